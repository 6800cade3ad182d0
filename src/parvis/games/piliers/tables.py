"""The printed components as tables for readers, with the mark of each number."""

from typing import Final

from parvis.engine import Row, Table
from parvis.games.piliers.components import (
    CRAFTSMAN,
    CRAFTSMEN,
    GOOD,
    HAPPENING,
    HAPPENINGS,
    METAL,
    PRICE,
    PRIVILEGE,
    PRIVILEGES,
    RESOURCE,
    RESOURCES,
    SAND,
    STONE,
    USE,
    WOOD,
    Craftsman,
)


def _craftsman(card: Craftsman) -> Row:
    """Write out what a use takes, good by good."""
    takes = [0, 0, 0, card.metal]
    takes[card.good] += card.number
    cells = (
        card.round,
        card.cost,
        takes[SAND],
        takes[WOOD],
        takes[STONE],
        takes[METAL],
        card.gold,
        card.points,
        card.pays,
        card.capacity,
    )
    marks = card.marks[:2] + card.marks[2] * 5 + card.marks[3] * 2 + card.marks[4]
    return Row(
        tuple(cell or "" for cell in cells),  # a blank, which needs no mark, is easier to read
        "".join(mark if cell else "r" for cell, mark in zip(cells, marks, strict=True)),
        card.sources,
    )


SEALS: Final = ("seal-good", "seal-bad")

TABLES: Final = (
    Table(GOOD, ("cost",), tuple(Row((price,), "r") for price in PRICE)),
    Table(
        RESOURCE,
        ("cubes", "workers"),
        tuple(Row((card.cubes, card.workers), "r" + card.mark, card.sources) for card in RESOURCES),
    ),
    Table(
        CRAFTSMAN,
        (
            "round",
            "cost",
            "sand",
            "wood",
            "stone",
            "metal",
            "gold",
            "points",
            "pays",
            "capacity",
        ),
        tuple(_craftsman(card) for card in CRAFTSMEN),
    ),
    Table(
        PRIVILEGE,
        ("use", "effect"),
        tuple(
            Row((USE.key(card.use), f"effect-{card.key}"), card.marks, card.sources)
            for card in PRIVILEGES
        ),
    ),
    Table(
        HAPPENING,
        ("seal", "effect"),
        tuple(
            Row((SEALS[card.bad], f"effect-{card.key}"), card.marks, card.sources)
            for card in HAPPENINGS
        ),
    ),
)
