"""The rules pages: complete, true to the components, and with every paragraph the code cites."""

import re
from pathlib import Path

import pytest

from parvis.engine import Table
from parvis.games.piliers import GAME, components
from parvis.text import LANGUAGES
from tests.games.piliers.pages import grid, page

SOURCES = sorted(Path(components.__file__).parent.rglob("*.py"))


@pytest.mark.parametrize("table", GAME.components, ids=lambda table: str(table.noun.name))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_show_the_components_as_they_are(language: str, table: Table) -> None:
    assert grid(table, language) in page(language).read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_and_ruling_that_the_code_cites_is_there(language: str) -> None:
    text = page(language).read_text("utf-8")
    code = "\n".join(path.read_text("utf-8") for path in SOURCES)
    for paragraph in set(re.findall(r"§(\d+(?:\.\d+)?)", code)):
        found = re.search(rf"^(## )?{re.escape(paragraph)}\.? ", text, re.MULTILINE)
        assert found, f"§{paragraph}"
    for ruling in {*re.findall(r"\bR(\d+)\b", code), *map(str, range(1, 49))}:
        assert f"- **R{ruling}** " in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_source_is_explained(language: str) -> None:
    text = page(language).read_text("utf-8")
    for option in GAME.settings:
        assert f"| `{option.name}` |" in text
    rows = [row for table in GAME.components for row in table.rows]
    last = text[text.index("## 14.") :]
    for code in {code for row in rows for code in row.sources.split()}:
        assert re.search(rf"\b{code}\b", last), code
