"""The component tables of the rules pages, written from the components themselves.

`python -m tests.games.piliers.pages` puts them into the pages again after a change.
"""

import re
from pathlib import Path

from parvis.engine import Table
from parvis.games.piliers import GAME
from parvis.text import LANGUAGES, Texts

FOLDER = Path(__file__).parents[3] / "docs" / "rules"
MARKS = {"r": "", "p": "°", "x": "*"}


def page(language: str) -> Path:
    return FOLDER / f"piliers.{language}.md"


def grid(table: Table, language: str) -> str:
    """Return a component table as it stands in the rules page of a language."""
    texts = Texts(GAME, language)
    heads = [texts.get(f"column-{column}") for column in table.columns]
    lines = ["| | " + " | ".join([*heads, "sources"]) + " |", "|---" * (len(heads) + 2) + "|"]
    for i, row in enumerate(table.rows):
        cells = [
            f"{texts.maybe(str(cell)) or cell}{MARKS[mark]}"
            for cell, mark in zip(row.cells, row.marks, strict=True)
        ]
        lines.append(
            "| " + " | ".join([str(texts.member(table.noun, i)), *cells, row.sources]) + " |"
        )
    return "\n".join(lines)


def write() -> None:
    for language in LANGUAGES:
        text = page(language).read_text("utf-8")
        for table in GAME.components:
            marker = f"<!-- {table.noun.name} -->"
            pattern = re.escape(marker) + r"(\n\n\|[^\n]*(\n\|[^\n]*)*)?"
            filled = f"{marker}\n\n{grid(table, language)}"
            text = re.sub(pattern, filled.replace("\\", r"\\"), text)
        page(language).write_text(text, "utf-8")


if __name__ == "__main__":
    write()
