/*
 * What was pasted, as single messages: one message, one after the other (one a line, or each over several lines), a list
 * of them, or rows {"dir": ..., "message": ...} of a recording. What is no JSON is an entry too.
 *
 * An entry is {line, last, value, dir, fault, batch}: the lines that it stands on, then what it says or why it says
 * nothing. `batch` marks a message that stood in a list of its own line.
 */
{
  const checker = acpChecker;
  const MOST_MESSAGES = 1000;
  const MOST_TEXT = 2_000_000;
  const START = /\n(?=[ \t]*[[{])/g;

  /* Counts the lines of a text on the way through it. */
  class Lines {
    constructor(text) {
      Object.assign(this, { text, at: 0, line: 1 });
    }

    of(place) {
      for (
        let next = this.text.indexOf("\n", this.at);
        next !== -1 && next < place;
        next = this.text.indexOf("\n", this.at)
      ) {
        this.at = next + 1;
        this.line += 1;
      }
      return this.line;
    }

    column(place) {
      return [...this.text.slice(this.text.lastIndexOf("\n", place - 1) + 1, place)].length + 1;
    }
  }

  /* The messages in a value that stands on a line of its own. */
  const unfolded = (value, where, dir, batch = false) => {
    if (Array.isArray(value) && !batch && value.length > 0)
      return value.flatMap((each) => unfolded(each, where, dir, true));
    const isRow = checker.isObject(value) && "dir" in value && !("method" in value) && !("jsonrpc" in value);
    if (!isRow) return [{ ...where, value, dir, batch }];
    const from = typeof value.dir === "string" ? value.dir : undefined;
    if ("message" in value) return unfolded(value.message, where, from, false);
    return [{ ...where, dir: from, fault: "this row has no `message`: what was recorded is not JSON" }];
  };

  /* A place in the text where the next message may begin, after something that is not JSON. */
  const resumed = (text, at) => {
    START.lastIndex = at;
    return START.exec(text)?.index ?? text.length;
  };

  /* Every entry of a text, and in words what was left out of it. */
  const entries = (text) => {
    const reader = new checker.Reader(text.replace(/^\ufeff/, ""));
    const lines = new Lines(reader.text);
    const found = [];
    while (reader.space()) {
      if (found.length >= MOST_MESSAGES || (found.length > 0 && reader.at > MOST_TEXT))
        return { found, left: left(reader, lines, found) };
      const line = lines.of(reader.at);
      found.push(...next(reader, lines, line));
      // One value that is a list of messages is a transcript, and no batch.
      if (found[0].batch && line === 1 && !reader.space()) for (const each of found) each.batch = false;
    }
    if (found.length <= MOST_MESSAGES) return { found, left: "" };
    return {
      found: found.slice(0, MOST_MESSAGES),
      left: `Only the first ${MOST_MESSAGES} of ${found.length} messages are checked.`,
    };
  };

  const left = (reader, lines, found) =>
    `Only the first ${found.length} messages are checked: everything from line ${lines.of(reader.at)} on is left out ` +
    `(${(reader.text.length - reader.at).toLocaleString("en")} characters).`;

  const next = (reader, lines, line) => {
    const start = reader.at;
    try {
      const value = reader.value();
      return unfolded(value, { line, last: lines.of(reader.at) });
    } catch (error) {
      if (!(error instanceof checker.JsonFault)) throw error;
      const place = `line ${lines.of(error.at)}, column ${lines.column(error.at)}`;
      reader.at = resumed(reader.text, Math.max(error.at, start + 1));
      return [{ line, last: lines.of(reader.at), fault: `not JSON: ${error.message} (${place})` }];
    }
  };

  Object.assign(acpChecker, { entries });
}
