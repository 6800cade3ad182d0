"""Computer players by name: the only list, for terminal, server and arena.

first              the first option
random             a random option
greedy             one step ahead; `greedy:0.3` makes 30 % of its choices at random
policy             the network's policy, or without one the habits of the hand-written sense;
                   `policy:0.5` plays more randomly, the higher the more
net:500            search with the network, 500 iterations per decision
net:2s             the same for 2 seconds; `net:50ms` for 50 ms of processor time
classic:500        search with the first hand-written evaluation: a fixed baseline
mcts:500           search with the current hand-written evaluation
casual:20:0.1      mcts:20 with noise: an option that is worse by 0.1 of a win is taken e times
                   less often
level:novice       the levels for people: novice, apprentice, villager, builder, master
own:module:Name    your own class, `Name(seed)` with `choose(seen)`, in this process: fast, but it
                   could reach the true state, so only for code you trust; see examples/
guest:module:Name  the same in a process of its own, which gets only what its seat may know

A network file replaces the game's own: `net:500:train/emara/best.npz`.
"""

import importlib
import importlib.util
import inspect
import math
import time
from collections.abc import Callable

from parvis.players.base import Player
from parvis.players.chance import FirstPlayer, RandomPlayer
from parvis.players.greedy import GreedyPlayer
from parvis.players.guest import GuestPlayer
from parvis.players.learned import LearnedPlayer, PolicyPlayer
from parvis.players.levels import LEVELS, level_of
from parvis.players.mcts import SearchPlayer
from parvis.players.sense import classic, known
from parvis.players.sources import source_hash
from parvis.players.stored import BadNetwork, stored

FORMS = (
    "first, random, greedy, greedy:0.3, policy, policy:0.5, net:500, net:2s, net:50ms, "
    "classic:500, mcts:500, mcts:2s, casual:20:0.1, level:"
    + ", level:".join(LEVELS)
    + ", own:module:Name, guest:module:Name"
)


class BadPlayer(ValueError):
    """There is no such computer player. The message lists the valid names."""


def player(spec: str, game: str = "", seed: int = 0, limit: float = 0.0) -> Player:
    """Return a new player for one seat of one game; raise BadPlayer.

    A guest forfeits if a decision takes longer than `limit` seconds; 0 means no limit. Networks and
    evaluations are loaded here, so the first decision doesn't pay for it.
    """
    if game:
        known(game)
    name, colon, budget = spec.partition(":")
    if name == "level" and budget in LEVELS:
        return player(level_of(game, budget), game, seed)
    if spec == "first":
        return FirstPlayer()
    if spec == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        noise = _number(budget) if colon else 0.0
        if 0.0 <= noise <= 1.0:
            return GreedyPlayer(seed, noise)
    if name in ("mcts", "classic", "casual"):
        budget, colon, wavering = budget.partition(":")
        iterations, seconds, clock = _budget(budget)
        soft = _number(wavering) if colon else 0.0
        if (iterations or seconds) and bool(colon) == (name == "casual") and 0.0 <= soft <= 1.0:
            sense = classic(game) if game and name == "classic" else None
            return SearchPlayer(seed, iterations, seconds, sense, soft, clock)
    if name == "net":
        budget, _, path = budget.partition(":")
        iterations, seconds, clock = _budget(budget)
        if iterations or seconds:
            _read(game, path)
            return LearnedPlayer(seed, iterations, seconds, clock, path)
    if name == "policy":
        budget, _, path = budget.partition(":")
        softness = _number(budget) if budget else 0.0
        if 0.0 <= softness <= 100.0:
            _read(game, path)
            return PolicyPlayer(seed, softness, path)
    if name == "own" and ":" in budget:
        return own(budget, seed)
    if name == "guest" and ":" in budget:
        return GuestPlayer(_path(budget), seed, limit)
    raise BadPlayer(f"there is no computer player {spec!r}; there is {FORMS}")


def _read(game: str, path: str) -> None:
    """Load a network before the first decision; raise BadPlayer."""
    try:
        stored(game, path)
    except (OSError, BadNetwork) as error:
        raise BadPlayer(f"there is no network in {path!r}: {error}") from None


def _budget(text: str) -> tuple[int, float, Callable[[], float]]:
    """Parse a budget: iterations, seconds of wall time, or milliseconds of processor time."""
    if text.isascii() and text.isdecimal() and len(text) < 10:
        return int(text), 0.0, time.perf_counter
    if text.endswith("ms"):
        seconds, clock = _number(text.removesuffix("ms")) / 1000, time.thread_time
    else:
        seconds = _number(text.removesuffix("s")) if text.endswith("s") else -1.0
        clock = time.perf_counter
    return 0, seconds if 0.0 < seconds <= 3600.0 else 0.0, clock


def _path(path: str) -> str:
    """Check the path of a class, `module:Name`; raise BadPlayer."""
    module, _, name = path.rpartition(":")
    if not all(part.isidentifier() for part in module.split(".")):
        raise BadPlayer(f"{module!r} is not the name of a module")
    if importlib.util.find_spec(module.partition(".")[0]) is None:
        raise BadPlayer(f"there is no module {module!r}")
    return path


def own(path: str, seed: int) -> Player:
    """Return a player made by a class outside Parvis; raise BadPlayer if it can't be found."""
    module, _, name = _path(path).rpartition(":")
    try:
        found = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise BadPlayer(f"there is no player {name!r} in {module!r}: {error}") from None
    # Checked before the import, because the name may come from an untrusted file.
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BadPlayer(f"{name} in {module!r} is not a class with choose(seen)")
    try:
        inspect.signature(found).bind(seed)
    except (TypeError, ValueError):
        raise BadPlayer(f"{name} in {module!r} can't be made by {name}(seed)") from None
    made: Player = found(seed)
    return made


def check_player(spec: str) -> str:
    """Return a player's name if it is valid; raise BadPlayer."""
    kind, _, path = spec.partition(":")
    if kind == "guest" and source_of(spec):
        return spec  # its code runs only in its own process
    player(spec)
    return spec


def source_of(spec: str) -> str:
    """Return a short hash of the source of an `own:` or `guest:` player; "" for any other."""
    kind, _, path = spec.partition(":")
    if kind not in ("own", "guest"):
        return ""
    module = _path(path).rpartition(":")[0]
    found = source_hash(module)
    if not found:
        raise BadPlayer(f"there is no module {module!r}")
    return found


def _number(text: str) -> float:
    """Parse a plain positive number; -1 for anything else."""
    plain = text.replace(".", "", 1)
    number = float(text) if plain.isascii() and plain.isdecimal() and len(text) < 12 else -1.0
    return number if math.isfinite(number) else -1.0
