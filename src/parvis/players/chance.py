"""Baseline players without evaluation: a random option, or the first one."""

from typing import Final, final

from parvis.engine import Random, seeded
from parvis.players.base import Seen


@final
class RandomPlayer:
    """Chooses uniformly among its options."""

    __slots__ = ("random",)

    def __init__(self, seed: int) -> None:
        self.random: Final[Random] = seeded(seed)

    def choose(self, seen: Seen) -> int:
        return self.random.pick(seen.options)


@final
class FirstPlayer:
    """Takes the first option: the weakest baseline."""

    __slots__ = ()

    def choose(self, seen: Seen) -> int:
        return seen.options[0]
