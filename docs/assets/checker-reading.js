/*
 * How a receiver reads a value by its schema: what is wrong with it, what leniency drops or defaults instead, and which
 * gates it needs. A union with a tag is read as the branch that the tag picks, and as no other. Whether a text, a number
 * or a constant fits is for the validator to say.
 *
 * A note is {pointer, reason, path, kind, wanted}: `path` names the part of the schema, `wanted` the JSON types that
 * would do where the value has another one.
 */
{
  const checker = acpChecker;
  const BOUNDS = { int64: [-(2n ** 63n), 2n ** 63n - 1n], uint64: [0n, 2n ** 64n - 1n] };
  const MOST_FAULTY = 200;
  const CUT = "are not looked at";
  const TYPES = {
    array: "an array",
    boolean: "a boolean",
    integer: "an integer",
    null: "null",
    number: "a number",
    object: "an object",
    string: "a string",
  };

  const reading = (faults = [], losses = [], gates = []) => ({ faults, losses, gates });
  const fault = (pointer, reason, path, kind = "value") => reading([{ pointer, reason, path, kind }]);
  const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value) && !isExact(value);
  const isExact = (value) => value instanceof checker.Exact;
  const has = (members, name) => Object.hasOwn(members, name);
  const join = (pointer, key) => `${pointer}/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
  const types = (node) => [node.type ?? []].flat();
  const own = (node) => Object.entries(node.properties ?? {}).filter(([name]) => name !== node["x-by"]);

  const nameOf = (value) => {
    if (value === null) return "null";
    if (Array.isArray(value)) return "an array";
    return isObject(value) ? "an object" : TYPES[isExact(value) ? "number" : typeof value];
  };

  const either = (words) => (words.length > 1 ? `${words.slice(0, -1).join(", ")} or ${words.at(-1)}` : words[0]);

  const wrongType = (value, wanted, pointer, path, more = "") => {
    const reason = `${nameOf(value)} where ${either(wanted)} is wanted${more}`;
    return reading([{ pointer, reason, path, kind: "type", wanted }]);
  };

  const missing = (name, pointer, path, more = "") =>
    fault(pointer, `\`${name}\` is required and is not there${more}`, path, "missing");

  const together = (readings) =>
    reading(
      readings.flatMap((each) => each.faults),
      readings.flatMap((each) => each.losses),
      readings.flatMap((each) => each.gates),
    );

  /* A reading of a part that stands behind gates. */
  const behind = (gates, pointer, path, inner) =>
    gates ? { ...inner, gates: [...gates.map((gate) => ({ gate, pointer, path })), ...inner.gates] } : inner;

  /* The first reading that loses nothing, else the first that can be read. */
  const best = (readings) => {
    const readable = readings.filter((each) => each.faults.length === 0);
    return readable.find((each) => each.losses.length === 0) ?? readable[0];
  };

  const lengths = (length, low, high, unit, at, path) => {
    if (low !== undefined && length < low) return fault(at, `fewer than ${low} ${unit}${low > 1 ? "s" : ""}`, path);
    if (high === undefined || length <= high) return reading();
    return fault(at, `more than ${high} ${unit}${high === 1 ? "" : "s"}`, path);
  };

  /* Reads values as definitions of one schema, a map from names to nodes; `fits(value, node)` is the validator. */
  class Reading {
    constructor(definitions, fits) {
      this.definitions = definitions;
      this.fits = fits;
    }

    definition(value, name, at = "") {
      return this.reference(value, name, at, "", new Set());
    }

    /* `through` are the references already followed at this very place: meeting one again is a loop. */
    read(value, node, at, path, through = new Set()) {
      if (node["x-nullable"]) return value === null ? reading() : this.read(value, node.anyOf[0], at, path, through);
      if (node.$ref) return this.reference(value, node.$ref.slice("#/$defs/".length), at, path, through);
      if (value === null && types(node).includes("null")) return reading();
      if (types(node).includes("array")) return this.array(value, node, at, path);
      if (types(node).includes("object")) return this.object(value, node, at, path, through);
      if (has(node, "x-union")) return this.union(value, node, at, path, through);
      return this.scalar(value, node, at, path);
    }

    reference(value, name, at, path, through) {
      const node = this.definitions[name];
      if (node === undefined) return fault(at, `${name} is not defined`, path);
      if (through.has(name)) return fault(at, `${name} refers to itself`, path);
      return behind(node["x-feature"], at, name, this.read(value, node, at, name, new Set([...through, name])));
    }

    array(value, node, at, path) {
      if (!Array.isArray(value)) return wrongType(value, [TYPES.array], at, path);
      const { readings, rest } = this.each(value, node.items, at, path);
      return together([...readings, lengths(value.length, node.minItems, node.maxItems, "item", at, path), rest]);
    }

    /* The items of a list, up to one that is the last straw; `rest` says that there are more. */
    each(value, node, at, path) {
      const readings = [];
      for (let faulty = 0; readings.length < value.length && faulty < MOST_FAULTY; ) {
        readings.push(this.read(value[readings.length], node, join(at, readings.length), path));
        faulty += Number(readings.at(-1).faults.length > 0);
      }
      const more = value.length - readings.length;
      const reason = `${MOST_FAULTY} items do not fit, and the ${more} after them ${CUT}`;
      return { readings, rest: more > 0 ? fault(at, reason, path) : reading() };
    }

    /* The properties, then the alternatives beside them: to those, a property that is read as absent is. */
    object(value, node, at, path, through) {
      if (!isObject(value)) return wrongType(value, [TYPES.object], at, path);
      const rest = node.additionalProperties;
      if (isObject(rest)) return together(Object.keys(value).map((k) => this.read(value[k], rest, join(at, k), path)));
      const readings = own(node).map(([name, member]) => this.field(value, name, member, node, at, path));
      if (!has(node, "x-union")) return together(readings);
      const lost = new Set(readings.flatMap((each) => each.losses.map((note) => note.pointer)));
      const kept = Object.create(null);
      for (const name of Object.keys(value)) if (!lost.has(join(at, name))) kept[name] = value[name];
      return together([...readings, this.union(kept, node, at, path, through)]);
    }

    field(members, name, node, outer, at, path) {
      const [where, part] = [join(at, name), `${path}.${name}`];
      const required = outer.required?.includes(name) ?? false;
      if (!has(members, name)) return required ? missing(name, where, part) : reading();
      const found = behind(node["x-feature"], where, part, this.items(members[name], node, where, part));
      // What is wrong with the value as a whole is told of the property, and not of its type.
      const here = (notes) => notes.map((note) => (note.pointer === where ? { ...note, path: part } : note));
      const all = { ...found, faults: here(found.faults), losses: here(found.losses) };
      return all.faults.length > 0 ? this.lenient(members[name], node, required, all, where, part) : all;
    }

    /* A property that does not fit, as its flags have it read. */
    lenient(value, node, required, found, pointer, path) {
      const lost = (reason) =>
        reading([], [{ pointer, reason, path }], behind(node["x-feature"], pointer, path, reading()).gates);
      if (node["x-deserialize-default-on-null"] && value === null) {
        return lost(`null is read as ${required && node.type === "array" ? "an empty list" : "absent"}`);
      }
      if (!node["x-deserialize-default-on-error"]) return found;
      return lost(`read as ${has(node, "x-instead") ? "its default" : "absent"}: ${found.faults[0].reason}`);
    }

    /* The value of a property, its list without the items that do not fit where the property says so. */
    items(value, node, at, path) {
      if (!node["x-deserialize-skip-invalid-items"] || !Array.isArray(value)) return this.read(value, node, at, path);
      const list = node["x-nullable"] ? node.anyOf[0] : node;
      const { readings, rest } = this.each(value, list.items ?? {}, at, path);
      const kept = value.length - readings.length + readings.filter((each) => each.faults.length === 0).length;
      const skipped = readings.map((each, i) => {
        if (each.faults.length === 0) return each;
        return reading([], [{ pointer: join(at, i), reason: `item dropped: ${each.faults[0].reason}`, path }]);
      });
      const unseen = reading([], rest.faults);
      return together([...skipped, lengths(kept, list.minItems, list.maxItems, "item", at, path), unseen]);
    }

    union(value, node, at, path, through) {
      const branches = node.anyOf ?? node.oneOf;
      if (node["x-union"]) return this.tagged(value, branches, node["x-union"], at, path, through);
      const readings = branches.map((branch) => this.branch(value, branch, at, path, through));
      const valid = readings.filter((each) => each.faults.length + each.losses.length === 0).length;
      if (node.oneOf && valid > 1) {
        const labels = branches.map((branch) => branch["x-name"]).join(", ");
        return fault(at, `fits more than one of ${labels}`, path, "alternatives");
      }
      return best(readings) ?? checker.nearest(value, this.attempts(value, readings, branches), at, path);
    }

    branch(value, node, at, path, through) {
      const part = `${path}:${node["x-label"]}`;
      return behind(node["x-feature"], at, part, this.read(value, node, at, part, through));
    }

    attempts(value, readings, branches) {
      return readings.map((each, i) => ({
        reading: each,
        label: branches[i]["x-name"],
        known: this.known(value, branches[i]),
      }));
    }

    /* The tag picks the branch; a branch without one is tried where that refuses. */
    tagged(value, branches, tag, at, path, through) {
      const tags = branches
        .filter((each) => each["x-by"] && !each["x-other"])
        .map((each) => each.properties[tag].const);
      if (!isObject(value)) return wrongType(value, [TYPES.object], at, path, nested(value, tags, tag, at));
      const named = has(value, tag) ? value[tag] : undefined;
      const picks = (each) =>
        each["x-by"] &&
        (each["x-other"] ? typeof named === "string" && !tags.includes(named) : each.properties[tag].const === named);
      const picked = branches.find(picks);
      const loose = branches.filter((each) => !each["x-by"]);
      const readings = [...(picked ? [picked] : []), ...loose].map((each) =>
        this.branch(value, each, at, path, through),
      );
      const taken = best(readings) ?? (picked && readings[0]);
      return taken ?? this.withoutTag(value, branches, tag, tags, readings, at, path, through);
    }

    /* What is wrong with a value of which the tag picks no branch; `loose` is what those without a tag say. */
    withoutTag(value, branches, tag, tags, loose, at, path, through) {
      const rest = Object.create(null);
      for (const name of Object.keys(value)) if (name !== tag) rest[name] = value[name];
      // A tag that is not there was hardly meant to be one of later versions.
      const tried = branches.filter(
        (each) => each["x-by"] && (!each["x-other"] || has(value, tag) || loose.length === 0),
      );
      const readings = tried.map((each) => this.branch(rest, each, at, path, through));
      const untagged = this.attempts(
        rest,
        loose,
        branches.filter((each) => !each["x-by"]),
      );
      const wrong = unknownTag(value, tag, tags, join(at, tag), path);
      return checker.byTag(value, untagged, this.attempts(rest, readings, tried), at, path, wrong);
    }

    /* A value that has no parts. */
    scalar(value, node, at, path) {
      const [type] = types(node);
      if (type === undefined) return reading();
      if (isExact(value) ? within(value, node) : this.fits(value, node)) {
        const gates = node["x-values"] && has(node["x-values"], String(value)) ? node["x-values"][value] : undefined;
        return behind(gates, at, `${path}=${value}`, reading());
      }
      const whole = type === "integer" && (isExact(value) || Number.isInteger(value));
      const right = type === "integer" ? whole : nameOf(value) === TYPES[type];
      if (!right) return wrongType(value, [TYPES[type]], at, path);
      const wrong = type === "string" ? long(value, node, at, path) : beyond(value, node, at, path);
      const constants = (node.enum ?? []).map((constant) => JSON.stringify(constant)).join(", ");
      return wrong.faults.length > 0 ? wrong : fault(at, `not one of ${constants}`, path);
    }

    /* How many properties of a value, or of the items of a list, a node lists. */
    known(value, node, through = new Set()) {
      if (node["x-nullable"]) return this.known(value, node.anyOf[0], through);
      if (node.$ref) {
        const name = node.$ref.slice("#/$defs/".length);
        const inner = through.has(name) ? undefined : this.definitions[name];
        return inner ? this.known(value, inner, new Set([...through, name])) : 0;
      }
      if (Array.isArray(value))
        return node.items ? value.reduce((sum, item) => sum + this.known(item, node.items), 0) : 0;
      if (!isObject(value)) return 0;
      const listed = own(node).filter(([name]) => has(value, name)).length;
      const branches = has(node, "x-union") ? (node.anyOf ?? node.oneOf).filter((each) => !each["x-other"]) : [];
      return listed + branches.reduce((most, each) => Math.max(most, this.known(value, each, through)), 0);
    }
  }

  const long = (text, node, at, path) =>
    lengths([...text].length, node.minLength, node.maxLength, "character", at, path);

  const beyond = (value, node, at, path) => {
    const [low, high] = BOUNDS[node.format] ?? [node.minimum, node.maximum];
    const number = isExact(value) ? value.whole : value;
    if (low !== undefined && number < low) return fault(at, `less than ${low}`, path);
    return high !== undefined && number > high ? fault(at, `more than ${high}`, path) : reading();
  };

  /* Whether a number that a double cannot hold is one that a node takes. */
  const within = (value, node) => {
    const isNumber = types(node).some((type) => type === "integer" || type === "number");
    return isNumber && !node.enum && beyond(value, node, "", "").faults.length === 0;
  };

  /* What to say of a tag that stands where an object with it is wanted. */
  const nested = (value, tags, tag, at) => {
    if (typeof value !== "string" || !tags.includes(value)) return "";
    const last = at.slice(at.lastIndexOf("/") + 1);
    const form = `{"${tag}": "${value}", ...}`;
    const whole = !last || /^\d+$/.test(last) ? form : `{"${last}": ${form}}`;
    return `: the name of a variant goes into the object, as in ${whole}`;
  };

  const unknownTag = (value, tag, tags, at, path) => {
    const known = ` (known: ${tags.join(", ")})`;
    if (!has(value, tag)) return missing(tag, at, path, known).faults[0];
    if (typeof value[tag] !== "string") return wrongType(value[tag], [TYPES.string], at, path, known).faults[0];
    return fault(at, `no variant has this name${known}`, path, "variant").faults[0];
  };

  Object.assign(acpChecker, { CUT, Reading, reading, fault, wrongType, nameOf, isObject, has, join });
}
