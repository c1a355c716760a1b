/*
 * Which alternative of a union was meant by a value that fits none. One that wants another JSON type was not meant. Of
 * the others it is the one whose first fault lies deepest; then the one that misses the fewest properties, that knows
 * the most of those that are there, and that has the fewest faults. Where two are alike in all of that, none was.
 *
 * An attempt is {reading, label, known}: a value read as one alternative, and how many of its properties that lists.
 */
{
  const checker = acpChecker;
  const same = (note) => `${note.pointer}\n${note.reason}`;
  const slashes = (pointer) => pointer.split("/").length - 1;

  /* The faults that all readings have. */
  const inCommon = ([first, ...others]) => {
    const sets = others.map((reading) => new Set(reading.faults.map(same)));
    return first.faults.filter((note) => sets.every((set) => set.has(same(note))));
  };

  /* How far the value is from an alternative, the greatest thing first. What all share tells nothing. */
  const distance = (attempt, at, shared) => {
    const faults = attempt.reading.faults.filter((note) => !shared.has(same(note)));
    if (faults.length === 0) return [];
    const other = faults.some((note) => note.pointer === at && note.kind === "type");
    const depths = faults.map((note) => slashes(note.pointer) + Number(note.kind === "alternatives"));
    const absent = faults.filter((note) => note.kind === "missing" || note.kind === "alternatives").length;
    return [Number(other), -depths.reduce((a, b) => Math.min(a, b)), absent, -attempt.known, faults.length];
  };

  const compare = (one, other) => {
    for (let i = 0; i < Math.min(one.length, other.length); i += 1) {
      if (one[i] !== other[i]) return one[i] - other[i];
    }
    return one.length - other.length;
  };

  const least = (attempts, at, shared) =>
    attempts.map((each) => distance(each, at, shared)).reduce((a, b) => (compare(b, a) < 0 ? b : a));

  /*
   * What is wrong with a value that fits no alternative: the faults of the one that was meant. Where none was, what the
   * nearest have in common; and that none of them fits, where that is not all.
   */
  const nearest = (value, attempts, at, path) => {
    const { fault, reading, wrongType, nameOf } = checker;
    const shared = new Set(inCommon(attempts.map((each) => each.reading)).map(same));
    const best = least(attempts, at, shared);
    const near = attempts.filter((each) => compare(distance(each, at, shared), best) === 0);
    const common = inCommon(near.map((each) => each.reading));
    if (common.length === near[0].reading.faults.length) return reading(common);
    if (best[0]) {
      const here = near.flatMap((each) => each.reading.faults).filter((note) => note.pointer === at);
      return wrongType(value, [...new Set(here.flatMap((note) => note.wanted ?? []))], at, path);
    }
    const labels = [...new Set(near.map((each) => each.label))].join(", ");
    const none = fault(at, `${nameOf(value)} that fits none of ${labels}`, path, "alternatives").faults;
    return reading([...common.filter((note) => note.pointer !== at), ...none]);
  };

  /* An attempt with what is wrong with the tag in the place of what the branch says of it. */
  const without = (attempt, wrong) => {
    const rest = attempt.reading.faults.filter((note) => note.pointer !== wrong.pointer);
    return { ...attempt, reading: checker.reading([wrong, ...rest]) };
  };

  const mostKnown = (attempts) => attempts.reduce((most, each) => Math.max(most, each.known), 0);

  /*
   * What is wrong with a value of which the tag picks no branch, as `wrong` tells. It is the tag, and what all branches
   * need that have one; or, where a branch without a tag was meant, its faults.
   */
  const byTag = (value, untagged, tagged, at, path, wrong) => {
    const named = tagged.map((each) => without(each, wrong));
    const shared = new Set(inCommon([...untagged, ...named].map((each) => each.reading)).map(same));
    const byName = least(named, at, shared);
    const byShape = untagged.length > 0 ? least(untagged, at, shared) : null;
    // That there is no tag speaks for those without one, but where others list more of what is there.
    const alone = wrong.kind === "missing" && mostKnown(untagged) >= mostKnown(tagged);
    if (byShape !== null && (compare(byShape, byName) < 0 || alone)) return nearest(value, untagged, at, path);
    const common = inCommon(named.map((each) => each.reading));
    return checker.reading(common.filter((note) => note.kind !== "alternatives"));
  };

  Object.assign(acpChecker, { nearest, byTag });
}
