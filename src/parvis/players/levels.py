"""Levels for people, set for each game by matches; docs/players.md has the results."""

from typing import Final

from parvis.compiled import running

LEVELS: Final = ("novice", "apprentice", "villager", "builder", "master")

USUAL: Final = ("casual:8:0.04", "casual:8:0.02", "casual:8:0.01", "mcts:60", "net:2s")

BY_GAME: Final = {
    "piliers": ("casual:8:0.06", "casual:8:0.035", "casual:8:0.01", "net:30", "net:2s"),
    "emara": ("casual:4:0.018", "casual:8:0.004", "mcts:40", "net:100", "net:2s"),
    "descendance": ("casual:8:0.025", "casual:8:0.012", "mcts:25", "net:8", "net:2s"),
    "clochemerle": ("casual:8:0.014", "casual:8:0.008", "mcts:25", "net:25", "net:2s"),
    "hoyuk": ("casual:8:0.01", "casual:8:0.007", "casual:8:0.005", "mcts:16", "mcts:2s"),
}


def level_of(game: str, level: str) -> str:
    """Return the player that a level stands for in a game.

    In plain Python, a search with a time budget loses more by a network's cost than it gains
    (docs/players.md).
    """
    spec = BY_GAME.get(game, USUAL)[LEVELS.index(level)]
    if spec.startswith("net:") and spec.endswith("s") and running() == "plain":
        return spec.replace("net:", "mcts:", 1)
    return spec
