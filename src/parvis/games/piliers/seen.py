"""The structs of a view, with the meaning of each field (engine/view.py).

A view has no reference cycle, so gc=False saves the garbage collector some work.
"""

from typing import Annotated

import msgspec

from parvis.engine import FLAG, SEAT, of, per
from parvis.games.piliers.components import (
    CATEGORY,
    CRAFTSMAN,
    GOOD,
    HAPPENING,
    PRIVILEGE,
    RESOURCE,
    SIDE,
    SITE,
    SPACE,
    STEP,
)


class Held(msgspec.Struct, frozen=True, gc=False):
    """A builder that passed, with the cost it would have paid."""

    owner: Annotated[int, of(SEAT)]
    cost: int


class Area(msgspec.Struct, frozen=True, gc=False):
    """What lies in front of one player."""

    gold: int
    points: int
    sheet: Annotated[list[int], per(CATEGORY)]  # the same points, by where they come from
    cubes: Annotated[list[int], per(GOOD)]
    bought: Annotated[list[int], per(GOOD), FLAG]  # 1 for a good bought this round: not for sale
    sold: Annotated[list[int], per(GOOD), FLAG]  # 1 for a good sold this round
    craftsmen: Annotated[list[int], of(CRAFTSMAN)]
    places: int  # craftsmen it may keep
    uses: Annotated[list[int], per(CRAFTSMAN)]  # uses left, while its craftsmen work in step 13
    raised: Annotated[int, of(CRAFTSMAN)]  # the craftsman that the archbishop helps, or -1
    privileges: Annotated[list[int], of(PRIVILEGE)]
    resources: Annotated[list[int], of(RESOURCE)]  # taken this round and not yet harvested
    workers: int  # all it has this round, in small ones; the large figure is worth 5
    reserve: int  # of them, not yet sent anywhere
    mill: int  # of them, at the wool mill
    sites: Annotated[list[int], per(SITE)]  # of them, at the three sites
    large: Annotated[int, FLAG]  # 1 while the large figure, worth 5 workers, is at no site
    grey: int  # grey workers in use this round
    grey_next: int  # grey workers hired for the next round
    black: Annotated[int, FLAG]  # 1 if it has the black worker
    bag: int  # builders in the bag
    aside: int  # builders beside the board for this round
    limited: Annotated[int, FLAG]  # 1 if the town wall takes a builder in the next phase II
    passed: Annotated[int, FLAG]  # 1 once it takes no more cards in this phase I
    safe: Annotated[int, FLAG]  # 1 if this round's event can't harm it


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat sees it."""

    round: int  # 1 to 6
    step: Annotated[int, of(STEP)]
    turn: Annotated[int, of(SEAT)]  # who chooses, or -1
    start: Annotated[int, of(SEAT)]  # the start player
    cost: int  # where the cost marker stands
    drawn: Annotated[int, of(SEAT)]  # owner of the builder just drawn, or -1
    put_back: Annotated[int, FLAG]  # 1 while the start player may still return a builder this round
    held: list[Held]  # builders that passed, first to pass first
    spaces: Annotated[list[int], per(SPACE), of(SEAT)]
    event: Annotated[int, of(HAPPENING)]  # turned this round, or -1
    foreseen: Annotated[int, of(HAPPENING)]  # this round's event, for Ellen's owner; else -1
    events_left: int  # cards in the event pile
    events_unseen: Annotated[list[int], of(HAPPENING)]  # events never revealed
    kingsbridge: Annotated[list[int], per(SIDE), of(PRIVILEGE)]
    privileges_unseen: Annotated[list[int], of(PRIVILEGE)]  # of the fourteen; four never come
    shiring: Annotated[list[int], per(SIDE), of(CRAFTSMAN)]
    sale: Annotated[list[int], of(CRAFTSMAN)]
    offer: Annotated[list[int], of(RESOURCE)]
    market: Annotated[list[int], per(GOOD)]
    metal: int  # cubes at the king's court
    tax: int  # rolled this round, or 0
    castle: int  # grey workers at the castle
    cathedral: int  # parts built
    spare: int  # extra uses, granted by the Archbishop, that the seat at work has left
    seats: Annotated[list[Area], per(SEAT)]
