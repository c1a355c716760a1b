"""Version 2 of the Agent Client Protocol.

Its stable parts; those behind gates are in the package `unstable` below this one.
"""

from typing import TYPE_CHECKING

from .._runtime.lazy import lazy

if TYPE_CHECKING:
    from ._authentication import AgentAuthCapabilities as AgentAuthCapabilities
    from ._authentication import AuthMethod as AuthMethod
    from ._authentication import AuthMethodAgent as AuthMethodAgent
    from ._authentication import AuthMethodId as AuthMethodId
    from ._authentication import AuthMethodOther as AuthMethodOther
    from ._authentication import AuthMethodTerminal as AuthMethodTerminal
    from ._authentication import ClientAuthCapabilities as ClientAuthCapabilities
    from ._authentication import LoginAuthRequest as LoginAuthRequest
    from ._authentication import LoginAuthResponse as LoginAuthResponse
    from ._authentication import LogoutAuthRequest as LogoutAuthRequest
    from ._authentication import LogoutAuthResponse as LogoutAuthResponse
    from ._authentication import TerminalAuthCapabilities as TerminalAuthCapabilities
    from ._cancellation import CancelRequestNotification as CancelRequestNotification
    from ._cancellation import RequestId as RequestId
    from ._elicitation import ElicitationCapabilities as ElicitationCapabilities
    from ._elicitation import ElicitationFormCapabilities as ElicitationFormCapabilities
    from ._elicitation import ElicitationUrlCapabilities as ElicitationUrlCapabilities
    from ._error import Error as Error
    from ._error import ErrorCode as ErrorCode
    from ._error import ErrorData as ErrorData
    from ._error import SessionNotFoundErrorData as SessionNotFoundErrorData
    from ._error import UnsupportedProtocolVersionErrorData as UnsupportedProtocolVersionErrorData
    from ._initialize import AgentCapabilities as AgentCapabilities
    from ._initialize import ClientCapabilities as ClientCapabilities
    from ._initialize import Implementation as Implementation
    from ._initialize import InitializeRequest as InitializeRequest
    from ._initialize import InitializeResponse as InitializeResponse
    from ._initialize import ProtocolVersion as ProtocolVersion
    from ._mcp import EnvVariable as EnvVariable
    from ._mcp import McpCapabilities as McpCapabilities
    from ._mcp import McpHttpCapabilities as McpHttpCapabilities
    from ._mcp import McpStdioCapabilities as McpStdioCapabilities
    from ._methods import METHODS as METHODS
    from ._methods import method as method
    from ._prompt import PromptAudioCapabilities as PromptAudioCapabilities
    from ._prompt import PromptCapabilities as PromptCapabilities
    from ._prompt import PromptEmbeddedContextCapabilities as PromptEmbeddedContextCapabilities
    from ._prompt import PromptImageCapabilities as PromptImageCapabilities
    from ._session import SessionAdditionalDirectoriesCapabilities as SessionAdditionalDirectoriesCapabilities
    from ._session import SessionCapabilities as SessionCapabilities
    from ._session import SessionDeleteCapabilities as SessionDeleteCapabilities
    from ._session import SessionId as SessionId

__all__ = [
    "AgentAuthCapabilities",
    "AgentCapabilities",
    "AuthMethod",
    "AuthMethodAgent",
    "AuthMethodId",
    "AuthMethodOther",
    "AuthMethodTerminal",
    "CancelRequestNotification",
    "ClientAuthCapabilities",
    "ClientCapabilities",
    "ElicitationCapabilities",
    "ElicitationFormCapabilities",
    "ElicitationUrlCapabilities",
    "EnvVariable",
    "Error",
    "ErrorCode",
    "ErrorData",
    "Implementation",
    "InitializeRequest",
    "InitializeResponse",
    "LoginAuthRequest",
    "LoginAuthResponse",
    "LogoutAuthRequest",
    "LogoutAuthResponse",
    "METHODS",
    "McpCapabilities",
    "McpHttpCapabilities",
    "McpStdioCapabilities",
    "PromptAudioCapabilities",
    "PromptCapabilities",
    "PromptEmbeddedContextCapabilities",
    "PromptImageCapabilities",
    "ProtocolVersion",
    "RequestId",
    "SessionAdditionalDirectoriesCapabilities",
    "SessionCapabilities",
    "SessionDeleteCapabilities",
    "SessionId",
    "SessionNotFoundErrorData",
    "TerminalAuthCapabilities",
    "UnsupportedProtocolVersionErrorData",
    "method",
]
_HOMES = {
    "AgentAuthCapabilities": "._authentication",
    "AgentCapabilities": "._initialize",
    "AuthMethod": "._authentication",
    "AuthMethodAgent": "._authentication",
    "AuthMethodId": "._authentication",
    "AuthMethodOther": "._authentication",
    "AuthMethodTerminal": "._authentication",
    "CancelRequestNotification": "._cancellation",
    "ClientAuthCapabilities": "._authentication",
    "ClientCapabilities": "._initialize",
    "ElicitationCapabilities": "._elicitation",
    "ElicitationFormCapabilities": "._elicitation",
    "ElicitationUrlCapabilities": "._elicitation",
    "EnvVariable": "._mcp",
    "Error": "._error",
    "ErrorCode": "._error",
    "ErrorData": "._error",
    "Implementation": "._initialize",
    "InitializeRequest": "._initialize",
    "InitializeResponse": "._initialize",
    "LoginAuthRequest": "._authentication",
    "LoginAuthResponse": "._authentication",
    "LogoutAuthRequest": "._authentication",
    "LogoutAuthResponse": "._authentication",
    "METHODS": "._methods",
    "McpCapabilities": "._mcp",
    "McpHttpCapabilities": "._mcp",
    "McpStdioCapabilities": "._mcp",
    "PromptAudioCapabilities": "._prompt",
    "PromptCapabilities": "._prompt",
    "PromptEmbeddedContextCapabilities": "._prompt",
    "PromptImageCapabilities": "._prompt",
    "ProtocolVersion": "._initialize",
    "RequestId": "._cancellation",
    "SessionAdditionalDirectoriesCapabilities": "._session",
    "SessionCapabilities": "._session",
    "SessionDeleteCapabilities": "._session",
    "SessionId": "._session",
    "SessionNotFoundErrorData": "._error",
    "TerminalAuthCapabilities": "._authentication",
    "UnsupportedProtocolVersionErrorData": "._error",
    "method": "._methods",
}
_FORMER: dict[str, str] = {}

if not TYPE_CHECKING:
    __getattr__ = lazy(__name__, _HOMES, _FORMER)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
