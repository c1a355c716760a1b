"""From a type of the model to a JSON Schema node."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from acp_codegen.emit.json_schema.prose import OTHER_TAG, TAG
from acp_codegen.ir.defaults import composed_default
from acp_codegen.ir.model import Definition
from acp_codegen.ir.notice import with_notice
from acp_codegen.ir.types import (
    MISSING,
    AnyType,
    ArrayType,
    BooleanType,
    EnumType,
    EnumValue,
    Field,
    IntegerType,
    MapType,
    NullableType,
    NullType,
    NumberType,
    ObjectType,
    RefType,
    StringType,
    Type,
    UnionType,
    Variant,
)

Node = dict[str, Any]
Definitions = Mapping[str, Definition]


def reference(name: str) -> Node:
    return {"$ref": f"#/$defs/{name}"}


def put(**words: Any) -> Node:
    """The keywords that have a value."""
    return {word: value for word, value in words.items() if value is not None}


def node(kind: Type, definitions: Definitions) -> Node:
    """The JSON Schema of a type."""
    return Writer(definitions).node(kind)


@dataclass(frozen=True, slots=True)
class Writer:
    """Writes types as JSON Schema. `withdrawn` are the gates that are given up."""

    definitions: Definitions
    withdrawn: Collection[str] = ()

    def node(self, kind: Type) -> Node:
        """The JSON Schema of a type."""
        match kind:
            case AnyType():
                return {}
            case NullType():
                return {"type": "null"}
            case BooleanType():
                return {"type": "boolean"}
            case IntegerType() | NumberType():
                return _number(kind)
            case StringType():
                return _string(kind)
            case ArrayType():
                limits = put(minItems=kind.min_items, maxItems=kind.max_items)
                return {"type": "array", "items": self.node(kind.items), **limits}
            case MapType():
                return {"type": "object", "additionalProperties": self.node(kind.values) or True}
            case RefType():
                return reference(kind.name)
            case NullableType():
                return _nullable(self.node(kind.inner))
            case EnumType():
                return self._enum(kind)
            case ObjectType():
                return self._object(kind)
            case UnionType():
                return self._union(kind)

    def described(
        self, inner: Node, description: str, features: tuple[str, ...] = (), title: str | None = None
    ) -> Node:
        """A node with its prose; a reference moves into `allOf`: in older drafts it hides its neighbours."""
        prose = put(title=title, description=with_notice(description, features, self.withdrawn) or None)
        return {**prose, **({"allOf": [inner]} if "$ref" in inner else inner)}

    def _object(self, kind: ObjectType) -> Node:
        out: Node = {"type": "object"}
        if kind.fields:
            out["properties"] = {f.name: self._field(f) for f in kind.fields}
        if kind.required:
            out["required"] = list(kind.required)
        return out if kind.union is None else {**out, **self._union(kind.union)}

    def _field(self, member: Field) -> Node:
        out = self.described(self.node(member.type), member.description, member.features)
        default = composed_default(member, self.definitions)
        if default is not MISSING:
            out["default"] = default
        flags = {
            "x-deserialize-default-on-error": member.default_on_error,
            "x-deserialize-skip-invalid-items": member.skip_invalid_items,
            "x-deserialize-default-on-null": member.default_on_null,
        }
        return out | {flag: True for flag, there in flags.items() if there}

    def _enum(self, kind: EnumType) -> Node:
        base = _number(kind.base) if isinstance(kind.base, IntegerType) else _string(kind.base)
        values = [self._value(value, base) for value in kind.values]
        if kind.other is None:
            return {"oneOf": values}
        return {"anyOf": [*values, {**put(title=kind.other.title, description=kind.other.description), **base}]}

    def _value(self, value: EnumValue, base: Node) -> Node:
        return self.described({**base, "const": value.value}, value.description, value.features, value.title)

    def _union(self, kind: UnionType) -> Node:
        branches = [self._variant(v, kind.tag) for v in kind.variants]
        if kind.other is not None:
            branches.append(self._other(kind, kind.other))
        out: Node = {kind.keyword: branches}
        closed = kind.tag is not None and kind.other is None and all(v.tag is not None for v in kind.variants)
        if closed and kind.keyword == "oneOf":
            out["discriminator"] = {"propertyName": kind.tag}
        return out

    def _variant(self, variant: Variant, tag: str | None) -> Node:
        inner = self.node(variant.type)
        if tag is not None and variant.tag is not None:
            inner = _tagged(inner, tag, {"type": "string", "const": variant.tag, "description": TAG})
        return self.described(inner, variant.description, variant.features, variant.title)

    def _other(self, kind: UnionType, other: Variant) -> Node:
        """The open branch: any tag but the known ones. Beside a union of its own the rest of it stays unevaluated."""
        inner = self.node(other.type)
        if kind.tag is None:
            return self.described(inner, other.description, other.features, other.title)
        known = [_tagged({}, kind.tag, {"type": "string", "const": tag}) for tag in kind.tags]
        inner = _tagged(inner, kind.tag, {"type": "string", "description": OTHER_TAG})
        rest = "unevaluatedProperties" if "anyOf" in inner or "oneOf" in inner else "additionalProperties"
        inner |= {"not": {"anyOf": known}, rest: True} if known else {rest: True}
        return self.described(inner, other.description, other.features, other.title)


def _number(kind: IntegerType | NumberType) -> Node:
    name = "integer" if isinstance(kind, IntegerType) else "number"
    return {"type": name, **put(format=kind.format, minimum=kind.minimum, maximum=kind.maximum)}


def _string(kind: StringType) -> Node:
    words = put(
        format=kind.format,
        minLength=kind.min_length,
        maxLength=kind.max_length,
        contentEncoding=kind.content_encoding,
    )
    return {"type": "string", **words}


def _nullable(inner: Node) -> Node:
    if "type" in inner:
        return {**inner, "type": [inner["type"], "null"]}
    return {"anyOf": [inner, {"type": "null"}]}


def _tagged(inner: Node, tag: str, value: Node) -> Node:
    """The node with a required tag property in front."""
    if "$ref" in inner:
        return {"type": "object", "properties": {tag: value}, "required": [tag], "allOf": [inner]}
    properties = {tag: value, **inner.get("properties", {})}
    required = [tag, *inner.get("required", [])]
    return {**inner, "type": "object", "properties": properties, "required": required}
