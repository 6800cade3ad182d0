"""Records: a setup and the choices since. Replay, undo and looking back are built on it."""

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from parvis.engine.core import CHANCE, QUIET, AnyGame, BaseState, Game, Log
from parvis.engine.kinds import BadWord
from parvis.engine.options import BadSetup, OptionValue
from parvis.engine.random import seeded

S = TypeVar("S", bound=BaseState)


LONGEST = 60  # letters of a bad word that an error message quotes; no real word is longer


class BadRecord(ValueError):
    """The text is not a record, or its game is unknown."""


class Diverged(ValueError):
    """The record does not fit the rules, or the seed, that it names."""

    def __init__(self, ply: int, word: str, possible: list[str]) -> None:
        some = ", ".join(possible[:12]) + (" …" if len(possible) > 12 else "")
        shown = word if len(word) <= LONGEST else word[:LONGEST] + "…"
        super().__init__(
            f"choice {ply} is {shown!r}, "
            + (f"not one of {some}" if possible else "but the game was over")
        )
        self.ply = ply
        self.word = word
        self.possible = possible


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game as stored. Each choice, chance included, is a word such as `ring 2`.

    With a seed, every chance word must be the one that the seed gives. Without one (a live
    table uses the operating system's randomness, a table at home a real bag), it only has to be
    possible.
    """

    game: str
    version: int
    seats: int
    options: dict[str, OptionValue] = {}
    seed: int | None = None
    choices: tuple[str, ...] = ()

    def until(self, ply: int) -> "Record":
        """Return the record up to a ply: for undo, branches and looking back."""
        return msgspec.structs.replace(self, choices=self.choices[:ply])

    def plus(self, word: str) -> "Record":
        """Return the record with one more choice."""
        return msgspec.structs.replace(self, choices=(*self.choices, word))

    def to_json(self) -> bytes:
        """Write the record as JSON text."""
        return msgspec.json.encode(self)

    @staticmethod
    def from_json(data: bytes | str) -> "Record":
        """Read a record; raise BadRecord for anything else."""
        try:
            return msgspec.json.decode(data, type=Record)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadRecord(f"this is not a record of a game: {error}") from None


def start_of(game: Game[S, Any], record: Record, log: Log = QUIET) -> S:
    """Return the state a record starts from; raise BadRecord."""
    if record.game != game.name:
        raise BadRecord(f"this is a record of {record.game}, not of {game.name}")
    try:
        return game.start(record.seats, record.seed or 0, record.options, record.version, log)
    except BadSetup as error:
        raise BadRecord(f"this record can't be started: {error}") from None


def moments(game: Game[S, Any], record: Record, log: Log = QUIET) -> Iterator[tuple[int, S, int]]:
    """Replay a record, yielding (ply, state before the choice, value) for each choice.

    The yielded state is changed by the next step: copy it to keep it. The record is validated
    as it is read.
    """
    s = start_of(game, record, log)
    for ply, word in enumerate(record.choices):
        before = s.random.copy()
        value = checked(game, s, record, ply, word)
        after, s.random = s.random, before
        yield ply, s, value
        s.random = after
        game.choose(s, value, log)


def checked(game: Game[S, Any], s: S, record: Record, ply: int, word: str) -> int:
    """Return the value of a word at its ply; raise Diverged if it is not possible there."""
    if not s.agenda:
        raise Diverged(ply, word, [])
    kind = game.kind(s)
    options = game.options(s)
    if record.seed is not None and s.agenda[-1].seat == CHANCE:
        options = [options[s.random.below(len(options))]]
    try:
        value = kind.read(word)
    except BadWord:
        value = -2
    if value not in options:
        raise Diverged(ply, word, [kind.spell(option) for option in dict.fromkeys(options)])
    return value


def replay(game: Game[S, Any], record: Record, until: int | None = None, log: Log = QUIET) -> S:
    """Return the state after the first `until` choices of a record, all of them by default."""
    if until is not None:
        if not 0 <= until <= len(record.choices):
            raise BadRecord(f"this record has {len(record.choices)} choices, not {until}")
        record = record.until(until)
    s = start_of(game, record, log)
    for ply, word in enumerate(record.choices):
        game.choose(s, checked(game, s, record, ply, word), log)
    return s


class Undo(msgspec.Struct, frozen=True):
    """How far the last seat to choose may take back, and what stops it there."""

    seat: int
    back: int  # the ply before its last unforced choice
    start: int  # the earliest ply it may return to
    barrier: str  # what blocks going further: start, chance, another or revealed


def undo_of(game: Game[S, Any], record: Record) -> Undo | None:
    """Return how far choices may be taken back; None if the last one can't be.

    The barrier is derived: a chance draw, another seat's choice, or a choice that showed its
    seat something it could not foresee. Forced choices are no barrier, whichever seat made
    them.
    """
    plies: list[tuple[int, S, int]] = [
        (s.agenda[-1].seat, s.copy(), value) for _, s, value in moments(game, record)
    ]
    back = len(plies) - 1
    while back >= 0 and len(game.options(plies[back][1])) == 1:
        back -= 1
    if back < 0 or plies[back][0] == CHANCE:
        return None
    seat = plies[back][0]
    if any(reveals(game, s, seat, value) for _, s, value in plies[back:]):
        return None
    start, barrier = back, "start"
    while start:
        actor, s, value = plies[start - 1]
        if actor != seat:
            barrier = "chance" if actor == CHANCE else "another"
            break
        if reveals(game, s, seat, value):
            barrier = "revealed"
            break
        start -= 1
    return Undo(seat, back, start, barrier)


SAMPLES = 6  # imagined states to compare before a choice counts as revealing nothing


def reveals(game: AnyGame, s: BaseState, seat: int, value: int) -> bool:
    """Tell whether a choice shows its seat something it could not foresee.

    The choice is made in several states that the seat can't tell from the true one. If what it
    then sees differs, the choice reveals something.
    """
    truth = seen_after(game, s.copy(), seat, value)
    return any(
        seen_after(game, game.imagine(s, seat, seeded(sample)), seat, value) != truth
        for sample in range(SAMPLES)
    )


def seen_after(game: AnyGame, s: BaseState, seat: int, value: int) -> bytes:
    """Return what a seat sees after a choice, which changes the given state.

    For another seat's choice, this includes whether that seat had any alternative.
    """
    options = game.options(s)
    if value not in options:
        return b""
    more = b"more" if s.agenda[-1].seat != seat and len(options) > 1 else b""
    game.choose(s, value, QUIET)
    return msgspec.json.encode(game.view(s, seat)) + more
