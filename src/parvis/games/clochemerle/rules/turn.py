"""A turn: "I) Créer votre valeur de Bannière", and the choice of banners in II."""

from typing import Final

from parvis.engine import SKIP, Log, Task
from parvis.games.clochemerle.components import BLACK_DIE_TIME, FACES
from parvis.games.clochemerle.kinds import (
    ACT,
    ACT_PLOUGH,
    BLACK,
    BLACK_DIE,
    CHAIN_PLOUGH,
    CHANGED_DIE,
    DIE_PLOUGH,
    FACE_OF,
    FIELD,
    LOWER,
    MOVE_CHIEF,
    PLOUGHED,
    PLOUGHS,
    RAISE,
    SECOND,
    TOOK_DIE,
    TURN_TO,
    TURNED,
    TURNED_DIE,
    TURNS,
    WHITE,
)
from parvis.games.clochemerle.rules.banners import blacks, whites
from parvis.games.clochemerle.rules.black import activate_black
from parvis.games.clochemerle.rules.board import CHIEF_SPACES, move_chief
from parvis.games.clochemerle.rules.payment import PLOUGH, spend_coins
from parvis.games.clochemerle.rules.white import activate_white
from parvis.games.clochemerle.state import Seat, State


def value_of(s: State) -> int:
    """Return the banner value: always the sum of two dice."""
    return FACE_OF[s.die] + FACE_OF[s.other] + 2


# "Choisissez exactement 2 dés": dice that look alike are one choice.


def ask_first(s: State, t: Task) -> list[int]:
    options = [die for die, n in enumerate(s.pool) if n]
    add_ploughs(options, s.seats[t.seat], DIE_PLOUGH)
    return options


ask_second: Final = ask_first


def do_first(s: State, t: Task, die: int, log: Log) -> None:
    if die >= DIE_PLOUGH:
        move_plough(s, t, die - DIE_PLOUGH, log)
        return
    s.die = take_die(s, t.seat, die, log)
    s.then(Task(SECOND, t.seat))


def do_second(s: State, t: Task, die: int, log: Log) -> None:
    if die >= DIE_PLOUGH:
        move_plough(s, t, die - DIE_PLOUGH, log)
        return
    s.other = take_die(s, t.seat, die, log)
    s.then(Task(ACT, t.seat))


def take_die(s: State, seat: int, die: int, log: Log) -> int:
    """Take a die out of the pool; a black one costs time at once (R12)."""
    time = BLACK_DIE_TIME if die >= BLACK_DIE else 0
    s.pool[die] -= 1
    s.seats[seat].time += time
    log.add(TOOK_DIE, seat, die, time)
    return die


# a) a coin moves a die by one, b) a marker of the square sets it (R10, R11); then a black
#    banner, a white one or the "?". The first banner closes the dice (R56).


def ask_act(s: State, t: Task) -> list[int]:
    seat = s.seats[t.seat]
    options: list[int] = []
    faces = (FACE_OF[s.die], FACE_OF[s.other])
    if seat.coins:
        for n in range(2):
            if faces[n] < FACES - 1:
                options.append(RAISE + n)
            if faces[n]:
                options.append(LOWER + n)
    if seat.markers:
        for n in range(2):
            for face in range(FACES):
                if face != faces[n]:
                    options.append(TURNED[n][face])
    add_ploughs(options, seat, ACT_PLOUGH)
    value = faces[0] + faces[1] + 2
    for banner in whites(s, seat, value):
        options.append(WHITE + banner)
    for target in blacks(s, seat, value):
        options.append(BLACK + target)
    for space in CHIEF_SPACES[seat.chief]:
        options.append(MOVE_CHIEF + space)
    return options


def do_act(s: State, t: Task, value: int, log: Log) -> None:
    if value >= MOVE_CHIEF:
        move_chief(s, t.seat, value - MOVE_CHIEF, log)
    elif value >= BLACK:
        activate_black(s, t.seat, value - BLACK, log)
    elif value >= WHITE:
        activate_white(s, t.seat, value - WHITE, value_of(s), log)
    elif value >= ACT_PLOUGH:
        move_plough(s, t, value - ACT_PLOUGH, log)
    elif value >= TURN_TO:
        n, face = TURNS[value]
        s.seats[t.seat].markers -= 1
        change_die(s, t.seat, n, face, TURNED_DIE, log)
        s.then(t)
    else:
        n = value - (LOWER if value >= LOWER else RAISE)
        step = -1 if value >= LOWER else 1
        spend_coins(s, t.seat, 1, log)
        change_die(s, t.seat, n, FACE_OF[s.other if n else s.die] + step, CHANGED_DIE, log)
        s.then(t)


def change_die(s: State, seat: int, n: int, face: int, event: int, log: Log) -> None:
    """Turn one of the dice taken to another face; its colour stays."""
    old = s.other if n else s.die
    new = old - FACE_OF[old] + face
    if n:
        s.other = new
    else:
        s.die = new
    log.add(event, seat, old, new)


# "une ou plusieurs Bannières blanches": one after another, each once; the square comes last (R18).


def ask_chain(s: State, t: Task) -> list[int]:
    seat = s.seats[t.seat]
    options = [SKIP]
    options += whites(s, seat, value_of(s))
    add_ploughs(options, seat, CHAIN_PLOUGH)
    return options


def do_chain(s: State, t: Task, value: int, log: Log) -> None:
    if value >= CHAIN_PLOUGH:
        move_plough(s, t, value - CHAIN_PLOUGH, log)
    elif value != SKIP:
        activate_white(s, t.seat, value, value_of(s), log)


# Fields: "À n'importe quel moment … vous pouvez déplacer une Charrue sur cet emplacement", from
# the forge or the guild, never from field to field (R39).


def add_ploughs(options: list[int], seat: Seat, start: int) -> None:
    """Offer to move a plough from its place to each field without one."""
    if not seat.fields or seat.ploughs + 1 == 1 << seat.fields:
        return
    if seat.stock[PLOUGH]:
        for n in range(seat.fields):
            if not seat.ploughs >> n & 1:
                options.append(start + n)
    if seat.guild:
        for n in range(seat.fields):
            if not seat.ploughs >> n & 1:
                options.append(start + FIELD.size + n)


def move_plough(s: State, t: Task, value: int, log: Log) -> None:
    """Move a plough to a field, then return to the interrupted question."""
    shed, field = PLOUGHS[value]
    seat = s.seats[t.seat]
    if shed:
        seat.guild -= 1
    else:
        seat.stock[PLOUGH] -= 1
    seat.ploughs |= 1 << field
    log.add(PLOUGHED, t.seat, shed, field)
    s.then(t)
