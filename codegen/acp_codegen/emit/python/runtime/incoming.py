"""From parsed JSON to events, and which requests are open meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from .codes import INVALID_PARAMS, INVALID_REQUEST, METHOD_NOT_FOUND, UNSUPPORTED_VERSION
from .endpoint import Endpoint, Read, unknown_update
from .envelope import error_line, error_text
from .errors import DecodeError, Fault
from .events import Event, Failure, Id, Malformed, Notification, Request, Result, Sent
from .methods import Kind, Method
from .negotiation import INITIALIZE, accept_version, choose_version, version_of

EXTENSION = "_"
"""What the names of extensions begin with."""
BAD_ID = "The id of a request is not of its type"
MOST_FAULTS = 100
"""How many faults an answer lists: it must not grow far beyond the message."""
Message = dict[str, Any]


class RefusalError(Exception):
    """Why a message cannot be taken; becomes a Malformed."""

    def __init__(self, code: int, reason: str, *, faults: tuple[Fault, ...] = (), data: Any = None) -> None:
        super().__init__(reason)
        self.code, self.reason, self.faults, self.data = code, reason, faults, data

    def answer(self, number: Id) -> bytes:
        """The line that tells the peer."""
        return error_line(number, error_text(self.code, self.reason, self._told()))

    def _told(self) -> Any:
        if not self.faults:
            return self.data
        listed = [{"pointer": fault.pointer, "reason": fault.reason} for fault in self.faults[:MOST_FAULTS]]
        more = len(self.faults) - len(listed)
        return {"faults": listed, "more": more} if more else {"faults": listed}


class Incoming:
    """What a side makes of what arrives. `known` are its protocols, the oldest first; one of several is agreed on."""

    def __init__(self, known: Sequence[Endpoint]) -> None:
        self.known = known
        self.newest = known[-1]
        self.spoken = self._settled = known[0] if len(known) == 1 else None
        self.open: dict[Id, Request] = {}
        """The requests of the peer that are not answered."""
        self.waiting: dict[Id, Sent] = {}
        """The requests to the peer that are not answered."""

    def event(self, message: Any) -> Event:
        """The event of a message; never raises."""
        if not isinstance(message, dict):
            refusal = RefusalError(INVALID_REQUEST, "A message is one JSON object; there are no batches")
            return _malformed(refusal, reply_to=(None,))
        members = cast("Message", message)
        if "method" in members:
            return self._call(members)
        if "result" in members or "error" in members or self._waits(members):
            return self._answer(members)
        refusal = RefusalError(INVALID_REQUEST, "A request has a method, and an answer has a result or an error")
        return self._refused(members, refusal)

    def answered(self, request: Request, *, succeeded: bool) -> None:
        """Note that an open request is answered: `initialize` settles what it was read by, or leaves all as it was."""
        del self.open[request.id]
        if request.name in INITIALIZE:
            self._settled = self.spoken if succeeded else self._settled
            self.spoken = self._settled

    def _call(self, message: Message) -> Event:
        name = message["method"]
        if message.get("jsonrpc") != "2.0":
            return self._refused(message, RefusalError(INVALID_REQUEST, 'A message has "jsonrpc": "2.0"'))
        if not isinstance(name, str):
            return self._refused(message, RefusalError(INVALID_REQUEST, "The method of a request is text"))
        if "result" in message or "error" in message:
            return self._refused(message, RefusalError(INVALID_REQUEST, "A request has no result and no error"))
        if "id" in message:
            return self._request(name, message)
        return self._notification(name, message)

    def _request(self, name: str, message: Message) -> Event:
        raw = message.get("params")
        try:
            number = self._id(message)
        except DecodeError:
            return self._refused(message, RefusalError(INVALID_REQUEST, BAD_ID))
        if number in self.open:
            return self._refused(message, RefusalError(INVALID_REQUEST, "A request with this id is open"))
        try:
            endpoint = self._endpoint(name, raw)
            _check_id(number, endpoint)
            method, (params, drops) = self._params(endpoint, name, "request", raw)
        except RefusalError as refusal:
            return _malformed(refusal, number=number, reply_to=(number,))
        if method is not None and name in INITIALIZE:
            self.spoken = endpoint
        request = Request(id=number, name=name, method=method, params=params, drops=drops)
        self.open[number] = request
        return request

    def _notification(self, name: str, message: Message) -> Event:
        raw = message.get("params")
        if self._is_request(name):
            refusal = RefusalError(INVALID_REQUEST, f"{name} is a request, and has an id")
            return _malformed(refusal, reply_to=(None,))
        try:
            method, (params, drops) = self._params(self._endpoint(name, raw), name, "notification", raw)
        except RefusalError as refusal:
            return _malformed(refusal)
        return Notification(name=name, method=method, params=params, drops=drops)

    def _is_request(self, name: str) -> bool:
        """Whether a name is that of requests alone."""
        received = (self.spoken or self.newest).receives
        return (name, "request") in received and (name, "notification") not in received

    def _params(self, endpoint: Endpoint, name: str, kind: Kind, raw: Any) -> tuple[Method | None, Read]:
        if name.startswith(EXTENSION):
            return None, (raw, ())
        method = endpoint.receives.get((name, kind))
        if method is None:
            raise RefusalError(METHOD_NOT_FOUND, endpoint.not_received(name, kind))
        try:
            return method, endpoint.read_params(method, raw)
        except DecodeError as error:
            update = unknown_update(raw, error) if kind == "notification" else None
            if update is None:
                raise RefusalError(INVALID_PARAMS, f"The params do not fit {name}", faults=error.faults) from None
            return method, (update, ())

    def _endpoint(self, name: str, raw: Any) -> Endpoint:
        """What a message is read by: what was agreed on, or what `initialize` is to settle."""
        if name in INITIALIZE and (name, "request") in self.newest.receives:
            if any(request.name in INITIALIZE for request in self.open.values()):
                raise RefusalError(INVALID_REQUEST, "Another `initialize` waits for its answer")
            return self._chosen(raw)
        if self.spoken is None:
            raise RefusalError(INVALID_REQUEST, "`initialize` has to come first")
        return self.spoken

    def _chosen(self, raw: Any) -> Endpoint:
        """What an `initialize` request is read by."""
        requested = version_of(raw)
        if requested is None:
            return self.newest
        chosen = choose_version(requested, self._versions)
        if chosen is None:
            data = {"requested": requested, "supported": self._versions}
            raise RefusalError(UNSUPPORTED_VERSION, "No supported version is as low as the requested one", data=data)
        return self._of_version(chosen)

    def _answer(self, message: Message) -> Event:
        """The event of a result or an error. What is wrong with it is not told to the peer, who waits for nothing."""
        try:
            number = self._id(message)
        except DecodeError:
            return _malformed(RefusalError(INVALID_REQUEST, "The id of an answer is not one of a request"))
        sent = self.waiting.pop(number, None)
        try:
            return self._answer_to(sent, number, message)
        except RefusalError as refusal:
            return _malformed(refusal, number=number, request=sent)

    def _answer_to(self, sent: Sent | None, number: Id, message: Message) -> Event:
        if message.get("jsonrpc") != "2.0":
            raise RefusalError(INVALID_REQUEST, 'A message has "jsonrpc": "2.0"')
        if ("result" in message) == ("error" in message):
            raise RefusalError(INVALID_REQUEST, "An answer has either a result or an error")
        if "error" in message and (sent is not None or ("id" in message and number is None)):
            return self._failure(sent, number, message["error"])
        if sent is None:
            raise RefusalError(INVALID_REQUEST, "No request with this id waits for an answer")
        return self._result(sent, message["result"])

    def _failure(self, sent: Sent | None, number: Id, raw: Any) -> Failure:
        endpoint = self.spoken or self.newest
        try:
            error, drops = endpoint.read(endpoint.protocol.error, raw)
        except DecodeError as found:
            raise RefusalError(INVALID_PARAMS, "The error is none of the protocol", faults=found.faults) from None
        return Failure(id=number, request=sent, error=error, drops=drops)

    def _result(self, sent: Sent, raw: Any) -> Result:
        method, endpoint = sent.method, self.spoken or self.newest
        if method is None:
            return Result(id=sent.id, request=sent, value=raw)
        if sent.name in INITIALIZE:
            endpoint = self._agreed(raw)
            method = endpoint.sends[sent.name, "request"]
        try:
            value, drops = endpoint.read_result(method, raw)
        except DecodeError as error:
            raise RefusalError(INVALID_PARAMS, f"The result does not fit {sent.name}", faults=error.faults) from None
        if sent.name in INITIALIZE:
            self.spoken = self._settled = endpoint
        return Result(id=sent.id, request=sent, value=value, drops=drops)

    def _agreed(self, raw: Any) -> Endpoint:
        """What the result of `initialize` is read by."""
        answered = version_of(raw)
        if answered is None:
            return self.newest
        try:
            return self._of_version(accept_version(answered, self._versions))
        except ValueError as error:
            raise RefusalError(UNSUPPORTED_VERSION, str(error)) from None

    @property
    def _versions(self) -> list[int]:
        return [endpoint.protocol.version for endpoint in self.known]

    def _of_version(self, version: int) -> Endpoint:
        return next(endpoint for endpoint in self.known if endpoint.protocol.version == version)

    def _id(self, message: Message) -> Id:
        """The id of a message, None for null and where there is none. Raises DecodeError for what is never one."""
        value = message.get("id")
        return None if value is None else (self.spoken or self.newest).id(value)

    def _waits(self, message: Message) -> bool:
        try:
            return "id" in message and self._id(message) in self.waiting
        except DecodeError:
            return False

    def _refused(self, message: Message, refusal: RefusalError) -> Malformed:
        """What becomes of a message that may be a request: the peer is told, with its id if it has a good one.

        With that of a request that is open, it would be taken for the answer to this one.
        """
        try:
            number = self._id(message)
        except DecodeError:
            number = None
        number = None if number in self.open else number
        return _malformed(refusal, number=number, reply_to=(number,))


def _check_id(number: Id, endpoint: Endpoint) -> None:
    """Refuse null where it is no id: by what a message is read may not have been known before."""
    try:
        endpoint.id(number)
    except DecodeError:
        raise RefusalError(INVALID_REQUEST, BAD_ID) from None


def _malformed(
    refusal: RefusalError,
    *,
    number: Id = None,
    request: Sent | None = None,
    reply_to: tuple[Id] | None = None,
) -> Malformed:
    """The event of a refusal; `reply_to` is the id for the answer, in a tuple as null is one, or None for no answer."""
    return Malformed(
        code=refusal.code,
        reason=refusal.reason,
        faults=refusal.faults,
        id=number,
        request=request,
        reply=None if reply_to is None else refusal.answer(*reply_to),
    )
