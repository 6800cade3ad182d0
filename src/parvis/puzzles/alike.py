"""Groups options that look equivalent to the evaluation.

In Höyük, a house may stand on 150 squares that differ in little: no single one can be clearly the
best, but one kind of square can. Two options are alike if, after them, the hand-written evaluation
expects the same points for every seat. It covers everything that scores or leads to a score.
Visits then test whether the options of the best class are really equal (`proof.py`).
"""

from typing import Final, TypeAlias

from parvis.analysis.judges import Judge
from parvis.engine import QUIET, seeded
from parvis.players.base import Seen, settle

DIGITS: Final = 9  # decimals of the points; smaller differences are rounding errors

Classes: TypeAlias = dict[int, tuple[float, ...]]


def classes_of(judge: Judge, seen: Seen, seed: int) -> Classes:
    """Return each option's class key. All options start from one imagined state and luck."""
    s = seen.imagine(seeded(seed))
    outlook = judge.hand.outlook
    found: Classes = {}
    for option in seen.options:
        after = s.copy()
        judge.game.choose(after, option, QUIET)
        settle(judge.game, after)
        found[option] = tuple(round(points, DIGITS) for points in outlook(after))
    return found


def one_of_each(options: list[int], classes: Classes) -> list[int]:
    """Return the first option of each class."""
    first: dict[tuple[float, ...], int] = {}
    for option in options:
        first.setdefault(classes[option], option)
    return list(first.values())


def like(option: int, classes: Classes) -> list[int]:
    """List the other options of its class."""
    return [other for other in classes if other != option and classes[other] == classes[option]]
