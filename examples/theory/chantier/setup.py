"""The site before the first builder."""

from parvis.engine import CHANCE, Random, Task

from .kinds import FILL, NEXT
from .state import State


def new(seats: int, options: tuple[int, ...], version: int, random: Random) -> State:
    s = State(version, options, random, [], [-1] * seats, [0] * seats, [], [])
    for seat in range(seats):
        s.then(Task(FILL, CHANCE, seat))
    s.then(Task(NEXT, 0))
    return s
