"""Names that lead to one another: in which order they can be settled, and where they go round in a circle."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping

Edges = Mapping[str, Collection[str]]
"""For each name, those that it leads to; all of them are keys too."""


def settled(edges: Edges) -> list[str]:
    """The names, each after all that it leads to. One that leads into a loop is left out."""
    left = {name: len(set(targets)) for name, targets in edges.items()}
    users: defaultdict[str, list[str]] = defaultdict(list)
    for name, targets in edges.items():
        for target in set(targets):
            users[target].append(name)
    order = [name for name, count in left.items() if not count]
    for name in order:
        for user in users[name]:
            left[user] -= 1
            if not left[user]:
                order.append(user)
    return order


def loops(edges: Edges) -> Iterator[list[str]]:
    """Loops, each by the names on it in order; every name that is on some loop is in one of them."""
    told = set(settled(edges))
    for start in edges:
        loop = [] if start in told else _loop(start, edges)
        told.update(loop)
        if loop:
            yield loop


def _loop(start: str, edges: Edges) -> list[str]:
    """The shortest way from a name back to itself; empty where it only leads to others' loops."""
    came: dict[str, str] = {}
    pending = [start]
    for name in pending:
        for target in edges[name]:
            if target == start:
                return _path(name, start, came)
            if target not in came:
                came[target] = name
                pending.append(target)
    return []


def _path(last: str, start: str, came: Mapping[str, str]) -> list[str]:
    path = [last]
    while path[-1] != start:
        path.append(came[path[-1]])
    return path[::-1]
