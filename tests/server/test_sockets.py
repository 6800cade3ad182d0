"""WebSockets: nothing is overtaken, nothing piles up, and whoever does not read is cut off."""

import asyncio
import base64
import gc
import os
import struct
import tracemalloc
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import WebSocket
from wsproto.connection import Connection, ConnectionType
from wsproto.events import TextMessage

from parvis.server.web import door, frames
from parvis.server.web.sockets import Channel
from tests.server.harness import Running, running


class Wire:
    """A door that takes as many messages as it is let."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> bool:
        self.sent.append(message)
        return len(self.sent) <= self.room


class Line:
    """A WebSocket of the framework."""

    def __init__(self, wire: Wire) -> None:
        self.scope = {"state": {"door": wire}}
        self.closed: list[int] = []

    async def close(self, code: int) -> None:
        self.closed.append(code)


def channel(room: int = 1000) -> tuple[Channel, Wire, Line]:
    wire = Wire(room)
    line = Line(wire)
    return Channel(cast("WebSocket[Any, Any, Any]", line)), wire, line


async def test_what_is_put_is_sent_in_order() -> None:
    one, wire, line = channel()
    for number in range(5):
        one.put(b"%d" % number)
    assert wire.sent == [b"0", b"1", b"2", b"3", b"4"] and not line.closed


async def test_who_is_dismissed_is_sent_nothing_more() -> None:
    one, wire, line = channel()
    one.put(b"1")
    one.close(4401)
    one.put(b"2")
    one.close(1008)
    await asyncio.sleep(0)
    assert (wire.sent, line.closed) == ([b"1"], [4401])


async def test_who_reads_too_slowly_is_cut_off() -> None:
    one, wire, line = channel(room=2)
    for _ in range(5):
        one.put(b"x")
    await asyncio.sleep(0)
    assert (len(wire.sent), line.closed) == (3, [4408])


# Frames, as the WebSocket library of uvicorn has them.


@given(data=st.text(max_size=200) | st.integers(0, 70_000).map(lambda n: "é" * n))
def test_a_message_is_framed_as_the_library_frames_it(data: str) -> None:
    conn = Connection(ConnectionType.SERVER)
    assert frames.framed(data.encode()) == conn.send(TextMessage(data))


@given(texts=st.lists(st.text(max_size=300), max_size=4), at=st.binary(max_size=5))
def test_whole_messages_are_read_as_the_library_wrote_them(texts: list[str], at: bytes) -> None:
    conn = Connection(ConnectionType.CLIENT)
    data = at + b"".join(conn.send(TextMessage(text)) for text in texts)
    place, read = len(at), []
    while place < len(data):
        found = frames.whole(data, place)
        assert found is not None and found[0] == frames.TEXT
        read.append(frames.unmasked(data, *found[1:]).decode())
        place = found[2]
    assert read == texts and place == len(data)


@given(text=st.text(max_size=300), data=st.data())
def test_what_is_not_all_there_is_left_to_the_library(text: str, data: st.DataObject) -> None:
    frame = Connection(ConnectionType.CLIENT).send(TextMessage(text))
    cut = data.draw(st.integers(0, len(frame) - 1))
    assert frames.whole(frame[:cut], 0) is None


@pytest.mark.parametrize(
    "odd",
    [
        b"\x01\x80\0\0\0\0",  # to be continued
        b"\x80\x80\0\0\0\0",  # the end of another
        b"\xc1\x80\0\0\0\0",  # compressed
        b"\x81\x01\0\0\0\0",  # not masked
        b"\x83\x80\0\0\0\0",  # of no known kind
        b"\x81\xfe\x00\x01\0\0\0\0x",  # a short one with a long size
        b"\x89\xfe\x00\x80\0\0\0\0" + b"x" * 128,  # a long ping
        b"\x81\xff" + (1 << 16).to_bytes(8, "big") + bytes(4 + (1 << 16)),  # too long
    ],
)
def test_odd_frames_are_left_to_the_library(odd: bytes) -> None:
    assert frames.whole(odd, 0) is None


async def opened(server: Running, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a WebSocket by hand."""
    port = urlsplit(server.url).port
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 12)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in await reader.readline()
    return reader, writer


def masked(opcode: int, data: bytes, fin: bool = True) -> bytes:
    assert len(data) < 126
    mask = b"\0\0\0\0"
    return struct.pack("!BB", opcode | (0x80 if fin else 0), 0x80 | len(data)) + mask + data


async def test_empty_pieces_of_a_message_are_not_kept(tmp_path: Path) -> None:
    async with running(tmp_path / "parvis.db") as server:
        async with await server.client().guest("Anne") as anne:
            table = (await anne.table("me", "here"))["id"]
        reader, writer = await opened(server, table)
        writer.write(masked(1, b'{"type":', fin=False))
        pieces = masked(0, b"", fin=False) * 1000
        writer.write(pieces)
        await writer.drain()
        await asyncio.sleep(0.3)
        gc.collect()
        tracemalloc.start()
        for _ in range(10):
            writer.write(pieces)
            await writer.drain()
            await asyncio.sleep(0)
        await asyncio.sleep(0.5)
        grown = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        assert grown < 400_000  # bytes; a list of 100,000 pieces has twice as many
        writer.write(masked(0, b'"ping"}'))
        async with asyncio.timeout(10):
            await reader.readuntil(b'"pong"}')
        writer.close()


async def test_odd_and_usual_frames_are_answered_in_their_order(tmp_path: Path) -> None:
    async with running(tmp_path / "parvis.db") as server:
        async with await server.client().guest("Anne") as anne:
            table = (await anne.table("me", "here"))["id"]
        reader, writer = await opened(server, table)
        for odd in (b"", masked(9, b"hello") + masked(2, b"x"), masked(1, b"\xc3\xa9")):
            writer.write(b"".join(masked(1, b"%d" % number) for number in range(5)) + odd)
            for _ in range(5):
                async with asyncio.timeout(10):  # a number is no message, and answered so
                    await reader.readuntil(b'"malformed"')
        writer.write(masked(1, b'{"type":', fin=False) + masked(9, b"between"))
        writer.write(masked(0, b'"ping"}') + masked(1, b'{"type":"ping"}'))
        for _ in range(2):
            async with asyncio.timeout(10):
                await reader.readuntil(b'"pong"}')
        writer.write(masked(1, b"\xff") + masked(1, b'{"type":"ping"}'))  # this is no text
        async with asyncio.timeout(10):
            assert b"pong" not in await reader.read()
        writer.close()


async def test_no_more_is_read_than_is_handled(tmp_path: Path) -> None:
    async with running(tmp_path / "parvis.db") as server:
        async with await server.client().guest("Anne") as anne:
            table = (await anne.table("me", "here"))["id"]
        _, writer = await opened(server, table)
        found = await server.server.hall.get(table)
        async with asyncio.timeout(10):
            while not found.watchers:
                await asyncio.sleep(0.01)
        (listener,) = found.watchers
        assert isinstance(listener, Channel)
        handled = asyncio.Event()
        answers: list[bytes | str] = []

        async def answer(data: bytes | str) -> None:
            await handled.wait()
            answers.append(data)

        setattr(listener, "answer", answer)  # noqa: B010
        for number in range(200):
            writer.write(masked(1, b"%d" % number))
            await writer.drain()
            await asyncio.sleep(0.001)
        assert len(listener._inbox) < 200
        handled.set()
        async with asyncio.timeout(10):
            while len(answers) < 200:
                await asyncio.sleep(0.01)
        assert answers == [b"%d" % number for number in range(200)]
        writer.close()


async def test_who_sends_pings_and_reads_nothing_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "FULL", 1 << 16)
    async with running(tmp_path / "parvis.db") as server:
        async with await server.client().guest("Anne") as anne:
            table = (await anne.table("me", "here"))["id"]
        _, writer = await opened(server, table)
        with pytest.raises(ConnectionError):
            async with asyncio.timeout(60):
                while True:
                    writer.write(masked(9, b"x" * 100) * 2000)
                    await asyncio.sleep(0.01)
                    if writer.is_closing():
                        raise ConnectionResetError
        found = await server.server.hall.get(table)
        async with asyncio.timeout(10):
            while found.watchers:
                await asyncio.sleep(0.02)
