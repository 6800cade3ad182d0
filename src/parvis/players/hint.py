"""Hints: what the strongest player would choose, and what it expects for each seat."""

from typing import Any

from parvis.engine import BaseState, Game
from parvis.players.base import Advice, seen_of
from parvis.players.mcts import SearchPlayer


def hint(
    game: Game[Any], s: BaseState, seconds: float = 2.0, seed: int = 0, iterations: int = 0
) -> list[Advice]:
    """Judge the pending choice for the seat that has it, from what that seat may know.

    The best choice comes first. It is for a seat to choose, not for chance.
    """
    seat = s.agenda[-1].seat
    search = SearchPlayer(seed, iterations=iterations, seconds=0.0 if iterations else seconds)
    return search.advise(seen_of(game, s, seat))
