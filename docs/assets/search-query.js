/*
 * What is typed into the search, as the search index takes it, and what it finds, with what is called as was typed first.
 * A title of the index holds the names of a thing, the full one first: `ErrorCode=-32000 · Authentication required`.
 */
{
  const SETUP = 0, QUERY = 2, RESULT = 3;
  const WHOLE = 20, STEP = 1e9, LEAST = 3;
  const version = /^v\d+$/;

  /* A minus before a digit is the sign of a number, and not a word to leave out. */
  const unsigned = (typed) => typed.replace(/(^|\s)-(?=\d)/g, "$1");
  /* A whole word counts for most, then one that begins so, then one that has it inside. Who writes the search's own
     language is taken at their word. */
  const asked = (typed, separator) => {
    const text = unsigned(typed);
    if (/["*^~]|(^|\s)[+-]/.test(text)) return text;
    const forms = (word) => [word, `${word}^${WHOLE}`, ...(word.length < LEAST ? [] : [`*${word}`])];
    return text.split(separator).filter(Boolean).flatMap(forms).join(" ");
  };

  const squeezed = (name) => name.replace(/[\s_/.:=$-]+/g, "");
  /* The names of what has a title: its full one, others, and that which it has inside of what it belongs to. */
  const named = (title) => {
    const [full, ...others] = title.replace(/<[^>]*>/g, "").toLowerCase().split(" · ");
    return { full, others: others.filter((name) => !version.test(name)), own: full.split(/[.:=]/).pop() };
  };
  /* In what way something is called as was typed, the best first. */
  const WAYS = [
    ({ full }, typed) => full === typed,
    ({ others }, typed) => others.includes(typed),
    ({ own }, typed) => own === typed,
    ({ full, others }, typed) => [full, ...others].some((name) => squeezed(name) === squeezed(typed)),
    ({ own }, typed) => squeezed(own) === squeezed(typed),
    ({ full }, typed) => squeezed(full).startsWith(squeezed(typed)),
    ({ own }, typed) => squeezed(own).startsWith(squeezed(typed)),
  ];
  /* How far up that puts it. Of what is called so in the same way, a heading of a guide, which has no boost, comes behind
     the reference to what it is about, and a long name behind a short one. */
  const likeness = (names, typed, boost) => {
    const way = names && squeezed(typed) ? WAYS.findIndex((holds) => holds(names, typed)) : -1;
    if (way < 0) return 0;
    return STEP * (WAYS.length - way) + (boost ? STEP / 2 : 0) - STEP / 100 * Math.min(names.full.length, 49);
  };

  /* The protocol version that is asked for beside other words, and these. */
  const split = (typed) => {
    const words = typed.trim().toLowerCase().split(/\s+/);
    const versions = words.filter((word) => version.test(word));
    const wanted = versions.length === 1 && words.length > 1 ? versions[0] : "";
    return { wanted, name: words.filter((word) => word !== wanted).join(" ") };
  };

  /* Where the page of a version stands among those with the same thing: the version asked for, then the older ones. */
  const turn = ([{ location }], wanted) => {
    const folder = location.split("/")[0];
    if (folder === wanted) return -1;
    return version.test(folder) ? Number(folder.slice(1)) : Number.MAX_SAFE_INTEGER;
  };
  const inTurn = (pages, wanted, key) => {
    const same = new Map();
    for (const page of pages) same.set(key(page), [...(same.get(key(page)) ?? []), page]);
    for (const group of same.values()) group.sort((one, other) => turn(one, wanted) - turn(other, wanted));
    return pages.map((page) => same.get(key(page)).shift());
  };

  const ranked = (pages, typed, names) => {
    const { wanted, name } = split(typed);
    const like = ({ location, boost }) => likeness(names.get(location), name, boost);
    for (const parts of pages) {
      for (const part of parts) part.score += like(part);
      parts.sort((one, other) => other.score - one.score);
    }
    pages.sort(([one], [other]) => other.score - one.score);
    const key = ([part]) => like(part) ? names.get(part.location).full : part.location.replace(/^v\d+\//, "");
    return inTurn(pages, wanted, key);
  };

  window.Worker = class extends window.Worker {
    constructor(...where) {
      super(...where);
      this.typed = [];
      this.addEventListener("message", ({ data: { type, data } }) => {
        if (type === RESULT) data.items = ranked(data.items, this.typed.shift() ?? "", this.names);
      });
    }

    postMessage(message) {
      const { type, data } = message;
      if (type === SETUP) {
        this.separator = new RegExp(data.config.separator);
        this.names = new Map(data.docs.map(({ location, title }) => [location, named(title)]));
      }
      if (type === QUERY) this.typed.push(data);
      super.postMessage(type === QUERY ? { ...message, data: asked(data, this.separator) } : message);
    }
  };
}
