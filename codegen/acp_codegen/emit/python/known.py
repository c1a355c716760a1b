"""Functions that say what a receiver acts on where it meets a value that an open enum does not list."""

from __future__ import annotations

from acp_codegen.emit.python.shapes import Alias, Shape
from acp_codegen.ir.class_names import known_names
from acp_codegen.ir.python_names import snake
from acp_codegen.ir.types import EnumType

TEMPLATE = '''
{alias}: TypeAlias = {literal}
"""What `{function}` answers: the values of `{name}` that have a meaning here."""

_{upper}: dict[str, {alias}] = {{{members}}}

def {function}(value: str) -> {alias}:
    """What to act on for a value of `{name}`: the value, or `{read_as}` for one that is not known here."""
    return _{upper}.get(value, {read_as!r})
'''


def names_beside(shape: Shape) -> tuple[str, ...]:
    """The public names that come with an enum that says what its unknown values are read as."""
    return known_names(shape.name) if isinstance(shape, Alias) and shape.read_as is not None else ()


def known_text(shape: Shape) -> str:
    """The statements that these names stand for."""
    if not isinstance(shape, Alias) or shape.read_as is None or not isinstance(shape.type, EnumType):
        return ""
    values = [v.value for v in shape.type.values]
    alias, function = known_names(shape.name)
    return TEMPLATE.format(
        name=shape.name,
        alias=alias,
        function=function,
        upper=snake(shape.name).upper(),
        literal=f"Literal[{', '.join(map(repr, values))}]",
        members=", ".join(f"{v!r}: {v!r}" for v in values),
        read_as=shape.read_as,
    )
