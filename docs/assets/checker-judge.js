/*
 * What each message of a transcript is, and what is wrong with it, by one protocol version.
 *
 * A message that was judged is {index, line, last, verdict, kind, method, direction, version, page, payload, gates,
 * notes, options}: `payload` is the definition of its params, result or error, with the faults and losses in it;
 * `options` are the methods that an answer without a request may answer; a note is {severity, pointer, reason, address}.
 */
{
  const checker = acpChecker;
  const { isObject, has } = checker;
  const TURNED = { "client->agent": "agent->client", "agent->client": "client->agent" };
  const SENDER = { "client->agent": "a client", "agent->client": "an agent" };
  const FARTHEST = 0.4;

  const versions = () => Object.keys(acpSchemas.versions);
  const named = (number) => versions().find((version) => acpSchemas.versions[version].number === number);

  /* How many letters differ between two names. */
  const distance = (one, other) => {
    let row = [...other, ""].map((_, i) => i);
    [...one].forEach((letter, i) => {
      const next = [i + 1];
      [...other].forEach((mark, j) =>
        next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + Number(letter !== mark))),
      );
      row = next;
    });
    return row.at(-1);
  };

  const closest = (name, known) => {
    const [near] = known.map((each) => [distance(name.slice(0, 80), each), each]).sort(([a], [b]) => a - b);
    return near && near[0] <= Math.max(1, near[1].length * FARTHEST) ? near[1] : undefined;
  };

  /*
   * Judges messages in their order; options are those of acpChecker.check. With `own`, an `initialize` that names
   * another version is judged by that one.
   */
  class Judge {
    constructor(version, { stable = false, answers = {}, own = false }) {
      Object.assign(this, { version, stable, answers, own, pending: [] });
    }

    schemas(version, all = !this.stable) {
      return checker.schemas(version, all);
    }

    judge(entry, index) {
      const { line, last, value, dir, fault, batch } = entry;
      const out = { index, line, last, direction: dir, version: this.version, gates: [], notes: [] };
      if (fault !== undefined) return ended(out, fault.startsWith("not JSON") ? "not JSON" : "invalid", "", fault);
      if (batch) error(out, "", "stands in a list: ACP has no batches, so each message is a line of its own");
      if (!isObject(value))
        return ended(
          out,
          "invalid",
          "",
          `${checker.nameOf(value)} where an object is wanted: this is no JSON-RPC message`,
        );
      if (!has(value, "jsonrpc")) error(out, "/jsonrpc", '`jsonrpc` is required and is not there: it is "2.0"');
      else if (value.jsonrpc !== "2.0") error(out, "/jsonrpc", 'not "2.0"');
      const answers = ["result", "error"].filter((name) => has(value, name));
      if (answers.length > 1) error(out, "", "`result` and `error` in one message: an answer has one of them");
      if (has(value, "method") && answers.length > 0)
        error(out, "", `\`method\` and \`${answers[0]}\` in one message: it is a request or an answer`);
      if (has(value, "method")) this.call(value, out);
      else if (answers.length > 0) this.answer(value, answers.at(-1), out);
      else return ended(out, "invalid", "", "neither `method`, `result` nor `error`: this is no JSON-RPC message");
      return settled(out);
    }

    call(message, out) {
      const { method } = message;
      if (typeof method !== "string")
        return error(out, "/method", `${checker.nameOf(method)} where a string is wanted`);
      out.method = method;
      out.kind = has(message, "id") ? "request" : "notification";
      if (this.own && method === "initialize") out.version = named(message.params?.protocolVersion) ?? out.version;
      if (out.kind === "request") this.id(message.id, out);
      const form = this.form(method, out);
      if (out.kind === "request")
        this.pending.push({ id: key(message.id), method, form, direction: form?.direction ?? out.direction });
      if (form === undefined) return this.unlisted(method, out);
      out.page = form.page;
      this.sent(form, out);
      if (form.gates) out.gates.push(...form.gates.map((gate) => ({ gate, pointer: "/method", path: "" })));
      return this.payload(message.params ?? Object.create(null), form.params, "/params", out);
    }

    /* The form of a method that a message has: by kind, and by direction where there are several. */
    form(method, out) {
      const forms = this.schemas(out.version).methods.filter((each) => each.name === method);
      const kind = forms.filter((each) => each.kind === out.kind);
      return kind.find((each) => each.direction === out.direction) ?? kind[0] ?? forms[0];
    }

    sent(form, out) {
      if (form.kind !== out.kind) {
        const id = form.kind === "request" ? "a request, which has an `id`" : "a notification, which has no `id`";
        error(out, "/id", `\`${form.name}\` is ${id}`);
      }
      const wrong = SENDER[form.direction] && SENDER[out.direction] && form.direction !== out.direction;
      if (wrong)
        error(
          out,
          "/method",
          `sent by ${SENDER[out.direction]}: \`${form.name}\` is for ${SENDER[form.direction]} to send`,
        );
      out.direction ??= form.direction;
    }

    id(id, out) {
      if (id === null)
        note(out, "warning", "/id", "an id of null: its answer looks like one to a request that could not be read");
      const { table } = this.schemas(out.version);
      this.put(this.schemas(out.version).read(id, table.requestId, "/id"), out);
    }

    unlisted(method, out) {
      if (method.startsWith("_")) {
        out.verdict = "extension";
        return note(out, "note", "/method", "begins with `_`: not part of the protocol, and any params are allowed");
      }
      const gated = this.schemas(out.version, true).methods.find((each) => each.name === method);
      const elsewhere = versions().filter((each) =>
        this.schemas(each, true).methods.some((one) => one.name === method),
      );
      const near = closest(
        method,
        this.schemas(out.version).methods.map((each) => each.name),
      );
      out.page = gated?.page;
      out.verdict = "unknown method";
      if (gated) {
        for (const gate of gated.gates) out.gates.push({ gate, pointer: "/method", path: "" });
        return error(
          out,
          "/method",
          `not a method of stable ${out.version}: it needs ${gated.gates.map((gate) => `\`${gate}\``).join(" and ")}`,
        );
      }
      const more =
        elsewhere.length > 0 ? `, but of ${elsewhere.join(" and ")}` : near ? `; did you mean \`${near}\`?` : "";
      return error(out, "/method", `not a method of ${out.version}${more}`);
    }

    answer(message, member, out) {
      out.kind = member;
      if (!has(message, "id"))
        error(out, "/id", "`id` is required and is not there: an answer repeats that of its request");
      else this.put(this.schemas(out.version).read(message.id, this.schemas(out.version).table.requestId, "/id"), out);
      const call = this.request(message, member, out);
      out.method = call?.method;
      out.page = call?.form?.page;
      out.direction ??= TURNED[call?.direction] ?? call?.direction;
      if (this.own && out.method === "initialize") out.version = named(message.result?.protocolVersion) ?? out.version;
      if (member === "error") return this.payload(message.error, this.schemas(out.version).table.error, "/error", out);
      if (call === undefined) return this.unanswered(out);
      const form = this.schemas(out.version).methods.find((each) => each.name === out.method && each.result);
      if (form === undefined) {
        out.verdict = out.method.startsWith("_") ? "extension" : "unknown method";
        const where = `${out.version}${this.stable ? " without gates" : ""}`;
        const reason = `answers \`${out.method}\`, which is not a method of ${where}`;
        return out.verdict === "extension"
          ? note(out, "note", "/result", `answers \`${out.method}\`: any result is allowed`)
          : error(out, "/result", reason);
      }
      out.page = form.page;
      if (form.gates) out.gates.push(...form.gates.map((gate) => ({ gate, pointer: "", path: "" })));
      return this.result(message.result, form, out);
    }

    /* A result of null is read as an object without members where that fits. */
    result(value, form, out) {
      const empty =
        value === null && this.schemas(out.version).read(Object.create(null), form.result).faults.length === 0;
      if (!empty) return this.payload(value, form.result, "/result", out);
      const lost = { pointer: "/result", reason: "null is read as an object without members", path: form.result };
      out.payload = { definition: form.result, faults: [], losses: [lost] };
      return this.put({ faults: [], losses: [lost], gates: [] }, out);
    }

    /* The request that an answer is for: the one with its id that went the other way, else the one that it fits. */
    request(message, member, out) {
      const [id, asked] = [key(message.id), this.answers[out.index]];
      const open = this.pending.filter(
        (each) =>
          each.id === id && (!out.direction || !TURNED[each.direction] || TURNED[each.direction] === out.direction),
      );
      const fitting = (each) =>
        each.form?.result && this.schemas(out.version).read(message.result, each.form.result).faults.length === 0;
      const found = (open.length > 1 && member === "result" && open.find(fitting)) || open[0];
      this.pending = this.pending.filter((each) => each !== found);
      if (found !== undefined || member === "error") return found;
      const methods = this.schemas(out.version).methods.filter((each) => each.result);
      out.options = [...new Set(methods.map((each) => each.name))];
      return asked ? { method: asked, form: methods.find((each) => each.name === asked) } : undefined;
    }

    unanswered(out) {
      out.verdict = "method needed";
      note(out, "note", "/result", "the request with this id is not there: choose the method that this answers");
    }

    payload(value, definition, pointer, out) {
      const read = this.schemas(out.version).read(value, definition, pointer);
      out.payload = { definition, faults: read.faults, losses: read.losses };
      this.put(read, out);
      if (!this.stable) return;
      const { gates } = this.schemas(out.version, true).read(value, definition, pointer);
      const page = this.schemas(out.version, true);
      for (const { gate, pointer: at, path } of gates) {
        note(
          out,
          "gate",
          at,
          `stands behind the gate \`${gate}\`: to a receiver without it, this is unknown`,
          page.address(path),
        );
      }
    }

    put({ faults, losses, gates }, out) {
      const at = this.schemas(out.version);
      for (const each of faults) note(out, "error", each.pointer, each.reason, at.address(each.path));
      for (const each of losses) note(out, "lenient", each.pointer, each.reason, at.address(each.path));
      out.gates.push(...gates);
    }
  }

  const key = (id) => `${typeof id} ${id instanceof checker.Exact ? id.whole : JSON.stringify(id)}`;
  const note = (out, severity, pointer, reason, address) => void out.notes.push({ severity, pointer, reason, address });
  const error = (out, pointer, reason) => note(out, "error", pointer, reason);

  const ended = (out, verdict, pointer, reason) => {
    error(out, pointer, reason);
    return { ...out, verdict };
  };

  /* A message with its verdict: the worst that its notes say. */
  const settled = (out) => {
    const has = (severity) => out.notes.some((each) => each.severity === severity);
    const worst = has("error") ? "invalid" : has("lenient") ? "lenient" : "valid";
    return {
      ...out,
      verdict: out.verdict === "unknown method" || worst !== "invalid" ? (out.verdict ?? worst) : "invalid",
    };
  };

  Object.assign(acpChecker, { Judge, versions, named });
}
