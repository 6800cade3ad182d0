"""Measures the processor time of game lists, profiles and leaderboards in a large database.

    python -m benchmarks.history [--games 100000] [--database URL]

Creates games between people and computer players; one person plays in a tenth of them. Reads each
list as the server does. Also measures one pass of the newsroom, with one running correspondence
game for every twenty finished games. A database given with `--database` must be empty.
"""

import argparse
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.games import game
from parvis.server.people.accounts import Person
from parvis.server.people.circle import circle_of
from parvis.server.store.database import Store
from parvis.server.store.history import PREFERENCES, RESULTS
from parvis.server.store.results import recompute
from parvis.server.store.schema import PEOPLE, SEATS, TABLES, TALK
from parvis.server.store.social import WISHES
from parvis.server.tables import news
from parvis.server.tables.mine import Wanted, my_games
from parvis.server.tables.profile import leaders_of, profile_of

PEOPLE_COUNT = 2000
TITLES = ("piliers", "emara", "descendance", "clochemerle", "hoyuk")
LEVELS = ("novice", "apprentice", "villager", "builder", "master")
CATEGORIES = ("church", "trade", "travel", "council", "craft")
BATCH = 2000
TIMES = 15
LIMIT = 0.020  # seconds of processor time
CHORE = 1.0  # … for background jobs


def fill(c: Connection, games: int) -> None:
    """Create people and finished games."""
    luck = random.Random(1)
    people = [
        {"id": n, "name": f"Player {n}", "key": f"player {n}", "made": 1.0, "seen": 1.0}
        for n in range(1, PEOPLE_COUNT + 1)
    ]
    c.execute(sa.insert(PEOPLE), people)
    c.execute(sa.insert(PREFERENCES).values(person=1, version=1, body="{}", open=True))
    for first in range(0, games, BATCH):
        tables: list[dict[str, Any]] = []
        seats: list[dict[str, Any]] = []
        results: list[dict[str, Any]] = []
        for number in range(first + 1, min(first + BATCH, games) + 1):
            _game(luck, number, tables, seats, results)
        c.execute(sa.insert(TABLES), tables)
        c.execute(sa.insert(SEATS), seats)
        c.execute(sa.insert(RESULTS), results)
    wishes = {"kinds": '{"turn":["mail"],"said":["mail"]}', "language": "en", "zone": "UTC"}
    c.execute(sa.insert(WISHES), [wishes | {"person": one["id"]} for one in people])
    for number in range(games // 20):
        _running(c, luck, f"goes-on-{number}")


def _running(c: Connection, luck: random.Random, name: str) -> None:
    """Create a running correspondence game with a chat line."""
    at = time.time() - luck.uniform(600, 2 * 86_400)
    sits = luck.sample(range(1, PEOPLE_COUNT + 1), 3)
    head = {
        "id": name, "game": luck.choice(TITLES), "version": 1, "options": "{}", "status": "running",
        "host": sits[0], "invite": "", "shuffle": False, "clock": '{"mode":"days","days":2.0}',
        "banks": "[172800.0,172800.0,172800.0]", "since": at, "ply": 9, "revision": 0, "actor": 1,
        "made": at, "moved": at, "visibility": "link",
    }  # fmt: skip
    c.execute(sa.insert(TABLES).values(head))
    seats = [
        {
            "table": name, "seat": i, "who": "person", "person": person, "name": f"Player {person}",
            "left": False, "hidden": False, "away": at - 60,
        }
        for i, person in enumerate(sits)
    ]  # fmt: skip
    c.execute(sa.insert(SEATS), seats)
    line = {"table": name, "number": 0, "at": at, "name": "", "text": "…", "person": sits[0]}
    c.execute(sa.insert(TALK).values(line))


def _game(
    luck: random.Random,
    number: int,
    tables: list[dict[str, Any]],
    seats: list[dict[str, Any]],
    results: list[dict[str, Any]],
) -> None:
    table, game, size = f"table-{number}", luck.choice(TITLES), luck.choice((2, 3, 4))
    at = time.time() - 3e8 + 3000.0 * number
    sits: list[int | None] = [luck.randrange(2, PEOPLE_COUNT + 1) for _ in range(size)]
    if number % 10 == 0:
        sits[0] = 1
    if luck.random() < 0.5:
        sits[-1] = None
    rated = len(set(sits)) == size
    scores = luck.sample(range(20, 90), size)
    tables.append(
        {
            "id": table,
            "game": game,
            "version": 1,
            "options": "{}",
            "status": "finished",
            "host": sits[0],
            "invite": "",
            "shuffle": False,
            "clock": '{"mode":"none"}',
            "banks": "[]",
            "since": at,
            "ply": 90,
            "revision": 0,
            "made": at - 3000,
            "moved": at,
            "rated": rated,
            "visibility": "link",
        }  # fmt: skip
    )
    for seat, person in enumerate(sits):
        level = None if person else luck.choice(LEVELS)
        points = {name: luck.randrange(20) for name in CATEGORIES}
        seats.append(
            {
                "table": table,
                "seat": seat,
                "who": "person" if person else "computer",
                "person": person,
                "name": f"Player {person}" if person else "",
                "level": level,
                "left": False,
                "hidden": False,
            }  # fmt: skip
        )
        results.append(
            {
                "table": table,
                "seat": seat,
                "number": number,
                "person": person,
                "own": sits.index(person) == seat if person else False,
                "level": level,
                "left": False,
                "game": game,
                "size": size,
                "score": scores[seat],
                "place": 1 + sum(score > scores[seat] for score in scores),
                "points": msgspec.json.encode(points).decode(),
                "seconds": 3000.0,
                "at": at,
                "counts": True,
                "rated": rated,
            }  # fmt: skip
        )


def cost(store: Store, job: Callable[[Connection], Any]) -> float:
    """Return the median processor time of a read in this process."""
    times = []
    for _ in range(TIMES):
        begun = time.process_time()
        msgspec.json.encode(store.look(job))
        times.append(time.process_time() - begun)
    return statistics.median(times)


def run(url: str, games: int) -> int:
    """Fill a database and print each list's cost; return how many exceed the limit."""
    store = Store(url)
    store.open(writer=False)
    with store.writing() as c:
        fill(c, games)
        begun = time.process_time()
        found = recompute(c)
        print(f"{found.games} games, computed anew in {time.process_time() - begun:.1f} s")
    if store.postgresql:  # else its planner has no statistics until autovacuum runs
        with store.writing() as c:
            c.exec_driver_sql("ANALYZE")
    me = Person(1, "Player 1", False)
    far, piliers = games // 2, game("piliers")
    jobs: dict[str, Callable[[Connection], Any]] = {
        "my games": lambda c: my_games(c, me, Wanted()),
        "my games, far back": lambda c: my_games(c, me, Wanted(before=far)),
        "my games, one title": lambda c: my_games(c, me, Wanted(game="hoyuk")),
        "my games, won": lambda c: my_games(c, me, Wanted(result="won")),
        "my games, with somebody": lambda c: my_games(c, me, Wanted(name="Player 7")),
        "my games, a name": lambda c: my_games(c, me, Wanted(search="player 77")),
        "my games, a name of nobody": lambda c: my_games(c, me, Wanted(search="zzz")),
        "profile": lambda c: profile_of(c, "Player 1", None),
        "people played with": lambda c: circle_of(c, 1, []),
        "leaders of a month": lambda c: leaders_of(c, piliers, "month", range(2, 5)),
        "leaders ever": lambda c: leaders_of(c, piliers, "ever", range(2, 5)),
    }
    slow = 0
    now = time.time()
    chores: dict[str, Callable[[Connection], Any]] = {
        "newsroom, every 5 s": lambda c: len(news.look(c, now, False).fresh),
        "newsroom, every minute": lambda c: len(news.look(c, now, True).fresh),
    }
    for name, job in (jobs | chores).items():
        seconds, limit = cost(store, job), LIMIT if name in jobs else CHORE
        slow += seconds > limit
        print(f"{name:28} {1000 * seconds:6.1f} ms{'  too slow' if seconds > limit else ''}")
    store.dispose()
    return slow


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--database", default="")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = args.database or f"sqlite:///{Path(folder) / 'history.db'}"
        raise SystemExit(1 if run(url, args.games) else 0)
