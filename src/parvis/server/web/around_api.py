"""HTTP: around the game. The waiting room, leaving and absence, playing again, standing answers."""

from litestar import post
from litestar.params import FromPath, JSONBody

from parvis.server.people.accounts import Person
from parvis.server.tables.table import Table
from parvis.server.web.edge import ANSWERS, Asking, person_of, server_of
from parvis.server.web.tables_api import limit_making
from parvis.server.wire.bodies import (
    Absent,
    ForSeat,
    Resign,
    Room,
    RoomSeat,
    Stand,
    TakeOver,
    Unstand,
)
from parvis.server.wire.messages import TableState


async def _at(request: Asking, table: str) -> tuple[Table, Person]:
    person = await person_of(request)
    return await server_of(request).hall.get(table), person


# The waiting room.


@post(
    "/api/tables/{table:str}/room",
    status_code=200,
    responses=ANSWERS,
    summary="Change who may come, the clock or the rules, before the start",
)
async def room(request: Asking, table: FromPath[str], data: JSONBody[Room]) -> TableState:
    found, person = await _at(request, table)
    await server_of(request).room.change(found, person, data)
    return found.state(person.id)


@post(
    "/api/tables/{table:str}/room/seat",
    status_code=200,
    responses=ANSWERS,
    summary="Free a seat, give it to a computer player, or close it, before the start",
)
async def room_seat(request: Asking, table: FromPath[str], data: JSONBody[RoomSeat]) -> TableState:
    found, person = await _at(request, table)
    await server_of(request).room.set_seat(found, person, data)
    return found.state(person.id)


@post(
    "/api/tables/{table:str}/cancel",
    status_code=204,
    responses=ANSWERS,
    summary="Take away a table of yours that has not started",
)
async def cancel(request: Asking, table: FromPath[str]) -> None:
    found, person = await _at(request, table)
    await server_of(request).room.cancel(found, person)


# Leaving and absence.


@post(
    "/api/tables/{table:str}/resign",
    status_code=200,
    responses=ANSWERS,
    summary="Give up: a computer player takes your seat, or the game ends",
)
async def resign(request: Asking, table: FromPath[str], data: JSONBody[Resign]) -> TableState:
    found, person = await _at(request, table)
    await server_of(request).leaving.resign(found, person, data.level, data.end)
    return found.state(person.id)


@post(
    "/api/tables/{table:str}/takeover",
    status_code=200,
    responses=ANSWERS,
    summary="Let a computer player take the seat of somebody out of time",
)
async def takeover(request: Asking, table: FromPath[str], data: JSONBody[TakeOver]) -> TableState:
    found, person = await _at(request, table)
    await server_of(request).leaving.take_over(found, person, data.seat, data.level)
    return found.state(person.id)


@post(
    "/api/tables/{table:str}/more",
    status_code=200,
    responses=ANSWERS,
    summary="Give somebody out of time some more",
)
async def more(request: Asking, table: FromPath[str], data: JSONBody[ForSeat]) -> TableState:
    found, person = await _at(request, table)
    await server_of(request).leaving.more_time(found, person, data.seat)
    return found.state(person.id)


@post(
    "/api/tables/{table:str}/absent",
    status_code=200,
    responses=ANSWERS,
    summary="Replace somebody who is away, end the game as a win, or save it",
)
async def absent(request: Asking, table: FromPath[str], data: JSONBody[Absent]) -> TableState:
    found, person = await _at(request, table)
    await server_of(request).leaving.absent(found, person, data)
    return found.state(person.id)


@post(
    "/api/tables/{table:str}/return",
    status_code=200,
    responses=ANSWERS,
    summary="Take your seat back from the computer player that holds it",
)
async def come_back(request: Asking, table: FromPath[str]) -> TableState:
    found, person = await _at(request, table)
    await server_of(request).leaving.come_back(found, person)
    return found.state(person.id)


@post(
    "/api/tables/{table:str}/forget",
    status_code=204,
    responses=ANSWERS,
    summary="Put a table that is over out of your list",
)
async def forget(request: Asking, table: FromPath[str]) -> None:
    found, person = await _at(request, table)
    await server_of(request).leaving.forget(found, person)


# Playing again.


@post(
    "/api/tables/{table:str}/rematch",
    status_code=200,
    responses=ANSWERS,
    summary="Offer another game, or sit down at the one that is offered",
)
async def rematch(request: Asking, table: FromPath[str]) -> TableState:
    found, person = await _at(request, table)
    limit_making(request, person)
    new = await server_of(request).rematches.accept(found, person)
    return new.state(person.id)


@post(
    "/api/tables/{table:str}/rematch/decline",
    status_code=200,
    responses=ANSWERS,
    summary="Say no to another game",
)
async def decline(request: Asking, table: FromPath[str]) -> TableState:
    found, person = await _at(request, table)
    await server_of(request).rematches.decline(found, person)
    return found.state(person.id)


# Standing answers.


@post(
    "/api/tables/{table:str}/standing",
    status_code=200,
    responses=ANSWERS,
    summary="Answer a kind of question from now on in the same way",
)
async def stand(request: Asking, table: FromPath[str], data: JSONBody[Stand]) -> TableState:
    found, person = await _at(request, table)
    await server_of(request).hall.standing.give(found, person, data)
    return found.state(person.id)


@post(
    "/api/tables/{table:str}/standing/end",
    status_code=200,
    responses=ANSWERS,
    summary="Be asked again",
)
async def unstand(request: Asking, table: FromPath[str], data: JSONBody[Unstand]) -> TableState:
    found, person = await _at(request, table)
    await server_of(request).hall.standing.take_back(found, person, data.seat, data.kind)
    return found.state(person.id)


HANDLERS = [
    room,
    room_seat,
    cancel,
    resign,
    takeover,
    more,
    absent,
    come_back,
    forget,
    rematch,
    decline,
    stand,
    unstand,
]
