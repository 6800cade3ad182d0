"""How much is looked at, in visits: the same record and seed give the same analysis anywhere.

The numbers were chosen so that a game of two, compiled, has its curve within 5 seconds of one core,
is useful after about 40 and complete within 6 minutes (docs/analysis.md has what was measured).
"""

from typing import Final

import msgspec


class Budget(msgspec.Struct, frozen=True):
    """What an analysis may spend."""

    value: int = 120  # iterations for the value of a moment
    outcomes: int = 6  # outcomes of a draw that are valued, if there are more
    looks: int = 48  # iterations that find what else deserves a look
    rivals: int = 3  # options that are looked at nearer, with the one that was played
    near: int = 100  # visits of each of them
    far: int = 160  # visits of both in the far pass
    again: int = 12  # decisions of each seat in the far pass
    pairs: int = 80  # games played on from each of both, at most
    judged: int = 6  # decisions of each seat that are judged so, at most
    solve: int = 6_000  # positions that one solved decision may add


USUAL: Final = Budget()
BY_GAME: Final[dict[str, Budget]] = {}
QUICK: Final = Budget(
    value=16, outcomes=3, looks=24, near=24, far=24, again=3, pairs=8, judged=1, solve=400
)  # for tests, and a first impression


def budget_of(game: str) -> Budget:
    """Return what an analysis of a game may spend."""
    return BY_GAME.get(game, USUAL)
