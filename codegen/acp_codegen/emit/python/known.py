"""Functions that say what a receiver acts on where it meets a value that an open enum does not list."""

from __future__ import annotations

from acp_codegen.emit.python.shapes import Alias, Shape
from acp_codegen.ir.python_names import snake
from acp_codegen.ir.types import EnumType

TEMPLATE = '''
Known{name}: TypeAlias = {literal}
"""What `{function}` answers: the values of `{name}` that have a meaning here."""

_{upper}: dict[str, Known{name}] = {{{members}}}

def {function}(value: str) -> Known{name}:
    """What to act on for a value of `{name}`: the value, or `{read_as}` for one that is not known here."""
    return _{upper}.get(value, {read_as!r})
'''


def known_names(shape: Shape) -> tuple[str, ...]:
    """The public names that come with an enum that says what its unknown values are read as."""
    if not isinstance(shape, Alias) or shape.read_as is None:
        return ()
    return f"Known{shape.name}", f"known_{snake(shape.name)}"


def known_text(shape: Shape) -> str:
    """The statements that these names stand for."""
    if not isinstance(shape, Alias) or shape.read_as is None or not isinstance(shape.type, EnumType):
        return ""
    values = [v.value for v in shape.type.values]
    return TEMPLATE.format(
        name=shape.name,
        function=f"known_{snake(shape.name)}",
        upper=snake(shape.name).upper(),
        literal=f"Literal[{', '.join(map(repr, values))}]",
        members=", ".join(f"{v!r}: {v!r}" for v in values),
        read_as=shape.read_as,
    )
