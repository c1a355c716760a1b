"""Which alternatives of an untagged union could lose something to leniency that a later one keeps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from acp_codegen.emit.python.shapes import Alias, Choice, Class, Member, Shape, Shapes
from acp_codegen.ir.types import AnyType, ArrayType, MapType, RefType
from acp_codegen.ir.walk import references


def read_exactly(choices: Sequence[Choice], shapes: Shapes) -> tuple[str, ...]:
    """The labels of the alternatives to be tried without leniency first: from the first one that this matters for."""
    forms = [_object(choice, shapes) for choice in choices]
    for i, form in enumerate(forms):
        later = [other for other in forms[i + 1 :] if other is not None]
        if isinstance(form, Class) and any(_loses_more(form, other, shapes) for other in later):
            pairs = list(zip(choices, forms, strict=True))[i:]
            return tuple(choice.label for choice, other in pairs if isinstance(other, Class))
    return ()


def _object(choice: Choice, shapes: Shapes) -> Class | str | None:
    """The class of an alternative, what else reads objects or lists as a word, None for other types."""
    match choice.type:
        case RefType(name=name):
            shape = shapes[name]
            return shape if isinstance(shape, Class) else "alias" if _is_union(shape) else None
        case ArrayType() | MapType() | AnyType():
            return "other"
        case _:
            return None


def _loses_more(form: Class, other: Class | str, shapes: Shapes) -> bool:
    """Whether a value can lose a part by a class, and not by another alternative."""
    losable = [member for member in form.members if _can_lose(member, shapes)]
    if isinstance(other, str):
        return bool(losable)
    return any(member not in other.members for member in losable)


def _can_lose(member: Member, shapes: Shapes) -> bool:
    flags = (member.skip_invalid_items, member.absent_on_null, member.empty_on_null)
    lenient = member.on_error is not None or member.absent_unless is not None or any(flags)
    return lenient or any(map(_is_composed, _referred(member, shapes)))


def _referred(member: Member, shapes: Shapes) -> Iterator[Shape]:
    return (shapes[ref.name] for ref, _ in references(member.type))


def _is_composed(shape: Shape) -> bool:
    return isinstance(shape, Class) or _is_union(shape)


def _is_union(shape: Shape) -> bool:
    return isinstance(shape, Alias) and bool(shape.choices)
