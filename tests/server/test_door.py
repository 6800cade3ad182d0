"""Connections that nobody should keep open: each is closed, and none of the others is."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import pytest
import pytest_asyncio
from websockets.exceptions import ConnectionClosed

from parvis.server.web import door
from parvis.server.web.tables_api import WAIT
from tests.server.harness import Running, running

pytestmark = pytest.mark.asyncio(loop_scope="module")
HEAD = b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
WHOLE = b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with running(tmp_path_factory.mktemp("door") / "parvis.db") as server:
        yield server


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"G",
        HEAD,
        HEAD + b'content-length: 99\r\n\r\n{"name"',
        HEAD + b"content-length: 99\r\nexpect: 100-continue\r\n\r\n",
        WHOLE + b"GET /api/ga",
    ],
    ids=["nothing", "one letter", "half a head", "half a body", "leave to go on", "one and a half"],
)
async def test_a_request_that_is_never_whole_ends(
    server: Running, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(door, "PATIENCE", 0.5)
    reader, writer = await asyncio.open_connection("127.0.0.1", urlsplit(server.url).port)
    writer.write(sent)
    await asyncio.wait_for(_ended(reader), 20)
    writer.close()


async def test_a_letter_now_and_then_is_not_enough(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "PATIENCE", 0.5)
    reader, writer = await asyncio.open_connection("127.0.0.1", urlsplit(server.url).port)
    ended = asyncio.ensure_future(_ended(reader))
    writer.write(HEAD)
    for _ in range(400):
        if ended.done():
            break
        await asyncio.sleep(0.05)
        writer.write(b"x")
    assert ended.done()
    writer.close()


async def test_an_answer_that_nobody_reads_ends(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "PATIENCE", 0.5)
    _, writer = await asyncio.open_connection("127.0.0.1", urlsplit(server.url).port, limit=1 << 10)
    ask = b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n"
    writer.write(ask * 400)
    with pytest.raises(ConnectionError):
        for _ in range(400):
            await asyncio.sleep(0.05)
            writer.write(b" ")
            await writer.drain()
    writer.close()


async def test_whoever_waits_for_news_is_not_sent_away(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert door.PATIENCE > WAIT
    monkeypatch.setattr(door, "PATIENCE", 8)
    async with await server.client().guest("Anne") as anne, server.client() as other:
        table = (await anne.table("me", "here"))["id"]
        other.http.cookies.set("parvis", anne.http.cookies["parvis"])
        query = {"wait": True, "since": 0, "revision": 0}
        waiting = asyncio.ensure_future(other.get(f"tables/{table}/now", **query))
        async with anne.live(table) as live:
            await live.next("moved")
            await asyncio.sleep(2)
            await live.send("choose", ply=0, word="turn plant 0")
            assert (await live.next("moved"))["ply"] == 1
        assert (await waiting)["ply"] == 1


async def test_one_address_has_only_so_many_connections(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = urlsplit(server.url).port
    monkeypatch.setattr(door, "CROWD", 2)
    monkeypatch.setattr(door.Door, "proxies", "")  # else this machine is one
    kept = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    await asyncio.wait_for(_ended(reader), 20)
    writer.close()
    kept[0][1].close()
    async with asyncio.timeout(20):
        while door.Door.crowds["127.0.0.1"] > 1:
            await asyncio.sleep(0.01)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(WHOLE)
    assert (await asyncio.wait_for(reader.readline(), 20)).startswith(b"HTTP/1.1 200")
    for one in (writer, kept[1][1]):
        one.close()


@pytest.mark.parametrize(
    ("address", "proxies", "known"),
    [
        ("127.0.0.1", "127.0.0.1,::1", True),
        ("10.1.2.3", "10.0.0.0/8", True),
        ("192.0.2.1", "10.0.0.0/8, proxy", False),
        ("192.0.2.1", "*", True),
        ("", "*", False),
    ],
)
async def test_a_proxy_brings_a_crowd(address: str, proxies: str, known: bool) -> None:
    assert door.is_proxy(address, proxies) is known


async def test_pings_without_end_are_cut(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "BURST", 10_000)
    monkeypatch.setattr(door, "STEADY", 0)  # a busy machine may send slowly
    async with await server.client().guest("Anne") as anne:
        table = (await anne.table("me", "here"))["id"]
        async with anne.live(table) as live:
            await live.next("moved")
            with contextlib.suppress(ConnectionClosed):
                for number in range(200):
                    await live.socket.ping(f"{number:100}")
            await asyncio.wait_for(live.socket.wait_closed(), 20)


async def _ended(reader: asyncio.StreamReader) -> None:
    try:
        while await reader.read(1 << 16):
            pass
    except ConnectionError:
        pass
