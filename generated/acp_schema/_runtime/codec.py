"""Decoding and encoding."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar, get_args, get_origin, overload

from pydantic import GetCoreSchemaHandler, PydanticSchemaGenerationError, PydanticUserError, TypeAdapter
from pydantic_core import CoreSchema, SchemaValidator, ValidationError

from .core import core_schema_of
from .errors import DecodeError, Drop, Fault
from .json_values import not_json
from .model import Model
from .no_json import TOO_DEEP, no_json
from .numbers import SEEN, I, N, NotANumberError, refuse_not_a_number, refuse_overflow
from .readable import readable
from .writing import written, written_plain

if TYPE_CHECKING:
    from typing_extensions import TypeForm

    from .examination import Examiner
    from .findings import Findings

T = TypeVar("T")
PACKAGE = __name__.removesuffix("._runtime.codec")
SURROGATE = "\\ud"
"""How an escape begins that may be half of a pair."""
Text = str | bytes | bytearray
INVALID = "Invalid JSON: "
"""How pydantic begins to say what is wrong with text that is not JSON."""
PLAIN: dict[Any, str] = {str: "string", int: "integer", float: "number", bool: "boolean"}


@dataclass(frozen=True, slots=True, eq=False)
class Of:
    """Stands for a type whose attributes must not be asked for: an alias with markers passes on those of its class.

    Each is another one: Python takes unions of the same types for one, whatever their order.
    """

    form: Any

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return handler.generate_schema(self.form)


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
            self.schema = readable(_core_schema(form))
            self.validator = SchemaValidator(self.schema)
        self._examiner: Examiner | None = None

    def read(self, data: Text) -> Any:
        """The value. Raises DecodeError with all faults where the data does not fit."""
        try:
            # Most messages are bytes without either letter: then there is nothing to be looked for.
            if not isinstance(data, bytes) or N in data or I in data:
                refuse_not_a_number(data)
            value = self.validator.validate_json(data)
            if SEEN.overflow:
                refuse_overflow(data)
        except ValidationError as error:
            raise self._error(data, error) from None
        except NotANumberError:
            raise self._no_json(data) from None
        return value

    def _error(self, data: Text, error: ValidationError) -> DecodeError:
        try:
            refuse_overflow(data)
        except NotANumberError:
            return self._no_json(data)
        return DecodeError(self.name, self._faults(data, error))

    def _no_json(self, data: Text) -> DecodeError:
        return DecodeError(self.name, no_json(json.loads(data)))

    def read_parsed(self, value: Any) -> Any:
        """The value of what was parsed from JSON text: what `read` makes of that text, without reading text again.

        Raises DecodeError as `read` does.
        """
        try:
            return self.validator.validate_python(value)
        except ValidationError:
            return self.read(self.text(value))

    def findings(self, data: Text) -> Findings:
        """What is wrong in JSON text, and what leniency leaves out of it."""
        if self._examiner is None:
            from .examination import Examiner  # Needed for errors and reports alone.

            self._examiner = Examiner(self.schema)
        return self._examiner.examine(json.loads(data))

    def _faults(self, data: Text, error: ValidationError) -> tuple[Fault, ...]:
        lines = error.errors(include_url=False, include_context=False, include_input=False)
        if lines[0]["type"] == "json_invalid":
            return (Fault("", f"not JSON: {lines[0]['msg'].removeprefix(INVALID)}", kind="json"),)
        try:
            found = self.findings(data).faults
        except RecursionError:
            return (TOO_DEEP,)
        # A type of the caller's own may want what only pydantic knows of.
        return tuple(each.fault for each in found) or tuple(Fault("", line["msg"], kind="value") for line in lines)

    @property
    def name(self) -> str:
        """What errors call the type."""
        return _name(self.form)

    def text(self, value: Any) -> str:
        """The JSON text of a parsed value. Raises DecodeError where it is none."""
        try:
            text = json.dumps(value, allow_nan=False)
            found = no_json(value) if SURROGATE in text and any(not_json(value)) else ()
            if not found:
                return text
        except RecursionError:
            found = (TOO_DEEP,)
        except (TypeError, ValueError):
            found = no_json(value)
        raise DecodeError(self.name, found)


def _core_schema(form: Any) -> Any:
    if isinstance(form, str):
        raise TypeError(f"decode takes a type, and not its name: {form!r}")
    try:
        return TypeAdapter(Annotated[Any, Of(form)]).core_schema
    except (PydanticUserError, PydanticSchemaGenerationError) as error:
        raise TypeError(f"decode knows no type {form!r}") from error


def _name(form: Any) -> str:
    """What a type is called: an alias does not know it itself, so it is looked up where it is defined.

    Many aliases stand for the same plain text or number, and no one of them is meant: that goes by JSON's name.
    """
    plain = PLAIN.get(getattr(form, "__origin__", form))
    if plain is not None:
        return plain
    if isinstance(form, type):
        return form.__name__
    loaded = [n for n in list(sys.modules) if n == PACKAGE or n.startswith(f"{PACKAGE}.")]
    private = [n for n in loaded if "._" in n.removeprefix(PACKAGE) and not n.startswith(f"{PACKAGE}._runtime")]
    public = [n for n in loaded if "._" not in n.removeprefix(PACKAGE)]
    found = ((name, value) for m in (*public, *private) for name, value in list(vars(sys.modules[m]).items()))
    return next((name for name, value in found if value is form), "value")


MOST = 1000
_BY_IDENTITY: dict[int, tuple[Any, Reader]] = {}
"""Readers by the identity of their types, which are kept so that it stays theirs."""
_BY_PARTS: dict[Any, Reader] = {}
"""Readers by what their types are made of, in order: to Python a union is the same in any."""


def reader(form: Any) -> Reader:
    """The reader of a type, made when it is first needed."""
    found = _BY_IDENTITY.get(id(form))
    if found is not None:
        return found[1]
    key = _parts_of(form)
    chosen = _BY_PARTS.get(key) or Reader(form)
    for kept in (_BY_PARTS, _BY_IDENTITY):
        if len(kept) >= MOST:
            kept.clear()
    _BY_PARTS[key] = chosen
    _BY_IDENTITY[id(form)] = form, chosen
    return chosen


def _parts_of(form: Any) -> Any:
    """What a type is made of; of what can be no key, which one it is."""
    inner = tuple(_parts_of(part) for part in get_args(form))
    try:
        hash(form)
    except TypeError:
        return (id(form),)
    return (get_origin(form), *inner) if inner else (type(form), form)


@overload
def decode(form: TypeForm[T], data: Any, *, report: Literal[False] = False) -> T: ...
@overload
def decode(form: TypeForm[T], data: Any, *, report: Literal[True]) -> tuple[T, tuple[Drop, ...]]: ...
@overload
def decode(form: TypeForm[T], data: Any, *, report: bool) -> T | tuple[T, tuple[Drop, ...]]: ...
def decode(form: Any, data: Any, *, report: bool = False) -> Any:
    """Read a value of a type from the wire.

    Args:
        form: A class or an alias of a version's package, or a list, a dict with text as its keys, a `| None` or a
            union of such. Of a union that is written by hand, the first type that fits is taken.
        data: JSON text as bytes, bytearray or str, or a JSON value as `json.loads` gives it.
        report: Whether to say what leniency left out, which costs a second reading.

    Returns:
        The value. With `report`, a pair of it and a `Drop` for each thing that is in the data and not in the value.

    Raises:
        DecodeError: The data does not fit; it has all faults with their places.
        TypeError: `form` is not a type that can be read.
    """
    chosen = reader(form)
    text: Text = data if isinstance(data, (str, bytes, bytearray)) else chosen.text(data)
    value = chosen.read(text)
    return (value, chosen.findings(text).drops) if report else value


def encode(value: Any) -> bytes:
    """Write the wire form of a value: wire names, explicit nulls, and nothing that is absent.

    Args:
        value: An instance of a class of a version's package, or a list, a dict or a scalar of such.

    Returns:
        JSON text in UTF-8, in one line without its end.

    Raises:
        ValueError: The value has something in it that JSON does not have, such as NaN or an infinity.
    """
    return written(value.__pydantic_serializer__, value) if isinstance(value, Model) else written_plain(value)
