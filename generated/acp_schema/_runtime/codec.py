"""Decoding and encoding."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any, Literal, TypeVar, overload

from pydantic import TypeAdapter
from pydantic_core import SchemaSerializer, SchemaValidator, ValidationError

from .core import core_schema_of
from .errors import DecodeError, Drop, Fault
from .examination import Finding, drops, examine, faults, told
from .model import Model
from .numbers import refuse_not_a_number
from .twin import strict_reader
from .writing import ANYTHING, written

if TYPE_CHECKING:
    from typing_extensions import TypeForm

T = TypeVar("T")
PACKAGE = __name__.removesuffix("._runtime.codec")
TEXT = (str, bytes, bytearray)


class Reader:
    """What reads one type: a class, or an alias of a union or a scalar."""

    def __init__(self, form: Any) -> None:
        self.form = form
        kind: type[Any] | None = form if isinstance(form, type) else None
        self.schema: Any
        self.validator: Any
        if kind is not None and issubclass(kind, Model):
            self.schema, self.validator = core_schema_of(kind), kind.__pydantic_validator__
        else:
            adapter: TypeAdapter[Any] = TypeAdapter(form)
            self.schema, self.validator = adapter.core_schema, adapter.validator
        self._strict: SchemaValidator | None = None

    def read(self, data: Any) -> Any:
        """The value. Raises DecodeError with all faults where the data does not fit."""
        try:
            if isinstance(data, TEXT):
                refuse_not_a_number(data)
                return self.validator.validate_json(data)
            return self.validator.validate_python(data)
        except ValidationError as error:
            raise DecodeError(_name(self.form), self._faults(data, error)) from None
        except ValueError as error:
            raise DecodeError(_name(self.form), (Fault("", str(error)),)) from None

    def findings(self, data: Any) -> tuple[Finding, ...]:
        """What a strict reader refuses in the data."""
        if self._strict is None:
            self._strict = strict_reader(self.schema)
        return examine(self._strict, self.schema, data if isinstance(data, TEXT) else json.dumps(data))

    def _faults(self, data: Any, error: ValidationError) -> tuple[Fault, ...]:
        try:
            found = faults(self.findings(data))
        except (TypeError, ValueError):
            found = ()  # No JSON value: the error that there is has to do.
        return found or faults(told(error, self.schema))


def _name(form: Any) -> str:
    """What a type is called: an alias does not know it itself, so it is looked up where it is defined."""
    if isinstance(form, type):
        return form.__name__
    modules = [vars(module) for name, module in sys.modules.items() if name.startswith(PACKAGE)]
    return next((name for names in modules for name, value in list(names.items()) if value is form), "value")


_readers: dict[Any, Reader] = {}


def reader(form: Any) -> Reader:
    """The reader of a type, made when it is first needed."""
    found = _readers.get(form)
    if found is None:
        found = _readers[form] = Reader(form)
    return found


@overload
def decode(form: TypeForm[T], data: Any, *, report: Literal[False] = False) -> T: ...
@overload
def decode(form: TypeForm[T], data: Any, *, report: Literal[True]) -> tuple[T, tuple[Drop, ...]]: ...
def decode(form: Any, data: Any, *, report: bool = False) -> Any:
    """Read a value of a type: a class, or an alias of a union or a scalar.

    `data` is JSON text (str, bytes or bytearray), or a JSON value as `json.loads` gives it. With `report` the answer
    is a pair: the value, and what leniency left out of it. Raises DecodeError, which has all faults with their places.
    """
    chosen = reader(form)
    value = chosen.read(data)
    return (value, drops(chosen.findings(data))) if report else value


def encode(value: Any) -> bytes:
    """The wire form of a value, as JSON text in UTF-8: wire names, explicit nulls, and nothing that is absent.

    Takes an instance of a generated class, or a list, dict or scalar of such. Raises ValueError for NaN and
    infinities, and pydantic_core.PydanticSerializationError for what is no JSON value.
    """
    serializer: SchemaSerializer = value.__pydantic_serializer__ if isinstance(value, Model) else ANYTHING
    return written(serializer, value)
