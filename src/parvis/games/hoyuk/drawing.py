"""Drawing the parts of a view, only where something has changed since the last (picture.py)."""

from typing import Final

from parvis.games.hoyuk.components import (
    ASPECT_CATTLE,
    ASPECT_HOUSES,
    ASPECT_VILLAGERS,
    ASPECTS,
    CARDS,
    PILES,
    SQUARES,
)
from parvis.games.hoyuk.kinds import TILE
from parvis.games.hoyuk.picture import FAMILIES, Picture
from parvis.games.hoyuk.rules.aspects import bare_blocks, gives_cards
from parvis.games.hoyuk.scoring import (
    BITS,
    FULL,
    HOUSE_SIZE,
    NOBODY,
    contend,
    count_house,
    largest_points,
    points_for_most,
    winner,
)
from parvis.games.hoyuk.seen import BlockView, PileView, SeatView, ShareView
from parvis.games.hoyuk.settings import EXPERT, MODE
from parvis.games.hoyuk.squares import draw_squares
from parvis.games.hoyuk.state import STOREY, State

# What is told of a block beside its counts: bits.
FRUITFUL: Final = 1
STRUCK: Final = 2
TO_INSPECT: Final = 4


def draw(s: State) -> Picture:
    """Bring the picture of a state up to date."""
    p = s._drawn
    if p is None:
        p = s._drawn = Picture(len(s.seats))
        p.changed = [square for square, here in enumerate(s.what) if here]
        draw_unseen(s, p)
        draw_piles(s, p)
    touched: list[int] = []
    if p.changed:
        touched = draw_squares(s, p)
    if touched:
        count_again(s, p, touched)
    if touched or s.struck is not p.hit or s.prizes != p.prizes:
        draw_blocks(s, p, touched)
    if s.hidden != p.hidden:
        draw_unseen(s, p)
        draw_piles(s, p)
    elif s.top != p.top or s.under != p.under:
        draw_piles(s, p)
    if s.pile != p.pile:
        p.pile = s.pile[:]
        p.tile_pile = tiles_among(s.pile)
    if s.discarded != p.discarded or s.barred != p.barred:
        p.discarded, p.barred = s.discarded[:], s.barred[:]
        p.tile_discards = tiles_among(s.discarded + s.barred)
    if s.supply != p.supply:
        p.supply = s.supply[:]
    if s.to_come != p.to_come or s.gone_by != p.gone_by:
        p.to_come, p.gone_by = s.to_come[:], s.gone_by[:]
    draw_seats(s, p)
    return p


# What is counted for each block.


def count_again(s: State, p: Picture, touched: list[int]) -> None:
    """Count everything in the blocks that have changed, and each seat's points for all of them."""
    while len(p.best) < len(s.present):
        p.best.append(0)
        p.holder.append(NOBODY)
        p.prize.append(0)
        p.rows += [0] * (2 * len(s.seats))
    for block in touched:
        if p.prize[block]:
            p.largest[p.holder[block]] -= p.prize[block]
        count_block(s, p, block)
        p.prize[block] = prize = largest_points(s, p.best[block], p.holder[block], block)
        if prize:
            p.largest[p.holder[block]] += prize
    p.points = p.largest[:]
    if s.options[MODE] == EXPERT:
        for aspect in (ASPECT_CATTLE, ASPECT_VILLAGERS):
            for seat, more in enumerate(points_for_most(s, p.rows, aspect)):
                p.points[seat] += more


def count_block(s: State, p: Picture, block: int) -> None:
    """Count everything in one block."""
    rows, family, size = p.rows, p.boards[FAMILIES], p.size
    number, more = s.block, s.more
    p.best[block] = 0
    p.holder[block] = NOBODY
    place = 2 * block * len(s.seats) - 2
    for seat, owner in enumerate(s.seats):
        place += 2
        rows[place] = rows[place + 1] = 0
        if not s.present[block] >> seat & 1:
            continue
        mine = [square for square in owner.houses if number[square] == block]
        for square in mine:
            count_house(s, rows, place, square)
            size[family[square]] = 0
        for square in mine:
            size[family[square]] += HOUSE_SIZE + (more[square] & STOREY)
        for square in mine:
            if family[square] > square:  # the first of its family
                contend(s, p.best, p.holder, block, size[square + 1], seat)


def draw_blocks(s: State, p: Picture, touched: list[int]) -> None:
    """Describe the blocks where somebody lives; keep what was said of those that are the same."""
    known = p.known
    while len(known) < len(s.present):
        known.append(None)
        p.signs.append(0)
        p.marks.append(0)
        for _ in s.seats:
            p.shares.append(None)
            p.shared.append(0)
    again, bare = touched, bare_blocks(s)
    if s.struck is not p.hit or bare:
        again = list(range(1, len(s.present)))
    if s.struck is not p.hit:
        draw_struck(s, p)
    if s.prizes != p.prizes:
        again = again + draw_prizes(s, p)
    for block in touched:
        known[block] = None
    for block in again:
        if s.present[block]:
            mark = p.signs[block] | (FRUITFUL if gives_cards(s, block, bare) else 0)
            if known[block] is None or mark != p.marks[block]:
                known[block] = block_view(s, p, block, mark)
                p.marks[block] = mark
    p.blocks = [one for one in known if one is not None]


def draw_struck(s: State, p: Picture) -> None:
    """Draw what this round's calamity has hit."""
    signs = p.signs
    for block in range(len(signs)):
        signs[block] &= ~STRUCK
    p.hit = s.struck
    p.struck = struck = [0] * SQUARES
    for square, number in enumerate(s.struck):
        if number:
            struck[square] = 1
            signs[number] |= STRUCK


def draw_prizes(s: State, p: Picture) -> list[int]:
    """Note which blocks wait to be inspected; list those that do, and those that did."""
    before, now = p.to_inspect, s.prizes[:: len(s.top) + 1]
    p.prizes, p.to_inspect = s.prizes[:], now
    for block in before:
        p.signs[block] &= ~TO_INSPECT
    for block in now:
        p.signs[block] |= TO_INSPECT
    return before + now


def block_view(s: State, p: Picture, block: int, mark: int) -> BlockView:
    """Describe a block, given what is told of it beside its counts: the bits above."""
    seats = len(s.seats)
    fruitful, struck, to_inspect = mark & 1, mark >> 1 & 1, mark >> 2
    living = s.present[block]
    shares: list[ShareView] = []
    houses = 0
    for i in range(seats):
        if living >> i & 1:
            row = p.rows[2 * (block * seats + i)]
            houses += row >> BITS * ASPECT_HOUSES & FULL
            shares.append(share_view(p, block * seats + i, i, row))
    winners = p.nobody
    if fruitful:
        winners = [NOBODY] * ASPECTS
        for aspect in range(PILES[s.options[MODE]]):
            winners[aspect] = winner(s, p.rows, block, aspect)
    return BlockView(block, houses, shares, winners, fruitful, struck, to_inspect)


def share_view(p: Picture, place: int, seat: int, row: int) -> ShareView:
    """Describe what a seat has in a block, packed into a number; `place` is of both."""
    known = p.shares[place]
    if known is None or p.shared[place] != row:
        counts = [row >> shift & FULL for shift in range(0, BITS * ASPECTS, BITS)]
        known = p.shares[place] = ShareView(seat, counts)
        p.shared[place] = row
    return known


# Cards and tiles.


def draw_piles(s: State, p: Picture) -> None:
    """Draw the piles of aspect cards."""
    p.top, p.hidden, p.under = s.top[:], s.hidden[:], s.under[:]
    under: list[list[int]] = [[] for _ in range(ASPECTS)]
    for card in s.under:
        under[card // CARDS].append(card % CARDS)
    used = len(s.top)
    p.piles = [
        PileView(s.top[aspect], s.hidden[aspect], under[aspect])
        if aspect < used
        else PileView(-1, 0, [])
        for aspect in range(ASPECTS)
    ]


def draw_unseen(s: State, p: Picture) -> None:
    """Count the cards nobody has seen: as long as they are hidden."""
    p.unseen = [0] * CARDS
    for bag in s.unseen:
        for card in bag:
            p.unseen[card] += 1


def tiles_among(tiles: list[int]) -> list[int]:
    """Count the tiles of each sort."""
    counts = [0] * TILE.size
    for tile in tiles:
        counts[tile] += 1
    return counts


# Seats.


def draw_seats(s: State, p: Picture) -> None:
    """Describe the seats of which something has changed."""
    views = p.seats
    for i, seat in enumerate(s.seats):
        chair = p.chairs[i]
        if (
            seat.tiles == chair.tiles
            and p.points[i] == chair.scored
            and len(seat.houses) == chair.houses
            and p.families[i] == chair.families
            and p.raised[i] == chair.raised
            and seat.points == chair.points
            and seat.board == chair.board
            and seat.clan == chair.clan
            and seat.hand == chair.hand
            and seat.played == chair.played
        ):
            continue
        chair.clan = seat.clan
        chair.points = seat.points
        chair.tiles = seat.tiles
        chair.houses = len(seat.houses)
        chair.raised = p.raised[i]
        chair.families = p.families[i]
        chair.scored = p.points[i]
        chair.board = seat.board
        if seat.hand != chair.hand:
            chair.hand = seat.hand[:]
            chair.cards = sum(chair.hand)
        if seat.played != chair.played:
            chair.played = seat.played[:]
        if views is p.seats:
            views = views[:]
        one = SeatView(
            chair.clan,
            chair.points,
            chair.points + chair.cards + chair.scored,  # score
            chair.tiles,
            chair.houses,
            chair.raised,
            chair.families,
            max(chair.families - len(chair.played), 0),  # allowance
            chair.hand,
            chair.played,
            chair.board,  # tile
        )
        if i < len(views):
            views[i] = one
        else:
            views.append(one)
    p.seats = views
