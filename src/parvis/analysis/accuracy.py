"""How well a seat decided, as one number that can be compared between games of a title."""

import math
from collections import defaultdict
from typing import Final

from parvis.analysis.report import Accuracy, Decision, KindLoss

STEEP: Final = 25.0  # an average loss of 4 points of 100 a decision makes an accuracy of 37


def accuracy_of(decisions: list[Decision], seats: int) -> list[Accuracy]:
    """Return the accuracy of each seat by what is known so far.

    Losses count as all who looked at them see them together, and never below 0: a choice that
    looked better than the search's own is not counted against another one's loss.
    """
    return [_of_seat([d for d in decisions if d.seat == seat], seat) for seat in range(seats)]


def accuracy_at(loss: float) -> float:
    """Return the accuracy that an average loss makes."""
    return round(100.0 * math.exp(-STEEP * loss), 1)


def counted(decision: Decision) -> float:
    """Return what a decision counts as lost."""
    return max(0.0, decision.cost)


def _of_seat(mine: list[Decision], seat: int) -> Accuracy:
    kinds: dict[str, list[float]] = defaultdict(list)
    for decision in mine:
        kinds[decision.kind].append(counted(decision))
    loss = sum(map(counted, mine)) / len(mine) if mine else 0.0
    return Accuracy(
        seat=seat,
        accuracy=accuracy_at(loss),
        loss=round(loss, 5),
        decisions=len(mine),
        clear=sum(d.verdict == "clear" for d in mine),
        doubtful=sum(d.verdict == "doubtful" for d in mine),
        by_kind=[
            KindLoss(kind, len(found), round(sum(found) / len(found), 5))
            for kind, found in sorted(kinds.items())
        ],
    )
