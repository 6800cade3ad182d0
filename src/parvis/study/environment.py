"""A game as somebody who learns meets it: states, masks, rewards. No library is needed.

Chance plays inside: whoever steps sees only decisions of seats.
"""

import operator
from collections.abc import Callable, Mapping
from typing import Any, Final, SupportsIndex

import numpy as np

from parvis.engine import CHANCE, QUIET, BaseState, Game, Glance, IllegalChoice, OptionValue
from parvis.engine.plain import dump, load
from parvis.games import game as game_of
from parvis.study.observation import Mask, Observer, Vector

REWARDS: Final = ("rank", "margin")


class Table:
    """One game in progress and what learning code asks of it."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "rank",
        observer: Observer | None = None,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"rewards are by {' or '.join(REWARDS)}, not {reward!r}")
        self.game = game
        self.seats = seats
        self.options = dict(options or {})
        self.reward = reward
        self.observer = observer or Observer(game, seats)  # of another table of this sort
        self.state: BaseState = game.start(seats, 0, self.options)
        self.seat = -1  # the one that must choose, or -1 when the game is over
        self.offered: list[int] = []  # to that seat: values, which are actions less an offset
        self._offset = 0
        self._numbers = list(range(game.actions))  # made once: large ones are dear
        self._mask_of = self.observer.mask
        self._legal_of = self.observer.legal
        self._offers = self.observer.offers
        self._glance: Callable[[Any, int | None], Glance] | None = self.observer.glance
        self._eyes = [self.observer.eye(seat) for seat in range(seats)]
        self.nothing: Final[Mask] = np.zeros(game.actions, np.int8)  # the mask of those who wait
        self.nothing.flags.writeable = False
        self._settle()

    def __deepcopy__(self, memo: object) -> "Table":
        """Copy the game in progress. The copy looks with eyes of its own."""
        again = Table(self.game, self.seats, self.options, self.reward, self.observer)
        again.state = self.state.copy()
        again._settle()
        return again

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle a game that is part of Parvis, with its secrets: for other processes."""
        data = dump(self.game, self.state, self.seats)
        return _again, (self.game.name, self.seats, self.options, self.reward, data)

    def reset(self, seed: int) -> None:
        """Start a game whose chance follows a seed."""
        self.state = self.game.start(self.seats, seed, self.options)
        self._settle()

    def _settle(self) -> None:
        """Let chance answer until a seat must choose, and keep what is offered to it."""
        game, s = self.game, self.state
        agenda = s.agenda
        while agenda:
            offered = game.options(s)
            task = agenda[-1]
            if task.seat != CHANCE:
                self.seat = task.seat
                self.offered = offered
                self._offset = game.kinds.tasks[task.kind].offset
                return
            game.choose(s, offered[s.random.below(len(offered))], QUIET)
        self.seat = -1
        self.offered = []

    def step(self, action: SupportsIndex) -> int:
        """Choose by action number; return the seat that must choose next, -1 at the end.

        Raise IllegalChoice for an action that is not offered, and then nothing changed.
        """
        number = action if isinstance(action, int) else operator.index(action)
        value = number - self._offset  # a number of NumPy's can't be stored
        if not self._offers(self.offered, value):
            why = "is not offered now" if self.offered else "comes too late: the game is over"
            raise IllegalChoice(f"action {action} {why}")
        self.game.choose(self.state, value, QUIET)
        self._settle()
        return self.seat

    def offers(self, action: int) -> bool:
        """Tell whether an action may be taken now."""
        return self._offers(self.offered, action - self._offset)

    def observe(self, seat: int) -> Vector:
        """Return what a seat sees; the pending task shows only to the one it asks."""
        s = self.state
        task = s.agenda[-1] if seat == self.seat else None
        if self._glance is None:
            return self._eyes[seat].look(self.game.view(s, seat), task)
        view, places = self._glance(s, seat)
        return self._eyes[seat].look(view, task, places)

    def mask(self, seat: int) -> Mask:
        """Return 1 for each action that a seat may take now."""
        if seat != self.seat:
            return self.nothing
        return self._mask_of(self.game.actions, self._offset, self.offered)

    def legal(self) -> list[int]:
        """List the actions of the seat that must choose."""
        return self._legal_of(self._numbers, self._offset, self.offered)

    def rewards(self) -> list[float]:
        """Return what each seat has won, between -1 and 1; all 0 before the end."""
        return rewards_of(self.game, self.state, self.seats, self.reward)


def _again(
    game: str, seats: int, options: Mapping[str, OptionValue], reward: str, data: bytes
) -> Table:
    made = Table(game_of(game), seats, options, reward)
    made.state = load(made.game, data)
    made._settle()
    return made


def rewards_of(game: Game[Any], s: BaseState, seats: int, reward: str) -> list[float]:
    """Return what each seat has won, between -1 and 1; all 0 before the end.

    By rank: 1 for the first, -1 for the last, ties share. By margin: the distance to the
    best of the others, as a share of the higher of the two. Alone: the points, as a share
    of a hundred.
    """
    if s.agenda:
        return [0.0] * seats
    scores = game.scores(s)
    if seats == 1:
        return [max(-1.0, min(1.0, scores[0] / 100))]
    if reward == "rank":
        ranks = game.ranking(s)
        return [1.0 - (2 * (rank - 1) + ranks.count(rank) - 1) / (seats - 1) for rank in ranks]
    return [_margin(scores, seat) for seat in range(seats)]


def _margin(scores: list[int], seat: int) -> float:
    best = max(score for other, score in enumerate(scores) if other != seat)
    scale = max(abs(scores[seat]), abs(best), 1)
    return max(-1.0, min(1.0, (scores[seat] - best) / scale))
