"""Session updates."""

from typing import Annotated, TypeAlias

from pydantic import Field

from ..._runtime.model import Model
from ..._runtime.scalars import Meta
from ..._runtime.unions import Tagged
from .._command import AvailableCommandsUpdate
from .._compaction import CompactionSummaryChunk, CompactionUpdate
from .._notice import Notice
from .._plan import Plan
from .._session_config import ConfigOptionUpdate, CurrentModeUpdate, SessionId
from .._session_update import (
    AgentMessageChunk,
    AgentThoughtChunk,
    SessionInfoUpdate,
    SessionToolCallUpdate,
    UsageUpdate,
    UserMessageChunk,
)
from .._tool_call import ToolCall
from ._plan import PlanRemoved, PlanUpdate
from ._subagents import SessionMessage, SessionMessageChunk, SubagentUpdate

SessionUpdate: TypeAlias = Annotated[
    UserMessageChunk
    | AgentMessageChunk
    | AgentThoughtChunk
    | ToolCall
    | SessionToolCallUpdate
    | Plan
    | PlanUpdate
    | PlanRemoved
    | AvailableCommandsUpdate
    | CurrentModeUpdate
    | ConfigOptionUpdate
    | SessionInfoUpdate
    | UsageUpdate
    | Notice
    | CompactionUpdate
    | CompactionSummaryChunk
    | SubagentUpdate
    | SessionMessage
    | SessionMessageChunk,
    Tagged(
        "sessionUpdate",
        {
            "user_message_chunk": UserMessageChunk,
            "agent_message_chunk": AgentMessageChunk,
            "agent_thought_chunk": AgentThoughtChunk,
            "tool_call": ToolCall,
            "tool_call_update": SessionToolCallUpdate,
            "plan": Plan,
            "plan_update": PlanUpdate,
            "plan_removed": PlanRemoved,
            "available_commands_update": AvailableCommandsUpdate,
            "current_mode_update": CurrentModeUpdate,
            "config_option_update": ConfigOptionUpdate,
            "session_info_update": SessionInfoUpdate,
            "usage_update": UsageUpdate,
            "notice": Notice,
            "compaction_update": CompactionUpdate,
            "compaction_summary_chunk": CompactionSummaryChunk,
            "subagent_update": SubagentUpdate,
            "session_message": SessionMessage,
            "session_message_chunk": SessionMessageChunk,
        },
    ),
]
"""One thing that happened in a session, for the client to show or to keep. `sessionUpdate` says of which kind it is.
The set is closed: an update of any other kind is invalid. An update has no answer: a client that cannot read one can
only drop it, and the session goes on.
"""


class SessionNotification(Model, frozen=True):
    """Parameters of `session/update`: one thing that happened in a session."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session that the update belongs to."""
    update: SessionUpdate
    """What happened; `sessionUpdate` in it says of which kind it is."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
