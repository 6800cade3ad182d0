"""The structs of a view."""

from typing import Annotated

import msgspec

from parvis.engine import SEAT, of, per

from .kinds import CARD


class SideView(msgspec.Struct, frozen=True):
    """One player, as another seat sees them."""

    points: int
    cards: int
    hand: Annotated[list[int], per(CARD)] | None
    row: Annotated[list[int], of(CARD)]


class View(msgspec.Struct, frozen=True):
    """The table, as a seat or spectator sees it."""

    bag: int
    looking: Annotated[int, of(SEAT)]
    sides: Annotated[list[SideView], per(SEAT)]
