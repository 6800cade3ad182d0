"""Ratings by title: how strong somebody plays, and how sure that is.

They move when a rated game ends. People's results never move the levels of computer players,
whose strength was measured in matches (docs/players.md). All that a rating
depends on is in the results, so it can be computed anew to the last digit.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import BradleyTerryPart

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = SIGMA / 2
CENTRE: Final = 1500.0  # what is shown for MU …
SCALE: Final = 30.0  # … and for each point above it: near to the points of Elo
SURE: Final = 1.96  # 19 times out of 20 the strength lies so many sigmas around the rating
PROVISIONAL: Final = 200.0  # a doubt above which a rating is shown as provisional
LEVEL_SIGMA: Final = 1.0

LEVELS: Final = ("novice", "apprentice", "villager", "builder", "master")
# How often each level wins against the one below it, two at a table; a villager has MU. The steps
# up to a master, and some others that are not measured, are estimates (docs/players.md).
SHARES: Final = {
    "piliers": (0.740, 0.650, 0.767, 0.800),
    "emara": (0.680, 0.660, 0.767, 0.733),
    "descendance": (0.750, 0.700, 0.733, 0.800),
    "clochemerle": (0.650, 0.740, 0.880, 0.708),
    "hoyuk": (0.600, 0.662, 0.725, 0.750),
}
USUAL: Final = (0.75, 0.75, 0.75, 0.75)

# Compares neighbours in the order of the places: unlike other models of openskill it claims no
# more certainty than there is at tables of three and more.
_MODEL: Final = BradleyTerryPart(mu=MU, sigma=SIGMA, beta=BETA)


class Rating(NamedTuple):
    """A strength and how uncertain it is, as openskill counts."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> float:
        return CENTRE + SCALE * (self.mu - MU)

    @property
    def doubt(self) -> float:
        """Half the width in which the strength lies 19 times out of 20, as shown."""
        return SURE * SCALE * self.sigma

    @property
    def provisional(self) -> bool:
        return self.doubt > PROVISIONAL


FRESH: Final = Rating()


def level_rating(game: str, level: str) -> Rating:
    """Return the fixed rating of a level of computer players."""
    shares = SHARES.get(game, USUAL)
    steps = [math.sqrt(2.0) * BETA * math.log(share / (1 - share)) for share in shares]
    at, middle = LEVELS.index(level), LEVELS.index("villager")
    return Rating(MU + sum(steps[middle:at]) - sum(steps[at:middle]), LEVEL_SIGMA)


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the ratings after a game; the caller drops those that must not move."""
    teams = [[_MODEL.create_rating([r.mu, r.sigma])] for r in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(float(one.mu), float(one.sigma)) for (one,) in after]
