"""The printed numbers as tables."""

from typing import Final

from parvis.engine import RULEBOOK, Components, Row

from .components import TREES
from .kinds import CARD

TABLES: Final = (
    Components(
        CARD,
        ("points", "copies", "dealt"),
        tuple(Row((tree.points, tree.copies, tree.dealt), 3 * RULEBOOK) for tree in TREES),
    ),
)
