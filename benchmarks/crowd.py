"""Many at once: thousands of WebSockets in one process, and what a second process adds.

    python -m benchmarks.crowd                    # 5,000 WebSockets, 2,000 tables, 200 moves/s
    python -m benchmarks.crowd --scale            # one web process and two, on PostgreSQL

The scale is in moves per second of a process's own time: on a small machine the clients and the
database would else be measured, not the server.
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

MOST_MEMORY, MOST_WAIT, LEAST_GAIN = 1000.0, 50.0, 1.6  # MB, ms, times


async def crowd(folder: Path, sockets: int, tables: int, rate: float, seconds: float) -> bool:
    """Open so many WebSockets and tables and move; tell whether memory and waiting hold."""
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


async def moves_per_second(server: OurServer, tables: int, seconds: float) -> tuple[float, float]:
    """Return the moves for each second of the web processes, and for each by the clock."""
    web = children(server.pid)  # those of the supervisor
    matches = [await server.match() for _ in range(tables)]
    moves = 0

    async def play(match: Ours, until: float) -> None:
        nonlocal moves
        while time.perf_counter() < until:
            await match.move()
            moves += 1

    for counts in (False, True):  # the first round is for warming up
        moves, begun = 0, time.perf_counter()
        before = sum(map(processor_seconds, web))
        await asyncio.gather(*(play(match, begun + seconds) for match in matches))
        used, taken = sum(map(processor_seconds, web)) - before, time.perf_counter() - begun
        assert counts or used, "nothing was done"
    return moves / used, moves / taken


async def scale(folder: Path, tables: int, seconds: float) -> bool:
    """Compare two web processes with one; tell whether the second is worth it."""
    from tests.server.conftest import new_postgres
    from tests.server.postgres import private_postgres

    found: list[float] = []
    with private_postgres() as postgres:
        for count in (1, 2):
            async with processes(new_postgres(postgres), folder, count) as server:
                per_core, moves = await moves_per_second(server, tables, seconds)
            found.append(count * per_core)
            print(f"{count} web: {per_core:,.0f} moves per core-second, {moves:,.0f} a second here")
    print(f"with a core for each, two do {found[1] / found[0]:.2f} times what one does")
    return found[1] / found[0] >= LEAST_GAIN


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
