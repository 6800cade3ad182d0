"""What a player should know about a game, apart from its rules.

A module `sense/<game>.py` holds a `SENSE`. A game without one is played by its points alone.
Where a sense was mended, `CLASSIC` holds it as it was: what players are measured against stays.
Nothing here is trusted by the rules: bad sense makes bad players, never illegal ones.
"""

import functools
import importlib
import importlib.util
from collections.abc import Callable, Sequence
from typing import Any, Final, final

from parvis.engine import AnyGame, BaseState

Worth = Callable[[Any], Sequence[float]]
Priors = Callable[[Any, list[int]], list[float]]
Reflex = Callable[[Any, list[int]], int]
Row = tuple[float, ...]  # of numbers; mypyc can't keep a tuple of a fixed length as a constant


@final
class Sense:
    """An evaluation and move priors for a game, or for some of its tables."""

    __slots__ = (
        "worth", "priors", "scale", "plies", "trust", "habits", "depth", "thorough", "outlook",
        "reflex", "paired", "instead", "wins", "stakes", "staking",
    )  # fmt: skip

    def __init__(
        self,
        worth: Worth,
        priors: Priors,
        scale: float,
        plies: int,
        trust: int = 6,
        habits: Priors | None = None,
        depth: int = 99,
        thorough: bool = True,
        outlook: Worth | None = None,
        reflex: Reflex | None = None,
        paired: bool = False,
        instead: "Callable[[Any], Sense | None] | None" = None,
        wins: Worth | None = None,
        stakes: Worth | None = None,
        staking: bool = False,
    ) -> None:
        self.worth: Final = worth  # for each seat, the points it may expect at the end
        self.priors: Final = priors  # for each option, how much it deserves a look; above 0
        self.scale: Final = scale  # a lead of so many points counts as 73 chances of 100
        self.plies: Final = plies  # choices in a playout before `outlook` judges it
        self.trust: Final = trust  # visits that a look one step ahead counts for
        self.habits: Final = habits or priors  # priors for what a search expects people to do next
        self.depth: Final = depth  # choices ahead that a search plans, the first one included
        self.thorough: Final = thorough  # whether a search looks at every option first
        self.outlook: Final = outlook or worth  # `worth` for a search, where that should differ
        self.reflex: Final = reflex  # what a playout chooses, else drawn by `habits`
        self.paired: Final = paired  # whether the nth try of every option begins with the same luck
        self.wins: Final = wins  # each seat's chance to win, if it is known better than by points
        self.stakes: Final = stakes  # likewise, its share of what is at stake: win and margin …
        self.staking: Final = staking  # … and whether a search goes by that instead of points
        self.instead: Final = instead  # what a search goes by at tables that this is not for

    def at(self, s: BaseState) -> "Sense":
        """Return what a search goes by at this table."""
        return (self.instead(s) if self.instead is not None else None) or self


def flat(s: BaseState, options: list[int]) -> list[float]:
    """Give every option the same weight."""
    return [1.0] * len(options)


@functools.cache
def sense_of(game: AnyGame) -> Sense:
    """Return what is known about a game; its points so far if nothing is."""
    return known(game.name) or Sense(game.scores, flat, 10.0, 12)


@functools.cache
def known(game: str) -> Sense | None:
    """Return what the module of a game holds, if there is one.

    Call this when a player is made: the first choice has no time for imports.
    """
    name = f"{__name__}.{game}"
    if importlib.util.find_spec(name) is None:
        return None
    found: Sense = importlib.import_module(name).SENSE
    return found


def classic(game: str) -> Sense | None:
    """Return what `classic:` goes by: the sense of a game before it was mended, if it was."""
    if known(game) is None:
        return None
    found: Sense | None = getattr(importlib.import_module(f"{__name__}.{game}"), "CLASSIC", None)
    return found
