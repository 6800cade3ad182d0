"""The structs of a view, with the meaning of each field (engine/view.py).

A view has no reference cycle, so gc=False saves the garbage collector some work.
"""

from typing import Annotated

import msgspec

from parvis.engine.kinds import SEAT
from parvis.engine.view import FLAG, LABEL, of, per
from parvis.games.hoyuk.kinds import (
    ASPECT,
    BLOCK,
    CALAMITY,
    CARD,
    CLAN,
    ELEMENT,
    GROUND,
    PHASE,
    SIDE,
    SQUARE,
    TILE,
)


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """A player's possessions, all of them open."""

    clan: Annotated[int, of(CLAN)]
    points: int  # scored so far
    score: int  # if the game ended now
    tiles: int  # houses not yet built
    houses: int  # living houses
    raised: int  # houses of two storeys
    families: int
    allowance: int  # cards that may still be used this round, as the families stand
    hand: Annotated[list[int], per(CARD)]
    played: Annotated[list[int], of(CARD)]  # used this round, in order
    tile: Annotated[int, of(TILE)]


class PileView(msgspec.Struct, frozen=True, gc=False):
    """A pile of aspect cards: its top, the number of unseen cards, and the known cards below."""

    top: Annotated[int, of(CARD)]
    hidden: int
    under: Annotated[list[int], of(CARD)]


class ShareView(msgspec.Struct, frozen=True, gc=False):
    """One player's pieces in one block."""

    seat: Annotated[int, of(SEAT)]
    counts: Annotated[list[int], per(ASPECT)]


class BlockView(msgspec.Struct, frozen=True, gc=False):
    """An inhabited block: pieces by player, and the leaders."""

    block: Annotated[int, of(BLOCK)]
    houses: int  # its size
    shares: list[ShareView]  # of those who live there
    winners: Annotated[list[int], per(ASPECT), of(SEAT)]  # who would win the card now
    fruitful: Annotated[int, FLAG]  # 1 if cards can be won: two inhabitants or more, no locusts
    struck: Annotated[int, FLAG]  # 1 if this round's calamity hit it
    to_inspect: Annotated[int, FLAG]  # 1 while it waits to be inspected


class View(msgspec.Struct, frozen=True, gc=False):
    """The table."""

    round: int
    phase: Annotated[int, of(PHASE)]
    first: Annotated[int, of(SEAT)]
    last: Annotated[int, FLAG]  # 1 once the game ends with this round
    seats: Annotated[list[SeatView], per(SEAT)]
    ground: Annotated[list[int], per(SQUARE), of(GROUND)]
    owner: Annotated[list[int], per(SQUARE), of(SEAT)]  # of a house or pen
    storeys: Annotated[list[int], per(SQUARE)]  # of a house: 0, 1 or 2
    roof: Annotated[list[int], per(SQUARE), of(ELEMENT)]  # oven or totem
    villagers: Annotated[list[int], per(SQUARE), FLAG]
    cattle: Annotated[list[int], per(SQUARE), FLAG]
    host: Annotated[list[int], per(SQUARE), of(SIDE)]  # where the house of a pen stands
    block: Annotated[list[int], per(SQUARE), LABEL]  # its number, 0 for none
    family: Annotated[list[int], per(SQUARE), LABEL]  # its first square, from 1; 0 for none
    struck: Annotated[list[int], per(SQUARE), FLAG]
    shaman: Annotated[int, of(SQUARE)]
    shaman_used: Annotated[int, FLAG]
    supply: Annotated[list[int], per(ELEMENT)]
    blocks: list[BlockView]
    aspects: int  # how many of the seven piles are in the game, from the first
    piles: Annotated[list[PileView], per(ASPECT)]
    unseen: Annotated[list[int], per(CARD)]  # cards never revealed
    tile_pile: Annotated[list[int], per(TILE)]
    tile_discards: Annotated[list[int], per(TILE)]
    calamity: Annotated[int, of(CALAMITY)]  # this round's
    calamities_unseen: Annotated[list[int], of(CALAMITY)]
    calamities_seen: Annotated[list[int], of(CALAMITY)]  # in the order they return in
    due: Annotated[list[int], per(ELEMENT)]  # how many of each may still be built now
    free: Annotated[int, FLAG]  # 1 if only one of several elements is due
    to_lose: int  # pieces of the element that the block must still lose
    cards_left: int  # cards that may still be used at this point
