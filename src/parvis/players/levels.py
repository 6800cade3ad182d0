"""Levels for people. Each wins 70 to 90 games of 100 against the one below; see docs/players.md."""

from typing import Final

LEVELS: Final = ("novice", "villager", "builder", "master")

USUAL: Final = ("greedy:0.6", "greedy:0.2", "mcts:100", "mcts:2s")

CALIBRATED: Final[dict[str, tuple[str, str, str, str]]] = {}


def level_of(game: str, level: str) -> str:
    """Return the name of the player that a level stands for in a game."""
    return CALIBRATED.get(game, USUAL)[LEVELS.index(level)]
