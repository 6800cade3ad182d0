"""The view of Höyük. Everything on the table is public; only orders are hidden."""

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
from parvis.games.hoyuk.ground import all_families, pen_owner
from parvis.games.hoyuk.kinds import (
    BUILD,
    LOSE,
    PILE_AND_CARD,
    TILE,
    WINDOW,
)
from parvis.games.hoyuk.options import MODE
from parvis.games.hoyuk.rules.aspects import bare_blocks, gives_cards
from parvis.games.hoyuk.rules.building import ONE_SHIFT, due_of
from parvis.games.hoyuk.scoring import (
    BITS,
    FULL,
    NOBODY,
    counts_of,
    scores,
    winner,
)
from parvis.games.hoyuk.seen import BlockView, PileView, SeatView, ShareView, View
from parvis.games.hoyuk.state import (
    BURDEN,
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
    """Return the fields in which a seat's view differs from a spectator's: none."""
    return {}


def view(s: State, seat: int | None) -> View:
    """Return the view, which is the same for everyone."""
    family = all_families(s)
    task = s.agenda[-1] if s.agenda else None
    kind = task.kind if task else -1
    ground, more_of = s.what[:], s.more
    owner, storeys, roof = [-1] * SQUARES, [0] * SQUARES, [-1] * SQUARES
    villagers, cattle, host = [0] * SQUARES, [0] * SQUARES, [-1] * SQUARES
    block, struck = [0] * SQUARES, [0] * SQUARES
    for square, here in enumerate(s.what):
        if here:
            block[square] = s.block[square]
            more = more_of[square]
            if here >= HOME:
                ground[square] = HOME
                owner[square] = here - HOME
                storeys[square] = 1 + (more & STOREY)
                if more & BURDEN:
                    if more & ROOF:
                        roof[square] = OVEN if more & HAS_OVEN else TOTEM
                    if more & HAS_VILLAGER:
                        villagers[square] = 1
            elif here == FENCED:
                owner[square] = pen_owner(s, square)
                host[square] = more & HOST
                if more & HAS_CATTLE:
                    cattle[square] = 1
    hit = [0] * len(s.present)
    for square, number in enumerate(s.struck):
        if number:
            struck[square] = hit[number] = 1
    unseen = [0] * CARDS
    for bag in s.unseen:
        for card in bag:
            unseen[card] += 1
    return View(  # by position, which takes a tenth of the time of names
        s.round,
        s.phase,
        s.first,
        s.last,
        seat_views(s, family),
        ground,
        owner,
        storeys,
        roof,
        villagers,
        cattle,
        host,
        block,
        family,
        struck,
        s.shaman,
        s.shaman_used,
        s.supply[:],
        block_views(s, hit),
        len(s.top),  # aspects
        pile_views(s),
        unseen,
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


def tiles_among(tiles: list[int]) -> list[int]:
    """Count the tiles of each sort."""
    counts = [0] * TILE.size
    for tile in tiles:
        counts[tile] += 1
    return counts


def pile_views(s: State) -> list[PileView]:
    under: list[list[int]] = [[] for _ in range(ASPECTS)]
    for known in s.under:
        pile, card = PILE_AND_CARD[known]
        under[pile].append(card)
    used = len(s.top)
    return [
        PileView(s.top[aspect], s.hidden[aspect], under[aspect])
        if aspect < used
        else PileView(-1, 0, [])
        for aspect in range(ASPECTS)
    ]


def seat_views(s: State, family: list[int]) -> list[SeatView]:
    points = scores(s)
    views: list[SeatView] = []
    for i, seat in enumerate(s.seats):
        families = storeys = 0
        for square in seat.houses:
            storeys += s.more[square] & STOREY
            if family[square] > square:  # the first of its family
                families += 1
        views.append(
            SeatView(
                seat.clan,
                seat.points,
                points[i],  # score
                seat.tiles,
                len(seat.houses),
                storeys,
                families,
                max(families - len(seat.played), 0),  # allowance
                seat.hand[:],
                seat.played[:],
                seat.board,  # tile
            )
        )
    return views


def block_views(s: State, hit: list[int]) -> list[BlockView]:
    """Describe the inhabited blocks, given those hit by the calamity."""
    rows = counts_of(s)
    bare = bare_blocks(s)
    seats = len(s.seats)
    waiting = s.prizes[:: len(s.top) + 1]
    piles = PILES[s.options[MODE]]
    views: list[BlockView] = []
    for block, living in enumerate(s.present):
        if living:
            shares: list[ShareView] = []
            houses = 0
            for i in range(seats):
                if living >> i & 1:
                    row = rows[2 * (block * seats + i)]
                    counts = [row >> shift & FULL for shift in range(0, BITS * ASPECTS, BITS)]
                    houses += counts[ASPECT_HOUSES]
                    shares.append(ShareView(i, counts))
            fruitful = gives_cards(s, block, bare)
            winners = [NOBODY] * ASPECTS
            if fruitful:
                for aspect in range(piles):
                    winners[aspect] = winner(s, rows, block, aspect)
            views.append(
                BlockView(
                    block,
                    houses,
                    shares,
                    winners,
                    1 if fruitful else 0,
                    hit[block],  # struck
                    1 if waiting and block in waiting else 0,  # to_inspect
                )
            )
    return views


def losses_left(s: State) -> int:
    """Count the remaining losses of the pending kind."""
    if not s.agenda or s.agenda[-1].kind != LOSE:
        return 0
    top = s.agenda[-1]
    count = 0
    for task in s.agenda:
        if task.kind == LOSE and task.seat == top.seat and task.also == top.also:
            count += 1
    return count


def imagine(s: State, seat: int | None, random: Random) -> State:
    """Return a state that can't be told from this one: only future draws differ."""
    supposed = s.copy()
    supposed.random = random.split()
    return supposed
