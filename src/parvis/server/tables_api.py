"""HTTP: tables. All that the browser does over its WebSocket can be done here, too."""

import asyncio
import time
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from parvis.engine import BadSetup
from parvis.server import archive, clock
from parvis.server.accounts import Person, proper_name
from parvis.server.bodies import Join, Lobby, NewTable, Points, SeatPlan, Start, TakeOver
from parvis.server.edge import ANSWERS, Asking, address_of, person_of, reader_of, server_of
from parvis.server.messages import Choose, Moved, Previewed, Said, Say, TableState, TakeBack
from parvis.server.play import Play
from parvis.server.refusals import Refusal
from parvis.server.table import Seat, Table, summary
from parvis.server.tables import Tables

Ply = Annotated[int, QueryParameter(ge=-1, le=1_000_000)]
SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=100)]
WAIT = 55.0  # seconds
OPEN = 2 * 86_400.0  # seconds after which a table that nobody joined is listed no more


@get("/api/lobby", responses=ANSWERS, summary="Tables to join, and yours")
async def lobby(request: Asking) -> Lobby:
    server = server_of(request)
    person = await reader_of(request)
    since = time.time() - OPEN
    found = await server.store.read(lambda c: archive.open_tables(c, since))
    mine = []
    if person is not None:
        number = person.id
        mine = await server.store.read(lambda c: archive.tables_of(c, number))
    known = {head.id for head, _ in mine}
    return Lobby(
        [summary(*item, person) for item in found if item[0].id not in known],
        [summary(*item, person) for item in mine],
    )


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
        raise Refusal("bad-setup", str(error)) from None
    fault = clock.refuse(data.clock)
    if fault or all(plan.who == "computer" for plan in data.seats):
        raise Refusal("bad-setup", fault or "nobody would play")
    seats = [_planned(plan, person) for plan in data.seats]
    table = await server.seating.make(
        person, data.game, seats, data.options, data.clock, data.shuffle
    )
    if not any(seat.who in ("open", "link") for seat in seats):
        await server.seating.start_full(table)
    return table.state(person.id)


def _planned(plan: SeatPlan, person: Person) -> Seat:
    if plan.who == "me":
        return Seat("person", person.id, person.name)
    if plan.who == "here":
        return Seat("person", person.id, proper_name(plan.name))
    return Seat(plan.who, level=plan.level if plan.who == "computer" else None)


@get("/api/tables/{table:str}", responses=ANSWERS, summary="Who sits where")
async def state(request: Asking, table: FromPath[str]) -> TableState:
    found = await server_of(request).tables.get(table)
    person = await reader_of(request)
    return found.state(person.id if person else None)


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
    found = await server_of(request).tables.get(table)
    person = await reader_of(request)
    number = person.id if person else None
    if wait and found.head.status in ("waiting", "running"):
        with server_of(request).limits.held(address_of(request)):
            await _news(server_of(request).tables, found, number, since, revision)
        person = await reader_of(request)  # they may have signed out meanwhile
        number = person.id if person else None
    if found.play is None:
        raise Refusal("not-started")
    return found.moved(since, revision, found.eyes(number, seat))


class _Once:
    """A watcher that waits for one move."""

    def __init__(self, person: int | None, ply: int, revision: int) -> None:
        self.person = person
        self.wanted: int | None = None
        self.ply = ply
        self.revision = revision
        self.credential = ""  # it is asked for again when there is news
        self.event = asyncio.Event()

    def put(self, data: bytes) -> None:
        self.event.set()

    def dismiss(self) -> None:
        self.event.set()


async def _news(
    tables: Tables, table: Table, person: int | None, since: int, revision: int
) -> None:
    if table.play is not None and (table.head.revision, table.play.ply) != (revision, since):
        return
    watcher = _Once(person, since, revision)
    tables.enter(table, watcher)
    try:
        async with asyncio.timeout(WAIT):
            while (watcher.revision, watcher.ply) == (revision, since):
                await watcher.event.wait()
                watcher.event.clear()
    except TimeoutError:
        pass
    finally:
        tables.leave(table, watcher)


@get("/api/tables/{table:str}/at/{ply:int}", responses=ANSWERS, summary="As it was at a ply")
async def at(
    request: Asking, table: FromPath[str], ply: FromPath[int], seat: SeatNumber = None
) -> Moved:
    found, play, eyes = await _looking(request, table, seat)
    if not 0 <= ply <= play.ply:
        raise Refusal("not-found", f"the table has come to {play.ply}")
    then = await asyncio.to_thread(play.until, ply)
    return then.moved(found.id, found.head.revision, -1, eyes)


@post("/api/tables/{table:str}/choose", status_code=200, responses=ANSWERS, summary="Choose")
async def choose(request: Asking, table: FromPath[str], data: JSONBody[Choose]) -> Moved:
    found, person = await _seated(request, table)
    await server_of(request).tables.choose(found, person, data)
    return found.moved(data.ply, found.head.revision, found.eyes(person.id, None))


@post("/api/tables/{table:str}/undo", status_code=200, responses=ANSWERS, summary="Take back")
async def undo(request: Asking, table: FromPath[str], data: JSONBody[TakeBack]) -> Moved:
    found, person = await _seated(request, table)
    server_of(request).limits.take("take-back", str(person.id))
    await server_of(request).tables.undo(found, person, data)
    return found.moved(found.head.ply, found.head.revision, found.eyes(person.id, None))


@get("/api/tables/{table:str}/preview", responses=ANSWERS, summary="What a choice would change")
async def preview(
    request: Asking,
    table: FromPath[str],
    ply: Ply,
    value: Annotated[int, QueryParameter(ge=-1, le=1 << 40)],
) -> Previewed:
    found, person = await _seated(request, table)
    server_of(request).limits.take("think", str(person.id))
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
    return await asyncio.to_thread(play.points, eyes)


@get("/api/tables/{table:str}/chat", responses=ANSWERS, summary="What was said")
async def chat(request: Asking, table: FromPath[str]) -> list[Said]:
    server = server_of(request)
    found = await server.tables.get(table)
    return await server.store.read(lambda c: archive.talk(c, found.id))


@post("/api/tables/{table:str}/chat", status_code=200, responses=ANSWERS, summary="Say something")
async def say(request: Asking, table: FromPath[str], data: JSONBody[Say]) -> Said:
    found, person = await _seated(request, table)
    server_of(request).limits.take("say", str(person.id))
    return await server_of(request).tables.talk.say(found, person, data.text)


@post(
    "/api/tables/{table:str}/resign",
    status_code=200,
    responses=ANSWERS,
    summary="Let a computer player take your seat",
)
async def resign(request: Asking, table: FromPath[str], data: JSONBody[Start]) -> TableState:
    found, person = await _seated(request, table)
    server = server_of(request)
    held = found.held(person.id)
    if not held:
        raise Refusal("not-seated")
    for seat in held:
        name = await server.seating.hand_over(found, seat, data.level, person)
        await server.tables.talk.notice(found, "resigned", seat, name)
    return found.state(person.id)


@post(
    "/api/tables/{table:str}/takeover",
    status_code=200,
    responses=ANSWERS,
    summary="Let a computer player take the seat of somebody out of time",
)
async def takeover(request: Asking, table: FromPath[str], data: JSONBody[TakeOver]) -> TableState:
    found, person = await _seated(request, table)
    server = server_of(request)
    if not found.held(person.id):
        raise Refusal("not-seated")
    if not 0 <= data.seat < len(found.seats):
        raise Refusal("not-found", "there is no such seat")
    name = await server.seating.hand_over(found, data.seat, data.level)
    await server.tables.talk.notice(found, "out-of-time", data.seat, name)
    return found.state(person.id)


@post("/api/tables/{table:str}/rematch", status_code=200, responses=ANSWERS, summary="Once more")
async def rematch(request: Asking, table: FromPath[str]) -> TableState:
    found, person = await _seated(request, table)
    limit_making(request, person)
    new = await server_of(request).seating.rematch(found, person)
    return new.state(person.id)


def limit_making(request: Asking, person: Person) -> None:
    """Limit what one person makes, and what all the guests of one place do."""
    limits = server_of(request).limits
    limits.take("make", address_of(request))
    limits.take("make", str(person.id))


async def _seated(request: Asking, table: str) -> tuple[Table, Person]:
    """Return the table and who is asking, who may or may not sit at it."""
    person = await person_of(request)
    return await server_of(request).tables.get(table), person


async def _looking(request: Asking, table: str, seat: int | None) -> tuple[Table, Play, int | None]:
    """Return a started table and through whose eyes it is looked at.

    When a game has ended, everything may be known, and anybody's eyes will do.
    """
    server = server_of(request)
    found = await server.tables.get(table)
    person = await reader_of(request)
    server.limits.take("think", str(person.id) if person else address_of(request))
    if found.play is None:
        raise Refusal("not-started")
    number = person.id if person else None
    if found.head.status in ("finished", "study") and seat is not None:
        if seat >= len(found.seats):
            raise Refusal("not-found", "there is no such seat")
        return found, found.play, seat
    return found, found.play, found.eyes(number, seat)


HANDLERS = [
    lobby,
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
    resign,
    takeover,
    rematch,
]
