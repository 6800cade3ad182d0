"""Printed numbers as tables. Each cell has a mark that says where its number comes from."""

from typing import Final, NamedTuple

from parvis.engine.kinds import Noun

RULEBOOK: Final = "r"  # stated in the rulebook
PUBLIC: Final = "p"  # stated by a public source
RECONSTRUCTED: Final = "x"  # chosen by us: not a fact about the printed piece


NUMBER: Final = "number"  # the noun of numbers that are on no card or tile


class Row(NamedTuple):
    """One component: its cells, in column order, and a mark for each."""

    cells: tuple[int | str, ...]
    marks: str  # one of r, p, x for each cell
    sources: str = ""  # codes of the public sources, as in the rules page


class Components(NamedTuple):
    """All components of one type. Row i describes member i of the noun."""

    noun: Noun
    columns: tuple[str, ...]  # translated by `column-<name>`
    rows: tuple[Row, ...]


def numbers(**given: tuple[int, str] | tuple[int, str, str]) -> Components:
    """Return a table of single numbers: `numbers(fair_gold=(FAIR_GOLD, RULEBOOK))`.

    Every message of the game can use each of them, as `$fair-gold`.
    """
    noun = Noun(NUMBER, tuple(name.replace("_", "-") for name in given))
    return Components(noun, ("value",), tuple(Row((n[0],), *n[1:]) for n in given.values()))
