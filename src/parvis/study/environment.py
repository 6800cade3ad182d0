"""A game as a learner sees it: observations, masks, rewards. It needs no library.

The environment plays chance and, by default, forced choices: a step is a decision.
"""

import io
import operator
from collections.abc import Mapping
from typing import Any, Final, SupportsIndex, TypeAlias

import numpy as np
from rich.console import Console

from parvis.engine import CHANCE, QUIET, AnyGame, BaseState, IllegalChoice, OptionValue, Record
from parvis.engine.plain import dump, load
from parvis.games import game as game_of
from parvis.sight.observation import Mask, Observer, Vector, turned_actions
from parvis.text import Texts
from parvis.text.board import render

REWARDS: Final = ("rank", "margin")

Turns: TypeAlias = list[list[list[int]] | None]  # by kind and seat, see `turned_actions`


class Words(dict[tuple[int, int], str]):
    """Caches the words of choices, by kind and value, across games."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__()
        self.kinds = game.kinds.tasks

    def __missing__(self, choice: tuple[int, int]) -> str:
        """Compute a word on its first use."""
        kind, value = choice
        word = self[choice] = self.kinds[kind].spell(value)
        return word


class Episode:
    """A game in progress, with what learning code asks of it."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "rank",
        observer: Observer | None = None,
        forced: bool = False,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"rewards are by {' or '.join(REWARDS)}, not {reward!r}")
        self.game = game
        self.seats = seats
        self.options = dict(options or {})
        self.reward = reward
        self.forced = forced  # whether a forced choice counts as a step
        self.observer = observer or Observer(game, seats)  # shared by tables of the same type
        self.seed: int | None = 0  # None if the game did not start here
        self.state: BaseState = game.start(seats, 0, self.options)
        self.chosen: list[tuple[int, int]] = []  # kind and value of every choice
        self.seat = -1  # whose turn it is; -1 when the game is over
        self.offered: list[int] = []  # the values on offer, which are action numbers less an offset
        self._offset = 0
        self._numbers = list(range(game.actions))  # avoids making an int per action and step
        self._words = Words(game)
        self._turns = turns_of(game, seats)
        self._turned: list[int] | None = None  # see `turned_actions`
        self._mask_of = self.observer.mask
        self._legal_of = self.observer.legal
        self._offers = self.observer.offers
        self._eyes = [self.observer.eye(seat) for seat in range(seats)]
        self.nothing: Final[Mask] = np.zeros(game.actions, np.int8)  # the mask of seats that wait
        self.nothing.flags.writeable = False
        self._settle()

    def __deepcopy__(self, memo: object) -> "Episode":
        """Copy the game in progress. The copy has its own observation cache."""
        again = Episode(
            self.game, self.seats, self.options, self.reward, self.observer, self.forced
        )
        again.seed, again.chosen = self.seed, self.chosen[:]
        again.state = self.state.copy()
        again._settle()
        return again

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle an installed game, with its secrets, for another process."""
        data = dump(self.game, self.state, self.seats)
        setup = (self.game.name, self.seats, self.options, self.reward, self.forced)
        return _again, (*setup, data, self.seed, self.chosen)

    def reset(self, seed: int) -> None:
        """Start a game whose chance follows a seed."""
        self.state = self.game.start(self.seats, seed, self.options)
        self.seed = seed
        self.chosen = []
        self._settle()

    def _settle(self) -> None:
        """Play chance and forced choices until a decision; store the options."""
        game, s = self.game, self.state
        agenda = s.agenda
        while agenda:
            offered = game.options(s)
            task = agenda[-1]
            if task.seat == CHANCE:
                value = offered[s.random.below(len(offered))]
            elif len(offered) > 1 or self.forced:
                self.seat = task.seat
                self.offered = offered
                self._offset = game.kinds.tasks[task.kind].offset
                turns = self._turns[task.kind]
                self._turned = None if turns is None else turns[task.seat]
                return
            else:
                value = offered[0]
            self.chosen.append((task.kind, value))
            game.choose(s, value, QUIET)
        self.seat = -1
        self.offered = []
        self._turned = None

    def step(self, action: SupportsIndex) -> int:
        """Take an action; return the seat that decides next, -1 at the end.

        Raise IllegalChoice for an illegal action and change nothing.
        """
        number = action if isinstance(action, int) else operator.index(action)  # not a NumPy int
        if not self.offers(number):
            why = "is not offered now" if self.offered else "comes too late: the game is over"
            raise IllegalChoice(f"action {action} {why}")
        return self.choose(self.value(number))

    def choose(self, value: int) -> int:
        """Choose by the engine's value, which is not checked; return the next seat."""
        self.chosen.append((self.state.agenda[-1].kind, value))
        self.game.choose(self.state, value, QUIET)
        self._settle()
        return self.seat

    def offers(self, action: int) -> bool:
        """Tell whether an action is legal now."""
        if self._turned is not None:
            return action in self.legal()
        return self._offers(self.offered, action - self._offset)

    def value(self, action: int) -> int:
        """Return an action's engine value for the pending task."""
        if self._turned is not None:
            return self._turned.index(action) - 1
        return action - self._offset

    def observe(self, seat: int) -> Vector:
        """Return a seat's observation; only the seat to move sees the pending task."""
        s = self.state
        task = s.agenda[-1] if seat == self.seat else None
        return self._eyes[seat].look(self.game.view(s, seat), task)

    def mask(self, seat: int) -> Mask:
        """Return 1 for each action that is legal for a seat now."""
        if seat != self.seat:
            return self.nothing
        if self._turned is not None:
            return self._mask_of(self.game.actions, 0, self.legal())
        return self._mask_of(self.game.actions, self._offset, self.offered)

    def legal(self) -> list[int]:
        """List the legal actions of the seat to move."""
        if self._turned is not None:
            return [self._turned[value + 1] for value in self.offered]
        return self._legal_of(self._numbers, self._offset, self.offered)

    def rewards(self) -> list[float]:
        """Return each seat's reward, from -1 to 1; all 0 before the end."""
        return rewards_of(self.game, self.state, self.seats, self.reward)

    def text(self, language: str = "en") -> str:
        """Return the text table, as a spectator sees it."""
        names = [str(seat + 1) for seat in range(self.seats)]
        texts = Texts(self.game, language, names)
        page = Console(width=120, file=io.StringIO(), color_system=None)
        with page.capture() as shown:
            page.print(render(texts, self.game.view(self.state, None), None))
        return shown.get()

    def record(self) -> Record:
        """Return the record so far, chance and forced choices included."""
        words = tuple(map(self._words.__getitem__, self.chosen))
        version = self.state.version
        return Record(self.game.name, version, self.seats, self.options, self.seed, words)

    def outcome(self) -> dict[str, Any]:
        """Return points and ranks by seat, and the record of a finished game."""
        return {
            "scores": self.game.scores(self.state),
            "ranks": self.game.ranking(self.state),
            "record": self.record(),
        }


def usual_seats(game: AnyGame) -> int:
    """Return the default number of seats: two, unless the game needs more."""
    return max(2, game.seats[0])


def turns_of(game: AnyGame, seats: int) -> Turns:
    """Return each kind's turned actions by seat; None if its choices name no seat."""
    turns: Turns = []
    for kind in game.kinds.tasks:
        tables = [turned_actions(kind, seats, me) for me in range(seats)]
        found = [table for table in tables if table is not None and not kind.chance]
        turns.append(found or None)
    return turns


def _again(
    game: str,
    seats: int,
    options: Mapping[str, OptionValue],
    reward: str,
    forced: bool,
    data: bytes,
    seed: int | None,
    chosen: list[tuple[int, int]],
) -> Episode:
    made = Episode(game_of(game), seats, options, reward, None, forced)
    made.state = load(made.game, data)
    made.seed, made.chosen = seed, chosen
    made._settle()
    return made


def rewards_of(game: AnyGame, s: BaseState, seats: int, reward: str) -> list[float]:
    """Return each seat's reward, from -1 to 1; all 0 before the end.

    By rank: 1 for the first, -1 for the last; ties share. By margin: the lead over the best other
    seat, as a share of the higher score. Solo: hundredths of the points.
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
