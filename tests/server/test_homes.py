"""Processes that share a port: each passes the watchers of a table on to where it lives."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from parvis.server.web import homes
from parvis.server.web.homes import Homes

pytestmark = pytest.mark.asyncio


class Named(asyncio.Protocol):
    """Answers with the name of its process, and with what it was asked."""

    def __init__(self, name: str) -> None:
        self.name = name

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.transport.write(self.name.encode() + b": " + data + b"\n")


class First(Named):
    """Passes connections on, as the door does."""

    def __init__(self, own: Homes) -> None:
        super().__init__(own.name)
        self.own = own

    def data_received(self, data: bytes) -> None:
        if self.own.pass_on(data, self.transport.get_extra_info("socket").fileno()):
            self.transport.abort()
        else:
            super().data_received(data)


@contextlib.asynccontextmanager
async def process(folder: Path, name: str) -> AsyncIterator[Homes]:
    one = Homes(str(folder))
    one.name = name
    with one.taking(lambda: Named(name)):
        yield one


@contextlib.asynccontextmanager
async def listening(one: Homes) -> AsyncIterator[int]:
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: First(one), "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


async def asked(port: int, *words: bytes) -> list[bytes]:
    """Return the answers to what is sent on one connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    answers = []
    for word in words:
        writer.write(word)
        answers.append(await asyncio.wait_for(reader.readline(), 10))
    writer.close()
    return answers


def watching(table: str) -> bytes:
    return f"GET /api/tables/{table}/live?since=3 HTTP/1.1".encode()


def tables(one: Homes, home: str) -> list[str]:
    """List tables that live in a process."""
    return [name for name in map(str, range(100)) if one.home(name.encode()) == home]


async def test_who_watches_a_table_is_passed_on_to_where_it_lives(tmp_path: Path) -> None:
    async with process(tmp_path, "a") as one, process(tmp_path, "b") as other:
        here, there = tables(one, "a"), tables(one, "b")
        assert len(here) + len(there) == 100 and min(len(here), len(there)) > 20
        assert (tables(other, "a"), tables(other, "b")) == (here, there)
        async with listening(one) as port:
            head = watching(there[0])
            assert await asked(port, head, b"more") == [b"b: %s\n" % head, b"b: more\n"]
            head = watching(here[0])
            assert await asked(port, head, b"more") == [b"a: %s\n" % head, b"a: more\n"]
            assert one.passed == 1 and other.passed == 0


@pytest.mark.parametrize(
    "head",
    [
        b"GET /api/lobby HTTP/1.1",
        b"POST /api/tables/{}/live HTTP/1.1",
        b"GET /api/tables/{}/now HTTP/1.1",
        b"GET /api/tables/{}/live/x HTTP/1.1",
        b"GET /api/tables/{}/liv",
        b"",
        b"\xff" * 100,
        b"GET /api/tables/{}/live HTTP/1.1" + b"x" * homes.MOST,
    ],
)
async def test_other_requests_stay(tmp_path: Path, head: bytes) -> None:
    async with process(tmp_path, "a") as one, process(tmp_path, "b"):
        table = tables(one, "b")[0].encode()
        with socket.socket() as connection:
            assert not one.pass_on(head.replace(b"{}", table), connection.fileno())


async def test_who_was_killed_or_ends_gets_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(homes, "FRESH", 0.0)
    async with process(tmp_path, "a") as one, listening(one) as port:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as killed:
            killed.bind(str(tmp_path / "homes" / "b"))
        there = tables(one, "b")
        assert there and await asked(port, watching(there[0])) == [b"a: %s\n" % watching(there[0])]
        assert not tables(one, "b")  # it is known to be no more
        async with process(tmp_path, "b") as other:
            assert tables(one, "b") == there
            other.leave()
            assert not tables(one, "b")


async def test_alone_everything_stays() -> None:
    one = Homes("")
    with one.taking(asyncio.Protocol), socket.socket() as connection:
        assert not one.pass_on(watching("1"), connection.fileno())
