"""Where things stand in the site: pages below docs/, anchors on them, and the way from one to another."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterable, Mapping

TYPES_INDEX, METHODS_INDEX = "{}/types/index.md", "{}/methods/index.md"
FEATURES_INDEX = "features/index.md"
DIFFERENCES = "differences.md"
UNSTABLE_PAGE = "{}/unstable.md"
SCHEMAS_PAGE = "schemas.md"
METADATA = "metadata"
"""The anchor in the list of types at which it says what `_meta` is."""
PUBLISHED_RFDS = "https://agentclientprotocol.com/rfds/"
"""Where the RFDs are that have no page here."""
UNNAMED_AREA = "all"
"""The area of definitions that come without one, as those of a compiled schema do."""

_UNFIT = re.compile(r"[^\w.:=$/-]+")


def type_page(version: str, area: str) -> str:
    return f"{version}/types/{area}.md"


def method_page(version: str, slug: str) -> str:
    return f"{version}/methods/{slug}.md"


def python_page(version: str) -> str:
    """The page of the Python names of a version; the anchor of each is its name in small letters."""
    return f"python/{version}.md"


def schema_file(version: str, unstable: bool, name: str) -> str:
    """The JSON Schema of one definition, a file beside the pages; `unstable` is that with all unstable gates open."""
    return f"{version}/schema{'.unstable' if unstable else ''}/{name}.json"


def feature_page(gate: str) -> str:
    return f"features/{gate}.md"


def rfd_page(slug: str) -> str:
    return f"rfds/{slug}.md"


def slug(method: str) -> str:
    """What the page of a wire name is called: `auth/status` -> `auth-status`."""
    return _UNFIT.sub("-", method.removeprefix("$/").replace("/", "-").replace(":", "-")).lstrip(".-") or "method"


def anchor(path: str) -> str:
    """The anchor of a part by its path in the model: `AuthAccount.label` -> `authaccount.label`."""
    return _UNFIT.sub("-", path.lower())


def relative(page: str, target: str) -> str:
    """The link from a page to a target; both are paths below docs/, the target's with its anchor if it has one."""
    path, mark, at = target.partition("#")
    if path == page:
        return mark + at or posixpath.basename(path)
    return posixpath.relpath(path, posixpath.dirname(page) or ".") + mark + at


def distinct(names: Iterable[str], short: Callable[[str], str], taken: Iterable[str] = ()) -> Mapping[str, str]:
    """A short form of each name; one that is taken already gets a number."""
    used = set(taken)
    found: dict[str, str] = {}
    for name in dict.fromkeys(names):
        wanted = short(name)
        forms = (wanted if n == 1 else f"{wanted}-{n}" for n in range(1, len(used) + 2))
        found[name] = next(form for form in forms if form not in used)
        used.add(found[name])
    return found
