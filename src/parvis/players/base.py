"""What a computer player is given, and what it must answer.

A player never holds the true state. `Seen` keeps one state imagined for its seat, which
looks the same to that seat, and imagines further ones from that: there is nothing to peek at.
"""

from typing import Any, Final, NamedTuple, Protocol, TypeVar, final

import msgspec
from mypy_extensions import mypyc_attr

from parvis.engine import CHANCE, QUIET, AnyGame, BaseState, Game, Random, Task, seeded

S = TypeVar("S", bound=BaseState)

SUPPOSING: Final = 0  # the seed of the state kept by `Seen`; any would do


@mypyc_attr(native_class=False)  # which can't extend a RuntimeError
class Forfeit(RuntimeError):
    """A player did not answer as it must. The message says why."""


@final
class Seen:
    """A decision as one seat sees it."""

    __slots__ = ("game", "seat", "task", "options", "_supposed")

    def __init__(self, game: AnyGame, supposed: BaseState, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.task: Final[Task] = supposed.agenda[-1]
        self.options: Final[list[int]] = game.options(supposed)
        self._supposed: Final = supposed

    @property
    def view(self) -> msgspec.Struct:
        """What the seat may know, the same that a person would be shown."""
        seen: msgspec.Struct = self.game.view(self._supposed, self.seat)
        return seen

    def supposed(self) -> BaseState:
        """Return the imagined state, for example to send it to another process."""
        return self._supposed

    def imagine(self, random: Random) -> BaseState:
        """Return a new state that the seat can't tell from the true one."""
        supposed: BaseState = self.game.imagine(self._supposed, self.seat, random)
        return supposed


class Player(Protocol):
    """Whoever answers for one seat during one game."""

    def choose(self, seen: Seen) -> int:
        """Return one of the options."""


class Advice(NamedTuple):
    """One choice as a player judges it."""

    choice: int
    share: float  # of the thought given to it, 0 to 1
    wins: list[float]  # for each seat, the chance to win
    points: list[float]  # for each seat, the points expected at the end


class Adviser(Protocol):
    """A player that can also say what it thinks of its choices."""

    def choose(self, seen: Seen) -> int:
        """Return one of the options."""

    def advise(self, seen: Seen) -> list[Advice]:
        """Judge the options that deserve it, the best first."""


def seen_of(game: Game[S, Any], s: S, seat: int) -> Seen:
    """Return the pending decision as a seat sees it. The given state is not stored."""
    return Seen(game, game.imagine(s, seat, seeded(SUPPOSING)), seat)


def settle(game: AnyGame, s: BaseState) -> list[int]:
    """Roll the dice and take what is forced, up to a real choice; return its options.

    The options are empty when the game is over.
    """
    while s.agenda:
        options = game.options(s)
        if s.agenda[-1].seat == CHANCE:
            game.choose(s, options[s.random.below(len(options))], QUIET)
        elif len(options) == 1:
            game.choose(s, options[0], QUIET)
        else:
            return options
    return []
