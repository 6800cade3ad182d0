"""The structs of a view, with the meaning of each field (engine/view.py).

A view has no reference cycle, so gc=False saves the garbage collector some work.
"""

from typing import Annotated

import msgspec

from parvis.engine import FLAG, SEAT, of, per
from parvis.games.emara.kinds import (
    ADVISOR,
    CARD,
    COUNTRY,
    DIAL,
    FAVOUR,
    GOOD,
    HUT,
    OCCASION,
    POSITION,
    RANK,
    RESOURCE,
    SLOT,
    SOURCE,
    SPACE,
    TOWN,
)


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """One player's board, as another player sees it."""

    goods: Annotated[list[int], per(GOOD)]
    citizens: int
    buildings: int
    pool: int  # current value of the leftovers
    score: int  # if the game ended now
    country: Annotated[int, of(COUNTRY)]  # where the envoys stand
    town: Annotated[int, of(TOWN)]
    craftsmen: int  # hired so far
    rank: Annotated[int, of(RANK)]  # -1 before the first
    crest: int  # citizens on the card of that rank
    slots: Annotated[list[int], per(SLOT), of(CARD)]
    hand: Annotated[list[int], of(CARD)] | None
    hand_size: int
    unplayed: Annotated[list[int], of(CARD)]  # in hand or still to be drawn: open by counting
    favours: Annotated[list[int], of(FAVOUR)]
    advisors: Annotated[list[int], of(ADVISOR)]
    citizens_from: Annotated[list[int], per(SOURCE)]
    buildings_from: Annotated[list[int], per(SOURCE)]


class View(msgspec.Struct, frozen=True, gc=False):
    """The table."""

    seats: Annotated[list[SeatView], per(SEAT)]
    round: int
    first: Annotated[int, of(SEAT)]
    occasion: Annotated[int, of(OCCASION)]
    occasions_left: Annotated[list[int], of(OCCASION)]
    country: Annotated[list[int], per(POSITION), of(COUNTRY)]
    town: Annotated[list[int], per(POSITION), of(TOWN)]
    huts: Annotated[list[int], per(HUT), of(SEAT)]
    spaces: Annotated[list[int], per(SPACE), of(ADVISOR)]
    next_advisor: Annotated[int, of(ADVISOR)]
    reserve: int  # advisors below it
    dials: Annotated[list[int], per(DIAL)]  # the number that counts now
    dials_left: Annotated[list[int], per(DIAL)]  # turns before the marker is gone; 0: it is gone
    nobility: Annotated[list[int], per(RANK)]  # citizens of the top card, 0 if none is left
    nobility_left: Annotated[list[int], per(RANK)]
    pile: int  # favours face down
    discard: Annotated[list[int], of(FAVOUR)]
    looked_at: Annotated[list[int], of(FAVOUR)] | None  # only for the one who must keep one
    victoria: int  # her citizens; 0 unless solo
    victoria_rank: Annotated[int, of(RANK)]
    acting: Annotated[int, of(SEAT)]  # whose turn or question it is
    card: Annotated[int, of(CARD)]  # played in this turn
    steps: int  # of its slot
    card_done: Annotated[int, FLAG]
    moved: Annotated[int, FLAG]
    rose: Annotated[int, FLAG]
    hired: Annotated[int, FLAG]
    recruited: Annotated[int, FLAG]
    used: Annotated[list[int], of(ADVISOR)]  # once-a-turn advisors already used
    owed: Annotated[list[int], per(RESOURCE)]  # to be paid now, gold standing in for any
    owed_any: int  # resources of any sort to be paid now
    leave_out: int  # units that may be left out of the price
