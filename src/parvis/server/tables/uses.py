"""What people choose and how often it wins: the arena's report, for people's games.

One process replays finished games, a few at a time. Counts and progress are stored together, so
nothing counts twice.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.arena.balance import things
from parvis.arena.statistics import wilson
from parvis.engine import AnyGame, Record
from parvis.engine.record import BadRecord, Diverged, moments
from parvis.server.store.history import COUNTED, RESULTS, USES
from parvis.server.store.leases import lease
from parvis.server.tables import archive
from parvis.server.tables.hall import Hall, record_of
from parvis.server.wire.history import Choices, ChoiceShare

LOG = logging.getLogger("parvis.server")
LOOK: Final = 20.0  # seconds between two looks
LEASE: Final = 120.0
ROWS: Final = 80  # seats counted per transaction
ALL: Final = ""  # stands for all games in the stored progress
REST: Final = 0.05  # seconds of pause after each game
FEW: Final = 5  # fewest seats for a choice to be listed

Use = tuple[bool, str, str, str]  # opening, action, noun, name


class Tallyman:
    """Counts the choices of finished games."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store

    async def keep(self) -> None:
        """Count finished games, forever."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                while await self.store.read(_waits) and await self.store.write(self._lease):
                    await self.count()
            except Exception:
                LOG.exception("choices could not be counted")

    def _lease(self, c: Connection) -> bool:
        return lease(c, "uses", self.store.name, LEASE)

    async def count(self) -> int:
        """Count the next finished games; return how many were examined."""
        last, games = await self.store.read(_uncounted)
        found = [(one.game, await self._look_at(one)) for one in games if one.won]
        if last:
            await self.store.write(lambda c: _add(c, last, found))
        return len(games)

    async def _look_at(self, one: "Ended") -> "UsesInGame | None":
        """Return the choices of a game; None if it can't be replayed."""
        stored = await self.store.read(lambda c: archive.find(c, one.table))
        if stored is None or stored.stuck is not None or stored.head.game not in self.hall.games:
            return None
        record = record_of(stored.head, len(stored.seats), tuple(stored.words))
        rules = self.hall.games[stored.head.game]
        try:
            chosen = await self.hall.apart(chosen_in, rules, record)
        except (BadRecord, Diverged) as error:
            LOG.info("table %s is not counted: %s", one.table, error)
            return None
        finally:
            await asyncio.sleep(REST)
        return UsesInGame(one.won, len(stored.seats), chosen)


class Ended(NamedTuple):
    """A finished game."""

    game: str
    table: str
    won: dict[int, float]  # each person's share of the win; empty if the game doesn't count


class UsesInGame(NamedTuple):
    """The choices in a game, by seat."""

    won: dict[int, float]
    size: int
    chosen: dict[int, set[Use]]


def chosen_in(game: AnyGame, record: Record) -> dict[int, set[Use]]:
    """Return each seat's choices in a game, the first one marked."""
    chosen: dict[int, set[Use]] = {}
    for _, s, value in moments(game, record):
        task = s.agenda[-1]
        if task.seat < 0:
            continue
        mine = chosen.setdefault(task.seat, set())
        named = list(things(game.kind(s), value, task.arg))
        if not mine:
            mine |= {(True, *one) for one in named}
        mine |= {(False, *one) for one in named}
    return chosen


def _waits(c: Connection) -> bool:
    """Tell whether any game is still uncounted."""
    return bool(_uncounted(c)[1])


def _uncounted(c: Connection) -> tuple[int, list[Ended]]:
    """Return the next uncounted games, and the number of the last one."""
    known = sa.select(COUNTED.c.number).where(COUNTED.c.game == ALL)
    after = c.execute(known).scalar() or 0
    r = RESULTS.c
    columns = (r.number, r.game, r.table, r.seat, r.place, r.left, r.level, r.counts)
    found = sa.select(*columns).where(r.number > after).order_by(r.number, r.seat).limit(ROWS)
    rows = c.execute(found).all()
    games: dict[int, list[Any]] = {}
    for row in rows:
        games.setdefault(row.number, []).append(row)
    if len(rows) == ROWS:  # the last game may be incomplete
        games.pop(rows[-1].number)
    return max(games, default=0), [
        Ended(
            of[0].game,
            of[0].table,
            {
                row.seat: (1 / sum(one.place == 1 for one in of) if row.place == 1 else 0.0)
                for row in of
                if row.counts and row.level is None and not row.left
            },
        )
        for of in games.values()
    ]


def _add(c: Connection, last: int, found: Sequence[tuple[str, UsesInGame | None]]) -> None:
    """Add the choices of some games, unless that has been done."""
    this = sa.select(COUNTED.c.number).where(COUNTED.c.game == ALL)
    if (c.execute(this.with_for_update()).scalar() or 0) >= last:
        return
    sums: dict[tuple[str, Use], list[float]] = {}
    games: Counter[str] = Counter()
    seats: Counter[str] = Counter()
    for game, one in found:
        if one is None:
            continue
        games[game] += 1
        seats[game] += len(one.won)
        for seat, share in one.won.items():
            for use in one.chosen.get(seat, ()):
                total = sums.setdefault((game, use), [0, 0.0, 0.0])
                total[0] += 1
                total[1] += share
                total[2] += 1 / one.size
    u, n = USES.c, COUNTED.c
    for (game, (opening, action, noun, name)), (count, wins, even) in sorted(sums.items()):
        key = {"game": game, "opening": opening, "action": action, "noun": noun, "name": name}
        change = sa.update(USES).where(*(u[column] == value for column, value in key.items()))
        more = {"seats": u.seats + int(count), "wins": u.wins + wins, "even": u.even + even}
        if not c.execute(change.values(more)).rowcount:
            row = {**key, "seats": int(count), "wins": wins, "even": even}
            c.execute(sa.insert(USES).values(row))
    for game in sorted({*games, ALL}):
        so_far = {"games": n.games + games[game], "seats": n.seats + seats[game], "number": last}
        if not c.execute(sa.update(COUNTED).where(n.game == game).values(so_far)).rowcount:
            row = {"game": game, "number": last, "games": games[game], "seats": seats[game]}
            c.execute(sa.insert(COUNTED).values(row))


def choices_of(c: Connection, game: str) -> Choices:
    """Return what people chose in a title and how often they won, the most wins first."""
    counted = c.execute(sa.select(COUNTED).where(COUNTED.c.game == game)).mappings().first()
    rows = c.execute(sa.select(USES).where(USES.c.game == game, USES.c.seats >= FEW)).mappings()
    shares = []
    for row in rows:
        wins = wilson(row["wins"], row["seats"])
        even = row["even"] / row["seats"]
        shares.append(
            ChoiceShare(
                row["opening"],
                row["action"],
                row["noun"],
                row["name"],
                row["seats"],
                wins.value,
                wins.low,
                wins.high,
                even,
            )  # fmt: skip
        )
    shares.sort(key=lambda one: (one.even - one.wins, one.action, one.name))
    games, seats = (counted["games"], counted["seats"]) if counted else (0, 0)
    return Choices(game, games, seats, time.time(), shares)
