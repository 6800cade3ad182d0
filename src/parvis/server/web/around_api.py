"""HTTP: the waiting room, leaving and absence, rematches, standing answers."""

from litestar.di import NamedDependency
from litestar.params import JSONBody

from parvis.server.web.at_table import Here, act
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

# The waiting room.


@act("room", "Change who may come, the clock or the rules, before the start")
async def room(here: NamedDependency[Here], data: JSONBody[Room]) -> TableState:
    await here.server.room.change(here.table, here.person, data)
    return here.state()


@act("room/seat", "Free a seat, give it to a computer player, or close it, before the start")
async def room_seat(here: NamedDependency[Here], data: JSONBody[RoomSeat]) -> TableState:
    await here.server.room.set_seat(here.table, here.person, data)
    return here.state()


@act("cancel", "Take away a table of yours that has not started", 204)
async def cancel(here: NamedDependency[Here]) -> None:
    await here.server.room.cancel(here.table, here.person)


# Leaving and absence.


@act("resign", "Give up: a computer player takes your seat, or the game ends")
async def resign(here: NamedDependency[Here], data: JSONBody[Resign]) -> TableState:
    await here.server.leaving.resign(here.table, here.person, data.level, data.end)
    return here.state()


@act("takeover", "Let a computer player take the seat of somebody out of time")
async def takeover(here: NamedDependency[Here], data: JSONBody[TakeOver]) -> TableState:
    await here.server.leaving.take_over(here.table, here.person, data.seat, data.level)
    return here.state()


@act("more", "Give somebody out of time some more")
async def more(here: NamedDependency[Here], data: JSONBody[ForSeat]) -> TableState:
    await here.server.leaving.more_time(here.table, here.person, data.seat)
    return here.state()


@act("absent", "Replace somebody who is away, end the game as a win, or save it")
async def absent(here: NamedDependency[Here], data: JSONBody[Absent]) -> TableState:
    await here.server.leaving.absent(here.table, here.person, data)
    return here.state()


@act("return", "Take your seat back from the computer player that holds it")
async def come_back(here: NamedDependency[Here]) -> TableState:
    await here.server.leaving.come_back(here.table, here.person)
    return here.state()


@act("forget", "Put a table that is over out of your list", 204)
async def forget(here: NamedDependency[Here]) -> None:
    await here.server.leaving.forget(here.table, here.person)


# Rematches.


@act("rematch", "Offer another game, or sit down at the one that is offered")
async def rematch(here: NamedDependency[Here]) -> TableState:
    here.limit("make")
    new = await here.server.rematches.accept(here.table, here.person)
    return new.state(here.person.id)


@act("rematch/decline", "Say no to another game")
async def decline(here: NamedDependency[Here]) -> TableState:
    await here.server.rematches.decline(here.table, here.person)
    return here.state()


# Standing answers.


@act("standing", "Answer a kind of question from now on in the same way")
async def stand(here: NamedDependency[Here], data: JSONBody[Stand]) -> TableState:
    await here.server.hall.standing.give(here.table, here.person, data)
    return here.state()


@act("standing/end", "Be asked again")
async def unstand(here: NamedDependency[Here], data: JSONBody[Unstand]) -> TableState:
    await here.server.hall.standing.take_back(here.table, here.person, data.seat, data.kind)
    return here.state()
