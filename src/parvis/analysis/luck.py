"""Which games show a luck figure: those that passed a check on fresh games (tools/luck.py)."""

import functools
from importlib import resources
from typing import Final

import msgspec

from parvis.analysis.signature import judge_of

CORRELATION: Final = 0.3  # least correlation with the result
LEFT: Final = 0.95  # most of the result's variance that may remain without the luck


class Check(msgspec.Struct, frozen=True):
    """The properties of the luck figure in games that were not used to develop it."""

    game: str
    seats: int
    player: str  # in every seat
    judge: str  # source of the values: classic, or a network's digest
    games: int
    mean: float  # the first seat's mean luck; must be 0 within its error
    error: float
    correlation: float  # with the result
    left: float  # variance of the result less the luck, relative to the result's
    seconds: float  # processor time per game

    @property
    def shown(self) -> bool:
        """Whether people see the figure."""
        return (
            self.correlation >= CORRELATION
            and self.left <= LEFT
            and abs(self.mean) <= 2.576 * self.error
        )


@functools.cache
def checks() -> tuple[Check, ...]:
    """Return all checks."""
    data = resources.files(__package__).joinpath("luck.json").read_bytes()
    return msgspec.json.decode(data, type=tuple[Check, ...])


def checked_luck(game: str, seats: int) -> Check | None:
    """Return the check for a game, number of seats and the present judge, if there is one."""
    this = (game, seats, judge_of(game, seats))
    return next((c for c in checks() if (c.game, c.seats, c.judge) == this), None)
