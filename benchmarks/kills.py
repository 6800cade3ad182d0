"""Kills servers repeatedly: no acknowledged move may be lost or doubled, no table may hang.

    python -m benchmarks.kills --kills 1000

Clients play against computer players, undo and chat. Meanwhile servers are killed with `kill -9`
at random moments: one on SQLite, one on PostgreSQL, and two sharing one PostgreSQL database.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from parvis.engine import Record
from parvis.server.store.schema import CHOICES, TABLES, TALK
from parvis.server.tables.playthrough import Playthrough
from tests.engine.orchard import GAME
from tests.server.harness import Client, Live

GONE = (WebSocketException, httpx.TransportError, OSError, TimeoutError)
MOVE_ON = 5.0  # seconds a table may stand still while a server is running


class Person:
    """A client that plays against a computer player and records every acknowledgement."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cookie = ""
        self.table = ""
        self.tables: list[str] = []
        self.known: dict[str, dict[int, str]] = {}  # by table and ply: the acknowledged word
        self.hung: tuple[int, str] | None = None  # a choice sent but not acknowledged
        self.revision = 0
        self.said: dict[str, list[str]] = {}  # acknowledged lines
        self.unsure: set[str] = set()  # lines sent but not acknowledged
        self.acknowledged = 0
        self.slowest = 0.0  # longest standstill while a server was running, in seconds

    async def play(self, url: str) -> None:
        """Play until the connection is lost."""
        async with Client(url) as client:
            if self.cookie:
                client.http.cookies.set("parvis", self.cookie)
            else:
                await client.guest(self.name)
                self.cookie = client.http.cookies["parvis"]
            while True:
                if not self.table:
                    self.table = (await client.table("me", "novice"))["id"]
                    self.tables.append(self.table)
                    self.known[self.table], self.said[self.table] = {}, []
                    self.revision = 0
                async with client.live(self.table) as live:
                    await self.play_table(live)
                self.table, self.hung = "", None

    async def play_table(self, live: Live) -> None:
        known = self.known[self.table]
        moved = await live.next("moved")
        self.resolve(moved)
        while moved["ask"]:
            if moved["ask"]["seat"] != 0:
                begun = time.monotonic()
                moved = await live.next("moved")
                self.slowest = max(self.slowest, time.monotonic() - begun)
                self.resolve(moved)
                continue
            chance = random.random()
            if chance < 0.15:
                text = f"{self.name} {random.random()}"
                self.unsure.add(text)
                await live.send("say", text=text)
                while (await live.next("said"))["text"] != text:
                    pass
                self.unsure.discard(text)
                self.said[self.table].append(text)
                self.acknowledged += 1
            if chance > 0.85 and moved["undo"] and moved["undo"]["seat"] == 0:
                await live.send("undo", ply=moved["ply"])
                answer = await live.next("moved", "refused")
                if answer["type"] == "moved":
                    moved = answer
                    self.resolve(moved)
                    self.acknowledged += 1
                continue
            option = random.choice(moved["ask"]["options"])
            self.hung = (moved["ply"], option["word"])
            await live.send(
                "choose", ply=moved["ply"], value=option["value"], revision=moved["revision"]
            )
            answer = await live.next("moved", "refused")
            assert answer["type"] == "moved", answer
            known[moved["ply"]] = option["word"]
            self.hung = None
            self.acknowledged += 1
            moved = answer

    def resolve(self, moved: Any) -> None:
        """Check that an unacknowledged choice was made once or not at all."""
        known = self.known[self.table]
        if moved["revision"] != self.revision:  # undone
            self.revision = moved["revision"]
            for ply in [ply for ply in known if ply >= moved["ply"]]:
                del known[ply]
            self.hung = None
        elif self.hung is not None:
            if moved["ply"] > self.hung[0]:
                known[self.hung[0]] = self.hung[1]
            self.hung = None


@contextlib.asynccontextmanager
async def forking(database: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """A process that forks servers, which saves their start-up time."""
    process = await asyncio.create_subprocess_exec(
        *[sys.executable, "-m", "tests.server.forked", database],
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


async def started(process: asyncio.subprocess.Process) -> tuple[int, str]:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(b"\n")
    pid, port = map(int, (await process.stdout.readline()).split())
    return pid, f"http://127.0.0.1:{port}"


async def storm(
    crowd: Sequence[Person],
    forks: Sequence[asyncio.subprocess.Process],
    alive: list[tuple[int, str]],
    kills: int,
) -> None:
    """Let clients play while servers are killed; then give every table time to continue."""
    await asyncio.sleep(0.3)
    for kill in range(kills):
        tasks = [
            asyncio.ensure_future(one.play(alive[(i + kill) % len(forks)][1]))
            for i, one in enumerate(crowd)
        ]
        before = sum(one.acknowledged for one in crowd)
        async with asyncio.timeout(60):
            while sum(one.acknowledged for one in crowd) <= before:
                for task in tasks:
                    if task.done() and not isinstance(task.exception(), GONE):
                        task.result()
                await asyncio.sleep(0.005)
        await asyncio.sleep(random.random() * 0.4)
        victim = kill % len(forks)
        os.kill(alive[victim][0], signal.SIGKILL)
        if len(forks) > 1:  # clients of the other server continue
            await asyncio.sleep(0.2)
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            assert isinstance(outcome, (*GONE, asyncio.CancelledError)), outcome
        alive[victim] = await started(forks[victim])
    await asyncio.sleep(MOVE_ON + 3)


async def run(database: str, servers: int, kills: int, people: int = 3) -> dict[str, Any]:
    """Kill servers this many times; check and return the results."""
    crowd = [Person(f"Person {i}") for i in range(people)]
    async with contextlib.AsyncExitStack() as stack:
        forks = [await stack.enter_async_context(forking(database)) for _ in range(servers)]
        alive = [await started(fork) for fork in forks]
        try:
            await storm(crowd, forks, alive, kills)
            found = check(database, crowd)
        finally:  # a server left alive would hold the pipe that `forking` waits for
            for pid, _ in alive:
                os.kill(pid, signal.SIGKILL)
    return found | {"kills": kills, "slowest": round(max(one.slowest for one in crowd), 2)}


def check(database: str, crowd: Sequence[Person]) -> dict[str, Any]:
    """Compare the stored games with the acknowledgements."""
    url = database.replace("postgresql://", "postgresql+psycopg://")
    engine = sa.create_engine(url)
    choices = lines = 0
    with engine.connect() as c:
        for one in crowd:
            for table in one.tables:
                rows = c.execute(
                    sa.select(CHOICES).where(CHOICES.c.table == table).order_by(CHOICES.c.ply)
                ).all()
                assert [row.ply for row in rows] == list(range(len(rows))), "a ply is missing"
                head = c.execute(sa.select(TABLES).where(TABLES.c.id == table)).one()
                assert head.ply == len(rows)
                words = tuple(row.word for row in rows)
                play = Playthrough(GAME, Record("orchard", GAME.version, 2, choices=words))
                for ply, word in one.known[table].items():
                    assert words[ply] == word, f"{word!r} at {ply} was acknowledged"
                    choices += 1
                talk = c.execute(sa.select(TALK).where(TALK.c.table == table)).all()
                assert "bot-failed" not in {line.notice for line in talk}, "a random move"
                texts = [line.text for line in talk if line.notice is None]
                assert len(texts) == len(set(texts)), "a line is there twice"
                assert set(one.said[table]) <= set(texts) <= set(one.said[table]) | one.unsure
                lines += len(texts)
                assert head.status == "finished" or play.actor == 0, "a computer player sleeps"
    engine.dispose()
    return {"choices": choices, "lines": lines, "tables": sum(len(one.tables) for one in crowd)}


async def main(kills: int) -> None:
    from tests.server.conftest import new_postgres
    from tests.server.postgres import private_postgres

    with tempfile.TemporaryDirectory() as folder, private_postgres() as postgres:
        shares = (kills - 2 * (kills // 3), kills // 3, kills // 3)
        sorts = (
            ("SQLite", f"sqlite:///{Path(folder) / 'parvis.db'}", 1),
            ("PostgreSQL", new_postgres(postgres), 1),
            ("PostgreSQL, two processes", new_postgres(postgres), 2),
        )
        for (name, database, servers), share in zip(sorts, shares, strict=True):
            found = await run(database, servers, share)
            print(name, found, flush=True)
            assert found["slowest"] <= MOVE_ON, "a table stood still"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    asyncio.run(main(parser.parse_args().kills))
