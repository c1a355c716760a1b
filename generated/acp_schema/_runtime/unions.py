"""Values that are one of several: told apart by a tag, or by their shape."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

from .leniency import AS_IT_IS
from .twin import ONCE_MORE, strict_validator

BY_TAG, ALTERNATIVES = "by tag", "alternatives"
"""Metadata of the schemas here, from which errors are told (see `examination`)."""


@dataclass(frozen=True)
class Tagged:
    """The variant is picked by the text of the property `tag`.

    `rest`, in this order, are tried where no variant has the tag, or where the variant that it picks refuses: an
    open one, which refuses the tags that are known, and those without a tag.
    """

    tag: str
    variants: dict[str, Any]
    rest: tuple[Any, ...] = ()

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        known = ", ".join(self.variants)
        tagged = core_schema.tagged_union_schema(
            {name: handler.generate_schema(form) for name, form in self.variants.items()},
            discriminator=self.tag,
            custom_error_type="variant",
            custom_error_message=f"`{self.tag}` should name a variant: {known}",
            serialization=AS_IT_IS,
            metadata={BY_TAG: self.tag},
        )
        if not self.rest:
            return tagged
        rest = [(handler.generate_schema(form), _label(form)) for form in self.rest]
        return core_schema.union_schema(
            [(tagged, BY_TAG), *rest],
            mode="left_to_right",
            serialization=AS_IT_IS,
            metadata={ALTERNATIVES: BY_TAG},
        )

    def __hash__(self) -> int:
        return hash((self.tag, *self.variants))


@dataclass(frozen=True)
class Untagged:
    """The first alternative, by title, that loses nothing of the value; else the first that fits.

    `exactly` are those of which this has to be tried: a later one can keep what they lose. Where they are `exclusive`,
    a value that loses nothing by two of them is refused.
    """

    alternatives: dict[str, Any]
    exactly: tuple[str, ...] = ()
    exclusive: bool = False

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        plain = {title: (handler.generate_schema(form), title) for title, form in self.alternatives.items()}
        exact = {title: (_exactly(self.alternatives[title]), f"{title} as it is") for title in self.exactly}
        choices: list[Any] = [*(plain | exact).values(), *(plain[title] for title in exact)]
        titles: dict[str, Any] = {ALTERNATIVES: list(self.alternatives)}
        union = core_schema.union_schema(choices, mode="left_to_right", serialization=AS_IT_IS, metadata=titles)
        if not self.exclusive:
            return union
        return core_schema.no_info_before_validator_function(self._only_one, union, metadata=titles)

    def _only_one(self, value: Any) -> Any:
        classes = {title: form for title, form in self.alternatives.items() if hasattr(form, "__pydantic_fields__")}
        fitting = [title for title, cls in classes.items() if strict_validator(cls).isinstance_python(value)]
        if len(fitting) > 1:
            words: Any = f"Input should be only one of: {', '.join(fitting)}"
            raise PydanticCustomError("alternatives", words)
        return value

    def __hash__(self) -> int:
        return hash((self.exclusive, *self.alternatives))


def _exactly(cls: Any) -> CoreSchema:
    """Reads a class without leniency; its validator is made when it is first needed."""

    def read(value: Any) -> Any:
        return strict_validator(cls).validate_python(value)

    return core_schema.no_info_plain_validator_function(read, metadata={ONCE_MORE: True})


def _label(form: Any) -> str:
    return str(getattr(form, "__name__", form))
