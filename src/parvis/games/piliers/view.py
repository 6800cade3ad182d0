"""What one seat, or a spectator, may know; and states that it can't tell from the true one."""

from parvis.engine import Random
from parvis.games.piliers.components import (
    BLACK_WORKER,
    CRAFTSMEN,
    EVENTS_USED,
    GOODS,
    GREY,
    HAPPENINGS,
    HIRED,
    IN_CATHEDRAL,
    IN_MILL,
    LARGE,
    NEEDS,
    ON_OFFER,
    PLACING,
    RESOURCES,
    SEER,
    SITE,
)
from parvis.games.piliers.seen import Area, Held, View
from parvis.games.piliers.setup import FALLBACK_NUMBERS
from parvis.games.piliers.state import State


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
