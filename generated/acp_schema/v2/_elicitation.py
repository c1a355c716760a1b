"""Elicitation."""

from typing import Annotated

from .._runtime.leniency import AbsentOnError
from .._runtime.model import Model
from .._runtime.scalars import Meta


class ElicitationFormCapabilities(Model, frozen=True):
    """Marks a client that can show forms. Sent as `{}`: its presence is all that it says."""

    meta: Meta = None


class ElicitationUrlCapabilities(Model, frozen=True):
    """Marks a client that can open web pages for the user. Sent as `{}`: its presence is all that it says."""

    meta: Meta = None


class ElicitationCapabilities(Model, frozen=True):
    """The ways in which a client can ask its user for something on behalf of the agent, with `elicitation/create`. A
    mode is on offer only where its member is there and not null. Unlike in MCP, an empty object offers nothing. The
    agent MUST NOT use a mode that is not on offer.
    """

    form: Annotated[ElicitationFormCapabilities | None, AbsentOnError()] = None
    """Whether the client can show a form that is described by a schema. `{}` means yes; omitted, null or malformed
    means no.
    """
    url: Annotated[ElicitationUrlCapabilities | None, AbsentOnError()] = None
    """Whether the client can send the user to a web page, for what should not pass through the client. `{}` means yes;
    omitted, null or malformed means no.
    """
    meta: Meta = None
