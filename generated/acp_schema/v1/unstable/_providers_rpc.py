"""LLM providers: what methods take and give."""

from typing import Annotated

from pydantic import Field

from ..._runtime.model import Model
from ..._runtime.scalars import Mapping, Meta, Sequence, Text
from ._providers import LlmProtocol, ProviderId, ProviderInfo


class ListProvidersRequest(Model, frozen=True):
    """**Unstable** (feature `unstable_llm_providers`): it may change or be dropped in any release.

    Parameters of `providers/list`: none but metadata. The answer always covers all providers.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ListProvidersResponse(Model, frozen=True):
    """**Unstable** (feature `unstable_llm_providers`): it may change or be dropped in any release.

    The providers that the client can configure, and where the requests to each go at present.
    """

    providers: Sequence[ProviderInfo]
    """The providers, those that are disabled included. The list is strict: one malformed entry makes the whole result
    invalid.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SetProviderRequest(Model, frozen=True):
    """**Unstable** (feature `unstable_llm_providers`): it may change or be dropped in any release.

    Parameters of `providers/set`: the whole configuration of one provider. It takes the place of the earlier one,
    headers included; nothing of that is kept.
    """

    provider_id: Annotated[ProviderId, Field(alias="providerId")]
    """The provider to configure, by its id in the result of `providers/list`."""
    api_type: Annotated[LlmProtocol, Field(alias="apiType")]
    """The protocol to speak to the endpoint. It has to be one that `supported` lists for this provider."""
    base_url: Annotated[Text, Field(alias="baseUrl")]
    """The address to put in front of the paths of the API, such as `https://llm.example.com/anthropic`."""
    headers: Annotated[Mapping[str, Text], Field(repr=False)] = Field(default_factory=lambda: {})
    """HTTP headers for every request to the endpoint, as an object of names and values; credentials can be among them.
    Omitted: none, and headers that were set before are gone. null is malformed here. The agent does not send these
    values back.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SetProviderResponse(Model, frozen=True):
    """**Unstable** (feature `unstable_llm_providers`): it may change or be dropped in any release.

    Says that the provider is configured as the client asked. Success is an object without members of its own, `{}`.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class DisableProviderRequest(Model, frozen=True):
    """**Unstable** (feature `unstable_llm_providers`): it may change or be dropped in any release.

    Parameters of `providers/disable`: which provider the agent must no longer use.
    """

    provider_id: Annotated[ProviderId, Field(alias="providerId")]
    """The provider to disable. An agent SHOULD answer with success where it does not know the id."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class DisableProviderResponse(Model, frozen=True):
    """**Unstable** (feature `unstable_llm_providers`): it may change or be dropped in any release.

    Says that the agent no longer uses the provider. Success is an object without members of its own, `{}`.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
