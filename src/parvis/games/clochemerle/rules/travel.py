"""Travel: stages A to E, grey banners, the chapel, and the pilgrims' refuge ("Cartes Voyage")."""

from parvis.engine import CHANCE, SKIP, Log, Task
from parvis.games.clochemerle.components import JOURNEYS, STAGE_LETTER, STAGES
from parvis.games.clochemerle.kinds import (
    BOUGHT,
    DEPART,
    EXCHANGED,
    KEEP_STAGE,
    LEFT_CARD,
    LETTER_OF,
    LIGHT_SIDE,
    REFUGE,
    SAW,
    T_TRAVEL,
    TRAVELLED,
    WAY_TO_PAY,
)
from parvis.games.clochemerle.options import MAY_DECLINE
from parvis.games.clochemerle.rules.banners import (
    ABBOT,
    OPEN_WAYS,
    PILGRIM_REFUGE,
    letter_of,
    pile_of,
    ways_of,
)
from parvis.games.clochemerle.rules.payment import settle
from parvis.games.clochemerle.state import State


def choose_way(s: State, seat: int, log: Log) -> None:
    """Ask which of the two prices to pay, if both are possible (R40, R64)."""
    ways = ways_of(s, s.seats[seat])
    if len(ways) > 1:
        s.then(Task(WAY_TO_PAY, seat, LETTER_OF[ways[0]]))
    else:
        set_out(s, seat, ways[0], log)


def ask_way(s: State, t: Task) -> list[int]:
    return ways_of(s, s.seats[t.seat])


def do_way(s: State, t: Task, way: int, log: Log) -> None:
    set_out(s, t.seat, way, log)


# The price of the dark side, and the grey banner of the stage before (R64).


def set_out(s: State, seat: int, way: int, log: Log) -> None:
    village = s.seats[seat]
    time, coins = JOURNEYS[LETTER_OF[way]].time, 0
    s.owed[:] = OPEN_WAYS[way]
    last = village.stages.bit_length() - 1
    if last >= 0:
        grey = STAGES[last]
        time += grey.time
        coins = grey.coins
        s.owed[0] += grey.beers
    village.time += time
    village.coins -= coins
    log.add(BOUGHT, seat, T_TRAVEL, time, coins)
    settle(s, seat, log)
    s.then(Task(DEPART, seat))


def do_depart(s: State, t: Task, _: int, log: Log) -> None:
    s.then(Task(LIGHT_SIDE, CHANCE, t.seat))


# The light side, hidden until now. `also` is one more than a card just put back (R35).


def ask_light_side(s: State, t: Task) -> list[int]:
    pile = pile_of(s, letter_of(s.seats[t.arg]))
    return [card for card in pile if card != t.also - 1]


def do_light_side(s: State, t: Task, card: int, log: Log) -> None:
    log.add(SAW, t.arg, card, STAGES[card].prestige)
    if t.also:
        add_stage(s, t.arg, card, log)
    elif can_exchange(s, t.arg, card):
        s.then(Task(REFUGE, t.arg, card))
    elif s.options[MAY_DECLINE]:
        s.then(Task(KEEP_STAGE, t.arg, card))
    else:
        add_stage(s, t.arg, card, log)


def can_exchange(s: State, seat: int, card: int) -> bool:
    """Tell whether the refuge can exchange a card; it needs the abbot."""
    village = s.seats[seat]
    return (
        village.church == PILGRIM_REFUGE
        and village.villagers & ABBOT > 0
        and len(pile_of(s, STAGE_LETTER[card])) > 1
    )


def add_stage(s: State, seat: int, card: int, log: Log) -> None:
    s.stages ^= 1 << card
    s.seats[seat].stages |= 1 << card
    log.add(TRAVELLED, seat, card, STAGES[card].prestige)


# Refuge: "vous pouvez décider de la replacer sous sa pile et de piocher la prochaine carte",
# which must be kept. Once per letter: each letter is travelled once.


def ask_refuge(s: State, t: Task) -> list[int]:
    return [SKIP, 0]


def do_refuge(s: State, t: Task, value: int, log: Log) -> None:
    if value != SKIP:
        log.add(EXCHANGED, t.seat, t.arg)
        s.then(Task(LIGHT_SIDE, CHANCE, t.seat, t.arg + 1))
    elif s.options[MAY_DECLINE]:
        s.then(Task(KEEP_STAGE, t.seat, t.arg))
    else:
        add_stage(s, t.seat, t.arg, log)


def ask_keep_stage(s: State, t: Task) -> list[int]:
    return [SKIP, 0]


def do_keep_stage(s: State, t: Task, value: int, log: Log) -> None:
    if value == SKIP:  # R57, by an option: the card returns to its pile
        log.add(LEFT_CARD, t.seat, T_TRAVEL)
    else:
        add_stage(s, t.seat, t.arg, log)
