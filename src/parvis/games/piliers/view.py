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
    GOODS,
    GREY,
    HAPPENING,
    HAPPENINGS,
    HIRED,
    IN_CATHEDRAL,
    IN_MILL,
    LARGE,
    NEEDS,
    ON_OFFER,
    PLACING,
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
from parvis.games.piliers.state import State


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
    uses: Annotated[list[int], per(CRAFTSMAN)]  # uses left, while its craftsmen work in step 13
    privileges: Annotated[list[int], of(PRIVILEGE)]
    resources: Annotated[list[int], of(RESOURCE)]  # taken this round and not yet harvested
    workers: int  # all it has this round, in small ones; the large figure is worth 5
    reserve: int  # of them, not yet sent anywhere
    mill: int  # of them, at the wool mill
    sites: Annotated[list[int], per(SITE)]  # of them, at the three sites
    large: int  # 1 while the large figure, worth 5 workers, is at no site
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


def private(s: State, seat: int) -> dict[str, object]:
    """Return the fields in which the view of a seat differs from a spectator's."""
    return {"foreseen": s.foreseen} if SEER in s.seats[seat].privileges else {}


def view(s: State, seat: int | None) -> View:
    """Build what a seat, or a spectator, may know."""
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
        offer=[card for card, place in enumerate(s.resources) if place == ON_OFFER],
        needs=list(NEEDS[s.options[FALLBACK_NUMBERS]]),
        market=s.market[:],
        metal=s.metal,
        tax=s.tax,
        castle=GREY - HIRED * ((s.grey >= 0) + (s.grey_next >= 0)),
        cathedral=s.round - (s.step <= IN_CATHEDRAL),
        seats=[_area(s, i) for i in range(len(s.seats))],
    )


def _area(s: State, i: int) -> Area:
    seat = s.seats[i]
    needs = NEEDS[s.options[FALLBACK_NUMBERS]]
    resources = [card for card, owner in enumerate(s.resources) if owner == i]
    sites = [0] * SITE.size
    for card in resources:
        sites[RESOURCES[card].good] += max(needs[card], LARGE if card == s.large_at[i] else 0)
    uses = [0] * len(CRAFTSMEN)
    if s.uses and s.agenda[-1].seat == i:
        for card, left in zip(seat.craftsmen, s.uses, strict=True):
            uses[card] = left
    in_mill = PLACING <= s.step < IN_MILL
    return Area(
        gold=seat.gold,
        points=sum(seat.points),
        sheet=seat.points[:],
        cubes=seat.cubes[:],
        bought=[s.bought >> GOODS * i + good & 1 for good in range(GOODS)],
        sold=[s.sold >> GOODS * i + good & 1 for good in range(GOODS)],
        craftsmen=seat.craftsmen[:],
        uses=uses,
        privileges=seat.privileges[:],
        resources=resources,
        workers=seat.reserve + sum(sites),
        reserve=0 if in_mill else seat.reserve,
        mill=seat.reserve if in_mill else 0,
        sites=sites,
        large=int(s.large_at[i] < 0 and seat.reserve >= LARGE),
        grey=HIRED if s.grey == i else 0,
        grey_next=HIRED if s.grey_next == i else 0,
        black=int(BLACK_WORKER in seat.privileges),
        bag=s.bag[i],
        aside=s.aside >> i & 1,
        limited=s.limited >> i & 1,
        passed=s.passed >> i & 1,
        safe=s.safe >> i & 1,
    )


def imagine(s: State, seat: int | None, random: Random) -> State:
    """Return a state that a seat can't tell from the true one; only the seer's card differs."""
    other = s.copy()
    other.random = random.split()
    if s.foreseen >= 0 and (seat is None or SEER not in s.seats[seat].privileges):
        other.foreseen = random.pick(s.events)
    return other
