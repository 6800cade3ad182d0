"""Writing to a WebSocket at once: the frames are right, nothing is overtaken nor piles up."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from parvis.server.live import Listener
from parvis.server.wire import Wire, frame, writer_of


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_a_frame_is_read_back_by_the_library(size: int) -> None:
    text = b"x" * size
    reader = ClientProtocol(parse_uri("ws://localhost/"), state=OPEN, max_size=None)
    reader.receive_data(frame(text))
    (event,) = reader.events_received()
    assert isinstance(event, Frame)
    assert (event.opcode, event.fin, bytes(event.data)) == (Opcode.TEXT, True, text)


def test_without_our_own_way_nothing_is_written_at_once() -> None:
    assert not writer_of({})(b"x")
    assert not writer_of({"extensions": None})(b"x")
    assert not writer_of({"extensions": {"websocket.http.response": {}}})(b"x")


class Line:
    """A connection that is full at times."""

    def __init__(self, extension: Callable[[bytes], bool]) -> None:
        self.sent: list[str] = []
        self.free = asyncio.Event()
        self.client = None
        self.query_params: dict[str, str] = {}
        self.scope = {"extensions": {"parvis.write": extension}}

    async def send(self, message: dict[str, str]) -> None:
        await self.free.wait()
        self.sent.append(message["text"])

    async def close(self, code: int) -> None:
        self.sent.append(f"closed {code}")


async def test_what_comes_later_does_not_overtake_what_waits() -> None:
    full = [True]
    at_once: list[str] = []

    def write(text: bytes) -> bool:
        if not full[0]:
            line.sent.append(text.decode())
            at_once.append(text.decode())
        return not full[0]

    line = Line(write)
    listener = Listener(line, None)  # type: ignore[arg-type]
    sending = asyncio.ensure_future(listener.send_all())
    listener.put(b"1")
    listener.put(b"2")
    await asyncio.sleep(0)  # the first is on its way, and held up
    full[0] = False
    listener.put(b"3")
    assert line.sent == []
    line.free.set()
    while listener.waiting:
        await asyncio.sleep(0)
    assert line.sent == ["1", "2", "3"]
    listener.put(b"4")
    assert line.sent == ["1", "2", "3", "4"]
    assert at_once == ["4"]
    sending.cancel()


async def test_a_dismissed_listener_is_not_written_to() -> None:
    written: list[bytes] = []

    def write(text: bytes) -> bool:
        written.append(text)
        return True

    listener = Listener(Line(write), None)  # type: ignore[arg-type]
    listener.put(b"1")
    listener.dismiss()
    listener.put(b"2")
    assert written == [b"1"]


async def test_a_dismissed_listener_is_sent_nothing_that_waited() -> None:
    line = Line(lambda _: False)
    listener = Listener(line, None)  # type: ignore[arg-type]
    sending = asyncio.ensure_future(listener.send_all())
    listener.put(b"1")
    listener.put(b"2")
    await asyncio.sleep(0)
    listener.dismiss()
    line.free.set()
    await sending
    assert line.sent == ["1", "closed 4401"]


ASKED = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Unread(asyncio.Transport):
    """A connection whose other end may read nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.closed = ""

    def write(self, data: object) -> None:
        assert isinstance(data, bytes)
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        return len(self.written)

    def is_closing(self) -> bool:
        return bool(self.closed)

    def close(self) -> None:
        self.closed = "when all is read"

    def abort(self) -> None:
        self.closed = "at once"


async def accepted() -> tuple[Wire, Unread, "asyncio.Queue[object]"]:
    """Return a connection that has been accepted, and what the application gets from it."""
    got: asyncio.Queue[object] = asyncio.Queue()
    ready = asyncio.Event()

    async def app(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        ready.set()
        while True:
            got.put_nowait(await receive())

    config = Config(app, ws_per_message_deflate=False, log_config=None)
    wire, transport = Wire(config, ServerState(), {}), Unread()
    wire.connection_made(transport)
    wire.data_received(ASKED)
    await ready.wait()
    transport.written.clear()
    return wire, transport, got


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


async def test_answers_to_pings_do_not_pile_up_for_one_who_does_not_read() -> None:
    wire, transport, _ = await accepted()
    wire.pause_writing()
    for number in range(100):
        wire.data_received(masked(Opcode.PING, b"%d" % number) * 10)
    assert transport.written == []
    wire.resume_writing()
    assert transport.written == [Frame(Opcode.PONG, b"99").serialize(mask=False)]
    wire.data_received(masked(Opcode.PING, b"now"))
    assert transport.written[1:] == [Frame(Opcode.PONG, b"now").serialize(mask=False)]
    wire.stop_keepalive()


async def test_empty_pieces_of_a_message_are_not_kept() -> None:
    wire, _, got = await accepted()
    wire.data_received(masked(Opcode.TEXT, b"a", fin=False))
    wire.data_received(masked(Opcode.CONT, b"", fin=False) * 1000)
    assert len(wire.frames) == 1
    wire.data_received(masked(Opcode.CONT, b"b", fin=False) + masked(Opcode.CONT, b""))
    assert await got.get() == {"type": "websocket.receive", "text": "ab"}
    wire.stop_keepalive()


async def test_who_neither_answers_nor_reads_is_cut_off() -> None:
    wire, transport, _ = await accepted()
    wire.send_keepalive_ping()
    wire.keepalive_timeout()
    assert transport.closed == "at once"
    wire.stop_keepalive()
