"""HTTP: tables. All that the browser does over its WebSocket can be done here, too."""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec.structs import replace

from parvis.engine import BadSetup
from parvis.server.people.accounts import Person
from parvis.server.people.names import proper_name
from parvis.server.tables import archive, clock
from parvis.server.tables.hall import Hall
from parvis.server.tables.playthrough import Playthrough
from parvis.server.tables.seating import seat_for
from parvis.server.tables.table import Seat, Table, hears, may_watch
from parvis.server.web.edge import (
    ANSWERS,
    Asking,
    address_of,
    person_of,
    reader_of,
    server_of,
    work,
)
from parvis.server.wire.bodies import Join, NewTable, Points, SeatPlan, Start
from parvis.server.wire.messages import Choose, Moved, Previewed, Said, Say, TableState, TakeBack
from parvis.server.wire.refusals import Refusal

Ply = Annotated[int, QueryParameter(ge=-1, le=1_000_000)]
SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=100)]
WAIT = 55.0  # seconds


@post("/api/tables", status_code=200, responses=ANSWERS, summary="Make a table")
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
    """Raise Refusal unless a table may be rated."""
    if person.guest:
        raise Refusal("guest", "rated games need an account")
    who = [plan.who for plan in data.seats]
    if len(who) < 2 or "here" in who or who.count("me") != 1:
        raise Refusal("bad-setup", "at a rated table everybody plays for themselves")


def planned(plan: SeatPlan, person: Person) -> Seat:
    """Return the seat that a person plans."""
    if plan.who == "me":
        return seat_for(person)
    if plan.who == "here":
        return replace(seat_for(person), name=proper_name(plan.name))
    return Seat(plan.who, level=plan.level if plan.who == "computer" else None)


@get("/api/tables/{table:str}", responses=ANSWERS, summary="Who sits where")
async def state(
    request: Asking, table: FromPath[str], invite: Annotated[str | None, QueryParameter()] = None
) -> TableState:
    found, person = await watched(request, table, invite)
    return found.state(person.id if person else None)


async def watched(
    request: Asking, table: str, invite: str | None = None
) -> tuple[Table, Person | None]:
    """Return a table and who asks for it; raise Refusal if it is private, and not theirs."""
    found = await server_of(request).hall.get(table)
    person = await reader_of(request)
    if not may_watch(found, person.id if person else None, invite):
        raise Refusal("not-found", "this table is private")
    return found, person


@post("/api/tables/{table:str}/join", status_code=200, responses=ANSWERS, summary="Sit down")
async def join(request: Asking, table: FromPath[str], data: JSONBody[Join]) -> TableState:
    found, person = await _seated(request, table)
    await server_of(request).seating.join(found, person, data.invite, data.seat)
    return found.state(person.id)


@post(
    "/api/tables/{table:str}/leave",
    status_code=200,
    responses=ANSWERS,
    summary="Give your seat up before the start",
)
async def leave(request: Asking, table: FromPath[str]) -> TableState:
    found, person = await _seated(request, table)
    await server_of(request).seating.leave(found, person)
    return found.state(person.id)


@post(
    "/api/tables/{table:str}/start",
    status_code=200,
    responses=ANSWERS,
    summary="Start: computer players take the free seats",
)
async def start(request: Asking, table: FromPath[str], data: JSONBody[Start]) -> TableState:
    found, person = await _seated(request, table)
    if found.head.host != person.id:
        raise Refusal("not-yours")
    await server_of(request).seating.start(found, data.level)
    return found.state(person.id)


@get("/api/tables/{table:str}/now", responses=ANSWERS, summary="The game as you see it")
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
        person = await reader_of(request)  # they may have signed out meanwhile
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
        self.credential = ""  # it is asked for again when there is news
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


@get("/api/tables/{table:str}/at/{ply:int}", responses=ANSWERS, summary="As it was at a ply")
async def at(
    request: Asking, table: FromPath[str], ply: FromPath[int], seat: SeatNumber = None
) -> Moved:
    found, play, eyes = await _looking(request, table, seat)
    if not 0 <= ply <= play.ply:
        raise Refusal("not-found", f"the table has come to {play.ply}")
    revision = found.head.revision
    return await work(request, lambda: play.until(ply).moved(found.id, revision, -1, eyes))


@post("/api/tables/{table:str}/choose", status_code=200, responses=ANSWERS, summary="Choose")
async def choose(request: Asking, table: FromPath[str], data: JSONBody[Choose]) -> Moved:
    found, person = await _seated(request, table)
    found.asked_from(address_of(request))
    await server_of(request).hall.choose(found, person, data)
    return found.moved(data.ply, found.head.revision, found.eyes(person.id, None))


@post("/api/tables/{table:str}/undo", status_code=200, responses=ANSWERS, summary="Take back")
async def undo(request: Asking, table: FromPath[str], data: JSONBody[TakeBack]) -> Moved:
    found, person = await _seated(request, table)
    server_of(request).limits.both("take-back", person.id, address_of(request))
    await server_of(request).hall.undo(found, person, data)
    return found.moved(found.head.ply, found.head.revision, found.eyes(person.id, None))


@get("/api/tables/{table:str}/preview", responses=ANSWERS, summary="What a choice would change")
async def preview(
    request: Asking,
    table: FromPath[str],
    ply: Ply,
    value: Annotated[int, QueryParameter(ge=-1, le=1 << 40)],
) -> Previewed:
    found, person = await _seated(request, table)
    server_of(request).limits.both("think", person.id, address_of(request))
    return previewed(found, person, ply, value)


def previewed(table: Table, person: Person | None, ply: int, value: int) -> Previewed:
    """Say what a choice would change, to the one who is asked."""
    play = table.play
    if play is None:
        raise Refusal("not-started")
    if ply != play.ply:
        raise Refusal("stale", ply=play.ply)
    if play.actor is None:
        raise Refusal("over", ply=play.ply)
    if play.actor not in table.held(person.id if person else None):
        raise Refusal("not-your-turn", ply=play.ply)
    return play.preview(play.actor, value)


@get("/api/tables/{table:str}/points", responses=ANSWERS, summary="As if the game ended now")
async def points(request: Asking, table: FromPath[str], seat: SeatNumber = None) -> Points:
    _, play, eyes = await _looking(request, table, seat)
    return await work(request, play.points, eyes)


@get("/api/tables/{table:str}/chat", responses=ANSWERS, summary="What was said")
async def chat(request: Asking, table: FromPath[str]) -> list[Said]:
    server = server_of(request)
    found, person = await watched(request, table)
    me = person.id if person else None
    blocked, muted = await server.moderation.unheard(me, found.id)
    said = await server.store.read(lambda c: archive.talk(c, found.id))
    return [line for line in said if hears(line, me, blocked, muted)]


@post("/api/tables/{table:str}/chat", status_code=200, responses=ANSWERS, summary="Say something")
async def say(request: Asking, table: FromPath[str], data: JSONBody[Say]) -> Said:
    found, person = await _seated(request, table)
    server_of(request).limits.both("say", person.id, address_of(request))
    return await server_of(request).hall.talk.say(found, person, data.text)


def limit_making(request: Asking, person: Person) -> None:
    """Limit what one person makes, and what all the guests of one place do."""
    limits = server_of(request).limits
    limits.both("make", person.id, address_of(request))


async def _seated(request: Asking, table: str) -> tuple[Table, Person]:
    """Return the table and who is asking, who may or may not sit at it."""
    person = await person_of(request)
    return await server_of(request).hall.get(table), person


async def _looking(
    request: Asking, table: str, seat: int | None
) -> tuple[Table, Playthrough, int | None]:
    """Return a started table and through whose eyes it is looked at.

    When a game has ended, everything may be known, and anybody's eyes will do.
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


HANDLERS = [
    make,
    state,
    join,
    leave,
    start,
    now,
    at,
    choose,
    undo,
    preview,
    points,
    chat,
    say,
]
