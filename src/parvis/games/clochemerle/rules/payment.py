"""Paying: time, coins and resources. The owner chooses which marker to return (R38-R41)."""

from typing import Final

from parvis.engine import Log, Task
from parvis.games.clochemerle.components import RESOURCES
from parvis.games.clochemerle.kinds import AGED, NEED, PAID, PAY, S_FIELD, S_GUILD, SPENT
from parvis.games.clochemerle.state import Seat, State

PLOUGH: Final = RESOURCES.index("plough")
ANY_RESOURCE: Final = len(RESOURCES)


def spend_time(s: State, seat: int, time: int, log: Log) -> None:
    """Move the time marker. Time can always be spent, even across the bridge (R69)."""
    if time:
        s.seats[seat].time += time
        log.add(AGED, seat, time)


def spend_coins(s: State, seat: int, coins: int, log: Log) -> None:
    if coins:
        s.seats[seat].coins -= coins
        log.add(PAID, seat, coins)


def owned(seat: Seat, resource: int) -> int:
    """Count the markers of one resource; a plough on a field is still a plough (R39)."""
    return seat.stock[resource] + (seat.ploughs.bit_count() if resource == PLOUGH else 0)


def payable(seat: Seat, wants: tuple[int, ...] | list[int]) -> bool:
    """Tell whether a village can pay all of this; each guild marker replaces one resource (R38)."""
    guild = seat.guild
    stock = seat.stock
    for resource in range(ANY_RESOURCE):
        wanted = wants[resource]
        if wanted:
            have = stock[resource]
            if resource == PLOUGH:
                have += seat.ploughs.bit_count()
            if have < wanted:
                guild -= wanted - have
    if guild < 0:
        return False
    return not wants[ANY_RESOURCE] or guild > 0 or seat.ploughs > 0 or sum(stock) > 0


# "Dans le cas de ressources, remettez dans la réserve les marqueurs noirs…": one marker at a
# time. If only one marker can be returned it is; the guild's markers fill the gaps.


def settle(s: State, seat: int, log: Log) -> None:
    """Pay as far as there is no choice; then ask."""
    owed = s.owed
    for need in range(NEED.size):
        if need != ANY_RESOURCE:
            for _ in range(owed[need] - owned(s.seats[seat], need)):
                take(s, seat, need, S_GUILD, log)
        while owed[need]:
            sources = sources_of(s, s.seats[seat], need)
            if len(sources) > 1:
                s.then(Task(PAY, seat, need))
                return
            take(s, seat, need, sources[0], log)


def sources_of(s: State, seat: Seat, need: int) -> list[int]:
    """List the sources of a marker for one need that leave the rest payable."""
    found: list[int] = []
    for resource in range(ANY_RESOURCE):
        if (need in (resource, ANY_RESOURCE)) and seat.stock[resource]:
            found.append(resource)
    if seat.guild:
        rest = s.owed[:]
        rest[need] -= 1
        seat.guild -= 1
        if payable(seat, rest):
            found.append(S_GUILD)
        seat.guild += 1
    if seat.ploughs and (need in (PLOUGH, ANY_RESOURCE)):
        found += [S_FIELD + n for n in range(seat.fields) if seat.ploughs >> n & 1]
    return found


def take(s: State, seat: int, need: int, source: int, log: Log) -> None:
    """Put one marker back into the supply for one unit of a need."""
    village = s.seats[seat]
    if source < S_GUILD:
        village.stock[source] -= 1
    elif source == S_GUILD:
        village.guild -= 1
    else:
        village.ploughs ^= 1 << (source - S_FIELD)
    s.owed[need] -= 1
    log.add(SPENT, seat, source)


def ask_pay(s: State, t: Task) -> list[int]:
    return sources_of(s, s.seats[t.seat], t.arg)


def do_pay(s: State, t: Task, source: int, log: Log) -> None:
    take(s, t.seat, t.arg, source, log)
    settle(s, t.seat, log)
