"""Whether definitions of one name are the same in two versions, with all that they lead to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from acp_codegen.ir.difference import differences
from acp_codegen.ir.model import Protocol
from acp_codegen.ir.types import Field, ObjectType, Type, UnionType, Variant
from acp_codegen.ir.walk import branches, references

Part = Field | Variant | Type


@dataclass(frozen=True, slots=True)
class Unlike:
    """What two definitions do not have in common, by the names of properties and variants; empty where they are alike.

    `changed` are in both and not the same, be it deep within; `form` says that the type as a whole is another.
    """

    left: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    form: bool = False

    def __bool__(self) -> bool:
        return bool(self.left or self.right or self.changed or self.form)


@dataclass(frozen=True)
class Likeness:
    """Compares two versions; gates and descriptions do not count."""

    left: Protocol
    right: Protocol

    def unlike(self, left: str, right: str) -> Unlike:
        """What a definition of the left version does not have in common with one of the right version."""
        one, other = self.left.definitions[left].type, self.right.definitions[right].type
        mine, theirs = _members(one), _members(other)
        changed = tuple(name for name in mine if name in theirs and not self._alike(mine[name], theirs[name]))
        whole = (
            type(one) is not type(other) or (not mine and not self._alike(one, other)) or _frame(one) != _frame(other)
        )
        return Unlike(
            tuple(name for name in mine if name not in theirs),
            tuple(name for name in theirs if name not in mine),
            changed,
            whole,
        )

    def _alike(self, left: Part, right: Part) -> bool:
        """Whether two parts are the same, with the definitions that they lead to."""
        if left != right:
            return False
        kind = left.type if isinstance(left, (Field, Variant)) else left
        pending = [ref.name for ref, _ in references(kind)]
        seen = set(pending)
        for name in pending:
            if name not in self._same:
                return False
            more = {ref.name for ref, _ in references(self.left.definitions[name].type)} - seen
            seen |= more
            pending.extend(sorted(more))
        return True

    @cached_property
    def _same(self) -> frozenset[str]:
        """The definitions that are written alike in both."""
        others = self.right.definitions
        return frozenset(
            name
            for name, d in self.left.definitions.items()
            if name in others and _same_type(d.type, others[name].type)
        )


def _same_type(left: Type, right: Type) -> bool:
    return left == right or next(differences(left, right), None) is None


def _members(kind: Type) -> dict[str, Part]:
    """The properties and variants of a type, by name."""
    fields = kind.fields if isinstance(kind, ObjectType) else ()
    union = kind.union if isinstance(kind, ObjectType) else kind if isinstance(kind, UnionType) else None
    found: dict[str, Part] = {f.name: f for f in fields}
    return found | ({v.label: v for v in branches(union)} if union is not None else {})


def _frame(kind: Type) -> tuple[object, ...]:
    """What a union is told apart by."""
    union = kind.union if isinstance(kind, ObjectType) else kind if isinstance(kind, UnionType) else None
    return (union.tag, union.keyword) if union is not None else ()
