"""Players for tests: one that fails."""

from parvis.players import Seen


class Faulty:
    """Raises at its first decision."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seen: Seen) -> int:
        raise RuntimeError("no idea")
