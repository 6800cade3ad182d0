"""The player that looks one step ahead."""

import math
import time
from collections.abc import Callable, Sequence
from typing import Final, final

from parvis.engine import QUIET, AnyGame, BaseState, Random, seeded
from parvis.players.base import Seen, settle
from parvis.players.sense import Priors, Sense, Worth, sense_of

LOOKS: Final = 3  # imagined states to try every option in; one if there are many options
WIDE: Final = 32  # most options to try, those with the highest priors
UNTRIED: Final = -1000.0  # the value of untried options
LEANING: Final = 0.5  # points added for a prior that is e times as high


@final
class GreedyPlayer:
    """Takes the option with the best immediate result; with `noise`, sometimes a random one."""

    __slots__ = ("random", "noise", "sense")

    def __init__(self, seed: int, noise: float = 0.0, sense: Sense | None = None) -> None:
        self.random: Final[Random] = seeded(seed)
        self.noise: Final = noise  # the share of choices made at random
        self.sense: Final = sense  # overrides the game's own

    def choose(self, seen: Seen) -> int:
        options = seen.options
        if len(options) == 1:
            return options[0]
        if self.random.below(1000) < self.noise * 1000:
            return self.random.pick(options)
        sense = self.sense or sense_of(seen.game)
        values = [0.0] * len(options)
        for _ in range(LOOKS if len(options) <= WIDE // 2 else 1):
            s = seen.imagine(self.random.split())
            for i, value in enumerate(prospects(seen.game, sense.worth, sense.priors, s, options)):
                values[i] += value
        best = max(values)
        return self.random.pick(
            [o for o, value in zip(options, values, strict=True) if value > best - 1e-9]
        )


def prospects(
    game: AnyGame,
    worth: Worth,
    priors_of: Priors,
    s: BaseState,
    options: list[int],
    wide: int = WIDE,
    until: float = math.inf,
    clock: Callable[[], float] = time.perf_counter,
) -> list[float]:
    """Return for each option the lead, in points, that it gives the chooser.

    Of many options, the `wide` with the highest priors are tried, and none after `until`. If more
    than WIDE are tried, the priors don't count towards the result.
    """
    seat = s.agenda[-1].seat
    priors = priors_of(s, options)
    order = list(range(len(options)))
    if len(order) > WIDE:
        order = sorted(order, key=lambda i: -priors[i])[:wide]
    leaning = LEANING if len(order) <= WIDE else 0.0
    values = [UNTRIED] * len(options)
    for i in order:
        after = s.copy()
        game.choose(after, options[i], QUIET)
        settle(game, after)
        values[i] = lead(worth(after), seat) + leaning * math.log(priors[i])
        if clock() > until:
            break
    return values


def lead(worth: Sequence[float], seat: int) -> float:
    """Return a seat's lead over the best other seat in points; negative if it is behind."""
    others = [points for other, points in enumerate(worth) if other != seat]
    return worth[seat] - max(others) if others else worth[seat]
