"""Declarations of choices, chance, steps and events: each is written once, in one line.

`kind("pen", square=169, side=4)` gives the kind its number, the packing of its value, its word
in records (`pen 34 2`), its translation keys and its range of the action space. There is no
second list of actions.
"""

from collections.abc import Sequence
from typing import Final, final

SKIP: Final = -1  # the value that declines, in kinds that allow it
UNKNOWN: Final = -1  # stands in an event for a hidden value


class BadWord(ValueError):
    """The text is not a word of this kind."""


@final
class Noun:
    """A set of named things: cards, places, goods. Its names are translation keys.

    `Noun("good", ("sand", "wood"))` is translated by `good-sand` and `good-wood`.
    `Noun("seat", 8)` is numbered and needs no translation; `first` is the number of member 0.
    `Noun("square", 169, ROW, COLUMN)` combines other nouns in row-major order; the message
    `square` puts their names together.
    """

    __slots__ = ("name", "keys", "size", "by", "first")

    def __init__(
        self, name: str, members: Sequence[str] | int, *by: "Noun", first: int = 1
    ) -> None:
        self.name: Final = name
        self.keys: Final[tuple[str, ...]] = () if isinstance(members, int) else tuple(members)
        self.size: Final = members if isinstance(members, int) else len(members)
        self.by: Final = by
        self.first: Final = first

    def member(self, key: str) -> int:
        """Return the index of the member with this name."""
        return self.keys.index(key)

    def key(self, index: int) -> str:
        """Return a member's translation key, or "" if members are numbered."""
        return f"{self.name}-{self.keys[index]}" if 0 <= index < len(self.keys) else ""

    def parts(self, index: int) -> list[int]:
        """Return the member of each combined noun (`by`) that a member stands for."""
        found: list[int] = []
        for noun in reversed(self.by):
            found.append(index % noun.size)
            index //= noun.size
        return found[::-1]


SEAT: Final = Noun("seat", 8)  # a person at the table; shown by name and shield


@final
class Secret:
    """Marks a field of an event that only the event's own seat may see."""

    __slots__ = ("noun",)

    def __init__(self, noun: Noun | int) -> None:
        self.noun: Final = noun


@final
class Field:
    """One field of a value: a name, and the noun or count it ranges over."""

    __slots__ = ("name", "size", "noun", "secret")

    def __init__(self, name: str, meaning: Noun | Secret | int) -> None:
        noun = meaning.noun if isinstance(meaning, Secret) else meaning
        self.name: Final = name
        self.secret: Final = isinstance(meaning, Secret)
        self.noun: Final[Noun | None] = noun if isinstance(noun, Noun) else None
        self.size: Final = noun.size if isinstance(noun, Noun) else noun


@final
class Form:
    """One way to answer a kind of task: `market` is answered by a buy, a sell or a withdrawal."""

    __slots__ = ("name", "fields", "size", "start")

    def __init__(self, name: str, fields: tuple[Field, ...], start: int = 0) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.start: Final = start  # the value of its first choice
        size = 1
        for field in fields:
            size *= field.size
        self.size: Final = size

    def pack(self, *parts: int) -> int:
        """Return the value with these fields."""
        value = 0
        for field, part in zip(self.fields, parts, strict=True):
            if not 0 <= part < field.size:
                raise BadWord(f"{field.name} is {part}, not below {field.size}")
            value = value * field.size + part
        return self.start + value

    def unpack(self, value: int) -> tuple[int, ...]:
        """Return the fields of a value of this form."""
        value -= self.start
        parts: list[int] = []
        for field in reversed(self.fields):
            parts.append(value % field.size)
            value //= field.size
        return tuple(reversed(parts))


def form(name: str, **fields: Noun | int) -> Form:
    """Declare one way to answer a kind; `kind` assigns its values."""
    return Form(name, tuple(Field(n, f) for n, f in fields.items()))


@final
class Kind:
    """One kind of task. It has forms if a seat or chance must choose, none if it settles itself."""

    __slots__ = (
        "number", "name", "forms", "size", "offset", "skip", "chance", "arg", "also", "stands",
        "cancels", "series",
    )  # fmt: skip

    def __init__(
        self,
        number: int,
        name: str,
        forms: tuple[Form, ...] = (),
        offset: int = 0,
        skip: bool = False,
        chance: bool = False,
        arg: Noun | None = None,
        also: Noun | None = None,
        stands: tuple[str, ...] = (),
        cancels: tuple[str, ...] = ("forms",),
        series: bool = False,
    ) -> None:
        self.number: Final = number
        self.name: Final = name
        self.forms: Final = forms
        self.size: Final = sum(f.size for f in forms)
        self.offset: Final = offset  # the action number of value 0; that of SKIP is one less
        self.skip: Final = skip  # whether SKIP is among its choices
        self.chance: Final = chance  # whether chance answers
        self.arg: Final = arg  # the noun of the task's `arg`, for its prompt
        self.also: Final = also
        self.stands: Final = stands  # forms (or "skip") that a standing answer may give: see `kind`
        self.cancels: Final = cancels  # changes that cancel a standing answer: see `kind`
        self.series: Final = series  # whether several answers may be given at once: see `kind`

    def form_of(self, value: int) -> Form | None:
        """Return the form a value belongs to; None for SKIP."""
        for f in self.forms:
            if f.start <= value < f.start + f.size:
                return f
        if value == SKIP and self.skip:
            return None
        raise BadWord(f"{value} is no value of {self.name}")

    def form(self, name: str) -> Form:
        """Return the form of that name."""
        for f in self.forms:
            if f.name == name:
                return f
        raise BadWord(f"{self.name} has no form {name!r}")

    def spell(self, value: int) -> str:
        """Return a choice as its word in records."""
        f = self.form_of(value)
        if f is None:
            return f"{self.name} skip"
        parts = [self.name, f.name] if f.name else [self.name]
        return " ".join([*parts, *map(str, f.unpack(value))])

    def read(self, word: str) -> int:
        """Return the value of a word; raise BadWord for any other text."""
        parts = word.split(" ")
        if parts[0] != self.name:
            raise BadWord(f"{word!r} is no {self.name}")
        if parts[1:] == ["skip"] and self.skip:
            return SKIP
        name = parts[1] if len(parts) > 1 and not parts[1].isdecimal() else ""
        f = self.form(name)
        numbers = parts[2:] if name else parts[1:]
        if len(numbers) != len(f.fields) or not all(
            n.isascii() and n.isdecimal() and len(n) < 10 and str(int(n)) == n for n in numbers
        ):
            raise BadWord(f"{word!r} does not have the parts of {self.name} {name}".rstrip())
        return f.pack(*map(int, numbers))

    def key(self, value: int) -> str:
        """Return the translation key of a choice."""
        f = self.form_of(value)
        if f is None:
            return f"do-{self.name}-skip"
        return f"do-{self.name}-{f.name}" if f.name else f"do-{self.name}"


@final
class EventKind:
    """One kind of event: a name and the meaning of its numbers."""

    __slots__ = ("number", "name", "fields", "secret")

    def __init__(self, number: int, name: str, fields: tuple[Field, ...]) -> None:
        self.number: Final = number
        self.name: Final = name
        self.fields: Final = fields
        self.secret: Final = any(field.secret for field in fields)


@final
class Kinds:
    """All kinds of task and event of one game, in the order of their declaration."""

    __slots__ = ("tasks", "events", "actions", "outcomes")

    def __init__(self) -> None:
        self.tasks: list[Kind] = []
        self.events: list[EventKind] = []
        self.actions = 0  # size of the action space of players so far
        self.outcomes = 0  # size of the widest kind of chance

    def kind(
        self,
        name: str,
        *forms: Form,
        skip: bool = False,
        arg: Noun | None = None,
        also: Noun | None = None,
        stands: Sequence[str] = (),
        cancels: Sequence[str] = ("forms",),
        series: bool = False,
        **fields: Noun | int,
    ) -> int:
        """Declare a kind of choice and return its number.

        The keyword fields make up its value; further forms are other ways to answer. `skip` allows
        declining; `ask_` decides when it is offered. `arg` and `also` are the nouns of the task's
        own numbers, for its prompt.

        `stands` names the forms (or "skip") that a standing answer may give. `cancels` names what
        must be unchanged since it was set, or the player is asked again: the "forms" offered, the
        exact "options", or the task's "arg".

        With `series`, a seat that is asked this several times in a row may give all answers at
        once: players see it as one decision.
        """
        placed = _placed(forms, fields)
        offset = self.actions + skip
        number = len(self.tasks)
        standing = tuple(stands)
        if set(standing) - {f.name for f in placed} - ({"skip"} if skip else set()):
            raise ValueError(f"{name} has no such forms: {standing}")
        if set(cancels) - {"forms", "options", "arg"}:
            raise ValueError(f"{name} is cancelled by what there is not: {cancels}")
        made = Kind(
            number, name, placed, offset, skip, False, arg, also, standing, tuple(cancels), series
        )
        self.tasks.append(made)
        self.actions = offset + self.tasks[number].size
        return number

    def chance(self, name: str, *forms: Form, skip: bool = False, **fields: Noun | int) -> int:
        """Declare a kind of task that chance answers and return its number."""
        number = len(self.tasks)
        self.tasks.append(Kind(number, name, _placed(forms, fields), int(skip), skip, True))
        self.outcomes = max(self.outcomes, self.tasks[number].size + skip)
        return number

    def step(self, name: str) -> int:
        """Declare a kind of task that settles itself and return its number."""
        self.tasks.append(Kind(len(self.tasks), name))
        return len(self.tasks) - 1

    def event(self, name: str, **fields: Noun | Secret | int) -> int:
        """Declare a kind of event, with up to three numbers, and return its number."""
        if len(fields) > 3:
            raise ValueError(f"event {name} has more than three numbers")
        made = tuple(Field(n, f) for n, f in fields.items())
        self.events.append(EventKind(len(self.events), name, made))
        return len(self.events) - 1

    def start(self, number: int, name: str) -> int:
        """Return the value of a form's first choice, for `Final` constants in rules."""
        return self.tasks[number].form(name).start

    # Tables for rules, derived from the forms. By value, the fields of a form with two to four
    # fields (or of several such forms; other values have UNKNOWN):
    #
    #     BOUGHT: Final = KINDS.pairs(TRADE, "buy")    good, number = BOUGHT[value]
    #
    # and by its fields, the value of a choice:
    #
    #     BUY: Final = KINDS.grid(TRADE, "buy")        value = BUY[good][number]

    def parts(self, number: int, names: tuple[str, ...], width: int) -> list[tuple[int, ...]]:
        """Return the fields of every value of some forms; each form must have `width` fields."""
        kind = self.tasks[number]
        table = [(UNKNOWN,) * width] * kind.size
        for name in names or ("",):
            f = kind.form(name)
            if len(f.fields) != width:
                raise ValueError(f"{kind.name} {name} has {len(f.fields)} fields, not {width}")
            for value in range(f.start, f.start + f.size):
                table[value] = f.unpack(value)
        return table

    def pairs(self, number: int, *names: str) -> list[tuple[int, int]]:
        """Return the two fields of every value of some forms."""
        return [(a, b) for a, b in self.parts(number, names, 2)]

    def triples(self, number: int, *names: str) -> list[tuple[int, int, int]]:
        """Return the three fields of every value of some forms."""
        return [(a, b, c) for a, b, c in self.parts(number, names, 3)]

    def quadruples(self, number: int, *names: str) -> list[tuple[int, int, int, int]]:
        """Return the four fields of every value of some forms."""
        return [(a, b, c, d) for a, b, c, d in self.parts(number, names, 4)]

    def grid(self, number: int, name: str = "") -> list[list[int]]:
        """Return the value of every choice of a form of two fields."""
        f = self.tasks[number].form(name)
        first, second = f.fields
        return [[f.pack(a, b) for b in range(second.size)] for a in range(first.size)]

    def block(self, number: int, name: str = "") -> list[list[list[int]]]:
        """Return the value of every choice of a form of three fields."""
        f = self.tasks[number].form(name)
        first, second, third = f.fields
        return [
            [[f.pack(a, b, c) for c in range(third.size)] for b in range(second.size)]
            for a in range(first.size)
        ]


def _placed(forms: tuple[Form, ...], fields: dict[str, Noun | int]) -> tuple[Form, ...]:
    """Assign consecutive values to the forms of a kind, the unnamed form first."""
    placed: list[Form] = []
    start = 0
    for f in ([form("", **fields)] if fields or not forms else []) + list(forms):
        placed.append(Form(f.name, f.fields, start))
        start += f.size
    return tuple(placed)
