"""Parvis for benchmarks/server.py: a server process, and tables of Les Piliers."""

import contextlib
import os
import random
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks import SEATS


class Choice(msgspec.Struct):
    value: int


class Ask(msgspec.Struct):
    seat: int
    options: list[Choice]


class Moved(msgspec.Struct):
    """The fields of a message that the client reads."""

    type: str
    ply: int = 0
    ask: Ask | None = None
    reason: str = ""


READ = msgspec.json.Decoder(Moved)


class Ours:
    """A table of Les Piliers."""

    def __init__(self, server: "OurServer") -> None:
        self.server = server
        self.sockets: list[ClientConnection] = []
        self.moved = [Moved("")] * SEATS

    async def open(self) -> None:
        table = await self.server.new_table()
        for cookie in self.server.cookies:
            url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live"
            self.sockets.append(
                await connect(url, additional_headers={"cookie": cookie}, compression=None)
            )
        for seat in range(SEATS):
            self.moved[seat], _ = await self.read(seat)
        for one in self.sockets:  # skip arrivals and chat
            await one.send('{"type":"ping"}')
            while await one.recv() != '{"type":"pong"}':
                pass

    async def close(self) -> None:
        for one in self.sockets:
            await one.close()
        self.sockets.clear()

    async def renew(self) -> None:
        if self.moved[0].ply > 0:
            await self.close()
            await self.open()

    async def read(self, seat: int) -> tuple[Moved, int]:
        while True:
            data = await self.sockets[seat].recv(decode=False)
            if data.startswith(b'{"type":"moved"'):
                return READ.decode(data), len(data)
            assert not data.startswith(b'{"type":"refused"'), data

    async def move(self) -> int:
        ask = self.moved[0].ask
        if ask is None:  # the game is over: begin the next one
            await self.close()
            await self.open()
            ask = self.moved[0].ask
            assert ask is not None
        own = self.moved[ask.seat].ask
        assert own is not None
        value = random.choice(own.options).value
        ply = self.moved[0].ply
        await self.sockets[ask.seat].send(f'{{"type":"choose","ply":{ply},"value":{value}}}')
        size = 0
        for seat in range(SEATS):
            self.moved[seat], size = await self.read(seat)
        return size


class OurServer:
    """Parvis in its own process, on a temporary SQLite file or a given database."""

    name = "parvis"

    def __init__(
        self, folder: Path, database: str = "", more: Sequence[str] = (), build: str = ""
    ) -> None:
        self.build = build  # "compiled" or "plain"; "" for the default
        self.database = database or str(folder / "bench.db")
        self.more = more  # arguments of `parvis serve`
        self.port = 0
        self.pid = 0
        self.cookies: list[str] = []
        self.clients: list[httpx.AsyncClient] = []

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        code = (
            "import argparse; from parvis.server.arguments import add_arguments; "
            "from parvis.server.command import serve; "
            "parser = argparse.ArgumentParser(); add_arguments(parser); serve(parser.parse_args())"
        )
        command = [sys.executable, "-c", code, "--port", "0", "--database", self.database]
        build = {"PARVIS_BUILD": self.build} if self.build else {}
        process = subprocess.Popen(
            [*command, *self.more],
            stdout=subprocess.PIPE,
            env={**os.environ, "PARVIS_LIMITS": "0", **build},
        )
        assert process.stdout is not None
        self.pid = process.pid
        try:
            found = re.search(r":(\d+)/", process.stdout.readline().decode())
            assert found is not None, "the server did not start"
            self.port = int(found[1])
            for seat in range(SEATS):
                client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}/api/")
                await client.post("guest", json={"name": f"Seat {seat}"})
                self.clients.append(client)
                self.cookies.append(f"parvis={client.cookies['parvis']}")
            yield
        finally:
            for client in self.clients:
                await client.aclose()
            process.terminate()
            process.wait()

    async def new_table(self) -> str:
        seats = [{"who": "me"}, *[{"who": "open"}] * (SEATS - 1)]
        made = await self.clients[0].post("tables", json={"game": "piliers", "seats": seats})
        table: str = made.json()["id"]
        for client in self.clients[1:]:
            (await client.post(f"tables/{table}/join", json={})).raise_for_status()
        return table

    async def match(self) -> Ours:
        match = Ours(self)
        await match.open()
        return match

    async def sample(self) -> bytes:
        """Return one player's view of a table, which serves as the other server's state."""
        table = await self.new_table()
        moved = await self.clients[0].get(f"tables/{table}/now")
        return msgspec.json.encode(moved.json()["view"])
