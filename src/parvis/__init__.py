"""Parvis: play and study village-building eurogames."""

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
    "game",
    "games",
    "replay",
    "seeded",
]
