"""The `__init__` of a package whose names are imported when they are first used."""

from __future__ import annotations

from collections.abc import Mapping

TEXT = '''"""{about}"""

from typing import {typing}

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
    # An import under another name would be private to type checkers.
    lines += [f"    {old}{': TypeAlias' if _is_type(new) else ''} = {new}" for old, new in former.items()]
    return TEXT.format(
        about=about,
        up="." * depth,
        typing="TYPE_CHECKING, TypeAlias" if any(map(_is_type, former.values())) else "TYPE_CHECKING",
        imports="\n".join(lines),
        names=", ".join(map(repr, homes)),
        homes=_pairs(homes),
        former=_pairs(former),
    )


def _is_type(name: str) -> bool:
    """Whether a name is that of a class or alias, and not of a function."""
    return name[0].isupper()


def _pairs(mapping: Mapping[str, str]) -> str:
    return ", ".join(f"{key!r}: {value!r}" for key, value in mapping.items())
