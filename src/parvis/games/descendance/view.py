"""Descendance: what a seat, or a spectator, may know; and states it can't tell from the true one.

Hidden are villager cards in hand, served customers, the cards below the top of each pile,
and what chance has still to decide. At the end everything is turned over.
"""

from typing import Final

from parvis.engine import Random
from parvis.games.descendance import components as c
from parvis.games.descendance.kinds import (
    CITY,
    DEATH,
    IN_BAG,
    ON_SPACE,
    REVEAL,
    VILLAGER,
)
from parvis.games.descendance.options import INN
from parvis.games.descendance.scoring import breakdown, points_of
from parvis.games.descendance.seen import FamilyView, SpaceView, View
from parvis.games.descendance.state import NOBODY, UNDRAWN, State

# For every set of cities, 1 where a marker stands.
_CITIES: Final = tuple([n >> i & 1 for i in range(CITY.size)] for n in range(1 << CITY.size))


def view(s: State, seat: int | None) -> View:
    """Return the view of a seat or spectator."""
    over = not s.agenda
    mine = breakdown(s) if over else []
    tops = [pile[0] if pile else NOBODY for pile in s.piles]
    if not over and s.agenda[-1].kind == REVEAL:  # a card that is not turned up yet shows nothing
        tops[s.agenda[-1].arg] = NOBODY
    looked = seat is not None and s.countess == seat
    members = sum(family.where.count(IN_BAG) for family in s.seats)
    players = len(s.seats)
    gone: list[int] = []
    if s.holder >= 0 and s.passed:
        gone = [q for q in range(players) if s.passed >> q & 1]
    used: list[int] = []
    if s.used:
        used = [card for card in range(VILLAGER.size) if s.used >> card & 1]
    families = [_family(s, q, over or q == seat, mine[q] if over else None) for q in range(players)]
    return View(  # by position, which takes a tenth of the time of names
        NOBODY if seat is None else seat,
        s.options[INN],  # inn
        s.round,
        s.first,
        s.marker,
        s.turn,
        s.ender,
        s.final,
        [SpaceView(s.spaces[row[0] : row[-1] + 1]) for row in ON_SPACE],
        s.supply[:],
        s.bag[:],
        s.market[:],
        c.STALLS[players - 2],  # stalls
        len(s.customers),  # pile
        s.holder,
        s.barker,
        gone,
        s.mass,
        c.MONKS - s.monks_out,  # monks
        c.MONKS - s.monks_out + members,  # black_bag
        s.drawn,
        s.chronicle[:],
        list(c.CHRONICLE[players - 2]),  # places
        s.graves,
        c.GRAVES[players - 2],  # plots
        tops,
        [len(pile) for pile in s.piles],
        used,
        s.looked if looked else NOBODY,
        s.piles[s.looked][:] if looked else None,  # order
        families,
    )


def _family(s: State, q: int, open_: bool, points: list[int] | None) -> FamilyView:
    family = s.seats[q]
    if open_ and points is None:
        points = points_of(family)
    dying = 0  # a death stays due during the burial
    for task in s.agenda:
        if task.kind == DEATH and task.seat == q:
            dying = 1
    return FamilyView(
        family.prestige,
        family.time,
        family.due + (s.late if q == s.holder else 0) + dying,  # R20
        family.coins,
        family.grain,
        family.cubes[:],
        family.goods[:],
        family.where[:],  # members
        _CITIES[family.cities][:],
        len(family.hand),  # cards
        family.hand[:] if open_ else None,
        len(family.served),  # customers
        family.served[:] if open_ else None,
        points,
    )


def veiled(s: State) -> bool:
    """Tell whether the seat to choose has the card that the Countess took in secret.

    If the question were skipped, the others would learn which cards it isn't.

    """
    return s.picked != NOBODY and s.agenda[-1].seat == s.countess


def imagine(s: State, seat: int | None, random: Random) -> State:
    """Return a state that the seat can't tell from the true one.

    Cards bought at the inn and customers served were seen by all, and an attentive player
    remembers them. What only the Countess's owner knows (R68), the card she took and the
    order of the pile she looked through, is dealt anew from all that the others have not seen;
    cards put under that pile before she looked count among these, for she may have taken one.
    """
    other = s.copy()
    other.random = random.split()
    if s.countess == NOBODY or s.countess == seat or not s.agenda:
        return other
    pile = other.piles[s.looked]
    hidden = [i for i in range(1, len(pile) - s.tail) if pile[i] != UNDRAWN]
    pool = other.deck + [pile[i] for i in hidden]
    if s.picked != NOBODY:
        pool.append(s.picked)
    pool.sort()  # the order would reveal who has the card
    if s.picked != NOBODY:
        hand = other.seats[s.countess].hand
        other.picked = random.draw(pool)
        hand[hand.index(s.picked)] = other.picked
    for i in hidden:
        pile[i] = random.draw(pool)
    other.deck = pool
    return other
