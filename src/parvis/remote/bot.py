"""A player at a server's tables, at several at once if allowed.

Each line of the stream lists everything that waits for the bot. Between two lines the bot remembers
only which tables it is thinking about, so it resumes after a disconnect or a restart.
"""

import secrets
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final

import msgspec

from parvis.engine.plain import load
from parvis.games import game as game_of
from parvis.players import Player, Seen, player
from parvis.remote.client import Client, Refused, table
from parvis.remote.rules import Rules

FAILURES: Final = 3  # consecutive failures of a player before it stops

Tell = Callable[[str, dict[str, Any]], None]


class Broken(RuntimeError):
    """The player failed too often. The message says how."""


class Bot:
    """Answers challenges and turns until it is stopped."""

    def __init__(
        self,
        client: Client,
        spec: str,
        rules: Rules,
        tell: Tell,
        count: int = 0,
        limit: float = 0.0,
    ) -> None:
        self.client: Final = client
        self.spec: Final = spec
        self.rules: Final = rules
        self.tell: Final = tell
        self.count: Final = count  # games after which it ends; 0 means never
        self.limit: Final = limit  # seconds a guest may take per decision; 0 for no limit
        self.finished = 0
        self.failed = 0  # in a row
        self.players: dict[tuple[str, int], Player] = {}
        self.playing: set[str] = set()  # tables at which the bot sits
        self.refused: set[str] = set()  # challenges it has declined
        self.thinking: dict[str, tuple[int, int]] = {}  # by table: revision and ply
        self.calls: dict[str, Any] = {"challenges": [], "turns": [], "running": []}
        self.lock = threading.RLock()
        self.pool = ThreadPoolExecutor(max(1, rules.most), "parvis-bot")

    def run(self) -> None:
        """Play until enough games have finished; raise Broken, BadServer or Refused."""
        try:
            for calls in self.client.stream("program/stream"):
                with self.lock:
                    self.calls = calls
                self.look()
                if self.failed >= FAILURES:
                    raise Broken(f"{self.spec} failed {self.failed} times in a row")
                if self.count and self.finished >= self.count and not self.playing:
                    return
        finally:
            self.pool.shutdown(wait=True, cancel_futures=True)

    def look(self) -> None:
        """Act on the stream: note finished games, think about turns, answer challenges."""
        with self.lock:
            calls = self.calls
            running = set(calls["running"])
            for name in sorted(self.playing - running - self.thinking.keys()):
                self._ended(name)
            self.playing |= running
            for turn in calls["turns"]:
                self._think(turn)
        for challenge in calls["challenges"]:
            self._answer(challenge)

    def _ended(self, name: str) -> None:
        self.playing.discard(name)
        self.players = {key: one for key, one in self.players.items() if key[0] != name}
        try:
            moved = self.client.get(table(name, "now"))
        except Refused:  # deleted, or not started because a player left
            return
        if moved["result"] is not None:
            self.finished += 1
            seat = moved["seat"]
            mine, place = (
                moved["result"][part][seat] if seat is not None else None
                for part in ("scores", "ranking")
            )
            about = {"table": name, "points": mine, "place": place}
            self.tell("finished", about | moved["result"])

    # Challenges.

    def _answer(self, challenge: dict[str, Any]) -> None:
        name = challenge["table"]
        enough = self.count and self.finished + len(self.playing) >= self.count
        why = "enough" if enough else self.rules.refuses(challenge, len(self.playing))
        about = {key: challenge[key] for key in ("table", "game", "by")}
        try:
            if not why:
                self.client.post(table(name, "join"))
                self.playing.add(name)
                self.tell("accepted", {**about, "seats": len(challenge["seats"])})
            elif challenge["kept"] and why != "busy" and name not in self.refused:
                self.refused.add(name)  # a busy bot may have time later
                self.client.post(table(name, "decline"))
                self.tell("declined", {**about, "why": why})
        except Refused as refused:  # another player was faster
            self.tell("refused", {**about, "why": str(refused)})

    # Turns.

    def _think(self, turn: dict[str, Any]) -> None:
        name, asked = turn["table"], (turn["revision"], turn["ply"])
        if name in self.thinking or self.failed >= FAILURES:
            return
        self.thinking[name] = asked
        job = self.pool.submit(self._decide, turn)
        job.add_done_callback(lambda done: self._decided(name, asked, done))

    def _decide(self, turn: dict[str, Any]) -> None:
        """Answer a question, and those that follow at once."""
        name = turn["table"]
        try:
            while True:
                asked = self.client.get(table(name, "supposed"))
                seen = _seen(asked)
                value = self._player(name, seen).choose(seen)
                choice = {"ply": asked["ply"], "revision": asked["revision"], "value": int(value)}
                moved = self.client.post(table(name, "choose"), **choice)
                self.failed = 0
                if not moved["ask"] or not moved["ask"]["options"]:
                    return
        except Refused as refused:
            if refused.reason == "illegal":
                self._fail(name, str(refused))
            elif refused.reason not in ("stale", "not-your-turn", "over", "not-found", "stuck"):
                self.tell("refused", {"table": name, "why": str(refused)})
        except Exception as error:  # untrusted code may raise anything
            traceback.print_exc()
            self._fail(name, f"{type(error).__name__}: {error}")

    def _player(self, name: str, seen: Seen) -> Player:
        key = (name, seen.seat)
        if key not in self.players:
            seed = secrets.randbits(48)
            self.players[key] = player(self.spec, seen.game.name, seed, self.limit)
        return self.players[key]

    def _fail(self, name: str, why: str) -> None:
        """Leave a table after a failure: others are waiting there."""
        self.failed += 1
        self.tell("failed", {"table": name, "why": why})
        try:
            self.client.post(table(name, "resign"))
        except Refused as refused:
            self.tell("refused", {"table": name, "why": str(refused)})

    def _decided(self, name: str, asked: tuple[int, int], done: "Future[None]") -> None:
        with self.lock:
            self.thinking.pop(name, None)
            if done.cancelled():
                return
            for turn in self.calls["turns"]:  # the stream may have sent a line meanwhile
                if turn["table"] == name and (turn["revision"], turn["ply"]) > asked:
                    self._think(turn)


def _seen(asked: dict[str, Any]) -> Seen:
    """Return a decision from the server's data; raise BadState if our rules differ."""
    game = game_of(asked["state"]["game"])
    return Seen(game, load(game, msgspec.json.encode(asked["state"])), asked["seat"])
