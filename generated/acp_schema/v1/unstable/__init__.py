"""Version 1 of the Agent Client Protocol, with its unstable parts.

What is the same in the stable package is the same class.
"""

from typing import TYPE_CHECKING

from ..._runtime.lazy import lazy

if TYPE_CHECKING:
    from .._authentication import AuthCapabilities as AuthCapabilities
    from .._authentication import AuthenticateRequest as AuthenticateRequest
    from .._authentication import AuthenticateResponse as AuthenticateResponse
    from .._authentication import AuthMethod as AuthMethod
    from .._authentication import AuthMethodAgent as AuthMethodAgent
    from .._authentication import AuthMethodId as AuthMethodId
    from .._authentication import AuthMethodOther as AuthMethodOther
    from .._authentication import AuthMethodTerminal as AuthMethodTerminal
    from .._authentication import LogoutCapabilities as LogoutCapabilities
    from .._authentication import LogoutRequest as LogoutRequest
    from .._authentication import LogoutResponse as LogoutResponse
    from .._cancellation import CancelRequestNotification as CancelRequestNotification
    from .._cancellation import RequestId as RequestId
    from .._compaction import CompactionCapabilities as CompactionCapabilities
    from .._elicitation import ElicitationCapabilities as ElicitationCapabilities
    from .._elicitation import ElicitationFormCapabilities as ElicitationFormCapabilities
    from .._elicitation import ElicitationUrlCapabilities as ElicitationUrlCapabilities
    from .._error import Error as Error
    from .._error import ErrorCode as ErrorCode
    from .._file_system import FileSystemCapabilities as FileSystemCapabilities
    from .._initialize import Implementation as Implementation
    from .._initialize import ProtocolVersion as ProtocolVersion
    from .._notice import NoticeCapabilities as NoticeCapabilities
    from .._prompt import PromptCapabilities as PromptCapabilities
    from .._session import ClientSessionCapabilities as ClientSessionCapabilities
    from .._session import SessionAdditionalDirectoriesCapabilities as SessionAdditionalDirectoriesCapabilities
    from .._session import SessionCloseCapabilities as SessionCloseCapabilities
    from .._session import SessionDeleteCapabilities as SessionDeleteCapabilities
    from .._session import SessionListCapabilities as SessionListCapabilities
    from .._session import SessionResumeCapabilities as SessionResumeCapabilities
    from .._session_config import BooleanConfigOptionCapabilities as BooleanConfigOptionCapabilities
    from .._session_config import SessionConfigOptionsCapabilities as SessionConfigOptionsCapabilities
    from ._authentication import AgentAuthCapabilities as AgentAuthCapabilities
    from ._authentication import AuthAccount as AuthAccount
    from ._authentication import AuthState as AuthState
    from ._authentication import AuthStatusCapabilities as AuthStatusCapabilities
    from ._authentication import AuthStatusRequest as AuthStatusRequest
    from ._authentication import AuthStatusResponse as AuthStatusResponse
    from ._authentication import AuthStatusUpdateNotification as AuthStatusUpdateNotification
    from ._authentication import KnownAuthState as KnownAuthState
    from ._authentication import known_auth_state as known_auth_state
    from ._initialize import AgentCapabilities as AgentCapabilities
    from ._initialize import ClientCapabilities as ClientCapabilities
    from ._initialize import InitializeRequest as InitializeRequest
    from ._initialize import InitializeResponse as InitializeResponse
    from ._mcp import McpCapabilities as McpCapabilities
    from ._methods import METHODS as METHODS
    from ._methods import method as method
    from ._plan import PlanCapabilities as PlanCapabilities
    from ._providers import ProvidersCapabilities as ProvidersCapabilities
    from ._session import SessionArchiveCapabilities as SessionArchiveCapabilities
    from ._session import SessionCapabilities as SessionCapabilities
    from ._session import SessionForkCapabilities as SessionForkCapabilities
    from ._session import SessionStatusCapabilities as SessionStatusCapabilities
    from ._session import SessionTitleCapabilities as SessionTitleCapabilities
    from ._subagents import SubagentCapabilities as SubagentCapabilities
    from ._system_prompt import SessionSystemPromptCapabilities as SessionSystemPromptCapabilities
    from ._system_prompt import SessionSystemPromptModeCapabilities as SessionSystemPromptModeCapabilities
    from ._system_prompt import SessionSystemPromptOverrideCapabilities as SessionSystemPromptOverrideCapabilities

__all__ = [
    "AgentAuthCapabilities",
    "AgentCapabilities",
    "AuthAccount",
    "AuthCapabilities",
    "AuthMethod",
    "AuthMethodAgent",
    "AuthMethodId",
    "AuthMethodOther",
    "AuthMethodTerminal",
    "AuthState",
    "AuthStatusCapabilities",
    "AuthStatusRequest",
    "AuthStatusResponse",
    "AuthStatusUpdateNotification",
    "AuthenticateRequest",
    "AuthenticateResponse",
    "BooleanConfigOptionCapabilities",
    "CancelRequestNotification",
    "ClientCapabilities",
    "ClientSessionCapabilities",
    "CompactionCapabilities",
    "ElicitationCapabilities",
    "ElicitationFormCapabilities",
    "ElicitationUrlCapabilities",
    "Error",
    "ErrorCode",
    "FileSystemCapabilities",
    "Implementation",
    "InitializeRequest",
    "InitializeResponse",
    "KnownAuthState",
    "LogoutCapabilities",
    "LogoutRequest",
    "LogoutResponse",
    "METHODS",
    "McpCapabilities",
    "NoticeCapabilities",
    "PlanCapabilities",
    "PromptCapabilities",
    "ProtocolVersion",
    "ProvidersCapabilities",
    "RequestId",
    "SessionAdditionalDirectoriesCapabilities",
    "SessionArchiveCapabilities",
    "SessionCapabilities",
    "SessionCloseCapabilities",
    "SessionConfigOptionsCapabilities",
    "SessionDeleteCapabilities",
    "SessionForkCapabilities",
    "SessionListCapabilities",
    "SessionResumeCapabilities",
    "SessionStatusCapabilities",
    "SessionSystemPromptCapabilities",
    "SessionSystemPromptModeCapabilities",
    "SessionSystemPromptOverrideCapabilities",
    "SessionTitleCapabilities",
    "SubagentCapabilities",
    "known_auth_state",
    "method",
]
_HOMES = {
    "AgentAuthCapabilities": "._authentication",
    "AgentCapabilities": "._initialize",
    "AuthAccount": "._authentication",
    "AuthCapabilities": ".._authentication",
    "AuthMethod": ".._authentication",
    "AuthMethodAgent": ".._authentication",
    "AuthMethodId": ".._authentication",
    "AuthMethodOther": ".._authentication",
    "AuthMethodTerminal": ".._authentication",
    "AuthState": "._authentication",
    "AuthStatusCapabilities": "._authentication",
    "AuthStatusRequest": "._authentication",
    "AuthStatusResponse": "._authentication",
    "AuthStatusUpdateNotification": "._authentication",
    "AuthenticateRequest": ".._authentication",
    "AuthenticateResponse": ".._authentication",
    "BooleanConfigOptionCapabilities": ".._session_config",
    "CancelRequestNotification": ".._cancellation",
    "ClientCapabilities": "._initialize",
    "ClientSessionCapabilities": ".._session",
    "CompactionCapabilities": ".._compaction",
    "ElicitationCapabilities": ".._elicitation",
    "ElicitationFormCapabilities": ".._elicitation",
    "ElicitationUrlCapabilities": ".._elicitation",
    "Error": ".._error",
    "ErrorCode": ".._error",
    "FileSystemCapabilities": ".._file_system",
    "Implementation": ".._initialize",
    "InitializeRequest": "._initialize",
    "InitializeResponse": "._initialize",
    "KnownAuthState": "._authentication",
    "LogoutCapabilities": ".._authentication",
    "LogoutRequest": ".._authentication",
    "LogoutResponse": ".._authentication",
    "METHODS": "._methods",
    "McpCapabilities": "._mcp",
    "NoticeCapabilities": ".._notice",
    "PlanCapabilities": "._plan",
    "PromptCapabilities": ".._prompt",
    "ProtocolVersion": ".._initialize",
    "ProvidersCapabilities": "._providers",
    "RequestId": ".._cancellation",
    "SessionAdditionalDirectoriesCapabilities": ".._session",
    "SessionArchiveCapabilities": "._session",
    "SessionCapabilities": "._session",
    "SessionCloseCapabilities": ".._session",
    "SessionConfigOptionsCapabilities": ".._session_config",
    "SessionDeleteCapabilities": ".._session",
    "SessionForkCapabilities": "._session",
    "SessionListCapabilities": ".._session",
    "SessionResumeCapabilities": ".._session",
    "SessionStatusCapabilities": "._session",
    "SessionSystemPromptCapabilities": "._system_prompt",
    "SessionSystemPromptModeCapabilities": "._system_prompt",
    "SessionSystemPromptOverrideCapabilities": "._system_prompt",
    "SessionTitleCapabilities": "._session",
    "SubagentCapabilities": "._subagents",
    "known_auth_state": "._authentication",
    "method": "._methods",
}
_FORMER: dict[str, str] = {}

if not TYPE_CHECKING:
    __getattr__ = lazy(__name__, _HOMES, _FORMER)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
