"""Reading strictly what was read leniently before: by the same alternatives of unions, and with the same items."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from pydantic_core import ErrorDetails, InitErrorDetails, PydanticCustomError, SchemaValidator, ValidationError

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
            kind = was["metadata"][ALTERNATIVES]
            tag = was["choices"][0][0]["metadata"][BY_TAG] if kind == BY_TAG else None
            return _called(Union(readings, kind, tag))
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

    def __init__(self, readings: Mapping[str, tuple[Reading, Reading]], kind: Any, tag: str | None) -> None:
        self._readings, self._kind, self._tag = readings, kind, tag

    def __call__(self, value: Any) -> Any:
        text = json.dumps(value)
        for label, (lenient, exact) in self._readings.items():
            if lenient.error(text) is None:
                _raise(exact.error(text), label)
                return value
        errors = {label: error for label, (_, exact) in self._readings.items() if (error := exact.error(text))}
        if self._tag is None:
            self._refuse_all(list(errors.values()))
        else:
            self._refuse_one(errors, self._tag)
        return value

    def _refuse_all(self, errors: Sequence[ValidationError]) -> None:
        """Tell what every alternative misses; and that none fits, where that is not all."""
        told = [{_place(line): line for line in _lines(error)} for error in errors]
        common = [line for at, line in told[0].items() if line["loc"] and all(at in lines for lines in told)]
        lines = [_again(line, self._kind[0]) for line in common]
        if all(len(each) > len(common) for each in told):
            words: Any = f"Input should be one of: {', '.join(self._kind)}"
            lines.append({"type": PydanticCustomError("alternatives", words), "input": None})
        raise ValidationError.from_exception_data("alternatives", lines, hide_input=True)

    def _refuse_one(self, errors: Mapping[str, ValidationError], tag: str) -> None:
        """Tell of the alternative that was meant: the one that the tag picks, else the one with least to say of it."""
        first, *rest = errors
        meant = [first] if any(line["loc"] for line in _lines(errors[first])) else []
        loose = [label for label in rest if all(line["loc"] != (tag,) for line in _lines(errors[label]))]
        label = min(meant or loose or rest, key=lambda each: errors[each].error_count())
        _raise(errors[label], label)


class Items:
    """Reads a list of which items can be skipped, and which has to have some left."""

    def __init__(self, lenient: Reading, exact: Reading) -> None:
        self._lenient, self._exact = lenient, exact

    def __call__(self, value: Any) -> Any:
        text = json.dumps(value)
        _raise(self._lenient.error(text) or self._exact.error(text))
        return value


def _raise(error: ValidationError | None, *label: str) -> None:
    """Raise an error again, with a label in front of its locations."""
    if error is not None:
        lines = [_again(line, *label) for line in _lines(error)]
        raise ValidationError.from_exception_data(error.title, lines, hide_input=True)


def _lines(error: ValidationError) -> list[ErrorDetails]:
    return error.errors(include_url=False)


def _place(line: ErrorDetails) -> tuple[object, ...]:
    return (line["type"], line["msg"], *line["loc"])


def _again(line: ErrorDetails, *label: str) -> InitErrorDetails:
    """What an error says, to be said again. Its value stays, for `null` means something."""
    kind: Any = line["type"]
    words: Any = line["msg"]
    return {"type": PydanticCustomError(kind, words), "loc": (*label, *line["loc"]), "input": line["input"]}
