"""Computer players by name: the one list for terminal, server and arena.

random           any option
greedy           one step ahead; `greedy:0.3` takes three options in ten at random
mcts:500         search, 500 iterations a decision
mcts:2s          search, 2 seconds a decision; `mcts:2s:0.1` takes one option in ten at random
level:novice     what people choose from: novice, villager, builder, master
own:module:Name  a class of your own: `Name(seed)` with `choose(seen)`; see examples/
"""

import importlib
import inspect
import math

from parvis.players.base import Player
from parvis.players.chance import RandomPlayer
from parvis.players.greedy import GreedyPlayer
from parvis.players.levels import LEVELS, level_of
from parvis.players.mcts import SearchPlayer
from parvis.players.sense import known

FORMS = (
    "random, greedy, greedy:0.3, mcts:500, mcts:2s, mcts:20:0.1, level:"
    + ", level:".join(LEVELS)
    + ", own:module:Name"
)


class BadPlayer(ValueError):
    """There is no such computer player. The message says which there are."""


def player(spec: str, game: str = "", seed: int = 0) -> Player:
    """Return a new player for one seat of one game; raise BadPlayer.

    Levels are calibrated for each game; what is known about it is read here, not while the
    clock runs.
    """
    if game:
        known(game)
    name, colon, budget = spec.partition(":")
    if name == "level" and budget in LEVELS:
        return player(level_of(game, budget), game, seed)
    if spec == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        noise = _number(budget) if colon else 0.0
        if 0.0 <= noise <= 1.0:
            return GreedyPlayer(seed, noise)
    if name == "mcts":
        budget, colon, mistakes = budget.partition(":")
        noise = _number(mistakes) if colon else 0.0
        if 0.0 <= noise <= 1.0:
            if budget.isascii() and budget.isdecimal() and len(budget) < 10 and int(budget):
                return SearchPlayer(seed, iterations=int(budget), noise=noise)
            seconds = _number(budget.removesuffix("s")) if budget.endswith("s") else -1.0
            if 0.0 < seconds <= 3600.0:
                return SearchPlayer(seed, seconds=seconds, noise=noise)
    if name == "own" and ":" in budget:
        return _own(budget, seed)
    raise BadPlayer(f"there is no computer player {spec!r}; there is {FORMS}")


def _own(path: str, seed: int) -> Player:
    """Return a player from a class that somebody wrote; raise BadPlayer if it is not there."""
    module, _, name = path.rpartition(":")
    if not all(part.isidentifier() for part in module.split(".")):
        raise BadPlayer(f"{module!r} is not the name of a module")
    try:
        found = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise BadPlayer(f"there is no player {name!r} in {module!r}: {error}") from None
    # Looked at before it is called: the name may come from a file that somebody sent.
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BadPlayer(f"{name} in {module!r} is not a class with choose(seen)")
    try:
        inspect.signature(found).bind(seed)
    except (TypeError, ValueError):
        raise BadPlayer(f"{name} in {module!r} can't be made by {name}(seed)") from None
    made: Player = found(seed)
    return made


def check_player(spec: str) -> str:
    """Return a name of a player as given; raise BadPlayer if there is none."""
    player(spec)
    return spec


def _number(text: str) -> float:
    """Read a plain positive number; -1 for anything else."""
    plain = text.replace(".", "", 1)
    number = float(text) if plain.isascii() and plain.isdecimal() and len(text) < 12 else -1.0
    return number if math.isfinite(number) else -1.0
