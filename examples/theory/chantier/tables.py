"""The printed numbers, to be shown."""

from typing import Final

from parvis.engine import RULEBOOK, Row, Table

from .components import PRICES, PURSES, SPACES
from .kinds import PURSE, SPACE

TABLES: Final = (
    Table(
        SPACE,
        ("points", "price"),
        tuple(Row(row, 2 * RULEBOOK) for row in zip(SPACES, PRICES, strict=True)),
    ),
    Table(PURSE, ("gold",), tuple(Row((gold,), RULEBOOK) for gold in PURSES)),
)
