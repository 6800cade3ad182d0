"""What can be seen of a game of Höyük. Everything on the table is open; only orders are hidden."""

from typing import Annotated

import msgspec

from parvis.engine.kinds import SEAT
from parvis.engine.random import Random
from parvis.engine.view import of, per
from parvis.games.hoyuk.components import (
    ASPECT_HOUSES,
    ASPECTS,
    CARDS,
    ELEMENTS,
    OVEN,
    PILES,
    SQUARES,
    TOTEM,
)
from parvis.games.hoyuk.ground import families_of, pen_owner
from parvis.games.hoyuk.kinds import (
    ASPECT,
    BLOCK,
    BUILD,
    CALAMITY,
    CARD,
    CLAN,
    ELEMENT,
    GROUND,
    LOSE,
    PHASE,
    SIDE,
    SQUARE,
    TILE,
    WINDOW,
)
from parvis.games.hoyuk.rules.aspects import gives_cards
from parvis.games.hoyuk.rules.building import ONE_SHIFT, due_of
from parvis.games.hoyuk.rules.cards import allowance
from parvis.games.hoyuk.scoring import NOBODY, counts_of, scores, storeys_of, winner
from parvis.games.hoyuk.settings import MODE
from parvis.games.hoyuk.state import (
    FENCED,
    HAS_CATTLE,
    HAS_OVEN,
    HAS_TOTEM,
    HAS_VILLAGER,
    HOME,
    HOST,
    STOREY,
    State,
)


class SeatView(msgspec.Struct, frozen=True):
    """A player's own things, all of them open."""

    clan: Annotated[int, of(CLAN)]
    points: int  # scored so far
    score: int  # if the game ended now
    tiles: int  # houses not yet built
    houses: int  # living houses
    storeys: int  # two-storey houses
    families: int
    allowance: int  # cards that may still be used this round, as the families stand
    hand: Annotated[list[int], per(CARD)]
    played: Annotated[list[int], of(CARD)]  # used this round, in order
    tile: Annotated[int, of(TILE)]


class PileView(msgspec.Struct, frozen=True):
    """A pile of aspect cards: the top, how many nobody has seen, and the known rest below."""

    top: Annotated[int, of(CARD)]
    hidden: int
    under: Annotated[list[int], of(CARD)]


class ShareView(msgspec.Struct, frozen=True):
    """One player's pieces in one block."""

    seat: Annotated[int, of(SEAT)]
    counts: Annotated[list[int], per(ASPECT)]


class BlockView(msgspec.Struct, frozen=True):
    """A block where somebody lives: who has what, and who leads where."""

    block: Annotated[int, of(BLOCK)]
    houses: int  # its size
    shares: list[ShareView]  # of those who live there
    winners: Annotated[list[int], per(ASPECT), of(SEAT)]  # who would take the card now
    fruitful: int  # 1 if cards can be won there: two inhabitants or more, no locusts
    struck: int  # 1 if this round's calamity hit it
    to_inspect: int  # 1 while it waits to be inspected


class View(msgspec.Struct, frozen=True):
    """The table."""

    round: int
    phase: Annotated[int, of(PHASE)]
    first: Annotated[int, of(SEAT)]
    last: int  # 1 once the game ends with this round
    seats: Annotated[list[SeatView], per(SEAT)]
    ground: Annotated[list[int], per(SQUARE), of(GROUND)]
    owner: Annotated[list[int], per(SQUARE), of(SEAT)]  # of a house or pen
    storeys: Annotated[list[int], per(SQUARE)]
    roof: Annotated[list[int], per(SQUARE), of(ELEMENT)]  # oven or totem
    villagers: Annotated[list[int], per(SQUARE)]
    cattle: Annotated[list[int], per(SQUARE)]
    host: Annotated[list[int], per(SQUARE), of(SIDE)]  # where the house of a pen stands
    block: Annotated[list[int], per(SQUARE)]  # its number, 0 for none
    family: Annotated[list[int], per(SQUARE)]  # the first square of its family, from 1; 0 for none
    struck: Annotated[list[int], per(SQUARE)]
    shaman: Annotated[int, of(SQUARE)]
    shaman_used: int
    supply: Annotated[list[int], per(ELEMENT)]
    blocks: list[BlockView]
    aspects: int  # how many of the seven piles are in the game, from the first
    piles: Annotated[list[PileView], per(ASPECT)]
    unseen: Annotated[list[int], per(CARD)]  # cards nobody has seen yet
    tile_pile: Annotated[list[int], per(TILE)]
    tile_discards: Annotated[list[int], per(TILE)]
    calamity: Annotated[int, of(CALAMITY)]  # this round's
    calamities_unseen: Annotated[list[int], of(CALAMITY)]
    calamities_seen: Annotated[list[int], of(CALAMITY)]  # in the order they return in
    due: Annotated[list[int], per(ELEMENT)]  # how many of each may still be built now
    free: int  # 1 if only one of several of those is due
    to_lose: int  # how many more of the element in question must go in that block
    cards_left: int  # how many cards may still be used in this chance


def private(s: State, seat: int) -> dict[str, object]:
    """Return the fields in which the view of a seat differs from a spectator's: none."""
    return {}


def view(s: State, seat: int | None) -> View:
    """Return what anybody sees: players and spectators alike."""
    what, more = s.what, s.more
    family = [0] * SQUARES
    for player in range(len(s.seats)):
        for squares in families_of(s, player):
            name = min(squares) + 1
            for square in squares:
                family[square] = name
    houses = [here >= HOME for here in what]
    task = s.agenda[-1] if s.agenda else None
    kind = task.kind if task else -1
    return View(
        round=s.round,
        phase=s.phase,
        first=s.first,
        last=s.last,
        seats=seat_views(s),
        ground=[min(here, HOME) for here in what],
        owner=[
            here - HOME if here >= HOME else pen_owner(s, n) if here == FENCED else -1
            for n, here in enumerate(what)
        ],
        storeys=[1 + (more[n] & STOREY) if houses[n] else 0 for n in range(SQUARES)],
        roof=[roof_of(more[n]) if houses[n] else -1 for n in range(SQUARES)],
        villagers=[int(houses[n] and more[n] & HAS_VILLAGER > 0) for n in range(SQUARES)],
        cattle=[int(here == FENCED and more[n] & HAS_CATTLE > 0) for n, here in enumerate(what)],
        host=[more[n] & HOST if here == FENCED else -1 for n, here in enumerate(what)],
        block=[s.block[n] if here else 0 for n, here in enumerate(what)],
        family=family,
        struck=[int(number > 0) for number in s.struck] or [0] * SQUARES,
        shaman=s.shaman,
        shaman_used=s.shaman_used,
        supply=s.supply[:],
        blocks=block_views(s),
        aspects=len(s.top),
        piles=[pile_view(s, aspect) for aspect in range(ASPECTS)],
        unseen=[sum(bag.count(card) for bag in s.unseen) for card in range(CARDS)],
        tile_pile=[s.pile.count(tile) for tile in range(TILE.size)],
        tile_discards=[s.discarded.count(tile) + s.barred.count(tile) for tile in range(TILE.size)],
        calamity=s.calamity,
        calamities_unseen=s.to_come[:],
        calamities_seen=s.gone_by[:],
        due=due_of(task.arg) if task and kind == BUILD else [0] * ELEMENTS,
        free=int(bool(task and kind == BUILD and task.arg >> ONE_SHIFT)),
        to_lose=losses_left(s),
        cards_left=task.also if task and kind == WINDOW else 0,
    )


def roof_of(more: int) -> int:
    """Return the element on a roof, or -1."""
    return OVEN if more & HAS_OVEN else TOTEM if more & HAS_TOTEM else -1


def pile_view(s: State, aspect: int) -> PileView:
    if aspect >= len(s.top):
        return PileView(top=-1, hidden=0, under=[])
    under = [card % CARDS for card in s.under if card // CARDS == aspect]
    return PileView(top=s.top[aspect], hidden=s.hidden[aspect], under=under)


def seat_views(s: State) -> list[SeatView]:
    totals = scores(s)
    return [
        SeatView(
            clan=seat.clan,
            points=seat.points,
            score=totals[i],
            tiles=seat.tiles,
            houses=len(seat.houses),
            storeys=storeys_of(s, i),
            families=len(families_of(s, i)),
            allowance=allowance(s, i),
            hand=seat.hand[:],
            played=seat.played[:],
            tile=seat.board,
        )
        for i, seat in enumerate(s.seats)
    ]


def block_views(s: State) -> list[BlockView]:
    rows = counts_of(s)
    seats = len(s.seats)
    waiting = s.prizes[:: len(s.top) + 1]
    played = PILES[s.options[MODE]]
    views = []
    for block in range(1, len(s.present)):
        living = s.present[block]
        if living:
            shares = [
                ShareView(seat=i, counts=rows[block * seats + i][:ASPECTS])
                for i in range(seats)
                if living >> i & 1
            ]
            fruitful = gives_cards(s, block)
            views.append(
                BlockView(
                    block=block,
                    houses=sum(share.counts[ASPECT_HOUSES] for share in shares),
                    shares=shares,
                    winners=[
                        winner(s, rows, block, aspect) if fruitful and aspect < played else NOBODY
                        for aspect in range(ASPECTS)
                    ],
                    fruitful=int(fruitful),
                    struck=int(block in s.struck),
                    to_inspect=int(block in waiting),
                )
            )
    return views


def losses_left(s: State) -> int:
    """Count how many losses like the one in question are due."""
    if not s.agenda or s.agenda[-1].kind != LOSE:
        return 0
    top = s.agenda[-1]
    return sum(t.kind == LOSE and t.seat == top.seat and t.also == top.also for t in s.agenda)


def imagine(s: State, seat: int | None, random: Random) -> State:
    """Return a state nobody can tell from this one: all that is hidden is what chance will say."""
    supposed = s.copy()
    supposed.random = random.split()
    return supposed
