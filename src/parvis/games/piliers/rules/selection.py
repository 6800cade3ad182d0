"""Phase I (§8): resource cards for workers, craftsmen for gold."""

from typing import Final

from parvis.engine import CHANCE, Log, Task
from parvis.games.piliers.components import (
    CRAFTSMEN,
    LARGE,
    NOT_IN_USE,
    ON_OFFER,
    RESOURCES,
    SELECTING,
)
from parvis.games.piliers.kinds import (
    BOUGHT,
    DISMISS,
    DISMISSED,
    END_SELECTION,
    KINDS,
    NEXT_BUILDER,
    PASSED,
    SELECT,
    TO_MILL,
    TOOK,
)
from parvis.games.piliers.options import STRICT_LARGE
from parvis.games.piliers.rules.purse import places
from parvis.games.piliers.state import State

TAKE: Final = KINDS.start(SELECT, "take")
FOREMAN: Final = KINDS.start(SELECT, "foreman")
BUY: Final = KINDS.start(SELECT, "buy")
PASS: Final = KINDS.start(SELECT, "pass")
COSTS: Final = tuple(card.cost for card in CRAFTSMEN)
# Workers are units, and the large one is five of them (R4).
NEEDS: Final = tuple(card.workers for card in RESOURCES)

# §8.1  "Each in turn takes one card or passes; who has passed takes no more." R3


def do_selection(s: State, t: Task, _: int, log: Log) -> None:
    s.step = SELECTING
    s.then(Task(SELECT, s.start))


def ask_select(s: State, t: Task) -> list[int]:
    seat = s.seats[t.seat]
    reserve = seat.reserve
    whole = s.options[STRICT_LARGE] and s.large_at[t.seat] < 0
    small = reserve - LARGE if whole else reserve
    options: list[int] = []
    for card, place in enumerate(s.resources):
        if place == ON_OFFER and NEEDS[card] <= small:
            options.append(TAKE + card)
    if whole:  # R48: the large figure is not change for small ones
        for card, place in enumerate(s.resources):
            if place == ON_OFFER and NEEDS[card] <= reserve:
                options.append(FOREMAN + card)
    gold = seat.gold
    for card in s.sale:
        if COSTS[card] <= gold:
            options.append(BUY + card)
    options.append(PASS)
    return options


def do_select(s: State, t: Task, option: int, log: Log) -> None:
    seat = s.seats[t.seat]
    if option == PASS:
        s.passed |= 1 << t.seat
        log.add(PASSED, t.seat)
    elif option >= BUY:
        card = option - BUY
        s.sale.remove(card)
        seat.gold -= COSTS[card]
        seat.craftsmen.append(card)
        log.add(BOUGHT, t.seat, card, COSTS[card])
        if len(seat.craftsmen) > places(s, t.seat):
            s.then(Task(DISMISS, t.seat, places(s, t.seat)))
    else:
        card = option - FOREMAN if option >= FOREMAN else option - TAKE
        workers = NEEDS[card]
        if option >= FOREMAN:  # on a small site part of the large figure's work is lost
            workers = max(workers, LARGE)
            s.large_at[t.seat] = card
        s.resources[card] = t.seat
        seat.reserve -= workers
        log.add(TOOK, t.seat, card, workers)
    _go_on(s, t.seat)


def _go_on(s: State, seat: int) -> None:
    """Pass the turn to the next seat that has not passed, or end the phase."""
    if s.sale or ON_OFFER in s.resources:
        for _ in s.seats:
            seat += 1
            if seat == len(s.seats):
                seat = 0
            if not s.passed >> seat & 1:
                s.then(Task(SELECT, seat))
                return
    s.then(Task(END_SELECTION, CHANCE))


# §8.4  With one craftsman too many, one is removed for good, perhaps the new one. R19


def ask_dismiss(s: State, t: Task) -> list[int]:
    return s.seats[t.seat].craftsmen[:]


def do_dismiss(s: State, t: Task, craftsman: int, log: Log) -> None:
    s.seats[t.seat].craftsmen.remove(craftsman)
    log.add(DISMISSED, t.seat, craftsman)


# §8.5  "Whoever has workers left puts them in the wool mill." Cards not taken are removed. R5, R6


def do_end_selection(s: State, t: Task, _: int, log: Log) -> None:
    for i, seat in enumerate(s.seats):
        if seat.reserve:
            log.add(TO_MILL, i, seat.reserve)
    for card, place in enumerate(s.resources):
        if place == ON_OFFER:
            s.resources[card] = NOT_IN_USE
    s.sale.clear()
    s.passed = 0
    s.put_back = 1
    s.then(Task(NEXT_BUILDER, CHANCE))
