"""Phase 1, construction: two steps, in each a tile for every player and three elements to build."""

from parvis.engine.core import CHANCE, Log, Task
from parvis.games.hoyuk.components import HOUSES_ON_A_TILE, TILES
from parvis.games.hoyuk.kinds import (
    BUILD_ON,
    DEAL,
    DISCARD,
    GOT_TILE,
    NO_ROOM,
    TILE_DRAW,
    TILE_TURN,
)
from parvis.games.hoyuk.options import FIRST_STEP_TILES_RETURN
from parvis.games.hoyuk.rules.building import BY_TILE, has_house_site, order
from parvis.games.hoyuk.state import State


def turn_order(s: State) -> list[int]:
    """List the seats from the first player on, clockwise."""
    seats = len(s.seats)
    return [(s.first + i) % seats for i in range(seats)]


# "The first player deals everybody a tile, face up. Then, from the first player on, each builds
# the three elements of the tile." The first player also gets one (R29), and all tiles are
# seen before the first player builds (R30).


def do_construction(s: State, t: Task, _: int, log: Log) -> None:
    s.phase = 0
    s.renewed = 0
    seats = turn_order(s)
    for seat in seats:
        s.then(Task(DEAL, seat, t.arg))
    for seat in seats:
        s.then(Task(TILE_TURN, seat))
    s.then(Task(DISCARD, CHANCE, t.arg))


# "When all tiles have been used, shuffle them again." This excludes the first step's tiles
# during the second deal, and the tiles just dealt (R34).


def do_deal(s: State, t: Task, _: int, log: Log) -> None:
    if not s.pile:
        s.pile, s.discarded = s.discarded, []
        s.renewed = 1
    s.then(Task(TILE_DRAW, CHANCE, t.seat))


def ask_tile_draw(s: State, t: Task) -> list[int]:
    return s.pile[:]


def do_tile_draw(s: State, t: Task, tile: int, log: Log) -> None:
    s.pile.remove(tile)
    s.seats[t.arg].board = tile
    log.add(GOT_TILE, t.arg, tile)
    if s.barred and all(seat.board >= 0 for seat in s.seats):  # the second deal is over
        if s.renewed:
            s.pile += s.barred
        else:
            s.discarded += s.barred
        s.barred = []


def do_tile_turn(s: State, t: Task, _: int, log: Log) -> None:
    third = TILES[s.seats[t.seat].board].third
    if len(third) == 1:
        ordered = order(HOUSES_ON_A_TILE, 1 << third[0], 0)
    else:
        ordered = order(HOUSES_ON_A_TILE, 0, sum(1 << element for element in third))
    s.then(Task(BUILD_ON, t.seat, ordered, BY_TILE))


# "At the end of the first step all tiles are discarded; they can't be drawn in the second."


def do_discard(s: State, t: Task, _: int, log: Log) -> None:
    used = [seat.board for seat in s.seats]
    for seat in s.seats:
        seat.board = -1
    if t.arg == 0 and not s.options[FIRST_STEP_TILES_RETURN]:
        s.barred = used
    else:
        s.discarded += used


# "What if there is no room left to build? The game ends after the fourth phase of this round."
# There is no room if no player with house tiles left can build a house (R60).


def do_room(s: State, t: Task, _: int, log: Log) -> None:
    for seat in range(len(s.seats)):
        if has_house_site(s, seat):
            return
    if not s.last:
        s.last = 1
        log.add(NO_ROOM, CHANCE)
