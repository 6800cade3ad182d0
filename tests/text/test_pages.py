"""The rules pages show the components as they are, and no reader sees a mark of ours."""

import re

import pytest
from tools.pages import in_step

import parvis
from parvis.text import LANGUAGES
from tests.text.ready import READY, page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", READY)
def test_numbers_and_tables_are_those_of_the_components(name: str, language: str) -> None:
    text = page(name, language)
    assert in_step(parvis.game(name), text, language) == text, "run python tools/pages.py"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", READY)
def test_every_table_of_the_components_is_on_the_page(name: str, language: str) -> None:
    there = set(re.findall(r"^<!-- table ([\w-]+) -->$", page(name, language), re.MULTILINE))
    assert there == {table.noun.name for table in parvis.game(name).components}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", READY)
def test_every_source_that_a_table_names_is_explained(name: str, language: str) -> None:
    tables = parvis.game(name).components
    codes = {code for table in tables for row in table.rows for code in row.sources.split()}
    last = page(name, language).rsplit("\n## ", 1)[1]
    assert sorted(code for code in codes if not re.search(rf"\b{code}\b", last)) == []
