"""The steward: creates tournaments, starts them, and runs them to their end.

One process at a time, chosen by a lease, looks after all running tournaments. Each step is one
transaction and can't be done twice, so it may stop anywhere.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Sequence
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from parvis.engine import AnyGame, BadSetup, OptionValue
from parvis.server.people.accounts import Person
from parvis.server.people.names import calm
from parvis.server.store.database import Conflict
from parvis.server.store.leases import lease
from parvis.server.store.schema import PRESENCE, SEATS, TABLES
from parvis.server.store.social import TOURNAMENTS
from parvis.server.tables import clock
from parvis.server.tables.hall import Hall
from parvis.server.tables.leaving import Leaving
from parvis.server.tables.seating import Seating, new_id
from parvis.server.tables.table import Head
from parvis.server.tournaments import register
from parvis.server.tournaments.pairing import Round, pair
from parvis.server.tournaments.register import CLOCK, Field, Row
from parvis.server.wire.messages import DaysClock, Level, NoClock
from parvis.server.wire.refusals import Refusal
from parvis.server.wire.tournaments import NewTournament

LOG = logging.getLogger("parvis.server")
LOOK: Final = 1.0  # seconds between two passes
LEASE: Final = 10.0  # seconds for which one process has the lease
OVERTIME: Final = 30.0  # seconds of grace after a player's time has run out
HOSTED: Final = 5  # open or running tournaments per host
TITLE: Final = 60  # characters
MOST: Final = 256  # people
ROUNDS: Final = 15
PATIENCE: Final = (30, 7 * 86_400)  # seconds
STAND_IN: Final[Level] = "villager"  # replaces absent players, if no level is set
LEFT: Final = msgspec.json.Decoder(list[float])
PEOPLE_OF: Final = msgspec.json.Decoder(list[int])


class Steward:
    """The operations on tournaments, and the loop that drives them."""

    def __init__(self, hall: Hall, seating: Seating, leaving: Leaving) -> None:
        self.hall = hall
        self.store = hall.store
        self.seating = seating
        self.leaving = leaving
        self.began = time.time()  # nobody could be present earlier

    # Operations.

    async def make(self, host: Person, asked: NewTournament) -> str:
        """Create a tournament; return its id."""
        if host.guest or host.program:
            raise Refusal("guest", "a tournament needs an account")
        title = " ".join(calm(asked.title).split())
        self._check(title, asked)
        now, name = time.time(), new_id()
        values = msgspec.structs.asdict(asked) | {
            "id": name, "title": title, "host": host.id, "status": "open", "round": 0,
            "options": msgspec.json.encode(asked.options).decode(),
            "clock": msgspec.json.encode(asked.clock).decode(),
            "invite": new_id(), "seed": secrets.randbelow(1 << 31), "made": now, "moved": now,
        }  # fmt: skip

        def job(c: Connection) -> None:
            t = TOURNAMENTS.c
            mine = (t.host == host.id, t.status.in_(("open", "running")))
            count = sa.select(sa.func.count()).select_from(TOURNAMENTS).where(*mine)
            if (c.execute(count).scalar() or 0) >= HOSTED:
                raise Refusal("too-large", f"one hosts {HOSTED} tournaments at a time at most")
            c.execute(sa.insert(TOURNAMENTS).values(values))

        await self.store.write(job)
        return name

    def _check(self, title: str, asked: NewTournament) -> None:
        if not title.isprintable() or not 1 <= len(title) <= TITLE:
            raise Refusal("bad-name", f"a title has 1 to {TITLE} printable characters")
        if asked.game not in self.hall.games:
            raise Refusal("bad-setup", "there is no such game")
        game = self.hall.games[asked.game]
        if asked.seats < 2 or asked.seats not in sizes_of(game, asked.options, asked.seats):
            raise Refusal("bad-setup", "this game is not played so at a table of that size")
        fault = clock.refuse(asked.clock)
        if fault or isinstance(asked.clock, NoClock):
            raise Refusal("bad-setup", fault or "a tournament needs a clock")
        if not 2 <= asked.least <= asked.most <= MOST:
            raise Refusal("bad-setup", f"2 to {MOST} people play")
        if not 1 <= asked.rounds <= ROUNDS:
            raise Refusal("bad-setup", f"there are 1 to {ROUNDS} rounds")
        if not PATIENCE[0] <= asked.patience <= PATIENCE[1]:
            raise Refusal("bad-setup", f"players are waited for {PATIENCE[0]} seconds to 7 days")
        if asked.starts is not None and not 0 < asked.starts < time.time() + 366 * 86_400:
            raise Refusal("bad-setup", "it starts within a year")

    async def join(self, name: str, person: Person) -> None:
        """Enter a person."""
        if person.guest:
            raise Refusal("guest", "a tournament needs an account")
        if person.program:
            raise Refusal("not-allowed", "tournaments are for people")
        await self.store.write(lambda c: register.enter(c, name, person))

    async def leave(self, name: str, person: Person) -> None:
        """Take a person out."""
        await self.store.write(lambda c: register.withdraw(c, name, person))

    async def start(self, name: str, person: Person) -> None:
        """Open the first round early."""
        field = await self._hosted(name, person)
        if field.head["status"] != "open":
            raise Refusal("already-started")
        if len(field.entrants) < field.head["least"]:
            raise Refusal("bad-setup", "too few have joined")
        with contextlib.suppress(Conflict):  # its date came at the same time
            await self._go_on(field)

    async def cancel(self, name: str, person: Person) -> None:
        """Cancel a tournament."""
        field = await self._hosted(name, person)
        status = field.head["status"]
        if status not in ("open", "running"):
            raise Refusal("over")
        try:
            await self.store.write(lambda c: register.call_off(c, name, status))
        except Conflict:
            raise Refusal("stale", "it has just begun, or ended") from None

    async def _hosted(self, name: str, person: Person) -> Field:
        field = await self.store.read(lambda c: register.field_of(c, name))
        if field.head["host"] != person.id:
            raise Refusal("not-yours")
        return field

    # The loop.

    async def keep(self) -> None:
        """Drive running tournaments, forever."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                names = await self.store.read(lambda c: register.under_way(c, time.time()))
                ours = bool(names) and await self.store.write(self._lease)
                if ours:
                    await self.look(names)
            except Exception:  # the database may be unavailable for a moment
                LOG.exception("could not look after the tournaments")

    def _lease(self, c: Connection) -> bool:
        return lease(c, "tournaments", self.store.name, LEASE)

    async def look(self, names: Sequence[str]) -> None:
        """Advance tournaments as far as possible."""
        for name in names:
            try:
                await self.advance(name)
            except Conflict:
                continue  # another process was faster
            except Exception:  # one broken tournament must not stop the others
                LOG.exception("tournament %s could not go on", name)

    async def advance(self, name: str) -> None:
        """Advance one tournament as far as possible."""
        field = await self.store.read(lambda c: register.field_of(c, name))
        head = field.head
        if head["game"] not in self.hall.games:  # the game may be installed again later
            return
        if head["status"] == "open":
            if len(field.entrants) < head["least"]:  # its date has come, with too few players
                await self.store.write(lambda c: register.call_off(c, name, "open"))
            else:
                await self._go_on(field)
            return
        if head["status"] != "running":
            return
        if await self.store.write(lambda c: register.collect(c, field)):
            field = await self.store.read(lambda c: register.field_of(c, name))
        if field.over():
            await self._go_on(field)
        else:
            await self._replace_absent(field)

    async def _go_on(self, field: Field) -> None:
        """Open the next round, or close the tournament."""
        head = field.head
        out = field.knocked_out()
        players = [row for row in field.active() if row["number"] not in out]
        done = field.final() or not field.knockout and head["round"] >= head["rounds"]
        paired = None if done or len(players) < 2 else await self._paired(field, players)
        if paired is None or not paired.tables:
            await self.store.write(lambda c: register.finish(c, field))
            return
        tables = [self._table(head) for _ in paired.tables]
        await self.store.write(
            lambda c: register.open_round(c, field, out, players, paired, tables)
        )
        for made in tables:  # if this fails, the hall starts it later
            with contextlib.suppress(Refusal):
                await self.seating.start_full(await self.hall.get(made.id))

    async def _paired(self, field: Field, players: Sequence[Row]) -> Round:
        head = field.head
        gone = [row for row in field.entrants if row not in players]
        order = [row["number"] for row in (*players, *gone)]
        points = {line.player: line.points for line in field.lines()}
        options = msgspec.json.decode(head["options"])
        allowed = sizes_of(self.hall.games[head["game"]], options, head["seats"])
        return await self.hall.apart(
            pair,
            field.history(order),
            range(len(players)),
            [points[number] for number in order],
            allowed,
            head["seed"] + head["round"],
            head["fill"] is not None,
        )

    def _table(self, head: Row) -> Head:
        """Return a table of a round: rated, so without hints and undo."""
        now = time.time()
        rules = self.hall.games[head["game"]]
        return Head(
            new_id(), head["game"], rules.version, msgspec.json.decode(head["options"]), "waiting",
            head["host"], new_id(), False, CLOCK.decode(head["clock"]), 0, 0, None, now, now, None,
            "public" if head["listed"] else "link", head["absent"] == "computer", rated=True,
        )  # fmt: skip

    async def _replace_absent(self, field: Field) -> None:
        """Let computer players replace those who are absent or out of time."""
        names = {row["table"] for row in field.now() if row["table"] and row["points"] is None}
        now = time.time()
        rows, here = await self.store.read(lambda c: _waited_for(c, sorted(names), now))
        for row in rows:
            if not self._is_late(field, row, row["person"] in here.get(row["id"], ()), now):
                continue
            level = field.head["fill"] or STAND_IN
            with contextlib.suppress(Refusal):  # they have just returned or moved
                table = await self.hall.get(row["id"])
                if table.head.ply == row["ply"]:
                    await self.leaving.stand_in(table, row["seat"], level)

    def _is_late(self, field: Field, row: Row, here: bool, now: float) -> bool:
        rule = CLOCK.decode(row["clock"])
        banks = clock.Banks(LEFT.decode(row["banks"]), row["seat"], row["since"])
        if clock.left_of(rule, banks, row["seat"], now) < -OVERTIME:
            return True
        if here or isinstance(rule, DaysClock):
            return False
        since = max(row["moved"], row["away"] or 0.0, self.began)
        return bool(now - since >= field.head["patience"])


def _waited_for(
    c: Connection, tables: list[str], now: float
) -> tuple[Sequence[Row], dict[str, set[int]]]:
    """Return the seats to move at some tables, and who is present."""
    t = TABLES.c
    columns = (t.id, t.ply, t.clock, t.banks, t.since, t.moved)
    found = (
        sa.select(*columns, SEATS.c.seat, SEATS.c.person, SEATS.c.away)
        .join(SEATS, sa.and_(SEATS.c.table == t.id, SEATS.c.seat == t.actor))
        .where(t.id.in_(tables), t.status == "running", SEATS.c.who == "person")
    )
    there = sa.select(PRESENCE.c.table, PRESENCE.c.people).where(
        PRESENCE.c.table.in_(tables), PRESENCE.c.until > now
    )
    here: dict[str, set[int]] = {}
    for table, people in c.execute(there):
        here.setdefault(table, set()).update(PEOPLE_OF.decode(people))
    return c.execute(found).mappings().all(), here


def sizes_of(game: AnyGame, options: dict[str, OptionValue], wanted: int) -> list[int]:
    """List the possible table sizes of a game with some options, up to one above the preferred."""
    found = []
    for seats in range(2, wanted + 2):
        with contextlib.suppress(BadSetup):
            game.start(seats, 0, options)
            found.append(seats)
    return found
