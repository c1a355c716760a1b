"""The protocol on a connection, without the connection: lines in, events out, and back."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any, cast

from .codec import encode
from .codes import MEANINGS, PARSE_ERROR
from .endpoint import Endpoint, checked, classes, reads_as_empty
from .envelope import BLANK, call_line, error_line, error_text, parsed, result_line
from .events import Event, Malformed, Request, Sent
from .incoming import EXTENSION, Incoming
from .lines import Lines
from .methods import Kind, Method, Side
from .negotiation import INITIALIZE, protocols
from .protocol import Protocol

MAX_LINE = 64 * 2**20
"""The longest line that a connection takes, in bytes, unless it is told another."""


class Connection:
    """One side of a connection, without I/O: what arrives goes in as bytes, and what is to be sent comes out as bytes.

    What arrives never raises. What is to be sent raises TypeError where a value is of the wrong class, LookupError
    where this side sends no such method, or the request is not open, and ValueError where a value cannot be written,
    an id is in use, or the version is not settled; nothing has changed then. An instance must not be used by two
    threads at once.

    Args:
        side: The side that this program is on.
        version: What it speaks. A number stands for the stable package of that version, and the `PROTOCOL` of a
            package for that one. Of several, `initialize` chooses one.
        max_line: How many bytes a line may have; None for any number.
        report: Whether events say what leniency left out, which costs a second reading.

    Raises:
        ValueError: There is no such version or side, no version is given, or one of them twice.
        TypeError: A version is neither a number nor a `Protocol`.
    """

    def __init__(
        self,
        *,
        side: Side,
        version: int | Protocol | Sequence[int | Protocol],
        max_line: int | None = MAX_LINE,
        report: bool = False,
    ) -> None:
        self._incoming = Incoming([Endpoint(protocol, side, report=report) for protocol in protocols(version)])
        self._lines = Lines(max_line)
        self._max_line = max_line
        self._numbers = count()

    @property
    def protocol(self) -> Protocol | None:
        """What is spoken; None as long as `initialize` has not chosen it."""
        spoken = self._incoming.spoken
        return None if spoken is None else spoken.protocol

    @property
    def open_requests(self) -> tuple[Request, ...]:
        """The requests of the peer that wait for an answer, the oldest first."""
        return tuple(self._incoming.open.values())

    @property
    def waiting(self) -> tuple[Sent, ...]:
        """The requests to the peer that wait for an answer, the oldest first."""
        return tuple(self._incoming.waiting.values())

    def receive_line(self, line: bytes | bytearray | str) -> Event | None:
        """Take in exactly one line.

        Args:
            line: The line, with or without its end. One that is longer than the limit is a `Malformed`.

        Returns:
            The event of the line; None for a blank one.
        """
        data = line.encode("utf-8", "surrogatepass") if isinstance(line, str) else line
        if self._max_line is not None and len(data) > self._max_line and len(data.rstrip(BLANK)) > self._max_line:
            return self._received(None)
        return self._received(data)

    def receive_data(self, chunk: bytes | bytearray) -> list[Event]:
        """Take in a chunk of the byte stream.

        Args:
            chunk: The bytes that have arrived. It may begin and end anywhere; an unfinished line is kept for the next.

        Returns:
            The events of the lines that the chunk finishes, in their order.
        """
        events = (self._received(line) for line in self._lines.feed(chunk))
        return [event for event in events if event is not None]

    def at_end(self) -> Event | None:
        """Take in that the byte stream has ended.

        Returns:
            The event of a last line without an end; None where there is none.
        """
        return self._received(self._lines.rest())

    def send_request(self, method: str, params: Any = None, *, id: int | str | None = None) -> Sent:  # noqa: A002
        """Make a request. It waits for its answer from then on.

        Args:
            method: The name of a method that this side sends, or of an extension, which begins with `_`.
            params: An instance of the class of the method's params. Of an extension any JSON value, None for none.
            id: The id of the request, if it is not to get the next free number.

        Returns:
            What was made, with its id; write its `data`.

        Raises:
            LookupError: This side sends no such request.
            TypeError: The params are of another class, or the id is neither a number nor text.
            ValueError: The version is not settled, the id is in use, or the params cannot be written.
        """
        known = self._outgoing(method, "request", params)
        text = _params(known, params)
        chosen = self._free_id() if id is None else self._own_id(id)
        data = call_line(method, text, chosen, request=True)
        sent = Sent(id=chosen, name=method, method=known, params=params, data=data)
        self._incoming.waiting[chosen] = sent
        return sent

    def send_notification(self, method: str, params: Any = None) -> bytes:
        """Make a notification.

        Args:
            method: The name of a method that this side sends, or of an extension, which begins with `_`.
            params: An instance of the class of the method's params. Of an extension any JSON value, None for none.

        Returns:
            The line to write, with its end.

        Raises:
            LookupError: This side sends no such notification.
            TypeError: The params are of another class.
            ValueError: The version is not settled, or the params cannot be written.
        """
        return call_line(method, _params(self._outgoing(method, "notification", params), params), request=False)

    def send_result(self, request: Request, value: Any) -> bytes:
        """Answer an open request with a result.

        Args:
            request: The request. It is not open any more then.
            value: An instance of the class of the method's result, or of an extension any JSON value. None stands for
                an empty object where the result is one without required properties.

        Returns:
            The line to write, with its end.

        Raises:
            LookupError: The request is not open, or came by another connection.
            TypeError: The value is of another class.
            ValueError: The value cannot be written, or names another version than the one that was chosen.
        """
        self._still_open(request)
        if request.name in INITIALIZE and request.method is not None:
            self._check_version(value)
        data = result_line(request.id, _result(request.method, value))
        self._incoming.answered(request, succeeded=True)
        return data

    def send_error(self, request: Request | None, error: Any, *, message: str | None = None, data: Any = None) -> bytes:
        """Refuse an open request, or tell of something that could not be read.

        Args:
            request: The request. It is not open any more then. None tells of something else, with the id null.
            error: An instance of the class `Error` of the version, or a code of 32 bits.
            message: What to say beside a code. A code that has a meaning has words of its own.
            data: Any JSON value that tells more, beside a code.

        Returns:
            The line to write, with its end.

        Raises:
            LookupError: The request is not open, or came by another connection.
            TypeError: The error is of another class, a code of one's own has no message, or an `Error` has one besides.
            ValueError: The code has more than 32 bits, or the data cannot be written.
        """
        if request is not None:
            self._still_open(request)
        line = error_line(None if request is None else request.id, self._error(error, message, data))
        if request is not None:
            self._incoming.answered(request, succeeded=False)
        return line

    def _received(self, line: bytes | bytearray | None) -> Event | None:
        """The event of a line; None stands for one beyond the limit."""
        if line is None:
            return self._unread(f"The line has more than {self._max_line} bytes")
        if not line.strip(BLANK):
            return None
        try:
            message = parsed(line)
        except ValueError as error:
            return self._unread(f"The line is not JSON: {error}")
        return self._incoming.event(message)

    def _unread(self, reason: str) -> Malformed:
        reply = error_line(None, error_text(PARSE_ERROR, reason))
        return Malformed(code=PARSE_ERROR, reason=reason, reply=reply)

    def _outgoing(self, name: str, kind: Kind, params: Any) -> Method | None:
        """What is known of a method that this side may send now; None for an extension."""
        spoken = self._incoming.spoken
        if name in INITIALIZE:
            offers = [endpoint.sending(name, kind) for endpoint in reversed(self._incoming.known)]
            return next((m for m in offers if isinstance(params, classes(m.params))), offers[0])
        if spoken is None:
            raise ValueError(f"`initialize` has to settle the version before {name} is sent")
        return None if name.startswith(EXTENSION) else spoken.sending(name, kind)

    def _free_id(self) -> int:
        return next(number for number in self._numbers if number not in self._incoming.waiting)

    def _own_id(self, given: Any) -> int | str:
        if isinstance(given, bool) or not isinstance(given, (int, str)):
            raise TypeError(f"the id of a request is a number or text, and not {type(given).__name__}")
        if given in self._incoming.waiting:
            raise ValueError("a request with this id waits for its answer: choose another, or none")
        return cast("int | str", self._incoming.newest.id(given))

    def _still_open(self, request: Request) -> None:
        if self._incoming.open.get(request.id) is not request:
            raise LookupError("the request is not open: it was answered before, or came by another connection")

    def _check_version(self, value: Any) -> None:
        spoken = self.protocol
        if spoken is not None and getattr(value, "protocol_version", spoken.version) != spoken.version:
            raise ValueError(f"version {spoken.version} was chosen: the result has to name it as `protocol_version`")

    def _error(self, error: Any, message: str | None, data: Any) -> bytes:
        if isinstance(error, int) and not isinstance(error, bool):
            return error_text(*self._coded(error, message), data)
        if message is not None or data is not None:
            raise TypeError("an Error has its own message and data")
        spoken = self._incoming.spoken or self._incoming.newest
        return checked(spoken.protocol.error, error)

    def _coded(self, code: int, message: str | None) -> tuple[int, str]:
        if not -(2**31) <= code < 2**31:
            raise ValueError("the code of an error is a number of 32 bits")
        words = MEANINGS.get(code) if message is None else message
        if words is None:
            raise TypeError("a code of one's own needs a message")
        return code, words


def _params(known: Method | None, params: Any) -> bytes | None:
    if known is None:
        return None if params is None else encode(params)
    return checked(known.params, params)


def _result(known: Method | None, value: Any) -> bytes:
    if known is None:
        return encode(value)
    if value is None and reads_as_empty(known.result):
        return b"{}"
    return checked(known.result, value)
