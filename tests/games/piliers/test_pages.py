"""The rules pages have every paragraph that the code cites."""

import re
from pathlib import Path

import pytest

from parvis.games.piliers import components
from parvis.text import LANGUAGES
from tests.text.ready import page

SOURCES = sorted(Path(components.__file__).parent.rglob("*.py"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_that_the_code_cites_is_there(language: str) -> None:
    text = page("piliers", language)
    code = "\n".join(path.read_text("utf-8") for path in SOURCES)
    for paragraph in set(re.findall(r"§(\d+(?:\.\d+)?)", code)):
        found = re.search(rf"^(## )?{re.escape(paragraph)}\.? ", text, re.MULTILINE)
        assert found, f"§{paragraph}"
