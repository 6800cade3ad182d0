"""Solves the last decisions of a game by searching everything that can follow, chance included."""

from typing import Any, Final

from parvis.analysis.judges import Judge
from parvis.engine import CHANCE, QUIET, AnyGame, BaseState, seeded
from parvis.engine.plain import fields

SKIPPED: Final = ("version", "options", "random", "tally")  # these don't affect what can follow
IMAGINED: Final = 4  # imagined states to compare before a seat counts as fully informed


class TooLarge(Exception):
    """More positions can follow than the budget allows."""


_FIELDS: dict[type, tuple[str, ...]] = {}


def key_of(s: BaseState) -> tuple[Any, ...]:
    """Return what determines the rest of a game: states with equal keys are equivalent."""
    return tuple(_frozen(getattr(s, name), name) for name in _names(s))


def _names(thing: object) -> tuple[str, ...]:
    names = _FIELDS.get(type(thing))
    if names is None:
        names = _FIELDS[type(thing)] = tuple(n for n in fields(thing) if n not in SKIPPED)
    return names


def _frozen(thing: Any, name: str = "") -> Any:
    if isinstance(thing, int):
        return thing
    if isinstance(thing, list | tuple):
        if thing and not isinstance(thing[0], int):
            return tuple(_frozen(item) for item in thing)
        return sum(thing) if name == "points" else tuple(thing)  # by category: only the sum matters
    return tuple(_frozen(getattr(thing, n), n) for n in _names(thing))


def knows_all(game: AnyGame, s: BaseState, seat: int) -> bool:
    """Tell whether a seat has complete information."""
    here = key_of(s)
    return all(key_of(game.imagine(s, seat, seeded(n))) == here for n in range(IMAGINED))


def open_to_all(game: AnyGame, s: BaseState) -> bool:
    """Tell whether no seat has a secret."""
    return all(knows_all(game, s, seat) for seat in range(len(game.scores(s))))


class Solver:
    """Searches everything that can follow, for two seats, with one cache per game."""

    def __init__(self, judge: Judge, most: int) -> None:
        self.game: Final = judge.game
        self.judge: Final = judge
        self.most: Final = most  # positions that one query may add
        self.known: dict[tuple[Any, ...], float] = {}
        self._left = 0

    def solve(self, s: BaseState) -> float:
        """Return a position's value for the first seat; raise TooLarge."""
        self._left = self.most
        return self._value(s)

    def options(self, s: BaseState) -> dict[int, float]:
        """Return each option's value for the choosing seat; raise TooLarge."""
        seat = s.agenda[-1].seat
        self._left = self.most
        found: dict[int, float] = {}
        for option in self.game.options(s):
            value = self._after(s, option)
            found[option] = value if seat == 0 else 1.0 - value
        return found

    def _after(self, s: BaseState, option: int) -> float:
        t = s.copy()
        self.game.choose(t, option, QUIET)
        return self._value(t)

    def _value(self, s: BaseState) -> float:
        if not s.agenda:
            return self.judge.result(s)[0]
        key = key_of(s)
        value = self.known.get(key)
        if value is not None:
            return value
        self._left -= 1
        if self._left < 0:
            raise TooLarge
        seat = s.agenda[-1].seat
        options = self.game.options(s)
        values = {option: self._after(s, option) for option in dict.fromkeys(options)}
        if seat == CHANCE:
            value = sum(values[option] for option in options) / len(options)
        else:
            value = max(values.values()) if seat == 0 else min(values.values())
        self.known[key] = value
        return value
