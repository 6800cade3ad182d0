"""Hand-written knowledge about each game: an evaluation and move priors.

`sense/<game>.py` holds a `SENSE`. Without one, the current points are the evaluation. `CLASSIC`, if
there is one, is an older version, kept as a fixed baseline for matches. The rules never depend on
this: a bad sense makes bad players, not illegal choices.
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
Row = tuple[float, ...]  # mypyc can't keep a fixed-length tuple as a constant


@final
class Sense:
    """An evaluation and move priors for a game, or for tables of one size."""

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
        self.worth: Final = worth  # each seat's expected points at the end
        self.priors: Final = priors  # a weight above 0 for each option
        self.scale: Final = scale  # a lead of `scale` points means a 73 % win chance
        self.plies: Final = plies  # choices in a rollout before `outlook` evaluates it
        self.trust: Final = trust  # virtual visits of the look one step ahead
        self.habits: Final = habits or priors  # priors in rollouts, of other seats, of `policy`
        self.depth: Final = depth  # depth of the tree in choices, the first one included
        self.thorough: Final = thorough  # whether a search evaluates every option one step ahead
        self.outlook: Final = outlook or worth  # evaluation for a search; default: `worth`
        self.reflex: Final = reflex  # rollout policy; without it, `habits` are sampled
        self.paired: Final = paired  # whether the nth try of every option uses the same luck
        self.wins: Final = wins  # each seat's win chance, if known better than from points
        self.stakes: Final = stakes  # each seat's share of the stakes (win and margin) …
        self.staking: Final = staking  # … and whether a search uses it instead of points
        self.instead: Final = instead  # the sense for tables that this one isn't for

    def at(self, s: BaseState) -> "Sense":
        """Return the sense that a search uses at this table."""
        return (self.instead(s) if self.instead is not None else None) or self


def flat(s: BaseState, options: list[int]) -> list[float]:
    """Return equal weights for all options."""
    return [1.0] * len(options)


@functools.cache
def sense_of(game: AnyGame) -> Sense:
    """Return the sense of a game; without one, its current points."""
    return known(game.name) or Sense(game.scores, flat, 10.0, 12)


@functools.cache
def known(game: str) -> Sense | None:
    """Return the SENSE of a game's module, if there is one.

    Call this when a player is made: the first choice has no time for imports.
    """
    name = f"{__name__}.{game}"
    if importlib.util.find_spec(name) is None:
        return None
    found: Sense = importlib.import_module(name).SENSE
    return found


def classic(game: str) -> Sense | None:
    """Return the baseline that `classic:` uses: CLASSIC if there is one, else the sense."""
    if known(game) is None:
        return None
    found: Sense | None = getattr(importlib.import_module(f"{__name__}.{game}"), "CLASSIC", None)
    return found
