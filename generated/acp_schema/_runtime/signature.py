"""What a constructor takes, for `help`, `inspect` and editors that ask at run time."""

from __future__ import annotations

from inspect import Parameter, Signature
from typing import Any


def _default(field: Any) -> Any:
    return field.get_default(call_default_factory=True)


class ConstructorSignature:
    """Gives a class the signature of its constructor: Python names, and keywords alone."""

    def __get__(self, instance: Any, owner: Any) -> Signature:
        fields: dict[str, Any] = owner.__pydantic_fields__
        filled: dict[str, Any] = owner.wire_constants
        return Signature(
            [
                Parameter(
                    name,
                    Parameter.KEYWORD_ONLY,
                    default=filled.get(name, Parameter.empty) if field.is_required() else _default(field),
                    annotation=field.annotation,
                )
                for name, field in fields.items()
            ],
            return_annotation=None,
        )
