"""A computer player in thirty lines, with the command that tests it in the arena.

It looks one step ahead on imagined states and takes the choice that leaves it with the most
points, then the most gold. It plays Les Piliers de la Terre:

    parvis arena piliers --players own:examples.hoarder:Hoarder,random --games 100
"""

from typing import Any

from parvis import Log, seeded
from parvis.players import Seen

QUIET = Log(quiet=True)


class Hoarder:
    """Counts points, then gold; ties are broken by chance."""

    def __init__(self, seed: int) -> None:
        self.random = seeded(seed)

    def choose(self, seen: Seen) -> int:
        """Return one of the options. `seen` holds only what this seat may know."""
        return max(seen.options, key=lambda value: self.worth(seen, value))

    def worth(self, seen: Seen, value: int) -> tuple[int, int, int]:
        state = seen.imagine(self.random)
        seen.game.choose(state, value, QUIET)
        view: Any = seen.game.view(state, seen.seat)
        mine = view.seats[seen.seat]
        return mine.points, mine.gold, self.random.below(1000)
