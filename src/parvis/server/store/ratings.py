"""Ratings by title: a person's strength and its uncertainty.

They change when a rated game ends. Computer players' ratings are fixed by matches
(docs/players.md). Ratings depend on the results only, so they can be recomputed exactly.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import BradleyTerryPart

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = SIGMA / 2
CENTRE: Final = 1500.0  # displayed rating of MU …
SCALE: Final = 30.0  # … and of each further point; approximately Elo
SURE: Final = 1.96  # sigmas of a 95 % interval
PROVISIONAL: Final = 200.0  # doubt above which a rating is provisional
LEVEL_SIGMA: Final = 1.0

LEVELS: Final = ("novice", "apprentice", "villager", "builder", "master")
# How often each level wins against the one below, with two players; a villager has MU. Steps up to
# master, and some others, are estimates (docs/players.md).
SHARES: Final = {
    "piliers": (0.740, 0.650, 0.767, 0.800),
    "emara": (0.680, 0.660, 0.767, 0.733),
    "descendance": (0.750, 0.700, 0.750, 0.800),
    "clochemerle": (0.650, 0.740, 0.880, 0.708),
    "hoyuk": (0.600, 0.662, 0.725, 0.750),
}
USUAL: Final = (0.75, 0.75, 0.75, 0.75)

# Compares neighbouring places: unlike openskill's other models, it does not overstate certainty at
# tables of three and more.
_MODEL: Final = BradleyTerryPart(mu=MU, sigma=SIGMA, beta=BETA)


class Rating(NamedTuple):
    """A strength and its uncertainty, in openskill's units."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> float:
        return CENTRE + SCALE * (self.mu - MU)

    @property
    def doubt(self) -> float:
        """Half the 95 % interval, for display."""
        return SURE * SCALE * self.sigma

    @property
    def provisional(self) -> bool:
        return self.doubt > PROVISIONAL


FRESH: Final = Rating()


def level_rating(game: str, level: str) -> Rating:
    """Return a computer player level's fixed rating."""
    shares = SHARES.get(game, USUAL)
    steps = [math.sqrt(2.0) * BETA * math.log(share / (1 - share)) for share in shares]
    at, middle = LEVELS.index(level), LEVELS.index("villager")
    return Rating(MU + sum(steps[middle:at]) - sum(steps[at:middle]), LEVEL_SIGMA)


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the ratings after a game; the caller ignores those of computer players."""
    teams = [[_MODEL.create_rating([r.mu, r.sigma])] for r in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(float(one.mu), float(one.sigma)) for (one,) in after]
