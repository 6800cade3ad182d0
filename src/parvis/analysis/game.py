"""A finished game for an analysis: its moments with more than one possibility."""

from typing import Final, NamedTuple

from parvis.analysis.endgame import key_of
from parvis.analysis.report import Picked
from parvis.engine import (
    CHANCE,
    QUIET,
    SKIP,
    AnyGame,
    BaseState,
    IllegalChoice,
    Record,
    replay,
)
from parvis.engine.record import moments
from parvis.players.mcts import chances


class Unfinished(ValueError):
    """The game has not ended, or there is nothing to analyse."""


class Ply(NamedTuple):
    """A moment with more than one possibility: a choice or a draw."""

    ply: int
    state: BaseState  # before it
    seat: int  # who chose; -1 chance
    kind: str
    value: int  # what happened
    turn: int  # number of the turn: consecutive decisions of a seat with no draw between


class Walk:
    """A game from its start to its end."""

    def __init__(self, game: AnyGame, record: Record, ranking: list[int] | None = None) -> None:
        """Replay a record; raise Unfinished, BadRecord or Diverged.

        Pass a `ranking` for a game that was resigned: it doesn't follow from the points.
        """
        self.game: Final = game
        self.record: Final = record
        self.plies: Final[list[Ply]] = []
        self.words: Final = record.choices
        turn, last = 0, CHANCE
        for ply, s, value in moments(game, record):
            options = game.options(s)
            seat = s.agenda[-1].seat
            if len(set(options)) > 1:
                if seat == CHANCE or seat != last:
                    turn += 1
                last = seat
                self.plies.append(Ply(ply, s.copy(), seat, game.kind(s).name, value, turn))
            elif seat == CHANCE or seat != last:
                last = CHANCE if seat == CHANCE else last
        self.end: Final[BaseState] = replay(game, record)
        if self.end.agenda and ranking is None:
            raise Unfinished("this game has not ended yet: there is nothing to analyse")
        self.scores: Final[list[int]] = game.scores(self.end)
        self.ranking: Final = game.ranking(self.end) if ranking is None else ranking
        self.seats: Final = len(self.scores)
        alone = self.seats == 1  # in a solo game, the value is the points
        self.result: Final = chances(self.scores, 1.0) if alone else share_of(self.ranking)

    def choices(self) -> list[Ply]:
        """List the unforced choices of seats."""
        return [ply for ply in self.plies if ply.seat != CHANCE]

    def same_turn(self, at: Ply, other: int) -> bool:
        """Tell whether another choice only changes the order: the turn ends in the same state.

        The other choice is made first, then the remaining choices of the turn in their order.
        """
        game = self.game
        word = game.spell(at.state, other)
        t = at.state.copy()
        i = at.ply
        said: list[str] = []
        while t.agenda and t.agenda[-1].seat == at.seat and i < len(self.words):
            said.append(self.words[i])
            game.choose(t, game.read(t, self.words[i]), QUIET)
            i += 1
            if said[-1] == word and len(said) > 1:
                break
        if word not in said[1:]:
            return False
        said.remove(word)
        s = at.state.copy()
        try:
            for one in [word, *said]:
                if not s.agenda or s.agenda[-1].seat != at.seat:
                    return False
                value = game.read(s, one)
                if value not in game.options(s):
                    return False
                game.choose(s, value, QUIET)
        except IllegalChoice:
            return False
        return key_of(s) == key_of(t)


def share_of(ranking: list[int]) -> list[float]:
    """Return each seat's share of the win."""
    share = 1.0 / ranking.count(1)
    return [share if rank == 1 else 0.0 for rank in ranking]


def picked(game: AnyGame, s: BaseState, value: int) -> Picked:
    """Return a choice as a table would offer it."""
    kind = game.kind(s)
    word = kind.spell(value)
    form = kind.form_of(value)
    if form is None or value == SKIP:
        return Picked(value, word, "skip", ())
    return Picked(value, word, form.name, form.unpack(value))
