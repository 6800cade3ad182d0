"""Steps 1 and 2 (§10.1, §10.2): the event, and the bishop's shelter or gift."""

from typing import Final

from parvis.engine import CHANCE, SKIP, Log, Task
from parvis.games.piliers.components import (
    AT_BISHOP,
    CONFLICT,
    CONFLICT_POINTS,
    DELIVERY_CART,
    FAIR,
    FAIR_GOLD,
    FIRST_GOOD,
    FOR_EVENTS,
    HAMLEIGH,
    IN_EVENT,
    LEVY,
    METAL,
    PILGRIM_POINTS,
    PILGRIMS,
    ROOF_COLLAPSE,
    ROUNDS,
    ROYAL_GIFT,
    SAND,
    STONE,
    THOMAS,
    TWO_BUILDERS,
    WOOD,
)
from parvis.games.piliers.kinds import (
    BEFALL,
    BISHOP,
    BISHOP_GAVE,
    DELIVERY,
    EARNED,
    GAINED_POINTS,
    HAPPENED,
    KINDS,
    LIMITED,
    LOST_CRAFTSMAN,
    LOST_POINTS,
    PAID,
    RECEIVED,
    ROOF,
    SHELTERED,
    TURN,
)
from parvis.games.piliers.rules.purse import clockwise, earn, lose, pay
from parvis.games.piliers.state import State

SHELTER: Final = KINDS.start(BISHOP, "shelter")
CUBE: Final = KINDS.start(BISHOP, "cube")

# §10.1  "The start player turns the top event", which the seer's owner may have seen before.


def do_event(s: State, t: Task, _: int, log: Log) -> None:
    s.step = IN_EVENT
    if s.foreseen < 0:
        s.then(Task(TURN, CHANCE))
        return
    happening = s.foreseen
    s.foreseen = -1
    _turn_up(s, happening, log)


def ask_turn(s: State, t: Task) -> list[int]:
    return s.events[:]


def do_turn(s: State, t: Task, happening: int, log: Log) -> None:
    _turn_up(s, happening, log)


def _turn_up(s: State, happening: int, log: Log) -> None:
    s.event = happening
    s.events.remove(happening)
    log.add(HAPPENED, CHANCE, happening)
    if happening < FIRST_GOOD:
        for i, seat in enumerate(s.seats):
            if THOMAS in seat.privileges:
                s.safe |= 1 << i
    if s.spaces[AT_BISHOP] >= 0:
        s.then(Task(BISHOP, s.spaces[AT_BISHOP], happening))
    s.then(Task(BEFALL, CHANCE))


# §10.2  The bishop shelters from a bad event, or gives a cube of the market; with a good event,
#        or beside Archbishop Thomas, only the cube is left to choose. R13, R37


def ask_bishop(s: State, t: Task) -> list[int]:
    options = [SKIP]
    if t.arg < FIRST_GOOD and not s.safe >> t.seat & 1:
        options.append(SHELTER)
    for good in (SAND, WOOD, STONE):
        if s.market[good]:
            options.append(CUBE + good)
    return options


def do_bishop(s: State, t: Task, option: int, log: Log) -> None:
    seat = s.seats[t.seat]
    if option == SHELTER:
        s.safe |= 1 << t.seat
        log.add(SHELTERED, t.seat)
    elif option != SKIP:
        good = option - CUBE
        s.market[good] -= 1
        seat.cubes[good] += 1
        log.add(BISHOP_GAVE, t.seat, good)


# §5  What an event does, from the start player clockwise (R14), before the mill pays (R42).
#      Poor yields and the fire at the wool fair take effect where sites and mill do.


def do_befall(s: State, t: Task, _: int, log: Log) -> None:
    if s.spaces[AT_BISHOP] >= 0:  # R47
        s.bag[s.spaces[AT_BISHOP]] += 1
        s.spaces[AT_BISHOP] = -1
    for i in clockwise(s):
        if s.event >= FIRST_GOOD:
            _bless(s, i, log)
        elif not s.safe >> i & 1:
            _strike(s, i, log)


def _strike(s: State, i: int, log: Log) -> None:
    """Let a bad event befall a seat."""
    seat = s.seats[i]
    if s.event == ROOF_COLLAPSE:
        if seat.craftsmen:  # R41
            s.then(Task(ROOF, i))
    elif s.event == CONFLICT:
        log.add(LOST_POINTS, i, lose(s, seat, FOR_EVENTS, CONFLICT_POINTS))
    elif s.event == HAMLEIGH:
        log.add(PAID, i, min(LEVY, seat.gold))
        lost = pay(s, seat, FOR_EVENTS, LEVY)
        if lost:
            log.add(LOST_POINTS, i, lost)
    elif s.event == TWO_BUILDERS and s.round < ROUNDS:  # R10: it binds the next round
        s.limited |= 1 << i
        log.add(LIMITED, i)


def _bless(s: State, i: int, log: Log) -> None:
    """Let a good event befall a seat."""
    seat = s.seats[i]
    if s.event == ROYAL_GIFT:
        seat.cubes[METAL] += 1
        log.add(RECEIVED, i, METAL, 1)
    elif s.event == FAIR:
        log.add(EARNED, i, earn(seat, FAIR_GOLD))
    elif s.event == PILGRIMS:
        seat.points[FOR_EVENTS] += PILGRIM_POINTS
        log.add(GAINED_POINTS, i, PILGRIM_POINTS)
    elif s.event == DELIVERY_CART:
        s.then(Task(DELIVERY, i))


def ask_roof(s: State, t: Task) -> list[int]:
    return s.seats[t.seat].craftsmen[:]


def do_roof(s: State, t: Task, craftsman: int, log: Log) -> None:
    s.seats[t.seat].craftsmen.remove(craftsman)
    log.add(LOST_CRAFTSMAN, t.seat, craftsman)


def ask_delivery(s: State, t: Task) -> list[int]:
    return [SAND, WOOD, STONE]


def do_delivery(s: State, t: Task, good: int, log: Log) -> None:
    s.seats[t.seat].cubes[good] += 1
    log.add(RECEIVED, t.seat, good, 1)
