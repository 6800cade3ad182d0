"""Measures the server, with boardgame.io's server from npm in the same run.

The same client drives both over WebSocket on loopback. Every table has four players, and each of
them receives every move.

- Parvis plays Les Piliers. It syncs each move to disk before it sends it. It runs compiled, as
  `make play` and the wheels do, and as plain Python.
- boardgame.io plays a game whose state is as large as our view: once in memory, and once with its
  own file storage, which does not wait for the disk.

Machines are noisy: rounds of all servers alternate, and the best round of each counts. The figure
compared is moves per second of the server's processor time. Each round begins with new tables,
whose creation is not counted. `make bench-server` runs this.
"""

import argparse
import asyncio
import contextlib
import os
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple, Protocol

import uvloop
from rich.console import Console
from rich.table import Table as Grid

from benchmarks import SEATS
from benchmarks.server_ours import OurServer
from benchmarks.server_theirs import VERSION, TheirServer, install
from parvis import compiled


class Figures(NamedTuple):
    """The figures of one server."""

    moves: float  # per second of wall time
    per_core: float  # moves per second of the server's processor time
    p50: float  # milliseconds until the last of four watchers has the move
    p99: float
    memory: float  # kilobytes per table, watchers included
    size: int  # bytes of a message


class Match(Protocol):
    """A game on the server, with its four players' connections."""

    async def move(self) -> int:
        """Make a random move and wait until all four have it; return the size of one message."""

    async def renew(self) -> None:
        """Begin the next game if this one is about to end."""


def processor_seconds(pid: int) -> float:
    """Return the processor time used by a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_kilobytes(pid: int) -> int:
    """Return the memory used by a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


class Bench:
    """Tables on one server; each move follows the answer to the last. Measured in rounds."""

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
        for match in self.matches:  # moves are measured, not the creation of tables
            await match.renew()
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
        """Return the least noisy round: the one with the most moves per processor second."""
        return max(self.rounds, key=_per_core)


def _per_core(figures: Figures) -> float:
    return figures.per_core


async def steady(
    make: Callable[[], Awaitable[Match]], tables: int, rate: float, seconds: float
) -> tuple[float, float]:
    """Make moves at a fixed rate over all tables; return the median and 99th percentile latency."""
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


def builds() -> list[str]:
    """List the builds of these sources; the users' default comes first."""
    made = compiled.folder()
    return ["compiled", "plain"] if made is not None and made.is_dir() else ["plain"]


async def measure(arguments: argparse.Namespace, folder: Path) -> None:
    npm = arguments.npm or folder
    install(npm)
    async with contextlib.AsyncExitStack() as stack:
        ours: list[OurServer] = []
        benches: dict[str, Bench] = {}
        for build in builds():
            server = OurServer(folder, str(folder / f"{build}.db"), build=build)
            await stack.enter_async_context(server.running())
            ours.append(server)
            benches[f"Parvis, {build}"] = bench = Bench(server.pid)
            await bench.open(server.match, arguments.tables)
        for name, store in (("in memory", None), ("files", folder / "games")):
            theirs = TheirServer(npm, await ours[0].sample(), store)
            await stack.enter_async_context(theirs.running())
            benches[f"boardgame.io {VERSION}, {name}"] = bench = Bench(theirs.pid)
            await bench.open(theirs.match, arguments.tables)
        for number in range(arguments.rounds + 1):  # the first round is a warm-up
            for bench in benches.values():
                await bench.round(arguments.seconds, number > 0)
        crowd = await steady(ours[0].match, 200, 100, 3 * arguments.seconds)
    show({name: bench.best() for name, bench in benches.items()}, len(ours), crowd, arguments)


def show(
    found: dict[str, Figures], ours: int, crowd: tuple[float, float], arguments: argparse.Namespace
) -> None:
    title = f"{arguments.tables} tables, {SEATS} watchers each, as fast as they are answered"
    grid = Grid(title=title)
    grid.add_column("")
    for name in found:
        grid.add_column(name, justify="right")
    rows: dict[str, list[float]] = {
        "moves/s": [one.moves for one in found.values()],
        "moves/s of processor time": [one.per_core for one in found.values()],
        "p50, ms to all watchers": [one.p50 for one in found.values()],
        "p99, ms to all watchers": [one.p99 for one in found.values()],
        "memory, kB a table": [one.memory for one in found.values()],
        "bytes a message": [one.size for one in found.values()],
    }
    for name, values in rows.items():
        grid.add_row(name, *(f"{value:,.1f}" for value in values))
    console = Console()
    console.print(grid)
    names = list(found)
    for mine in names[:ours]:
        for other in names[ours:]:
            ratio = found[mine].per_core / found[other].per_core
            console.print(f"{mine}: {ratio:.2f} times the moves of {other}")
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
