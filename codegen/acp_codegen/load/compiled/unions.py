"""Unions of a compiled schema: plain constants, branches that a tag tells apart, and branches of free form."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from acp_codegen.diagnostics import Origin
from acp_codegen.load.compiled.form import PROSE, STRUCTURE, UnfitError, as_object, well_placed

Node = dict[str, Any]
Read = Callable[[Any, Origin], Node]
"""Turns around a node that is no part of a union."""

OPEN_WORDS = ("additionalProperties", "unevaluatedProperties")
BASES = {"string": {"type"}, "integer": {"type", "format", "minimum", "maximum"}}
"""The words that the constants of a type may have beside their value."""


def alternatives(compiled: Node, at: Origin, read: Read) -> Node:
    """The keywords of the dialect for a node's union."""
    if "anyOf" in compiled and "oneOf" in compiled:
        raise UnfitError(at.at("oneOf"), "`anyOf` and `oneOf` stand side by side")
    keyword = "anyOf" if "anyOf" in compiled else "oneOf"
    inside = at.at(keyword)
    branches = [_branch(branch, inside.at(i)) for i, branch in enumerate(compiled[keyword])]
    if any("const" in branch for branch in branches):
        return _enum(keyword, branches, inside)
    tag = _tag(compiled, branches)
    if tag is not None:
        return _tagged(keyword, tag, branches, inside, read)
    return {keyword: [read(branch, inside.at(i)) for i, branch in enumerate(branches)]}


def _branch(branch: Any, at: Origin) -> Node:
    if branch is False:
        raise UnfitError(at, "no value is valid here, and no type of the model says so")
    return {} if branch is True else branch


def _enum(keyword: str, branches: list[Node], at: Origin) -> Node:
    """Constants, and in an open enum one branch behind them for every other value of their type."""
    constants = [branch for branch in branches if "const" in branch]
    rest = branches[len(constants) :]
    if any("const" in branch for branch in rest) or len(rest) > (keyword == "anyOf"):
        raise UnfitError(at, "constants stand among other branches")
    for i, branch in enumerate(branches):
        well_placed(branch, at.at(i))
    base = enum_base(constants, at)
    if rest and base != _words(rest[0]):
        raise UnfitError(at.at(len(constants)), "the last branch is not for the other values of the constants' type")
    values = [_prose(branch) | {"const": branch["const"]} for branch in constants]
    other = {"x-other": {"title": "other"} | _prose(rest[0])} if rest else {}
    return base | {keyword: values} | other


def enum_base(constants: Sequence[Node], at: Origin) -> Node:
    """The type that constants have in common, with its format and bounds."""
    kinds = {"string" if isinstance(branch["const"], str) else "integer" for branch in constants}
    kind = next(iter(kinds))
    words = [{"type": kind} | _words(branch) for branch in constants]
    if len(kinds) > 1 or any(one != words[0] for one in words) or not BASES[kind].issuperset(words[0]):
        raise UnfitError(at, "the constants are not all of one type")
    if words[0]["type"] != kind:
        raise UnfitError(at, f"the constants are not of the type {words[0]['type']}")
    return words[0]


def _words(branch: Node) -> Node:
    return {word: value for word, value in branch.items() if word in STRUCTURE and word != "const"}


def _said(node: Any) -> Node:
    """All that a node says but prose."""
    return {word: value for word, value in as_object(node).items() if word not in PROSE}


def _prose(branch: Node) -> Node:
    return {word: branch[word] for word in PROSE if word in branch}


def _tag(compiled: Node, branches: list[Node]) -> str | None:
    """The property whose constant tells the branches apart; None where nothing does."""
    named = [tags for branch in branches if (tags := _constant_members(branch))]
    common = [name for name in (named[0] if named else ()) if all(name in tags for tags in named)]
    told = compiled.get("discriminator", {}).get("propertyName")
    if common:
        return told if told in common else common[0]
    return next((name for branch in branches if (name := _open_member(branch)) is not None), None)


def _constant_members(branch: Node) -> list[str]:
    """The required properties that are constants."""
    required = branch.get("required", ())
    return [name for name, m in _members(branch).items() if name in required and "const" in as_object(m)]


def _members(branch: Node) -> Node:
    return cast("Node", branch.get("properties", {}))


def _open_member(branch: Node) -> str | None:
    """The tag of an open branch whose tagged neighbours are all gone: the first of its properties."""
    return next(iter(_members(branch)), None) if _takes_rest(branch) else None


def _takes_rest(branch: Node) -> bool:
    """Whether the branch says outright that it takes properties that it does not name."""
    return any(branch.get(word) is True for word in OPEN_WORDS)


def _tagged(keyword: str, tag: str, branches: list[Node], at: Origin, read: Read) -> Node:
    """The tagged and the untagged branches in their order, and the open one by itself."""
    tags = [_members(b)[tag]["const"] for b in branches if tag in _constant_members(b)]
    opened = [i for i, branch in enumerate(branches) if _is_open(branch, tag)]
    if len(set(tags)) < len(tags) or not all(isinstance(value, str) for value in tags) or len(opened) > 1:
        raise UnfitError(at, f"`{tag}` does not tell the branches apart")
    kept = [_variant(b, tag, at.at(i), read) for i, b in enumerate(branches) if i not in opened]
    other = [_other(branches[i], tag, tags, at.at(i), read) for i in opened]
    return {"x-tag": tag, keyword: kept} | ({"x-other": other[0]} if other else {})


def _is_open(branch: Node, tag: str) -> bool:
    opens = "not" in branch or _takes_rest(branch)
    return opens and tag in _members(branch) and tag not in _constant_members(branch)


def _variant(branch: Node, tag: str, at: Origin, read: Read) -> Node:
    """The branch of one tag (a reference, or what it has beside the tag), or an untagged one as it is."""
    if tag not in _constant_members(branch):
        return read(branch, at)
    if not _is_tag(_members(branch)[tag]):
        raise UnfitError(at.at("properties", tag), "a tag is a text and nothing else")
    return {"x-tag-value": _members(branch)[tag]["const"]} | read(_without(branch, tag, at), at)


def _other(branch: Node, tag: str, tags: list[str], at: Origin, read: Read) -> Node:
    """The open branch without what follows from the union: the tag, the tags that it shuts out, that it is open."""
    if _shut_out(branch, tag) != set(tags):
        raise UnfitError(at, "the open branch does not shut out just the tags that the other branches have")
    if tag not in branch.get("required", ()) or _said(_members(branch)[tag]) != {"type": "string"}:
        raise UnfitError(at, f"the open branch does not require `{tag}` to be text")
    rest = {
        word: value for word, value in branch.items() if word != "not" and not (word in OPEN_WORDS and value is True)
    }
    return {"title": "other"} | read(_without(rest, tag, at), at)


def _shut_out(branch: Node, tag: str) -> set[str | None]:
    """The tags that a `not` lists; None among them stands for anything else that it shuts out."""
    if "not" not in branch:
        return set()
    node = as_object(branch["not"])
    listed: list[Any] = node["anyOf"] if set(node) == {"anyOf"} else [node]
    return {_only_tag(as_object(one), tag) for one in listed}


def _only_tag(node: Node, tag: str) -> str | None:
    """The tag that a schema asks for, if that is all that it asks for."""
    named = as_object(_members(node).get(tag))
    wanted = {"type": "object", "properties": {tag: named}, "required": [tag]}
    return named.get("const") if _said(node) == wanted and _is_tag(named) else None


def _is_tag(node: Node) -> bool:
    """Whether a property holds a constant and says nothing else."""
    return _said(node) == {"type": "string", "const": node.get("const")}


def _without(branch: Node, tag: str, at: Origin) -> Node:
    """The branch without its tag, and without the words that say nothing any more."""
    if branch.get("type") != "object":
        raise UnfitError(at, "a branch with a tag is of the type object, and of no other")
    out = {word: value for word, value in branch.items() if word not in ("type", "properties", "required")}
    members = {name: node for name, node in _members(branch).items() if name != tag}
    required = [name for name in branch["required"] if name != tag]
    out |= {"type": "object", "properties": members} if members else {}
    return out | ({"required": required} if required else {})
