"""What is sensitive is not shown: a word is put into every such member, at every depth, and looked for."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, cast

import pytest
from acp_schema import DecodeError, Model, decode, encode
from pydantic import TypeAdapter, ValidationError

from acp_codegen.ir.types import (
    META,
    AnyType,
    ArrayType,
    BooleanType,
    EnumType,
    Field,
    Json,
    MapType,
    NullableType,
    NullType,
    ObjectType,
    RefType,
    StringType,
    Type,
    UnionType,
)
from acp_codegen.ir.walk import branches, objects
from models import changed
from strategies import Definitions, places
from subjects import SUBJECTS, Shipped, each, each_package

WORD = "hush-hush"
DEPTH = 6
ROUNDS = 16
"""More than any union has alternatives."""
WRONG: list[Json] = [
    WORD,
    [WORD],
    {"K": WORD},
    {"K": [WORD]},
    [{"name": WORD}],
    [{"name": "K", "value": [WORD]}],
]
"""Values of which each sensitive member refuses some."""


@dataclass
class Maker:
    """Makes a value of a type with all its properties; of alternatives, the one of this round.

    `seen` are the sensitive properties that it came by, and the values of these hold the word.
    """

    definitions: Definitions
    round: int
    seen: set[str] = field(default_factory=set[str])

    def of(self, kind: Type, depth: int, *, secret: bool = False) -> Json:
        match kind:
            case RefType():
                return self.of(self.definitions[kind.name].type, depth - 1, secret=secret)
            case NullableType():
                return self.of(kind.inner, depth, secret=secret) if depth > 0 else None
            case ArrayType():
                wanted = max(kind.min_items or 0, 1 if depth > 0 else 0)
                return [self.of(kind.items, depth, secret=secret) for _ in range(wanted)]
            case MapType():
                return {"K": self.of(kind.values, depth, secret=secret)} if depth > 0 else {}
            case ObjectType():
                own = {f.name: self.member(f, depth, secret=secret) for f in kind.fields if f.required or depth > 0}
                return own if kind.union is None else own | self.of(kind.union, depth, secret=secret)
            case UnionType():
                variants = branches(kind) if kind.tag is not None else kind.variants
                chosen = variants[self.round % len(variants)]
                tag = (
                    {}
                    if kind.tag is None or (chosen.tag is None and chosen is not kind.other)
                    else {kind.tag: chosen.tag or "_x"}
                )
                inner = self.of(chosen.type, depth, secret=secret)
                return {**cast("dict[str, Json]", inner), **tag} if isinstance(inner, dict) else inner
            case _:
                return self.scalar(kind, secret=secret)

    def member(self, source: Field, depth: int, *, secret: bool) -> Json:
        if source.name == META:
            return {"k": WORD}
        if source.sensitive:
            self.seen.add(str(source.origin))
        return self.of(source.type, depth, secret=secret or source.sensitive)

    def scalar(self, kind: Type, *, secret: bool) -> Json:
        match kind:
            case EnumType():
                return kind.values[0].value
            case StringType():
                return WORD if secret else "text"
            case BooleanType():
                return True
            case NullType():
                return None
            case AnyType():
                return {"k": WORD if secret else "text"}
            case _:
                return 1


def made(package: Shipped, name: str) -> Iterator[tuple[Json, set[str]]]:
    """Values of a definition that hold the word, and which sensitive properties are in each."""
    definitions = package.protocol.definitions
    found: set[str] = set()
    for number in range(ROUNDS):
        maker = Maker(definitions, number)
        value = maker.of(package.kind(name), DEPTH)
        text = json.dumps(value)
        if WORD in text and text not in found:
            found.add(text)
            yield value, maker.seen


HOLDERS = [(package, name) for package, name in SUBJECTS if any(made(package, name))]
SENSITIVE = [(package, name) for package, name in HOLDERS if any(seen for _, seen in made(package, name))]
"""Definitions whose values can hold something sensitive, and not in metadata alone."""


def shown(value: object) -> str:
    """All that a log shows of a value or an error."""
    found = f"{value} {value!r} {[value]}"
    if not isinstance(value, BaseException):
        return found
    return "".join([found, *traceback.format_exception(value)])


@each(HOLDERS)
def test_no_value_shows_what_is_sensitive(package: Shipped, name: str) -> None:
    form = package.form(name)
    for value, _ in made(package, name):
        read, drops = decode(form, json.dumps(value), report=True)
        assert WORD in encode(read).decode()
        assert WORD not in shown(drops)
        assert not is_object(read) or WORD not in shown(read)


def is_object(value: object) -> bool:
    """Whether it is no plain JSON, which shows all that it has."""
    return not isinstance(value, (dict, list, str))


def holding(value: Json) -> list[tuple[Any, ...]]:
    """The places that hold the word, those in them included, but not for the word in metadata alone."""
    found = ((path, inner) for path, inner in places(changed(value, _without_metadata), ()))
    return [path for path, inner in found if WORD in json.dumps(inner)]


def _without_metadata(members: dict[str, Json]) -> dict[str, Json]:
    return {name: part for name, part in members.items() if name != META}


def spoilt(value: Json, path: tuple[Any, ...], wrong: Json) -> Json:
    """A copy of a value with another one at a place of it."""
    if not path:
        return wrong
    first, *rest = path
    inner = spoilt(value[first], tuple(rest), wrong)
    if isinstance(value, list):
        items = list(cast("Sequence[Json]", value))
        items[first] = inner
        return items
    return {**value, first: inner}


@each(SENSITIVE)
def test_no_error_shows_what_is_sensitive(package: Shipped, name: str) -> None:
    form = package.form(name)
    for value, _ in made(package, name):
        for path in holding(value):
            said = [each for wrong in WRONG for each in told(form, spoilt(value, path, wrong))]
            assert [each for each in said if is_object(each) and WORD in shown(each)] == []


def outcome(make: Callable[[], Any]) -> Any:
    """What comes of it: a value, or the error that says why there is none."""
    try:
        return make()
    except (DecodeError, ValidationError) as error:
        return error


def told(form: Any, value: Json) -> Iterator[object]:
    """What is said of a value by all that read it, whether they refuse it or leave something out."""
    read: Any = outcome(lambda: decode(form, json.dumps(value), report=True))
    yield from [read] if isinstance(read, Exception) else read
    if isinstance(form, type) and issubclass(form, Model):
        yield outcome(lambda: form.model_validate_json(json.dumps(value)))
        yield outcome(lambda: form.model_validate(value))


def sensitive_members(package: Shipped) -> Iterator[tuple[Any, str]]:
    """The classes of a package with the properties of theirs that are not shown."""
    for name in package.protocol.definitions:
        form = package.form(name)
        fields: dict[str, Any] = getattr(form, "__pydantic_fields__", {})
        yield from ((form, key) for key, one in fields.items() if not one.repr)


@each_package
def test_no_constructor_shows_what_is_sensitive(package: Shipped) -> None:
    calls = [partial(form, **{key: wrong}) for form, key in sensitive_members(package) for wrong in WRONG]
    said = [outcome(call) for call in calls]
    assert [one for one in said if WORD in shown(one)] == []
    assert len([one for one in said if isinstance(one, ValidationError)]) > 10


@each_package
def test_every_sensitive_member_is_looked_at(package: Shipped) -> None:
    definitions = package.protocol.definitions
    wanted = {str(f.origin) for d in definitions.values() for kind in objects(d) for f in kind.fields if f.sensitive}
    assert wanted
    assert {each for name in package.protocol.definitions for _, seen in made(package, name) for each in seen} == wanted


def test_a_model_of_ones_own_that_hides_its_input_hides_that_of_its_members() -> None:
    from acp_schema.v2.unstable import AuthAccount
    from pydantic import BaseModel

    class Log(BaseModel, hide_input_in_errors=True):
        account: AuthAccount

    log = Log.model_validate({"account": {"label": WORD}})
    assert WORD not in shown(log)
    with pytest.raises(ValidationError) as caught:
        TypeAdapter(Log).validate_python({"account": {"label": [WORD]}})
    assert WORD not in shown(caught.value)
