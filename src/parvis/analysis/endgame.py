"""The last decisions of a game, solved: everything that can follow, chance included."""

from typing import Any, Final

from parvis.analysis.judges import Judge
from parvis.engine import CHANCE, QUIET, AnyGame, BaseState, seeded
from parvis.engine.plain import fields

SKIPPED: Final = ("version", "options", "random", "tally")  # none of them decides what can follow
IMAGINED: Final = 4  # states that must equal the true one before nobody is held to have a secret


class TooLarge(Exception):
    """More can follow than was to be looked at."""


_FIELDS: dict[type, tuple[str, ...]] = {}


def key_of(s: BaseState) -> tuple[Any, ...]:
    """Return what decides the rest of a game: two states with the same key are alike."""
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
        return sum(thing) if name == "points" else tuple(thing)  # by category: the sum decides
    return tuple(_frozen(getattr(thing, n), n) for n in _names(thing))


def knows_all(game: AnyGame, s: BaseState, seat: int) -> bool:
    """Tell whether a seat knows all there is to know."""
    here = key_of(s)
    return all(key_of(game.imagine(s, seat, seeded(n))) == here for n in range(IMAGINED))


def open_to_all(game: AnyGame, s: BaseState) -> bool:
    """Tell whether no seat has a secret from another."""
    return all(knows_all(game, s, seat) for seat in range(len(game.scores(s))))


class Solver:
    """Looks at everything that can follow, for two seats. One memory for the end of one game."""

    def __init__(self, judge: Judge, most: int) -> None:
        self.game: Final = judge.game
        self.judge: Final = judge
        self.most: Final = most  # positions that one question may add
        self.known: dict[tuple[Any, ...], float] = {}
        self._left = 0

    def solve(self, s: BaseState) -> float:
        """Return what a position is worth to the first seat; raise TooLarge."""
        self._left = self.most
        return self._value(s)

    def options(self, s: BaseState) -> dict[int, float]:
        """Return what each option is worth to the seat that chooses; raise TooLarge."""
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
