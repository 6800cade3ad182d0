"""Time limits for connections: on sending a request, and on reading an answer.

uvicorn closes connections that stay idle after an answer, but waits forever for one that never
completes a request or never reads, which would hold memory. `Door` wraps the transport between
uvicorn and asyncio, using only asyncio's public API. It also bounds what the rate limits can't see:
connections per address, and WebSocket traffic other than messages (pings, empty fragments).

Handlers find it in the state of their connection, and exchange WebSocket messages with it directly.
"""

import asyncio
import ipaddress
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.http.h11_impl import H11Protocol

from parvis.server.web import frames
from parvis.server.web.edge import place_of
from parvis.server.web.homes import Homes

PATIENCE: Final = 75.0  # seconds without output from us; long polls are shorter
FULL: Final = 8 << 20  # unread bytes
CROWD: Final = 1000  # connections per address, proxies excepted
BURST: Final = 1 << 20  # bytes that a WebSocket may send in a burst …
STEADY: Final = 64 << 10  # … and per second; a player needs some hundreds
BACKLOG: Final = 1 << 20  # bytes that a WebSocket client may leave unread
INTERIM: Final = b"HTTP/1.1 100"  # tells the client to send the rest of its request


class Door(asyncio.Protocol):
    """A connection as asyncio sees it; it wraps uvicorn's protocol."""

    crowds: Counter[str] = Counter()  # connections by address, proxies excepted
    proxies = "127.0.0.1,::1"  # as in FORWARDED_ALLOW_IPS
    homes = Homes("")  # where tables live, if several processes share the port

    def __init__(self, *, app_state: dict[str, Any], **named: Any) -> None:
        state = {**app_state, "door": self}  # a handler finds it there
        self.inner: asyncio.Protocol = H11Protocol(app_state=state, **named)
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._transport: asyncio.Transport | None = None
        self._lane: Lane | None = None
        self._begun = False
        self._upgraded = False
        self._whole = True  # whether every frame so far was of the usual form
        self._heard: Callable[[bytes], None] | None = None  # takes WebSocket messages
        self._place = ""  # the address whose limits apply
        self._sent = 0.0  # rate-limited bytes of a WebSocket, as of …
        self._then = 0.0  # … this time (monotonic)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's has its methods
        peer = transport.get_extra_info("peername")
        if peer and not is_proxy(str(peer[0]), self.proxies):
            self._place = place_of(str(peer[0]))
            self.crowds[self._place] += 1
        self._lane = Lane(self._transport, self)
        self.inner.connection_made(self._lane)
        self.wait()
        if self.crowds[self._place] > CROWD:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        if not self._upgraded:
            self.wait()  # the deadline stays: trickling bytes doesn't extend it
            if not self._begun and self._pass_on(data):
                return
        elif self._is_flood(len(data)):
            return
        elif self._whole:
            data = self._messages(data)
            if not data:
                return
        self.inner.data_received(data)

    def _pass_on(self, data: bytes) -> bool:
        """Pass a connection that asks for a table elsewhere to the process where that lives."""
        self._begun = True
        one = self._transport
        if one is None or not self.homes.pass_on(data, one.get_extra_info("socket").fileno()):
            return False
        one.abort()  # our end; the other process has its own
        return True

    def _messages(self, data: bytes) -> bytes:
        """Take a WebSocket's messages; return the unread rest, which is for uvicorn."""
        at = 0
        while at < len(data):
            frame = frames.whole(data, at)
            if frame is None:
                self._whole = False
                return data[at:]
            opcode, mask, end = frame
            said = frames.unmasked(data, mask, end) if opcode == frames.TEXT else None
            if said is None or self._heard is None or not is_text(said):
                self.inner.data_received(data[at:end])
            else:
                self._heard(said)
            at = end
        return b""

    def _is_flood(self, size: int) -> bool:
        """Tell whether a WebSocket exceeds its byte limit; it is then closed."""
        now = time.monotonic()
        self._sent = max(0.0, self._sent - (now - self._then) * STEADY) + size
        self._then = now
        if self._sent > BURST and self._transport is not None:
            self._transport.abort()
            return True
        return False

    def eof_received(self) -> bool | None:
        return self.inner.eof_received()

    def pause_writing(self) -> None:
        self.wait()
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        self.stop()
        self.inner.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop()
        if self._place:
            self.crowds[self._place] -= 1
            if self.crowds[self._place] <= 0:
                del self.crowds[self._place]
            self._place = ""
        self.inner.connection_lost(exc)

    # For the handler of a WebSocket.

    def hear(self, heard: Callable[[bytes], None] | None) -> None:
        """Set the handler of messages. Frames of an unusual form go through uvicorn."""
        self._heard = heard

    def send(self, message: bytes) -> bool:
        """Send a message; return False if the client leaves too much unread."""
        transport, lane = self._transport, self._lane
        if transport is None or lane is None or transport.is_closing():
            return True
        transport.write(frames.framed(message))
        return lane.unread() <= BACKLOG

    def unread(self) -> int:
        """Return how many bytes wait for the client."""
        return 0 if self._transport is None else self._transport.get_write_buffer_size()

    def read(self, on: bool) -> None:
        """Pause reading, or continue."""
        transport = self._transport
        if transport is None or transport.is_closing() or transport.is_reading() == on:
            return
        if on:
            transport.resume_reading()
        else:
            transport.pause_reading()

    # For uvicorn.

    def upgrade(self, protocol: asyncio.Protocol) -> None:
        """Hand over to another protocol: a WebSocket may be idle."""
        self.inner, self._upgraded = protocol, True
        self.stop()

    def wait(self) -> None:
        """Close the connection unless we write, or the client reads, in time."""
        if self._timer is None and self._transport is not None:
            self._timer = self._loop.call_later(PATIENCE, self._transport.abort)

    def stop(self) -> None:
        """Cancel the deadline."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Lane(asyncio.Transport):
    """The outgoing side of a connection. It closes when the client stops reading."""

    def __init__(self, transport: asyncio.Transport, door: Door) -> None:
        super().__init__()
        self._transport = transport
        self._door = door
        self._unread = 0.0  # since when (monotonic) unread output is waiting

    def write(self, data: Any) -> None:
        self._transport.write(data)
        if (
            not self.unread() and bytes(data[: len(INTERIM)]) != INTERIM
        ):  # the request is incomplete
            self._door.stop()

    def unread(self) -> int:
        """Return how many bytes wait for the client; if it is too many, or for too long, close."""
        unread = self._transport.get_write_buffer_size()
        if not unread:
            self._unread = 0.0
            return 0
        now = time.monotonic()
        self._unread = self._unread or now
        if unread > FULL or now - self._unread > PATIENCE:
            self._transport.abort()
        return unread

    def writelines(self, list_of_data: Any) -> None:
        self.write(b"".join(list_of_data))

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._door.upgrade(cast("asyncio.Protocol", protocol))

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._door.inner

    # Delegated to the wrapped transport.

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)

    def get_write_buffer_size(self) -> int:
        return self._transport.get_write_buffer_size()

    def get_write_buffer_limits(self) -> tuple[int, int]:
        return self._transport.get_write_buffer_limits()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self._transport.set_write_buffer_limits(high, low)

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def is_reading(self) -> bool:
        return self._transport.is_reading()

    def pause_reading(self) -> None:
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._transport.resume_reading()

    def can_write_eof(self) -> bool:
        return self._transport.can_write_eof()

    def write_eof(self) -> None:
        self._transport.write_eof()

    def close(self) -> None:
        self._transport.close()

    def abort(self) -> None:
        self._transport.abort()


def is_text(said: bytes) -> bool:
    """Tell whether bytes are valid UTF-8, as a text message requires."""
    if said.isascii():
        return True
    try:
        said.decode()
    except UnicodeDecodeError:
        return False
    return True


def is_proxy(address: str, proxies: str) -> bool:
    """Tell whether connections from an address come from a proxy."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    for text in map(str.strip, proxies.split(",")):
        if text == "*":
            return True
        try:
            if found in ipaddress.ip_network(text, strict=False):
                return True
        except ValueError:  # a name, or nothing
            continue
    return False
