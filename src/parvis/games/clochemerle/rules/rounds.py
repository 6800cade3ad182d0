"""Rounds and turns: "Mise en place", "Phase de préparation", "Phase d'action", "Fin de partie"."""

from typing import Final

from parvis.engine import CHANCE, Log, Task
from parvis.games.clochemerle.components import (
    BLACK_DICE,
    CLOUDS,
    END,
    FACES,
    FIRST_COINS,
    MONKS,
    TURNS,
    WHITE_DICE,
)
from parvis.games.clochemerle.kinds import (
    BEGAN,
    BOARD,
    DEATH,
    END_ROUND,
    END_TURN,
    ENDED,
    FIRST,
    LED,
    RAT,
    ROLL,
    ROUND,
    SHOWED_MONK,
    TURN,
)
from parvis.games.clochemerle.state import State

LAST_ROUND: Final = 200  # R54: a guard against tables that spend no time at all; no rule
_FACES: Final = list(range(FACES))

# Set-up 8, 9. A first player by lot; coins 1, 2, 3, 4 clockwise from there.


def ask_leader(s: State, t: Task) -> list[int]:
    return list(range(len(s.seats)))


def do_leader(s: State, t: Task, leader: int, log: Log) -> None:
    s.leader = s.holder = leader
    for n in range(len(s.seats)):
        seat = (leader + n) % len(s.seats)
        s.seats[seat].coins = FIRST_COINS[n]
        log.add(LED, seat, FIRST_COINS[n])


# Set-up 6. Village boards by lot.


def ask_deal_board(s: State, t: Task) -> list[int]:
    dealt = [seat.board for seat in s.seats]
    return [board for board in range(BOARD.size) if board not in dealt]


def do_deal_board(s: State, t: Task, board: int, log: Log) -> None:
    s.seats[t.arg].board = board


# Set-up 4. Only the top monk of each pile shows.


def ask_show_monk(s: State, t: Task) -> list[int]:
    return [n for n, monk in enumerate(MONKS) if monk.pile == t.arg and s.monks >> n & 1]


def do_show_monk(s: State, t: Task, monk: int, log: Log) -> None:
    s.monks ^= 1 << monk
    s.tops[t.arg] = monk
    log.add(SHOWED_MONK, CHANCE, monk)


# Preparation: 1) the hand palm up with one more story point, 2) all dice are rolled.


def do_round(s: State, t: Task, _: int, log: Log) -> None:
    seats = len(s.seats)
    s.round += 1
    s.turn = 0
    s.leader = s.holder
    s.palm = 1
    s.hand += 1
    s.die = s.other = -1
    s.pool = [0] * 12
    log.add(BEGAN, s.leader, s.round, s.hand)
    for _die in range(WHITE_DICE[seats]):
        s.then(Task(ROLL, CHANCE))
    for _die in range(BLACK_DICE[seats]):
        s.then(Task(ROLL, CHANCE, 6))
    for n in range(TURNS[seats]):  # R70: the order is fixed when the round begins
        s.then(Task(TURN, (s.leader + n) % seats))
    s.then(Task(END_ROUND, s.leader))


def ask_roll(s: State, t: Task) -> list[int]:
    return _FACES[:]


def do_roll(s: State, t: Task, face: int, log: Log) -> None:
    s.pool[t.arg + face] += 1


# Action: each player in turn. I) a banner value, II) banners, III) perhaps a death.


def do_turn(s: State, t: Task, _: int, log: Log) -> None:
    s.turn += 1
    s.die = s.other = -1
    s.used = 0
    s.dawn = s.seats[t.seat].time
    s.then(Task(FIRST, t.seat))
    s.then(Task(END_TURN, t.seat))


# III) "Si votre marqueur Temps a dépassé le pont": one death, even after several
#      laps (R16, R51). First the reaper returns to the bridge, and a new life begins at the marker.


def do_end_turn(s: State, t: Task, _: int, log: Log) -> None:
    time = s.seats[t.seat].time
    if time // CLOUDS > s.dawn // CLOUDS:
        s.dawn = time
        s.then(Task(DEATH, t.seat))
        s.then(Task(RAT, CHANCE, t.seat))


# Fin de partie: enough coffins are covered when a round is over (R52).


def coffins(s: State) -> int:
    return sum(s.chronicle) + s.graves


def do_end_round(s: State, t: Task, _: int, log: Log) -> None:
    covered = coffins(s)
    if covered >= END[len(s.seats)] or s.round >= LAST_ROUND:
        log.add(ENDED, t.seat, covered)
    else:
        s.then(Task(ROUND, s.holder))
