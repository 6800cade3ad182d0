"""The interface of computer players.

A player never gets the true state. `Seen` holds one state imagined for its seat, which looks
the same to that seat, and imagines further ones from it. There is nothing to peek at.
"""

from typing import Any, Final, NamedTuple, Protocol, TypeVar, final

import msgspec
from mypy_extensions import mypyc_attr

from parvis.engine import CHANCE, QUIET, AnyGame, BaseState, Game, Random, Task, seeded

S = TypeVar("S", bound=BaseState)

SUPPOSING: Final = 0  # the seed of the state that `Seen` keeps; its value doesn't matter


@mypyc_attr(native_class=False)  # a native class can't extend RuntimeError
class Forfeit(RuntimeError):
    """A player failed to answer. The message says how."""


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
        """The seat's view, as a person would see it."""
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
    """Chooses for one seat during one game."""

    def choose(self, seen: Seen) -> int:
        """Return one of the options."""


class Advice(NamedTuple):
    """A player's judgement of one choice."""

    choice: int
    share: float  # of the search's visits, 0 to 1
    wins: list[float]  # each seat's win chance
    points: list[float]  # each seat's expected points at the end


class Adviser(Protocol):
    """A player that can also judge its options."""

    def choose(self, seen: Seen) -> int:
        """Return one of the options."""

    def advise(self, seen: Seen) -> list[Advice]:
        """Judge the options worth considering, the best first."""


def seen_of(game: Game[S, Any], s: S, seat: int) -> Seen:
    """Return the pending decision as a seat sees it. The given state is not kept."""
    return Seen(game, game.imagine(s, seat, seeded(SUPPOSING)), seat)


def settle(game: AnyGame, s: BaseState) -> list[int]:
    """Roll dice and take forced choices until a real choice comes; return its options.

    The list is empty when the game is over.
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
