/*
 * JSON as the message checker reads it: with the line and column of what is wrong, whole numbers kept as they are
 * written, and a limit to nesting, so that no text can exhaust the stack. It gives what JSON.parse gives, but objects
 * have no prototype, and a whole number that a double cannot hold is an Exact.
 */
{
  const DEEPEST = 500;
  const SPACE = /[ \t\n\r]*/y;
  const NUMBER = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?/y;
  const PLAIN = /[^"\\\u0000-\u001f]*/y;
  const WORDS = { true: true, false: false, null: null };
  const ESCAPES = { '"': '"', "\\": "\\", "/": "/", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };
  const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

  /* A whole number beyond 2^53. */
  class Exact {
    constructor(text) {
      this.whole = BigInt(text);
    }

    toJSON() {
      return Number(this.whole);
    }
  }

  /* Why a text is not JSON; `at` is where in the text. */
  class JsonFault extends Error {
    constructor(reason, at) {
      super(reason);
      this.at = at;
    }
  }

  /* Reads values from a text, one after the other. */
  class Reader {
    constructor(text) {
      this.text = text;
      this.at = 0;
    }

    match(pattern) {
      pattern.lastIndex = this.at;
      const found = pattern.exec(this.text);
      this.at += found?.[0].length ?? 0;
      return found;
    }

    space() {
      this.match(SPACE);
      return this.at < this.text.length;
    }

    fail(reason, at = this.at) {
      throw new JsonFault(reason, at);
    }

    /* The next value. What it stands in is kept in a list and not on the stack. */
    value() {
      const open = [];
      for (;;) {
        let value = this.opened(open);
        if (value === undefined) continue;
        while (open.length > 0 && !this.goesOn(open.at(-1), value)) {
          value = open.pop().value;
        }
        if (open.length === 0) return value;
      }
    }

    /* A value that is complete, or undefined where a container with something in it begins. */
    opened(open) {
      this.space();
      const mark = this.text[this.at];
      if (mark !== "{" && mark !== "[") return this.scalar(mark);
      if (open.length === DEEPEST) this.fail(`nested deeper than ${DEEPEST} levels`);
      this.at += 1;
      this.space();
      const value = mark === "{" ? Object.create(null) : [];
      if (this.text[this.at] === (mark === "{" ? "}" : "]")) {
        this.at += 1;
        return value;
      }
      open.push({ value, close: mark === "{" ? "}" : "]", key: mark === "{" ? this.key() : null });
      return undefined;
    }

    /* Put a value into its container; whether there is another to come. */
    goesOn(container, value) {
      if (container.key === null) container.value.push(value);
      else container.value[container.key] = value;
      this.space();
      const mark = this.text[this.at];
      if (mark !== "," && mark !== container.close) this.unexpected(`"," or "${container.close}" is wanted`);
      this.at += 1;
      if (mark === "," && container.key !== null) {
        this.space();
        container.key = this.key();
      }
      return mark === ",";
    }

    key() {
      if (this.text[this.at] !== '"') this.unexpected("the name of a member, in double quotes, is wanted");
      const key = this.string();
      this.space();
      if (this.text[this.at] !== ":") this.unexpected('":" is wanted');
      this.at += 1;
      return key;
    }

    scalar(mark) {
      if (mark === '"') return this.string();
      const start = this.at;
      const number = this.match(NUMBER);
      if (number) return this.number(number, start);
      const word = this.text.slice(start, start + 12).match(/^-?\w+/)?.[0];
      if (word === undefined || !Object.hasOwn(WORDS, word)) {
        const known = ["NaN", "Infinity", "-Infinity", "undefined", "None", "True", "False"].includes(word);
        this.unexpected(known ? `JSON has no ${word}` : "a value is wanted");
      }
      this.at += word.length;
      return WORDS[word];
    }

    number([text, fraction, exponent], start) {
      if (/[\w.]/.test(this.text[this.at] ?? "")) this.fail("not a number as JSON writes them", start);
      const value = Number(text);
      if (!Number.isFinite(value)) this.fail("a number beyond the range of a double", start);
      const whole = fraction === undefined && exponent === undefined;
      return whole && !Number.isSafeInteger(value) ? new Exact(text) : value;
    }

    string() {
      const start = this.at;
      const parts = [];
      this.at += 1;
      for (;;) {
        parts.push(this.match(PLAIN)[0]);
        const mark = this.text[this.at];
        if (mark === '"') break;
        if (mark === undefined) this.fail("a text without an end", start);
        if (mark !== "\\") this.fail("a control character in a text: write it as an escape");
        parts.push(this.escape());
      }
      this.at += 1;
      const value = parts.length === 1 ? parts[0] : parts.join("");
      if (LONE.test(value)) this.fail("half of a surrogate pair in a text, which UTF-8 cannot hold", start);
      return value;
    }

    escape() {
      const name = this.text[this.at + 1];
      const code = this.text.slice(this.at + 2, this.at + 6);
      const wide = name === "u" && /^[\da-fA-F]{4}$/.test(code);
      if (!wide && !Object.hasOwn(ESCAPES, name ?? "")) this.fail("JSON has no such escape in a text");
      this.at += wide ? 6 : 2;
      return wide ? String.fromCharCode(Number.parseInt(code, 16)) : ESCAPES[name];
    }

    unexpected(wanted) {
      const there = this.text.codePointAt(this.at);
      const shown = there === undefined ? "the end of the text" : JSON.stringify(String.fromCodePoint(there));
      this.fail(`${shown} here: ${wanted}`);
    }
  }

  /* Line and column, from 1, of a place in a text. */
  const position = (text, at) => {
    const before = text.slice(0, at);
    const line = before.split("\n").length;
    return { line, column: [...before.slice(before.lastIndexOf("\n") + 1)].length + 1 };
  };

  globalThis.acpChecker = { Exact, JsonFault, Reader, position };
}
