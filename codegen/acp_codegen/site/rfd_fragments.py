"""Generated pieces of hand-written pages that are made from the front matter of RFDs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from acp_codegen.emit.docs import UnknownFragmentError
from acp_codegen.emit.docs.markdown import blocks, plain, table, unlinked
from acp_codegen.emit.docs.paths import relative
from acp_codegen.site.fragments import Make
from acp_codegen.site.rfd import STATUSES, Rfd, gate_badges, is_rfd


def with_rfds(make: Make, rfds: Mapping[str, Rfd]) -> Make:
    """The maker of fragments with those of RFDs: `rfds`, tables by status, and `history`, on the page of an RFD.

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
    found: dict[str, Callable[[], str]] = {"rfds": lambda: _tables(rfds, page)}
    if is_rfd(page):
        found["history"] = lambda: _history(rfds[page]) if page in rfds else ""
    return found


def _tables(rfds: Mapping[str, Rfd], page: str) -> str:
    """A table for each status that an RFD has, in the order in which they come to be."""
    found = {status: [(path, rfd) for path, rfd in rfds.items() if rfd.status == status] for status in STATUSES}
    tables = (blocks(f"**{status.capitalize()}**", _table(those, page)) for status, those in found.items() if those)
    return blocks(*tables) or "No RFD has a page here."


def _table(rfds: Sequence[tuple[str, Rfd]], page: str) -> str:
    return table(
        ("RFD", "Gate", "Protocol", "Last change"),
        (
            (_link(rfd, path, page), gate_badges(rfd, page), ", ".join(rfd.versions), rfd.history[-1].date)
            for path, rfd in rfds
        ),
    )


def _link(rfd: Rfd, path: str, page: str) -> str:
    return f"[{plain(rfd.title)}]({relative(page, path)})"


def _history(rfd: Rfd) -> str:
    return "\n".join(f"- {change.date}: {unlinked(change.text)}" for change in rfd.history)
