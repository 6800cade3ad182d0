"""Writing to a WebSocket at once: the frames are right, and nothing is overtaken."""

import asyncio
from collections.abc import Callable

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from parvis.server.live import Listener
from parvis.server.wire import frame, writer_of


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
