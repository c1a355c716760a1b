"""Reading strictly what was read leniently before: by the same alternatives of unions, and with the same items."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from pydantic_core import PydanticCustomError, SchemaValidator, ValidationError

from .core import Schema
from .twin import rebuilt, strict, validator
from .unions import ALTERNATIVES, BY_TAG


def strict_reader(schema: Schema) -> SchemaValidator:
    """What refuses all that a lenient reading of the core schema leaves out, and takes all that it takes whole."""
    lenient, exact = Definitions(schema.get("definitions", ())), Definitions()

    def change(was: Schema, inner: Schema) -> Schema:
        changed = strict(was, inner)
        if was.get("type") == "union" and ALTERNATIVES in was.get("metadata", {}):
            pairs = zip(was["choices"], changed["choices"], strict=True)
            readings = {label: (Reading(w, lenient), Reading(c, exact)) for (w, label), (c, _) in pairs}
            return _called(Union(readings, was["metadata"][ALTERNATIVES]))
        if was.get("type") == "list" and "min_length" in was and was["items_schema"]["type"] == "default":
            return _called(Items(Reading(was, lenient), Reading(changed, exact)))
        return changed

    whole = rebuilt(schema, change)
    exact.extend(whole.get("definitions", ()))
    return validator(whole)


class Definitions(list[Schema]):
    """Schemas that others refer to by name."""


def _called(function: Any) -> Schema:
    return {"type": "function-plain", "function": {"type": "no-info", "function": function}}


class Reading:
    """A schema that is read, leniently or strictly; its validator is made when it is first needed."""

    def __init__(self, schema: Schema, definitions: Definitions) -> None:
        self._schema, self._definitions = schema, definitions
        self._validator: SchemaValidator | None = None

    def error(self, text: str) -> ValidationError | None:
        """What is wrong with a JSON text; None where it is read."""
        if self._validator is None:
            whole = {"type": "definitions", "schema": self._schema, "definitions": self._definitions}
            self._validator = validator(whole if self._definitions else self._schema)
        try:
            self._validator.validate_json(text)
        except ValidationError as error:
            return error
        return None


class Union:
    """Reads a value strictly by the alternative that the lenient reading takes."""

    def __init__(self, readings: Mapping[str, tuple[Reading, Reading]], kind: Any) -> None:
        self._readings, self._kind = readings, kind

    def __call__(self, value: Any) -> Any:
        text = json.dumps(value)
        for label, (lenient, exact) in self._readings.items():
            if lenient.error(text) is None:
                _raise(exact.error(text), label)
                return value
        self._refuse([exact.error(text) for _, exact in self._readings.values()])
        return value

    def _refuse(self, errors: Sequence[ValidationError | None]) -> None:
        """Tell of the alternative that was meant: the one that the tag picks, else the one with least to say."""
        told = [(error.error_count(), i, error) for i, error in enumerate(errors) if error is not None]
        if self._kind != BY_TAG:
            words: Any = f"Input should be one of: {', '.join(self._kind)}"
            raise PydanticCustomError("alternatives", words)
        picked = [t for t in told[:1] if any(line["loc"] for line in t[2].errors(include_url=False))]
        _, index, error = min(picked or told[1:], key=lambda t: t[:2])
        _raise(error, list(self._readings)[index])


class Items:
    """Reads a list of which items can be skipped, and which has to have some left."""

    def __init__(self, lenient: Reading, exact: Reading) -> None:
        self._lenient, self._exact = lenient, exact

    def __call__(self, value: Any) -> Any:
        text = json.dumps(value)
        _raise(self._lenient.error(text) or self._exact.error(text))
        return value


def _raise(error: ValidationError | None, *label: str) -> None:
    """Raise an error again, with a label in front of its locations. Its values stay, for `null` means something."""
    if error is None:
        return
    told: list[Any] = error.errors(include_url=False)
    lines: list[Any] = [
        {"type": PydanticCustomError(line["type"], line["msg"]), "loc": (*label, *line["loc"]), "input": line["input"]}
        for line in told
    ]
    raise ValidationError.from_exception_data(error.title, lines, hide_input=True)
