"""Runs a server with visitors for hours: memory must stay flat and the log empty.

    python -m benchmarks.soak --minutes 120
    python -m benchmarks.soak --minutes 120 --postgres

Guests come and go. They create tables, play against computer players, chat, review earlier
positions and open the lobby. A visit that ends with an error counts as failed.
"""

import argparse
import asyncio
import contextlib
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.hostile import client, guest, next_moved
from benchmarks.server import resident_kilobytes

VISITORS: Final = 12
WARM: Final = 0.25  # share of the run before memory is measured
PAUSE: Final = 0.3  # mean thinking time of a visitor, in seconds
MOST: Final = 0.05  # allowed growth of memory, as a share


async def visit(url: str, address: str, counts: Counter[str]) -> None:
    """Sign in, play a little, chat, review the game and leave."""
    from websockets.asyncio.client import connect

    async with contextlib.aclosing(await guest(url, address)) as me:
        (await me.get("lobby")).raise_for_status()
        seats = [{"who": "me"}, {"who": "computer", "level": "novice"}]
        made = await me.post("tables", json={"game": "piliers", "seats": seats})
        made.raise_for_status()
        table = made.json()["id"]
        counts["tables"] += 1
        headers = {"cookie": f"parvis={me.cookies['parvis']}", "x-forwarded-for": address}
        where = url.replace("http", "ws") + f"/api/tables/{table}/live"
        async with connect(where, additional_headers=headers, max_size=None) as socket:
            for _ in range(random.randrange(3, 25)):
                async with asyncio.timeout(60):
                    moved = await next_moved(socket)
                    while not (moved["ask"] and moved["ask"]["options"]):  # another seat's turn
                        moved = await next_moved(socket)
                await asyncio.sleep(2 * PAUSE * random.random())
                value = random.choice(moved["ask"]["options"])["value"]
                choice = {"type": "choose", "ply": moved["ply"], "value": value}
                await socket.send(msgspec.json.encode(choice).decode())
                counts["choices"] += 1
                if random.random() < 0.1:
                    await socket.send('{"type":"say","text":"bonjour"}')
                    counts["lines"] += 1
        async with client(url, address) as again:  # the first connection may have timed out
            again.cookies = me.cookies
            (await again.get(f"tables/{table}/at/1")).raise_for_status()


async def visitor(url: str, number: int, until: float, counts: Counter[str]) -> None:
    """Visit repeatedly, each time as a new guest."""
    visits = 0
    while time.monotonic() < until:
        visits += 1
        try:
            await visit(url, f"198.51.{number}.{visits % 250}", counts)
        except Exception as error:  # counted and printed; the other visitors continue
            counts["failed"] += 1
            print(f"a visit failed: {error!r}", flush=True)
        counts["visits"] += 1
        await asyncio.sleep(random.random())


def children(pid: int) -> list[int]:
    """Return the child processes of a process."""
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def soak(database: str, folder: Path, minutes: float, people: int) -> int:
    """Run a server with visitors for a given time; return the exit status."""
    until = time.monotonic() + minutes * 60
    counts: Counter[str] = Counter()
    log = folder / "log"
    command = [sys.executable, "-m", "parvis.cli", "serve", "--port", "0", "--bots", "1"]
    with log.open("wb") as errors:
        process = subprocess.Popen(
            [*command, "--database", database], stdout=subprocess.PIPE, stderr=errors
        )
    assert process.stdout is not None
    url = "http://127.0.0.1:" + process.stdout.readline().decode().rstrip("/\n").rsplit(":")[-1]
    visitors = [asyncio.ensure_future(visitor(url, i, until, counts)) for i in range(people)]
    memory: list[float] = []
    start, warm = time.monotonic(), time.monotonic() + minutes * 60 * WARM
    try:
        async with client(url, "127.0.0.1") as me:
            while time.monotonic() < until:
                await asyncio.sleep(min(30.0, minutes * 3))
                text = (await me.get("metrics")).text
                found = re.search(r"^parvis_memory_bytes (\S+)", text, re.M)
                assert found is not None
                memory.append(float(found[1]) / 1e6)
                workers = sum(map(resident_kilobytes, children(process.pid))) / 1e3
                print(
                    f"{(time.monotonic() - start) / 60:5.1f} min {memory[-1]:.1f} MB "
                    f"(its processes {workers:.1f} MB), {dict(counts)}",
                    flush=True,
                )
                if time.monotonic() < warm:
                    memory.clear()
    finally:
        for task in visitors:
            task.cancel()
        await asyncio.gather(*visitors, return_exceptions=True)
        process.terminate()
        process.wait()
    lines = log.read_text().splitlines()
    tenth = max(1, len(memory) // 10)  # single samples vary too much
    first, last = statistics.median(memory[:tenth]), statistics.median(memory[-tenth:])
    print(f"memory {first:.1f} -> {last:.1f} MB ({last / first - 1:+.1%}), {dict(counts)}")
    print(f"{len(lines)} lines in the log", *lines[:20], sep="\n")
    return int(last / first - 1 > MOST or bool(lines) or bool(counts["failed"]))


async def main(minutes: float, postgres: bool, people: int) -> int:
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = str(folder / "soak.db")
        if postgres:
            from tests.server.conftest import new_postgres
            from tests.server.postgres import private_postgres

            database = new_postgres(stack.enter_context(private_postgres()))
        return await soak(database, folder, minutes, people)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--visitors", type=int, default=VISITORS, help="at a time (%(default)s)")
    given = parser.parse_args()
    raise SystemExit(asyncio.run(main(given.minutes, given.postgres, given.visitors)))
