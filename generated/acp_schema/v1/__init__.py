"""Version 1 of the Agent Client Protocol.

Its stable parts; those behind gates are in the package `unstable` below this one.
"""

from typing import TYPE_CHECKING

from .._runtime.lazy import lazy

if TYPE_CHECKING:
    from ._authentication import AgentAuthCapabilities as AgentAuthCapabilities
    from ._authentication import AuthCapabilities as AuthCapabilities
    from ._authentication import AuthenticateRequest as AuthenticateRequest
    from ._authentication import AuthenticateResponse as AuthenticateResponse
    from ._authentication import AuthMethod as AuthMethod
    from ._authentication import AuthMethodAgent as AuthMethodAgent
    from ._authentication import AuthMethodId as AuthMethodId
    from ._authentication import AuthMethodOther as AuthMethodOther
    from ._authentication import AuthMethodTerminal as AuthMethodTerminal
    from ._authentication import LogoutCapabilities as LogoutCapabilities
    from ._authentication import LogoutRequest as LogoutRequest
    from ._authentication import LogoutResponse as LogoutResponse
    from ._cancellation import CancelRequestNotification as CancelRequestNotification
    from ._cancellation import RequestId as RequestId
    from ._compaction import CompactionCapabilities as CompactionCapabilities
    from ._elicitation import ElicitationCapabilities as ElicitationCapabilities
    from ._elicitation import ElicitationFormCapabilities as ElicitationFormCapabilities
    from ._elicitation import ElicitationUrlCapabilities as ElicitationUrlCapabilities
    from ._error import Error as Error
    from ._error import ErrorCode as ErrorCode
    from ._file_system import FileSystemCapabilities as FileSystemCapabilities
    from ._initialize import AgentCapabilities as AgentCapabilities
    from ._initialize import ClientCapabilities as ClientCapabilities
    from ._initialize import Implementation as Implementation
    from ._initialize import InitializeRequest as InitializeRequest
    from ._initialize import InitializeResponse as InitializeResponse
    from ._initialize import ProtocolVersion as ProtocolVersion
    from ._mcp import McpCapabilities as McpCapabilities
    from ._methods import METHODS as METHODS
    from ._methods import method as method
    from ._notice import NoticeCapabilities as NoticeCapabilities
    from ._prompt import PromptCapabilities as PromptCapabilities
    from ._session import ClientSessionCapabilities as ClientSessionCapabilities
    from ._session import SessionAdditionalDirectoriesCapabilities as SessionAdditionalDirectoriesCapabilities
    from ._session import SessionCapabilities as SessionCapabilities
    from ._session import SessionCloseCapabilities as SessionCloseCapabilities
    from ._session import SessionDeleteCapabilities as SessionDeleteCapabilities
    from ._session import SessionListCapabilities as SessionListCapabilities
    from ._session import SessionResumeCapabilities as SessionResumeCapabilities
    from ._session_config import BooleanConfigOptionCapabilities as BooleanConfigOptionCapabilities
    from ._session_config import SessionConfigOptionsCapabilities as SessionConfigOptionsCapabilities

__all__ = [
    "AgentAuthCapabilities",
    "AgentCapabilities",
    "AuthCapabilities",
    "AuthMethod",
    "AuthMethodAgent",
    "AuthMethodId",
    "AuthMethodOther",
    "AuthMethodTerminal",
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
    "LogoutCapabilities",
    "LogoutRequest",
    "LogoutResponse",
    "METHODS",
    "McpCapabilities",
    "NoticeCapabilities",
    "PromptCapabilities",
    "ProtocolVersion",
    "RequestId",
    "SessionAdditionalDirectoriesCapabilities",
    "SessionCapabilities",
    "SessionCloseCapabilities",
    "SessionConfigOptionsCapabilities",
    "SessionDeleteCapabilities",
    "SessionListCapabilities",
    "SessionResumeCapabilities",
    "method",
]
_HOMES = {
    "AgentAuthCapabilities": "._authentication",
    "AgentCapabilities": "._initialize",
    "AuthCapabilities": "._authentication",
    "AuthMethod": "._authentication",
    "AuthMethodAgent": "._authentication",
    "AuthMethodId": "._authentication",
    "AuthMethodOther": "._authentication",
    "AuthMethodTerminal": "._authentication",
    "AuthenticateRequest": "._authentication",
    "AuthenticateResponse": "._authentication",
    "BooleanConfigOptionCapabilities": "._session_config",
    "CancelRequestNotification": "._cancellation",
    "ClientCapabilities": "._initialize",
    "ClientSessionCapabilities": "._session",
    "CompactionCapabilities": "._compaction",
    "ElicitationCapabilities": "._elicitation",
    "ElicitationFormCapabilities": "._elicitation",
    "ElicitationUrlCapabilities": "._elicitation",
    "Error": "._error",
    "ErrorCode": "._error",
    "FileSystemCapabilities": "._file_system",
    "Implementation": "._initialize",
    "InitializeRequest": "._initialize",
    "InitializeResponse": "._initialize",
    "LogoutCapabilities": "._authentication",
    "LogoutRequest": "._authentication",
    "LogoutResponse": "._authentication",
    "METHODS": "._methods",
    "McpCapabilities": "._mcp",
    "NoticeCapabilities": "._notice",
    "PromptCapabilities": "._prompt",
    "ProtocolVersion": "._initialize",
    "RequestId": "._cancellation",
    "SessionAdditionalDirectoriesCapabilities": "._session",
    "SessionCapabilities": "._session",
    "SessionCloseCapabilities": "._session",
    "SessionConfigOptionsCapabilities": "._session_config",
    "SessionDeleteCapabilities": "._session",
    "SessionListCapabilities": "._session",
    "SessionResumeCapabilities": "._session",
    "method": "._methods",
}
_FORMER: dict[str, str] = {}

if not TYPE_CHECKING:
    __getattr__ = lazy(__name__, _HOMES, _FORMER)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
