"""A connection that waits only so long: for a request to be whole, and for an answer to be read.

uvicorn closes a connection that falls silent after an answer, but waits for ever for one that
says nothing at first, stops in the middle, or does not read. Each would keep its memory. `Door`
stands between uvicorn and the connection and uses nothing but what asyncio promises.
"""

import asyncio
import time
from typing import Any, Final, cast

from uvicorn.protocols.http.h11_impl import H11Protocol

PATIENCE: Final = 75.0  # seconds without a word of ours; those who wait for news wait for less
FULL: Final = 8 << 20  # bytes that nobody reads


class Door(asyncio.Protocol):
    """A connection, as asyncio sees it; whatever uvicorn makes of it is inside."""

    def __init__(self, *args: Any, **named: Any) -> None:
        self.inner: asyncio.Protocol = H11Protocol(*args, **named)
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._transport: asyncio.Transport | None = None
        self._upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is one in all but name
        self.inner.connection_made(Lane(self._transport, self))
        self.wait()

    def data_received(self, data: bytes) -> None:
        if not self._upgraded:
            self.wait()  # as before, if we do: a little now and then is not enough
        self.inner.data_received(data)

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
        self.inner.connection_lost(exc)

    def upgrade(self, protocol: asyncio.Protocol) -> None:
        """Let another protocol talk from now on: a WebSocket may be silent."""
        self.inner, self._upgraded = protocol, True
        self.stop()

    def wait(self) -> None:
        """Cut the connection unless we write something in time, or it is read in time."""
        if self._timer is None and self._transport is not None:
            self._timer = self._loop.call_later(PATIENCE, self._transport.abort)

    def stop(self) -> None:
        """Wait for nothing."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Lane(asyncio.Transport):
    """The way out of a connection. It is cut when nobody reads what is written."""

    def __init__(self, transport: asyncio.Transport, door: Door) -> None:
        super().__init__()
        self._transport = transport
        self._door = door
        self._unread = 0.0  # since when (monotonic) something waits to be read

    def write(self, data: Any) -> None:
        transport = self._transport
        transport.write(data)
        unread = transport.get_write_buffer_size()
        if not unread:
            self._unread = 0.0
            self._door.stop()
            return
        now = time.monotonic()
        self._unread = self._unread or now
        if unread > FULL or now - self._unread > PATIENCE:
            transport.abort()

    def writelines(self, list_of_data: Any) -> None:
        self.write(b"".join(list_of_data))

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._door.upgrade(cast("asyncio.Protocol", protocol))

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._door.inner

    # The rest is as the connection has it.

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
