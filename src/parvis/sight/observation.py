"""What a seat sees, as a vector with a name for every entry.

It is built from the view alone, field by field, as the fields are declared (engine/view.py).
Seats are relative: seat 0 is the observer, then clockwise. A number is one entry; a member of a
noun is one-hot; a group id becomes the group's size. The pending task, with its nouns and one
entry per kind of choice, comes before the view.

Environments build an observation at every step, and few fields change between two steps. So an
`Eye` keeps the last view and writes only the fields that differ. The compiled build does this in
cells.c; the code below runs without a compiler, and the tests compare the two.
"""

from array import array
from operator import contains
from typing import Any, Final, Protocol, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from parvis.engine import SEAT, AnyGame, Kind, Noun, Task
from parvis.engine.view import ViewField, view_fields

try:
    from parvis.sight import cells
except ImportError:  # in the plain build
    cells = None  # type: ignore[assignment]

VERSION: Final = 3  # raised when an entry or action changes its meaning; the view has its own

Vector = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
Cells: TypeAlias = "array[float]"

# A task number without a declared noun is packed by its game. Its binary digits become entries,
# lowest first, because its magnitude means nothing.
ARG_BITS: Final = 16
ALSO_BITS: Final = 8

# Where the entries of a kind of task are: its own; then for `arg` and `also` the first entry, the
# number of entries (0 for binary digits) and whether they are seats.
TaskPlaces: TypeAlias = tuple[int, int, int, bool, int, int, bool]


class Observer:
    """Turns views of one game, for one number of seats, into vectors."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.seats: Final = seats
        self.layout: Final = Layout(game.view_type, seats)
        names, self.tasks = task_entries(game, seats)
        self.first: Final = len(names)  # the entries before it describe the pending task
        self.names: Final = (*names, *self.layout.names)
        self.size: Final = len(self.names)
        self.plan: Final = None if cells is None else self.layout.plan()
        self.mask: Final = mask_of if cells is None else cells.mask
        self.legal: Final = legal_of if cells is None else cells.legal
        self.offers: Final = contains if cells is None else cells.offers

    def eye(self, seat: int) -> "Eye":
        """Return the eye of a seat. Views passed to it must not change afterwards."""
        if self.plan is None:
            return PlainEye(self, seat)
        return cells.Eye(self.plan, seat, self.first, self.size, self.tasks)

    def encode(self, view: msgspec.Struct, seat: int, task: Task | None) -> Vector:
        """Return the vector of a view, for the seat that the view was built for."""
        return self.eye(seat).look(view, task)


def task_entries(game: AnyGame, seats: int) -> tuple[list[str], tuple[TaskPlaces | None, ...]]:
    """Name the entries of the pending task, and return where each kind's entries are."""
    asked = [kind for kind in game.kinds.tasks if kind.forms and not kind.chance]
    names = [f"task={kind.name}" for kind in asked]
    blocks: dict[tuple[str, Noun | None], int] = {}
    for part, bits in (("arg", ARG_BITS), ("also", ALSO_BITS)):
        for kind in asked:
            noun: Noun | None = getattr(kind, part)
            if (part, noun) not in blocks:
                blocks[part, noun] = len(names)
                if noun is None:
                    names += [f"task-{part}-bit={i}" for i in range(bits)]
                else:
                    names += [f"task-{part}-{noun.name}={one}" for one in members(noun, seats)]
    places: list[TaskPlaces | None] = [None] * len(game.kinds.tasks)
    for i, kind in enumerate(asked):
        arg, also = kind.arg, kind.also
        places[kind.number] = (
            i,
            blocks["arg", arg],
            size_of(arg, seats),
            arg is SEAT,
            blocks["also", also],
            size_of(also, seats),
            also is SEAT,
        )
    return names, tuple(places)


def size_of(noun: Noun | None, seats: int) -> int:
    """Return a noun's number of members at a table; 0 without a noun."""
    return 0 if noun is None else seats if noun is SEAT else noun.size


def members(noun: Noun, seats: int) -> list[str]:
    """Return a name for each member of a noun."""
    return [noun.keys[i] if noun.keys else str(i) for i in range(size_of(noun, seats))]


# Actions.


def turned_actions(kind: Kind, seats: int, me: int) -> list[int] | None:
    """Return the action of each value of a kind, from SKIP on, with seats relative to `me`.

    Seats in actions turn like seats in observations: 0 is the observer. None if the kind names
    no seat.
    """
    if not any(field.noun is SEAT for form in kind.forms for field in form.fields):
        return None
    turned = [kind.offset - 1]
    for form in kind.forms:
        for value in range(form.start, form.start + form.size):
            parts = [
                (part - me) % seats if field.noun is SEAT and part < seats else part
                for field, part in zip(form.fields, form.unpack(value), strict=True)
            ]
            turned.append(kind.offset + form.pack(*parts))
    return turned


def mask_of(actions: int, offset: int, offered: list[int], /) -> Mask:
    """Return a fresh mask: 1 for each action on offer, 0 for the others."""
    mask = bytearray(actions)
    for value in offered:
        mask[offset + value] = 1
    return np.frombuffer(mask, np.int8)


def legal_of(numbers: list[int], offset: int, offered: list[int], /) -> list[int]:
    """List the actions on offer, taken from a list of all numbers."""
    return [numbers[offset + value] for value in offered]


# Looking.


class Eye(Protocol):
    """Remembers what one seat saw last, so the next look writes only the changes."""

    def look(self, view: msgspec.Struct, task: Task | None, /) -> Vector:
        """Return a fresh vector of a view and of the pending task."""


class PlainEye:
    """The eye of the plain build."""

    def __init__(self, observer: Observer, seat: int) -> None:
        self._observer = observer
        self._seat = seat
        self._cells: Cells = array("f", bytes(4 * observer.size))
        self._vector: Vector = np.frombuffer(self._cells, np.float32)
        self._view: msgspec.Struct | None = None
        self._task: Task | None = None

    def look(self, view: msgspec.Struct, task: Task | None, /) -> Vector:
        """Return a fresh vector of a view and of the pending task."""
        layout, first = self._observer.layout, self._observer.first
        if self._view is None:
            layout.add(view, self._seat, self._cells, first)
        else:
            layout.renew(view, self._view, self._seat, self._cells, first)
        self._view = view
        if task is not self._task:
            self._write_task(task)
            self._task = task
        return self._vector.copy()

    def _write_task(self, task: Task | None) -> None:
        b = self._cells
        self._vector[: self._observer.first] = 0
        places = None if task is None else self._observer.tasks[task.kind]
        if task is None or places is None:
            return
        own, arg, arg_size, arg_seat, also, also_size, also_seat = places
        b[own] = 1
        self._write_number(task.arg, arg, arg_size, arg_seat)
        self._write_number(task.also, also, also_size, also_seat)

    def _write_number(self, number: int, at: int, size: int, is_seat: bool) -> None:
        b = self._cells
        if size:
            if number >= 0:
                b[at + ((number - self._seat) % size if is_seat else number)] = 1
            return
        while number > 0:
            b[at] = number & 1
            number >>= 1
            at += 1


class Layout:
    """The entries of one struct; `cells[at]` is the first of them."""

    def __init__(self, struct: type[msgspec.Struct], seats: int) -> None:
        self.struct = struct
        self.seats = seats
        self.names: list[str] = []
        self.entries: list[Entry] = []
        for field in view_fields(struct):
            entry = Entry(field, len(self.names), seats)
            self.entries.append(entry)
            self.names += entry.names

    def add(self, view: Any, me: int, b: Cells, at: int) -> None:
        """Add a struct to cells that are zero or hold a partial sum."""
        for entry in self.entries:
            value = getattr(view, entry.name)
            if value is not None:
                entry.add(value, me, b, at + entry.first)

    def renew(self, view: Any, before: Any, me: int, b: Cells, at: int) -> None:
        """Update the cells of a struct where it differs from the previous one."""
        for entry in self.entries:
            value, old = getattr(view, entry.name), getattr(before, entry.name)
            if value is not old and value != old:
                entry.renew(value, old, me, b, at + entry.first)

    def plan(self) -> "cells.Plan":
        """Return the layout in the form that cells.c reads."""
        rows = [
            (
                entry.name,
                entry.first,
                entry.width,
                entry.field.optional,
                entry.field.many,
                entry.turned,
                entry.per,
                entry.field.of is SEAT,
                entry.of,
                entry.field.label,
                entry.inner.plan() if entry.inner is not None else None,
            )
            for entry in self.entries
        ]
        return cells.Plan(self.struct, self.seats, len(self.names), tuple(rows))


class Entry:
    """One field of a struct and the cells it is written to."""

    def __init__(self, field: ViewField, first: int, seats: int) -> None:
        self.field = field
        self.name = field.name
        self.first = first  # its first cell, relative to its struct
        self.seats = seats
        self.per = -1 if field.per is None else size_of(field.per, seats)
        self.of = -1 if field.of is None else size_of(field.of, seats)
        self.turned = field.per is SEAT
        self.inner = None if field.struct is None else Layout(field.struct, seats)
        self.one = self._names_of_one()  # for a single value
        self.step = len(self.one)
        known = [f"{field.name}-known=0"] if field.optional else []
        self.names = [*known, *(field.name + name for name in self._names())]
        self.width = len(self.names)
        self.zeros: Cells = array("f", bytes(4 * self.width))

    def _names_of_one(self) -> list[str]:
        if self.inner is not None:
            return [f".{name}" for name in self.inner.names]
        if self.field.of is not None:
            return [f"={member}" for member in members(self.field.of, self.seats)]
        return [""]

    def _names(self) -> list[str]:
        per = self.field.per
        if per is not None:
            size = "-size" if self.field.label else ""
            each = [f"{size}.{member}" for member in members(per, self.seats)]
            return [member + one for member in each for one in self.one]
        if self.field.many and self.inner is not None:  # their count, and their sum
            return ["-length", *self.one]
        return self.one

    def add(self, value: Any, me: int, b: Cells, at: int) -> None:
        """Add a value that is not None."""
        if self.field.optional:
            b[at] += 1
            at += 1
        if not self.field.many:
            self._add_one(value, me, b, at)
            return
        if self.turned:
            value = value[me:] + value[:me]
        if self.per < 0:
            if self.inner is not None:
                b[at] += len(value)
                at += 1
            for one in value:
                self._add_one(one, me, b, at)
            return
        if self.field.label:
            value = group_sizes(value)
        for one in value:
            self._add_one(one, me, b, at)
            at += self.step

    def _add_one(self, value: Any, me: int, b: Cells, at: int) -> None:
        if self.inner is not None:
            self.inner.add(value, me, b, at)
        elif self.of < 0:
            b[at] += value
        elif value >= 0:
            b[at + ((value - me) % self.of if self.field.of is SEAT else value)] += 1

    def renew(self, value: Any, old: Any, me: int, b: Cells, at: int) -> None:
        """Replace one value by another."""
        if self.inner is not None and self.per >= 0 and value is not None and old is not None:
            at += self.field.optional
            for i, (one, other) in enumerate(zip(value, old, strict=True)):
                if one is not other:
                    place = (i - me) % self.per if self.turned else i
                    self.inner.renew(one, other, me, b, at + place * self.step)
            return
        b[at : at + self.width] = self.zeros
        if value is not None:
            self.add(value, me, b, at)


def group_sizes(labels: list[int]) -> list[int]:
    """Return for each group id its number of occurrences; 0 for id 0, which is no group."""
    sizes = [0] * (max(labels, default=0) + 1)
    for label in labels:
        sizes[label] += 1
    sizes[0] = 0
    return [sizes[label] for label in labels]
