"""The solo campaign: how the start of the buildings moves from one game to the next.

A game of the campaign is a solo game with the options `solo = "campaign"` and `campaign_start`.
Who remembers a campaign (a terminal, an account) keeps one number, the index of the value of
`campaign_start` for its next game, and another one for games with informed choice, which makes
for better results; who judges one keeps its finished games as `Outcome`s.
Nothing here knows files or time.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from parvis.engine import Campaign
from parvis.games.emara.components import (
    FIRST_START,
    LOSS_MOVES,
    LOWEST_START,
    TRACK,
    WIN_MOVES,
)
from parvis.games.emara.scoring import scores
from parvis.games.emara.state import CAMPAIGN_START, INFORMED_CHOICE, SETTINGS, SOLO, State


class Outcome(NamedTuple):
    """One finished game of a campaign."""

    start: int  # where the buildings started
    score: int
    victoria: int

    @property
    def won(self) -> bool:
        """Whether Victoria was beaten; to equal her is not enough."""
        return self.score > self.victoria


def outcome_of(s: State) -> Outcome:
    """Return how a finished campaign game went."""
    start = SETTINGS[CAMPAIGN_START].values[s.options[CAMPAIGN_START]]
    assert isinstance(start, int)
    return Outcome(start, scores(s)[0], s.victoria)


def next_start(outcome: Outcome | None) -> int:
    """Return where the buildings start in the next game; None: there was none yet.

    "If you win, 5 lower. If you lose, 2 higher." No rule names a floor: it is 0; and the track
    ends at 104.
    """
    if outcome is None:
        return FIRST_START
    moved = outcome.start + (WIN_MOVES if outcome.won else LOSS_MOVES)
    return min(max(moved, LOWEST_START), TRACK)


def plays(options: tuple[int, ...]) -> bool:
    """Tell whether a game with these options is one of a campaign."""
    return options[SOLO] == 1


def following(s: State) -> int:
    """Return the index of the value of `campaign_start` for the game after a finished one."""
    return SETTINGS[CAMPAIGN_START].index(next_start(outcome_of(s)))


CAMPAIGN: Final[Campaign[State]] = Campaign(CAMPAIGN_START, plays, following, INFORMED_CHOICE)


def campaign_score(outcomes: Sequence[Outcome]) -> Outcome | None:
    """Return the game a campaign is judged by: the lowest start won, then the higher score."""
    won = [outcome for outcome in outcomes if outcome.won]
    return min(won, key=_rank) if won else None


def _rank(outcome: Outcome) -> tuple[int, int]:
    return outcome.start, -outcome.score
