"""White banners of a village: "b) Activer 1 ou plusieurs Bannières blanches"."""

from parvis.engine import Log, Task
from parvis.games.clochemerle.components import (
    CHAMBERS,
    CUSTOMERS,
    FIELD,
    MONEY_COINS,
    PERSONAL_STORY,
    SQUARE_WORK,
    WORKSHOPS,
    WORKSHOPS_EACH,
    Workshop,
)
from parvis.games.clochemerle.kinds import (
    ACTIVATED,
    B_CHAMBER,
    B_CUSTOMER,
    B_FIELD,
    B_PERSONAL,
    B_SCHOOL,
    B_SQUARE,
    B_WORKSHOP,
    CHAIN,
    COVER,
    FULL,
    MADE,
    SCHOOL,
    SERVE,
    SERVED,
    SQUARE_REWARD,
    TILE,
)
from parvis.games.clochemerle.rules.banners import GUILD, MONEY
from parvis.games.clochemerle.rules.board import earn, tell
from parvis.games.clochemerle.rules.council import place_guild_marker
from parvis.games.clochemerle.rules.payment import settle, spend_time
from parvis.games.clochemerle.state import Seat, State


def activate_white(s: State, seat: int, banner: int, value: int, log: Log) -> None:
    """Settle one white banner completely, then ask for the next; the square is the last (R18)."""
    s.used |= 1 << banner
    log.add(ACTIVATED, seat, banner, value)
    if banner >= B_CUSTOMER:
        serve(s, seat, banner - B_CUSTOMER, log)
    elif banner >= B_FIELD:
        spend_time(s, seat, FIELD.work, log)
        plough = s.seats[seat].ploughs >> (banner - B_FIELD) & 1
        earn(s, seat, FIELD.coins + FIELD.plough * plough, log)
    elif banner >= B_WORKSHOP:
        spend_time(s, seat, workshop_of(s.seats[seat], banner - B_WORKSHOP).work, log)
        place_resource(s, seat, banner - B_WORKSHOP, log)
    elif banner == B_CHAMBER:
        use_chamber(s, seat, log)
    elif banner == B_PERSONAL:
        tell(s, seat, PERSONAL_STORY, log)
    elif banner == B_SCHOOL:
        s.then(Task(SCHOOL, seat))
    else:
        spend_time(s, seat, SQUARE_WORK, log)
        s.then(Task(TILE, seat))
        s.then(Task(SQUARE_REWARD, seat))
    if banner != B_SQUARE:
        s.then(Task(CHAIN, seat))


# Workshops: one marker on a free octagon; with none free, nothing (R22).


def workshop_of(seat: Seat, resource: int) -> Workshop:
    """Return the workshop card of a village for a resource; there must be one."""
    return WORKSHOPS[WORKSHOPS_EACH * resource + seat.workshops[resource]]


def place_resource(s: State, seat: int, resource: int, log: Log) -> None:
    stock = s.seats[seat].stock
    if stock[resource] < workshop_of(s.seats[seat], resource).octagons:
        stock[resource] += 1
        log.add(MADE, seat, resource, stock[resource])
    else:
        log.add(FULL, seat, B_WORKSHOP + resource)


# Chambers: coins, a generic resource, or an octagon to cover.


def use_chamber(s: State, seat: int, log: Log) -> None:
    chamber = s.seats[seat].chamber
    spend_time(s, seat, CHAMBERS[chamber].work, log)
    if chamber == MONEY:
        earn(s, seat, MONEY_COINS, log)
    elif chamber == GUILD:
        place_guild_marker(s, seat, log)
    else:
        s.then(Task(COVER, seat, chamber))


# Customers: the price in resources, then the card is turned over and kept.


def serve(s: State, seat: int, customer: int, log: Log) -> None:
    s.owed[:] = CUSTOMERS[customer].wants
    settle(s, seat, log)
    s.then(Task(SERVE, seat, customer))


def do_serve(s: State, t: Task, _: int, log: Log) -> None:
    seat = s.seats[t.seat]
    seat.market ^= 1 << t.arg
    seat.served |= 1 << t.arg
    if seat.tile == B_CUSTOMER + t.arg:  # R43: the tile goes back to the square
        seat.tile = B_SQUARE
    log.add(SERVED, t.seat, t.arg, CUSTOMERS[t.arg].prestige)
