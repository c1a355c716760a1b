"""Which alternative of a union was meant by a value that fits none.

An alternative that wants another JSON type was not meant. Of the others it is the one whose first fault lies deepest;
then the one that misses the fewest properties, that knows the most of those that are there, and that has the fewest
faults. Where two are alike in all of that, none was.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from typing import Any

from .findings import Finding, Findings, Place, in_common, wrong_type
from .words import name_of


@dataclass(frozen=True, slots=True)
class Attempt:
    """A value read as one alternative. `known` is how many of its properties the alternative lists."""

    found: Findings
    label: str
    known: int

    def says_of(self, place: Place) -> bool:
        """Whether something is wrong at just this place."""
        return any(finding.pointer == place.pointer for finding in self.found.faults)

    def distance(self, at: Place, shared: Set[Finding]) -> tuple[int, ...]:
        """How far the value is from the alternative, the greatest thing first. What all share tells nothing."""
        faults = [finding for finding in self.found.faults if finding not in shared]
        if not faults:
            return ()
        other = any(finding.pointer == at.pointer and finding.kind == "type" for finding in faults)
        # That no alternative fits is told for what they have: something in the value is not there.
        depth = min(finding.pointer.count("/") + (finding.kind == "alternatives") for finding in faults)
        absent = sum(finding.kind in ("missing", "alternatives") for finding in faults)
        return (other, -depth, absent, -self.known, len(faults))


def nearest(value: Any, attempts: Sequence[Attempt], at: Place) -> Findings:
    """What is wrong with a value that fits no alternative: the faults of the one that was meant.

    Where none was, what the nearest have in common; and that none of them fits, where that is not all.
    """
    shared = frozenset(in_common([each.found for each in attempts]))
    least = min(each.distance(at, shared) for each in attempts)
    near = [each for each in attempts if each.distance(at, shared) == least]
    common = in_common([each.found for each in near])
    if len(common) == len(near[0].found.faults):
        return Findings(common)
    if least[0]:
        wanted = [w for each in near for f in each.found.faults for w in f.wanted if f.pointer == at.pointer]
        return wrong_type(value, list(dict.fromkeys(wanted)), at)
    labels = ", ".join(dict.fromkeys(_lacking(each, common, at) for each in near))
    none = Finding(at, f"{name_of(value)} that fits none of {labels}", "alternatives")
    return Findings((*(finding for finding in common if finding.pointer != at.pointer), none))


def _lacking(attempt: Attempt, common: Sequence[Finding], at: Place) -> str:
    """What an alternative is called, with the properties of the value that it alone misses."""
    missing = (f.pointer.rpartition("/") for f in attempt.found.faults if f not in common and f.kind == "missing")
    own = [name for holder, _, name in missing if holder == at.pointer]
    names = " and ".join(f"`{name}`" for name in own)
    return f"{attempt.label} ({names} {'is' if len(own) == 1 else 'are'} missing)" if own else attempt.label


def by_tag(value: Any, untagged: Sequence[Attempt], tagged: Sequence[Attempt], at: Place, wrong: Finding) -> Findings:
    """What is wrong with a value of which the tag picks no variant, as `wrong` tells.

    It is the tag, and what all variants need that have one; or, where one without a tag was meant, its faults.
    """
    named = [_without(each, wrong) for each in tagged]
    shared = frozenset(in_common([each.found for each in (*untagged, *named)]))
    by_name = min(each.distance(at, shared) for each in named)
    by_shape = min((each.distance(at, shared) for each in untagged), default=None)
    # That there is no tag speaks for those without one, but where others list more of what is there.
    alone = wrong.kind == "missing" and most_known(untagged) >= most_known(tagged)
    if by_shape is not None and (by_shape < by_name or alone):
        return nearest(value, untagged, at)
    return Findings(tuple(each for each in in_common([a.found for a in named]) if each.kind != "alternatives"))


def most_known(attempts: Sequence[Attempt]) -> int:
    """How many properties of the value the alternative lists that lists the most of them."""
    return max((each.known for each in attempts), default=0)


def _without(attempt: Attempt, wrong: Finding) -> Attempt:
    """An attempt with what is wrong with the tag in the place of what the variant says of it."""
    rest = (finding for finding in attempt.found.faults if finding.pointer != wrong.pointer)
    return replace(attempt, found=Findings((wrong, *rest)))
