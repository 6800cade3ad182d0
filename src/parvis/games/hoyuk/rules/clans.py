"""Clan powers, in expert games: each set of five cards lets its player use one, at once."""

from typing import Final

from parvis.engine.core import Log, Task
from parvis.engine.kinds import SKIP
from parvis.games.hoyuk.components import (
    CATTLE,
    CLAN_KEYS,
    EGUOR,
    ENUAJ,
    OVEN,
    PEN,
    SHAMAN,
    SQUARES,
    TEOIV,
    THEFTS,
    TOTEM,
    TREV,
    VILLAGER,
)
from parvis.games.hoyuk.ground import (
    NEXT,
    pen_owner,
    replace_house,
    send_shaman_home,
    take_pen,
)
from parvis.games.hoyuk.kinds import (
    BUILD_ON,
    GAVE_UP_POWER,
    IDLE_POWER,
    PLACE,
    RAZE,
    RAZED,
    STEAL,
    STEAL_AT,
    STEAL_ON,
    STOLE,
    STOLEN,
    TOOK_CLAN,
    USED_POWER,
)
from parvis.games.hoyuk.rules.building import (
    BY_ENUAJ,
    BY_TEOIV,
    BY_TREV,
    BY_UELB,
    can_build,
    check_last_house,
    order,
)
from parvis.games.hoyuk.state import (
    EMPTY,
    FENCED,
    HAS_CATTLE,
    HAS_OVEN,
    HAS_TOTEM,
    HAS_VILLAGER,
    HOME,
    State,
)

# The rulebook doesn't say how clans are assigned (R75): each player takes one, or they are drawn.


def ask_clan(s: State, t: Task) -> list[int]:
    taken = [seat.clan for seat in s.seats]
    return [clan for clan in range(len(CLAN_KEYS)) if clan not in taken]


def do_clan(s: State, t: Task, clan: int, log: Log) -> None:
    seat = t.seat if t.seat >= 0 else t.arg
    s.seats[seat].clan = clan
    log.add(TOOK_CLAN, seat, clan)


ask_clan_draw: Final = ask_clan
do_clan_draw: Final = do_clan


# "Each time you score 12 points in one go, you may use your clan's power" (R45, R46).


def schedule_power(s: State, seat: int, log: Log) -> None:
    clan = s.seats[seat].clan
    if clan == EGUOR:
        if razable(s, seat):
            s.then(Task(RAZE, seat))
        else:
            log.add(IDLE_POWER, seat, EGUOR)
    elif clan == ENUAJ:
        s.then(Task(STEAL_ON, seat, 0, THEFTS))
    elif clan == TEOIV:
        s.then(Task(BUILD_ON, seat, order(1, 0, 0), BY_TEOIV))
    elif clan == TREV:
        s.then(Task(BUILD_ON, seat, order(0, 1 << PEN | 1 << CATTLE, 0), BY_TREV))
    else:
        s.then(Task(BUILD_ON, seat, order(0, 1 << PEN | 1 << VILLAGER, 0), BY_UELB))


# Eguor: "destroy a house of another player beside one of yours, with all that hangs on it, and
# build a house, without any element, in its place." No ruin is left (R47).


def razable(s: State, seat: int) -> list[int]:
    """List the houses of others that stand beside a house of this seat."""
    if not s.seats[seat].tiles:
        return []
    mine = HOME + seat
    what = s.what
    return [
        square
        for square in range(SQUARES)
        if what[square] >= HOME
        and what[square] != mine
        and any(what[n] == mine for n in NEXT[square])
    ]


def ask_raze(s: State, t: Task) -> list[int]:
    return [SKIP, *razable(s, t.seat)]


def do_raze(s: State, t: Task, square: int, log: Log) -> None:
    if square == SKIP:
        log.add(GAVE_UP_POWER, t.seat, EGUOR)
        return
    log.add(USED_POWER, t.seat, EGUOR)
    row, column = PLACE[square]
    log.add(RAZED, t.seat, row, column, s.what[square] - HOME)
    replace_house(s, square, t.seat)
    check_last_house(s, t.seat, log)


# Enuaj: "steal two elements of your choice (no houses) from one player and place them at once."
# They are taken and placed one after the other; an element that can't be placed can't be taken; a
# pen with cattle is taken with them and counts as both (R49).


def do_steal_on(s: State, t: Task, _: int, log: Log) -> None:
    if stealable(s, t.seat, t.arg - 1, t.also):
        s.then(Task(STEAL, t.seat, t.arg, t.also))
    elif not t.arg:
        log.add(IDLE_POWER, t.seat, ENUAJ)


def ask_steal(s: State, t: Task) -> list[int]:
    return [SKIP, *stealable(s, t.seat, t.arg - 1, t.also)]


def stealable(s: State, seat: int, victim: int, number: int) -> list[int]:
    """List what may be taken, as values of STEAL, from one victim or, before there is one, any."""
    values: list[int] = []
    for square, here in enumerate(s.what):
        if here == EMPTY:
            continue
        if here == FENCED:
            owner = pen_owner(s, square)
            full = s.more[square] & HAS_CATTLE
            found = [PEN] if not full else [PEN, CATTLE] if number > 1 else [CATTLE]
        else:
            owner = here - HOME
            found = pawns_on(s, square)
        if owner < 0 or owner == seat or (victim >= 0 and owner != victim):
            continue
        for element in found:
            after = s.copy()
            take(after, element, square)
            if can_build(after, seat, element):
                values.append(STEAL_AT[element][square])
    return sorted(values)


def pawns_on(s: State, square: int) -> list[int]:
    """List the pawns on a house."""
    more = s.more[square]
    found = [
        element
        for element, bit in ((OVEN, HAS_OVEN), (TOTEM, HAS_TOTEM), (VILLAGER, HAS_VILLAGER))
        if more & bit
    ]
    return [*found, SHAMAN] if s.shaman == square else found


def take(s: State, element: int, square: int) -> None:
    """Remove an element from the board; it stays in the supply until it is placed."""
    if element == PEN:
        take_pen(s, square)
    elif element == SHAMAN:
        send_shaman_home(s)
    else:
        s.more[square] &= ~(0, 0, HAS_OVEN, HAS_TOTEM, HAS_CATTLE, HAS_VILLAGER)[element]
        s.supply[element] += 1


def do_steal(s: State, t: Task, value: int, log: Log) -> None:
    if not t.arg:
        log.add(GAVE_UP_POWER if value == SKIP else USED_POWER, t.seat, ENUAJ)
    if value == SKIP:
        return
    element, square = STOLEN[value]
    pen = s.what[square] == FENCED
    victim = pen_owner(s, square) if pen else s.what[square] - HOME
    elements = 1 << element
    left = t.also - 1
    log.add(STOLE, t.seat, element, victim)
    if element == PEN and s.more[square] & HAS_CATTLE:
        elements |= 1 << CATTLE
        left -= 1
        log.add(STOLE, t.seat, CATTLE, victim)
    take(s, element, square)
    s.then(Task(BUILD_ON, t.seat, order(0, elements, 0), BY_ENUAJ))
    if left:
        s.then(Task(STEAL_ON, t.seat, victim + 1, left))
