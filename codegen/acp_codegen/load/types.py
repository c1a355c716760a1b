"""From a schema node of the source dialect to a type of the model.

The node meets source.schema.json, so what is read here has the form that it says.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from acp_codegen.diagnostics import Origin
from acp_codegen.ir.types import (
    META,
    META_DESCRIPTION,
    META_TYPE,
    MISSING,
    AnyType,
    ArrayType,
    BooleanType,
    Capability,
    EnumType,
    EnumValue,
    Fallback,
    Field,
    IntegerType,
    MapType,
    NullableType,
    NullType,
    NumberType,
    ObjectType,
    OtherValue,
    RefType,
    StringType,
    Type,
    UnionType,
    Variant,
)

Node = Mapping[str, Any]


def read_type(node: Node, at: Origin) -> Type:
    """The type that a node describes; `at` is where it stands."""
    if "$ref" in node:
        return read_reference(node, at)
    if "properties" in node:
        return _object(node, at)
    keyword = next((k for k in ("anyOf", "oneOf") if k in node), None)
    if keyword is not None:
        return _union(node, keyword, at)
    return _plain(node, at)


def read_reference(node: Node, at: Origin) -> RefType:
    return RefType(node["$ref"].rpartition("/")[2], at.at("$ref"))


def read_features(node: Node) -> tuple[str, ...]:
    """The gates that a node names: one, or a list of which all are needed."""
    gates = node.get("x-feature", ())
    return (gates,) if isinstance(gates, str) else tuple(gates)


def read_capability(node: Node, at: Origin, key: str = "x-capability") -> tuple[Capability, ...]:
    return tuple(Capability(c["of"], c["at"], c["is"], at.at(key, i)) for i, c in enumerate(node.get(key, ())))


def _plain(node: Node, at: Origin) -> Type:
    named = node.get("type")
    if isinstance(named, list):
        return NullableType(_plain({**node, "type": named[0]}, at))
    match named:
        case None:
            return AnyType()
        case "null":
            return NullType()
        case "boolean":
            return BooleanType()
        case "integer":
            return IntegerType(node.get("format"), node.get("minimum"), node.get("maximum"))
        case "number":
            return NumberType(node.get("format"), node.get("minimum"), node.get("maximum"))
        case "string":
            return _string(node)
        case "array":
            items = read_type(node["items"], at.at("items"))
            return ArrayType(items, node.get("minItems"), node.get("maxItems"))
        case _:
            return _map(node, at)


def _string(node: Node) -> StringType:
    return StringType(
        format=node.get("format"),
        min_length=node.get("minLength"),
        max_length=node.get("maxLength"),
        content_encoding=node.get("contentEncoding"),
    )


def _map(node: Node, at: Origin) -> Type:
    values = node.get("additionalProperties")
    if values is None:
        return ObjectType()
    return MapType(AnyType() if values is True else read_type(values, at.at("additionalProperties")))


def _object(node: Node, at: Origin) -> ObjectType:
    required = tuple(node.get("required", ()))
    members = tuple(
        _field(name, member, name in required, at.at("properties", name))
        for name, member in node.get("properties", {}).items()
    )
    keyword = next((k for k in ("anyOf", "oneOf") if k in node), None)
    union = _alternatives(node, keyword, at) if keyword else None
    return ObjectType(members, union, required)


def _field(name: str, node: Node | bool, required: bool, at: Origin) -> Field:
    if name == META:
        return meta_field(at, META_DESCRIPTION if isinstance(node, bool) else node["description"])
    if isinstance(node, bool):
        return Field(name=name, type=AnyType(), required=required, description="", origin=at)
    return Field(
        name=name,
        type=read_type(node, at),
        required=required,
        description=node.get("description", ""),
        origin=at,
        default=node.get("default", MISSING),
        default_on_error="x-deserialize-default-on-error" in node,
        skip_invalid_items="x-deserialize-skip-invalid-items" in node,
        default_on_null="x-deserialize-default-on-null" in node,
        error_default=node.get("x-error-default", MISSING),
        sensitive="x-sensitive" in node,
        features=read_features(node),
        capability=read_capability(node, at),
    )


def meta_field(at: Origin, description: str) -> Field:
    """The property that carries metadata: but for its words, the same wherever it stands."""
    return Field(name=META, type=META_TYPE, required=False, description=description, origin=at, default_on_error=True)


def _union(node: Node, keyword: str, at: Origin) -> Type:
    branches: list[Node] = node[keyword]
    if all("const" in branch for branch in branches):
        return _enum(node, keyword, at)
    if len(branches) == 2 and branches[1] == {"type": "null"} and set(branches[0]) == {"$ref"}:
        return NullableType(read_reference(branches[0], at.at(keyword, 0)))
    return _alternatives(node, keyword, at)


def _enum(node: Node, keyword: str, at: Origin) -> EnumType:
    base = _plain({k: v for k, v in node.items() if k != keyword}, at)
    values = tuple(
        EnumValue(
            branch["const"],
            branch.get("description", ""),
            at.at(keyword, i),
            branch.get("title"),
            read_features(branch),
            read_capability(branch, at.at(keyword, i)),
            branch.get("x-constant-name"),
        )
        for i, branch in enumerate(node[keyword])
    )
    other = node.get("x-other")
    rest = other and _other_value(other, at.at("x-other"))
    return EnumType(base if isinstance(base, IntegerType) else StringType(), values, rest)


def _other_value(node: Node, at: Origin) -> OtherValue:
    return OtherValue(node["title"], node.get("description", ""), at, node.get("x-read-as"))


def _alternatives(node: Node, keyword: str, at: Origin) -> UnionType:
    variants = tuple(_variant(branch, at.at(keyword, i)) for i, branch in enumerate(node[keyword]))
    other = node.get("x-other")
    rest = _variant(other, at.at("x-other"), inline=True) if other else None
    kept = node.get("x-fallback")
    fallback = Fallback(kept["x-class-name"], kept["description"], at.at("x-fallback")) if kept else None
    return UnionType("anyOf" if keyword == "anyOf" else "oneOf", variants, node.get("x-tag"), rest, fallback)


def _variant(node: Node, at: Origin, inline: bool = False) -> Variant:
    bare = inline or ("x-tag-value" in node and not {"$ref", "type", "anyOf", "oneOf"}.intersection(node))
    return Variant(
        type=_object(node, at) if bare else read_type(node, at),
        tag=node.get("x-tag-value"),
        title=node.get("title"),
        description=node.get("description", ""),
        class_name=node.get("x-class-name"),
        implied_tag=node.get("x-tag-implied"),
        origin=at,
        features=read_features(node),
        capability=read_capability(node, at),
    )
