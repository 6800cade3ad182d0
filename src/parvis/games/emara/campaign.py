"""The solo campaign: how the start of the buildings moves from one game to the next.

A game of the campaign is a solo game with the options `solo = "campaign"` and `campaign_start`.
The caller (a terminal, an account) stores one number: the index of the `campaign_start` value for
the next game. Games with informed choice give better results, so they have a number of their own.
The caller also stores a `Feat` for each finished game, and shows the best ones by start. Nothing
here depends on files or time.
"""

from typing import Final, NamedTuple

from parvis.engine import Campaign, Feat
from parvis.games.emara.components import (
    FIRST_START,
    LOSS_RAISES,
    LOWEST_START,
    TRACK,
    WIN_LOWERS,
)
from parvis.games.emara.kinds import SOURCE, START
from parvis.games.emara.options import CAMPAIGN_START, INFORMED_CHOICE, OPTIONS, SOLO
from parvis.games.emara.scoring import scores
from parvis.games.emara.state import State


class Outcome(NamedTuple):
    """One finished game of a campaign."""

    start: int  # where the buildings started
    score: int
    victoria: int

    @property
    def won(self) -> bool:
        """Whether Victoria was beaten; a tie is not enough."""
        return self.score > self.victoria


def outcome_of(s: State) -> Outcome:
    """Return the result of a finished campaign game."""
    start = OPTIONS.declared[CAMPAIGN_START].values[s.options[CAMPAIGN_START]]
    assert isinstance(start, int)
    return Outcome(start, scores(s)[0], s.victoria)


def next_start(outcome: Outcome | None) -> int:
    """Return where the buildings start in the next game; None: there was none yet.

    "If you win, 5 lower. If you lose, 2 higher." No rule names a lower limit, so it is 0; the
    track ends at 104.
    """
    if outcome is None:
        return FIRST_START
    moved = outcome.start + (-WIN_LOWERS if outcome.won else LOSS_RAISES)
    return min(max(moved, LOWEST_START), TRACK)


def plays(options: tuple[int, ...]) -> bool:
    """Tell whether a game with these options belongs to a campaign."""
    return options[SOLO] == 1


def following(s: State) -> int:
    """Return the index of `campaign_start` for the next game."""
    return OPTIONS.declared[CAMPAIGN_START].index(next_start(outcome_of(s)))


# "Note your scores separately by starting value." In a game for the best score there is no rival:
# Victoria only contests the site and the ranks.


def feat(s: State) -> Feat:
    """Return what to store about a finished solo game."""
    start = s.seats[0].tally[SOURCE.size + START]
    score = scores(s)[0]
    if not plays(s.options):
        return Feat("score", start, score, 0, False)
    return Feat("campaign", start, score, s.victoria, outcome_of(s).won)


CAMPAIGN: Final[Campaign[State]] = Campaign(CAMPAIGN_START, plays, following, INFORMED_CHOICE, feat)
