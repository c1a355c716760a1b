/*
 * The whole checker without a page: acpChecker.check(text, options) returns {messages, version, why, fits, left}, the
 * messages judged and by which version, why by that one, and what was left out.
 *
 * Options: `version` is v1, v2, ..., or nothing to find out; `stable` takes every gate for closed; `answers` are methods
 * of answers whose requests are not there, by the index of the message.
 */
{
  const checker = acpChecker;
  const { Judge, isObject, named, versions } = checker;

  /* The version that an `initialize` in the transcript settles, and how it does. */
  const settledBy = (found) => {
    const said = (member) => {
      const at = found.find(({ value }) => isObject(value) && Number.isInteger(value[member]?.protocolVersion));
      return at?.value[member].protocolVersion;
    };
    const number = said("result") ?? said("params");
    if (number === undefined) return {};
    const version = named(number);
    const words = `\`initialize\` ${said("result") === undefined ? "offers" : "settles on"} protocol version ${number}`;
    return { version, why: version ? words : `${words}, which is none of ${versions().join(", ")}` };
  };

  const bad = (messages) => messages.filter((each) => ["invalid", "unknown method"].includes(each.verdict)).length;

  const check = (text, options = {}) => {
    const { found, left } = checker.entries(text);
    const judged = (version, own) => {
      const judge = new Judge(version, { ...options, own });
      return found.map((entry, index) => judge.judge(entry, index));
    };
    if (options.version)
      return {
        messages: judged(options.version, false),
        version: options.version,
        why: "chosen",
        fits: [options.version],
        left,
      };
    const { version, why = "" } = settledBy(found);
    if (version) return { messages: judged(version, true), version, why, fits: [version], left };
    const tried = versions().map((each) => ({ version: each, messages: judged(each, true) }));
    const least = Math.min(...tried.map(({ messages }) => bad(messages)));
    const fits = tried.filter(({ messages }) => bad(messages) === least);
    return { ...fits[0], why, fits: fits.map((each) => each.version), left };
  };

  /* A value, as JSON, read as a definition: for those who have no message. */
  const judge = (text, definition, version, all = true) => {
    const { faults, losses } = checker.schemas(version, all).read(new checker.Reader(text).value(), definition);
    const told = (notes) => notes.map(({ pointer, reason }) => [pointer, reason]);
    return {
      verdict: faults.length ? "invalid" : losses.length ? "lenient" : "valid",
      faults: told(faults),
      losses: told(losses),
    };
  };

  Object.assign(acpChecker, { check, judge });
}
