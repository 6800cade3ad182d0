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
from litestar import WebSocket

from parvis.server.web import door
from parvis.server.web.sockets import BACKLOG, SendQueue
from tests.server.harness import Running, running


class Line:
    """A WebSocket that sends when it is let."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.free = asyncio.Event()

    async def send(self, message: Any) -> None:
        self.sent.append(message["text"])
        await self.free.wait()

    async def close(self, code: int) -> None:
        self.sent.append(f"closed {code}")


def outbox() -> tuple[SendQueue, Line]:
    line = Line()
    return SendQueue(cast("WebSocket[Any, Any, Any]", line)), line


async def test_what_waits_is_sent_in_order() -> None:
    box, line = outbox()
    sending = asyncio.ensure_future(box.send_all())
    for number in range(5):
        box.put(b"%d" % number)
        await asyncio.sleep(0)
    line.free.set()
    for _ in range(20):
        await asyncio.sleep(0)
    assert line.sent == ["0", "1", "2", "3", "4"]
    sending.cancel()


async def test_who_is_dismissed_is_sent_nothing_that_waited() -> None:
    box, line = outbox()
    sending = asyncio.ensure_future(box.send_all())
    box.put(b"1")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    box.put(b"2")
    box.close(4401)
    box.put(b"3")
    line.free.set()
    await sending
    assert line.sent == ["1", "closed 4401"]


async def test_who_reads_too_slowly_is_cut_off() -> None:
    box, line = outbox()
    line.free.set()
    for _ in range(BACKLOG + 100):
        box.put(b"x")
    await box.send_all()
    assert line.sent == ["closed 4408"]


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
