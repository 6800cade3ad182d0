"""Many games in one process, for learners that want batches.

Each game waits for one decision. `step` takes an action for every game. Finished games restart at
once, so a batch is always full.
"""

import copy
import operator
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from parvis.engine import IllegalChoice, OptionValue, seeded
from parvis.games import game as game_of
from parvis.study.environment import Episode, usual_seats


class Batch(NamedTuple):
    """The pending decisions of all games."""

    observations: npt.NDArray[np.float32]  # games x entries, each as its seat sees it
    masks: npt.NDArray[np.int8]  # games x actions
    seats: npt.NDArray[np.int64]  # who chooses


class Ended(NamedTuple):
    """A game that ended in the last step."""

    game: int  # its place in the batch
    rewards: list[float]  # by seat


class Episodes:
    """Several games of the same type, stepped together."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "rank",
        seed: int = 0,
        forced: bool = False,
    ) -> None:
        rules = game_of(game)
        chairs = usual_seats(rules) if seats is None else seats
        self.random = seeded(seed)
        if count < 1:
            raise ValueError(f"there are no {count} games")
        first = Episode(rules, chairs, options, reward, forced=forced)
        self.tables = [first, *(copy.deepcopy(first) for _ in range(count - 1))]
        self.actions = rules.actions
        self.size = first.observer.size

    def reset(self) -> Batch:
        """Restart every game."""
        for table in self.tables:
            table.reset(self.random.below(1 << 31))
        return self._batch()

    def step(self, actions: Any) -> tuple[Batch, list[Ended]]:
        """Take an action in every game; return the next decisions and the finished games.

        If any action is illegal, raise IllegalChoice and change no game.
        """
        ended: list[Ended] = []
        chosen = [operator.index(action) for action in actions]
        for i, (table, action) in enumerate(zip(self.tables, chosen, strict=True)):
            if not table.offers(action):
                raise IllegalChoice(f"action {action} is not offered in game {i}")
        for i, (table, action) in enumerate(zip(self.tables, chosen, strict=True)):
            table.step(action)
            if table.seat < 0:
                ended.append(Ended(i, table.rewards()))
                table.reset(self.random.below(1 << 31))
        return self._batch(), ended

    def _batch(self) -> Batch:
        count = len(self.tables)
        observations = np.empty((count, self.size), np.float32)
        masks = np.zeros((count, self.actions), np.int8)
        seats = np.empty(count, np.int64)
        for i, table in enumerate(self.tables):
            seats[i] = seat = table.seat
            observations[i] = table.observe(seat)
            masks[i, table.legal()] = 1
        return Batch(observations, masks, seats)
