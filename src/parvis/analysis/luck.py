"""In which games the luck figure means luck: what a check on fresh games found (tools/luck.py)."""

import functools
from importlib import resources
from typing import Final

import msgspec

from parvis.analysis.signature import judge_of

CORRELATION: Final = 0.3  # with the result, at least
LEFT: Final = 0.95  # of the result's variance, at most, once the luck is taken off


class Check(msgspec.Struct, frozen=True):
    """What luck meant in games that were not used to find out how to measure it."""

    game: str
    seats: int
    player: str  # who played them, in every seat
    judge: str  # whose values they were: classic, or the digest of a network
    games: int
    mean: float  # of the first seat's luck; must be 0 within its error
    error: float
    correlation: float  # with the result
    left: float  # variance of the result less the luck, of the result's
    seconds: float  # of processor time a game

    @property
    def shown(self) -> bool:
        """Whether the figure is shown to people."""
        return (
            self.correlation >= CORRELATION
            and self.left <= LEFT
            and abs(self.mean) <= 2.576 * self.error
        )


@functools.cache
def checks() -> tuple[Check, ...]:
    """Return all checks that were made."""
    data = resources.files(__package__).joinpath("luck.json").read_bytes()
    return msgspec.json.decode(data, type=tuple[Check, ...])


def checked_luck(game: str, seats: int) -> Check | None:
    """Return the check for a game with so many seats, if one was made with who judges it now."""
    this = (game, seats, judge_of(game))
    return next((c for c in checks() if (c.game, c.seats, c.judge) == this), None)
