"""How bytes become requests and messages, within the limits: uvicorn's protocols, with a time and a measure for everything."""

from __future__ import annotations

import asyncio
import logging
from struct import pack
from typing import Any

import h11
import msgspec
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

from hanashobu.app.admission.admission import Admission, TooManyRequests
from hanashobu.app.admission.limits import TOO_MANY
from hanashobu.app.connections.waiting import READ_FIRST
from hanashobu.app.messages.api import Problem
from hanashobu.server.http import CLOSE, problem
from hanashobu.text import Message, msg

LINGER = 2.0  # seconds after the last words in which what still comes is thrown away
CLOSING_SECONDS = 10.0  # seconds to read why a connection ends
MOST_UNREAD = 1 << 18  # bytes of answers to pings that nobody reads
TEXT = 0x81  # the first byte of a message of text that is one frame
LINE = "hanashobu.line"  # where a scope has its connection

_quiet = logging.getLogger(f"{__name__}.handshakes")  # whatever is wrong with a stranger's handshake is not worth a log line
_quiet.addHandler(logging.NullHandler())
_quiet.propagate = False


def _bare(status: bytes, message: Message) -> bytes:
    """An answer before a request could be read."""
    text = msgspec.json.encode(Problem(message, str(message)))
    head = b"HTTP/1.1 %s\r\ncontent-type: application/json\r\ncontent-length: %d\r\nretry-after: 5\r\nconnection: close\r\n\r\n"
    return head % (status, len(text)) + text


class Requests(h11.Connection):
    """The requests on one connection. h11 itself measures only what comes in pieces, and accepts two lengths of one body."""

    def __init__(self, most: int) -> None:
        super().__init__(h11.SERVER, most)
        self._most = most

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """The next part of a request; one whose headers are too long, or ambiguous about its body, is unreadable."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            if len(event.method) + len(event.target) + sum(len(name) + len(value) + 4 for name, value in event.headers) > self._most:
                raise h11.RemoteProtocolError("headers too long")
            if {b"content-length", b"transfer-encoding"} <= {name for name, _ in event.headers}:
                raise h11.RemoteProtocolError("two lengths of one body")
        return event


class Http(H11Protocol):
    """A connection that has to say in time what it wants, and to read the answer."""

    admission: Admission
    _refused = False
    _timer: asyncio.TimerHandle | None = None  # until a request has to be here
    _unread: asyncio.TimerHandle | None = None  # until an answer has to be read on

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.conn = Requests(self.admission.limits.header_bytes)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there, and is counted."""
        super().connection_made(transport)
        self._host = self.client[0] if self.client else ""
        refused = self.admission.connect(self._host)
        if refused is None:
            return self._wait(self.admission.limits.request_seconds)
        if self.admission.overrun:
            return transport.abort()
        self.app, self._refused = _refusing(refused), True
        return self._wait(min(5, self.admission.limits.request_seconds))

    def connection_lost(self, exc: Exception | None) -> None:
        """They have left."""
        self._wait(None)
        self._reads()
        self.admission.disconnect(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some more of a request."""
        if self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._wait(self.admission.limits.request_seconds)
        before = self._arrived
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            self._wait(None)
        elif self._arrived != before:
            self._answering()

    def on_response_complete(self) -> None:
        """The answer is read; perhaps the next request is here already."""
        self._wait(None)
        super().on_response_complete()
        self._answering()

    @property
    def _arrived(self) -> tuple[object, bool]:
        """How much of which request is here."""
        return self.cycle, self.cycle is not None and not self.cycle.more_body

    def _answering(self) -> None:
        """A request is being answered; whatever reads its body also limits the time for it."""
        if self.cycle is not None and not self.cycle.response_complete:
            self._wait(2 * self.admission.limits.request_seconds if self.cycle.more_body else None)

    def pause_writing(self) -> None:
        """More waits to be read than we want to buffer; from now on the peer has this much time."""
        super().pause_writing()
        self._unread = self.loop.call_later(self.admission.limits.answer_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """They read on."""
        super().resume_writing()
        self._reads()

    def _reads(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
        self._unread = None

    def _wait(self, seconds: float | None) -> None:
        """From now on the peer has this much time."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._nearly_late)

    def _nearly_late(self) -> None:
        """Time is over; but what has arrived meanwhile is read first."""
        self._timer = self.loop.call_later(READ_FIRST, self._late)

    def _late(self) -> None:
        self._timer = None
        if self.cycle is not None and not self.cycle.response_complete:
            self.transport.abort()
        else:
            self.transport.write(_bare(b"408 Request Timeout", msg("error-request-slow")))
            self.transport.close()

    def _should_upgrade(self) -> bool:
        return not self._refused and super()._should_upgrade()

    def _unsupported_upgrade_warning(self) -> None:
        """It is answered; the log is for other things."""

    def send_400_response(self, msg: str) -> None:
        """What arrived is not a request."""
        self._wait(None)
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(_bare(b"400 Bad Request", Message("error-request-unreadable")))
        self.transport.close()


def _refusing(refused: TooManyRequests) -> Any:
    """An ASGI application that refuses, with the reason."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await problem(refused.status, refused.message, {**refused.headers, **CLOSE})(scope, receive, send)

    return app


def _head(size: int) -> bytes:
    """The head of a whole text message from a server (RFC 6455, 5.2)."""
    if size < 126:
        return pack("!BB", TEXT, size)
    return pack("!BBH", TEXT, 126, size) if size < 1 << 16 else pack("!BBQ", TEXT, 127, size)


class Socket(WebSocketsSansIOProtocol):
    """A seat's connection, whose frames are counted."""

    admission: Admission
    _deaf = False

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.conn.logger = _quiet
        self._frames = self.admission.frames()

    async def run_asgi(self) -> None:
        """Let the application write to this connection itself: a message would pass through every layer of the frameworks."""
        self.scope[LINE] = self  # type: ignore[literal-required]
        await super().run_asgi()

    async def write(self, text: bytes) -> None:
        """Send a message, once the peer reads."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        if self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(_head(len(text)) + text)

    def connection_lost(self, exc: Exception | None) -> None:
        """They have left; the HTTP protocol that counted them is gone."""
        self.admission.disconnect(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some more of a frame, if we still listen."""
        if not self._deaf:
            super().data_received(data)

    def handle_events(self) -> None:
        """Frames have come, of whatever kind."""
        events = self.conn.events_received()
        frames = sum(isinstance(event, Frame) for event in events)
        if frames and self._frames.take(frames):
            return self.transport.abort() if self.close_sent else self._fail(TOO_MANY, "too many frames")
        self.conn.events += events
        return super().handle_events()

    def handle_ping(self) -> None:
        """Answer, unless nobody reads the answers."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """There is nothing more to send; a peer that does not read the rest is not waited for."""
        super().on_task_complete(task)
        self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Nobody is there, or nobody reads; then the last words are not read either."""
        super().keepalive_timeout()
        self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            return self._fail(CloseCode.INVALID_DATA, "not UTF-8")
        return super().send_receive_event_to_app()

    def _fail(self, code: int, reason: str) -> None:
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """Send the reason and read nothing more; but wait a moment, because closing with unread input discards what was just sent."""
        close = self.conn.close_sent
        if close is None:  # they did not wait for the handshake
            return self.transport.abort()
        self._deaf = self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": close.code, "reason": close.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)
        return None


def of(admission: Admission) -> tuple[type[Http], type[Socket]]:
    """The protocols of one server."""
    return type("OwnHttp", (Http,), {"admission": admission}), type("OwnSocket", (Socket,), {"admission": admission})
