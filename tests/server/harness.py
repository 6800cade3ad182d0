"""A server for tests, in this process or in one of its own, and clients that talk to it."""

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from parvis.engine import AnyGame
from parvis.server.command import listening
from parvis.server.computers.analysts import Analysts
from parvis.server.computers.pool import Pool
from parvis.server.web.app import create_app
from parvis.server.web.door import Door
from parvis.server.web.server import Server, Settings
from tests.engine.orchard import GAME as ORCHARD

GAMES: dict[str, AnyGame] = {"orchard": ORCHARD}
LIVE = {"mode": "live", "bank": 600, "increment": 5}
WORKER = [sys.executable, "-m", "tests.server.worker"]


def worker(behaviour: str = "play", seconds: float = 20, megabytes: int = 1024) -> list[str]:
    """Return the command of a worker that knows our toy and behaves in a given way."""
    return [*WORKER, str(seconds), str(megabytes), behaviour]


def analyst(behaviour: str = "play", megabytes: int = 1024) -> list[str]:
    """Return the command of an analyst that knows our toy and behaves in a given way."""
    return [sys.executable, "-m", "tests.server.analyst", str(megabytes), "quick", behaviour]


class Running:
    """A server that runs, and where."""

    def __init__(self, server: Server, url: str) -> None:
        self.server = server
        self.url = url
        self.clients: list[Client] = []

    def client(self) -> "Client":
        self.clients.append(Client(self.url))
        return self.clients[-1]

    async def leave(self) -> None:
        """Close every client, or what a failed test left open would fail another."""
        for client in self.clients:
            await client.http.aclose()


@contextlib.asynccontextmanager
async def running(
    database: Path | str,
    bots: Sequence[str] | None = None,
    seconds: float = 20,
    limits: float = 0,
    games: dict[str, AnyGame] | None = None,
    pool: Pool | None = None,
    analysts: Analysts | None = None,
    **settings: Any,
) -> AsyncIterator[Running]:
    """Run a server in this process, on a free port, until the end of the block."""
    url = database if isinstance(database, str) else f"sqlite:///{database}"
    pool = pool or Pool(1, seconds, bots or worker())
    analysts = analysts or Analysts(start=analyst())
    chosen = Settings(database=url, limits=limits, **settings)
    server = Server(chosen, games or GAMES, pool, analysts)
    listener = listening("127.0.0.1", 0)
    config = uvicorn.Config(
        create_app(server),
        http=Door,
        ws="wsproto",
        log_level="warning",
        timeout_graceful_shutdown=1,
    )
    web = uvicorn.Server(config)
    web.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.ensure_future(web.serve(sockets=[listener]))
    while not web.started and not task.done():
        await asyncio.sleep(0.005)
    started = Running(server, f"http://127.0.0.1:{listener.getsockname()[1]}")
    try:
        yield started
    finally:
        await started.leave()
        web.should_exit = True
        await task
        listener.close()


class Client:
    """Somebody with a browser, or a program with a token."""

    def __init__(self, url: str, token: str = "") -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.AsyncClient(base_url=url, headers=headers, timeout=30)
        self.url = url

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, status: int = 200, **params: Any) -> Any:
        answer = await self.http.get(f"/api/{path}", params=params)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = await self.http.post(f"/api/{path}", json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def guest(self, name: str) -> "Client":
        await self.post("guest", name=name)
        return self

    async def table(self, *seats: str, game: str = "orchard", **more: Any) -> Any:
        """Make a table: `me`, `here`, `open`, `link` or the level of a computer player."""
        plans: list[dict[str, str]] = []
        for seat in seats:
            if seat in ("novice", "apprentice", "villager", "builder", "master"):
                plans.append({"who": "computer", "level": seat})
            else:
                plans.append({"who": seat, "name": "Ami" if seat == "here" else ""})
        return await self.post("tables", game=game, seats=plans, **more)

    @contextlib.asynccontextmanager
    async def live(self, table: str, **query: Any) -> AsyncIterator["Live"]:
        """Watch a table."""
        words = "&".join(f"{name}={value}" for name, value in query.items())
        headers = {}
        if "authorization" in self.http.headers:
            headers["authorization"] = self.http.headers["authorization"]
        elif "parvis" in self.http.cookies:
            headers["cookie"] = f"parvis={self.http.cookies['parvis']}"
        where = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live?{words}"
        async with connect(where, additional_headers=headers, max_size=None) as socket:
            yield Live(socket)


class Live:
    """One end of a WebSocket. It keeps all it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []

    async def next(self, *types: str) -> Any:
        """Return the next message of one of these types."""
        while True:
            async with asyncio.timeout(20):  # wait_for of Python 3.11 can swallow a cancellation
                text = await self.socket.recv()
            assert isinstance(text, str)
            self.raw.append(text)
            message = msgspec.json.decode(text)
            if message["type"] in types:
                return message

    async def send(self, type: str, **body: Any) -> None:
        await self.socket.send(msgspec.json.encode({"type": type, **body}).decode())

    async def choose(self, moved: Any, pick: int = 0) -> Any:
        """Answer the question of a message and return what comes of it."""
        option = moved["ask"]["options"][pick]
        await self.send("choose", ply=moved["ply"], value=option["value"])
        return await self.next("moved", "refused")
