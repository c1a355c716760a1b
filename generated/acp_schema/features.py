"""The gates of the protocol, as data. What each covers is in `features.json` beside this module."""

from ._runtime.features import Feature

RELEASE = "0.1.0"
"""The release of the schema that this package was made from."""

FEATURES: tuple[Feature, ...] = (
    Feature(
        name="unstable_auth_status",
        title="Authentication status",
        status="unstable",
        umbrella="unstable",
        rfd="get-auth-state",
    ),
    Feature(
        name="unstable_end_turn_token_usage",
        title="Token usage at the end of a turn",
        status="unstable",
        umbrella="unstable",
        rfd="end-turn-token-usage",
    ),
    Feature(
        name="unstable_llm_providers",
        title="LLM providers",
        status="unstable",
        umbrella="unstable",
        rfd="custom-llm-endpoint",
    ),
    Feature(
        name="unstable_mcp_over_acp", title="MCP over ACP", status="unstable", umbrella="unstable", rfd="mcp-over-acp"
    ),
    Feature(
        name="unstable_plan_operations",
        title="Plan operations",
        status="unstable",
        umbrella="unstable",
        rfd="plan-operations",
    ),
    Feature(
        name="unstable_proxy_chains", title="Proxy chains", status="unstable", umbrella="unstable", rfd="proxy-chains"
    ),
    Feature(
        name="unstable_session_archive",
        title="Session archive",
        status="unstable",
        umbrella="unstable",
        rfd="session-archive",
    ),
    Feature(
        name="unstable_session_fork", title="Session fork", status="unstable", umbrella="unstable", rfd="session-fork"
    ),
    Feature(
        name="unstable_session_set_title",
        title="Session title set by the client",
        status="unstable",
        umbrella="unstable",
        rfd="session-set-title",
    ),
    Feature(
        name="unstable_session_status",
        title="Session status",
        status="unstable",
        umbrella="unstable",
        rfd="session-status",
    ),
    Feature(
        name="unstable_session_system_prompt",
        title="System prompt from the client",
        status="unstable",
        umbrella="unstable",
        rfd="client-system-prompt",
    ),
    Feature(name="unstable_subagents", title="Subagents", status="unstable", umbrella="unstable", rfd="subagents"),
    Feature(
        name="unstable_auth_methods",
        title="Login by environment variables",
        status="withdrawn",
        umbrella=None,
        rfd="auth-methods",
    ),
)
"""Every gate that there is, or was."""
