"""The one round: purses are filled; builders are drawn, then placed at their price or wait."""

from parvis.engine import CHANCE, Log, Task

from ..components import BUILDERS, PRICES, PURSES
from ..kinds import BUILDER, DRAW, FILLED, NEXT, PLACE, PLACED, PURSE, WAIT, WAITED
from ..state import State


def ask_fill(s: State, t: Task) -> list[int]:
    return list(range(PURSE.size))


def do_fill(s: State, t: Task, purse: int, log: Log) -> None:
    s.purses[t.arg] = purse
    s.gold[t.arg] = PURSES[purse]
    log.add(FILLED, t.arg, purse)


def do_next(s: State, t: Task, _: int, log: Log) -> None:
    if len(s.drawn) < len(PRICES):
        s.then(Task(DRAW, CHANCE))


def ask_draw(s: State, t: Task) -> list[int]:
    left = [BUILDERS - s.drawn.count(seat) for seat in range(len(s.gold))]
    return [seat for seat, count in enumerate(left) for _ in range(count)]


def do_draw(s: State, t: Task, seat: int, log: Log) -> None:
    s.drawn.append(seat)
    s.then(Task(BUILDER, seat))


# "Pay and take the best space that is free, or let the builder wait."


def ask_builder(s: State, t: Task) -> list[int]:
    price = PRICES[len(s.drawn) - 1]
    return [PLACE, WAIT] if s.gold[t.seat] >= price else [WAIT]


def do_builder(s: State, t: Task, value: int, log: Log) -> None:
    if value == PLACE:
        s.gold[t.seat] -= PRICES[len(s.drawn) - 1]
        log.add(PLACED, t.seat, sum(s.paid))
        s.paid.append(1)
    else:
        s.paid.append(0)
        log.add(WAITED, t.seat)
    s.then(Task(NEXT, t.seat))
