"""Nouns agree with their numbers, in every catalogue. In French, 0 and 1 are singular."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import parvis

ROOT = Path(__file__).parents[2]
CATALOGUES = sorted([*ROOT.glob("src/parvis/**/*.ftl"), *ROOT.glob("web/src/**/*.ftl")])

PEOPLE = {"player", "name", "names", "owner", "rival"}
# What may follow a number, or a thing's name, and end like a plural but never change.
UNCHANGED = re.compile(
    "aux|bois|dans|depuis|fois|pas|plus|près|s|sous|temps"
    "|arrives|becomes|begins|brings|comes|enters|falls|gives|is|joins|leaves|less|waits|works"
)


def patterns(node: ast.BaseNode, chosen: frozenset[str] = frozenset()) -> Iterator[
    tuple[ast.Pattern, frozenset[str]]
]:  # fmt: skip
    """Yield all patterns, each with the variables that a selector around it looks at."""
    if isinstance(node, ast.Pattern):
        yield node, chosen
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        chosen |= {node.selector.id.name}
    for part in vars(node).values():
        for child in part if isinstance(part, list) else [part]:
            if isinstance(child, ast.BaseNode):
                yield from patterns(child, chosen)


def selectors(node: ast.BaseNode) -> Iterator[ast.SelectExpression]:
    for pattern, _ in patterns(node):
        for element in pattern.elements:
            expression = getattr(element, "expression", None)
            if isinstance(expression, ast.SelectExpression):
                yield expression


def many(path: Path) -> set[str]:
    """Return the printed numbers of a catalogue's game that are never one."""
    found: set[str] = set()
    games = [parvis.game(name) for name in parvis.game_names() if name in path.parts]
    for table in [table for game in games for table in game.components]:
        cells = [(key, row.cells) for key, row in zip(table.noun.keys, table.rows, strict=False)]
        if table.noun.name == "number":
            found |= {key for key, row in cells if isinstance(row[0], int) and row[0] > 1}
        found |= {
            f"{table.noun.name}-{key}-{column}"
            for key, row in cells
            for column, cell in zip(table.columns, row, strict=True)
            if isinstance(cell, int) and cell > 1
        }
    return found


def disagreeing(source: str, fine: Iterable[str] = ()) -> list[str]:
    """List numbers before a plural that no selector chose; some are never one."""
    sure = PEOPLE | set(fine)
    found = []
    for message in FluentParser().parse(source).body:
        for pattern, chosen in patterns(message):
            for element, after in zip(pattern.elements, pattern.elements[1:], strict=False):
                if not isinstance(element, ast.Placeable) or not isinstance(after, ast.TextElement):
                    continue
                number = element.expression
                word = re.match(r"\s+([^\W\d_]*[sx])\b", after.value)
                if not isinstance(number, ast.VariableReference) or not word:
                    continue
                if number.id.name not in chosen | sure and not UNCHANGED.fullmatch(word[1]):
                    found.append(f"{number.id.name}{word[0]}")
    return found


def ones(source: str) -> list[str]:
    """List singulars that say 1 in figures and may be said of 0, as in French they are."""
    found = []
    for message in FluentParser().parse(source).body:
        for selector in selectors(message):
            keys = [getattr(v.key, "name", getattr(v.key, "value", "")) for v in selector.variants]
            for key, variant in zip(keys, selector.variants, strict=True):
                span = variant.value.span
                assert span is not None
                text = source[span.start : span.end]
                if key == "one" and "0" not in keys and re.match(r"[^$]*(?<!\w)1(?!\w)", text):
                    found.append(text)
    return found


def test_what_is_looked_for_is_found() -> None:
    assert disagreeing("a = { $n } points") == ["n points"]
    assert disagreeing("a = { $n ->\n  [one] un\n *[other] { $n } points\n }") == []
    assert ones("a = { $n ->\n  [one] 1 point\n *[other] { $n } points\n }") == ["1 point"]


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nouns_agree_with_their_numbers(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert disagreeing(source, many(path)) == []
    if path.name == "fr.ftl":
        assert ones(source) == []
