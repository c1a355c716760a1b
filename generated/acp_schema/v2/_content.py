"""Content."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, SkipInvalidItems
from .._runtime.limits import Limits, NotOneOf
from .._runtime.model import Model
from .._runtime.numbers import AnyNumber, UInt64
from .._runtime.scalars import Characters, Meta, Sequence, Text
from .._runtime.unions import Tagged, Untagged


class ContentBlockOther(Model, frozen=True):
    """A kind of content that this list does not have. Custom types MUST start with `_`; every other name is kept for
    ACP itself. A receiver that does not understand the block should keep all of it where it stores, replays or forwards
    content, and otherwise ignore it or show something general in its place. An agent MUST refuse a prompt that has a
    block of a kind that it does not support, with -32602.
    """

    type: Annotated[Text, NotOneOf(("text", "image", "audio", "resource_link", "resource"))]
    """Names a variant that this package does not have."""


Role: TypeAlias = Annotated[Literal["assistant", "user"] | str, Characters()]
"""A party of a conversation, as the one who speaks or the one who is addressed. The set is open."""


MediaType: TypeAlias = Text
"""The format of some content as an Internet media type, such as `image/png` or `text/markdown`. Its form is not
checked: any string is valid.
"""


IconTheme: TypeAlias = Annotated[Literal["light", "dark"] | str, Characters()]
"""A kind of background that an icon can be made for. The set is open."""


class Annotations(Model, frozen=True):
    """Hints that help a client to decide how it uses or shows a piece of content. A malformed hint is left out, and the
    others still count.
    """

    audience: Annotated[Sequence[Role] | None, SkipInvalidItems(), AbsentOnError()] = None
    """Whom the content is meant for. Omitted or null: not told. A value that is not a list counts as omitted, and an
    entry that is not a string is skipped. An unlisted role is valid and stays.
    """
    last_modified: Annotated[Text | None, AbsentOnError(), Field(alias="lastModified")] = None
    """When the resource behind the content was changed last. As in MCP it should be a time in the form of ISO 8601,
    such as `2026-03-04T09:30:00Z`, but any string is valid. Omitted or null: not told. A malformed value counts as
    omitted.
    """
    priority: Annotated[AnyNumber | None, Limits(0, 1), AbsentOnError()] = None
    """How important the content is beside other content when a client chooses what to show: from 0, the least, to 1,
    the most. Omitted or null: not told. A malformed value, such as a number out of these bounds, counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class TextResourceContents(Model, frozen=True):
    """A resource with text for its content, such as a source file."""

    text: Text
    """The resource's content."""
    uri: Text
    """The address by which the resource is known. The receiver need not have access to it."""
    mime_type: Annotated[MediaType | None, AbsentOnError(), Field(alias="mimeType")] = None
    """The format of the text as a media type, such as `text/x-python`. Omitted or null: not told. A malformed value
    counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class BlobResourceContents(Model, frozen=True):
    """A resource with bytes for its content, such as a PDF file."""

    blob: Text
    """The resource's content in base64."""
    uri: Text
    """The address by which the resource is known. The receiver need not have access to it."""
    mime_type: Annotated[MediaType | None, AbsentOnError(), Field(alias="mimeType")] = None
    """The format of the bytes as a media type, such as `application/pdf`. Omitted or null: not told. A malformed value
    counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class Icon(Model, frozen=True):
    """A picture that stands for something in a user interface. It can be made for certain sizes, and for a light or a
    dark background.
    """

    src: Text
    """Where the picture is: an address with `https:`, or a URI with `data:` that holds the picture. It MUST be one of
    the two, and clients refuse all other schemes. They send no credentials to fetch the picture, and follow no redirect
    that leads to another scheme or origin.
    """
    mime_type: Annotated[MediaType | None, AbsentOnError(), Field(alias="mimeType")] = None
    """The picture's format, for the case that its source names none or only a general one. Omitted or null: what the
    source says counts. A malformed value counts as omitted.
    """
    sizes: Annotated[Sequence[Text] | None, SkipInvalidItems(), AbsentOnError()] = None
    """The sizes at which the icon can be shown. Each should be width and height as in `48x48`, or `any` for a picture
    that scales, such as an SVG. Omitted or null: none are given, and a client should assume that the icon suits any
    size. A value that is not a list counts as omitted, and an entry that is not a string is skipped.
    """
    theme: Annotated[IconTheme | None, AbsentOnError()] = None
    """The kind of background that the icon is made for. Omitted or null: it is made for none in particular. A malformed
    value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class TextContent(Model, frozen=True):
    """Text that comes from a language model or is meant for one."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "text"}
    """What is always written, by Python name."""
    type: Literal["text"] = "text"
    """Tells which variant this is."""
    text: Text
    """The text itself."""
    annotations: Annotated[Annotations | None, AbsentOnError()] = None
    """For whom the content is and how much it matters: hints for showing it or passing it on. Omitted or null: no
    hints. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ImageContent(Model, frozen=True):
    """A picture that comes from a language model or is meant for one."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "image"}
    """What is always written, by Python name."""
    type: Literal["image"] = "image"
    """Tells which variant this is."""
    data: Text
    """The picture's bytes, such as those of a PNG file, in base64."""
    mime_type: Annotated[MediaType, Field(alias="mimeType")]
    """The format of the bytes as a media type, such as `image/png`."""
    uri: Annotated[Text | None, AbsentOnError()] = None
    """The address of the picture, such as the one that it was read from. Omitted or null: no address is given. A
    malformed value counts as omitted.
    """
    annotations: Annotated[Annotations | None, AbsentOnError()] = None
    """For whom the content is and how much it matters: hints for showing it or passing it on. Omitted or null: no
    hints. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class AudioContent(Model, frozen=True):
    """Sound that comes from a language model or is meant for one."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "audio"}
    """What is always written, by Python name."""
    type: Literal["audio"] = "audio"
    """Tells which variant this is."""
    data: Text
    """The bytes of the sound, such as those of a WAV file, in base64."""
    mime_type: Annotated[MediaType, Field(alias="mimeType")]
    """The format of the bytes as a media type, such as `audio/wav`."""
    annotations: Annotated[Annotations | None, AbsentOnError()] = None
    """For whom the content is and how much it matters: hints for showing it or passing it on. Omitted or null: no
    hints. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


EmbeddedResourceResource: TypeAlias = Annotated[
    TextResourceContents | BlobResourceContents,
    Untagged({"TextResourceContents": TextResourceContents, "BlobResourceContents": BlobResourceContents}),
]
"""The address and the content of a resource. There is no tag: `text` or `blob` shows which of the two forms it is. A
value that has neither is invalid.
"""


class ResourceLink(Model, frozen=True):
    """Points from a prompt or a tool call's result to a resource, such as a file. The content itself is not sent; the
    receiver may be able to read it, but that is not certain.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"type": "resource_link"}
    """What is always written, by Python name."""
    type: Literal["resource_link"] = "resource_link"
    """Tells which variant this is."""
    name: Text
    """The resource's name in a form that people can read, such as `report.pdf`."""
    uri: Text
    """The resource's address, such as `file:///home/ada/project/report.pdf`."""
    title: Annotated[Text | None, AbsentOnError()] = None
    """What to call the resource in a user interface. Omitted or null: no title is given. A malformed value counts as
    omitted.
    """
    description: Annotated[Text | None, AbsentOnError()] = None
    """More about the resource, for people to read. Omitted or null: nothing more. A malformed value counts as omitted.
    """
    icons: Annotated[Sequence[Icon] | None, SkipInvalidItems(), AbsentOnError()] = None
    """Icons that a client can show beside the resource, for instance one for each of several sizes. Omitted or null:
    there are none. A value that is not a list counts as omitted, and an invalid entry is skipped.
    """
    mime_type: Annotated[MediaType | None, AbsentOnError(), Field(alias="mimeType")] = None
    """The resource's format as a media type, such as `application/pdf`. Omitted or null: not told. A malformed value
    counts as omitted.
    """
    size: Annotated[UInt64 | None, AbsentOnError()] = None
    """How many bytes the resource has. Omitted or null: not known. A malformed value, such as a negative number, counts
    as omitted.
    """
    annotations: Annotated[Annotations | None, AbsentOnError()] = None
    """For whom the content is and how much it matters: hints for showing it or passing it on. Omitted or null: no
    hints. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class EmbeddedResource(Model, frozen=True):
    """A resource and its content, as a part of a prompt or of a tool call's result."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "resource"}
    """What is always written, by Python name."""
    type: Literal["resource"] = "resource"
    """Tells which variant this is."""
    resource: EmbeddedResourceResource
    """The resource: its address, and its content as text or as bytes."""
    annotations: Annotated[Annotations | None, AbsentOnError()] = None
    """For whom the content is and how much it matters: hints for showing it or passing it on. Omitted or null: no
    hints. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


ContentBlock: TypeAlias = Annotated[
    TextContent | ImageContent | AudioContent | ResourceLink | EmbeddedResource | ContentBlockOther,
    Tagged(
        "type",
        {
            "text": TextContent,
            "image": ImageContent,
            "audio": AudioContent,
            "resource_link": ResourceLink,
            "resource": EmbeddedResource,
        },
        (ContentBlockOther,),
    ),
]
"""One piece of content. Prompts, messages and the results of tool calls are made of such blocks. `type` says of which
kind a block is. The set of kinds is open, but a block of a listed kind has to fit that kind. Blocks look as they do in
MCP, so that an agent can pass on what an MCP tool returned without changing it.
"""
