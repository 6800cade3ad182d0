"""A WebSocket that can be written to at once.

ASGI has one way to send: a task for each watcher that is woken, a message through every layer
above the server, a frame made anew. With four watchers at a table that was most of what a
move cost. `Wire` lets whoever has something to tell write it straight to the connection;
whatever can't be written at once takes the usual way.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

KEY: Final = "parvis.write"
TEXT: Final = 0x81  # a whole message of text in one frame, from a server: not masked
SHORT: Final = 126
MEDIUM: Final = 1 << 16
WAITING: Final = 8  # messages of one connection that may wait to be dealt with


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's connection, which lets the application write a message itself."""

    owed: Sequence[bytes] = ()  # the answer to a ping that could not be written yet

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][KEY] = self.write  # type: ignore[assignment]

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; stop reading only when several wait, not after each."""
        if self.read_paused or self.queue.qsize() >= WAITING:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so that it is not paused now
        super().send_receive_event_to_app()
        self.read_paused = False

    # What a hostile client may do to the memory.

    def handle_cont(self, event: Frame) -> None:
        """Keep no empty piece of a message: it counts for nothing in the size that is allowed."""
        if event.data or event.fin:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer; while what was written is not read, keep only the last answer for later."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.owed = self.conn.data_to_send()[-1:] or self.owed

    def resume_writing(self) -> None:
        super().resume_writing()
        owed, self.owed = self.owed, ()
        if owed and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(owed))

    def keepalive_timeout(self) -> None:
        """Cut off whoever answers no more; who does not read either would stay for ever."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    # Writing.

    def write(self, text: bytes) -> bool:
        """Send a message now; return False if that must wait, or can't be."""
        if (
            not self.writable.is_set()
            or not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or self.transport.is_closing()
        ):
            return False
        self.transport.write(frame(text))
        return True


def frame(text: bytes) -> bytes:
    """Return a message of text as it goes over the wire (RFC 6455, section 5.2)."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < MEDIUM:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big") + text


def writer_of(scope: Mapping[str, Any]) -> Callable[[bytes], bool]:
    """Return how to write to a connection at once; another server has no such way."""
    write: Callable[[bytes], bool] = (scope.get("extensions") or {}).get(KEY, _never)
    return write


def _never(text: bytes) -> bool:
    return False
