"""Phase II (§9): builders come out of the bag, each cheaper than the last."""

from typing import Final

from parvis.engine import CHANCE, Log, Task
from parvis.games.piliers.components import (
    BUILDERS,
    HAPPENINGS,
    PLACING,
    REMIGIUS,
    SPACE,
    SPACES,
    TOWN_WALL,
)
from parvis.games.piliers.kinds import (
    BUILDER,
    CASTLE,
    CATHEDRAL,
    COURT,
    DRAW,
    DREW,
    EVENT,
    HELD_BACK,
    KINDS,
    KINGSBRIDGE,
    MARKET,
    MILL,
    NEXT_BUILDER,
    NEXT_START,
    OFFER_BUILDER,
    PLACED,
    PRIORY,
    PRODUCTION,
    PUT_BACK,
    RETURNED,
    SET_ASIDE,
    SETTLE,
    SHIRING,
    USED_REMIGIUS,
)
from parvis.games.piliers.options import PASS_AT_ZERO
from parvis.games.piliers.state import State

PLACE: Final = KINDS.start(BUILDER, "place")
FREELY: Final = KINDS.start(BUILDER, "remigius")
PASS: Final = KINDS.start(BUILDER, "pass")
KEEP_IT: Final = KINDS.start(PUT_BACK, "keep")
RETURN_IT: Final = KINDS.start(PUT_BACK, "return")

# §10  Phase III, in the order of the board.

PHASE_III: Final = tuple(
    Task(step, CHANCE)
    for step in (
        EVENT,
        MILL,
        KINGSBRIDGE,
        PRIORY,
        PRODUCTION,
        COURT,
        SHIRING,
        CASTLE,
        MARKET,
        CATHEDRAL,
        NEXT_START,
    )
)

# §9.1  While there are builders in the bag one is drawn; then those that passed follow.


def do_next_builder(s: State, t: Task, _: int, log: Log) -> None:
    s.step = PLACING
    for left in s.bag:
        if left:
            s.then(Task(DRAW, CHANCE))
            return
    s.cost = 0  # R7
    s.put_back = 0
    s.limited = 0
    for owner in s.held:
        s.then(Task(SETTLE, owner))
    for task in PHASE_III:
        s.then(task)


def ask_draw(s: State, t: Task) -> list[int]:
    options: list[int] = []
    for seat, left in enumerate(s.bag):
        options += [seat] * left
    return options


def do_draw(s: State, t: Task, owner: int, log: Log) -> None:
    s.bag[owner] -= 1
    s.drawn = owner
    log.add(DREW, s.start, owner)
    if s.put_back and _others(s, owner):
        s.then(Task(PUT_BACK, s.start, owner, BUILDERS - s.bag[owner]))
    s.then(Task(OFFER_BUILDER, CHANCE))


# §9.2  "Once a round the start player may return a builder just drawn." R9. Not asked while the
#       bag is empty or holds no other colour: the draw could only give the same colour again.


def _others(s: State, owner: int) -> bool:
    """Tell whether the bag has a builder of another colour."""
    return sum(s.bag) > s.bag[owner]


def ask_put_back(s: State, t: Task) -> list[int]:
    return [KEEP_IT, RETURN_IT]


def do_put_back(s: State, t: Task, option: int, log: Log) -> None:
    if option == RETURN_IT:
        s.put_back = 0
        s.bag[t.arg] += 1
        s.drawn = -1
        log.add(RETURNED, t.seat, t.arg)


# §9.7  The town wall takes a builder: the last of an affected colour stays beside the board. R10

TO_THE_WALL: Final = HAPPENINGS[TOWN_WALL].number


def do_offer_builder(s: State, t: Task, _: int, log: Log) -> None:
    owner = s.drawn
    if owner < 0:
        s.then(Task(NEXT_BUILDER, CHANCE))
    elif s.limited >> owner & 1 and s.bag[owner] < TO_THE_WALL:
        s.aside[owner] += 1
        s.drawn = -1
        log.add(SET_ASIDE, owner)
        s.then(Task(NEXT_BUILDER, CHANCE))
    else:
        s.then(Task(BUILDER, owner, s.cost))


# §9.3  "The owner places it and pays, or passes." In both cases the marker drops by one. R8, R11


def ask_builder(s: State, t: Task) -> list[int]:
    seat = s.seats[t.seat]
    cost = s.cost
    options = _free(s) if seat.gold >= cost else []
    if cost:
        if REMIGIUS in seat.privileges:  # R38
            options += [FREELY + space for space in _free(s)]
        options.append(PASS)
    elif s.options[PASS_AT_ZERO]:
        options.append(PASS)
    return options


def do_builder(s: State, t: Task, option: int, log: Log) -> None:
    seat = s.seats[t.seat]
    s.drawn = -1
    if option == PASS:
        s.held.append(t.seat)
        s.held_at.append(s.cost)
        log.add(HELD_BACK, t.seat, s.cost)
    elif option >= FREELY:
        seat.privileges.remove(REMIGIUS)
        s.spaces[option - FREELY] = t.seat
        log.add(USED_REMIGIUS, t.seat)
        log.add(PLACED, t.seat, option - FREELY, 0)
    else:
        seat.gold -= s.cost
        s.spaces[option - PLACE] = t.seat
        log.add(PLACED, t.seat, option - PLACE, s.cost)
    if s.cost:
        s.cost -= 1
    s.then(Task(NEXT_BUILDER, CHANCE))


# §9.6  Builders that passed are placed for nothing, first to pass first. R11


def ask_settle(s: State, t: Task) -> list[int]:
    return _free(s)


def do_settle(s: State, t: Task, space: int, log: Log) -> None:
    s.held.pop(0)
    s.held_at.pop(0)
    s.spaces[space] = t.seat
    log.add(PLACED, t.seat, space, 0)


# §9.4  One builder a space. Priory, court and market fill from their first space; at
#       Kingsbridge and Shiring the player picks the card. R12

FROM_THE_FIRST: Final = ("priory", "court", "market")


def _after(space: int) -> int:
    """Return the next space that may be offered beside a free one."""
    place = SPACE.keys[space].split("-")[0]
    following = space + 1
    if place in FROM_THE_FIRST:
        while SPACE.keys[following].startswith(place):
            following += 1
    return following


AFTER: Final = [_after(space) for space in range(SPACES)]


def _free(s: State) -> list[int]:
    spaces = s.spaces
    options: list[int] = []
    space = 0
    while space < SPACES:
        if spaces[space] < 0:
            options.append(space)
            space = AFTER[space]
        else:
            space += 1
    return options
