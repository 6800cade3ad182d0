"""Levels for people, calibrated in the arena for each game; see docs/players.md."""

from typing import Final

LEVELS: Final = ("novice", "villager", "builder", "master")

USUAL: Final = ("greedy:0.4", "greedy:0.1", "mcts:20", "mcts:2s")

CALIBRATED: Final = {
    "piliers": ("greedy:0.35", "greedy:0.1", "mcts:10", "mcts:2s"),
    "emara": ("greedy:0.4", "greedy:0.1", "mcts:4", "mcts:2s"),
    "descendance": ("greedy:0.4", "greedy:0.15", "mcts:10", "mcts:2s"),
    "clochemerle": ("greedy:0.4", "greedy:0.15", "mcts:10", "mcts:2s"),
    "hoyuk": ("greedy:0.3", "greedy:0.1", "mcts:60", "mcts:2s"),
}


def level_of(game: str, level: str) -> str:
    """Return the name of the player that a level stands for in a game."""
    return CALIBRATED.get(game, USUAL)[LEVELS.index(level)]
