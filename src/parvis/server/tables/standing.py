"""Standing answers: given in advance, they answer a question when it is asked.

Each kind of choice declares which answers may stand and what cancels them: new forms, new options,
or another subject. Other players can't tell: the answer is stored like any choice, after a human-
like delay. For an absent owner, a visit is simulated: they are shown as present from shortly before
the answer until shortly after it.
"""

import asyncio
import contextlib
import logging
import math
import secrets
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from parvis.engine import IllegalChoice, Kind
from parvis.server.people.accounts import Person
from parvis.server.tables import archive, clock
from parvis.server.tables.playthrough import Playthrough
from parvis.server.tables.table import StandingAnswer, Table
from parvis.server.wire.bodies import Stand
from parvis.server.wire.messages import LiveClock, Said
from parvis.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from parvis.server.tables.hall import Hall

LOG = logging.getLogger("parvis.server")
ALONE: Final = 0.4  # seconds of delay without other people
SOONEST: Final = 1.5  # … and with other people: reading and clicking take time
LATEST: Final = 5.0
VISIT: Final = (8.0, 90.0)  # seconds after which an absent owner visits to answer
LINGER: Final = (4.0, 25.0)  # … and for which they stay
HURRY: Final = 0.05  # share of a live clock that waiting for a visit may use
ANYTHING: Final = "*"  # set before the question: any options
ABOUT: Final = "@"  # set for a specific `arg` of the question
OWED: Final = 120.0  # seconds after which an answer that is still missing is given after all


class Visit:
    """An absent owner shown as present. They receive nothing."""

    wanted: int | None = None
    place = ""
    blocked: frozenset[int] = frozenset()
    deaf = True
    credential = ""
    invite: str | None = None

    def __init__(self, person: int, ply: int, revision: int) -> None:
        self.person: int | None = person
        self.ply = ply
        self.revision = revision

    def put(self, data: bytes) -> None:
        """Ignore the message."""

    def hears(self, said: Said) -> bool:
        return False

    def dismiss(self, gone: bool = False) -> None:
        """Do nothing: there is no connection."""


class StandingAnswers:
    """Stores and gives standing answers."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self._due: dict[str, tuple[int, int]] = {}  # ply and revision to be answered
        self._swept: dict[str, tuple[int, int]] = {}  # … where there was nothing to answer

    async def give(self, table: Table, person: Person, asked: Stand) -> None:
        """Store a standing answer."""
        play = table.play
        if play is None or play.actor is None:
            raise Refusal("not-started" if play is None else "over")
        if asked.seat not in table.held(person.id):
            raise Refusal("not-seated")
        kind = next((k for k in play.game.kinds.tasks if asked.word.split(" ")[0] == k.name), None)
        if kind is None or form_of(kind, asked.word) not in kind.stands:
            raise Refusal("illegal", "this answer can't stand")
        now = play.actor == asked.seat and kind is asked_now(play)
        seen = offered(play) if now and asked.arg is None else beforehand(kind, asked.arg)
        answer = StandingAnswer(asked.word, asked.until, seen, play.ply, round_of(play))
        await self._keep(table, asked.seat, kind.name, answer)
        self.wake(table)

    async def take_back(self, table: Table, person: Person, seat: int, kind: str) -> None:
        """Remove a standing answer."""
        if seat not in table.held(person.id):
            raise Refusal("not-seated")
        await self._keep(table, seat, kind, None)

    async def drop_current(self, table: Table) -> None:
        """Remove the answer to an undone question: its owner wants to answer it themselves."""
        play = table.play
        if play is not None and play.actor is not None and play.actor >= 0:
            key = (play.actor, asked_now(play).name)
            if key in table.standing:
                await self._keep(table, *key, None)

    async def _keep(
        self, table: Table, seat: int, kind: str, answer: StandingAnswer | None
    ) -> None:
        def job(c: Connection) -> None:
            archive.stand(c, table.id, seat, kind, answer)
            self.hall.store.notify(c, table.id)

        await self.hall.store.write(job)
        kept = {key: old for key, old in table.standing.items() if key != (seat, kind)}
        if answer is not None:
            kept[seat, kind] = answer
        table.standing = kept
        table.tell_alone({table.seats[seat].person})

    # Giving answers.

    def wake(self, table: Table) -> None:
        """Schedule an answer, if the seat to move has a standing one."""
        play = table.play
        if not table.standing or play is None or self.value(table) is None:
            return
        due = (play.ply, table.head.revision)
        if self._due.get(table.id) == due:
            return  # looking at the table doesn't speed it up
        self._due[table.id] = due
        self.hall.start(self._in_time(table, *due))

    async def sweep(self) -> None:
        """Give overdue answers, whose process has ended or could not write them."""
        before = time.time() - OWED
        found = await self.hall.store.read(lambda c: archive.owing(c, before))
        swept, self._swept = self._swept, found
        for name, at in found.items():
            if swept.get(name) != at:
                with contextlib.suppress(Refusal):  # it was deleted, or set aside
                    self.wake(await self.hall.get(name))

    async def _in_time(self, table: Table, ply: int, revision: int) -> None:
        """Wait as a person would, then answer."""
        try:
            if len({seat.person for seat in table.seats if seat.who == "person"}) < 2:
                await asyncio.sleep(ALONE)
            else:
                await self._arrive(table)
                await asyncio.sleep(between(SOONEST, LATEST))
        finally:
            if self._due.get(table.id) == (ply, revision):
                del self._due[table.id]
        await self._answer(table, ply, revision)

    async def _arrive(self, table: Table) -> None:
        """Let an absent owner arrive first, for a while."""
        seat = table.head.actor
        owner = table.seats[seat].person if seat is not None else None
        if seat is None or owner is None or owner in table.online():
            return
        wait = between(*VISIT)
        if isinstance(table.head.clock, LiveClock):
            left = clock.left_of(table.head.clock, table.banks, seat, time.time())
            wait = min(wait, max(0.0, left * HURRY))
        await asyncio.sleep(wait)
        if owner not in table.online() and table.play is not None and self.value(table) is not None:
            visit = Visit(owner, table.play.ply, table.head.revision)
            self.hall.appear(table, visit)
            self.hall.start(self._go(table, visit))

    async def _go(self, table: Table, visit: Visit) -> None:
        """End a visit after some time without answers."""
        while True:
            ply = table.head.ply
            await asyncio.sleep(LATEST + between(*LINGER))
            if table.head.ply == ply or self.value(table) is None:
                break
        self.hall.disappear(table, visit)

    def value(self, table: Table) -> int | None:
        """Return the standing answer to the pending question, None if there is none."""
        play = table.play
        seat = play.actor if play is not None else None
        if play is None or seat is None or table.human(seat) is None:
            return None
        answer = table.standing.get((seat, asked_now(play).name))
        if answer is None or is_over(play, seat, answer):
            return None
        if not foreseen(answer, play):
            return None
        try:
            value: int = play.game.read(play.state, answer.word)
        except IllegalChoice:
            return None
        return value if value in play.options else None

    async def _answer(self, table: Table, ply: int, revision: int) -> None:
        try:
            async with self.hall.changing(table):
                play, value = table.play, self.value(table)
                if play is None or value is None:
                    return
                if (play.ply, table.head.revision) != (ply, revision):
                    return
                await self.hall.advance(table, play, play.choose(value))
                table.grace = time.monotonic()
            if table.head.status == "finished":
                await self.hall.talk.notice(table, "finished")
            self.hall.wake(table)
        except Refusal:
            return  # another answer was faster
        except Exception:
            LOG.exception("table %s: a standing answer could not be given", table.id)


def asked_now(play: Playthrough) -> Kind:
    """Return the kind of the pending question."""
    kind: Kind = play.game.kinds.tasks[play.state.agenda[-1].kind]
    return kind


def form_of(kind: Kind, word: str) -> str:
    """Return the form of a word, as `stands` names it."""
    parts = word.split(" ")
    return parts[1] if len(parts) > 1 and not parts[1].lstrip("-").isdecimal() else ""


def offered(play: Playthrough) -> tuple[str, ...]:
    """Return what a standing answer's owner must foresee: the question and its options."""
    kind = asked_now(play)
    words = {play.game.spell(play.state, value) for value in play.options}
    seen: set[str] = set()
    if "options" in kind.cancels:
        seen |= words
    elif "forms" in kind.cancels:
        seen |= {form_of(kind, word) for word in words}
    if "arg" in kind.cancels:
        seen.add(f"{ABOUT}{play.state.agenda[-1].arg}")
    return tuple(sorted(seen))


def beforehand(kind: Kind, arg: int | None) -> tuple[str, ...]:
    """Return what an owner foresees before the question; raise Refusal if that is not enough."""
    if "options" in kind.cancels:
        raise Refusal("illegal", "what is offered can't be foreseen: wait until it is asked")
    if "arg" not in kind.cancels:
        return (ANYTHING,)
    if arg is None:
        raise Refusal("illegal", "say about what (`arg`) it is to be answered so")
    return (ANYTHING, f"{ABOUT}{arg}")


def foreseen(answer: StandingAnswer, play: Playthrough) -> bool:
    """Tell whether the owner of an answer could foresee the question and options."""
    seen, now = set(answer.forms), set(offered(play))
    if ANYTHING in seen:
        now = {part for part in now if part.startswith(ABOUT)}
    return now <= seen


def between(least: float, most: float) -> float:
    """Return a random time between two, with shorter ones more likely."""
    if least <= 0:
        return most * secrets.randbelow(1000) / 1000
    return least * math.exp(math.log(most / least) * secrets.randbelow(1000) / 1000)


def round_of(play: Playthrough) -> int:
    """Return the game's round number."""
    return int(getattr(play.state, "round", 0))


def is_over(play: Playthrough, seat: int, answer: StandingAnswer) -> bool:
    """Tell whether an answer has expired."""
    if answer.ply > play.ply:  # something was undone
        return True
    if answer.until == "round":
        return round_of(play) != answer.round
    if answer.until == "turn":
        since = range(answer.ply, play.ply)
        return any(play.free[ply] and play.actors[ply] not in (seat, -1) for ply in since)
    return False
