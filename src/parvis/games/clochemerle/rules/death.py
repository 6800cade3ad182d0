"""Death and rats: "III) Vérifier si un de vos villageois décède"."""

from parvis.engine import SKIP, Log, Task
from parvis.games.clochemerle.components import CHRONICLE, RAT_START, SHELTERS
from parvis.games.clochemerle.kinds import (
    BURIED,
    INVADED,
    INVASION,
    LABOURER,
    LOSS,
    LOST,
    PROFESSION,
    RAT_HOME,
    RAT_RAN,
    RECORDED,
    SHELTER,
    SHELTERED,
    SUCCESSOR,
)
from parvis.games.clochemerle.rules.banners import ABBOT, SANATORIUM
from parvis.games.clochemerle.state import State

# 2) Any living villager (R44). The chronicle if it has room (R45), else the next grave. The last
#    villager is replaced at once by a day labourer (R47).


def ask_death(s: State, t: Task) -> list[int]:
    villagers = s.seats[t.seat].villagers
    return [p for p in range(PROFESSION.size) if villagers >> p & 1]


def do_death(s: State, t: Task, profession: int, log: Log) -> None:
    seat = s.seats[t.seat]
    seat.villagers ^= 1 << profession
    buried = s.chronicle[profession]
    if buried < len(CHRONICLE):
        s.chronicle[profession] += 1
        seat.tree += CHRONICLE[buried]
        log.add(RECORDED, t.seat, profession, CHRONICLE[buried])
    else:
        s.graves += 1
        log.add(BURIED, t.seat, profession, s.graves)
    if not seat.villagers:
        seat.labourers += 1
        log.add(LABOURER, t.seat, seat.labourers)
        s.then(Task(SUCCESSOR, t.seat))


# 3) The rat die. Past the invasion space the rat stops there (R50).


def ask_rat(s: State, t: Task) -> list[int]:
    return [0, 1, 2, 3, 4, 5]


def do_rat(s: State, t: Task, face: int, log: Log) -> None:
    s.rat = max(0, s.rat - face - 1)
    log.add(RAT_RAN, t.arg, face + 1, s.rat)
    if not s.rat:
        s.then(Task(INVASION, t.arg))


# An invasion: every player, clockwise from the active one, returns half the tree's points,
# rounded down (R48), unless the sanatorium keeps the rats out (R49).


def do_invasion(s: State, t: Task, _: int, log: Log) -> None:
    log.add(INVADED, t.seat)
    for n in range(len(s.seats)):
        seat = (t.seat + n) % len(s.seats)
        village = s.seats[seat]
        open_door = village.church == SANATORIUM and village.shelters < SHELTERS
        s.then(Task(SHELTER if open_door and village.villagers & ABBOT else LOSS, seat))
    s.then(Task(RAT_HOME, t.seat))


def ask_shelter(s: State, t: Task) -> list[int]:
    return [SKIP, 0]


def do_shelter(s: State, t: Task, value: int, log: Log) -> None:
    if value == SKIP:
        s.then(Task(LOSS, t.seat))
    else:
        s.seats[t.seat].shelters += 1
        log.add(SHELTERED, t.seat, SHELTERS - s.seats[t.seat].shelters)


def do_loss(s: State, t: Task, _: int, log: Log) -> None:
    seat = s.seats[t.seat]
    lost = seat.tree // 2
    seat.tree -= lost
    log.add(LOST, t.seat, lost, seat.tree)


def do_rat_home(s: State, t: Task, _: int, log: Log) -> None:
    s.rat = RAT_START[len(s.seats)]
