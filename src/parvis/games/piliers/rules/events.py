"""Steps 1 and 2 (§10.1, §10.2): the event, and the bishop's shelter or gift."""

from typing import Final

from parvis.engine import CHANCE, SKIP, Log, Task
from parvis.games.piliers.components import (
    ARCHBISHOP,
    AT_BISHOP,
    BUILDERS,
    CAN_BE_HELPED,
    COLD_WINTER,
    COLLAPSE,
    CONFLICT,
    FOR_EVENTS,
    HAMLEIGH,
    HAPPENINGS,
    IN_EVENT,
    KING_GIFT,
    LARGE,
    METAL,
    PHILIP_GIFT,
    RICHARD_GIFT,
    ROUNDS,
    SAND,
    STONE,
    STONE_PATRON,
    THOMAS_CARD,
    TOWN_WALL,
    WOOD,
)
from parvis.games.piliers.kinds import (
    BEFALL,
    BISHOP,
    BISHOP_GAVE,
    EARNED,
    HAPPENED,
    HELP,
    HELPED,
    KINDS,
    LEVIED,
    LIMITED,
    LOSE,
    LOST_CRAFTSMAN,
    LOST_POINTS,
    PROTECT,
    RECEIVED,
    SHELTERED,
    THOMAS,
    TURN,
    USED_THOMAS,
)
from parvis.games.piliers.options import (
    COUNT_FIGURES,
    HELP_AT_ONCE,
    JACK_ENDS,
    NEGATIVE_POINTS,
    PATRONS_TOO,
    THOMAS_FIRST,
)
from parvis.games.piliers.rules.purse import can_pay_or_lose, clockwise, earn, lose, pay
from parvis.games.piliers.state import State

SHELTER: Final = KINDS.start(BISHOP, "shelter")
CUBE: Final = KINDS.start(BISHOP, "cube")
BAD: Final = tuple(bool(card.bad) for card in HAPPENINGS)
NUMBER: Final = tuple(card.number for card in HAPPENINGS)

# §10.1  "The start player turns the top event", which Ellen's owner may have seen before.


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
    bishop = s.spaces[AT_BISHOP]
    if BAD[happening] and s.options[THOMAS_FIRST]:  # R53
        s.then(Task(PROTECT, CHANCE))
    if bishop >= 0:
        s.then(Task(BISHOP, bishop, happening))
    if BAD[happening] and not s.options[THOMAS_FIRST]:
        s.then(Task(PROTECT, CHANCE))
    s.then(Task(BEFALL, CHANCE))


# §10.2  The bishop shelters from a bad event, or gives a cube of the market; if the event
#        does no harm, or Thomas protects, only the cube can be chosen. R13, R37


def ask_bishop(s: State, t: Task) -> list[int]:
    options = [SKIP]
    if BAD[t.arg] and _harms(s, t.seat):
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


# §4.4  Thomas protects once, after the event was turned, and his owner is asked only if it
#       would do harm. R53


def do_protect(s: State, t: Task, _: int, log: Log) -> None:
    for i, seat in enumerate(s.seats):
        if THOMAS_CARD in seat.privileges and _harms(s, i):
            s.then(Task(THOMAS, i, s.event))


def ask_thomas(s: State, t: Task) -> list[int]:
    return [SKIP, 0]


def do_thomas(s: State, t: Task, option: int, log: Log) -> None:
    if option != SKIP:
        s.safe |= 1 << t.seat
        s.seats[t.seat].privileges.remove(THOMAS_CARD)
        log.add(USED_THOMAS, t.seat)


def _harms(s: State, i: int) -> bool:
    """Tell whether this round's bad event would cost a seat anything."""
    seat = s.seats[i]
    if s.safe >> i & 1:
        return False
    if s.event == COLLAPSE:
        return bool(seat.craftsmen)
    if s.event == CONFLICT:
        return bool(s.options[NEGATIVE_POINTS]) or sum(seat.points) > 0
    if s.event == HAMLEIGH:
        return can_pay_or_lose(s, seat, NUMBER[HAMLEIGH])
    if s.event == TOWN_WALL:
        return s.round < ROUNDS
    if s.event == COLD_WINTER and s.options[PATRONS_TOO]:
        for privilege in seat.privileges:
            if privilege <= STONE_PATRON:
                return True
    return i in s.resources


# §5  What an event does, from the start player clockwise (R14), before the mill pays (R42).
#      Cold winter, volunteers and archbishop take effect where sites and craftsmen do (R33).


def do_befall(s: State, t: Task, _: int, log: Log) -> None:
    if s.spaces[AT_BISHOP] >= 0:  # R47
        s.bag[s.spaces[AT_BISHOP]] += 1
        s.spaces[AT_BISHOP] = -1
    for i in clockwise(s):
        if not BAD[s.event]:
            _bless(s, i, log)
        elif not s.safe >> i & 1:
            _strike(s, i, log)


def _strike(s: State, i: int, log: Log) -> None:
    """Apply a bad event to a seat."""
    seat = s.seats[i]
    if s.event == COLLAPSE:
        if seat.craftsmen:  # R41
            s.then(Task(LOSE, i, NUMBER[COLLAPSE]))
    elif s.event == CONFLICT:
        log.add(LOST_POINTS, i, lose(s, seat, FOR_EVENTS, NUMBER[CONFLICT]))
    elif s.event == HAMLEIGH:
        paid = min(NUMBER[HAMLEIGH], seat.gold)
        lost = pay(s, seat, FOR_EVENTS, NUMBER[HAMLEIGH])
        log.add(LEVIED, i, paid, NUMBER[HAMLEIGH] - paid)
        if lost:
            log.add(LOST_POINTS, i, lost)
    elif s.event == TOWN_WALL and s.round < ROUNDS:  # R10: it binds the next round
        s.limited |= 1 << i
        log.add(LIMITED, i, max(0, BUILDERS - NUMBER[TOWN_WALL]))


def _bless(s: State, i: int, log: Log) -> None:
    """Apply a good event to a seat."""
    seat = s.seats[i]
    if s.event == RICHARD_GIFT:
        seat.cubes[METAL] += NUMBER[RICHARD_GIFT]
        log.add(RECEIVED, i, METAL, NUMBER[RICHARD_GIFT])
    elif s.event == KING_GIFT:
        earn(s, i, NUMBER[KING_GIFT], log, EARNED)
    elif s.event == PHILIP_GIFT:
        earn(s, i, min(NUMBER[PHILIP_GIFT], _at_the_mill(s, i)), log, EARNED)
    elif s.event == ARCHBISHOP and s.options[HELP_AT_ONCE] and ask_help(s, Task(HELP, i)):
        s.then(Task(HELP, i))


# R51  Workers at the mill at this moment; the large one counts for five, or as one figure.


def _at_the_mill(s: State, i: int) -> int:
    workers = s.seats[i].reserve
    if s.options[COUNT_FIGURES] and s.large_at[i] < 0 and workers >= LARGE:
        return workers - LARGE + 1
    return workers


# "Each loses a craftsman", of their own choice. R41


def ask_lose(s: State, t: Task) -> list[int]:
    return s.seats[t.seat].craftsmen[:]


def do_lose(s: State, t: Task, craftsman: int, log: Log) -> None:
    s.seats[t.seat].craftsmen.remove(craftsman)
    log.add(LOST_CRAFTSMAN, t.seat, craftsman)
    if s.options[JACK_ENDS] and s.jack == t.seat:  # R52
        s.jack = -1
    if t.arg > 1 and s.seats[t.seat].craftsmen:
        s.then(Task(LOSE, t.seat, t.arg - 1))


# R50  The archbishop: by default his help is claimed at the cathedral, by working once more.


def ask_help(s: State, t: Task) -> list[int]:
    return [card for card in s.seats[t.seat].craftsmen if CAN_BE_HELPED[card]]


def do_help(s: State, t: Task, craftsman: int, log: Log) -> None:
    s.raised[t.seat] = craftsman
    log.add(HELPED, t.seat, craftsman)
