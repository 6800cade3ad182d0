"""The printed components as tables for readers, with the mark of each number."""

from typing import Final

from parvis.engine import PUBLIC, RULEBOOK, Components, Row, numbers
from parvis.games.piliers.components import (
    BUILDERS,
    COST,
    COURT_METAL,
    CRAFTSMAN,
    CRAFTSMEN,
    DEALT,
    EVENTS_USED,
    FACE,
    GOOD,
    GREY,
    HAPPENING,
    HAPPENINGS,
    HIRED,
    LARGE,
    METAL,
    MOST_CRAFTSMEN,
    MOST_CUBES,
    MOST_GOLD,
    PRICE,
    PRIORY_POINTS,
    PRIVILEGE,
    PRIVILEGES,
    RESOURCE,
    RESOURCES,
    ROUNDS,
    SAND,
    START_GOLD,
    START_POINTS,
    STOCK,
    STONE,
    TAX_DIE,
    TOOLMAKER,
    UNPAID,
    USE,
    WOOD,
    WORKERS,
    Craftsman,
)


def _craftsman(card: Craftsman) -> Row:
    """Return what a use takes, good by good."""
    takes = [0, 0, 0, card.metal]
    kept = card.number if card.trade == TOOLMAKER else 0
    takes[card.good] += card.number - kept
    cells = (
        card.round,
        card.cost,
        takes[SAND],
        takes[WOOD],
        takes[STONE],
        takes[METAL],
        kept,
        card.gold,
        card.points,
        card.pays,
        card.capacity,
    )
    marks = card.marks[:2] + card.marks[2] * 6 + card.marks[3] * 2 + card.marks[4]
    return Row(
        tuple(cell or "" for cell in cells),  # 0 is shown as a blank, which needs no mark
        "".join(mark if cell else "r" for cell, mark in zip(cells, marks, strict=True)),
        card.sources,
    )


SEALS: Final = ("seal-good", "seal-bad")

TABLES: Final = (
    Components(GOOD, ("cost",), tuple(Row((price,), "r") for price in PRICE)),
    Components(
        RESOURCE,
        ("good", "cubes", "workers"),
        tuple(
            Row((GOOD.key(card.good), card.cubes, card.workers), "rrp", card.sources)
            for card in RESOURCES
        ),
    ),
    Components(
        CRAFTSMAN,
        (
            "round",
            "cost",
            "sand",
            "wood",
            "stone",
            "metal",
            "kept",
            "gold",
            "points",
            "pays",
            "capacity",
        ),
        tuple(_craftsman(card) for card in CRAFTSMEN),
    ),
    Components(
        PRIVILEGE,
        ("use", "number", "effect"),
        tuple(
            Row(
                (USE.key(card.use), card.number or "", f"effect-{card.key}"),
                card.marks,
                card.sources,
            )
            for card in PRIVILEGES
        ),
    ),
    Components(
        HAPPENING,
        ("seal", "number", "effect"),
        tuple(
            Row((SEALS[card.bad], card.number, f"effect-{card.key}"), card.marks, card.sources)
            for card in HAPPENINGS
        ),
    ),
    Components(FACE, ("gold",), tuple(Row((gold,), PUBLIC, "FR1 DE1 CN SLN") for gold in TAX_DIE)),
    numbers(
        rounds=(ROUNDS, RULEBOOK),
        start_points=(START_POINTS, RULEBOOK),
        start_gold=(START_GOLD[0], RULEBOOK),
        second_gold=(START_GOLD[1], RULEBOOK),
        third_gold=(START_GOLD[2], RULEBOOK),
        fourth_gold=(START_GOLD[3], RULEBOOK),
        max_gold=(MOST_GOLD, RULEBOOK),
        max_craftsmen=(MOST_CRAFTSMEN, RULEBOOK),
        max_cubes=(MOST_CUBES, RULEBOOK),
        workers=(WORKERS, RULEBOOK),
        large_worker=(LARGE, RULEBOOK),
        builders=(BUILDERS, RULEBOOK),
        first_cost=(COST, RULEBOOK),
        grey_workers=(GREY, RULEBOOK),
        castle_workers=(HIRED, RULEBOOK),
        dealt=(DEALT, RULEBOOK),
        events_used=(EVENTS_USED, RULEBOOK),
        gold_per_point=(UNPAID, RULEBOOK),
        stock=(STOCK, RULEBOOK),
        court_metal=(COURT_METAL, RULEBOOK),
        priory_first=(PRIORY_POINTS[0], RULEBOOK),
        priory_second=(PRIORY_POINTS[1], RULEBOOK),
    ),
)
