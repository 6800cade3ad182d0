"""A seat's decisions as one number, comparable between games of the same title."""

import math
from collections import defaultdict
from typing import Final

from parvis.analysis.report import Accuracy, Decision, KindLoss

STEEP: Final = 25.0  # a mean loss of 4 percentage points gives an accuracy of 37


def accuracy_of(decisions: list[Decision], seats: int) -> list[Accuracy]:
    """Return each seat's accuracy so far.

    A loss is the combined estimate of all passes, and at least 0: a choice that looked better than
    the search's own doesn't offset another's loss.
    """
    return [_of_seat([d for d in decisions if d.seat == seat], seat) for seat in range(seats)]


def accuracy_at(loss: float) -> float:
    """Return the accuracy for a mean loss."""
    return round(100.0 * math.exp(-STEEP * loss), 1)


def counted(decision: Decision) -> float:
    """Return the loss that a decision counts with."""
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
