"""Update the numbers on the rules pages from the components: `python tools/pages.py [GAME …]`.

Comments that readers do not see mark each printed number on a page:

    pays 4<!--levy--> gold             the number `levy` of the game's table of numbers
    3<!--privilege-madonna.number-->   a cell: noun, key, column
    <!-- table craftsman -->           the table that follows, with the provenance of each cell

With --check nothing is written, and outdated pages are listed.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import parvis
from parvis.engine import AnyGame, Components
from parvis.text import LANGUAGES, Texts

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "rules"
MARKS: Final = {"r": "", "p": "°", "x": "*"}
NUMBER: Final = re.compile(r"([-−]?)\d+<!--([\w-]+)(?:\.([\w-]+))?-->")
TABLE: Final = re.compile(r"<!-- table ([\w-]+) -->(\n\n\|[^\n]*(?:\n\|[^\n]*)*)?")


class UnknownMark(ValueError):
    """A page names a number or table that the components do not have."""


def page(game: AnyGame, language: str) -> Path:
    """Return the path of a game's rules page in a language."""
    return FOLDER / f"{game.name}.{language}.md"


def grid(game: AnyGame, table: Components, language: str) -> str:
    """Return a component table as a rules page shows it, without its empty columns."""
    texts = Texts(game, language)
    used = [i for i, _ in enumerate(table.columns) if any(row.cells[i] != "" for row in table.rows)]
    sources = any(row.sources for row in table.rows)
    heads = [texts.get(f"column-{table.columns[i]}") for i in used]
    heads += ["sources"] if sources else []  # the same word in both languages
    lines = ["| | " + " | ".join(heads) + " |", "|---" * (len(heads) + 1) + "|"]
    for member, row in enumerate(table.rows):
        shown = texts.shown(table, member)
        cells = [f"{shown[i]}{MARKS[row.marks[i]]}" if shown[i] else "" for i in used]
        cells += [row.sources] if sources else []
        lines.append("| " + " | ".join([str(texts.member(table.noun, member)), *cells]) + " |")
    return "\n".join(lines)


def value(game: AnyGame, key: str, column: str) -> int:
    """Return a printed number by its key, or by the key and column of its component."""
    for table in game.components:
        for member, row in enumerate(table.rows):
            found = table.noun.key(member)
            if column and found == key and column in table.columns:
                return int(row.cells[table.columns.index(column)] or 0)
            if not column and found == f"number-{key}":
                return int(row.cells[0])
    raise UnknownMark(f"{game.name} has no number {key}{'.' * bool(column)}{column}")


def in_step(game: AnyGame, text: str, language: str) -> str:
    """Return a page with the current numbers and tables of the components."""

    def number(found: re.Match[str]) -> str:
        at = f"{found[2]}.{found[3]}" if found[3] else found[2]
        now = value(game, found[2], found[3] or "")
        sign = (found[1] or "-") if now < 0 else ""  # the page chooses its minus sign
        return f"{sign}{abs(now)}<!--{at}-->"

    def whole(found: re.Match[str]) -> str:
        for table in game.components:
            if table.noun.name == found[1]:
                return f"<!-- table {found[1]} -->\n\n{grid(game, table, language)}"
        raise UnknownMark(f"{game.name} has no table {found[1]}")

    return TABLE.sub(whole, NUMBER.sub(number, text))


def pages(names: list[str]) -> Iterator[tuple[AnyGame, str, Path]]:
    """Update or check the pages of these games."""
    for name in names or parvis.game_names():
        for language in LANGUAGES:
            game = parvis.game(name)
            yield game, language, page(game, language)


def main() -> int:
    """Rewrite the pages, or with --check list those that would change."""
    reads = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reads.add_argument("games", nargs="*", metavar="GAME")
    reads.add_argument("--check", action="store_true", help="write nothing; fail if one differs")
    given = reads.parse_args()
    stale = False
    for game, language, path in pages(given.games):
        text = path.read_text(encoding="utf-8")
        now = in_step(game, text, language)
        if now != text:
            stale = True
            print(path.relative_to(FOLDER.parent.parent))
            if not given.check:
                path.write_text(now, encoding="utf-8")
    return int(stale and given.check)


if __name__ == "__main__":
    sys.exit(main())
