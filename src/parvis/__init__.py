"""Parvis: play and study village-building eurogames."""

from typing import Any

from parvis.engine import (
    CHANCE,
    SKIP,
    BadRecord,
    BadSetup,
    Diverged,
    IllegalChoice,
    Log,
    Random,
    seeded,
)
from parvis.engine.record import Record
from parvis.games import UnknownGame, game, games
from parvis.records import replay

__version__ = "0.1.0"


def env(name: str, seats: int | None = None, **settings: Any) -> Any:
    """Return a game as a PettingZoo environment. Needs the extra `parvis[study]`."""
    from parvis.study.pettingzoo import env as wrapped

    return wrapped(name, seats, **settings)


__all__ = [
    "CHANCE",
    "SKIP",
    "BadRecord",
    "BadSetup",
    "Diverged",
    "IllegalChoice",
    "Log",
    "Random",
    "Record",
    "UnknownGame",
    "env",
    "game",
    "games",
    "replay",
    "seeded",
]
