# What `benchmarks/floor.py` uses of msgspec, which is not installed where types are checked.

from typing import Any, Final, final

from . import json as json

@final
class UnsetType: ...

UNSET: Final[UnsetType]

def field(*, name: str, default: UnsetType = ...) -> Any: ...

class Struct:
    def __init_subclass__(
        cls,
        *,
        frozen: bool = False,
        kw_only: bool = False,
        omit_defaults: bool = False,
        rename: str | None = None,
        tag: str | None = None,
        tag_field: str | None = None,
    ) -> None: ...
