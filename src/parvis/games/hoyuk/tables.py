"""The components of Höyük as tables, with the provenance of every cell."""

from typing import Final

from parvis.engine.components import Components, Row, numbers
from parvis.games.hoyuk.components import (
    CALAMITIES,
    CLASSIC_CARDS,
    EXPERT_CARDS,
    EXPERT_CARDS_WITH_JOKERS,
    EXPERT_SUPPLY,
    FLOOD,
    HOUSES,
    HOUSES_ON_A_TILE,
    INTERMEDIATE_CARDS,
    LARGEST_SET,
    LOCUSTS,
    NO_BLOCK,
    PILE,
    PILES,
    RUIN_ONE,
    SET_POINTS,
    SIZE,
    THEFTS,
    TILES,
    Calamity,
)
from parvis.games.hoyuk.kinds import CALAMITY, CARD, ELEMENT, SET, TILE

STRUCK: Final = (
    ("smallest-block", "fewest-totems", "fewest-ovens", "fewest-pens", "fewest-storeys"),
    ("largest-block", "most-totems", "most-ovens", "most-pens", "most-storeys"),
)  # the block, by FEWEST or MOST of what is measured
ELEMENT_KEYS: Final = ELEMENT.keys


def _loss(calamity: Calamity) -> str:
    if calamity.effect == RUIN_ONE:
        return "one-house"
    if calamity.effect == LOCUSTS:
        return "no-cards"
    if calamity.effect == FLOOD:
        return "shaman"
    return "half-" + ELEMENT_KEYS[calamity.element]


def _calamity(calamity: Calamity) -> Row:
    block = "none" if calamity.measure == NO_BLOCK else STRUCK[calamity.end][calamity.measure]
    return Row((block, _loss(calamity), calamity.basic, 1), "rrrr")


TABLES: Final = (
    Components(
        ELEMENT,
        ("pieces",),
        tuple(Row((n or HOUSES[0],), "r") for n in EXPERT_SUPPLY),
    ),
    Components(
        TILE,
        ("houses", "classic", "expert"),
        tuple(
            Row((HOUSES_ON_A_TILE, tile.basic, tile.expert), "pxx", "S3 S15 S16 S17 S18")
            for tile in TILES
        ),
    ),
    Components(
        CARD,
        ("classic", "intermediate", "expert", "jokers"),
        tuple(
            Row(cards, "rrxx")
            for cards in zip(
                CLASSIC_CARDS,
                INTERMEDIATE_CARDS,
                EXPERT_CARDS,
                EXPERT_CARDS_WITH_JOKERS,
                strict=True,
            )
        ),
    ),
    Components(
        SET,
        ("cards", "points"),
        tuple(Row((n, SET_POINTS[n]), "rr") for n in range(1, LARGEST_SET + 1)),
    ),
    Components(
        CALAMITY,
        ("struck", "loss", "classic", "expert"),
        tuple(_calamity(calamity) for calamity in CALAMITIES),
    ),
    numbers(
        size=(SIZE, "p"),
        pile=(PILE, "r"),
        piles_classic=(PILES[0], "r"),
        piles_intermediate=(PILES[1], "r"),
        piles_expert=(PILES[2], "r"),
        largest_set=(LARGEST_SET, "r"),
        thefts=(THEFTS, "r"),
        houses_five=(HOUSES[1], "r"),
        houses_short=(HOUSES[2], "r"),
    ),
)
