"""kill -9 at random moments: nothing acknowledged is lost, nothing is there twice."""

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from parvis.engine import Record
from parvis.server.tables.playthrough import Playthrough
from tests.engine.orchard import GAME
from tests.server.harness import Client

KILLS = 50
TABLES = 3


class Player:
    """Plays all seats of tables on one device, and notes what was acknowledged."""

    def __init__(self) -> None:
        self.cookie = ""
        self.table = ""
        self.known: dict[str, dict[int, str]] = {}  # by table: the word chosen at each ply
        self.hung: dict[str, tuple[int, str]] = {}  # by table: chosen, but not acknowledged
        self.over = False

    async def play(self, url: str) -> None:
        """Play until the server is gone."""
        async with Client(url) as client:
            if self.cookie:
                client.http.cookies.set("parvis", self.cookie)
            else:
                await client.guest("Anne")
                self.cookie = client.http.cookies["parvis"]
            while True:
                if not self.table:
                    table = await client.table("me", "here")
                    self.table = table["id"]
                    self.known[self.table] = {}
                await self.play_table(client)
                self.table = ""

    async def play_table(self, client: Client) -> None:
        known = self.known[self.table]
        async with client.live(self.table) as live:
            moved = await live.next("moved")
            self.resolve(moved)
            while moved["ask"]:
                option = random.choice(moved["ask"]["options"])
                self.hung[self.table] = (moved["ply"], option["word"])
                await live.send("choose", ply=moved["ply"], value=option["value"])
                answer = await live.next("moved", "refused")
                assert answer["type"] == "moved", answer
                known[moved["ply"]] = option["word"]
                del self.hung[self.table]
                moved = answer

    def resolve(self, moved: Any) -> None:
        """After a restart: what was not acknowledged has happened once, or not at all."""
        hung = self.hung.pop(self.table, None)
        if hung is not None and moved["ply"] > hung[0]:
            self.known[self.table][hung[0]] = hung[1]


def check(database: Path, players: list[Player]) -> int:
    """Compare what is on disk with what was acknowledged; return how much that is."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute(
            'SELECT "table", ply, seat, word FROM choices ORDER BY "table", ply'
        ).fetchall()
        plies = dict(connection.execute("SELECT id, ply FROM tables").fetchall())
    stored: dict[str, list[tuple[int, str]]] = {}
    for table, ply, seat, word in rows:
        choices = stored.setdefault(table, [])
        assert ply == len(choices), f"{table} has no choice {len(choices)}"
        choices.append((seat, word))
    count = 0
    for player in players:
        for table, known in player.known.items():
            choices = stored.get(table, [])
            assert plies[table] == len(choices)
            for ply, word in known.items():
                assert choices[ply][1] == word, f"{table}: {word!r} at {ply} was acknowledged"
            play = Playthrough(GAME, Record("orchard", GAME.version, 2, choices=words(choices)))
            chosen = {ply for ply in range(play.ply) if play.free[ply] and play.actors[ply] >= 0}
            hung = {player.hung[table][0]} if table in player.hung else set()
            assert set(known) <= chosen <= set(known) | hung  # nothing happens unasked
            count += len(known)
    return count


def words(choices: list[tuple[int, str]]) -> tuple[str, ...]:
    return tuple(word for _, word in choices)


async def test_what_was_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    database = tmp_path / "parvis.db"
    forking = await asyncio.create_subprocess_exec(
        *[sys.executable, "-m", "tests.server.forked", f"sqlite:///{database}"],
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert forking.stdin is not None and forking.stdout is not None
    players = [Player() for _ in range(TABLES)]
    count = 0
    try:
        for _ in range(KILLS):
            forking.stdin.write(b"\n")
            pid, port = map(int, (await forking.stdout.readline()).split())
            tasks = [
                asyncio.ensure_future(player.play(f"http://127.0.0.1:{port}")) for player in players
            ]
            before = sum(len(known) for player in players for known in player.known.values())
            async with asyncio.timeout(30):  # until something has been acknowledged, and a bit
                while before == sum(len(k) for p in players for k in p.known.values()):
                    await asyncio.sleep(0.002)
            await asyncio.sleep(random.random() * 0.05)
            os.kill(pid, signal.SIGKILL)
            for outcome in await asyncio.gather(*tasks, return_exceptions=True):
                gone = (WebSocketException, httpx.TransportError, OSError)
                assert isinstance(outcome, gone), outcome
            count = check(database, players)
    finally:
        forking.stdin.close()
        await forking.wait()
    assert count > 2 * KILLS
