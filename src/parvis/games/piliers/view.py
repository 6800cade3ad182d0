"""The view of a seat or spectator; and states that a seat can't tell from the true one."""

from typing import Final

from parvis.engine import Random
from parvis.games.piliers.components import (
    CRAFTSMEN,
    ELLEN,
    EVENTS_USED,
    GOODS,
    GREY,
    HAPPENINGS,
    HIRED,
    IN_CATHEDRAL,
    IN_MILL,
    LARGE,
    ON_OFFER,
    PLACING,
    RESOURCES,
    SITE,
)
from parvis.games.piliers.rules.purse import places
from parvis.games.piliers.rules.selection import NEEDS
from parvis.games.piliers.seen import Area, Held, View
from parvis.games.piliers.state import State


def private(s: State, seat: int) -> dict[str, object]:
    """Return the fields in which a seat's view differs from a spectator's."""
    return {"foreseen": s.foreseen} if ELLEN in s.seats[seat].privileges else {}


_SITE_OF: Final = tuple(resource.good for resource in RESOURCES)

# For every set of goods, 1 for those in it.
ALL_GOODS: Final = (1 << GOODS) - 1
_GOODS: Final = tuple([n >> good & 1 for good in range(GOODS)] for n in range(1 << GOODS))


def view(s: State, seat: int | None) -> View:
    """Return the view of a seat or spectator."""
    sees = seat is not None and ELLEN in s.seats[seat].privileges
    return View(  # by position, which takes a tenth of the time of names
        s.round,
        s.step,
        s.agenda[-1].seat if s.agenda else -1,  # turn
        s.start,
        s.cost,
        s.drawn,
        s.put_back,
        [Held(owner, s.held_at[i]) for i, owner in enumerate(s.held)],
        s.spaces[:],
        s.event,
        s.foreseen if sees else -1,
        EVENTS_USED - len(HAPPENINGS) + len(s.events),  # events_left
        s.events[:],  # events_unseen
        s.kingsbridge[:],
        s.pile[:],  # privileges_unseen
        s.shiring[:],
        s.sale[:],
        [card for card, place in enumerate(s.resources) if place == ON_OFFER],  # offer
        s.market[:],
        s.metal,
        s.tax,
        GREY - HIRED * ((s.grey >= 0) + (s.grey_next >= 0)),  # castle
        s.round - 1 if s.step <= IN_CATHEDRAL else s.round,  # cathedral
        s.spare,
        [_area(s, i) for i in range(len(s.seats))],
    )


def _area(s: State, i: int) -> Area:
    seat = s.seats[i]
    large_at = s.large_at[i]
    resources = [card for card, owner in enumerate(s.resources) if owner == i]
    sites = [0] * SITE.size
    workers = reserve = seat.reserve
    for card in resources:
        there = max(NEEDS[card], LARGE if card == large_at else 0)
        sites[_SITE_OF[card]] += there
        workers += there
    uses = [0] * len(CRAFTSMEN)
    if s.uses and s.agenda[-1].seat == i:
        for card, left in zip(seat.craftsmen, s.uses, strict=True):
            uses[card] = left
    in_mill = PLACING <= s.step < IN_MILL
    return Area(
        seat.gold,
        sum(seat.points),
        seat.points[:],  # sheet
        seat.cubes[:],
        _GOODS[s.bought >> GOODS * i & ALL_GOODS][:],
        _GOODS[s.sold >> GOODS * i & ALL_GOODS][:],
        seat.craftsmen[:],
        places(s, i),
        uses,
        s.raised[i],
        seat.privileges[:],
        resources,
        workers,
        0 if in_mill else reserve,
        reserve if in_mill else 0,  # mill
        sites,
        1 if large_at < 0 and reserve >= LARGE else 0,  # large
        HIRED if s.grey == i else 0,
        HIRED if s.grey_next == i else 0,
        1 if s.black == i else 0,  # black
        s.bag[i],
        s.aside[i],
        s.limited >> i & 1,
        s.passed >> i & 1,
        s.safe >> i & 1,
    )


def imagine(s: State, seat: int | None, random: Random) -> State:
    """Return a state that a seat can't tell from the true one: Ellen's card is not drawn yet."""
    other = s.copy()
    other.random = random.split()
    if s.foreseen >= 0 and (seat is None or ELLEN not in s.seats[seat].privileges):
        other.foreseen = -1  # only Ellen's owner knows it
    return other
