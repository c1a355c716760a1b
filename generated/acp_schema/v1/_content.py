"""Content."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, SkipInvalidItems
from .._runtime.model import Model
from .._runtime.numbers import AnyNumber, Int64
from .._runtime.scalars import Constants, Meta, Sequence, Text
from .._runtime.unions import Tagged, Untagged


class TextResourceContents(Model, frozen=True):
    """A resource with text for its content, such as a source file."""

    mime_type: Annotated[Text | None, AbsentOnError(), Field(alias="mimeType")] = None
    """The format of the text as a media type, such as `text/x-python`. Omitted or null: not told. A malformed value
    counts as omitted.
    """
    text: Text
    """The resource's content."""
    uri: Text
    """The address by which the resource is known. The receiver need not have access to it."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class BlobResourceContents(Model, frozen=True):
    """A resource with bytes for its content, such as a PDF file."""

    blob: Text
    """The resource's content in base64."""
    mime_type: Annotated[Text | None, AbsentOnError(), Field(alias="mimeType")] = None
    """The format of the bytes as a media type, such as `application/pdf`. Omitted or null: not told. A malformed value
    counts as omitted.
    """
    uri: Text
    """The address by which the resource is known. The receiver need not have access to it."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


Role: TypeAlias = Annotated[Literal["assistant", "user"], Constants()]
"""One of the two parties of a conversation, as the one who speaks or the one who is addressed. The set is closed."""


EmbeddedResourceResource: TypeAlias = Annotated[
    TextResourceContents | BlobResourceContents,
    Untagged({"TextResourceContents": TextResourceContents, "BlobResourceContents": BlobResourceContents}),
]
"""The address and the content of a resource. There is no tag: `text` or `blob` shows which of the two forms it is. A
value that has neither is invalid.
"""


class Annotations(Model, frozen=True):
    """Hints that help a client to decide how it uses or shows a piece of content. A malformed hint is left out, and the
    others still count.
    """

    audience: Annotated[Sequence[Role] | None, SkipInvalidItems(), AbsentOnError()] = None
    """Whom the content is meant for. Omitted or null: not told. A value that is not a list counts as omitted, and an
    invalid entry, such as an unlisted role, is skipped.
    """
    last_modified: Annotated[Text | None, AbsentOnError(), Field(alias="lastModified")] = None
    """When the resource behind the content was changed last. In MCP it is a time in the form of ISO 8601, such as
    `2026-03-04T09:30:00Z`; here any string is valid. Omitted or null: not told. A malformed value counts as omitted.
    """
    priority: Annotated[AnyNumber | None, AbsentOnError()] = None
    """How important the content is beside other content when a client chooses what to show. In MCP it goes from 0, the
    least, to 1, the most; here these bounds are not checked. Omitted or null: not told. A malformed value counts as
    omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class TextContent(Model, frozen=True):
    """Text that comes from a language model or is meant for one."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "text"}
    """What is always written, by Python name."""
    type: Literal["text"] = "text"
    """Tells which variant this is."""
    annotations: Annotated[Annotations | None, AbsentOnError()] = None
    """For whom the content is and how much it matters: hints for showing it or passing it on. Omitted or null: no
    hints. A malformed value counts as omitted.
    """
    text: Text
    """The text itself."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ImageContent(Model, frozen=True):
    """A picture that comes from a language model or is meant for one."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "image"}
    """What is always written, by Python name."""
    type: Literal["image"] = "image"
    """Tells which variant this is."""
    annotations: Annotated[Annotations | None, AbsentOnError()] = None
    """For whom the content is and how much it matters: hints for showing it or passing it on. Omitted or null: no
    hints. A malformed value counts as omitted.
    """
    data: Text
    """The picture's bytes, such as those of a PNG file, in base64."""
    mime_type: Annotated[Text, Field(alias="mimeType")]
    """The format of the bytes as a media type, such as `image/png`."""
    uri: Annotated[Text | None, AbsentOnError()] = None
    """The address of the picture, such as the one that it was read from. Omitted or null: no address is given. A
    malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class AudioContent(Model, frozen=True):
    """Sound that comes from a language model or is meant for one."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "audio"}
    """What is always written, by Python name."""
    type: Literal["audio"] = "audio"
    """Tells which variant this is."""
    annotations: Annotated[Annotations | None, AbsentOnError()] = None
    """For whom the content is and how much it matters: hints for showing it or passing it on. Omitted or null: no
    hints. A malformed value counts as omitted.
    """
    data: Text
    """The bytes of the sound, such as those of a WAV file, in base64."""
    mime_type: Annotated[Text, Field(alias="mimeType")]
    """The format of the bytes as a media type, such as `audio/wav`."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ResourceLink(Model, frozen=True):
    """Points from a prompt or a tool call's result to a resource, such as a file, that the agent can read. The content
    itself is not sent.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"type": "resource_link"}
    """What is always written, by Python name."""
    type: Literal["resource_link"] = "resource_link"
    """Tells which variant this is."""
    annotations: Annotated[Annotations | None, AbsentOnError()] = None
    """For whom the content is and how much it matters: hints for showing it or passing it on. Omitted or null: no
    hints. A malformed value counts as omitted.
    """
    description: Annotated[Text | None, AbsentOnError()] = None
    """More about the resource, for people to read. Omitted or null: nothing more. A malformed value counts as omitted.
    """
    mime_type: Annotated[Text | None, AbsentOnError(), Field(alias="mimeType")] = None
    """The resource's format as a media type, such as `application/pdf`. Omitted or null: not told. A malformed value
    counts as omitted.
    """
    name: Text
    """The resource's name in a form that people can read, such as `report.pdf`."""
    size: Annotated[Int64 | None, AbsentOnError()] = None
    """How many bytes the resource has. Omitted or null: not known. A malformed value counts as omitted."""
    title: Annotated[Text | None, AbsentOnError()] = None
    """What to call the resource in a user interface. Omitted or null: no title is given. A malformed value counts as
    omitted.
    """
    uri: Text
    """The resource's address, such as `file:///home/ada/project/report.pdf`."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class EmbeddedResource(Model, frozen=True):
    """A resource and its content, as a part of a prompt or of a tool call's result."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "resource"}
    """What is always written, by Python name."""
    type: Literal["resource"] = "resource"
    """Tells which variant this is."""
    annotations: Annotated[Annotations | None, AbsentOnError()] = None
    """For whom the content is and how much it matters: hints for showing it or passing it on. Omitted or null: no
    hints. A malformed value counts as omitted.
    """
    resource: EmbeddedResourceResource
    """The resource: its address, and its content as text or as bytes."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


ContentBlock: TypeAlias = Annotated[
    TextContent | ImageContent | AudioContent | ResourceLink | EmbeddedResource,
    Tagged(
        "type",
        {
            "text": TextContent,
            "image": ImageContent,
            "audio": AudioContent,
            "resource_link": ResourceLink,
            "resource": EmbeddedResource,
        },
    ),
]
"""One piece of content. Prompts, messages and the results of tool calls are made of such blocks. `type` says of which
kind a block is. The set of kinds is closed: a block of any other `type` is invalid. Blocks look as they do in MCP, so
that an agent can pass on what an MCP tool returned without changing it.
"""
