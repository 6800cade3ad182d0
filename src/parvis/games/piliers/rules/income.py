"""Steps 3 to 8 (§10.3 to §10.6): wool mill, Kingsbridge, priory, and the three sites."""

from typing import Final

from parvis.engine import CHANCE, Log, Task
from parvis.games.piliers.components import (
    AT_KINGSBRIDGE,
    AT_PRIORY,
    COLD_WINTER,
    FOR_PRIORY,
    FOR_PRIVILEGES,
    HAPPENINGS,
    IN_KINGSBRIDGE,
    IN_MILL,
    IN_PRIORY,
    IN_PRODUCTION,
    JACK,
    LAST_METAL,
    LAST_STONE_WOOD,
    MADONNA,
    METAL,
    NOT_IN_USE,
    OTTO,
    PHILIP,
    PRIORY_POINTS,
    PRIVILEGES,
    RESOURCES,
    SAND,
    SAND_PATRON,
    STONE,
    STONE_PATRON,
    TOLEDO,
    VOLUNTEERS,
    WOOD,
    WOOD_PATRON,
    WOOL_FAIR,
)
from parvis.games.piliers.kinds import (
    BLACK_JOINED,
    EARNED,
    GAINED_POINTS,
    GRANTED,
    MAY_KEEP,
    MILL_PAID,
    PRAYED,
    PRODUCED,
    RECEIVED,
    UNCLAIMED,
)
from parvis.games.piliers.options import PATRONS_TOO
from parvis.games.piliers.rules.purse import bring_home, clockwise, earn
from parvis.games.piliers.state import State

NUMBER: Final = tuple(card.number for card in PRIVILEGES)

# §10.3  "One gold for each worker in the mill, five for the large one"; they come home.


def do_mill(s: State, t: Task, _: int, log: Log) -> None:
    s.step = IN_MILL
    for i in clockwise(s):
        if s.seats[i].reserve:
            earn(s, i, s.seats[i].reserve, log, MILL_PAID)


# §10.4  Kingsbridge: each builder's owner takes the card above it, the left one first (R40).
#        Cards without a builder leave the game.


def do_kingsbridge(s: State, t: Task, _: int, log: Log) -> None:
    s.step = IN_KINGSBRIDGE
    for side in (0, 1):
        owner = s.spaces[AT_KINGSBRIDGE + side]
        privilege = s.kingsbridge[side]
        s.kingsbridge[side] = -1
        if owner < 0:
            log.add(UNCLAIMED, CHANCE, privilege)
            continue
        s.spaces[AT_KINGSBRIDGE + side] = -1
        s.bag[owner] += 1
        log.add(GRANTED, owner, privilege)
        _grant(s, owner, privilege, log)


def _grant(s: State, owner: int, privilege: int, log: Log) -> None:
    """Apply an immediate privilege, or give any other to its owner (§4)."""
    seat = s.seats[owner]
    number = NUMBER[privilege]
    if privilege == WOOL_FAIR:
        earn(s, owner, number, log, EARNED)
    elif privilege == MADONNA:
        seat.points[FOR_PRIVILEGES] += number
        log.add(GAINED_POINTS, owner, number)
    elif privilege in (TOLEDO, LAST_METAL):
        seat.cubes[METAL] += number
        log.add(RECEIVED, owner, METAL, number)
    elif privilege == LAST_STONE_WOOD:
        seat.cubes[STONE] += number
        seat.cubes[WOOD] += number
        log.add(RECEIVED, owner, STONE, number)
        log.add(RECEIVED, owner, WOOD, number)
    elif privilege == JACK:  # R52
        s.jack = owner
        log.add(MAY_KEEP, owner, number)
    elif privilege == OTTO:  # the black worker has no work before the next phase I (R26)
        s.black = owner
        seat.reserve += number
        log.add(BLACK_JOINED, owner, number)
    else:
        seat.privileges.append(privilege)


# §10.5  Priory: two points for the first builder, one for the second, and one more for each
#        of Prior Philip's friend.


def do_priory(s: State, t: Task, _: int, log: Log) -> None:
    s.step = IN_PRIORY
    for place, points in enumerate(PRIORY_POINTS):
        owner = s.spaces[AT_PRIORY + place]
        if owner < 0:
            continue
        seat = s.seats[owner]
        s.spaces[AT_PRIORY + place] = -1
        s.bag[owner] += 1
        seat.points[FOR_PRIORY] += points
        if PHILIP in seat.privileges:
            seat.points[FOR_PRIVILEGES] += NUMBER[PHILIP]
            points += NUMBER[PHILIP]
        log.add(PRAYED, owner, points)


# §10.6  Forest, quarry, gravel pit. A cold winter takes a cube from each card, volunteers add one
#        (R32, R53). The supply never runs out (R25). Workers come home, cards go back.

HARVEST: Final = ((WOOD, WOOD_PATRON), (STONE, STONE_PATRON), (SAND, SAND_PATRON))
YIELD: Final = tuple((card.good, card.cubes) for card in RESOURCES)
WINTER: Final = HAPPENINGS[COLD_WINTER].number
HELPING: Final = HAPPENINGS[VOLUNTEERS].number


def do_production(s: State, t: Task, _: int, log: Log) -> None:
    s.step = IN_PRODUCTION
    made = [[0, 0, 0] for _ in s.seats]
    changes = [_change(s, i) for i in range(len(s.seats))]
    for card, owner in enumerate(s.resources):
        if owner >= 0:
            good, cubes = YIELD[card]
            made[owner][good] += max(0, cubes + changes[owner])
            s.resources[card] = NOT_IN_USE
    for i in clockwise(s):
        seat = s.seats[i]
        change = changes[i] if s.options[PATRONS_TOO] else 0
        for good, patron in HARVEST:
            number = made[i][good]
            if patron in seat.privileges:
                number += max(0, NUMBER[patron] + change)
            if number:
                seat.cubes[good] += number
                log.add(PRODUCED, i, good, number)
        bring_home(s, i)


def _change(s: State, i: int) -> int:
    """Return the effect of this round's event on each resource card of a seat, in cubes."""
    if s.event == VOLUNTEERS:
        return HELPING
    if s.event == COLD_WINTER and not s.safe >> i & 1:
        return -WINTER
    return 0
