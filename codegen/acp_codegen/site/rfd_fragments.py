"""Generated pieces of hand-written pages that are made from the front matter of RFDs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from acp_codegen.emit.docs import UnknownFragmentError
from acp_codegen.emit.docs.markdown import plain, table
from acp_codegen.emit.docs.paths import relative
from acp_codegen.site.fragments import Make
from acp_codegen.site.rfd import Rfd, gate_badge, is_rfd


def with_rfds(make: Make, rfds: Mapping[str, Rfd]) -> Make:
    """The maker of fragments with those of RFDs: `rfds`, a table, and `history`, on the page of an RFD.

    `rfds` are those whose front matter is sound, by the paths of their pages.
    """

    def made(name: str, arguments: Sequence[str], page: str) -> str:
        own = _fragments(rfds, page)
        wanted = " ".join([name, *arguments])
        if wanted in own:
            return own[wanted]()
        try:
            return make(name, arguments, page)
        except UnknownFragmentError as error:
            raise UnknownFragmentError(error.name, (*error.known, *own)) from error

    return made


def _fragments(rfds: Mapping[str, Rfd], page: str) -> Mapping[str, Callable[[], str]]:
    """The fragments of a page by their names."""
    found: dict[str, Callable[[], str]] = {"rfds": lambda: _table(rfds, page)}
    if is_rfd(page):
        found["history"] = lambda: _history(rfds[page]) if page in rfds else ""
    return found


def _table(rfds: Mapping[str, Rfd], page: str) -> str:
    rows = [
        (_link(rfd, path, page), gate_badge(rfd, page), rfd.status, ", ".join(rfd.versions))
        for path, rfd in rfds.items()
    ]
    return table(("RFD", "gate", "status", "in"), rows) or "No RFD has a page here."


def _link(rfd: Rfd, path: str, page: str) -> str:
    """A link to an RFD, from a cell of a table: a bar in its title must not end the cell."""
    title = plain(rfd.title).replace("|", "\\|")
    return f"[{title}]({relative(page, path)})"


def _history(rfd: Rfd) -> str:
    return "\n".join(f"- {change.date}: {change.text}" for change in rfd.history)
