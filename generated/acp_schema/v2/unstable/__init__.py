"""Version 2 of the Agent Client Protocol, with its unstable parts.

What is the same in the stable package is the same class.
"""

from typing import TYPE_CHECKING

from ..._runtime.lazy import lazy

if TYPE_CHECKING:
    from .._authentication import AuthMethod as AuthMethod
    from .._authentication import AuthMethodAgent as AuthMethodAgent
    from .._authentication import AuthMethodId as AuthMethodId
    from .._authentication import AuthMethodOther as AuthMethodOther
    from .._authentication import AuthMethodTerminal as AuthMethodTerminal
    from .._authentication import ClientAuthCapabilities as ClientAuthCapabilities
    from .._authentication import TerminalAuthCapabilities as TerminalAuthCapabilities
    from .._authentication_rpc import LoginAuthRequest as LoginAuthRequest
    from .._authentication_rpc import LoginAuthResponse as LoginAuthResponse
    from .._authentication_rpc import LogoutAuthRequest as LogoutAuthRequest
    from .._authentication_rpc import LogoutAuthResponse as LogoutAuthResponse
    from .._cancellation import RequestId as RequestId
    from .._cancellation_rpc import CancelRequestNotification as CancelRequestNotification
    from .._command import AvailableCommand as AvailableCommand
    from .._command import AvailableCommandInput as AvailableCommandInput
    from .._command import AvailableCommandInputOther as AvailableCommandInputOther
    from .._command import AvailableCommandOther as AvailableCommandOther
    from .._command import AvailableCommandsUpdate as AvailableCommandsUpdate
    from .._command import Command as Command
    from .._command import TextCommandInput as TextCommandInput
    from .._compaction import CompactionId as CompactionId
    from .._compaction import CompactionStatus as CompactionStatus
    from .._compaction import CompactionSummaryChunk as CompactionSummaryChunk
    from .._compaction import CompactionUpdate as CompactionUpdate
    from .._content import Annotations as Annotations
    from .._content import AudioContent as AudioContent
    from .._content import BlobResourceContents as BlobResourceContents
    from .._content import ContentBlock as ContentBlock
    from .._content import ContentBlockOther as ContentBlockOther
    from .._content import EmbeddedResource as EmbeddedResource
    from .._content import EmbeddedResourceResource as EmbeddedResourceResource
    from .._content import Icon as Icon
    from .._content import IconTheme as IconTheme
    from .._content import ImageContent as ImageContent
    from .._content import MediaType as MediaType
    from .._content import ResourceLink as ResourceLink
    from .._content import Role as Role
    from .._content import TextContent as TextContent
    from .._content import TextResourceContents as TextResourceContents
    from .._diff import Diff as Diff
    from .._diff import DiffChange as DiffChange
    from .._diff import DiffChangeAdd as DiffChangeAdd
    from .._diff import DiffChangeCopy as DiffChangeCopy
    from .._diff import DiffChangeDelete as DiffChangeDelete
    from .._diff import DiffChangeModify as DiffChangeModify
    from .._diff import DiffChangeMove as DiffChangeMove
    from .._diff import DiffChangeOther as DiffChangeOther
    from .._diff import DiffFileType as DiffFileType
    from .._diff import DiffPatch as DiffPatch
    from .._diff import DiffPatchFormat as DiffPatchFormat
    from .._diff import DiffPathChange as DiffPathChange
    from .._diff import DiffPathPairChange as DiffPathPairChange
    from .._elicitation import ElicitationAcceptAction as ElicitationAcceptAction
    from .._elicitation import ElicitationCapabilities as ElicitationCapabilities
    from .._elicitation import ElicitationContentValue as ElicitationContentValue
    from .._elicitation import ElicitationFormCapabilities as ElicitationFormCapabilities
    from .._elicitation import ElicitationFormMode as ElicitationFormMode
    from .._elicitation import ElicitationFormModeRequest as ElicitationFormModeRequest
    from .._elicitation import ElicitationFormModeSession as ElicitationFormModeSession
    from .._elicitation import ElicitationId as ElicitationId
    from .._elicitation import ElicitationRequestScope as ElicitationRequestScope
    from .._elicitation import ElicitationSessionScope as ElicitationSessionScope
    from .._elicitation import ElicitationUrlCapabilities as ElicitationUrlCapabilities
    from .._elicitation import ElicitationUrlMode as ElicitationUrlMode
    from .._elicitation import ElicitationUrlModeRequest as ElicitationUrlModeRequest
    from .._elicitation import ElicitationUrlModeSession as ElicitationUrlModeSession
    from .._elicitation_rpc import CompleteElicitationNotification as CompleteElicitationNotification
    from .._elicitation_rpc import CreateElicitationRequest as CreateElicitationRequest
    from .._elicitation_rpc import CreateElicitationRequestForm as CreateElicitationRequestForm
    from .._elicitation_rpc import CreateElicitationRequestFormRequest as CreateElicitationRequestFormRequest
    from .._elicitation_rpc import CreateElicitationRequestFormSession as CreateElicitationRequestFormSession
    from .._elicitation_rpc import CreateElicitationRequestOther as CreateElicitationRequestOther
    from .._elicitation_rpc import CreateElicitationRequestOtherRequest as CreateElicitationRequestOtherRequest
    from .._elicitation_rpc import CreateElicitationRequestOtherSession as CreateElicitationRequestOtherSession
    from .._elicitation_rpc import CreateElicitationRequestUrl as CreateElicitationRequestUrl
    from .._elicitation_rpc import CreateElicitationRequestUrlRequest as CreateElicitationRequestUrlRequest
    from .._elicitation_rpc import CreateElicitationRequestUrlSession as CreateElicitationRequestUrlSession
    from .._elicitation_rpc import CreateElicitationResponse as CreateElicitationResponse
    from .._elicitation_rpc import CreateElicitationResponseAccept as CreateElicitationResponseAccept
    from .._elicitation_rpc import CreateElicitationResponseCancel as CreateElicitationResponseCancel
    from .._elicitation_rpc import CreateElicitationResponseDecline as CreateElicitationResponseDecline
    from .._elicitation_rpc import CreateElicitationResponseOther as CreateElicitationResponseOther
    from .._elicitation_schema import BooleanPropertySchema as BooleanPropertySchema
    from .._elicitation_schema import ElicitationPropertySchema as ElicitationPropertySchema
    from .._elicitation_schema import ElicitationPropertySchemaOther as ElicitationPropertySchemaOther
    from .._elicitation_schema import ElicitationSchema as ElicitationSchema
    from .._elicitation_schema import ElicitationSchemaType as ElicitationSchemaType
    from .._elicitation_schema import EnumOption as EnumOption
    from .._elicitation_schema import IntegerPropertySchema as IntegerPropertySchema
    from .._elicitation_schema import MultiSelectItems as MultiSelectItems
    from .._elicitation_schema import MultiSelectItemsOther as MultiSelectItemsOther
    from .._elicitation_schema import MultiSelectPropertySchema as MultiSelectPropertySchema
    from .._elicitation_schema import NumberPropertySchema as NumberPropertySchema
    from .._elicitation_schema import StringFormat as StringFormat
    from .._elicitation_schema import StringMultiSelectItems as StringMultiSelectItems
    from .._elicitation_schema import StringPropertySchema as StringPropertySchema
    from .._elicitation_schema import TitledMultiSelectItems as TitledMultiSelectItems
    from .._error import Error as Error
    from .._error import ErrorCode as ErrorCode
    from .._error import ErrorData as ErrorData
    from .._error import SessionNotFoundErrorData as SessionNotFoundErrorData
    from .._error import UnsupportedProtocolVersionErrorData as UnsupportedProtocolVersionErrorData
    from .._extension import ExtNotification as ExtNotification
    from .._extension import ExtRequest as ExtRequest
    from .._extension import ExtResponse as ExtResponse
    from .._initialize import ClientCapabilities as ClientCapabilities
    from .._initialize import Implementation as Implementation
    from .._initialize import ProtocolVersion as ProtocolVersion
    from .._initialize_rpc import InitializeRequest as InitializeRequest
    from .._mcp import EnvVariable as EnvVariable
    from .._mcp import HttpHeader as HttpHeader
    from .._mcp import McpHttpCapabilities as McpHttpCapabilities
    from .._mcp import McpServerHttp as McpServerHttp
    from .._mcp import McpServerStdio as McpServerStdio
    from .._mcp import McpStdioCapabilities as McpStdioCapabilities
    from .._message import AgentMessage as AgentMessage
    from .._message import AgentThought as AgentThought
    from .._message import ContentChunk as ContentChunk
    from .._message import MessageId as MessageId
    from .._message import UserMessage as UserMessage
    from .._notice import Notice as Notice
    from .._notice import NoticeSeverity as NoticeSeverity
    from .._permission import CancelledPermissionOutcome as CancelledPermissionOutcome
    from .._permission import CommandPermissionSubject as CommandPermissionSubject
    from .._permission import PermissionOption as PermissionOption
    from .._permission import PermissionOptionId as PermissionOptionId
    from .._permission import PermissionOptionKind as PermissionOptionKind
    from .._permission import RequestPermissionOutcome as RequestPermissionOutcome
    from .._permission import RequestPermissionOutcomeOther as RequestPermissionOutcomeOther
    from .._permission import RequestPermissionSubject as RequestPermissionSubject
    from .._permission import RequestPermissionSubjectOther as RequestPermissionSubjectOther
    from .._permission import SelectedPermissionOutcome as SelectedPermissionOutcome
    from .._permission import ToolCallPermissionSubject as ToolCallPermissionSubject
    from .._permission_rpc import RequestPermissionRequest as RequestPermissionRequest
    from .._permission_rpc import RequestPermissionResponse as RequestPermissionResponse
    from .._plan import PlanEntry as PlanEntry
    from .._plan import PlanEntryPriority as PlanEntryPriority
    from .._plan import PlanEntryStatus as PlanEntryStatus
    from .._plan import PlanId as PlanId
    from .._plan import PlanItems as PlanItems
    from .._prompt import PromptAudioCapabilities as PromptAudioCapabilities
    from .._prompt import PromptCapabilities as PromptCapabilities
    from .._prompt import PromptEmbeddedContextCapabilities as PromptEmbeddedContextCapabilities
    from .._prompt import PromptImageCapabilities as PromptImageCapabilities
    from .._prompt_rpc import CancelSessionNotification as CancelSessionNotification
    from .._prompt_rpc import PromptRequest as PromptRequest
    from .._prompt_rpc import PromptResponse as PromptResponse
    from .._session import AbsolutePath as AbsolutePath
    from .._session import ReplayFrom as ReplayFrom
    from .._session import ReplayFromOther as ReplayFromOther
    from .._session import ReplayFromStart as ReplayFromStart
    from .._session import SessionId as SessionId
    from .._session_capabilities import (
        SessionAdditionalDirectoriesCapabilities as SessionAdditionalDirectoriesCapabilities,
    )
    from .._session_capabilities import SessionDeleteCapabilities as SessionDeleteCapabilities
    from .._session_config import ConfigOptionUpdate as ConfigOptionUpdate
    from .._session_config import SessionConfigBoolean as SessionConfigBoolean
    from .._session_config import SessionConfigGroupId as SessionConfigGroupId
    from .._session_config import SessionConfigId as SessionConfigId
    from .._session_config import SessionConfigOption as SessionConfigOption
    from .._session_config import SessionConfigOptionBoolean as SessionConfigOptionBoolean
    from .._session_config import SessionConfigOptionCategory as SessionConfigOptionCategory
    from .._session_config import SessionConfigOptionOther as SessionConfigOptionOther
    from .._session_config import SessionConfigOptionSelect as SessionConfigOptionSelect
    from .._session_config import SessionConfigSelect as SessionConfigSelect
    from .._session_config import SessionConfigSelectGroup as SessionConfigSelectGroup
    from .._session_config import SessionConfigSelectOption as SessionConfigSelectOption
    from .._session_config import SessionConfigSelectOptions as SessionConfigSelectOptions
    from .._session_config import SessionConfigSelectOptionsGrouped as SessionConfigSelectOptionsGrouped
    from .._session_config import SessionConfigSelectOptionsUngrouped as SessionConfigSelectOptionsUngrouped
    from .._session_config import SessionConfigValueId as SessionConfigValueId
    from .._session_config_rpc import SetSessionConfigOptionRequest as SetSessionConfigOptionRequest
    from .._session_config_rpc import SetSessionConfigOptionRequestBoolean as SetSessionConfigOptionRequestBoolean
    from .._session_config_rpc import SetSessionConfigOptionRequestId as SetSessionConfigOptionRequestId
    from .._session_config_rpc import SetSessionConfigOptionRequestOther as SetSessionConfigOptionRequestOther
    from .._session_config_rpc import SetSessionConfigOptionResponse as SetSessionConfigOptionResponse
    from .._session_list import SessionListCursor as SessionListCursor
    from .._session_list_rpc import DeleteSessionRequest as DeleteSessionRequest
    from .._session_list_rpc import DeleteSessionResponse as DeleteSessionResponse
    from .._session_rpc import CloseSessionRequest as CloseSessionRequest
    from .._session_rpc import CloseSessionResponse as CloseSessionResponse
    from .._session_rpc import NewSessionResponse as NewSessionResponse
    from .._session_rpc import ResumeSessionResponse as ResumeSessionResponse
    from .._session_state import BackgroundTerminal as BackgroundTerminal
    from .._session_state import BackgroundToolCall as BackgroundToolCall
    from .._session_state import ErrorStopReason as ErrorStopReason
    from .._session_update import AgentMessageChunk as AgentMessageChunk
    from .._session_update import AgentThoughtChunk as AgentThoughtChunk
    from .._session_update import Cost as Cost
    from .._session_update import SessionInfoUpdate as SessionInfoUpdate
    from .._session_update import SessionToolCallUpdate as SessionToolCallUpdate
    from .._session_update import UsageUpdate as UsageUpdate
    from .._session_update import UserMessageChunk as UserMessageChunk
    from .._terminal import TerminalCancelCapabilities as TerminalCancelCapabilities
    from .._terminal import TerminalCapabilities as TerminalCapabilities
    from .._terminal import TerminalExitStatus as TerminalExitStatus
    from .._terminal import TerminalId as TerminalId
    from .._terminal import TerminalOutput as TerminalOutput
    from .._terminal import TerminalOutputChunk as TerminalOutputChunk
    from .._terminal import TerminalSize as TerminalSize
    from .._terminal import TerminalUpdate as TerminalUpdate
    from .._terminal_rpc import CancelTerminalRequest as CancelTerminalRequest
    from .._terminal_rpc import CancelTerminalResponse as CancelTerminalResponse
    from .._tool_call import Content as Content
    from .._tool_call import KnownToolCallStatus as KnownToolCallStatus
    from .._tool_call import KnownToolKind as KnownToolKind
    from .._tool_call import Terminal as Terminal
    from .._tool_call import ToolCallCancelCapabilities as ToolCallCancelCapabilities
    from .._tool_call import ToolCallCapabilities as ToolCallCapabilities
    from .._tool_call import ToolCallContent as ToolCallContent
    from .._tool_call import ToolCallContentChunk as ToolCallContentChunk
    from .._tool_call import ToolCallContentOther as ToolCallContentOther
    from .._tool_call import ToolCallId as ToolCallId
    from .._tool_call import ToolCallLocation as ToolCallLocation
    from .._tool_call import ToolCallStatus as ToolCallStatus
    from .._tool_call import ToolCallUpdate as ToolCallUpdate
    from .._tool_call import ToolKind as ToolKind
    from .._tool_call import known_tool_call_status as known_tool_call_status
    from .._tool_call import known_tool_kind as known_tool_kind
    from .._tool_call_rpc import CancelToolCallRequest as CancelToolCallRequest
    from .._tool_call_rpc import CancelToolCallResponse as CancelToolCallResponse
    from ._authentication import AgentAuthCapabilities as AgentAuthCapabilities
    from ._authentication import AuthAccount as AuthAccount
    from ._authentication import AuthState as AuthState
    from ._authentication import AuthStatusCapabilities as AuthStatusCapabilities
    from ._authentication import KnownAuthState as KnownAuthState
    from ._authentication import known_auth_state as known_auth_state
    from ._authentication_rpc import AuthStatusRequest as AuthStatusRequest
    from ._authentication_rpc import AuthStatusResponse as AuthStatusResponse
    from ._authentication_rpc import AuthStatusUpdateNotification as AuthStatusUpdateNotification
    from ._initialize import AgentCapabilities as AgentCapabilities
    from ._initialize_rpc import InitializeResponse as InitializeResponse
    from ._mcp import McpAcpCapabilities as McpAcpCapabilities
    from ._mcp import McpCapabilities as McpCapabilities
    from ._mcp import McpError as McpError
    from ._mcp import McpRequestId as McpRequestId
    from ._mcp import McpServer as McpServer
    from ._mcp import McpServerAcp as McpServerAcp
    from ._mcp import McpServerAcpId as McpServerAcpId
    from ._mcp import McpServerOther as McpServerOther
    from ._mcp_rpc import MessageMcpNotification as MessageMcpNotification
    from ._mcp_rpc import MessageMcpRequest as MessageMcpRequest
    from ._mcp_rpc import MessageMcpResponse as MessageMcpResponse
    from ._mcp_rpc import MessageMcpResponseError as MessageMcpResponseError
    from ._mcp_rpc import MessageMcpResponseResult as MessageMcpResponseResult
    from ._methods import METHODS as METHODS
    from ._methods import PROTOCOL as PROTOCOL
    from ._methods import method as method
    from ._plan import PlanFile as PlanFile
    from ._plan import PlanMarkdown as PlanMarkdown
    from ._plan import PlanRemoved as PlanRemoved
    from ._plan import PlanUpdate as PlanUpdate
    from ._plan import PlanUpdateContent as PlanUpdateContent
    from ._plan import PlanUpdateContentOther as PlanUpdateContentOther
    from ._prompt import Usage as Usage
    from ._providers import LlmProtocol as LlmProtocol
    from ._providers import ProviderCurrentConfig as ProviderCurrentConfig
    from ._providers import ProviderId as ProviderId
    from ._providers import ProviderInfo as ProviderInfo
    from ._providers import ProvidersCapabilities as ProvidersCapabilities
    from ._providers_rpc import DisableProviderRequest as DisableProviderRequest
    from ._providers_rpc import DisableProviderResponse as DisableProviderResponse
    from ._providers_rpc import ListProvidersRequest as ListProvidersRequest
    from ._providers_rpc import ListProvidersResponse as ListProvidersResponse
    from ._providers_rpc import SetProviderRequest as SetProviderRequest
    from ._providers_rpc import SetProviderResponse as SetProviderResponse
    from ._proxy_rpc import InitializeProxyRequest as InitializeProxyRequest
    from ._proxy_rpc import InitializeProxyResponse as InitializeProxyResponse
    from ._proxy_rpc import ProxySuccessorNotification as ProxySuccessorNotification
    from ._proxy_rpc import ProxySuccessorRequest as ProxySuccessorRequest
    from ._proxy_rpc import ProxySuccessorResponse as ProxySuccessorResponse
    from ._session_capabilities import SessionArchiveCapabilities as SessionArchiveCapabilities
    from ._session_capabilities import SessionCapabilities as SessionCapabilities
    from ._session_capabilities import SessionForkCapabilities as SessionForkCapabilities
    from ._session_capabilities import SessionStatusCapabilities as SessionStatusCapabilities
    from ._session_capabilities import SessionTitleCapabilities as SessionTitleCapabilities
    from ._session_list import KnownSessionStatus as KnownSessionStatus
    from ._session_list import SessionArchiveFilter as SessionArchiveFilter
    from ._session_list import SessionInfo as SessionInfo
    from ._session_list import SessionStatus as SessionStatus
    from ._session_list import known_session_status as known_session_status
    from ._session_list_rpc import ArchiveSessionRequest as ArchiveSessionRequest
    from ._session_list_rpc import ArchiveSessionResponse as ArchiveSessionResponse
    from ._session_list_rpc import ListSessionsRequest as ListSessionsRequest
    from ._session_list_rpc import ListSessionsResponse as ListSessionsResponse
    from ._session_list_rpc import SessionStatusRequest as SessionStatusRequest
    from ._session_list_rpc import SessionStatusResponse as SessionStatusResponse
    from ._session_list_rpc import SetSessionTitleRequest as SetSessionTitleRequest
    from ._session_list_rpc import SetSessionTitleResponse as SetSessionTitleResponse
    from ._session_list_rpc import UnarchiveSessionRequest as UnarchiveSessionRequest
    from ._session_list_rpc import UnarchiveSessionResponse as UnarchiveSessionResponse
    from ._session_rpc import ForkSessionRequest as ForkSessionRequest
    from ._session_rpc import ForkSessionResponse as ForkSessionResponse
    from ._session_rpc import NewSessionRequest as NewSessionRequest
    from ._session_rpc import ResumeSessionRequest as ResumeSessionRequest
    from ._session_state import BackgroundSubagent as BackgroundSubagent
    from ._session_state import BackgroundWork as BackgroundWork
    from ._session_state import BackgroundWorkOther as BackgroundWorkOther
    from ._session_state import IdleStateUpdate as IdleStateUpdate
    from ._session_state import IdleStateUpdateCancelled as IdleStateUpdateCancelled
    from ._session_state import IdleStateUpdateEndTurn as IdleStateUpdateEndTurn
    from ._session_state import IdleStateUpdateError as IdleStateUpdateError
    from ._session_state import IdleStateUpdateMaxTokens as IdleStateUpdateMaxTokens
    from ._session_state import IdleStateUpdateMaxTurnRequests as IdleStateUpdateMaxTurnRequests
    from ._session_state import IdleStateUpdateNone as IdleStateUpdateNone
    from ._session_state import IdleStateUpdateOther as IdleStateUpdateOther
    from ._session_state import IdleStateUpdateRefusal as IdleStateUpdateRefusal
    from ._session_state import RequiresActionStateUpdate as RequiresActionStateUpdate
    from ._session_state import RunningStateUpdate as RunningStateUpdate
    from ._session_state import StateUpdate as StateUpdate
    from ._session_state import StateUpdateOther as StateUpdateOther
    from ._session_state import UnknownStateUpdate as UnknownStateUpdate
    from ._session_update import SessionStateUpdate as SessionStateUpdate
    from ._session_update import SessionStateUpdateIdle as SessionStateUpdateIdle
    from ._session_update import SessionStateUpdateIdleCancelled as SessionStateUpdateIdleCancelled
    from ._session_update import SessionStateUpdateIdleEndTurn as SessionStateUpdateIdleEndTurn
    from ._session_update import SessionStateUpdateIdleError as SessionStateUpdateIdleError
    from ._session_update import SessionStateUpdateIdleMaxTokens as SessionStateUpdateIdleMaxTokens
    from ._session_update import SessionStateUpdateIdleMaxTurnRequests as SessionStateUpdateIdleMaxTurnRequests
    from ._session_update import SessionStateUpdateIdleNone as SessionStateUpdateIdleNone
    from ._session_update import SessionStateUpdateIdleOther as SessionStateUpdateIdleOther
    from ._session_update import SessionStateUpdateIdleRefusal as SessionStateUpdateIdleRefusal
    from ._session_update import SessionStateUpdateOther as SessionStateUpdateOther
    from ._session_update import SessionStateUpdateRequiresAction as SessionStateUpdateRequiresAction
    from ._session_update import SessionStateUpdateRunning as SessionStateUpdateRunning
    from ._session_update import SessionStateUpdateUnknown as SessionStateUpdateUnknown
    from ._session_update import SessionUpdate as SessionUpdate
    from ._session_update import SessionUpdateOther as SessionUpdateOther
    from ._session_update_rpc import UpdateSessionNotification as UpdateSessionNotification
    from ._subagents import SessionCancelCapabilities as SessionCancelCapabilities
    from ._subagents import SessionMessage as SessionMessage
    from ._subagents import SessionMessageChunk as SessionMessageChunk
    from ._subagents import SubagentSessionCapabilities as SubagentSessionCapabilities
    from ._subagents import SubagentUpdate as SubagentUpdate
    from ._system_prompt import SessionSystemPromptCapabilities as SessionSystemPromptCapabilities
    from ._system_prompt import SessionSystemPromptModeCapabilities as SessionSystemPromptModeCapabilities
    from ._system_prompt import SessionSystemPromptOverrideCapabilities as SessionSystemPromptOverrideCapabilities
    from ._system_prompt import SystemPrompt as SystemPrompt
    from ._system_prompt import SystemPromptMode as SystemPromptMode

__all__ = [
    "AbsolutePath",
    "AgentAuthCapabilities",
    "AgentCapabilities",
    "AgentMessage",
    "AgentMessageChunk",
    "AgentThought",
    "AgentThoughtChunk",
    "Annotations",
    "ArchiveSessionRequest",
    "ArchiveSessionResponse",
    "AudioContent",
    "AuthAccount",
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
    "AvailableCommand",
    "AvailableCommandInput",
    "AvailableCommandInputOther",
    "AvailableCommandOther",
    "AvailableCommandsUpdate",
    "BackgroundSubagent",
    "BackgroundTerminal",
    "BackgroundToolCall",
    "BackgroundWork",
    "BackgroundWorkOther",
    "BlobResourceContents",
    "BooleanPropertySchema",
    "CancelRequestNotification",
    "CancelSessionNotification",
    "CancelTerminalRequest",
    "CancelTerminalResponse",
    "CancelToolCallRequest",
    "CancelToolCallResponse",
    "CancelledPermissionOutcome",
    "ClientAuthCapabilities",
    "ClientCapabilities",
    "CloseSessionRequest",
    "CloseSessionResponse",
    "Command",
    "CommandPermissionSubject",
    "CompactionId",
    "CompactionStatus",
    "CompactionSummaryChunk",
    "CompactionUpdate",
    "CompleteElicitationNotification",
    "ConfigOptionUpdate",
    "Content",
    "ContentBlock",
    "ContentBlockOther",
    "ContentChunk",
    "Cost",
    "CreateElicitationRequest",
    "CreateElicitationRequestForm",
    "CreateElicitationRequestFormRequest",
    "CreateElicitationRequestFormSession",
    "CreateElicitationRequestOther",
    "CreateElicitationRequestOtherRequest",
    "CreateElicitationRequestOtherSession",
    "CreateElicitationRequestUrl",
    "CreateElicitationRequestUrlRequest",
    "CreateElicitationRequestUrlSession",
    "CreateElicitationResponse",
    "CreateElicitationResponseAccept",
    "CreateElicitationResponseCancel",
    "CreateElicitationResponseDecline",
    "CreateElicitationResponseOther",
    "DeleteSessionRequest",
    "DeleteSessionResponse",
    "Diff",
    "DiffChange",
    "DiffChangeAdd",
    "DiffChangeCopy",
    "DiffChangeDelete",
    "DiffChangeModify",
    "DiffChangeMove",
    "DiffChangeOther",
    "DiffFileType",
    "DiffPatch",
    "DiffPatchFormat",
    "DiffPathChange",
    "DiffPathPairChange",
    "DisableProviderRequest",
    "DisableProviderResponse",
    "ElicitationAcceptAction",
    "ElicitationCapabilities",
    "ElicitationContentValue",
    "ElicitationFormCapabilities",
    "ElicitationFormMode",
    "ElicitationFormModeRequest",
    "ElicitationFormModeSession",
    "ElicitationId",
    "ElicitationPropertySchema",
    "ElicitationPropertySchemaOther",
    "ElicitationRequestScope",
    "ElicitationSchema",
    "ElicitationSchemaType",
    "ElicitationSessionScope",
    "ElicitationUrlCapabilities",
    "ElicitationUrlMode",
    "ElicitationUrlModeRequest",
    "ElicitationUrlModeSession",
    "EmbeddedResource",
    "EmbeddedResourceResource",
    "EnumOption",
    "EnvVariable",
    "Error",
    "ErrorCode",
    "ErrorData",
    "ErrorStopReason",
    "ExtNotification",
    "ExtRequest",
    "ExtResponse",
    "ForkSessionRequest",
    "ForkSessionResponse",
    "HttpHeader",
    "Icon",
    "IconTheme",
    "IdleStateUpdate",
    "IdleStateUpdateCancelled",
    "IdleStateUpdateEndTurn",
    "IdleStateUpdateError",
    "IdleStateUpdateMaxTokens",
    "IdleStateUpdateMaxTurnRequests",
    "IdleStateUpdateNone",
    "IdleStateUpdateOther",
    "IdleStateUpdateRefusal",
    "ImageContent",
    "Implementation",
    "InitializeProxyRequest",
    "InitializeProxyResponse",
    "InitializeRequest",
    "InitializeResponse",
    "IntegerPropertySchema",
    "KnownAuthState",
    "KnownSessionStatus",
    "KnownToolCallStatus",
    "KnownToolKind",
    "ListProvidersRequest",
    "ListProvidersResponse",
    "ListSessionsRequest",
    "ListSessionsResponse",
    "LlmProtocol",
    "LoginAuthRequest",
    "LoginAuthResponse",
    "LogoutAuthRequest",
    "LogoutAuthResponse",
    "METHODS",
    "McpAcpCapabilities",
    "McpCapabilities",
    "McpError",
    "McpHttpCapabilities",
    "McpRequestId",
    "McpServer",
    "McpServerAcp",
    "McpServerAcpId",
    "McpServerHttp",
    "McpServerOther",
    "McpServerStdio",
    "McpStdioCapabilities",
    "MediaType",
    "MessageId",
    "MessageMcpNotification",
    "MessageMcpRequest",
    "MessageMcpResponse",
    "MessageMcpResponseError",
    "MessageMcpResponseResult",
    "MultiSelectItems",
    "MultiSelectItemsOther",
    "MultiSelectPropertySchema",
    "NewSessionRequest",
    "NewSessionResponse",
    "Notice",
    "NoticeSeverity",
    "NumberPropertySchema",
    "PROTOCOL",
    "PermissionOption",
    "PermissionOptionId",
    "PermissionOptionKind",
    "PlanEntry",
    "PlanEntryPriority",
    "PlanEntryStatus",
    "PlanFile",
    "PlanId",
    "PlanItems",
    "PlanMarkdown",
    "PlanRemoved",
    "PlanUpdate",
    "PlanUpdateContent",
    "PlanUpdateContentOther",
    "PromptAudioCapabilities",
    "PromptCapabilities",
    "PromptEmbeddedContextCapabilities",
    "PromptImageCapabilities",
    "PromptRequest",
    "PromptResponse",
    "ProtocolVersion",
    "ProviderCurrentConfig",
    "ProviderId",
    "ProviderInfo",
    "ProvidersCapabilities",
    "ProxySuccessorNotification",
    "ProxySuccessorRequest",
    "ProxySuccessorResponse",
    "ReplayFrom",
    "ReplayFromOther",
    "ReplayFromStart",
    "RequestId",
    "RequestPermissionOutcome",
    "RequestPermissionOutcomeOther",
    "RequestPermissionRequest",
    "RequestPermissionResponse",
    "RequestPermissionSubject",
    "RequestPermissionSubjectOther",
    "RequiresActionStateUpdate",
    "ResourceLink",
    "ResumeSessionRequest",
    "ResumeSessionResponse",
    "Role",
    "RunningStateUpdate",
    "SelectedPermissionOutcome",
    "SessionAdditionalDirectoriesCapabilities",
    "SessionArchiveCapabilities",
    "SessionArchiveFilter",
    "SessionCancelCapabilities",
    "SessionCapabilities",
    "SessionConfigBoolean",
    "SessionConfigGroupId",
    "SessionConfigId",
    "SessionConfigOption",
    "SessionConfigOptionBoolean",
    "SessionConfigOptionCategory",
    "SessionConfigOptionOther",
    "SessionConfigOptionSelect",
    "SessionConfigSelect",
    "SessionConfigSelectGroup",
    "SessionConfigSelectOption",
    "SessionConfigSelectOptions",
    "SessionConfigSelectOptionsGrouped",
    "SessionConfigSelectOptionsUngrouped",
    "SessionConfigValueId",
    "SessionDeleteCapabilities",
    "SessionForkCapabilities",
    "SessionId",
    "SessionInfo",
    "SessionInfoUpdate",
    "SessionListCursor",
    "SessionMessage",
    "SessionMessageChunk",
    "SessionNotFoundErrorData",
    "SessionStateUpdate",
    "SessionStateUpdateIdle",
    "SessionStateUpdateIdleCancelled",
    "SessionStateUpdateIdleEndTurn",
    "SessionStateUpdateIdleError",
    "SessionStateUpdateIdleMaxTokens",
    "SessionStateUpdateIdleMaxTurnRequests",
    "SessionStateUpdateIdleNone",
    "SessionStateUpdateIdleOther",
    "SessionStateUpdateIdleRefusal",
    "SessionStateUpdateOther",
    "SessionStateUpdateRequiresAction",
    "SessionStateUpdateRunning",
    "SessionStateUpdateUnknown",
    "SessionStatus",
    "SessionStatusCapabilities",
    "SessionStatusRequest",
    "SessionStatusResponse",
    "SessionSystemPromptCapabilities",
    "SessionSystemPromptModeCapabilities",
    "SessionSystemPromptOverrideCapabilities",
    "SessionTitleCapabilities",
    "SessionToolCallUpdate",
    "SessionUpdate",
    "SessionUpdateOther",
    "SetProviderRequest",
    "SetProviderResponse",
    "SetSessionConfigOptionRequest",
    "SetSessionConfigOptionRequestBoolean",
    "SetSessionConfigOptionRequestId",
    "SetSessionConfigOptionRequestOther",
    "SetSessionConfigOptionResponse",
    "SetSessionTitleRequest",
    "SetSessionTitleResponse",
    "StateUpdate",
    "StateUpdateOther",
    "StringFormat",
    "StringMultiSelectItems",
    "StringPropertySchema",
    "SubagentSessionCapabilities",
    "SubagentUpdate",
    "SystemPrompt",
    "SystemPromptMode",
    "Terminal",
    "TerminalAuthCapabilities",
    "TerminalCancelCapabilities",
    "TerminalCapabilities",
    "TerminalExitStatus",
    "TerminalId",
    "TerminalOutput",
    "TerminalOutputChunk",
    "TerminalSize",
    "TerminalUpdate",
    "TextCommandInput",
    "TextContent",
    "TextResourceContents",
    "TitledMultiSelectItems",
    "ToolCallCancelCapabilities",
    "ToolCallCapabilities",
    "ToolCallContent",
    "ToolCallContentChunk",
    "ToolCallContentOther",
    "ToolCallId",
    "ToolCallLocation",
    "ToolCallPermissionSubject",
    "ToolCallStatus",
    "ToolCallUpdate",
    "ToolKind",
    "UnarchiveSessionRequest",
    "UnarchiveSessionResponse",
    "UnknownStateUpdate",
    "UnsupportedProtocolVersionErrorData",
    "UpdateSessionNotification",
    "Usage",
    "UsageUpdate",
    "UserMessage",
    "UserMessageChunk",
    "known_auth_state",
    "known_session_status",
    "known_tool_call_status",
    "known_tool_kind",
    "method",
]
_HOMES = {
    "AbsolutePath": ".._session",
    "AgentAuthCapabilities": "._authentication",
    "AgentCapabilities": "._initialize",
    "AgentMessage": ".._message",
    "AgentMessageChunk": ".._session_update",
    "AgentThought": ".._message",
    "AgentThoughtChunk": ".._session_update",
    "Annotations": ".._content",
    "ArchiveSessionRequest": "._session_list_rpc",
    "ArchiveSessionResponse": "._session_list_rpc",
    "AudioContent": ".._content",
    "AuthAccount": "._authentication",
    "AuthMethod": ".._authentication",
    "AuthMethodAgent": ".._authentication",
    "AuthMethodId": ".._authentication",
    "AuthMethodOther": ".._authentication",
    "AuthMethodTerminal": ".._authentication",
    "AuthState": "._authentication",
    "AuthStatusCapabilities": "._authentication",
    "AuthStatusRequest": "._authentication_rpc",
    "AuthStatusResponse": "._authentication_rpc",
    "AuthStatusUpdateNotification": "._authentication_rpc",
    "AvailableCommand": ".._command",
    "AvailableCommandInput": ".._command",
    "AvailableCommandInputOther": ".._command",
    "AvailableCommandOther": ".._command",
    "AvailableCommandsUpdate": ".._command",
    "BackgroundSubagent": "._session_state",
    "BackgroundTerminal": ".._session_state",
    "BackgroundToolCall": ".._session_state",
    "BackgroundWork": "._session_state",
    "BackgroundWorkOther": "._session_state",
    "BlobResourceContents": ".._content",
    "BooleanPropertySchema": ".._elicitation_schema",
    "CancelRequestNotification": ".._cancellation_rpc",
    "CancelSessionNotification": ".._prompt_rpc",
    "CancelTerminalRequest": ".._terminal_rpc",
    "CancelTerminalResponse": ".._terminal_rpc",
    "CancelToolCallRequest": ".._tool_call_rpc",
    "CancelToolCallResponse": ".._tool_call_rpc",
    "CancelledPermissionOutcome": ".._permission",
    "ClientAuthCapabilities": ".._authentication",
    "ClientCapabilities": ".._initialize",
    "CloseSessionRequest": ".._session_rpc",
    "CloseSessionResponse": ".._session_rpc",
    "Command": ".._command",
    "CommandPermissionSubject": ".._permission",
    "CompactionId": ".._compaction",
    "CompactionStatus": ".._compaction",
    "CompactionSummaryChunk": ".._compaction",
    "CompactionUpdate": ".._compaction",
    "CompleteElicitationNotification": ".._elicitation_rpc",
    "ConfigOptionUpdate": ".._session_config",
    "Content": ".._tool_call",
    "ContentBlock": ".._content",
    "ContentBlockOther": ".._content",
    "ContentChunk": ".._message",
    "Cost": ".._session_update",
    "CreateElicitationRequest": ".._elicitation_rpc",
    "CreateElicitationRequestForm": ".._elicitation_rpc",
    "CreateElicitationRequestFormRequest": ".._elicitation_rpc",
    "CreateElicitationRequestFormSession": ".._elicitation_rpc",
    "CreateElicitationRequestOther": ".._elicitation_rpc",
    "CreateElicitationRequestOtherRequest": ".._elicitation_rpc",
    "CreateElicitationRequestOtherSession": ".._elicitation_rpc",
    "CreateElicitationRequestUrl": ".._elicitation_rpc",
    "CreateElicitationRequestUrlRequest": ".._elicitation_rpc",
    "CreateElicitationRequestUrlSession": ".._elicitation_rpc",
    "CreateElicitationResponse": ".._elicitation_rpc",
    "CreateElicitationResponseAccept": ".._elicitation_rpc",
    "CreateElicitationResponseCancel": ".._elicitation_rpc",
    "CreateElicitationResponseDecline": ".._elicitation_rpc",
    "CreateElicitationResponseOther": ".._elicitation_rpc",
    "DeleteSessionRequest": ".._session_list_rpc",
    "DeleteSessionResponse": ".._session_list_rpc",
    "Diff": ".._diff",
    "DiffChange": ".._diff",
    "DiffChangeAdd": ".._diff",
    "DiffChangeCopy": ".._diff",
    "DiffChangeDelete": ".._diff",
    "DiffChangeModify": ".._diff",
    "DiffChangeMove": ".._diff",
    "DiffChangeOther": ".._diff",
    "DiffFileType": ".._diff",
    "DiffPatch": ".._diff",
    "DiffPatchFormat": ".._diff",
    "DiffPathChange": ".._diff",
    "DiffPathPairChange": ".._diff",
    "DisableProviderRequest": "._providers_rpc",
    "DisableProviderResponse": "._providers_rpc",
    "ElicitationAcceptAction": ".._elicitation",
    "ElicitationCapabilities": ".._elicitation",
    "ElicitationContentValue": ".._elicitation",
    "ElicitationFormCapabilities": ".._elicitation",
    "ElicitationFormMode": ".._elicitation",
    "ElicitationFormModeRequest": ".._elicitation",
    "ElicitationFormModeSession": ".._elicitation",
    "ElicitationId": ".._elicitation",
    "ElicitationPropertySchema": ".._elicitation_schema",
    "ElicitationPropertySchemaOther": ".._elicitation_schema",
    "ElicitationRequestScope": ".._elicitation",
    "ElicitationSchema": ".._elicitation_schema",
    "ElicitationSchemaType": ".._elicitation_schema",
    "ElicitationSessionScope": ".._elicitation",
    "ElicitationUrlCapabilities": ".._elicitation",
    "ElicitationUrlMode": ".._elicitation",
    "ElicitationUrlModeRequest": ".._elicitation",
    "ElicitationUrlModeSession": ".._elicitation",
    "EmbeddedResource": ".._content",
    "EmbeddedResourceResource": ".._content",
    "EnumOption": ".._elicitation_schema",
    "EnvVariable": ".._mcp",
    "Error": ".._error",
    "ErrorCode": ".._error",
    "ErrorData": ".._error",
    "ErrorStopReason": ".._session_state",
    "ExtNotification": ".._extension",
    "ExtRequest": ".._extension",
    "ExtResponse": ".._extension",
    "ForkSessionRequest": "._session_rpc",
    "ForkSessionResponse": "._session_rpc",
    "HttpHeader": ".._mcp",
    "Icon": ".._content",
    "IconTheme": ".._content",
    "IdleStateUpdate": "._session_state",
    "IdleStateUpdateCancelled": "._session_state",
    "IdleStateUpdateEndTurn": "._session_state",
    "IdleStateUpdateError": "._session_state",
    "IdleStateUpdateMaxTokens": "._session_state",
    "IdleStateUpdateMaxTurnRequests": "._session_state",
    "IdleStateUpdateNone": "._session_state",
    "IdleStateUpdateOther": "._session_state",
    "IdleStateUpdateRefusal": "._session_state",
    "ImageContent": ".._content",
    "Implementation": ".._initialize",
    "InitializeProxyRequest": "._proxy_rpc",
    "InitializeProxyResponse": "._proxy_rpc",
    "InitializeRequest": ".._initialize_rpc",
    "InitializeResponse": "._initialize_rpc",
    "IntegerPropertySchema": ".._elicitation_schema",
    "KnownAuthState": "._authentication",
    "KnownSessionStatus": "._session_list",
    "KnownToolCallStatus": ".._tool_call",
    "KnownToolKind": ".._tool_call",
    "ListProvidersRequest": "._providers_rpc",
    "ListProvidersResponse": "._providers_rpc",
    "ListSessionsRequest": "._session_list_rpc",
    "ListSessionsResponse": "._session_list_rpc",
    "LlmProtocol": "._providers",
    "LoginAuthRequest": ".._authentication_rpc",
    "LoginAuthResponse": ".._authentication_rpc",
    "LogoutAuthRequest": ".._authentication_rpc",
    "LogoutAuthResponse": ".._authentication_rpc",
    "METHODS": "._methods",
    "McpAcpCapabilities": "._mcp",
    "McpCapabilities": "._mcp",
    "McpError": "._mcp",
    "McpHttpCapabilities": ".._mcp",
    "McpRequestId": "._mcp",
    "McpServer": "._mcp",
    "McpServerAcp": "._mcp",
    "McpServerAcpId": "._mcp",
    "McpServerHttp": ".._mcp",
    "McpServerOther": "._mcp",
    "McpServerStdio": ".._mcp",
    "McpStdioCapabilities": ".._mcp",
    "MediaType": ".._content",
    "MessageId": ".._message",
    "MessageMcpNotification": "._mcp_rpc",
    "MessageMcpRequest": "._mcp_rpc",
    "MessageMcpResponse": "._mcp_rpc",
    "MessageMcpResponseError": "._mcp_rpc",
    "MessageMcpResponseResult": "._mcp_rpc",
    "MultiSelectItems": ".._elicitation_schema",
    "MultiSelectItemsOther": ".._elicitation_schema",
    "MultiSelectPropertySchema": ".._elicitation_schema",
    "NewSessionRequest": "._session_rpc",
    "NewSessionResponse": ".._session_rpc",
    "Notice": ".._notice",
    "NoticeSeverity": ".._notice",
    "NumberPropertySchema": ".._elicitation_schema",
    "PROTOCOL": "._methods",
    "PermissionOption": ".._permission",
    "PermissionOptionId": ".._permission",
    "PermissionOptionKind": ".._permission",
    "PlanEntry": ".._plan",
    "PlanEntryPriority": ".._plan",
    "PlanEntryStatus": ".._plan",
    "PlanFile": "._plan",
    "PlanId": ".._plan",
    "PlanItems": ".._plan",
    "PlanMarkdown": "._plan",
    "PlanRemoved": "._plan",
    "PlanUpdate": "._plan",
    "PlanUpdateContent": "._plan",
    "PlanUpdateContentOther": "._plan",
    "PromptAudioCapabilities": ".._prompt",
    "PromptCapabilities": ".._prompt",
    "PromptEmbeddedContextCapabilities": ".._prompt",
    "PromptImageCapabilities": ".._prompt",
    "PromptRequest": ".._prompt_rpc",
    "PromptResponse": ".._prompt_rpc",
    "ProtocolVersion": ".._initialize",
    "ProviderCurrentConfig": "._providers",
    "ProviderId": "._providers",
    "ProviderInfo": "._providers",
    "ProvidersCapabilities": "._providers",
    "ProxySuccessorNotification": "._proxy_rpc",
    "ProxySuccessorRequest": "._proxy_rpc",
    "ProxySuccessorResponse": "._proxy_rpc",
    "ReplayFrom": ".._session",
    "ReplayFromOther": ".._session",
    "ReplayFromStart": ".._session",
    "RequestId": ".._cancellation",
    "RequestPermissionOutcome": ".._permission",
    "RequestPermissionOutcomeOther": ".._permission",
    "RequestPermissionRequest": ".._permission_rpc",
    "RequestPermissionResponse": ".._permission_rpc",
    "RequestPermissionSubject": ".._permission",
    "RequestPermissionSubjectOther": ".._permission",
    "RequiresActionStateUpdate": "._session_state",
    "ResourceLink": ".._content",
    "ResumeSessionRequest": "._session_rpc",
    "ResumeSessionResponse": ".._session_rpc",
    "Role": ".._content",
    "RunningStateUpdate": "._session_state",
    "SelectedPermissionOutcome": ".._permission",
    "SessionAdditionalDirectoriesCapabilities": ".._session_capabilities",
    "SessionArchiveCapabilities": "._session_capabilities",
    "SessionArchiveFilter": "._session_list",
    "SessionCancelCapabilities": "._subagents",
    "SessionCapabilities": "._session_capabilities",
    "SessionConfigBoolean": ".._session_config",
    "SessionConfigGroupId": ".._session_config",
    "SessionConfigId": ".._session_config",
    "SessionConfigOption": ".._session_config",
    "SessionConfigOptionBoolean": ".._session_config",
    "SessionConfigOptionCategory": ".._session_config",
    "SessionConfigOptionOther": ".._session_config",
    "SessionConfigOptionSelect": ".._session_config",
    "SessionConfigSelect": ".._session_config",
    "SessionConfigSelectGroup": ".._session_config",
    "SessionConfigSelectOption": ".._session_config",
    "SessionConfigSelectOptions": ".._session_config",
    "SessionConfigSelectOptionsGrouped": ".._session_config",
    "SessionConfigSelectOptionsUngrouped": ".._session_config",
    "SessionConfigValueId": ".._session_config",
    "SessionDeleteCapabilities": ".._session_capabilities",
    "SessionForkCapabilities": "._session_capabilities",
    "SessionId": ".._session",
    "SessionInfo": "._session_list",
    "SessionInfoUpdate": ".._session_update",
    "SessionListCursor": ".._session_list",
    "SessionMessage": "._subagents",
    "SessionMessageChunk": "._subagents",
    "SessionNotFoundErrorData": ".._error",
    "SessionStateUpdate": "._session_update",
    "SessionStateUpdateIdle": "._session_update",
    "SessionStateUpdateIdleCancelled": "._session_update",
    "SessionStateUpdateIdleEndTurn": "._session_update",
    "SessionStateUpdateIdleError": "._session_update",
    "SessionStateUpdateIdleMaxTokens": "._session_update",
    "SessionStateUpdateIdleMaxTurnRequests": "._session_update",
    "SessionStateUpdateIdleNone": "._session_update",
    "SessionStateUpdateIdleOther": "._session_update",
    "SessionStateUpdateIdleRefusal": "._session_update",
    "SessionStateUpdateOther": "._session_update",
    "SessionStateUpdateRequiresAction": "._session_update",
    "SessionStateUpdateRunning": "._session_update",
    "SessionStateUpdateUnknown": "._session_update",
    "SessionStatus": "._session_list",
    "SessionStatusCapabilities": "._session_capabilities",
    "SessionStatusRequest": "._session_list_rpc",
    "SessionStatusResponse": "._session_list_rpc",
    "SessionSystemPromptCapabilities": "._system_prompt",
    "SessionSystemPromptModeCapabilities": "._system_prompt",
    "SessionSystemPromptOverrideCapabilities": "._system_prompt",
    "SessionTitleCapabilities": "._session_capabilities",
    "SessionToolCallUpdate": ".._session_update",
    "SessionUpdate": "._session_update",
    "SessionUpdateOther": "._session_update",
    "SetProviderRequest": "._providers_rpc",
    "SetProviderResponse": "._providers_rpc",
    "SetSessionConfigOptionRequest": ".._session_config_rpc",
    "SetSessionConfigOptionRequestBoolean": ".._session_config_rpc",
    "SetSessionConfigOptionRequestId": ".._session_config_rpc",
    "SetSessionConfigOptionRequestOther": ".._session_config_rpc",
    "SetSessionConfigOptionResponse": ".._session_config_rpc",
    "SetSessionTitleRequest": "._session_list_rpc",
    "SetSessionTitleResponse": "._session_list_rpc",
    "StateUpdate": "._session_state",
    "StateUpdateOther": "._session_state",
    "StringFormat": ".._elicitation_schema",
    "StringMultiSelectItems": ".._elicitation_schema",
    "StringPropertySchema": ".._elicitation_schema",
    "SubagentSessionCapabilities": "._subagents",
    "SubagentUpdate": "._subagents",
    "SystemPrompt": "._system_prompt",
    "SystemPromptMode": "._system_prompt",
    "Terminal": ".._tool_call",
    "TerminalAuthCapabilities": ".._authentication",
    "TerminalCancelCapabilities": ".._terminal",
    "TerminalCapabilities": ".._terminal",
    "TerminalExitStatus": ".._terminal",
    "TerminalId": ".._terminal",
    "TerminalOutput": ".._terminal",
    "TerminalOutputChunk": ".._terminal",
    "TerminalSize": ".._terminal",
    "TerminalUpdate": ".._terminal",
    "TextCommandInput": ".._command",
    "TextContent": ".._content",
    "TextResourceContents": ".._content",
    "TitledMultiSelectItems": ".._elicitation_schema",
    "ToolCallCancelCapabilities": ".._tool_call",
    "ToolCallCapabilities": ".._tool_call",
    "ToolCallContent": ".._tool_call",
    "ToolCallContentChunk": ".._tool_call",
    "ToolCallContentOther": ".._tool_call",
    "ToolCallId": ".._tool_call",
    "ToolCallLocation": ".._tool_call",
    "ToolCallPermissionSubject": ".._permission",
    "ToolCallStatus": ".._tool_call",
    "ToolCallUpdate": ".._tool_call",
    "ToolKind": ".._tool_call",
    "UnarchiveSessionRequest": "._session_list_rpc",
    "UnarchiveSessionResponse": "._session_list_rpc",
    "UnknownStateUpdate": "._session_state",
    "UnsupportedProtocolVersionErrorData": ".._error",
    "UpdateSessionNotification": "._session_update_rpc",
    "Usage": "._prompt",
    "UsageUpdate": ".._session_update",
    "UserMessage": ".._message",
    "UserMessageChunk": ".._session_update",
    "known_auth_state": "._authentication",
    "known_session_status": "._session_list",
    "known_tool_call_status": ".._tool_call",
    "known_tool_kind": ".._tool_call",
    "method": "._methods",
}
_FORMER: dict[str, str] = {}

if not TYPE_CHECKING:
    __getattr__ = lazy(__name__, _HOMES, _FORMER)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
