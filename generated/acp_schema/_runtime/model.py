"""The base class of messages and their parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Self

from pydantic import BaseModel, ConfigDict, GetCoreSchemaHandler
from pydantic_core import CoreSchema

from .absence import Default, leaving_out
from .equality import same_json
from .json_values import ANYTHING
from .names import unlisted, unlisted_names
from .numbers import SEEN, NotANumberError, as_validation_error, refuse_not_a_number, refuse_overflow
from .showing import shown
from .signature import ConstructorSignature
from .twin import constructor
from .writing import written


class Model(BaseModel, frozen=True):
    """A message, or a part of one, as a value.

    The base of every class of a version's package. Such a class is built with keyword arguments by Python names, and
    read from the wire by wire names. Absent, null and a value are three things: an absent property reads as its
    default, and `model_fields_set` has the names of those that are there. Properties that the schema does not list are
    kept. Two values are equal if they are of one class and say the same on the wire.
    """

    model_config = ConfigDict(
        defer_build=True,
        extra="allow",
        hide_input_in_errors=True,
        polymorphic_serialization=True,
        protected_namespaces=(),
        ser_json_inf_nan="constants",
        serialize_by_alias=True,
        validate_by_alias=True,
        validate_by_name=False,
    )
    """What pydantic is told, so that values keep to the wire; a subclass leaves it as it is."""
    wire_constants: ClassVar[dict[str, Any]] = {}
    """By Python name: what is always written, such as the tag of a variant."""

    if not TYPE_CHECKING:

        def __init__(self, /, **values: Any) -> None:
            known = type(self).__pydantic_fields__.keys()
            if not values.keys() <= known:
                raise TypeError(f"{type(self).__name__} has no property {', '.join(sorted(values.keys() - known))}")
            constructor(type(self)).validate_python(
                {**self.wire_constants, **values}, self_instance=self, by_alias=False, by_name=True
            )

        # Decoding then stays within pydantic-core: it need not call this method.
        __init__.__pydantic_base_init__ = True

        __signature__ = ConstructorSignature()

        @classmethod
        def __pydantic_on_complete__(cls) -> None:
            # pydantic puts its own there, with wire names.
            type.__setattr__(cls, "__signature__", Model.__dict__["__signature__"])

        @classmethod
        def __pydantic_init_subclass__(cls, **options: Any) -> None:
            super().__pydantic_init_subclass__(**options)
            for name, field in cls.__pydantic_fields__.items():
                type.__setattr__(cls, name, Default(field))

        def __setattr__(self, name: str, value: Any) -> None:
            if name not in (self.__private_attributes__ or ()):
                raise AttributeError(f"{type(self).__name__} is frozen: model_copy(update=...) makes a changed copy")
            super().__setattr__(name, value)

        def __delattr__(self, name: str) -> None:
            self.__setattr__(name, None)

    @property
    def model_fields_set(self) -> set[str]:
        """The properties, by Python name, that are there: as null or with a value."""
        return set(self._there())

    @property
    def model_extra(self) -> dict[str, Any]:
        """What is there and not listed by the schema, by wire name."""
        return {str(name): value for name, value in (self.__pydantic_extra__ or {}).items()}

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler, /) -> CoreSchema:
        """Keep unlisted properties apart from listed ones of which they have the Python name."""
        schema = handler(source)
        model: Any = handler.resolve_ref_schema(schema)
        while model["type"] != "model-fields":
            model = model["schema"]
        taken = [name for name, f in model["fields"].items() if f.get("validation_alias", name) != name]
        if taken:
            model["extras_keys_schema"] = unlisted_names(taken)
        model["extras_schema"] = ANYTHING
        model["fields"] = {n: f | {"schema": leaving_out(f["schema"])} for n, f in model["fields"].items()}
        return schema

    def __eq__(self, other: object) -> bool:
        """Whether both say the same on the wire, and are of one class."""
        if not isinstance(other, Model):
            return NotImplemented
        if type(self) is not type(other) or self.__pydantic_fields_set__ != other.__pydantic_fields_set__:
            return False
        mine, theirs = self.__dict__, other.__dict__
        there = (name for name in self.__pydantic_fields_set__ if name in mine)
        return all(same_json(mine[name], theirs.get(name)) for name in there) and same_json(
            self.__pydantic_extra__ or None, other.__pydantic_extra__ or None
        )

    def __hash__(self) -> int:
        plain = ((name, getattr(self, name)) for name in self._there())
        return hash((type(self), *((name, value) for name, value in plain if isinstance(value, (str, int)))))

    def __repr_args__(self) -> Iterator[tuple[str | None, Any]]:
        """What is there; of properties that the schema does not list, the names alone: any of them may be secret."""
        for name in self._there():
            if type(self).__pydantic_fields__[name].repr:
                yield name, shown(getattr(self, name))
        if self.__pydantic_extra__:
            yield "unlisted", sorted(map(str, self.__pydantic_extra__))

    def _there(self) -> list[str]:
        """The properties that are there and listed, in the order of the schema."""
        there = self.__pydantic_fields_set__
        return [name for name in type(self).__pydantic_fields__ if name in there]

    @classmethod
    def model_validate_json(cls, json_data: str | bytes | bytearray, **options: Any) -> Self:
        """Read JSON text as `decode` does, where pydantic is at home.

        Args:
            json_data: JSON text with wire names.
            **options: What else the method of pydantic takes.

        Returns:
            An instance of the class.

        Raises:
            pydantic.ValidationError: The text does not fit.
        """
        try:
            refuse_not_a_number(json_data)
            value: Self = cls.__pydantic_validator__.validate_json(json_data, **options)
            if SEEN.overflow:
                refuse_overflow(json_data)
        except NotANumberError as error:
            raise as_validation_error(cls.__name__, str(error)) from None
        return value

    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Self:
        """Copy the value, with some properties changed; what the schema does not list is kept.

        Args:
            update: The properties to change, by Python name.
            deep: Whether plain JSON in the value is copied too.

        Returns:
            The copy, of the same class.

        Raises:
            TypeError: A name is none of a property.
            pydantic.ValidationError: A value does not fit.
        """
        copied = super().model_copy(deep=deep)
        if not update:
            return copied
        changed = type(self)(**{name: getattr(copied, name) for name in copied._there()} | dict(update))
        changed._keep(copied.__pydantic_extra__ or {})
        return changed

    def with_unlisted(self, members: Mapping[str, Any]) -> Self:
        """Copy the value, with these members and no others beside those that the schema lists.

        Args:
            members: JSON values by wire name.

        Returns:
            The copy, of the same class.

        Raises:
            TypeError: The schema lists a name.
            ValueError: A value is none that JSON has.
        """
        changed = super().model_copy()
        changed.__pydantic_fields_set__.difference_update(changed.__pydantic_extra__ or {})
        changed._keep(unlisted(type(self), members))
        return changed

    def _keep(self, members: dict[str, Any]) -> None:
        object.__setattr__(self, "__pydantic_extra__", members)
        self.__pydantic_fields_set__.update(members)

    def model_dump_json(self, **options: Any) -> str:
        """Write the wire form as JSON text: wire names, and nothing that is absent.

        Args:
            **options: What the method of pydantic takes.

        Returns:
            The text that `encode` gives, if there are no options.

        Raises:
            ValueError: The value has something in it that JSON does not have.
        """
        if options:
            chosen: dict[str, Any] = {"exclude_unset": True, **options}
            text = super().model_dump_json(**chosen)
            refuse_not_a_number(text)
            return text
        return written(self.__pydantic_serializer__, self).decode()

    def model_dump(self, **options: Any) -> dict[str, Any]:
        """Write the wire form as a JSON value: wire names, and nothing that is absent.

        Args:
            **options: What the method of pydantic takes.

        Returns:
            A new dict.
        """
        chosen: dict[str, Any] = {"exclude_unset": True, "mode": "json", **options}
        return super().model_dump(**chosen)
