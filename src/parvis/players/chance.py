"""Players that do not look: one takes any option, one the first."""

from typing import Final, final

from parvis.engine import Random, seeded
from parvis.players.base import Seen


@final
class RandomPlayer:
    """Chooses fairly among its options."""

    __slots__ = ("random",)

    def __init__(self, seed: int) -> None:
        self.random: Final[Random] = seeded(seed)

    def choose(self, seen: Seen) -> int:
        return self.random.pick(seen.options)


@final
class FirstPlayer:
    """Takes the first option: the least that any player must beat."""

    __slots__ = ()

    def choose(self, seen: Seen) -> int:
        return seen.options[0]
