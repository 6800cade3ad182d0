"""Rulings: those that code and tests cite are on the page, and the page has no others."""

import re
from pathlib import Path

import pytest

from parvis.text import LANGUAGES
from tests.text.ready import READY, ROOT, page


def cited(name: str) -> set[str]:
    """Return the rulings that the code of a game and its tests cite."""
    folders = (ROOT / "src" / "parvis" / "games" / name, ROOT / "tests" / "games" / name)
    files = [path for folder in folders for path in folder.rglob("*.py")]
    return {ruling for path in files for ruling in rulings(path)}


def rulings(path: Path) -> set[str]:
    text = path.read_text(encoding="utf-8")
    found = set(re.findall(r"(?<![A-Za-z0-9])R(\d+[a-z]?)(?=[^\d\w]|_)", text))
    for first, last in re.findall(r"\bR(\d+) to R(\d+)\b", text):
        found |= {str(n) for n in range(int(first), int(last) + 1)}
    return found


def listed(name: str, language: str) -> list[str]:
    """Return the rulings of the list at the end of a page; some share a line: `R12, R13`."""
    heads = re.findall(r"^- \*\*(R[\w, ]+)\*\*", page(name, language), re.MULTILINE)
    return [number for head in heads for number in re.findall(r"R(\d+[a-z]?)", head)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", READY)
def test_the_page_lists_every_ruling_that_is_cited_and_no_other(name: str, language: str) -> None:
    there = listed(name, language)
    assert len(there) == len(set(there)), "a ruling is listed twice"
    assert sorted(cited(name) - set(there)) == [], "cited and not on the page"
    assert sorted(set(there) - cited(name)) == [], "on the page and nowhere cited"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", READY)
def test_the_page_refers_only_to_rulings_that_it_lists(name: str, language: str) -> None:
    named = set(re.findall(r"\bR(\d+[a-z]?)\b", page(name, language)))
    assert sorted(named - set(listed(name, language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", READY)
def test_the_page_opens_with_the_game_in_one_minute(name: str, language: str) -> None:
    first = re.findall(r"^## (.*)", page(name, language), re.MULTILINE)[0]
    assert first == {"fr": "En une minute", "en": "In one minute"}[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", READY)
def test_the_page_speaks_of_options_as_the_lobby_does(name: str, language: str) -> None:
    import parvis
    from parvis.text import Texts

    game = parvis.game(name)
    texts, text = Texts(game, language), page(name, language)
    for option in game.settings:
        assert f"`{option.name}`" not in text, "a key is no name"
        assert texts.get(f"option-{option.name}") in text, option.name
