"""The structs of a view."""

from typing import Annotated

import msgspec

from parvis.engine import SEAT, of, per

from .kinds import STAND, TIME


class SideView(msgspec.Struct, frozen=True):
    """One player, as another seat sees them."""

    gold: int | None
    spent: int


class View(msgspec.Struct, frozen=True):
    """The site, as a seat or spectator sees it: all draws and choices, without the other purses."""

    price: int
    drawn: Annotated[list[int], per(TIME), of(SEAT)]
    stands: Annotated[list[int], per(TIME), of(STAND)]
    sides: Annotated[list[SideView], per(SEAT)]
