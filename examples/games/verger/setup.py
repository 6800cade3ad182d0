"""The table before the first turn."""

from parvis.engine import Random, Task

from .components import TREES
from .kinds import TURN
from .state import Seat, State


def new(seats: int, options: tuple[int, ...], version: int, random: Random) -> State:
    hands = [Seat([tree.dealt for tree in TREES], []) for _ in range(seats)]
    s = State(version, options, random, [], -1, [tree.copies for tree in TREES], hands)
    s.then(Task(TURN, 0))
    return s
