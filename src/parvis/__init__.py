"""Parvis: play and study village-building eurogames."""

from collections.abc import Sequence
from typing import Any

from parvis import compiled

compiled.install()

from parvis.engine import (  # noqa: E402  after what decides where it comes from
    CHANCE,
    SKIP,
    AnyGame,
    BadRecord,
    BadSetup,
    Diverged,
    Game,
    IllegalChoice,
    Log,
    Random,
    seeded,
)
from parvis.engine.record import Record  # noqa: E402
from parvis.extras import needed  # noqa: E402
from parvis.games import UnknownGame, game, game_names  # noqa: E402
from parvis.records import replay  # noqa: E402

__version__ = "0.1.0"


def env(name: str, seats: int | None = None, **settings: Any) -> Any:
    """Return a game as a PettingZoo environment. Needs the extra `parvis[study]`."""
    return _study("pettingzoo").env(name, seats, **settings)


def gym(name: str, opponents: Sequence[str] = ("greedy",), **settings: Any) -> Any:
    """Return one seat of a game against computer players, as a Gymnasium environment.

    Needs the extra `parvis[study]`.
    """
    return _study("gym").SeatEnv(name, opponents, **settings)


def vector(name: str, count: int, processes: bool = True, **settings: Any) -> Any:
    """Return many such environments as one Gymnasium VectorEnv. Needs the extra `parvis[study]`."""
    return _study("gym").vector(name, count, processes, **settings)


def _study(module: str) -> Any:
    """Import a module that needs an extra; raise ImportError with the command that installs it."""
    return needed(f"parvis.study.{module}", "a learning environment", "study")


__all__ = [
    "CHANCE",
    "SKIP",
    "AnyGame",
    "BadRecord",
    "BadSetup",
    "Diverged",
    "Game",
    "IllegalChoice",
    "Log",
    "Random",
    "Record",
    "UnknownGame",
    "env",
    "game",
    "game_names",
    "gym",
    "replay",
    "seeded",
    "vector",
]
