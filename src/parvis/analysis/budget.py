"""The budget of an analysis in visits: the same record and seed give the same result anywhere.

With the compiled build and one core, a two-player game has its curve within 5 seconds, useful
results after about 40 seconds and is complete within 6 minutes (docs/analysis.md has the
measurements).
"""

from typing import Final

import msgspec


class Budget(msgspec.Struct, frozen=True):
    """What an analysis may spend."""

    value: int = 120  # iterations for the value of a position
    outcomes: int = 6  # most outcomes of a draw that are valued
    looks: int = 48  # iterations that select the options to compare
    rivals: int = 3  # options compared, besides the one played
    near: int = 100  # visits of each in the near pass
    far: int = 160  # visits of both in the far pass
    again: int = 12  # decisions per seat in the far pass
    pairs: int = 80  # most pairs of completed games per decision
    judged: int = 6  # most decisions per seat for the second judge
    together: int = 600  # most pairs of completed games for all decisions, the costliest first
    solve: int = 6_000  # positions that solving a decision may add


USUAL: Final = Budget()
BY_GAME: Final[dict[str, Budget]] = {}
QUICK: Final = Budget(
    value=16, outcomes=3, looks=24, near=24, far=24, again=3, pairs=8, judged=1, solve=400
)  # for tests, and for a first impression


def budget_of(game: str) -> Budget:
    """Return what an analysis of a game may spend."""
    return BY_GAME.get(game, USUAL)
