"""The variables a message can use. Each is computed when a message asks for it.

A field `card` gives `$card`, its name; `$cardKey`, its bare key; `$card-cost`, a column of its
component table; `$card-the`, a form of the noun; `$card-work`, any other attribute, which can
also use the columns; `$card-amount`, a quantity of it; and `$card-list`, the columns that have
a message `n-<column>`. A field `place` gives `$place-there`, the thing that the reader's view
shows in that place, `$place-there-points`, and so on.

Further variables: `$amount`, the first field with an amount; `$list`, the plain numbers that
have a message `n-<field>`; every single number of the components (`$fair-gold`); every printed
number (`$card-mason-cost`); and every option of the table (`$option-houses`).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from parvis.engine import SEAT, Components, Noun, Row
from parvis.engine.components import NUMBER
from parvis.engine.kinds import Field
from parvis.text.forms import of_name

if TYPE_CHECKING:
    from parvis.text import Texts

COUNT: Final = "number"  # the plain field that holds a quantity

Ask = Callable[[str], Any]  # returns a variable's value, None if it doesn't know it


def nothing(name: str) -> Any:
    return None


class Arguments:
    """The fields of a question, a choice or an event, and everything derived from them."""

    def __init__(self, texts: "Texts", fields: Sequence[Field], numbers: Sequence[int]) -> None:
        self.texts = texts
        self.fields = {f.name: (f.noun, n) for f, n in zip(fields, numbers, strict=False)}

    def join(self, other: "Arguments") -> "Arguments":
        """Add another's fields, which take precedence."""
        self.fields |= other.fields
        return self

    def __call__(self, name: str) -> Any:
        if name in self.fields:
            return self.texts.member(*self.fields[name])
        if name in ("list", "amount"):
            return self._list() if name == "list" else self._amount()
        if name.endswith("Key"):
            noun, number = self.fields.get(name.removesuffix("Key"), (None, -1))
            return noun.keys[number] if noun and 0 <= number < len(noun.keys) else str(number)
        for field, (noun, number) in self.fields.items():
            if noun is not None and name.startswith(field + "-"):
                found = self._said_of(noun, number, name.removeprefix(field + "-"))
                if found is not None:
                    return found
        return None

    def _count(self) -> int:
        noun, number = self.fields.get(COUNT, (None, 1))
        return number if noun is None else 1

    def _amount(self) -> Any:
        for noun, number in self.fields.values():
            if noun is not None and self.texts.has(noun.key(number), "n"):
                return self._said_of(noun, number, "amount")
        return None

    def _list(self) -> str:
        plain = {name: n for name, (noun, n) in self.fields.items() if noun is None}
        return self.texts.listed(plain)

    def _said_of(self, noun: Noun, number: int, wanted: str) -> Any:
        if noun is SEAT:
            name = self.texts.player(number)
            return of_name(self.texts.language, name) if wanted == "of" else None
        if wanted == "amount":
            return self.texts.said(noun, number, "n", self._count()) or None
        if wanted == "there" or wanted.startswith("there-"):
            lying = self.texts.lying(noun, number)
            if lying is None:
                return None
            of_it = wanted.removeprefix("there").removeprefix("-")
            return self._said_of(*lying, of_it) if of_it else self.texts.member(*lying)
        row = self.texts.row(noun, number)
        if wanted == "list":
            return self.texts.listed({c: n for c, n in row.items() if isinstance(n, int)})
        if wanted.endswith("-all"):
            each = row.get(wanted.removesuffix("-all"))
            return each * self._count() if isinstance(each, int) else None
        if wanted in row:
            return row[wanted]
        return self.texts.form(noun, number, wanted, self._count())


def columns_of(tables: Sequence[Components]) -> dict[str, tuple[tuple[str, ...], tuple[Row, ...]]]:
    """Return the columns and rows of each noun's component table."""
    return {table.noun.name: (table.columns, table.rows) for table in tables}


def lone_numbers(tables: Sequence[Components]) -> Mapping[str, int | str]:
    """Return the numbers that are on no card or tile, by name."""
    for table in tables:
        if table.noun.name == NUMBER:
            cells = (row.cells[0] for row in table.rows)
            return dict(zip(table.noun.keys, cells, strict=True))
    return {}
