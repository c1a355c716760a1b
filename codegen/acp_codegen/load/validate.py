"""Checking a document against `source.schema.json`, each violation a finding in words."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

from jsonschema import Draft202012Validator, SchemaError, ValidationError
from jsonschema.protocols import Validator
from jsonschema.validators import extend  # pyright: ignore[reportUnknownVariableType]

from acp_codegen.diagnostics import Diagnostic, Document, finding, nearest, pointer_join
from acp_codegen.load.text import read_document
from acp_codegen.source_schema import meta_schema_path

NOT_A_SOURCE = "ACP006"
Kind = str
"""Name of a definition of source.schema.json that describes a file: area, protocol, registry, examples."""

SEE = "see source.schema.json for what may stand here"
SHOWN = 60


@dataclass(frozen=True, slots=True)
class _Violation:
    """What a value violates: the keyword of the meta-schema and what it says, beside what else its schema says."""

    keyword: str
    says: Any
    value: Any
    schema: Mapping[str, Any]
    is_name: bool
    last: str | int

    @property
    def help(self) -> str:
        """What the meta-schema says of the place, which is also what an editor shows there."""
        return str(self.schema.get("description", SEE))


@dataclass(frozen=True, slots=True)
class _Words:
    """A violation in words; `below` leads from the value to the member that it is about."""

    message: str
    hint: str
    below: tuple[str | int, ...] = ()


@cache
def _meta_schema() -> tuple[Any, tuple[Diagnostic, ...]]:
    """The meta-schema, and what keeps it from being used."""
    document, problems = read_document(meta_schema_path(), "schema/source.schema.json")
    if document is None:
        return None, tuple(problems)
    try:
        Draft202012Validator.check_schema(document.value)
    except SchemaError as error:
        at = document.origin(pointer_join("", *error.absolute_path))
        hint = "mend the meta-schema of the sources, or install the tool again"
        return None, (finding(NOT_A_SOURCE, at, f"this is no JSON Schema: {error.message}", hint),)
    return document.value, ()


def meta_schema() -> Any:
    """The meta-schema; None where it cannot be used."""
    return _meta_schema()[0]


def meta_schema_problems() -> tuple[Diagnostic, ...]:
    """What is wrong with the meta-schema itself; with a fault there nothing can be checked against it."""
    return _meta_schema()[1]


def _properties(
    validator: Any, properties: Mapping[str, Any], value: Any, schema: Mapping[str, Any]
) -> Iterator[ValidationError]:
    """The keyword `properties`, with an error that says which one a `false` forbids; jsonschema's own does not."""
    members: Mapping[str, Any] = cast("Mapping[str, Any]", value) if isinstance(value, dict) else {}
    for name, inner in properties.items():
        if name in members and inner is False:
            yield ValidationError(
                "", "forbidden", (name,), instance=members[name], schema=schema, validator_value=False
            )
        elif name in members:
            yield from validator.descend(members[name], inner, path=name, schema_path=name)


def _pattern(_: Any, pattern: str, value: Any, __: Mapping[str, Any]) -> Iterator[ValidationError]:
    """The keyword `pattern`, where `$` is the end; to Python it also stands before a newline at the end."""
    if isinstance(value, str) and re.search(re.sub(r"\$$", r"\\Z", pattern), value) is None:
        yield ValidationError("")


def _is_integer(_: Any, value: object) -> bool:
    """Whether a value is written as a whole number: 1.0 would go on as another value than 1."""
    return isinstance(value, int) and not isinstance(value, bool)


@cache
def _validator(kind: Kind) -> Validator:
    wanted = {"$ref": f"#/$defs/{kind}", "$defs": _meta_schema()[0]["$defs"]}
    keywords = {"properties": _properties, "pattern": _pattern}
    types = Draft202012Validator.TYPE_CHECKER.redefine("integer", _is_integer)
    made = cast("Any", extend(Draft202012Validator, keywords, type_checker=types))  # type: ignore[no-untyped-call]
    return cast("Validator", made(wanted))


def violations(document: Document, kind: Kind) -> tuple[Diagnostic, ...]:
    """What in the document does not meet the meta-schema, in no particular order."""
    text = (kind, document.text)
    if text in _SOUND:
        return ()
    found = tuple(_violations(document, kind))
    if not found:
        _SOUND.add(text)
    return found


_SOUND: set[tuple[Kind, str]] = set()
"""Texts that meet the meta-schema. Whoever follows changes reads all sources again, of which one has changed."""


def _violations(document: Document, kind: Kind) -> Iterator[Diagnostic]:
    for error in _validator(kind).iter_errors(document.value):
        violation = _violation(error)
        for words in _SAY.get(violation.keyword, _other)(violation):
            pointer = pointer_join("", *error.absolute_path, *words.below)
            yield finding(NOT_A_SOURCE, document.origin(pointer), words.message, words.hint)


def _violation(error: ValidationError) -> _Violation:
    schema: Any = error.schema
    return _Violation(
        keyword=str(error.validator),
        says=error.validator_value,
        value=error.instance,
        schema=cast("Mapping[str, Any]", schema) if isinstance(schema, dict) else {},
        is_name="propertyNames" in error.absolute_schema_path,
        last=error.absolute_path[-1] if error.absolute_path else "",
    )


def _unknown_key(violation: _Violation) -> Iterator[_Words]:
    known = [key for key, schema in violation.schema.get("properties", {}).items() if schema is not False]
    for key in violation.value:
        if key not in known:
            near = nearest(key, known)
            hint = f'is "{near}" meant?' if near else f"take it away; {SEE}"
            yield _Words(f"{_show(key)} is not known here", hint, (key,))


def _absent(violation: _Violation) -> Iterator[_Words]:
    for key in violation.says:
        if key not in violation.value:
            whole = violation.schema.get("type") == "object"
            about = _about(violation.schema.get("properties", {}).get(key)) if whole else None
            yield _Words(f'"{key}" is missing', f"add it: {about}" if about else violation.help)


def _about(schema: Any) -> str | None:
    """What the meta-schema says of a member, by way of what it refers to."""
    while isinstance(schema, dict):
        node = cast("dict[str, Any]", schema)
        if "description" in node:
            return str(node["description"])
        schema = _meta_schema()[0]["$defs"].get(str(node.get("$ref")).rpartition("/")[2])
    return None


def _forbidden(violation: _Violation) -> Iterator[_Words]:
    about = f"take it away; {SEE}" if "$ref" in violation.schema else violation.help
    yield _Words(f'"{violation.last}" has no place here', about)


def _not_listed(violation: _Violation) -> Iterator[_Words]:
    *most, last = (json.dumps(value) for value in violation.says)
    if not most:
        yield _Words(f"{_show(violation.value)} where {last} is wanted", violation.help)
        return
    near = nearest(str(violation.value), map(str, violation.says))
    hint = f'is "{near}" meant?' if near else violation.help
    yield _Words(f"{_show(violation.value)} is not one of {', '.join(most)} and {last}", hint)


def _not_that(violation: _Violation) -> Iterator[_Words]:
    yield _Words(f"{_show(violation.value)} where {json.dumps(violation.says)} is wanted", violation.help)


def _without(violation: _Violation) -> Iterator[_Words]:
    wanted = violation.says.get("enum", [violation.says.get("const")])
    listed = " or ".join(json.dumps(value) for value in wanted)
    yield _Words(f"{_show(violation.value)} where a list with {listed} is wanted", violation.help)


def _wrong_type(violation: _Violation) -> Iterator[_Words]:
    says: Any = violation.says
    names = cast("Sequence[str]", says) if isinstance(says, list) else (says,)
    wanted = " or ".join(_TYPES.get(name, name) for name in names)
    whole = "integer" in names and isinstance(violation.value, float) and violation.value.is_integer()
    hint = f"write {int(violation.value)}" if whole else violation.help
    yield _Words(f"{_show(violation.value)} where {wanted} is wanted", hint)


def _not_allowed(violation: _Violation) -> Iterator[_Words]:
    yield _Words(f"{_show(violation.value)} has no place here", violation.help)


def _no_match(violation: _Violation) -> Iterator[_Words]:
    message = f"{_show(violation.value)} does not have the form {violation.says}"
    yield _Words(message, violation.help, (violation.value,) if violation.is_name else ())


def _too_short(violation: _Violation) -> Iterator[_Words]:
    unit = "characters" if isinstance(violation.value, str) else "items"
    message = f"fewer than {violation.says} {unit}" if violation.value else "this is empty"
    yield _Words(message, violation.help)


def _too_long(violation: _Violation) -> Iterator[_Words]:
    yield _Words(f"more than {violation.says} items", violation.help)


def _repeats(violation: _Violation) -> Iterator[_Words]:
    yield _Words(f"{_show(violation.value)} lists something twice", "take one of the two away")


def _other(violation: _Violation) -> Iterator[_Words]:
    message = f"{_show(violation.value)} does not meet `{violation.keyword}`: {json.dumps(violation.says)}"
    yield _Words(message, violation.help)


def _show(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= SHOWN else text[: SHOWN - 3] + "..."


_TYPES = {"object": "an object", "array": "a list", "string": "text", "integer": "a whole number", "number": "a number"}

_SAY: Mapping[str, Callable[[_Violation], Iterator[_Words]]] = {
    "additionalProperties": _unknown_key,
    "required": _absent,
    "enum": _not_listed,
    "const": _not_that,
    "contains": _without,
    "type": _wrong_type,
    "pattern": _no_match,
    "minLength": _too_short,
    "minItems": _too_short,
    "maxItems": _too_long,
    "uniqueItems": _repeats,
    "not": _not_allowed,
    "forbidden": _forbidden,
}
