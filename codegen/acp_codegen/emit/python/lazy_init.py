"""The `__init__` of a package whose names are imported when they are first used."""

from __future__ import annotations

from collections.abc import Mapping

TEXT = '''"""{about}"""

from typing import TYPE_CHECKING

from {up}_runtime.lazy import lazy

if TYPE_CHECKING:
{imports}

__all__ = [{names}]
_HOMES = {{{homes}}}
_FORMER: dict[str, str] = {{{former}}}

if not TYPE_CHECKING:
    __getattr__ = lazy(__name__, _HOMES, _FORMER)


def __dir__() -> list[str]:
    return sorted({{*globals(), *__all__}})
'''


def lazy_init(about: str, homes: Mapping[str, str], former: Mapping[str, str], depth: int) -> str:
    """The text of the module; `about` is its docstring, and the runtime is below the package `depth` levels up.

    `homes` is the module of each name, relative to the package, and `former` what a former name is called now.
    """
    lines = [f"    from {module} import {name} as {name}" for name, module in homes.items()]
    lines += [f"    from {homes[new]} import {new} as {old}" for old, new in former.items()]
    return TEXT.format(
        about=about,
        up="." * depth,
        imports="\n".join(lines),
        names=", ".join(map(repr, homes)),
        homes=_pairs(homes),
        former=_pairs(former),
    )


def _pairs(mapping: Mapping[str, str]) -> str:
    return ", ".join(f"{key!r}: {value!r}" for key, value in mapping.items())
