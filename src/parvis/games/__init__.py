"""The games, one folder each. A folder with a `GAME` is a game; there is no other list.

`PARVIS_GAMES` adds folders with your own games, as in `PARVIS_GAMES=examples/games`.
"""

import functools
import importlib
import os
import pkgutil

from parvis.engine import AnyGame

__path__ += [os.path.abspath(p) for p in os.environ.get("PARVIS_GAMES", "").split(os.pathsep) if p]


class UnknownGame(LookupError):
    """There is no game of that name."""


@functools.cache
def game_names() -> tuple[str, ...]:
    """List the games by name, in alphabetical order."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg))


@functools.cache
def game(name: str) -> AnyGame:
    """Return a game by its name; raise UnknownGame with the names that exist."""
    if name not in game_names():
        raise UnknownGame(f"there is no game {name!r}; there is {', '.join(game_names())}")
    found: AnyGame = importlib.import_module(f"{__name__}.{name}").GAME
    return found
