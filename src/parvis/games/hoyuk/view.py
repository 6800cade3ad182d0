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
from parvis.games.hoyuk.ground import pen_owner
from parvis.games.hoyuk.kinds import (
    BUILD,
    LOSE,
    TILE,
    WINDOW,
)
from parvis.games.hoyuk.rules.aspects import gives_cards
from parvis.games.hoyuk.rules.building import ONE_SHIFT, due_of
from parvis.games.hoyuk.scoring import (
    NOBODY,
    all_families,
    counts_of,
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
    families = all_families(s)
    task = s.agenda[-1] if s.agenda else None
    kind = task.kind if task else -1
    ground = s.what[:]
    owner, storeys, roof = [-1] * SQUARES, [0] * SQUARES, [-1] * SQUARES
    villagers, cattle, host = [0] * SQUARES, [0] * SQUARES, [-1] * SQUARES
    block, family = [0] * SQUARES, [0] * SQUARES
    for square, here in enumerate(s.what):
        if here:
            block[square] = s.block[square]
            more = s.more[square]
            if here >= HOME:
                ground[square] = HOME
                owner[square] = here - HOME
                storeys[square] = 1 + (more & STOREY)
                if more & ROOF:
                    roof[square] = OVEN if more & HAS_OVEN else TOTEM
                if more & HAS_VILLAGER:
                    villagers[square] = 1
            elif here == FENCED:
                owner[square] = pen_owner(s, square)
                host[square] = more & HOST
                if more & HAS_CATTLE:
                    cattle[square] = 1
    for mine in families:
        for squares in mine:
            name = min(squares) + 1
            for square in squares:
                family[square] = name
    unseen = [0] * CARDS
    for bag in s.unseen:
        for card in range(CARDS):
            unseen[card] += bag.count(card)
    return View(
        round=s.round,
        phase=s.phase,
        first=s.first,
        last=s.last,
        seats=seat_views(s, families),
        ground=ground,
        owner=owner,
        storeys=storeys,
        roof=roof,
        villagers=villagers,
        cattle=cattle,
        host=host,
        block=block,
        family=family,
        struck=[1 if number else 0 for number in s.struck] if s.struck else [0] * SQUARES,
        shaman=s.shaman,
        shaman_used=s.shaman_used,
        supply=s.supply[:],
        blocks=block_views(s),
        aspects=len(s.top),
        piles=[pile_view(s, aspect) for aspect in range(ASPECTS)],
        unseen=unseen,
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


def pile_view(s: State, aspect: int) -> PileView:
    if aspect >= len(s.top):
        return PileView(top=-1, hidden=0, under=[])
    under = [card % CARDS for card in s.under if card // CARDS == aspect]
    return PileView(top=s.top[aspect], hidden=s.hidden[aspect], under=under)


def seat_views(s: State, families: list[list[list[int]]]) -> list[SeatView]:
    points = points_of(s, families)
    return [
        SeatView(
            clan=seat.clan,
            points=seat.points,
            score=sum(points[i]),
            tiles=seat.tiles,
            houses=len(seat.houses),
            storeys=storeys_of(s, i),
            families=len(families[i]),
            allowance=max(len(families[i]) - len(seat.played), 0),
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
    struck = set(s.struck)
    views = []
    for block, living in enumerate(s.present):
        if living:
            shares = []
            houses = 0
            for i in range(seats):
                if living >> i & 1:
                    counts = rows[block * seats + i][:ASPECTS]
                    houses += counts[ASPECT_HOUSES]
                    shares.append(ShareView(i, counts))
            fruitful = gives_cards(s, block)
            winners = [NOBODY] * ASPECTS
            if fruitful:
                for aspect in range(PILES[s.options[MODE]]):
                    winners[aspect] = winner(s, rows, block, aspect)
            views.append(
                BlockView(
                    block=block,
                    houses=houses,
                    shares=shares,
                    winners=winners,
                    fruitful=int(fruitful),
                    struck=int(block in struck),
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
