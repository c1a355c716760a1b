/*
 * The page of the message checker: a form, and below it what acpChecker.check finds. Whatever was pasted is shown as
 * text, and nothing leaves the page.
 */
{
  const PAUSE = 300;
  const MOST_NOTES = 20;
  const MOST_LETTERS = 200;
  const VERDICTS = {
    valid: "Valid",
    lenient: "Read leniently",
    invalid: "Invalid",
    "not JSON": "Not JSON",
    extension: "Extension",
    "unknown method": "Unknown method",
    "method needed": "Method needed",
  };
  const SEVERITIES = { error: "Error", lenient: "Dropped", warning: "Warning", gate: "Gate", note: "Note" };
  const KINDS = { request: "request", notification: "notification", result: "result", error: "error" };

  /* An element with attributes; children are elements or text. */
  const element = (name, attributes = {}, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children.filter((child) => child !== "" && child !== undefined));
    return made;
  };

  const short = (text) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}...` : text);
  const code = (text) => element("code", {}, short(text));
  const linked = (inner, address) => (address ? element("a", { href: address }, inner) : inner);

  /* A reason, with what stands in backticks as code. */
  const words = (reason) => reason.split("`").map((part, i) => (i % 2 ? code(part) : part));

  const choice = (id, options) =>
    element("select", { id }, ...options.map(([value, text]) => element("option", { value }, text)));
  const labelled = (text, control) =>
    element("span", { class: "acp-checker__choice" }, element("label", { for: control.id }, text), control);

  const root = document.getElementById("acp-checker");
  const input = element("textarea", {
    id: "acp-checker-text",
    rows: 12,
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
  });
  const version = choice("acp-checker-version", [
    ["", "find out"],
    ...Object.keys(acpSchemas.versions).map((name) => [name, name]),
  ]);
  const features = choice("acp-checker-features", [
    ["", "all gates"],
    ["stable", "stable"],
  ]);
  const button = element("button", { type: "submit", class: "md-button md-button--primary" }, "Check");
  const status = element("p", { role: "status", "aria-live": "polite" });
  const results = element("ol", { class: "acp-checker__results" });
  let answers = {};
  let timer;

  const examples = acpSchemas.examples.map(({ title, text }) => {
    const made = element("button", { type: "button", class: "md-button" }, title);
    made.addEventListener("click", () => fill(text));
    return made;
  });

  const fill = (text) => {
    input.value = text;
    answers = {};
    show();
  };

  const badge = (gate) => {
    const { status: state = "unstable", page } = acpSchemas.gates[gate] ?? {};
    return element("a", { href: page, class: `acp-badge acp-badge--${state}` }, gate);
  };

  const place = ({ line, last }) => (last > line ? `Lines ${line} to ${last}` : `Line ${line}`);

  /* What a message is, in a line. */
  const title = (message) => {
    const { payload, gates, kind, method, direction, page, verdict } = message;
    const facts = [place(message)];
    if (kind) facts.push(element("span", {}, ...(method ? [linked(code(method), page), " "] : []), KINDS[kind]));
    if (kind && direction) facts.push(short(direction.replace("<->", " ↔ ").replace("->", " → ")));
    if (kind) facts.push(message.version);
    if (payload)
      facts.push(
        linked(code(payload.definition), acpChecker.schemas(message.version, true).address(payload.definition)),
      );
    const badges = [...new Set(gates.map(({ gate }) => gate))].map(badge);
    const shown = element(
      "span",
      { class: "acp-badge acp-checker__verdict", "data-verdict": verdict },
      VERDICTS[verdict],
    );
    return element(
      "p",
      {},
      shown,
      ...facts.flatMap((fact, i) => [i ? " · " : " ", fact]),
      ...badges.flatMap((each) => [" ", each]),
    );
  };

  const noted = ({ severity, pointer, reason, address }) => {
    const where = pointer ? linked(code(pointer), address) : linked("the message", address);
    return element("li", {}, element("strong", {}, SEVERITIES[severity]), " ", where, ": ", ...words(reason));
  };

  /* The choice of what an answer answers. */
  const asked = ({ index, options }) => {
    const select = choice(`acp-checker-answer-${index}`, [["", "choose"], ...options.map((name) => [name, name])]);
    select.value = answers[index] ?? "";
    select.addEventListener("change", () => {
      answers[index] = select.value;
      show(select.closest("li"));
    });
    return labelled("This answers", select);
  };

  const findings = (message) => {
    const rest = message.notes.slice(MOST_NOTES);
    // What was not looked at is always said.
    const cut = rest.filter((note) => note.reason.endsWith(acpChecker.CUT));
    const notes = [...message.notes.slice(0, MOST_NOTES), ...cut].map(noted);
    const more = rest.length - cut.length;
    if (more > 0) notes.push(element("li", {}, `and ${more} more of these`));
    return notes.length > 0 ? [element("ul", {}, ...notes)] : [];
  };

  const result = (message) => {
    const answered = message.options ? [asked(message)] : [];
    return element("li", {}, title(message), ...answered, ...findings(message));
  };

  /* A result in the place of an old one, but for the choice in it, which has the focus. */
  const renew = (item, message) => {
    const kept = item.querySelector(".acp-checker__choice");
    for (const child of [...item.children]) if (child !== kept) child.remove();
    kept.before(title(message));
    kept.after(...findings(message));
  };

  /* All of it in a sentence or two. */
  const summary = ({ messages, version: found, why, fits, left }) => {
    const count = (verdict) => messages.filter((each) => each.verdict === verdict).length;
    const low = (text) => text[0].toLowerCase() + text.slice(1);
    const parts = Object.entries(VERDICTS).map(([verdict, text]) => [count(verdict), low(text)]);
    const counted = parts.filter(([number]) => number > 0).map(([number, text]) => `${number} ${text}`);
    const said = `${messages.length} message${messages.length > 1 ? "s" : ""}: ${counted.join(", ")}.`;
    const alike = fits.length > 1 ? ` (no worse as ${fits.filter((each) => each !== found).join(" or ")})` : "";
    const reason = why && why !== "chosen" ? `: ${why}` : "";
    return [...words(`${said} Read as ${found}${alike}${reason}.`), left && ` ${left}`];
  };

  /* Whoever follows a link comes back to what was pasted: the browser keeps it with this entry of its history. */
  const keep = () => {
    try {
      history.replaceState({ acpPasted: input.value }, "");
    } catch {
      // It is too large to be kept.
    }
  };

  /* Check, and show what is found; `kept` is a result that stays where it is. */
  const show = (kept) => {
    clearTimeout(timer);
    keep();
    if (input.value.trim() === "") {
      status.textContent = "";
      return results.replaceChildren();
    }
    const found = acpChecker.check(input.value, {
      version: version.value,
      stable: features.value === "stable",
      answers,
    });
    status.replaceChildren(...summary(found).filter(Boolean));
    if (kept === undefined) return results.replaceChildren(...found.messages.map(result));
    return found.messages.forEach((message, i) => {
      const item = results.children[i];
      if (item === kept) renew(item, message);
      else item.replaceWith(result(message));
    });
  };

  const fromAddress = () => {
    if (!location.hash.startsWith("#m=")) return;
    const said = location.hash.slice(3);
    try {
      fill(decodeURIComponent(said));
    } catch {
      fill(said);
    }
  };

  const form = element(
    "form",
    { "aria-label": "Message checker" },
    element("label", { for: input.id }, "Message or transcript"),
    input,
    element(
      "div",
      { class: "acp-checker__choices" },
      labelled("Version", version),
      labelled("Features", features),
      button,
      ...examples,
    ),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    show();
  });
  input.addEventListener("input", () => {
    answers = {};
    clearTimeout(timer);
    timer = setTimeout(() => show(), PAUSE);
  });
  for (const select of [version, features]) select.addEventListener("change", () => show());
  addEventListener("hashchange", fromAddress);
  root.replaceChildren(form, status, results);
  if (history.state?.acpPasted) fill(history.state.acpPasted);
  else fromAddress();
}
