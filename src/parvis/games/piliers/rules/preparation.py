"""Preparation of a round (§7): what is revealed before the choices."""

from parvis.engine import CHANCE, Log, Task
from parvis.games.piliers.components import (
    ARRIVING,
    DEALT,
    ELLEN,
    LAST,
    NOT_IN_USE,
    ON_OFFER,
    PREPARING,
    RESOURCES,
    ROUNDS,
    START_GOLD,
)
from parvis.games.piliers.kinds import (
    BEGAN,
    FORESAW,
    FORESEE,
    LEAVE_OUT,
    ROUND_BEGAN,
    SELECTION,
    SHOWN,
    SUMMON,
    SUMMONED,
    UNVEIL,
)
from parvis.games.piliers.rules.purse import clockwise
from parvis.games.piliers.state import State

# §1.3  The start player is the last to have seen a cathedral; here, a random one. Gold
# compensates for the order: 20, then 21, 22 and 23.


def ask_first(s: State, t: Task) -> list[int]:
    return list(range(len(s.seats)))


def do_first(s: State, t: Task, seat: int, log: Log) -> None:
    s.start = seat
    for place, other in enumerate(clockwise(s)):
        s.seats[other].gold = START_GOLD[place]
    log.add(BEGAN, seat)


# §7.1  Two privileges, two craftsmen at Shiring and two for sale, seven resource cards.


def do_round(s: State, t: Task, _: int, log: Log) -> None:
    s.step = PREPARING
    log.add(ROUND_BEGAN, s.start, s.round)
    if s.round == ROUNDS:  # R2: the last two are always the same
        s.kingsbridge = list(LAST)
        for privilege in LAST:
            log.add(SHOWN, CHANCE, privilege)
    else:
        s.then(Task(UNVEIL, CHANCE, 0))
        s.then(Task(UNVEIL, CHANCE, 1))
    s.sale = list(ARRIVING[s.round])
    s.then(Task(SUMMON, CHANCE, 0))
    s.then(Task(SUMMON, CHANCE, 1))
    s.resources = [ON_OFFER] * len(RESOURCES)
    for _card in range(len(RESOURCES) - DEALT):
        s.then(Task(LEAVE_OUT, CHANCE))
    for seat, area in enumerate(s.seats):
        if ELLEN in area.privileges:
            s.then(Task(FORESEE, CHANCE, seat))
    s.then(Task(SELECTION, CHANCE))


def ask_unveil(s: State, t: Task) -> list[int]:
    return s.pile[:]


def do_unveil(s: State, t: Task, privilege: int, log: Log) -> None:
    s.pile.remove(privilege)
    s.kingsbridge[t.arg] = privilege
    log.add(SHOWN, CHANCE, privilege)


def ask_summon(s: State, t: Task) -> list[int]:
    return s.sale[:]


def do_summon(s: State, t: Task, craftsman: int, log: Log) -> None:
    s.sale.remove(craftsman)
    s.shiring[t.arg] = craftsman
    log.add(SUMMONED, CHANCE, craftsman)


def ask_leave_out(s: State, t: Task) -> list[int]:
    return [card for card in range(len(RESOURCES)) if s.resources[card] == ON_OFFER]


def do_leave_out(s: State, t: Task, resource: int, log: Log) -> None:
    s.resources[resource] = NOT_IN_USE


# §4.2  Only Ellen's owner looks at the coming event (R46).


def ask_foresee(s: State, t: Task) -> list[int]:
    return s.events[:]


def do_foresee(s: State, t: Task, happening: int, log: Log) -> None:
    s.foreseen = happening
    log.add(FORESAW, t.arg, happening)
