"""Steps 3 to 8 (§10.3 to §10.6): wool mill, Kingsbridge, priory, and the three sites."""

from typing import Final

from parvis.engine import CHANCE, Log, Task
from parvis.games.piliers.components import (
    AT_KINGSBRIDGE,
    AT_PRIORY,
    BLACK_WORKER,
    DONATION,
    DONATION_GOLD,
    FOR_PRIORY,
    FOR_PRIVILEGES,
    IN_KINGSBRIDGE,
    IN_MILL,
    IN_PRIORY,
    IN_PRODUCTION,
    LAST_METAL,
    LAST_STONE_WOOD,
    MADONNA,
    MADONNA_POINTS,
    METAL,
    NOT_IN_USE,
    ORE,
    PHILIP,
    POOR_YIELD,
    PRIORY_POINTS,
    RESOURCES,
    SAND,
    SAND_PATRON,
    STONE,
    STONE_PATRON,
    WOOD,
    WOOD_PATRON,
    WOOL,
    WOOL_FIRE,
    WOOL_GOLD,
)
from parvis.games.piliers.kinds import (
    EARNED,
    GAINED_POINTS,
    GRANTED,
    MILL_PAID,
    PRAYED,
    PRODUCED,
    RECEIVED,
    UNCLAIMED,
)
from parvis.games.piliers.rules.purse import bring_home, clockwise, earn
from parvis.games.piliers.state import Seat, State

# §10.3  "One gold for each worker in the mill, five for the large one"; they come home. A fire
#        halves it, rounded up; the wool merchant pays her two gold in any case.


def do_mill(s: State, t: Task, _: int, log: Log) -> None:
    s.step = IN_MILL
    for i in clockwise(s):
        seat = s.seats[i]
        gold = seat.reserve
        if s.event == WOOL_FIRE and not s.safe >> i & 1:
            gold = (gold + 1) // 2
        if WOOL in seat.privileges:
            gold += WOOL_GOLD
        if gold:
            log.add(MILL_PAID, i, earn(seat, gold))


# §10.4  Kingsbridge: the card above one's builder, the left one first (R40). What nobody
#        came for leaves the game.


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
        _grant(s.seats[owner], owner, privilege, log)


def _grant(seat: Seat, owner: int, privilege: int, log: Log) -> None:
    """Carry out an immediate privilege, or put any other in front of its owner (§4)."""
    if privilege == DONATION:
        log.add(EARNED, owner, earn(seat, DONATION_GOLD))
    elif privilege == MADONNA:
        seat.points[FOR_PRIVILEGES] += MADONNA_POINTS
        log.add(GAINED_POINTS, owner, MADONNA_POINTS)
    elif privilege in (ORE, LAST_METAL):
        seat.cubes[METAL] += 1
        log.add(RECEIVED, owner, METAL, 1)
    elif privilege == LAST_STONE_WOOD:
        seat.cubes[STONE] += 1
        seat.cubes[WOOD] += 1
        log.add(RECEIVED, owner, STONE, 1)
        log.add(RECEIVED, owner, WOOD, 1)
    else:
        seat.privileges.append(privilege)
        if privilege == BLACK_WORKER:  # it has no work before the next phase I (R26)
            seat.reserve += 1


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
            seat.points[FOR_PRIVILEGES] += 1
            points += 1
        log.add(PRAYED, owner, points)


# §10.6  Forest, quarry, gravel pit. Poor yields take a cube from each card, not from patrons
#        (R32). The supply never runs out (R25). Workers come home, cards go back.

HARVEST: Final = ((WOOD, WOOD_PATRON), (STONE, STONE_PATRON), (SAND, SAND_PATRON))
YIELD: Final = tuple((card.good, card.cubes) for card in RESOURCES)


def do_production(s: State, t: Task, _: int, log: Log) -> None:
    s.step = IN_PRODUCTION
    made = [[0, 0, 0] for _ in s.seats]
    for card, owner in enumerate(s.resources):
        if owner >= 0:
            good, cubes = YIELD[card]
            poor = s.event == POOR_YIELD and not s.safe >> owner & 1
            made[owner][good] += cubes - poor
            s.resources[card] = NOT_IN_USE
    for i in clockwise(s):
        seat = s.seats[i]
        for good, patron in HARVEST:
            number = made[i][good] + (patron in seat.privileges)
            if number:
                seat.cubes[good] += number
                log.add(PRODUCED, i, good, number)
        bring_home(s, i)
