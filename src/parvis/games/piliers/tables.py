"""The printed components as tables for readers, with the mark of each number."""

from typing import Final

from parvis.engine import Row, Table
from parvis.games.piliers.components import (
    CRAFTSMAN,
    CRAFTSMEN,
    HAPPENING,
    HAPPENINGS,
    METAL,
    PRIVILEGE,
    PRIVILEGES,
    RESOURCE,
    RESOURCES,
    SAND,
    STONE,
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
    when, cost, took, gave, capacity = card.marks
    return Row(cells, when + cost + took * 5 + gave * 2 + capacity, card.sources)


TABLES: Final = (
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
        tuple(Row((f"use-{USES[c.use]}", f"privilege-{c.key}.about"), c.marks, c.sources) for c in PRIVILEGES),
    ),
    Table(
        HAPPENING,
        ("seal", "effect"),
        tuple(Row((1 - c.bad, f"happening-{c.key}.about"), c.marks, c.sources) for c in HAPPENINGS),
    ),
)
