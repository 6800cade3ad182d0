"""Descendance, "Playing a round": filling the spaces, a turn, the well, and the last turns."""

from typing import Final

from parvis.engine import CHANCE, SKIP, Log, Task
from parvis.games.descendance import components as c
from parvis.games.descendance.kinds import (
    AFTER,
    CHURCH,
    COST_WELL,
    COUNCIL,
    CRAFTS,
    CUBE,
    DREW_WATER,
    END_TURN,
    FAMILY,
    FILL,
    FREE_ACTION,
    HARVEST,
    INN,
    KINDS,
    LAST,
    LAST_TURN,
    MARKET_DAY,
    MASS,
    MOMENT,
    NEW_ROUND,
    ON_SPACE,
    PAID,
    REAPER,
    STARTS,
    TOOK,
    TRAVEL,
    TURN,
    WELL,
)
from parvis.games.descendance.options import INN as WITH_INN
from parvis.games.descendance.options import JUGGLER_PAYS_ON_EMPTY_BOARD
from parvis.games.descendance.rules.death import oldest_of
from parvis.games.descendance.rules.pieces import around, pay, score, spend_time
from parvis.games.descendance.rules.villagers import cards_for_now, discard, play_card
from parvis.games.descendance.state import NOBODY, State

ACTIONS: Final = (HARVEST, FAMILY, CRAFTS, MARKET_DAY, TRAVEL, COUNCIL, CHURCH, INN)
SPACES: Final = (7, 8)  # without and with the inn
PLAGUE: Final = CUBE.member("plague")

# The first start player is the oldest person; here, a random one (R3).


def ask_first(s: State, t: Task) -> list[int]:
    return list(range(len(s.seats)))


def do_first(s: State, t: Task, seat: int, log: Log) -> None:
    s.first = s.turn = seat
    log.add(STARTS, seat)


# A new round. "Who holds the next-first-player marker takes over", and the spaces are filled: the
# setup card's cubes of each colour (as far as the supply lasts) and all plague cubes go into the
# bag; then each space gets its number of cubes from the bag. The rest stays in the bag.


def _order(spaces: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(space for space, cubes in enumerate(spaces) for _ in range(cubes))


SETUPS: Final = (c.SETUP_BASE, c.SETUP_INN)
ORDER: Final = tuple(tuple(_order(setup.spaces) for setup in setups) for setups in SETUPS)


def do_round(s: State, t: Task, _: int, log: Log) -> None:
    if s.final:
        return  # that was the last mass
    if s.ender != NOBODY:  # R74: only a herbalist who crosses the bridge dies at a mass
        _schedule_last_turns(s)
        return
    s.round += 1
    if s.marker != NOBODY:
        s.first = s.marker
        s.marker = NOBODY
    s.turn = s.first
    log.add(NEW_ROUND, s.first, s.round)
    setup = SETUPS[s.options[WITH_INN]][len(s.seats) - 2]
    for colour in range(len(c.COLOURS)):
        cubes = min(setup.each_colour, s.supply[colour])
        s.supply[colour] -= cubes
        s.bag[colour] += cubes
    s.bag[PLAGUE] += s.supply[PLAGUE]
    s.supply[PLAGUE] = 0
    s.then(Task(FILL, CHANCE, 0))


def ask_fill(s: State, t: Task) -> list[int]:
    bag = s.bag
    return [0] * bag[0] + [1] * bag[1] + [2] * bag[2] + [3] * bag[3] + [4] * bag[4]


def do_fill(s: State, t: Task, cube: int, log: Log) -> None:
    order = ORDER[s.options[WITH_INN]][len(s.seats) - 2]
    s.bag[cube] -= 1
    s.spaces[ON_SPACE[order[t.arg]][cube]] += 1
    if t.arg + 1 < len(order) and any(s.bag):  # R11
        s.then(Task(FILL, CHANCE, t.arg + 1))
    else:
        s.then(Task(TURN, s.first))
        s.then(Task(END_TURN, s.first))


# A turn. "You must take a cube from a space of your choice": influence to the farm, plague back to
# the supply for 2 time; then you may do the action (R6). Or, while there is a cube on the board,
# the well: three cubes of a colour for any action (R8), coins as jokers (R7). Or the Wise Man: an
# action without cube or payment (R45). In a last turn on an empty board, any action (R30).

TAKEN: Final = KINDS.pairs(TURN, "take")  # a space and a cube
USE_WELL: Final = KINDS.start(TURN, "well")
WELL_COINS: Final = KINDS.start(TURN, "well-coins")
WISE_MAN: Final = KINDS.start(TURN, "wise-man")
FREE: Final = KINDS.start(TURN, "free")
TURN_PLAY: Final = KINDS.start(TURN, "play")
EXTRA: Final = 1  # the argument of a turn that the Juggler gives …
UNPAID: Final = 2  # … and of a last turn on an empty board, for the words of the question


def ask_turn(s: State, t: Task) -> list[int]:
    family = s.seats[t.seat]
    options = [value for value, cubes in enumerate(s.spaces) if cubes]
    spaces = SPACES[s.options[WITH_INN]]
    if options:
        options += wells(s, t.seat)
    elif t.arg == EXTRA:  # R44: scheduled only if three cubes may be paid
        options = [SKIP, *wells(s, t.seat)]
    else:
        options = [SKIP, *range(FREE, FREE + spaces)]
    if family.hand:
        if c.WISE_MAN in family.hand and t.arg != EXTRA:  # R44
            options += range(WISE_MAN, WISE_MAN + spaces)
        options += cards_for_now(s, t.seat, TURN_PLAY)
    return options


def wells(s: State, seat: int) -> list[int]:
    """List the payments for the well: a colour with coins for what is missing, or three coins."""
    family = s.seats[seat]
    options = [
        USE_WELL + colour
        for colour in range(len(c.COLOURS))
        if family.cubes[colour] and family.cubes[colour] + family.coins >= c.WELL_CUBES
    ]
    if family.coins >= c.WELL_CUBES:
        options.append(WELL_COINS)
    return options


def may_pay_on_empty_board(s: State) -> bool:
    """R44: the Juggler's three cubes, in the last turns or if the option says so."""
    return bool(s.final or s.options[JUGGLER_PAYS_ON_EMPTY_BOARD])


def do_turn(s: State, t: Task, value: int, log: Log) -> None:
    if value >= TURN_PLAY:
        play_card(s, t, value - TURN_PLAY, log)
        return
    if value == SKIP:
        pass
    elif value < USE_WELL:
        _take(s, t.seat, value, log)
    elif value < WISE_MAN:
        if value == WELL_COINS:
            s.seats[t.seat].coins -= c.WELL_CUBES
            log.add(PAID, t.seat, 0, c.WELL_CUBES)
        else:
            pay(s, t.seat, COST_WELL + value - USE_WELL, log)
        s.then(Task(WELL, t.seat))
    elif value < FREE:
        discard(s, t.seat, c.WISE_MAN, log)
        score(s, t.seat, c.WISE_MAN_PRESTIGE, log)
        s.then(Task(ACTIONS[value - WISE_MAN], t.seat))
    else:
        log.add(FREE_ACTION, t.seat, value - FREE)
        s.then(Task(ACTIONS[value - FREE], t.seat))
    s.then(Task(AFTER, t.seat))


def _take(s: State, seat: int, value: int, log: Log) -> None:
    space, cube = TAKEN[value]
    s.spaces[value] -= 1
    log.add(TOOK, seat, cube, space)
    if cube == PLAGUE:
        s.supply[PLAGUE] += 1
        spend_time(s, seat, c.PLAGUE_TIME, log)
    else:
        s.seats[seat].cubes[cube] += 1
    s.then(Task(ACTIONS[space], seat))


def ask_well(s: State, t: Task) -> list[int]:
    return list(range(SPACES[s.options[WITH_INN]]))


def do_well(s: State, t: Task, space: int, log: Log) -> None:
    log.add(DREW_WATER, t.seat, space)
    s.then(Task(ACTIONS[space], t.seat))


# After the action, due deaths are settled (R16). Then comes the last moment for cards, and for the
# Juggler: "right after your action, 2 points and one more action" (R60). A card played then may
# cause another death, so all of this is checked again. Cards may also be played before a death
# (R38): the question whom to bury offers them, but it isn't asked if no member is visible (R18), so
# this moment is.

PLAY_JUGGLER: Final = KINDS.start(MOMENT, "juggler")
MOMENT_PLAY: Final = KINDS.start(MOMENT, "play")
BEFORE_DEATH: Final = 1  # the argument of the moment before a death


def do_after(s: State, t: Task, _: int, log: Log) -> None:
    family = s.seats[t.seat]
    if family.due:
        if family.hand and oldest_of(family) < 0:
            s.then(Task(MOMENT, t.seat, BEFORE_DEATH))
        s.then(Task(REAPER, t.seat))
        s.then(t)
    elif family.hand:
        s.then(Task(MOMENT, t.seat))


def ask_moment(s: State, t: Task) -> list[int]:
    options = [SKIP]
    if not s.mass and t.arg != BEFORE_DEATH and c.JUGGLER in s.seats[t.seat].hand:
        options.append(PLAY_JUGGLER)
    return options + cards_for_now(s, t.seat, MOMENT_PLAY)


def do_moment(s: State, t: Task, value: int, log: Log) -> None:
    if value == PLAY_JUGGLER:
        discard(s, t.seat, c.JUGGLER, log)
        score(s, t.seat, c.JUGGLER_PRESTIGE, log)
        means = s.seats[t.seat].hand or wells(s, t.seat)  # a card may still bring coins or cubes
        if any(s.spaces) or (may_pay_on_empty_board(s) and means):
            s.then(Task(TURN, t.seat, EXTRA))
        else:
            s.then(Task(AFTER, t.seat))
    elif value != SKIP:
        again = t if s.mass or t.arg == BEFORE_DEATH else Task(AFTER, t.seat)
        play_card(s, again, value - MOMENT_PLAY, log)


# The end of a turn. "When the last cube is taken the round is over and a mass begins." But once the
# chronicle or the graves are full, "all others may do one last action", the mass waits, and
# the spaces are not filled again.


def do_end_turn(s: State, t: Task, _: int, log: Log) -> None:
    if s.final:
        return  # the next tasks are on the agenda
    if s.ender != NOBODY:
        _schedule_last_turns(s)
    elif any(s.spaces):
        s.turn = (t.seat + 1) % len(s.seats)
        s.then(Task(TURN, s.turn))
        s.then(Task(END_TURN, s.turn))
    else:
        s.then(Task(MASS, s.first))


# R30: all seats except the one that filled the last place, clockwise. R31: if this happened on
# another seat's market day, all seats, starting after the caller.


def _schedule_last_turns(s: State) -> None:
    s.final = 1
    if s.caller == NOBODY or s.caller == s.ender:
        order = around(s, s.ender)[1:]
    else:
        order = around(s, s.caller)
    for seat in order:
        s.then(Task(LAST_TURN, seat))
    s.then(Task(MASS, s.first))


def do_last_turn(s: State, t: Task, _: int, log: Log) -> None:
    s.turn = t.seat
    log.add(LAST, t.seat)
    s.then(Task(TURN, t.seat, 0 if any(s.spaces) else UNPAID))
    s.then(Task(END_TURN, t.seat))
