"""Hints: what the strongest player would choose, and the result it expects for each seat."""

from parvis.engine import AnyGame, BaseState
from parvis.players.base import Advice, seen_of
from parvis.players.learned import LearnedPlayer


def hint(
    game: AnyGame, s: BaseState, seconds: float = 2.0, seed: int = 0, iterations: int = 0
) -> list[Advice]:
    """Judge the pending choice from what its seat may know, the best option first.

    The pending task must belong to a seat, not to chance.
    """
    seat = s.agenda[-1].seat
    search = LearnedPlayer(seed, iterations, 0.0 if iterations else seconds)
    return search.advise(seen_of(game, s, seat))
