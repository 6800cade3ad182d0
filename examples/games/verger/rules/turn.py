"""A turn: plant or draw, then the next player, until the bag is empty."""

from parvis.engine import CHANCE, Log, Task

from ..components import SHORT_BAG
from ..kinds import CARD, DRAW, DRAW_ONE, DREW, NEXT, PLANTED, RAID, TURN, WASP
from ..options import SHORT
from ..state import State

# "Plant a card from your hand, or draw one from the bag."


def ask_turn(s: State, t: Task) -> list[int]:
    hand = s.seats[t.seat].hand
    return [*(card for card in range(CARD.size) if hand[card]), DRAW_ONE]


def do_turn(s: State, t: Task, value: int, log: Log) -> None:
    if value == DRAW_ONE:
        s.then(Task(DRAW, CHANCE, t.seat))
    else:
        seat = s.seats[t.seat]
        seat.hand[value] -= 1
        seat.row.append(value)
        log.add(PLANTED, t.seat, value)
        if value == WASP:
            s.then(Task(RAID, t.seat))
    s.then(Task(NEXT, t.seat))


def ask_draw(s: State, t: Task) -> list[int]:
    return [card for card in range(CARD.size) for _ in range(s.bag[card])]


def do_draw(s: State, t: Task, card: int, log: Log) -> None:
    s.bag[card] -= 1
    s.seats[t.arg].hand[card] += 1
    log.add(DREW, t.arg, card)


# "The game ends when the bag is empty", or in a short game with nine cards in it.


def do_next(s: State, t: Task, _: int, log: Log) -> None:
    if sum(s.bag) > (SHORT_BAG if s.options[SHORT] else 0):
        s.then(Task(TURN, (t.seat + 1) % len(s.seats)))
