"""The components of Höyük as tables, each cell with the mark of where its number comes from."""

from typing import Final

from parvis.engine.components import Row, Table
from parvis.games.hoyuk.components import (
    CALAMITIES,
    CLASSIC_CARDS,
    EXPERT_CARDS,
    EXPERT_SUPPLY,
    FLOOD,
    INTERMEDIATE_CARDS,
    LOCUSTS,
    NO_BLOCK,
    RUIN_ONE,
    TILES,
    Calamity,
)
from parvis.games.hoyuk.kinds import CALAMITY, CARD, ELEMENT, TILE

MEASURES: Final = ("houses", "totems", "ovens", "pens", "storeys", "none")
ENDS: Final = ("fewest", "most")
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
    end = "none" if calamity.measure == NO_BLOCK else ENDS[calamity.end]
    cells = (MEASURES[calamity.measure], end, _loss(calamity), calamity.basic, 1)
    return Row(cells, "rrrrr")


TABLES: Final = (
    Table(
        ELEMENT,
        ("pieces",),
        tuple(Row((25 if i == 0 else n,), "r") for i, n in enumerate(EXPERT_SUPPLY)),
    ),
    Table(
        TILE,
        ("houses", "classic", "expert"),
        tuple(Row((2, tile.basic, tile.expert), "pxx", "S3 S15 S16 S17 S18") for tile in TILES),
    ),
    Table(
        CARD,
        ("classic", "intermediate", "expert"),
        tuple(
            Row((CLASSIC_CARDS[i], INTERMEDIATE_CARDS[i], EXPERT_CARDS[i]), "rrx")
            for i in range(CARD.size)
        ),
    ),
    Table(
        CALAMITY,
        ("measure", "end", "loss", "classic", "expert"),
        tuple(_calamity(calamity) for calamity in CALAMITIES),
    ),
)
