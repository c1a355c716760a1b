"""LLM providers."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from ..._runtime.leniency import DefaultOnError, SkipInvalidItems
from ..._runtime.model import Model
from ..._runtime.scalars import Boolean, Characters, Meta, Sequence, Text

ProviderId: TypeAlias = Text
"""**Unstable** (feature `unstable_llm_providers`): it may change or be dropped in any release.

Tells one provider from the others of the agent, such as `main`. The agent chooses it.
"""


LlmProtocol: TypeAlias = Annotated[Literal["anthropic", "openai", "azure", "vertex", "bedrock"] | str, Characters()]
"""**Unstable** (feature `unstable_llm_providers`): it may change or be dropped in any release.

The API that an endpoint for language models has, named after the service that it belongs to; others may offer it too.
The set is open: clients and agents MUST cope with names that they do not know.
"""


class ProvidersCapabilities(Model, frozen=True):
    """**Unstable** (feature `unstable_llm_providers`): it may change or be dropped in any release.

    Marks an agent that has the methods `providers/list`, `providers/set` and `providers/disable`. An agent that has
    them MUST set it, and clients SHOULD NOT call them without it. Sent as `{}`: its presence is all that it says.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ProviderCurrentConfig(Model, frozen=True):
    """**Unstable** (feature `unstable_llm_providers`): it may change or be dropped in any release.

    What is in effect for a provider, without what may be secret.
    """

    api_type: Annotated[LlmProtocol, Field(alias="apiType")]
    """The protocol that the agent speaks to the endpoint."""
    base_url: Annotated[Text, Field(alias="baseUrl")]
    """The address that the agent puts in front of the paths of the API."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ProviderInfo(Model, frozen=True):
    """**Unstable** (feature `unstable_llm_providers`): it may change or be dropped in any release.

    A provider: one of the places from which the agent gets models. It tells where requests go, and nothing secret:
    headers that were set are not sent back.
    """

    provider_id: Annotated[ProviderId, Field(alias="providerId")]
    """What the client sends to set or disable this provider."""
    supported: Annotated[Sequence[LlmProtocol], SkipInvalidItems(), DefaultOnError(list, required=True)]
    """The protocols that the agent can speak to this provider, among which `providers/set` has to choose. The member is
    required, but lenient in what it holds: a value that is not a list is read as an empty one, and an invalid entry is
    skipped. A name that is not listed is a valid entry.
    """
    required: Boolean
    """Whether the agent cannot do without this provider. If `true`, clients must not call `providers/disable` for it.
    The member is required and strict.
    """
    current: ProviderCurrentConfig | None = None
    """Where requests go at present. Omitted or null: the provider is disabled, and the agent MUST NOT use it for calls
    to a model until it is set again. A malformed value makes the entry invalid; it does not count as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
