"""Whether the keywords of a compiled schema have values of the kind that JSON Schema gives them.

What is checked here is not looked at again: the code that turns nodes around works with values of the right kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, cast

from acp_codegen.diagnostics import Diagnostic, Origin, finding

UNFIT = "ACP011"
DEFINITIONS = "#/$defs/"
TYPES = ("null", "boolean", "integer", "number", "string", "array", "object")
PROSE = ("title", "description")
FLAGS = ("x-deserialize-default-on-error", "x-deserialize-skip-invalid-items", "x-deserialize-default-on-null")
OF_PROPERTY = ("default", *FLAGS)
OF_MESSAGE = ("x-side", "x-method")

Test = Callable[[Any], bool]


class UnfitError(Exception):
    """Something in a compiled schema that no part of the model stands for, and where it is."""

    def __init__(self, at: Origin, message: str, hint: str = "give it a form that the published schemas have") -> None:
        super().__init__(message)
        self.diagnostic = unfit(at, message, hint)


def as_object(value: Any) -> dict[str, Any]:
    """The value where it is an object; an empty one in place of everything else."""
    return cast("dict[str, Any]", value) if isinstance(value, dict) else {}


def unfit(at: Origin, message: str, hint: str) -> Diagnostic:
    """A finding on a compiled schema."""
    return finding(UNFIT, at, message, hint)


def well_placed(node: dict[str, Any], at: Origin) -> None:
    """Refuse what can be said of a property or of a message, where the node is neither."""
    for word in (*OF_PROPERTY, *OF_MESSAGE):
        if word in node:
            raise UnfitError(at.at(word), f"`{word}` has no meaning here")


def misformed(node: Any, at: Origin) -> Iterator[Diagnostic]:
    """Each keyword below a schema node that has a value of the wrong kind, or that the model knows nothing about."""
    if isinstance(node, bool):
        return
    if not isinstance(node, dict):
        yield unfit(at, "a schema is wanted here", "write an object, or true for any value")
        return
    for word, value in as_object(node).items():
        yield from _word(word, value, at.at(word))


def _word(word: str, value: Any, at: Origin) -> Iterator[Diagnostic]:
    if word in KINDS:
        fits, wanted = KINDS[word]
        if not fits(value):
            yield unfit(at, f"`{word}` is not {wanted}", f"give `{word}` {wanted}")
            return
        for inner, where in _schemas(word, value, at):
            yield from misformed(inner, where)
    elif word.startswith("x-deserialize-") or not word.startswith("x-"):
        hint = "if the protocol needs it now, this toolchain has to learn it first"
        yield unfit(at, f"the model has no place for `{word}`", hint)


def _schemas(word: str, value: Any, at: Origin) -> Iterator[tuple[Any, Origin]]:
    """The schemas that are the value of a keyword, or stand in it."""
    if word in ("anyOf", "oneOf", "allOf"):
        yield from ((inner, at.at(i)) for i, inner in enumerate(value))
    elif word == "properties":
        yield from ((inner, at.at(name)) for name, inner in value.items())
    elif word in ("items", "additionalProperties", "unevaluatedProperties", "not"):
        yield value, at


def references(node: Any, at: Origin) -> Iterator[tuple[str, Origin]]:
    """The names that a schema node and those below it refer to."""
    for word, value in as_object(node).items():
        if word == "$ref":
            yield value.removeprefix(DEFINITIONS), at.at(word)
        for inner, where in _schemas(word, value, at.at(word)):
            yield from references(inner, where)


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _constant(value: Any) -> bool:
    return isinstance(value, (str, int)) and not isinstance(value, bool)


def _object(value: Any) -> bool:
    return isinstance(value, dict)


def _true(value: Any) -> bool:
    return value is True


def _any(_: Any) -> bool:
    return True


def _list(value: Any) -> bool:
    return isinstance(value, list)


def _list_of(fits: Test, least: int = 0) -> Test:
    def test(value: Any) -> bool:
        return _list(value) and len(value) >= least and all(fits(member) for member in value)

    return test


def _types(value: Any) -> bool:
    """A type, or two of which one is null: what a type of the model can be."""
    named: list[Any] = [value] if isinstance(value, str) else value
    if not _list_of(_text, 1)(named) or not set(named).issubset(TYPES):
        return False
    return len(named) == 1 or (len(named) == 2 and named.count("null") == 1)


def _reference(value: Any) -> bool:
    return isinstance(value, str) and value.startswith(DEFINITIONS)


def _discriminator(value: Any) -> bool:
    return _text(as_object(value).get("propertyName"))


_NOTES = ("$schema", "$id", "$comment", "examples", "deprecated")
KINDS: Mapping[str, tuple[Test, str]] = {
    "$ref": (_reference, f"a reference that starts with {DEFINITIONS}"),
    "type": (_types, "the name of a type, alone or in a list with null"),
    "const": (_constant, "text or a whole number"),
    "enum": (_list_of(_constant, 1), "a list of texts or of whole numbers"),
    "required": (_list_of(_text), "a list of names"),
    "properties": (_object, "an object of schemas"),
    "discriminator": (_discriminator, "an object that tells a `propertyName`"),
    **dict.fromkeys(("anyOf", "oneOf", "allOf"), (_list_of(_any, 1), "a list with one schema at least")),
    **dict.fromkeys(("items", "additionalProperties", "unevaluatedProperties", "not"), (_any, "a schema")),
    **dict.fromkeys((*PROSE, "format", "contentEncoding", *OF_MESSAGE), (_text, "text")),
    **dict.fromkeys(("minLength", "maxLength", "minItems", "maxItems"), (_count, "a count")),
    **dict.fromkeys(("minimum", "maximum"), (_number, "a number")),
    **dict.fromkeys(FLAGS, (_true, "true")),
    **dict.fromkeys(("default", *_NOTES), (_any, "a value")),
}
"""The keywords that are understood: what their values have to be, as a test and in words."""

STRUCTURE = frozenset(KINDS).difference(PROSE, OF_PROPERTY, OF_MESSAGE, _NOTES, ("discriminator",))
"""The keywords that decide which values a schema admits."""
