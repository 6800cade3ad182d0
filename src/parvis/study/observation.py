"""What a seat sees, as a vector with a name for every entry.

Built from the view alone, by what its fields say of themselves (engine/view.py), and seen
from one's own chair: seat 0 of the vector is always the one who looks, then clockwise. The
vector has two parts: plain numbers first, then counts, which for a single member of a noun
are a one among zeros.

An environment observes at every step, so each struct of a view gets a function of its own,
written as source from the meaning of its fields and compiled once.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from parvis.engine import SEAT, Game, Noun, Task
from parvis.engine.view import ViewField, view_fields

VERSION: Final = 1  # rises when the meaning of an entry changes, other than through the view

Vector = npt.NDArray[np.float32]
Writer = Callable[[Any, int, list[int], list[int], int], None]


class Observer:
    """Turns views of one game, for one number of seats, into vectors."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        asked = [kind for kind in game.kinds.tasks if kind.forms and not kind.chance]
        self._kinds = {kind.number: i for i, kind in enumerate(asked)}
        self._first = len(asked)
        layout = Layout(game.view_type, seats)
        self._write = layout.compiled()
        numbers = ["task-arg", "task-also", *layout.numbers]
        counts = [*(f"task={kind.name}" for kind in asked), *layout.counts]
        self.names: Final = (*numbers, *counts)
        self.size: Final = len(self.names)
        self._split = len(numbers)

    def encode(self, view: msgspec.Struct, seat: int, task: Task | None) -> Vector:
        """Return the vector of a view for the seat it was built for."""
        numbers = [task.arg, task.also] if task else [0, 0]
        counts = [self._kinds[task.kind]] if task else []
        self._write(view, seat, numbers, counts, self._first)
        split = self._split
        vector = np.empty(self.size, np.float32)
        vector[:split] = numbers
        vector[split:] = np.bincount(counts, minlength=self.size - split) if counts else 0
        return vector


class Layout:
    """The entries of one struct, and the lines that write them.

    In the lines, `v` is the struct, `me` the seat that looks, `n` the numbers and `k` the
    counts written so far, `at` the place of the struct's first count, `w…` the function of
    a struct inside.
    """

    def __init__(self, struct: type[msgspec.Struct], seats: int) -> None:
        self.seats = seats
        self.numbers: list[str] = []
        self.counts: list[str] = []
        self.inner: dict[str, Writer] = {}
        self.lines: list[str] = []
        fields = view_fields(struct)
        plain = [f for f in fields if not (f.many or f.of or f.struct or f.optional)]
        self.numbers += [field.name for field in plain]
        if plain:
            self.lines.append(f"n += ({''.join(f'v.{field.name}, ' for field in plain)})")
        for field in fields:
            if field not in plain:
                self._add(field)

    def compiled(self) -> Writer:
        """Return the function that writes this struct."""
        body = "\n    ".join(self.lines or ["pass"])
        space: dict[str, Any] = dict(self.inner)
        exec(f"def write(v, me, n, k, at):\n    {body}", space)
        writer: Writer = space["write"]
        return writer

    def _add(self, field: ViewField) -> None:
        start = len(self.lines)
        before = len(self.numbers)
        known = self._counted(f"{field.name}-known", Noun("known", 1)) if field.optional else 0
        self.lines.append(f"x = v.{field.name}")
        self._add_value(field)
        if field.optional:
            body = [f"    {line}" for line in self.lines[start + 1 :]]
            missing = len(self.numbers) - before
            self.lines[start + 1 :] = [
                "if x is not None:",
                f"    k.append(at + {known})",
                *body,
                *(["else:", f"    n += {(0,) * missing}"] if missing else []),
            ]

    def _add_value(self, field: ViewField) -> None:
        turned = "x[me:] + x[:me]" if field.per is SEAT else "x"
        if field.struct is not None:
            self._add_structs(field, field.struct, turned)
        elif field.of is None and field.per is None:
            self.numbers.append(field.name)
            self.lines.append("n.append(x)")
        elif field.of is None:
            assert field.per is not None
            self.numbers += [f"{field.name}.{one}" for one in self._members(field.per)]
            self.lines.append(f"n += {turned}")
        elif field.per is None:
            first = self._counted(field.name, field.of)
            place = self._place("x", field.of, str(first))
            self.lines += (
                [f"k += [{place} for x in x if x >= 0]"]
                if field.many
                else ["if x >= 0:", f"    k.append({place})"]
            )
        else:
            places = self._members(field.per)
            firsts = [self._counted(f"{field.name}.{place}", field.of) for place in places]
            width = len(self._members(field.of))
            place = self._place("x", field.of, f"{firsts[0]} + {width} * i")
            self.lines.append(f"k += [{place} for i, x in enumerate({turned}) if x >= 0]")

    def _add_structs(self, field: ViewField, struct: type[msgspec.Struct], turned: str) -> None:
        inside = Layout(struct, self.seats)
        name = f"w_{field.name}"
        self.inner[name] = inside.compiled()
        first = len(self.counts)
        if field.many and field.per is None:  # any number of them: their sum, and how many
            self.numbers += [f"{field.name}-length", *(f"{field.name}.{m}" for m in inside.numbers)]
            self.counts += [f"{field.name}.{one}" for one in inside.counts]
            self.inner["sums"] = _sums(len(inside.numbers))  # type: ignore[assignment]
            self.lines += [
                "parts = [[] for _ in x]",
                "for one, part in zip(x, parts):",
                f"    {name}(one, me, part, k, at + {first})",
                "n.append(len(x))",
                "n += sums(parts)",
            ]
            return
        members = self._members(field.per) if field.per is not None else [""]
        for member in members:
            path = f"{field.name}.{member}." if member else f"{field.name}."
            self.numbers += [path + one for one in inside.numbers]
            self.counts += [path + one for one in inside.counts]
        each = turned if field.many else "(x,)"
        width = len(inside.counts)
        self.lines += [
            f"for i, one in enumerate({each}):",
            f"    {name}(one, me, n, k, at + {first} + {width} * i)",
        ]

    def _members(self, noun: Noun) -> list[str]:
        size = self.seats if noun is SEAT else noun.size
        return [noun.keys[i] if noun.keys else str(i) for i in range(size)]

    def _counted(self, name: str, noun: Noun) -> int:
        """Give each member of a noun its place among the counts; return the first."""
        first = len(self.counts)
        self.counts += [f"{name}={member}" for member in self._members(noun)]
        return first

    def _place(self, one: str, noun: Noun, first: str) -> str:
        """Return the expression for the place of a member; seats turn with the looker."""
        member = f"({one} - me) % {self.seats}" if noun is SEAT else one
        return f"at + {first} + {member}"


def _sums(size: int) -> Callable[[list[list[int]]], list[int]]:
    def sums(parts: list[list[int]]) -> list[int]:
        return [sum(column) for column in zip(*parts, strict=True)] if parts else [0] * size

    return sums
