"""Descendance: the Church action, and the mass that ends every round."""

from typing import Final

from parvis.engine import CHANCE, SKIP, Log, Task
from parvis.games.descendance import components as c
from parvis.games.descendance.kinds import (
    AT_WINDOW,
    BLESSED,
    BLESSING,
    CALLED_OUT,
    CAME_OUT,
    CHURCH,
    CLIMB,
    CLIMBED,
    COST_CHURCH,
    FARM,
    FEE,
    IN_BAG,
    KINDS,
    LOT,
    LOTS,
    MOMENT,
    MONK_CAME,
    ORDAINED,
    PROCESSION,
    RANG,
    RANSOM,
    ROUND,
    SUMMON,
    SUMMONS,
)
from parvis.games.descendance.rules.pieces import (
    around,
    can_pay,
    generations_at,
    generations_home,
    move,
    pay,
    spend_time,
)
from parvis.games.descendance.rules.villagers import cards_for_now, discard, play_card
from parvis.games.descendance.state import NOBODY, Seat, State

# Church. "Add a member of your family to the black bag, for 1 brown cube or 3 time."

ORDAIN: Final = KINDS.grid(CHURCH)
ORDAINED_BY: Final = KINDS.pairs(CHURCH)  # a generation and a fee
CUBE: Final = FEE.member("cube")
TIME: Final = FEE.member("time")
CHURCH_PLAY: Final = KINDS.start(CHURCH, "play")


def ask_church(s: State, t: Task) -> list[int]:
    family = s.seats[t.seat]
    options = [SKIP]
    cube = can_pay(family, COST_CHURCH)
    for generation in generations_home(family):
        if cube:
            options.append(ORDAIN[generation][CUBE])
        options.append(ORDAIN[generation][TIME])
    if family.hand:
        options += cards_for_now(s, t.seat, CHURCH_PLAY)
    return options


def do_church(s: State, t: Task, value: int, log: Log) -> None:
    if value >= CHURCH_PLAY:
        play_card(s, t, value - CHURCH_PLAY, log)
    elif value != SKIP:
        generation, fee = ORDAINED_BY[value]
        move(s.seats[t.seat], FARM, generation, IN_BAG)
        log.add(ORDAINED, t.seat, generation)
        if fee == CUBE:
            pay(s, t.seat, COST_CHURCH, log)
        else:
            spend_time(s, t.seat, c.CHURCH_TIME, log)


# The mass. "Each mass has three phases": 1. four figures leave the bag, 2. members climb,
# 3. two points for the majority. Always in the order of the round just ended (R25).


def do_mass(s: State, t: Task, _: int, log: Log) -> None:
    s.mass = 1
    s.prior = NOBODY
    s.drawn = s.monks_out = 0
    log.add(RANG, s.first)
    for seat in around(s, s.first):
        if s.seats[seat].hand:
            s.then(Task(PROCESSION, seat))
    s.then(Task(SUMMONS, s.first))


# Prior. "At the start of a mass": the owner picks the four figures, and no family may pay (R46).

PRIOR: Final = KINDS.start(PROCESSION, "prior")
PROCESSION_PLAY: Final = KINDS.start(PROCESSION, "play")
MONK: Final = KINDS.start(SUMMON, "monk")
FIGURE: Final = KINDS.grid(SUMMON, "member")  # as drawn by lot
FIGURES: Final = KINDS.pairs(SUMMON, "member")  # an owner and a generation


def ask_procession(s: State, t: Task) -> list[int]:
    options = [SKIP]
    if c.PRIOR in s.seats[t.seat].hand:
        options.append(PRIOR)
    return options + cards_for_now(s, t.seat, PROCESSION_PLAY)


def do_procession(s: State, t: Task, value: int, log: Log) -> None:
    if value >= PROCESSION_PLAY:
        play_card(s, t, value - PROCESSION_PLAY, log)
    elif value == PRIOR:
        discard(s, t.seat, c.PRIOR, log)
        s.prior = t.seat
        if s.seats[t.seat].hand:
            s.then(t)  # other cards may still follow


# Phase 1. "Players may pay to take members of their family out, up to a total of four; the
# rest is drawn."


def do_summons(s: State, t: Task, _: int, log: Log) -> None:
    for seat in around(s, s.first):
        family = s.seats[seat]
        if s.prior == NOBODY:
            if family.hand or (family.coins and IN_BAG in family.where):
                s.then(Task(RANSOM, seat))
        elif seat == s.prior:
            for _i in range(c.MASS_FIGURES):
                s.then(Task(SUMMON, seat))
    s.then(Task(LOTS, s.first))


def ask_summon(s: State, t: Task) -> list[int]:
    options = [
        FIGURE[seat][generation]
        for seat, family in enumerate(s.seats)
        for generation in generations_at(family, IN_BAG)
    ]
    if s.monks_out < c.MONKS:
        options.append(MONK)
    return options


def do_summon(s: State, t: Task, value: int, log: Log) -> None:
    come_out(s, value, log)


def come_out(s: State, value: int, log: Log) -> None:
    """Take a figure out of the black bag: a monk, or a member for the rightmost window."""
    s.drawn += 1
    if value == MONK:
        s.monks_out += 1
        log.add(MONK_CAME, s.first)
    else:
        seat, generation = FIGURES[value]
        move(s.seats[seat], IN_BAG, generation, AT_WINDOW)
        log.add(CAME_OUT, seat, generation)


RANSOM_PLAY: Final = KINDS.start(RANSOM, "play")


def ask_ransom(s: State, t: Task) -> list[int]:
    family = s.seats[t.seat]
    options = [SKIP]
    if family.coins and s.drawn < c.MASS_FIGURES:
        options += generations_at(family, IN_BAG)
    if family.hand:
        options += cards_for_now(s, t.seat, RANSOM_PLAY)
    return options


def do_ransom(s: State, t: Task, generation: int, log: Log) -> None:
    if generation >= RANSOM_PLAY:
        play_card(s, t, generation - RANSOM_PLAY, log)
    elif generation != SKIP:
        family = s.seats[t.seat]
        family.coins -= 1
        s.drawn += 1
        move(family, IN_BAG, generation, AT_WINDOW)
        log.add(CALLED_OUT, t.seat, generation)
        if family.hand or (family.coins and s.drawn < c.MASS_FIGURES and IN_BAG in family.where):
            s.then(t)


def do_lots(s: State, t: Task, _: int, log: Log) -> None:
    if s.drawn < c.MASS_FIGURES:
        s.then(Task(LOT, CHANCE))
        s.then(t)
        return
    s.monks_out = 0  # "return the black monks to the bag"
    for seat in around(s, s.first):
        if s.seats[seat].hand or can_climb(s.seats[seat]):
            s.then(Task(CLIMB, seat))
    for seat in around(s, s.first):
        if s.seats[seat].hand:
            s.then(Task(MOMENT, seat))  # R38: once more, before the majority counts
    s.then(Task(BLESSING, s.first))


def ask_lot(s: State, t: Task) -> list[int]:
    options = [MONK] * (c.MONKS - s.monks_out)
    for seat, family in enumerate(s.seats):
        if IN_BAG in family.where:
            for member, place in enumerate(family.where):
                if place == IN_BAG:
                    options.append(FIGURE[seat][c.GENERATION[member]])
    return options


def do_lot(s: State, t: Task, value: int, log: Log) -> None:
    come_out(s, value, log)


# Phase 2. "Each player may move one or more members to the left", paying the sacks shown
# between the windows, as long as its sacks last.

CLIMB_FROM: Final = KINDS.grid(CLIMB)
CLIMBERS: Final = KINDS.pairs(CLIMB)  # a window and a generation
CLIMB_PLAY: Final = KINDS.start(CLIMB, "play")


def can_climb(family: Seat) -> bool:
    """Tell whether a family has a member in the church and the sacks to move on."""
    for place in family.where:
        window = place - AT_WINDOW
        if 0 <= window < len(c.WINDOW_GRAIN) and family.grain >= c.WINDOW_GRAIN[window]:
            return True
    return False


def ask_climb(s: State, t: Task) -> list[int]:
    family = s.seats[t.seat]
    options = [SKIP]
    for window in range(len(c.WINDOW_GRAIN)):
        if family.grain >= c.WINDOW_GRAIN[window]:
            for generation in generations_at(family, AT_WINDOW + window):
                options.append(CLIMB_FROM[window][generation])
    if family.hand:
        options += cards_for_now(s, t.seat, CLIMB_PLAY)
    return options


def do_climb(s: State, t: Task, value: int, log: Log) -> None:
    if value >= CLIMB_PLAY:
        play_card(s, t, value - CLIMB_PLAY, log)
    elif value != SKIP:
        family = s.seats[t.seat]
        window, generation = CLIMBERS[value]
        family.grain -= c.WINDOW_GRAIN[window]
        move(family, AT_WINDOW + window, generation, AT_WINDOW + window + 1)
        log.add(CLIMBED, t.seat, generation, window + 1, c.WINDOW_GRAIN[window])
        if family.hand or can_climb(family):
            s.then(t)


# Phase 3. "The player with the most members in the church gains 2 points"; on a tie, the
# player with the member furthest left (R28); if still tied, each of them. R27: no member, none.


def do_blessing(s: State, t: Task, _: int, log: Log) -> None:
    best = (0, 0)
    ranks = []
    for family in s.seats:
        windows = [place for place in family.where if AT_WINDOW <= place < AT_WINDOW + 4]
        ranks.append((len(windows), max(windows, default=0)))
        best = max(best, ranks[-1])
    for seat in around(s, s.first):
        if best[0] and ranks[seat] == best:
            s.seats[seat].prestige += c.MASS_PRESTIGE
            log.add(BLESSED, seat, c.MASS_PRESTIGE)
    s.mass = 0
    s.prior = NOBODY
    s.drawn = 0
    s.then(Task(ROUND, CHANCE))
