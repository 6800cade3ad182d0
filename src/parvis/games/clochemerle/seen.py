"""The structs of a view, with the meaning of each field (engine/view.py).

A view has no reference cycle, so gc=False saves the garbage collector some work.
"""

from typing import Annotated

import msgspec

from parvis.engine import FLAG, SEAT, of, per
from parvis.games.clochemerle.kinds import (
    BANNER,
    BOARD,
    CATEGORY,
    CHAMBER,
    CHURCH,
    CUSTOMER,
    DESK,
    DIE,
    FIELD,
    LETTER,
    MONK,
    NEED,
    PILE,
    PROFESSION,
    RESOURCE,
    SPACE,
    STAGE,
    SUM,
    TARGET,
    WORKSHOP,
    ZONE,
)


class Village(msgspec.Struct, frozen=True, gc=False):
    """One player's village."""

    points: int  # as if the game ended now
    wealth: int  # breaks ties
    board: Annotated[int, of(BOARD)]  # its values are those of the personal banner
    villagers: Annotated[list[int], per(PROFESSION), FLAG]  # 1 where one lives
    pupils: Annotated[list[int], per(DESK), FLAG]  # 1 where one sits
    coins: int
    tree: int
    hall: int
    time: int  # of this life: the cloud the marker stands on
    reaper: Annotated[int, FLAG]  # 1 if the bridge was passed this turn, the death to come
    chief: Annotated[int, of(SPACE)]
    labourers: int
    church: Annotated[int, of(CHURCH)]
    church_points: int
    windows: int
    monks: Annotated[list[int], of(MONK)]
    shelters: int  # invasions kept out so far
    chamber: Annotated[int, of(CHAMBER)]
    council_points: int
    citizens: Annotated[list[int], per(PROFESSION), FLAG]  # octagons of the citizens chamber
    properties: Annotated[list[int], per(CATEGORY), FLAG]  # octagons of the properties chamber
    guild: int
    square: Annotated[int, FLAG]
    markers: int
    tile: Annotated[int, of(BANNER)]
    fields: int
    ploughs: Annotated[list[int], per(FIELD), FLAG]
    stages: Annotated[list[int], of(STAGE)]
    letter: Annotated[int, of(LETTER)]  # where the journey would go on; -1 when it is over
    workshops: Annotated[list[int], of(WORKSHOP)]
    stock: Annotated[list[int], per(RESOURCE)]
    market: Annotated[list[int], of(CUSTOMER)]
    served: Annotated[list[int], of(CUSTOMER)]


class Lights(msgspec.Struct, frozen=True, gc=False):
    """What a dice sum would activate for the player whose turn it is."""

    whites: Annotated[list[int], of(BANNER)]
    blacks: Annotated[list[int], of(TARGET)]


class View(msgspec.Struct, frozen=True, gc=False):
    """The table."""

    seat: Annotated[int, of(SEAT)]  # whose view it is, -1 for a spectator
    round: int
    active: Annotated[int, of(SEAT)]  # whose turn it is
    leader: Annotated[int, of(SEAT)]
    holder: Annotated[int, of(SEAT)]
    palm: Annotated[int, FLAG]
    hand: int
    pool: Annotated[list[int], per(DIE)]
    first: Annotated[int, of(DIE)]  # the dice taken this turn
    second: Annotated[int, of(DIE)]
    sum: int  # the banner value, 0 without two dice
    lights: Annotated[list[Lights], per(SUM)]
    used: Annotated[list[int], of(BANNER)]
    owed: Annotated[list[int], per(NEED)]
    coffins: int
    end: int  # coffins that end the game
    chronicle: Annotated[list[int], per(PROFESSION)]
    graves: int
    rat: int
    red: Annotated[int, FLAG]  # 1 if the next rat die may bring them
    churches: Annotated[list[int], of(CHURCH)]
    chambers: Annotated[list[int], of(CHAMBER)]
    squares: int
    fields: int
    workshops: Annotated[list[int], of(WORKSHOP)]
    monks: Annotated[list[int], per(PILE), of(MONK)]  # the top of each pile
    piles: Annotated[list[int], per(PILE)]  # cards of each, the top included
    journeys: Annotated[list[int], per(LETTER)]  # travel cards left
    zone: Annotated[list[int], per(ZONE), of(CUSTOMER)]
    deck: int
    may_decline_bought_card: Annotated[int, FLAG]
    office_without_customer: Annotated[int, FLAG]
    hand_in_parts: Annotated[int, FLAG]
    tile_needs_councillor: Annotated[int, FLAG]
    villages: Annotated[list[Village], per(SEAT)]
