"""What can be seen of a game of Höyük. Everything on the table is open; only orders are hidden."""

from parvis.engine.random import Random
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
from parvis.games.hoyuk.ground import all_families, count_families, pen_owner
from parvis.games.hoyuk.kinds import (
    BUILD,
    LOSE,
    TILE,
    WINDOW,
)
from parvis.games.hoyuk.picture import Picture
from parvis.games.hoyuk.rules.aspects import gives_cards
from parvis.games.hoyuk.rules.building import ONE_SHIFT, due_of
from parvis.games.hoyuk.scoring import (
    BITS,
    FULL,
    NOBODY,
    counts_of,
    family_points,
    points_of,
    storeys_of,
    winner,
)
from parvis.games.hoyuk.seen import BlockView, PileView, SeatView, ShareView, View
from parvis.games.hoyuk.settings import MODE
from parvis.games.hoyuk.state import (
    FENCED,
    HAS_CATTLE,
    HAS_OVEN,
    HAS_VILLAGER,
    HOME,
    HOST,
    ROOF,
    STOREY,
    State,
)


def private(s: State, seat: int) -> dict[str, object]:
    """Return the fields in which the view of a seat differs from a spectator's: none."""
    return {}


def view(s: State, seat: int | None) -> View:
    """Return what anybody sees: players and spectators alike."""
    task = s.agenda[-1] if s.agenda else None
    kind = task.kind if task else -1
    p = draw(s)
    return View(  # by position, which takes a tenth of the time of names
        s.round,
        s.phase,
        s.first,
        s.last,
        seat_views(s, p),
        p.ground,
        p.owner,
        p.storeys,
        p.roof,
        p.villagers,
        p.cattle,
        p.host,
        p.block,
        p.family,
        p.struck,
        s.shaman,
        s.shaman_used,
        s.supply[:],
        p.blocks,
        len(s.top),  # aspects
        p.piles,
        p.unseen,
        tiles_among(s.pile),  # tile_pile
        tiles_among(s.discarded + s.barred),  # tile_discards
        s.calamity,
        s.to_come[:],  # calamities_unseen
        s.gone_by[:],  # calamities_seen
        due_of(task.arg) if task and kind == BUILD else [0] * ELEMENTS,
        1 if task and kind == BUILD and task.arg >> ONE_SHIFT else 0,  # free
        losses_left(s),  # to_lose
        task.also if task and kind == WINDOW else 0,  # cards_left
    )


# What is drawn anew only where it has changed (picture.py).


def draw(s: State) -> Picture:
    """Bring the picture of a state up to date."""
    p = s._drawn
    if p is None:
        p = s._drawn = Picture()
    rows = p.rows
    if s.what != p.what or s.more != p.more or s.block != p.number or not rows:
        draw_squares(s, p)
        rows = counts_of(s)
    if s.struck != p.hit:
        p.hit = s.struck[:]
        p.struck = [1 if number else 0 for number in s.struck] or [0] * SQUARES
    draw_blocks(s, p, rows)
    if s.top != p.top or s.hidden != p.hidden or s.under != p.under or not p.piles:
        p.top, p.hidden, p.under = s.top[:], s.hidden[:], s.under[:]
        p.piles = pile_views(s)
    if s.unseen != p.bags:
        p.bags = [bag[:] for bag in s.unseen]
        p.unseen = [0] * CARDS
        for bag in s.unseen:
            for card in bag:
                p.unseen[card] += 1
    return p


def draw_squares(s: State, p: Picture) -> None:
    """Draw the squares that have changed, and the families if houses have."""
    what, more_of, number = s.what, s.more, s.block
    old_what, old_more, old_number = p.what, p.more, p.number
    p.what, p.more, p.number = what[:], more_of[:], number[:]
    ground, owner, storeys, roof = p.ground, p.owner, p.storeys, p.roof
    villagers, cattle, host, block = p.villagers, p.cattle, p.host, p.block
    for square, here in enumerate(what):
        more = more_of[square]
        if (
            here == old_what[square]
            and more == old_more[square]
            and (number[square] == old_number[square] or not here)
            and here != FENCED  # which may be another's by now
        ):
            continue
        whose = top = side = -1
        height = villager = herd = 0
        if here >= HOME:
            whose = here - HOME
            height = 1 + (more & STOREY)
            if more & ROOF:
                top = OVEN if more & HAS_OVEN else TOTEM
            if more & HAS_VILLAGER:
                villager = 1
        elif here == FENCED:
            whose = pen_owner(s, square)
            side = more & HOST
            if more & HAS_CATTLE:
                herd = 1
        ground = put(ground, p.ground, square, min(here, HOME))
        owner = put(owner, p.owner, square, whose)
        storeys = put(storeys, p.storeys, square, height)
        roof = put(roof, p.roof, square, top)
        villagers = put(villagers, p.villagers, square, villager)
        cattle = put(cattle, p.cattle, square, herd)
        host = put(host, p.host, square, side)
        block = put(block, p.block, square, number[square] if here else 0)
    moved = owner is not p.owner or block is not p.block or storeys is not p.storeys
    p.ground, p.owner, p.storeys, p.roof = ground, owner, storeys, roof
    p.villagers, p.cattle, p.host, p.block = villagers, cattle, host, block
    if moved or not p.largest:
        draw_families(s, p)


def draw_families(s: State, p: Picture) -> None:
    """Draw the families, and count what goes with them for each seat."""
    p.family = family = all_families(s)
    p.largest = family_points(s, family)
    p.families = [count_families(family, seat.houses) for seat in s.seats]
    p.raised = [storeys_of(s, seat) for seat in range(len(s.seats))]


def put(now: list[int], old: list[int], square: int, value: int) -> list[int]:
    """Return a list with a value on a square: another one than the old if that changes."""
    if now[square] != value:
        if now is old:
            now = old[:]
        now[square] = value
    return now


def draw_blocks(s: State, p: Picture, rows: list[int]) -> None:
    """Describe the blocks where somebody lives; keep what was said of those that are the same."""
    hit = [0] * len(s.present)
    for number in s.struck:
        hit[number] = 1
    waiting = s.prizes[:: len(s.top) + 1]
    marks: list[int] = []  # bits: fruitful, struck, to inspect; then the number of the block
    for block, living in enumerate(s.present):
        if living:
            mark = block << 3 | hit[block] << 1 | (1 if gives_cards(s, block) else 0)
            marks.append(mark | 4 if waiting and block in waiting else mark)
    old_rows, old_marks = p.rows, p.marks
    if rows is old_rows and marks == old_marks:
        return
    views: list[BlockView] = []
    width = 2 * len(s.seats)
    at = 0
    for mark in marks:
        while at < len(old_marks) and old_marks[at] < mark:
            at += 1
        kept = at < len(old_marks) and old_marks[at] == mark
        if kept:
            for place in range(width * (mark >> 3), width * ((mark >> 3) + 1)):
                if rows[place] != old_rows[place]:
                    kept = False
                    break
        views.append(p.blocks[at] if kept else block_view(s, rows, mark))
    p.rows, p.marks, p.blocks = rows, marks, views


def block_view(s: State, rows: list[int], mark: int) -> BlockView:
    """Describe a block, given all counts, its number and what else is told of it."""
    seats = len(s.seats)
    block, fruitful = mark >> 3, mark & 1
    living = s.present[block]
    shares: list[ShareView] = []
    houses = 0
    for i in range(seats):
        if living >> i & 1:
            row = rows[2 * (block * seats + i)]
            counts = [row >> shift & FULL for shift in range(0, BITS * ASPECTS, BITS)]
            houses += counts[ASPECT_HOUSES]
            shares.append(ShareView(i, counts))
    winners = [NOBODY] * ASPECTS
    if fruitful:
        for aspect in range(PILES[s.options[MODE]]):
            winners[aspect] = winner(s, rows, block, aspect)
    return BlockView(block, houses, shares, winners, fruitful, mark >> 1 & 1, mark >> 2 & 1)


def pile_views(s: State) -> list[PileView]:
    under: list[list[int]] = [[] for _ in range(ASPECTS)]
    for card in s.under:
        under[card // CARDS].append(card % CARDS)
    used = len(s.top)
    return [
        PileView(s.top[aspect], s.hidden[aspect], under[aspect])
        if aspect < used
        else PileView(-1, 0, [])
        for aspect in range(ASPECTS)
    ]


def seat_views(s: State, p: Picture) -> list[SeatView]:
    points = points_of(s, p.largest)
    views: list[SeatView] = []
    for i, seat in enumerate(s.seats):
        families = p.families[i]
        views.append(
            SeatView(
                seat.clan,
                seat.points,
                sum(points[i]),  # score
                seat.tiles,
                len(seat.houses),
                p.raised[i],
                families,
                max(families - len(seat.played), 0),  # allowance
                seat.hand[:],
                seat.played[:],
                seat.board,  # tile
            )
        )
    return views


def tiles_among(tiles: list[int]) -> list[int]:
    """Count the tiles of each sort."""
    counts = [0] * TILE.size
    for tile in tiles:
        counts[tile] += 1
    return counts


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
