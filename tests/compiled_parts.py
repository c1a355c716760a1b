"""The parts of a compiled schema, by the paths that the model has for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

Node = dict[str, Any]


def parts(schema: Node) -> set[str]:
    """Each definition, property, variant and constant: `A`, `A.property`, `A:variant`, `A=constant`."""
    found: set[str] = set()
    for name, node in schema["$defs"].items():
        found.add(name)
        found.update(_within(name, node))
    return found


def _within(path: str, node: Node) -> Iterator[str]:
    for keyword in ("items", "additionalProperties"):
        inner: Any = node.get(keyword)
        if inner not in (None, True):
            yield from _within(path, inner)
    for name, member in node.get("properties", {}).items():
        yield f"{path}.{name}"
        yield from _within(f"{path}.{name}", member)
    branches = [b for key in ("anyOf", "oneOf") for b in node.get(key, [])]
    if len(branches) == 2 and branches[1] == {"type": "null"}:
        yield from _within(path, branches[0])
    else:
        yield from _branches(path, branches)


def _branches(path: str, branches: list[Node]) -> Iterator[str]:
    tag = next((name for b in branches for name, _ in _tagged(b)), None)
    seen: Counter[str] = Counter()
    for branch in branches:
        if _is_constant(branch, branches):
            yield f"{path}={branch.get('const', branch.get('title'))}"
            continue
        label = next((value for _, value in _tagged(branch)), None) or branch.get("title", "null")
        seen[label] += 1
        own = f"{path}:{label}" + (f"-{seen[label]}" if seen[label] > 1 else "")
        yield own
        # The tag is a property of the union as a whole.
        moved = f"{own}.{tag}" if tag is not None and _told(branch, tag) else ""
        yield from (f"{path}.{tag}" if inner == moved else inner for inner in _within(own, branch))


def _is_constant(branch: Node, branches: list[Node]) -> bool:
    """Whether a branch is a value of an enum, or stands for all others."""
    return "const" in branch or (any("const" in b for b in branches) and "properties" not in branch)


def _tagged(branch: Node) -> Iterator[tuple[str, str]]:
    """The property of a branch that has to be a constant, and that constant."""
    yield from ((n, m["const"]) for n, m in branch.get("properties", {}).items() if "const" in m)


def _told(branch: Node, tag: str) -> bool:
    """Whether a branch has the tag as such: a constant, or anything that is none of the constants."""
    member = branch.get("properties", {}).get(tag, {})
    return "const" in member or "not" in branch
