"""Load: thousands of WebSockets in one process, and the gain from a second process.

    python -m benchmarks.crowd                    # 5,000 WebSockets, 2,000 tables, 200 moves/s
    python -m benchmarks.crowd --scale            # one web process and two, on PostgreSQL

`--scale` counts moves per second of the web processes' own processor time. On a small machine,
moves per second of wall time would measure the clients and the database instead.
"""

import argparse
import asyncio
import contextlib
import resource
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

import uvloop

from benchmarks import SEATS
from benchmarks.server import processor_seconds, resident_kilobytes, steady
from benchmarks.server_ours import Ours, OurServer
from benchmarks.soak import children

ROUNDS = 4  # rounds for each number of processes
MOST_MEMORY, MOST_WAIT, LEAST_GAIN = 1000.0, 50.0, 1.6  # MB, ms, times


async def crowd(folder: Path, sockets: int, tables: int, rate: float, seconds: float) -> bool:
    """Open WebSockets and tables and make moves; tell whether memory and latency are in limits."""
    server = OurServer(folder)
    async with server.running():
        matches: list[Ours] = []
        for number in range(tables):
            if number < sockets // SEATS:
                matches.append(await server.match())
            else:
                await server.new_table()
            if number % 250 == 249:
                print(f"{number + 1} tables", flush=True)
        ready = iter(matches)

        async def opened() -> Ours:
            return next(ready)

        p50, p99 = await steady(opened, len(matches), rate, seconds)
        memory = resident_kilobytes(server.pid) / 1e3
    print(
        f"{SEATS * len(matches):,} WebSockets, {tables:,} tables, {rate:g} moves/s: "
        f"{memory:,.0f} MB, p50 {p50:.1f} ms, p99 {p99:.1f} ms"
    )
    return memory < MOST_MEMORY and p99 < MOST_WAIT


@contextlib.asynccontextmanager
async def processes(database: str, folder: Path, count: int) -> AsyncIterator[OurServer]:
    server = OurServer(folder, database, ["--web", str(count)])
    async with server.running():
        yield server


class Processes:
    """Tables on one or more web processes; moves are made in rounds."""

    def __init__(self, server: OurServer) -> None:
        self.server = server
        self.web = children(server.pid)  # the supervisor's child processes
        self.matches: list[Ours] = []
        self.per_core = 0.0  # moves per processor second of the web processes, best round
        self.moves = 0.0  # … and per second of wall time

    async def open(self, tables: int) -> None:
        self.matches = [await self.server.match() for _ in range(tables)]

    async def round(self, seconds: float, counts: bool) -> None:
        for match in self.matches:  # moves are measured, not the creation of tables
            await match.renew()
        moves, begun = 0, time.perf_counter()
        before = sum(map(processor_seconds, self.web))

        async def play(match: Ours) -> None:
            nonlocal moves
            while time.perf_counter() < begun + seconds:
                await match.move()
                moves += 1

        await asyncio.gather(*map(play, self.matches))
        used, taken = sum(map(processor_seconds, self.web)) - before, time.perf_counter() - begun
        assert used, "nothing was done"
        if counts:
            print(f"{len(self.web)} web: {moves / used:,.0f} moves per core-second", flush=True)
            self.per_core = max(self.per_core, moves / used)
            self.moves = max(self.moves, moves / taken)


async def scale(folder: Path, tables: int, seconds: float) -> bool:
    """Compare two web processes with one; tell whether the second one gains enough.

    Rounds of both alternate, and the best of each counts: other programs may load the machine.

    """
    from tests.server.conftest import new_postgres
    from tests.server.postgres import private_postgres

    async with contextlib.AsyncExitStack() as stack:
        postgres = stack.enter_context(private_postgres())
        both: list[Processes] = []
        for count in (1, 2):
            opened = processes(new_postgres(postgres), folder, count)
            both.append(Processes(await stack.enter_async_context(opened)))
            await both[-1].open(tables)
        for number in range(ROUNDS + 1):  # the first round is a warm-up
            for one in both:
                await one.round(seconds / ROUNDS, number > 0)
    for count, one in enumerate(both, 1):
        print(f"{count} web: {one.per_core:,.0f} moves per core-second, {one.moves:,.0f} a second")
    gain = 2 * both[1].per_core / both[0].per_core
    print(f"with a core for each, two do {gain:.2f} times what one does")
    return gain >= LEAST_GAIN


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--tables", type=int, default=0, help="2000, or 40 with --scale")
    parser.add_argument("--rate", type=float, default=200, help="moves a second (%(default)s)")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--scale", action="store_true", help="one web process against two")
    given = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the server inherits it
    with (
        tempfile.TemporaryDirectory(prefix="parvis-bench-") as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        if given.scale:
            held = runner.run(scale(Path(folder), given.tables or 40, given.seconds))
        else:
            held = runner.run(
                crowd(Path(folder), given.sockets, given.tables or 2000, given.rate, given.seconds)
            )
    print("holds" if held else "does not hold")
    return int(not held)


if __name__ == "__main__":
    raise SystemExit(main())
