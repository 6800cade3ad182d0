"""What one seat, or a spectator, may know; and states that it can't tell from the true one."""

from typing import Annotated

import msgspec

from parvis.engine import SEAT, Random, of, per
from parvis.games.piliers.components import (
    BLACK_WORKER,
    CATEGORY,
    CRAFTSMAN,
    CRAFTSMEN,
    EVENTS_USED,
    GOOD,
    GREY,
    HAPPENING,
    HAPPENINGS,
    IN_CATHEDRAL,
    LARGE,
    NEEDS,
    PRIVILEGE,
    RESOURCE,
    RESOURCES,
    SEER,
    SIDE,
    SITE,
    SPACE,
    STEP,
)
from parvis.games.piliers.setup import FALLBACK_NUMBERS
from parvis.games.piliers.state import Seat, State


class Held(msgspec.Struct, frozen=True):
    """A builder that passed, beside the cost it would have had to pay."""

    owner: Annotated[int, of(SEAT)]
    cost: int


class Area(msgspec.Struct, frozen=True):
    """What lies in front of one player."""

    gold: int
    points: int
    sheet: Annotated[list[int], per(CATEGORY)]  # the same points, by where they come from
    cubes: Annotated[list[int], per(GOOD)]
    bought: Annotated[list[int], per(GOOD)]  # 1 for a good bought this round: not to be sold
    sold: Annotated[list[int], per(GOOD)]  # 1 for a good sold this round
    craftsmen: Annotated[list[int], of(CRAFTSMAN)]
    uses: Annotated[list[int], per(CRAFTSMAN)]  # uses left in step 13 of the cards it owns
    privileges: Annotated[list[int], of(PRIVILEGE)]
    resources: Annotated[list[int], of(RESOURCE)]  # taken this round and not yet harvested
    workers: int  # all it has this round, in small ones; the large figure is worth 5
    reserve: int  # of them, not yet sent anywhere
    mill: int  # of them, at the wool mill
    sites: Annotated[list[int], per(SITE)]  # of them, at the three sites
    large: int  # 1 while the large figure is in the reserve (strict_large_worker)
    grey: int  # grey workers in use this round
    grey_next: int  # grey workers hired for the next round
    black: int  # 1 if it has the black worker
    bag: int  # builders in the bag
    aside: int  # builders beside the board for this round
    limited: int  # 1 if it may place only two builders in the next phase II
    passed: int  # 1 once it takes no more cards in this phase I
    safe: int  # 1 if this round's event can't harm it


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    round: int  # 1 to 6
    step: Annotated[int, of(STEP)]
    turn: Annotated[int, of(SEAT)]  # who must choose, or -1
    start: Annotated[int, of(SEAT)]  # the start player
    cost: int  # where the cost marker stands
    drawn: Annotated[int, of(SEAT)]  # owner of the builder just drawn, or -1
    put_back: int  # 1 while the start player may still return a builder this round
    held: list[Held]  # builders that passed, first to pass first
    spaces: Annotated[list[int], per(SPACE), of(SEAT)]
    event: Annotated[int, of(HAPPENING)]  # turned this round, or -1
    foreseen: Annotated[int, of(HAPPENING)]  # this round's event, for the seer's owner; else -1
    events_left: int  # cards in the event pile
    events_unseen: Annotated[list[int], of(HAPPENING)]  # those that nobody has been shown
    kingsbridge: Annotated[list[int], per(SIDE), of(PRIVILEGE)]
    privileges_unseen: Annotated[list[int], of(PRIVILEGE)]  # of the fourteen; four never come
    shiring: Annotated[list[int], per(SIDE), of(CRAFTSMAN)]
    sale: Annotated[list[int], of(CRAFTSMAN)]
    offer: Annotated[list[int], of(RESOURCE)]
    needs: Annotated[list[int], per(RESOURCE)]  # workers each resource card takes
    market: Annotated[list[int], per(GOOD)]
    metal: int  # cubes at the king's court
    tax: int  # rolled this round, or 0
    castle: int  # grey workers at the castle
    cathedral: int  # parts built
    seats: Annotated[list[Area], per(SEAT)]


def view(s: State, seat: int | None) -> View:
    """Build what a seat, or a spectator, may know."""
    needs = NEEDS[s.options[FALLBACK_NUMBERS]]
    sees = seat is not None and SEER in s.seats[seat].privileges
    return View(
        round=s.round,
        step=s.step,
        turn=s.agenda[-1].seat if s.agenda else -1,
        start=s.start,
        cost=s.cost,
        drawn=s.drawn,
        put_back=s.put_back,
        held=[Held(owner, cost) for owner, cost in zip(s.held, s.held_at, strict=True)],
        spaces=s.spaces[:],
        event=s.event,
        foreseen=s.foreseen if sees else -1,
        events_left=EVENTS_USED - len(HAPPENINGS) + len(s.events),
        events_unseen=s.events[:],
        kingsbridge=s.kingsbridge[:],
        privileges_unseen=s.pile[:],
        shiring=s.shiring[:],
        sale=s.sale[:],
        offer=s.offer[:],
        needs=list(needs),
        market=s.market[:],
        metal=s.metal,
        tax=s.tax,
        castle=GREY - sum(area.grey + area.grey_next for area in s.seats),
        cathedral=s.round - (s.step <= IN_CATHEDRAL),
        seats=[_area(area, s.bag[i], needs) for i, area in enumerate(s.seats)],
    )


def _area(seat: Seat, bag: int, needs: tuple[int, ...]) -> Area:
    sites = [0] * SITE.size
    for card in seat.resources:
        least = LARGE if card == seat.large_at else 0
        sites[RESOURCES[card].good] += max(needs[card], least)
    uses = [0] * len(CRAFTSMEN)
    for card, left in zip(seat.craftsmen, seat.uses, strict=False):
        uses[card] = left
    return Area(
        gold=seat.gold,
        points=sum(seat.points),
        sheet=seat.points[:],
        cubes=seat.cubes[:],
        bought=[seat.bought >> good & 1 for good in range(GOOD.size)],
        sold=[seat.sold >> good & 1 for good in range(GOOD.size)],
        craftsmen=seat.craftsmen[:],
        uses=uses,
        privileges=seat.privileges[:],
        resources=seat.resources[:],
        workers=seat.reserve + seat.mill + sum(sites),
        reserve=seat.reserve,
        mill=seat.mill,
        sites=sites,
        large=seat.large,
        grey=seat.grey,
        grey_next=seat.grey_next,
        black=int(BLACK_WORKER in seat.privileges),
        bag=bag,
        aside=seat.aside,
        limited=seat.limited,
        passed=seat.passed,
        safe=seat.safe,
    )


def imagine(s: State, seat: int | None, random: Random) -> State:
    """Return a state that a seat can't tell from the true one; only the seer's card differs."""
    other = s.copy()
    other.random = random.split()
    if s.foreseen >= 0 and (seat is None or SEER not in s.seats[seat].privileges):
        other.foreseen = random.pick(s.events)
    return other
