"""Bonus actions: raise the rank, hire a craftsman, recruit an advisor; each once a turn.

Hiring and recruiting with the discount card are card actions and don't use up these (R10).
"""

from typing import Final

from parvis.engine import CHANCE, SKIP, Log, Task
from parvis.games.emara.components import (
    ADVISORS,
    ANTONI,
    ARCHIVIST,
    BOOK,
    CARPENTER,
    COIN,
    COURT,
    CRAFTSMAN_POINTS,
    CRAFTSMEN,
    GOLD,
    GOLDSMITH,
    GRAIN,
    GUSTAV,
    HUTS,
    HUTS_PER_PLACE,
    OCCASIONS,
    RANKS,
    RING,
    SCHOLAR,
    SPACES,
    STEWARD,
    WORK,
    Cost,
)
from parvis.games.emara.kinds import (
    AT_ONCE,
    BY_ADVISORS,
    BY_CRAFTSMEN,
    BY_NOBILITY,
    BY_OCCASIONS,
    HIRED,
    HIRED_ADVISOR,
    KINDS,
    MOVED_UP,
    PAID,
    RECRUITED,
    ROSE,
    SPACES_EACH,
    TOOK_HUT,
    TURN_UP,
    USED,
)
from parvis.games.emara.rules.gains import attract, build, receive
from parvis.games.emara.rules.paying import ANYTHING, charge_any, charge_less, short_of
from parvis.games.emara.state import Seat, State

TAKE_AT_ONCE: Final = KINDS.start(AT_ONCE, "take")
_COSTS: Final = tuple(advisor.cost for advisor in ADVISORS)
_UNITS: Final = tuple(sum(advisor.cost) for advisor in ADVISORS)
_IMMEDIATE: Final = (COIN, ARCHIVIST, GOLDSMITH, CARPENTER, GUSTAV, ANTONI)

# Raise your rank. "Discard as many rings and gold as the next rank asks for, take the top card of
# its pile, and receive the citizens it shows." No rank can be skipped.


def can_rise(seat: Seat) -> bool:
    if seat.rank == len(RANKS):
        return False
    rank = RANKS[seat.rank]
    return seat.goods[RING] >= rank.rings and seat.goods[GOLD] >= rank.gold


def rise(s: State, number: int, log: Log) -> None:
    seat = s.seats[number]
    rank = RANKS[seat.rank]
    seat.goods[RING] -= rank.rings
    log.add(PAID, number, RING, rank.rings)
    if rank.gold:
        seat.goods[GOLD] -= rank.gold
        log.add(PAID, number, GOLD, rank.gold)
    seat.crest = rank.points[s.ranks[seat.rank]]
    s.ranks[seat.rank] += 1
    log.add(ROSE, number, seat.rank, seat.crest)
    seat.rank += 1
    attract(s, number, seat.crest, BY_NOBILITY, log)
    if s.occasion == COURT:  # separate from the card's own citizens (R33)
        attract(s, number, OCCASIONS[COURT].gain, BY_OCCASIONS, log)


# Hire a craftsman. "Choose an empty hut at the country place where your envoy stands, pay its cost,
# place your leftmost craftsman there, and receive the citizens shown below him."


def add_hires(s: State, number: int, less: int, first: int, options: list[int]) -> None:
    """Add the huts that a seat can pay for, where it may hire."""
    seat = s.seats[number]
    if seat.craftsmen == CRAFTSMEN:
        return
    goods, huts = seat.goods, s.huts
    if s.holders[STEWARD] == number:  # R13
        low, high = 0, len(HUTS)
    else:
        low = s.country[seat.country] * HUTS_PER_PLACE
        high = low + HUTS_PER_PLACE
    can = goods[GOLD] + less
    if s.holders[SCHOLAR] == number:  # R14
        can += sum(goods[: GRAIN + 1])
        for hut in range(low, high):
            if huts[hut] < 0 and sum(HUTS[hut]) <= can:
                options.append(first + hut)
        return
    for hut in range(low, high):
        if huts[hut] < 0 and short_of(goods, HUTS[hut]) <= can:
            options.append(first + hut)


def hire(s: State, number: int, hut: int, less: int, log: Log) -> None:
    _charge(s, number, HUTS[hut], less, log)
    s.then(Task(HIRED, number, hut))


def do_hired(s: State, t: Task, _: int, log: Log) -> None:
    seat = s.seats[t.seat]
    s.huts[t.arg] = t.seat
    log.add(TOOK_HUT, t.seat, t.arg)
    attract(s, t.seat, CRAFTSMAN_POINTS[seat.craftsmen], BY_CRAFTSMEN, log)
    seat.craftsmen += 1


def _charge(s: State, number: int, cost: Cost, less: int, log: Log) -> None:
    """Charge a hut or an advisor; with the Scholar, only the number of units counts."""
    if s.holders[SCHOLAR] == number:
        charge_any(s, number, max(0, sum(cost) - less), ANYTHING, log)
    else:
        charge_less(s, number, cost, less, log)


# Recruit an advisor. "Choose an advisor at the town place where your envoy stands, pay, place the
# card by your board, refill from the second pile, and receive its citizens."


WORK_EASES: Final = OCCASIONS[WORK].gain  # the event's discount on advisors


def add_recruits(s: State, number: int, less: int, first: int, options: list[int]) -> None:
    """Add the advisors that a seat can pay for, where it may recruit."""
    seat = s.seats[number]
    goods, spaces = seat.goods, s.spaces
    if s.holders[STEWARD] == number:
        low, high = 0, SPACES
    else:
        low = s.town[seat.town] * SPACES_EACH
        high = low + SPACES_EACH
    can = goods[GOLD] + less
    if s.occasion == WORK:  # R11, R45
        can += WORK_EASES
    if s.holders[SCHOLAR] == number:
        can += sum(goods[: GRAIN + 1])
        for space in range(low, high):
            advisor = spaces[space]
            if advisor >= 0 and _UNITS[advisor] <= can:
                options.append(first + advisor)
        return
    for space in range(low, high):
        advisor = spaces[space]
        if advisor >= 0 and short_of(goods, _COSTS[advisor]) <= can:
            options.append(first + advisor)


def recruit(s: State, number: int, advisor: int, less: int, log: Log) -> None:
    if s.occasion == WORK:
        less += WORK_EASES
    _charge(s, number, _COSTS[advisor], less, log)
    s.then(Task(RECRUITED, number, advisor))


def do_recruited(s: State, t: Task, _: int, log: Log) -> None:
    advisor = t.arg
    space = s.spaces.index(advisor)
    s.holders[advisor] = t.seat
    log.add(HIRED_ADVISOR, t.seat, advisor)
    s.spaces[space] = s.next_advisor
    if s.next_advisor >= 0:
        log.add(MOVED_UP, t.seat, s.next_advisor, space // SPACES_EACH)
        s.next_advisor = -1
        if s.reserve:
            s.then(Task(TURN_UP, CHANCE))
    if ADVISORS[advisor].citizens:
        attract(s, t.seat, ADVISORS[advisor].citizens, BY_ADVISORS, log)
    if advisor in _IMMEDIATE:
        s.then(Task(AT_ONCE, t.seat, advisor))


def ask_turn_up(s: State, t: Task) -> list[int]:
    return s.reserve[:]


def do_turn_up(s: State, t: Task, advisor: int, log: Log) -> None:
    s.reserve.remove(advisor)
    s.next_advisor = advisor


# Effects that happen once, at once. Like all effects they may be declined, but are then lost (R38).


def ask_at_once(s: State, t: Task) -> list[int]:
    return [TAKE_AT_ONCE, SKIP]


def do_at_once(s: State, t: Task, value: int, log: Log) -> None:
    if value != TAKE_AT_ONCE:
        return
    log.add(USED, t.seat, t.arg)
    gain = ADVISORS[t.arg].gain
    if t.arg == COIN:
        receive(s, t.seat, GOLD, gain, log)
    elif t.arg == ARCHIVIST:
        receive(s, t.seat, BOOK, gain, log)
    elif t.arg == GOLDSMITH:
        receive(s, t.seat, RING, gain, log)
    else:
        build(s, t.seat, gain, BY_ADVISORS, log)
