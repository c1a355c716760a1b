"""The definitions of a protocol as JSON Schema without prose, with what a reader of values has to know beside it.

They accept what the compiled schema accepts, but that integer formats are bounds. Beside the keywords of JSON Schema:

- `x-feature`: the gates of a part; `x-values`: those of constants;
- `x-deserialize-...`: the flags of a property, and in `x-instead` what stands for a value that does not fit;
- `x-nullable`: the first branch may be null as well;
- `x-union`: alternatives, told apart by the property that it names, or by their shape where it is empty. Of each branch
  `x-label` is what it is called where it is linked, and `x-name` where it is told of. `x-by` is the tag property of one
  that has a tag, and `x-other` marks the one for all other tags.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from acp_codegen.emit.json_schema.types import Node, Writer, put, reference
from acp_codegen.ir.alternatives import label_of
from acp_codegen.ir.model import Definition
from acp_codegen.ir.reading import fallback
from acp_codegen.ir.types import (
    INTEGER_BOUNDS,
    MISSING,
    EnumType,
    Field,
    IntegerType,
    MapType,
    NullableType,
    NumberType,
    RefType,
    StringType,
    Type,
    UnionType,
    Variant,
)

BRANCHES = {"anyOf", "oneOf", "enum", "$ref"}
"""Keywords beside which it is not enough to allow one more type."""


def compile_plain(definitions: Mapping[str, Definition]) -> dict[str, Node]:
    """Definitions of a protocol, as written or projected, by name."""
    writer = _PlainWriter(definitions)
    return {name: _gated(writer.node(d.type), d.features) for name, d in definitions.items()}


class _PlainWriter(Writer):
    def node(self, kind: Type) -> Node:
        match kind:
            case NullableType():
                return _nullable(self.node(kind.inner))
            case MapType():
                return {"type": "object", "additionalProperties": self.node(kind.values) or True}
            case RefType():
                return reference(kind.name)
            case IntegerType() | NumberType():
                return _number(kind)
            case StringType():
                return {"type": "string", **put(minLength=kind.min_length, maxLength=kind.max_length)}
            case _:
                return super().node(kind)

    def _field(self, member: Field) -> Node:
        flags = {
            "x-deserialize-default-on-error": member.default_on_error,
            "x-deserialize-skip-invalid-items": member.skip_invalid_items,
            "x-deserialize-default-on-null": member.default_on_null,
        }
        out = _gated(self.node(member.type), member.features) | {flag: True for flag, there in flags.items() if there}
        instead = fallback(member) if member.default_on_error else MISSING
        return out if instead is MISSING else {**out, "x-instead": instead}

    def _enum(self, kind: EnumType) -> Node:
        gates = {str(value.value): list(value.features) for value in kind.values if value.features}
        known = {} if kind.other else {"enum": [value.value for value in kind.values]}
        return self.node(kind.base) | known | ({"x-values": gates} if gates else {})

    def _union(self, kind: UnionType) -> Node:
        seen: Counter[str] = Counter()
        branches: list[Node] = []
        for variant in (*kind.variants, *([kind.other] if kind.other else [])):
            seen[variant.label] += 1
            count = seen[variant.label]
            label = variant.label if count == 1 else f"{variant.label}-{count}"
            branches.append(self._branch(variant, kind) | {"x-label": label, "x-name": label_of(variant)})
        return {kind.keyword: branches, "x-union": kind.tag or ""}

    def _branch(self, variant: Variant, kind: UnionType) -> Node:
        inner = _gated(self.node(variant.type), variant.features)
        if kind.tag is None or (variant.tag is None and variant is not kind.other):
            return inner
        tag: Node = {"const": variant.tag}
        if variant is kind.other:
            tag = {"type": "string", "not": {"enum": list(kind.tags)}}
            inner["x-other"] = True
        properties = {kind.tag: tag, **inner.get("properties", {})}
        required = [kind.tag, *inner.get("required", [])]
        return {**inner, "type": "object", "properties": properties, "required": required, "x-by": kind.tag}


def _gated(inner: Node, features: tuple[str, ...]) -> Node:
    return {**inner, "x-feature": list(features)} if features else inner


def _number(kind: IntegerType | NumberType) -> Node:
    low, high = INTEGER_BOUNDS.get(kind.format or "", (None, None))
    bounds: Mapping[str, Any] = {
        "minimum": max((b for b in (kind.minimum, low) if b is not None), default=None),
        "maximum": min((b for b in (kind.maximum, high) if b is not None), default=None),
    }
    exact = kind.format if high is not None and high > 2**53 else None
    return {"type": "integer" if isinstance(kind, IntegerType) else "number", **put(format=exact, **bounds)}


def _nullable(inner: Node) -> Node:
    if "type" in inner and not BRANCHES & inner.keys():
        return {**inner, "type": [inner["type"], "null"]}
    return {"anyOf": [inner, {"type": "null"}], "x-nullable": True}
