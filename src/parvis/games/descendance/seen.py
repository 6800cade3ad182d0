"""The structs of a view, with the meaning of each field (engine/view.py).

A view has no reference cycle, so gc=False saves the garbage collector some work.
"""

from typing import Annotated

import msgspec

from parvis.engine import FLAG, SEAT, of, per
from parvis.games.descendance.kinds import (
    CITY,
    COLOUR,
    CUBE,
    CUSTOMER,
    GOOD,
    MARKET_PLACE,
    MEMBER,
    PILE,
    PLACE,
    SCORE,
    SECTION,
    SPACE,
    VILLAGER,
)


class FamilyView(msgspec.Struct, frozen=True, gc=False):
    """One family: everything open on and beside its farm."""

    prestige: int
    time: int  # hourglass of the marker, 0 right of the bridge to 9 left of it
    due: int  # deaths still to be settled
    coins: int
    grain: int
    cubes: Annotated[list[int], per(COLOUR)]
    goods: Annotated[list[int], per(GOOD)]
    members: Annotated[list[int], per(MEMBER), of(PLACE)]
    cities: Annotated[list[int], per(CITY), FLAG]  # 1 where the family has a marker
    cards: int  # villagers in hand
    hand: Annotated[list[int], of(VILLAGER)] | None
    customers: int  # tiles served
    served: Annotated[list[int], of(CUSTOMER)] | None
    points: Annotated[list[int], per(SCORE)] | None  # if it ended now, the trickster aside


class SpaceView(msgspec.Struct, frozen=True, gc=False):
    """One action space and the cubes on it."""

    cubes: Annotated[list[int], per(CUBE)]


class View(msgspec.Struct, frozen=True, gc=False):
    """The village as one seat sees it."""

    seat: Annotated[int, of(SEAT)]
    inn: Annotated[int, FLAG]
    round: int
    first: Annotated[int, of(SEAT)]
    marker: Annotated[int, of(SEAT)]  # who holds the next-first-player marker
    turn: Annotated[int, of(SEAT)]
    ender: Annotated[int, of(SEAT)]  # who filled the chronicle or the graves
    final: Annotated[int, FLAG]
    spaces: Annotated[list[SpaceView], per(SPACE)]
    supply: Annotated[list[int], per(CUBE)]
    bag: Annotated[list[int], per(CUBE)]
    market: Annotated[list[int], per(MARKET_PLACE), of(CUSTOMER)]
    stalls: int  # open ones
    pile: int  # customers still to come
    holder: Annotated[int, of(SEAT)]  # whose market day it is
    barker: Annotated[int, of(SEAT)]
    gone: Annotated[list[int], of(SEAT)]  # who has left the market day
    mass: Annotated[int, FLAG]
    monks: int  # in the black bag
    black_bag: int  # figures in the black bag, monks included
    drawn: int  # figures drawn at this mass
    chronicle: Annotated[list[int], per(SECTION)]  # free places
    places: Annotated[list[int], per(SECTION)]  # all places
    graves: int
    plots: int
    tops: Annotated[list[int], per(PILE), of(VILLAGER)]
    piles: Annotated[list[int], per(PILE)]  # cards in each
    used: Annotated[list[int], of(VILLAGER)]  # played, and out of the game
    looked: Annotated[int, of(PILE)]  # the pile this seat has looked through
    order: Annotated[list[int], of(VILLAGER)] | None  # that pile, from its top
    families: Annotated[list[FamilyView], per(SEAT)]
