"""What a seat sees, as a vector with a name for every entry.

Built from the view alone, by what its fields say of themselves (engine/view.py), in the
order of those fields, and seen from one's own chair: seat 0 of the vector is always the one
who looks, then clockwise. A number is an entry; a member of a noun is a one among zeros.

An environment looks at every step, and from one look to the next little changes. So each
struct of a view gets two functions of its own, written as source from the meaning of its
fields and compiled once: one writes everything, the other compares with the struct seen
before and writes what differs. The compiled build does the same in cells.c.
"""

from array import array
from collections.abc import Callable
from operator import contains
from typing import Any, Final, Protocol, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from parvis.engine import SEAT, Game, Noun, Task
from parvis.engine.view import ViewField, view_fields

try:
    from parvis.study import cells
except ImportError:  # not the compiled build
    cells = None  # type: ignore[assignment]

VERSION: Final = 2  # rises when the meaning of an entry changes, other than through the view

Vector = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
Cells: TypeAlias = "array[float]"
Adder = Callable[[Any, int, Cells, int], None]  # of a struct, to cells that are zero
Renewer = Callable[[Any, Any, int, Cells, int], None]  # of what differs from another struct

NO_TASK: Final = Task(-1, -1)


class Observer:
    """Turns views of one game, for one number of seats, into vectors."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        asked = [kind for kind in game.kinds.tasks if kind.forms and not kind.chance]
        layout = Layout(game.view_type, seats)
        self.task: Final = {kind.number: 2 + i for i, kind in enumerate(asked)}
        self.first: Final = 2 + len(asked)  # what comes before belongs to the pending task
        self.names: Final = (
            "task-arg",
            "task-also",
            *(f"task={kind.name}" for kind in asked),
            *layout.names,
        )
        self.size: Final = len(self.names)
        self.add, self.renew = layout.compiled()
        self.plan: Final = None if cells is None else layout.plan()
        self.places: Final = tuple(self.task.get(k.number, 0) for k in game.kinds.tasks)
        self.glance: Final = None if cells is None else game.glance
        self.mask: Final = mask_of if cells is None else cells.mask
        self.legal: Final = legal_of if cells is None else cells.legal
        self.offers: Final = contains if cells is None else cells.offers

    def eye(self, seat: int) -> "Eye":
        """Return the eye of a seat. What it is shown must not change any more, or be lent."""
        if self.plan is None:
            return WrittenEye(self, seat)
        return cells.Eye(self.plan, seat, self.first, self.size, self.places)

    def encode(self, view: msgspec.Struct, seat: int, task: Task | None) -> Vector:
        """Return the vector of a view for the seat it was built for."""
        return self.eye(seat).look(view, task)


def mask_of(actions: int, offset: int, offered: list[int], /) -> Mask:
    """Return 1 for each action that is offered, 0 for the others; it is the caller's own."""
    mask = bytearray(actions)
    for value in offered:
        mask[offset + value] = 1
    return np.frombuffer(mask, np.int8)


def legal_of(numbers: list[int], offset: int, offered: list[int], /) -> list[int]:
    """List the actions that are offered, given the numbers of all."""
    return [numbers[offset + value] for value in offered]


class Eye(Protocol):
    """What one seat saw last, so that the next look writes only what has changed."""

    def look(
        self, view: msgspec.Struct, task: Task | None, places: list[int] | None = None, /
    ) -> Vector:
        """Return the vector of a view and of the pending task; it is the caller's own.

        A glance comes with the places that have changed in what it lends.
        """


class WrittenEye:
    """An eye that looks with the functions written by Layout."""

    def __init__(self, observer: Observer, seat: int) -> None:
        self._observer = observer
        self._seat = seat
        self._cells: Cells = array("f", bytes(4 * observer.size))
        self._vector: Vector = np.frombuffer(self._cells, np.float32)
        self._view: msgspec.Struct | None = None
        self._task = NO_TASK

    def look(
        self, view: msgspec.Struct, task: Task | None, places: list[int] | None = None, /
    ) -> Vector:
        """Return the vector of a view; it is the caller's own. Nothing can be lent to this eye."""
        assert places is None
        observer = self._observer
        b, before = self._cells, self._view
        if before is None:
            observer.add(view, self._seat, b, observer.first)
        else:
            observer.renew(view, before, self._seat, b, observer.first)
        self._view = view
        if task is not self._task:
            if self._task.kind >= 0:
                b[observer.task[self._task.kind]] = 0
            self._task = task = task or NO_TASK
            b[0] = task.arg
            b[1] = task.also
            if task.kind >= 0:
                b[observer.task[task.kind]] = 1
        return self._vector.copy()


class Layout:
    """The entries of one struct, and the lines that write them.

    In the lines, `v` is the struct and `o` the one seen before, `x` and `y` are the same
    field of both, `me` is the seat that looks, `b` the cells, `at` the place of the struct's
    first cell, `add_…` and `renew_…` are the functions of a struct inside, `zeros_…` so many
    zeros.
    """

    def __init__(self, struct: type[msgspec.Struct], seats: int) -> None:
        self.struct = struct
        self.seats = seats
        self.names: list[str] = []
        self.fields: list[tuple[ViewField, int]] = []  # each with its first entry
        self.inner: dict[str, Layout] = {}
        self.space: dict[str, Any] = {"array": array}
        self.adding: list[str] = []
        self.renewing: list[str] = []
        for field in view_fields(struct):
            self._field(field)

    def compiled(self) -> tuple[Adder, Renewer]:
        """Return the two functions that write this struct."""
        adding = "\n    ".join(self.adding or ["pass"])
        renewing = "\n    ".join(self.renewing or ["pass"])
        exec(f"def add(v, me, b, at):\n    {adding}", self.space)
        exec(f"def renew(v, o, me, b, at):\n    {renewing}", self.space)
        return self.space["add"], self.space["renew"]

    def plan(self) -> "cells.Plan":
        """Return the same for cells.c."""
        ends = [first for _, first in self.fields[1:]] + [len(self.names)]
        rows = [
            (
                field.name,
                first,
                end - first,
                field.optional,
                field.many,
                field.per is SEAT,
                self._size(field.per),
                field.of is SEAT,
                self._size(field.of),
                field.lent,
                self.inner[field.name].plan() if field.struct is not None else None,
            )
            for (field, first), end in zip(self.fields, ends, strict=True)
        ]
        return cells.Plan(self.struct, self.seats, len(self.names), tuple(rows))

    def _size(self, noun: Noun | None) -> int:
        return -1 if noun is None else self.seats if noun is SEAT else noun.size

    def _field(self, field: ViewField) -> None:
        """Name the entries of a field and write its lines."""
        first = len(self.names)
        self.fields.append((field, first))
        if field.optional:
            self.names.append(f"{field.name}-known=0")
        add, renew = self._value(field)
        if field.optional:
            add = ["if x is not None:", f"    b[at + {first}] += 1", *_indented(add)]
            renew = []
        size = len(self.names) - first
        self.adding += [f"x = v.{field.name}", *add]
        self.renewing += [f"x = v.{field.name}", f"y = o.{field.name}", "if x != y:"]
        if renew:
            self.renewing += _indented(renew)
        else:
            self.space[f"zeros_{size}"] = array("f", bytes(4 * size))
            self.renewing.append(f"    b[at + {first} : at + {first + size}] = zeros_{size}")
            self.renewing += _indented(add)

    def _value(self, field: ViewField) -> tuple[list[str], list[str]]:
        """Name the entries of a value that is there. Return the lines that add it, and those
        that renew it; without any, it is set to zero and added."""
        first = len(self.names)
        at = f"at + {first}"
        if field.struct is not None:
            return self._structs(field, field.struct, at)
        if field.of is None and field.per is None:
            self.names.append(field.name)
            return [f"b[{at}] += x"], [f"b[{at}] = x"]
        if field.of is None:
            assert field.per is not None
            self.names += [f"{field.name}.{one}" for one in self._members(field.per)]
            many = f"array('f', {_turned('x', field)})"
            return (
                [f"i = {at}", f"for x in {_turned('x', field)}:", "    b[i] += x", "    i += 1"],
                [f"b[{at} : at + {len(self.names)}] = {many}"],
            )
        if field.per is None:
            self._name_members(field.name, field.of)
            place, old = self._place("x", field.of), self._place("y", field.of)
            if field.many:
                return ["for x in x:", "    if x >= 0:", f"        b[{at} + {place}] += 1"], []
            return (
                ["if x >= 0:", f"    b[{at} + {place}] += 1"],
                ["if y >= 0:", f"    b[{at} + {old}] = 0"]
                + ["if x >= 0:", f"    b[{at} + {place}] = 1"],
            )
        for member in self._members(field.per):
            self._name_members(f"{field.name}.{member}", field.of)
        width = len(self._members(field.of))
        place, old = self._place("x", field.of), self._place("y", field.of)
        return (
            [f"i = {at}", f"for x in {_turned('x', field)}:"]
            + ["    if x >= 0:", f"        b[i + {place}] += 1", f"    i += {width}"],
            [f"i = {at}", f"for x, y in zip({_turned('x', field)}, {_turned('y', field)}):"]
            + ["    if x != y:", "        if y >= 0:", f"            b[i + {old}] = 0"]
            + ["        if x >= 0:", f"            b[i + {place}] = 1", f"    i += {width}"],
        )

    def _structs(
        self, field: ViewField, struct: type[msgspec.Struct], at: str
    ) -> tuple[list[str], list[str]]:
        inside = self.inner[field.name] = Layout(struct, self.seats)
        add, renew = f"add_{field.name}", f"renew_{field.name}"
        self.space[add], self.space[renew] = inside.compiled()
        width = len(inside.names)
        if field.many and field.per is None:  # any number of them: how many, and their sum
            self.names += [f"{field.name}-length", *(f"{field.name}.{m}" for m in inside.names)]
            return [f"b[{at}] += len(x)", "for x in x:", f"    {add}(x, me, b, {at} + 1)"], []
        if not field.many:
            self.names += [f"{field.name}.{one}" for one in inside.names]
            return [f"{add}(x, me, b, {at})"], [f"{renew}(x, y, me, b, {at})"]
        assert field.per is not None
        for member in self._members(field.per):
            self.names += [f"{field.name}.{member}.{one}" for one in inside.names]
        return (
            [f"i = {at}", f"for x in {_turned('x', field)}:"]
            + [f"    {add}(x, me, b, i)", f"    i += {width}"],
            [f"i = {at}", f"for x, y in zip({_turned('x', field)}, {_turned('y', field)}):"]
            + ["    if x != y:", f"        {renew}(x, y, me, b, i)", f"    i += {width}"],
        )

    def _members(self, noun: Noun) -> list[str]:
        return [noun.keys[i] if noun.keys else str(i) for i in range(self._size(noun))]

    def _name_members(self, name: str, noun: Noun) -> None:
        self.names += [f"{name}={member}" for member in self._members(noun)]

    def _place(self, one: str, noun: Noun) -> str:
        """Return the expression for the place of a member; seats turn with the looker."""
        return f"({one} - me) % {self.seats}" if noun is SEAT else one


def _turned(values: str, field: ViewField) -> str:
    """Return the expression for a list as the looker sees it: its own entry first."""
    return f"({values}[me:] + {values}[:me])" if field.per is SEAT else values


def _indented(lines: list[str]) -> list[str]:
    return [f"    {line}" for line in lines]
