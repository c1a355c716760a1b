"""Saved sessions."""

from typing import Annotated, Literal, TypeAlias

from ..._runtime.leniency import AbsentOnError
from ..._runtime.scalars import Boolean, Characters
from .._session_list import SessionInfo as StableSessionInfo


class SessionInfo(StableSessionInfo, frozen=True):
    """What the agent tells about one session in `session/list`."""

    archived: Annotated[Boolean | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_session_archive`): it may change or be dropped in any release.

    Whether the session is archived. Omitted or null: the agent does not say. A malformed value counts as omitted. An
    agent that set `capabilities.session.archive` MUST send it for every session.
    """


SessionArchiveFilter: TypeAlias = Annotated[Literal["exclude", "include", "only"] | str, Characters()]
"""**Unstable** (feature `unstable_session_archive`): it may change or be dropped in any release.

Whether `session/list` returns archived sessions, others, or both. The set is open, but an agent MUST answer a value
that it does not support with -32602, and MUST NOT act on it as on `exclude`.
"""


SessionStatus: TypeAlias = Annotated[Literal["open", "saved"] | str, Characters()]
"""**Unstable** (feature `unstable_session_status`): it may change or be dropped in any release.

Whether the agent holds a session in memory. The set is open: a receiver accepts any string and acts on one that it does
not know as on `saved`.
"""


KnownSessionStatus: TypeAlias = Literal["open", "saved"]
"""What `known_session_status` answers: the values of `SessionStatus` that have a meaning here."""


_SESSION_STATUS: dict[str, KnownSessionStatus] = {"open": "open", "saved": "saved"}


def known_session_status(value: str) -> KnownSessionStatus:
    """What to act on for a value of `SessionStatus`: the value, or `saved` for one that is not known here."""
    return _SESSION_STATUS.get(value, "saved")
