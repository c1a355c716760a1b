"""Classes for open enums of integers, whose constants have names."""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.emit.python.docstrings import docstring
from acp_codegen.emit.python.shapes import Enumeration, Shape
from acp_codegen.ir.class_names import any_name
from acp_codegen.ir.python_names import constant
from acp_codegen.ir.types import INTEGER_BOUNDS, EnumValue

TEMPLATE = """
class {name}(OpenInteger):
    {docstring}

{members}

    @classmethod
    def bounds(cls) -> tuple[int | None, int | None]:
        \"\"\"The lowest and the highest value, both included.\"\"\"
        return {bounds}

{any}: TypeAlias = Annotated[{name} | int, Member({name})]
\"\"\"A number of `{name}`, be it one that has a name or not.\"\"\"
"""


def enumeration_text(shape: Shape) -> str:
    """The class of an open enum of integers, and the alias that annotations use; nothing for other shapes."""
    if not isinstance(shape, Enumeration):
        return ""
    return TEMPLATE.format(
        name=shape.name,
        any=any_name(shape.name),
        docstring=docstring(shape.about.description, 4) or '""""""',
        members="\n".join(line for value in shape.type.values for line in _member(value)),
        bounds=INTEGER_BOUNDS.get(shape.type.base.format or "", (None, None)),
    )


def _member(value: EnumValue) -> Iterator[str]:
    yield f"    {constant(value)} = {value.value}"
    text = docstring(value.description, 4)
    if text:
        yield f"    {text}"
