from typing import Any, Generic, TypeVar

T = TypeVar("T")

class Decoder(Generic[T]):
    def __init__(self, form: type[T], /) -> None: ...
    def decode(self, data: bytes) -> T: ...

class Encoder:
    def encode(self, value: Any) -> bytes: ...
