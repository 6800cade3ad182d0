"""One word for one thing, and no number written out that the components decide."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from parvis.text import LANGUAGES, catalogue
from tests.text.ready import READY, RULES, board, lessons, page

COLUMNS = {"fr": "not (fr)", "en": "not (en)"}
FREE = re.compile(r"title|pitch|length|step-.*|area-.*|number-.*|refused-.*")
# Things that are called by their number, and heads of columns: no printed numbers.
CALLED = {
    "hoyuk": r"row-\d+",
    "emara": r"slot-\w+|hut-\w+-\d|craftsman-\w+|column-.*",
    "descendance": (
        r"generation-\d|market-place-.*|stall-\d|level-\d|place-level-\d|tally-\d|column-.*"
    ),
    "clochemerle": r"die-\w+-\d|stage-\w\d|field-\d|do-act-turn",
}
# Words with a number in them that count nothing.
IDIOMS = re.compile("two-storey", re.IGNORECASE)
NUMBERS = {
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze vingt trente soixante",
    "en": "two three four five six seven eight nine ten eleven twelve twenty thirty sixty",
}


def said(source: str) -> Iterator[tuple[str, str]]:
    """Yield every piece of text that readers see, with the message it belongs to."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            for text in pieces(entry):
                yield entry.id.name, text


def pieces(node: ast.BaseNode) -> Iterator[str]:
    if isinstance(node, ast.TextElement):
        yield node.value
    for part in vars(node).values():
        for child in part if isinstance(part, list) else [part]:
            if isinstance(child, ast.BaseNode):
                yield from pieces(child)


def glossary(name: str) -> list[dict[str, str]]:
    """Return the rows of a glossary, by column."""
    rows: list[dict[str, str]] = []
    heads: list[str] = []
    for line in (RULES / f"{name}.glossary.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|"):
            heads = []
        elif not heads:
            heads = cells
        elif not set(line) <= set("|-: "):
            rows.append(dict(zip(heads, cells, strict=True)))
    return rows


def banned(name: str, language: str) -> list[str]:
    """Return the words that a glossary does not allow."""
    cells = [row.get(COLUMNS[language], "") for row in glossary(name)]
    return [word.strip() for cell in cells for word in cell.split(",") if word.strip()]


def ruled_out(name: str, language: str) -> re.Pattern[str]:
    words = banned(name, language)
    assert words, "a glossary names the words that tempt"
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, words))})(?:e?s)?\b", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", READY)
def test_no_page_says_what_the_glossary_rules_out(name: str, language: str) -> None:
    quoted = re.compile(r"<!--.*?-->|“[^”]*”|\*[^*\n]*\*(?!\*)")
    text = quoted.sub("", page(name, language))  # rulebooks and titles speak as they do
    assert [found[0] for found in ruled_out(name, language).finditer(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", READY)
def test_no_catalogue_says_what_the_glossary_rules_out(name: str, language: str) -> None:
    wrong = ruled_out(name, language)
    sources = (catalogue(name, language), board(name, language), lessons(name, language))
    found = [(key, m[0]) for s in sources for key, text in said(s) if (m := wrong.search(text))]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", READY)
def test_no_message_writes_a_number_that_the_components_decide(name: str, language: str) -> None:
    number = re.compile(rf"\d|\b(?:{NUMBERS[language].replace(' ', '|')})\b", re.IGNORECASE)
    free = re.compile(f"{FREE.pattern}|{CALLED.get(name, 'title')}")
    sources = (catalogue(name, language), board(name, language))
    found = [
        (key, text)
        for source in sources
        for key, text in said(source)
        if not free.fullmatch(key) and number.search(IDIOMS.sub("", text))
    ]
    assert found == []


@pytest.mark.parametrize("name", READY)
def test_a_glossary_has_a_word_for_every_language(name: str) -> None:
    rows = glossary(name)
    assert len(rows) >= 20
    for row in rows:
        assert row["concept"] and row["French"] and row["English"], row


@pytest.mark.parametrize("name", READY)
def test_french_keeps_its_marks_on_the_line(name: str) -> None:
    # a plain or a wide space before a mark lets it begin the next line, or tears it off
    sources = [catalogue(name, "fr"), board(name, "fr"), lessons(name, "fr")]
    texts = [pair for source in sources for pair in said(source)]
    assert texts
    loose = re.compile("[ \u00a0][;:?!»]|«[ \u00a0]|'")
    assert [pair for pair in texts if loose.search(pair[1])] == []
