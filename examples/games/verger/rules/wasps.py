"""Wasps: a player who plants one looks at a rival's hand and takes a card from it."""

from parvis.engine import SKIP, Log, Task

from ..kinds import CARD, ROB, ROBBED
from ..state import State


def ask_raid(s: State, t: Task) -> list[int]:
    return [SKIP, *(i for i, seat in enumerate(s.seats) if i != t.seat and any(seat.hand))]


def do_raid(s: State, t: Task, rival: int, log: Log) -> None:
    if rival != SKIP:
        s.looking = rival
        s.then(Task(ROB, t.seat, rival))


def ask_rob(s: State, t: Task) -> list[int]:
    return [card for card in range(CARD.size) if s.seats[t.arg].hand[card]]


def do_rob(s: State, t: Task, card: int, log: Log) -> None:
    s.looking = -1
    s.seats[t.arg].hand[card] -= 1
    s.seats[t.seat].hand[card] += 1
    log.add(ROBBED, t.seat, t.arg)
