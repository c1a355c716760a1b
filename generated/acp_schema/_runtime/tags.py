"""What is wrong with the tag of a union, or with what stands in the place of an object that has one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .core import Schema
from .findings import Finding, Place, missing, wrong_type


def unknown_tag(inside: Schema, tag: str, known: Iterable[str], at: Place) -> Finding:
    """The fault of an object of which the tag picks no variant; `at` is the place of the tag."""
    tags = tuple(known)
    words = f" (known: {', '.join(tags)})"
    if tag not in inside:
        return missing(tag, at, words, tags).faults[0]
    if not isinstance(inside[tag], str):
        return wrong_type(inside[tag], ["a string"], at, words, tags).faults[0]
    return Finding(at, f"no variant has this name{words}", "variant", (), tags)


def nested_form(value: Any, tag: str, known: Iterable[str], pointer: str) -> str:
    """What to say of a tag that stands where an object with it is wanted; nothing of other values."""
    name = next((each for each in known if each == value), None)
    if name is None:
        return ""
    last = pointer.rpartition("/")[2]
    form = f'{{"{tag}": "{name}", ...}}'
    whole = form if not last or last.isdigit() else f'{{"{last}": {form}}}'
    return f": the name of a variant goes into the object, as in {whole}"
