/*
 * Browsers start no worker from disk (file:). There, and only there, the search index is built in a hidden frame
 * that looks like a worker from both sides. The theme looks for `iframe-worker` in this file's name.
 */
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(address) {
      super();
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      this.frame.srcdoc = "<!doctype html><title>search</title>";
      this.ready = new Promise((resolve) => this.frame.addEventListener("load", resolve, { once: true }))
        .then(() => this.furnish())
        .then(() => this.load(address));
      document.documentElement.append(this.frame);
    }

    /* What a worker finds in its own scope. */
    furnish() {
      const inside = this.frame.contentWindow;
      inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      inside.importScripts = (...addresses) => Promise.all(addresses.map((each) => this.load(each)));
    }

    load(address) {
      return new Promise((resolve, reject) => {
        const script = this.frame.contentDocument.createElement("script");
        script.src = new URL(address, location.href);
        script.onload = resolve;
        script.onerror = reject;
        this.frame.contentDocument.body.append(script);
      });
    }

    postMessage(data) {
      this.ready.then(() => this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data })));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
