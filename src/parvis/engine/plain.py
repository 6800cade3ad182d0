"""States as plain lists of numbers, for comparing, for storing as JSON, and for tests."""

from typing import Any, TypeVar

import msgspec

from parvis.engine.core import CHANCE, BaseState, Game, Task
from parvis.engine.options import BadSetup, OptionValue
from parvis.engine.random import Random

S = TypeVar("S", bound=BaseState)

_CONSTANT = ("version", "options")


class BadState(ValueError):
    """The text is not a state of this game."""


def fields(thing: object) -> list[str]:
    """List an object's slots, those of its base classes first."""
    names: list[str] = []
    for c in reversed(type(thing).__mro__):
        own = vars(c).get("__slots__", ()) or vars(c).get("__mypyc_attrs__", ())  # if compiled
        names += [name for name in own if name not in names]
    return names


def plain(thing: Any) -> Any:
    """Return a state, or part of one, as nested lists."""
    if isinstance(thing, int):
        return thing
    if isinstance(thing, list | tuple):
        return [plain(item) for item in thing]
    return [plain(getattr(thing, name)) for name in fields(thing)]


class Stored(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A state as JSON: its setup and its numbers."""

    game: str
    version: int
    seats: int
    options: dict[str, OptionValue]
    state: list[Any]


def dump(game: Game[S, Any], s: S, seats: int) -> bytes:
    """Write a state as JSON. It includes every secret, so it must never reach a player."""
    return msgspec.json.encode(Stored(game.name, s.version, seats, game.setup(s), plain(s)))


def load(game: Game[S, Any], data: bytes | str) -> S:
    """Read a state; raise BadState for anything else."""
    try:
        stored = msgspec.json.decode(data, type=Stored)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadState(f"this is not a state of a game: {error}") from None
    if stored.game != game.name:
        raise BadState(f"this is a state of {stored.game}, not of {game.name}")
    try:
        s = game.start(stored.seats, 0, stored.options, stored.version)
        _fill(s, stored.state)
        _check_agenda(game, s, stored.seats)
        faults = game.audit(s)
        for seat in (*range(stored.seats), None):
            game.view(s, seat)
        if s.agenda and not game.options(s):
            faults.append("somebody must choose among nothing")
    except BadState:
        raise
    except (BadSetup, ArithmeticError, LookupError, TypeError, ValueError) as error:
        # The numbers have the right shape, but no game can reach them and the rules fail.
        raise BadState(f"this state can't be read: {error}") from None
    if faults:
        raise BadState(f"this state does not add up: {faults[0]}")
    return s


def _fill(thing: Any, values: Any) -> None:
    """Set an object's fields from nested lists of the same shape."""
    names = fields(thing)
    if not isinstance(values, list) or len(values) != len(names):
        raise BadState(f"a {type(thing).__name__} has {len(names)} fields")
    for name, value in zip(names, values, strict=True):
        old = getattr(thing, name)
        if name in _CONSTANT:
            continue
        if name == "agenda":
            if not isinstance(value, list):
                raise BadState(f"{name} is not a list")
            setattr(thing, name, [_task(item) for item in value])
        elif isinstance(old, int):
            if type(value) is not int:
                raise BadState(f"{name} is not a number")
            setattr(thing, name, value)
        elif isinstance(old, Random):
            _fill(old, value)
        elif old and not isinstance(old[0], int | list):
            if not isinstance(value, list) or len(value) != len(old):
                raise BadState(f"{name} has {len(old)} members")
            for part, numbers in zip(old, value, strict=True):
                _fill(part, numbers)
        else:
            setattr(thing, name, _numbers(name, value))


def _numbers(name: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise BadState(f"{name} is not a list")
    return [item if type(item) is int else _numbers(name, item) for item in value]


def _task(item: Any) -> Task:
    if not isinstance(item, list) or len(item) != 4 or any(type(n) is not int for n in item):
        raise BadState("a task has four numbers")
    return Task(*item)


def _check_agenda(game: Game[S, Any], s: S, seats: int) -> None:
    for task in s.agenda:
        if not 0 <= task.kind < len(game.kinds.tasks):
            raise BadState(f"there is no task {task.kind}")
        if not CHANCE <= task.seat < seats:
            raise BadState(f"there is no seat {task.seat}")
    if s.agenda and not game.kind(s).forms:
        raise BadState(f"{game.kind(s).name} is not for anybody to choose")
