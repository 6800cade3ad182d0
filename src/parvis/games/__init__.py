"""The games, one folder each. A folder with a `GAME` in it is a game; there is no other list."""

import functools
import importlib
import pkgutil
from typing import Any

from parvis.engine import Game


class UnknownGame(LookupError):
    """There is no game of that name."""


@functools.cache
def games() -> tuple[str, ...]:
    """List the games by name, in alphabetical order."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg))


@functools.cache
def game(name: str) -> Game[Any]:
    """Return a game by its name; raise UnknownGame with the names that exist."""
    if name not in games():
        raise UnknownGame(f"there is no game {name!r}; there is {', '.join(games())}")
    found: Game[Any] = importlib.import_module(f"{__name__}.{name}").GAME
    return found
