"""HTTP: tables. Everything the WebSocket offers is here as well."""

import asyncio
from collections.abc import Sequence
from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec.structs import replace

from parvis.engine import BadSetup
from parvis.server.people.accounts import Person
from parvis.server.people.names import proper_name
from parvis.server.tables import archive, clock
from parvis.server.tables.hall import Hall
from parvis.server.tables.playthrough import Playthrough
from parvis.server.tables.seating import TIMED, seat_for
from parvis.server.tables.table import Seat, Table, hears, may_watch
from parvis.server.web import routes
from parvis.server.web.at_table import Here, act, here_of, table_of
from parvis.server.web.edge import (
    Asking,
    address_of,
    person_of,
    reader_of,
    server_of,
    work,
)
from parvis.server.wire.bodies import Join, Moments, NewTable, Points, SeatPlan, Start
from parvis.server.wire.messages import (
    MOST_AT_ONCE,
    Choose,
    Drafted,
    Moved,
    NoClock,
    Previewed,
    Said,
    Say,
    TableState,
    TakeBack,
)
from parvis.server.wire.refusals import Refusal

Ply = Annotated[int, QueryParameter(ge=-1, le=1_000_000)]
SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=100)]
WAIT = 55.0  # seconds
RATED_AT_ONCE = 3  # pending turns in rated games without a clock


@routes.post("/api/tables", "Make a table")
async def make(request: Asking, data: JSONBody[NewTable]) -> TableState:
    server = server_of(request)
    person = await person_of(request)
    limit_making(request, person)
    if data.game not in server.games:
        raise Refusal("bad-setup", "there is no such game")
    try:
        server.games[data.game].start(len(data.seats), 0, data.options)
    except BadSetup as error:
        raise Refusal("bad-setup", str(error), text=error.reason) from None
    fault = clock.refuse(data.clock)
    if fault or all(plan.who == "computer" for plan in data.seats):
        raise Refusal("bad-setup", fault or "nobody would play")
    if data.rated:
        _ratable(data, person)
        waiting = await server.store.read(lambda c: archive.waits_unclocked(c, person.id))
        if waiting >= RATED_AT_ONCE:  # prevents leaving a lost game undecided
            raise Refusal("playing", "finish your rated games first, or give them up")
    for plan in data.seats:
        if plan.who == "here":
            await server.accounts.check_name(person, plan.name)
    seats = [planned(plan, person) for plan in data.seats]
    listed = any(seat.who == "open" for seat in seats)
    visibility = data.visibility or ("public" if listed else "link")
    if visibility == "public":
        seats = [replace(seat, who="open") if seat.who == "link" else seat for seat in seats]
    elif listed:
        raise Refusal("bad-setup", "a table with a seat for anybody is public")
    table = await server.seating.make(
        person,
        data.game,
        seats,
        data.options,
        data.clock,
        data.shuffle,
        visibility,
        data.returns,
        data.rated,
    )
    if not any(seat.who in ("open", "link") for seat in seats):
        await server.seating.start_full(table)
    return table.state(person.id)


def _ratable(data: NewTable, person: Person) -> None:
    """Raise Refusal unless a table can be rated."""
    if person.guest:
        raise Refusal("guest", "rated games need an account")
    who = [plan.who for plan in data.seats]
    if len(who) < 2 or "here" in who or who.count("me") != 1:
        raise Refusal("bad-setup", "at a rated table everybody plays for themselves")
    if {"open", "link"} & set(who) and isinstance(data.clock, NoClock):
        raise Refusal("bad-setup", TIMED)


def planned(plan: SeatPlan, person: Person) -> Seat:
    """Return a seat as planned by a person."""
    if plan.who == "me":
        return seat_for(person)
    if plan.who == "here":
        return replace(seat_for(person), name=proper_name(plan.name))
    return Seat(plan.who, level=plan.level if plan.who == "computer" else None)


@routes.get("/api/tables/{table:str}", "Who sits where")
async def state(
    request: Asking, table: FromPath[str], invite: Annotated[str | None, QueryParameter()] = None
) -> TableState:
    found, person = await watched(request, table, invite)
    return found.state(person.id if person else None)


async def watched(
    request: Asking, table: str, invite: str | None = None
) -> tuple[Table, Person | None]:
    """Return a table and the person who asks; raise Refusal if they may not see it."""
    found = await table_of(request, table)
    person = await reader_of(request)
    if not may_watch(found, person.id if person else None, invite):
        raise Refusal("not-found", "this table is private")
    return found, person


@act("join", "Sit down", admits=False)
async def join(here: NamedDependency[Here], data: JSONBody[Join]) -> TableState:
    here.admit(data.invite)
    await here.server.seating.join(here.table, here.person, data.invite, data.seat)
    return here.state()


@act("leave", "Give your seat up before the start")
async def leave(here: NamedDependency[Here]) -> TableState:
    await here.server.seating.leave(here.table, here.person)
    return here.state()


@act("start", "Start: computer players take the free seats")
async def start(here: NamedDependency[Here], data: JSONBody[Start]) -> TableState:
    if here.table.head.host != here.person.id:
        raise Refusal("not-yours")
    await here.server.seating.start(here.table, data.level)
    return here.state()


@routes.get("/api/tables/{table:str}/now", "The game as you see it")
async def now(
    request: Asking,
    table: FromPath[str],
    since: Ply = -1,
    revision: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    seat: SeatNumber = None,
    wait: Annotated[
        bool, QueryParameter(description="Wait until there is news after `since`")
    ] = False,
) -> Moved:
    found, person = await watched(request, table)
    number = person.id if person else None
    if wait and found.head.status in ("waiting", "running"):
        place = address_of(request)
        with server_of(request).limits.held(place):
            await _news(server_of(request).hall, found, number, place, since, revision)
        found, person = await watched(request, table)  # they may have been removed meanwhile
        number = person.id if person else None
    if found.play is None:
        raise Refusal("not-started")
    return found.moved(since, revision, found.eyes(number, seat))


class _Once:
    """A watcher that waits for one move."""

    def __init__(self, person: int | None, place: str, ply: int, revision: int) -> None:
        self.person = person
        self.place = place
        self.blocked: frozenset[int] = frozenset()
        self.deaf = True
        self.wanted: int | None = None
        self.ply = ply
        self.revision = revision
        self.credential = ""  # checked again when there is news
        self.invite: str | None = None
        self.event = asyncio.Event()

    def put(self, data: bytes) -> None:
        self.event.set()

    def hears(self, said: Said) -> bool:
        return False

    def dismiss(self, gone: bool = False) -> None:
        self.event.set()


async def _news(
    hall: Hall, table: Table, person: int | None, place: str, since: int, revision: int
) -> None:
    if table.play is not None and (table.head.revision, table.play.ply) != (revision, since):
        return
    watcher = _Once(person, place, since, revision)
    hall.enter(table, watcher)
    try:
        async with asyncio.timeout(WAIT):
            while (watcher.revision, watcher.ply) == (revision, since):
                await watcher.event.wait()
                watcher.event.clear()
    except TimeoutError:
        pass
    finally:
        hall.leave(table, watcher)


@routes.get("/api/tables/{table:str}/at/{ply:int}", "As it was at a ply")
async def at(
    request: Asking, table: FromPath[str], ply: FromPath[int], seat: SeatNumber = None
) -> Moved:
    found, play, eyes = await _looking(request, table, seat)
    if not 0 <= ply <= play.ply:
        raise Refusal("not-found", f"the table has come to {play.ply}")
    revision = found.head.revision
    return await work(request, lambda: play.until(ply).moved(found.id, revision, -1, eyes))


@routes.get("/api/tables/{table:str}/moments", "Where one may jump to")
async def moments(request: Asking, table: FromPath[str]) -> Moments:
    found, play, _ = await _looking(request, table, None)
    person = await reader_of(request)
    return play.moments(found.held(person.id if person else None))


@act("choose", "Choose", limit="")
async def choose(here: NamedDependency[Here], data: JSONBody[Choose]) -> Moved:
    table, person = here.table, here.person
    table.asked_from(address_of(here.request))
    await here.server.hall.choose(table, person, data)
    return table.moved(data.ply, table.head.revision, table.eyes(person.id, None))


@act("undo", "Take back", limit="take-back")
async def undo(here: NamedDependency[Here], data: JSONBody[TakeBack]) -> Moved:
    table, person = here.table, here.person
    await here.server.hall.undo(table, person, data)
    return table.moved(table.head.ply, table.head.revision, table.eyes(person.id, None))


@routes.get("/api/tables/{table:str}/preview", "What a choice would change")
async def preview(
    request: Asking,
    table: FromPath[str],
    ply: Ply,
    value: Annotated[int, QueryParameter(ge=-1, le=1 << 40)],
) -> Previewed:
    here = await here_of(request, table)
    here.limit("think")
    return previewed(here.table, here.person, ply, value)


@routes.get("/api/tables/{table:str}/draft", "What several choices at once would come to")
async def draft(
    request: Asking,
    table: FromPath[str],
    ply: Ply,
    words: Annotated[list[str], QueryParameter(max_length=1 + MOST_AT_ONCE)],
) -> Drafted:
    here = await here_of(request, table)
    here.limit("think")
    return drafted(here.table, here.person, ply, words)


def previewed(table: Table, person: Person | None, ply: int, value: int) -> Previewed:
    """Return what a choice would change; only for the person to move."""
    play, actor = _asked(table, person, ply)
    return play.preview(actor, value)


def drafted(table: Table, person: Person | None, ply: int, words: Sequence[str]) -> Drafted:
    """Return what several choices at once would change; only for the person to move."""
    play, actor = _asked(table, person, ply)
    return play.draft(actor, words)


def _asked(table: Table, person: Person | None, ply: int) -> tuple[Playthrough, int]:
    """Return the game and the seat to move at a ply, if it is this person's."""
    play = table.play
    if play is None:
        raise Refusal("not-started")
    if ply != play.ply:
        raise Refusal("stale", ply=play.ply)
    if play.actor is None:
        raise Refusal("over", ply=play.ply)
    if play.actor not in table.held(person.id if person else None):
        raise Refusal("not-your-turn", ply=play.ply)
    return play, play.actor


@routes.get("/api/tables/{table:str}/points", "As if the game ended now")
async def points(request: Asking, table: FromPath[str], seat: SeatNumber = None) -> Points:
    _, play, eyes = await _looking(request, table, seat)
    return await work(request, play.points, eyes)


@routes.get("/api/tables/{table:str}/chat", "What was said")
async def chat(request: Asking, table: FromPath[str]) -> list[Said]:
    server = server_of(request)
    found, person = await watched(request, table)
    me = person.id if person else None
    blocked, muted = await server.moderation.unheard(me, found.id)
    said = await server.store.read(lambda c: archive.talk(c, found.id))
    return [line for line in said if hears(line, me, blocked, muted)]


@act("chat", "Say something", limit="say")
async def say(here: NamedDependency[Here], data: JSONBody[Say]) -> Said:
    return await here.server.hall.talk.say(here.table, here.person, data.text)


def limit_making(request: Asking, person: Person) -> None:
    """Apply the limit for creating things, per person and per address."""
    limits = server_of(request).limits
    limits.both("make", person.id, address_of(request))


def limit_changing(request: Asking, person: Person) -> None:
    """Apply the limit for changes other than moves."""
    server_of(request).limits.both("change", person.id, address_of(request))


async def _looking(
    request: Asking, table: str, seat: int | None
) -> tuple[Table, Playthrough, int | None]:
    """Return a started table and the seat whose view is used.

    After the game, everything is public, and any seat's view may be used.

    """
    server = server_of(request)
    found, person = await watched(request, table)
    server.limits.both("think", person.id if person else None, address_of(request))
    if found.play is None:
        raise Refusal("not-started")
    number = person.id if person else None
    if found.head.status in ("finished", "study") and seat is not None:
        if seat >= len(found.seats):
            raise Refusal("not-found", "there is no such seat")
        return found, found.play, seat
    return found, found.play, found.eyes(number, seat)
