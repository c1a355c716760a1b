/*
 * The schemas of a protocol version with every gate open, or with none, and the validator on them. Also where each part
 * is described. They come from `acpSchemas`, a file of its own.
 */
{
  const checker = acpChecker;
  const { validate, dereference } = acpJsonSchema;
  const DRAFT = "2020-12";
  const MOST_ASKED = 20_000;

  const isOpen = (node) => !node?.["x-feature"];

  /* A node without the parts that stand behind a gate. */
  const narrowed = (node) => {
    if (Array.isArray(node)) return node.filter(isOpen).map(narrowed);
    if (typeof node !== "object" || node === null) return node;
    const out = {};
    for (const [keyword, value] of Object.entries(node)) {
      if (keyword === "properties") out.properties = properties(value);
      else out[keyword] = keyword === "x-instead" ? value : narrowed(value);
    }
    if (out.required) out.required = out.required.filter((name) => isOpen(node.properties?.[name]));
    if (out.enum && out["x-values"]) out.enum = out.enum.filter((value) => !Object.hasOwn(out["x-values"], value));
    delete out["x-values"];
    return listed(out);
  };

  const properties = (all) =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([, node]) => isOpen(node))
        .map(([name, node]) => [name, narrowed(node)]),
    );

  /* The node of a union whose branch for other tags refuses those that are left, and no more. */
  const listed = (node) => {
    const branches = node.anyOf ?? node.oneOf ?? [];
    const tag = node["x-union"];
    const tags = tag
      ? branches.filter((each) => each["x-by"] && !each["x-other"]).map((each) => each.properties[tag].const)
      : [];
    for (const branch of branches.filter((each) => tag && each["x-other"])) branch.properties[tag].not = { enum: tags };
    return node;
  };

  /* A protocol version, with all gates or without any. */
  class Schemas {
    constructor(version, all) {
      const table = acpSchemas.versions[version];
      this.version = version;
      this.table = table;
      this.methods = table.methods.filter((method) => all || !method.gates);
      this.definitions = all
        ? table.definitions
        : Object.fromEntries(
            Object.entries(table.definitions)
              .filter(([, node]) => isOpen(node))
              .map(([k, v]) => [k, narrowed(v)]),
          );
      this.root = { $defs: this.definitions };
    }

    /* What the validator looks up, made once. */
    get lookup() {
      this.found ??= dereference(this.root);
      return this.found;
    }

    fits(value, node) {
      return validate(value, node, DRAFT, this.lookup, true).valid;
    }

    /*
     * A value read as a definition. Where the validator refuses as a whole what was read without a fault, that holds;
     * of a very large value it is only asked part by part, since it tries every branch of every union.
     */
    read(value, name, at = "") {
      let asked = 0;
      const fits = (part, node) => {
        asked += 1;
        return this.fits(part, node);
      };
      const found = new checker.Reading(this.definitions, fits).definition(value, name, at);
      const isValid = found.faults.length + found.losses.length === 0;
      if (!isValid || asked > MOST_ASKED || this.fits(plain(value), this.definitions[name])) return found;
      return { ...found, faults: [{ pointer: at, reason: `no ${name} by its schema`, path: name, kind: "value" }] };
    }

    /* The address of a part, from the page of the checker: a definition, or a property, variant or value in one. */
    address(path) {
      const page = this.table.pages.find(([, names]) => names.includes(path.split(/[.:=]/, 1)[0]))?.[0];
      const anchor = path.toLowerCase().replace(/[^\w.:=$/-]+/g, "-");
      return page && `${page}#${anchor}`;
    }
  }

  /* A value as the validator takes it: numbers are doubles. */
  const plain = (value) => {
    if (value instanceof checker.Exact) return Number(value.whole);
    if (Array.isArray(value)) return value.map(plain);
    if (!checker.isObject(value)) return value;
    const out = Object.create(null);
    for (const name of Object.keys(value)) out[name] = plain(value[name]);
    return out;
  };

  const made = new Map();
  const schemas = (version, all) => {
    const key = `${version} ${all}`;
    if (!made.has(key)) made.set(key, new Schemas(version, all));
    return made.get(key);
  };

  Object.assign(acpChecker, { schemas });
}
