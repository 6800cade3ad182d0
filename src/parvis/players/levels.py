"""Levels for people, set for each game by matches; docs/players.md says what was measured."""

from typing import Final

from parvis.compiled import running

LEVELS: Final = ("novice", "villager", "builder", "master")

USUAL: Final = ("greedy:0.25", "greedy", "mcts:30", "mcts:2s")

BY_GAME: Final = {
    "piliers": ("greedy:0.15", "greedy", "mcts:80", "mcts:2s"),
    "emara": ("greedy:0.25", "greedy", "mcts:40", "net:2s"),
    "descendance": ("greedy:0.04", "mcts:15", "mcts:280", "net:2s"),
    "clochemerle": ("greedy:0.45", "greedy:0.2", "greedy", "net:2s"),
    "hoyuk": ("greedy:0.5", "greedy:0.3", "mcts:20:0.27", "mcts:2s"),
}


def level_of(game: str, level: str) -> str:
    """Return the name of the player that a level stands for in a game.

    In plain Python a network costs a search more iterations than it is worth (docs/players.md).
    """
    spec = BY_GAME.get(game, USUAL)[LEVELS.index(level)]
    if spec.startswith("net:") and running() == "plain":
        return spec.replace("net:", "mcts:", 1)
    return spec
