"""Steps 9 to 11 (§10.7 to §10.9): the king's court and his tax, Shiring, and its castle."""

from parvis.engine import CHANCE, SKIP, Log, Task
from parvis.games.piliers.components import (
    AT_CASTLE,
    AT_COURT,
    AT_SHIRING,
    EXEMPTION_CARD,
    FOR_TAX,
    FRANCIS,
    IN_CASTLE,
    IN_COURT,
    IN_SHIRING,
    METAL,
    PRIVILEGES,
    TAX_DIE,
)
from parvis.games.piliers.kinds import (
    DISMISS,
    EXEMPT,
    EXEMPTION,
    HIRED_GREY,
    KING_GAVE,
    LOST_POINTS,
    RECRUIT,
    RECRUITED,
    ROLLED,
    TAX,
    TAXED,
    UNHIRED,
    USED_EXEMPTION,
)
from parvis.games.piliers.rules.purse import can_pay_or_lose, clockwise, pay, places
from parvis.games.piliers.state import State

# §10.7  The first builder at court is given the king's metal. Then the start player rolls.


def do_court(s: State, t: Task, _: int, log: Log) -> None:
    s.step = IN_COURT
    first = s.spaces[AT_COURT]
    if first >= 0:  # R17: otherwise it stays at court
        s.seats[first].cubes[METAL] += s.metal
        s.metal = 0
        log.add(KING_GAVE, first)
    s.then(Task(TAX, CHANCE))


def ask_tax(s: State, t: Task) -> list[int]:
    return list(TAX_DIE)


# "All pay, but those with a builder at court." The exemption may be used after the roll. R16


def do_tax(s: State, t: Task, gold: int, log: Log) -> None:
    s.tax = gold
    log.add(ROLLED, s.start, gold)
    court = s.spaces[AT_COURT:AT_SHIRING]
    for i in clockwise(s):
        if i in court:
            log.add(EXEMPT, i)
        elif EXEMPTION_CARD in s.seats[i].privileges and can_pay_or_lose(s, s.seats[i], _due(s, i)):
            s.then(Task(EXEMPTION, i, _due(s, i)))
        else:
            _tax(s, i, log)
    for place, owner in enumerate(court):
        if owner >= 0:
            s.bag[owner] += 1
            s.spaces[AT_COURT + place] = -1


def _due(s: State, i: int) -> int:
    """Return a seat's tax: the roll, or with Francis a constant."""
    return PRIVILEGES[FRANCIS].number if FRANCIS in s.seats[i].privileges else s.tax


def ask_exemption(s: State, t: Task) -> list[int]:
    return [SKIP, 0]


def do_exemption(s: State, t: Task, option: int, log: Log) -> None:
    if option == SKIP:
        _tax(s, t.seat, log)
    else:
        s.seats[t.seat].privileges.remove(EXEMPTION_CARD)
        log.add(USED_EXEMPTION, t.seat)


def _tax(s: State, i: int, log: Log) -> None:
    seat = s.seats[i]
    due = _due(s, i)
    unpaid = max(0, due - seat.gold)
    lost = pay(s, seat, FOR_TAX, due)
    log.add(TAXED, i, due - unpaid, unpaid)
    if lost:
        log.add(LOST_POINTS, i, lost)


# §10.8  Shiring: the craftsman above the builder, for free, the left one first (R40).


def do_shiring(s: State, t: Task, _: int, log: Log) -> None:
    s.step = IN_SHIRING
    for side in (0, 1):
        owner = s.spaces[AT_SHIRING + side]
        if owner < 0:
            log.add(UNHIRED, CHANCE, s.shiring[side])
            s.shiring[side] = -1
        else:
            s.then(Task(RECRUIT, owner, side))


def do_recruit(s: State, t: Task, _: int, log: Log) -> None:
    seat = s.seats[t.seat]
    craftsman = s.shiring[t.arg]
    s.shiring[t.arg] = -1
    s.spaces[AT_SHIRING + t.arg] = -1
    s.bag[t.seat] += 1
    seat.craftsmen.append(craftsman)
    log.add(RECRUITED, t.seat, craftsman)
    if len(seat.craftsmen) > places(s, t.seat):  # R19
        s.then(Task(DISMISS, t.seat, places(s, t.seat)))


# §10.9  The castle: two grey workers for the next round, and for that one only. R18, R45


def do_castle(s: State, t: Task, _: int, log: Log) -> None:
    s.step = IN_CASTLE
    owner = s.spaces[AT_CASTLE]
    if owner >= 0:
        s.spaces[AT_CASTLE] = -1
        s.bag[owner] += 1
        s.grey_next = owner
        log.add(HIRED_GREY, owner)
