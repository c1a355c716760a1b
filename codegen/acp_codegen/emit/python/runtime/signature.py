"""What a constructor takes, for `help`, `inspect` and editors that ask at run time."""

from __future__ import annotations

from inspect import Parameter, Signature
from typing import Any


class ConstructorSignature:
    """Gives a class the signature of its constructor: Python names, and keywords alone."""

    def __get__(self, instance: Any, owner: Any) -> Signature:
        fields: dict[str, Any] = owner.__pydantic_fields__
        return Signature(
            [
                Parameter(
                    name,
                    Parameter.KEYWORD_ONLY,
                    default=Parameter.empty if field.is_required() else field.get_default(call_default_factory=True),
                    annotation=field.annotation,
                )
                for name, field in fields.items()
            ],
            return_annotation=None,
        )
