"""The printed numbers as tables."""

from typing import Final

from parvis.engine import RULEBOOK, Components, Row

from .components import PRICES, PURSES, SPACES
from .kinds import PURSE, SPACE

TABLES: Final = (
    Components(
        SPACE,
        ("points", "price"),
        tuple(Row(row, 2 * RULEBOOK) for row in zip(SPACES, PRICES, strict=True)),
    ),
    Components(PURSE, ("gold",), tuple(Row((gold,), RULEBOOK) for gold in PURSES)),
)
