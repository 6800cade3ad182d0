"""Villages drawn as text, for tests.

Squares are separated by blanks. `.` is empty, `x` a ruin; `a` a house of seat 0, `A` one of two
storeys, and so on to `e`; after it `o` an oven, `t` a totem, `v` a villager, `s` the shaman. A
pen is an arrow to its host, `^` `>` `v` `<`, with `c` if cattle are in it.
"""

from parvis.engine.core import QUIET, Log, Task
from parvis.engine.options import OptionValue
from parvis.games.hoyuk import GAME
from parvis.games.hoyuk.components import CATTLE, OVEN, PEN, SHAMAN, SIZE, SQUARES, TOTEM, VILLAGER
from parvis.games.hoyuk.ground import all_families, block_of, survey
from parvis.games.hoyuk.kinds import BUILD_ON, CALAMITY, CALAMITY_DRAW, INSPECTION, KINDS, WINDOW
from parvis.games.hoyuk.rules.building import BY_TILE, grounds, order
from parvis.games.hoyuk.state import (
    FENCED,
    HAS_CATTLE,
    HAS_OVEN,
    HAS_TOTEM,
    HAS_VILLAGER,
    HOME,
    RUIN,
    STOREY,
    State,
)

PIECES = {"o": (HAS_OVEN, OVEN), "t": (HAS_TOTEM, TOTEM), "v": (HAS_VILLAGER, VILLAGER)}


def at(row: int, column: int) -> int:
    return row * SIZE + column


def village(drawing: str, seats: int = 2, seed: int = 0, **options: OptionValue) -> State:
    """Return a game with nothing pending whose top left corner looks like the drawing."""
    s = GAME.start(seats, seed, options)
    while not s.round:  # until the piles show their top cards
        GAME.choose(s, GAME.options(s)[0], QUIET)
    s.agenda = []
    s.first = 0
    for i, seat in enumerate(s.seats):
        seat.clan = i
    rows = [line.split() for line in drawing.strip().splitlines()]
    for r, row in enumerate(rows):
        for c, mark in enumerate(row):
            put(s, at(r, c), mark)
    settle(s)
    return s


def put(s: State, square: int, mark: str) -> None:
    if mark[0] in "^>v<":
        s.what[square] = FENCED
        s.more[square] = "^>v<".index(mark[0])
        s.supply[PEN] -= 1
        if mark.endswith("c"):
            s.more[square] |= HAS_CATTLE
            s.supply[CATTLE] -= 1
    elif mark[0] == "x":
        s.what[square] = RUIN
    elif mark[0] != ".":
        seat = "abcde".index(mark[0].lower())
        s.what[square] = HOME + seat
        s.seats[seat].houses.append(square)
        s.seats[seat].tiles -= 1 + mark[0].isupper()
        s.more[square] = STOREY if mark[0].isupper() else 0
        for piece in mark[1:]:
            if piece == "s":
                s.shaman = square
                s.supply[SHAMAN] = 0
            else:
                bit, element = PIECES[piece]
                s.more[square] |= bit
                s.supply[element] -= 1


def settle(s: State) -> None:
    """Number the blocks and work out who may build where."""
    s.present = [0]
    s.block = [0] * SQUARES
    for n in range(SQUARES):
        if s.what[n] and not s.block[n]:
            for m in block_of(s, n):
                s.block[m] = len(s.present)
            s.present.append(0)
    for i, seat in enumerate(s.seats):
        for n in seat.houses:
            s.present[s.block[n]] |= 1 << i
    for n in range(SQUARES):
        s.site[n] = survey(s, n)


def under(s: State, pile: int) -> list[int]:
    """Return the known cards under a pile, from above."""
    return [card % 7 for card in s.under if card // 7 == pile]


def pend(s: State, *tasks: Task) -> None:
    """Make tasks pending, the first on top, as if their games had come to them."""
    s.agenda = list(reversed(tasks))
    GAME._run(s, QUIET)


def words(s: State) -> list[str]:
    return [GAME.spell(s, value) for value in GAME.options(s)]


def say(s: State, *chosen: str, log: Log = QUIET) -> None:
    """Choose by word, checked."""
    for word in chosen:
        GAME.play(s, GAME.read(s, word), log)


def asked(s: State) -> tuple[str, int]:
    """Return what is asked and of whom; ("", -1) when nothing is."""
    return (GAME.kind(s).name, s.agenda[-1].seat) if s.agenda else ("", -1)


def build(
    s: State, seat: int, houses: int = 0, *each: int, one: int = 0, by: int = BY_TILE
) -> None:
    """Ask a seat to build."""
    pend(s, Task(BUILD_ON, seat, order(houses, sum(1 << e for e in each), one), by))


def houses_offered(s: State, seat: int) -> set[int]:
    """Return where a seat may put a house on the ground or a ruin."""
    return set(grounds(s, seat))


def window(s: State, seat: int, allowed: int, **hand: int) -> None:
    """Give a seat cards and ask what it does with them."""
    for name, number in hand.items():
        s.seats[seat].hand[CARD_KEYS.index(name)] = number
    pend(s, Task(WINDOW, seat, 0, allowed))


CARD_KEYS = next(k for k in KINDS.tasks if k.name == "tuck").forms[0].fields[0].noun.keys  # type: ignore[union-attr]


def strike(s: State, name: str, first: int = 0, log: Log = QUIET) -> None:
    """Draw a calamity."""
    s.first = first
    number = CALAMITY.keys.index(name)
    s.to_come = [number]
    s.agenda = [Task(CALAMITY_DRAW, -1)]
    GAME.play(s, number, log)


def inspect(s: State, first: int = 0) -> None:
    s.first = first
    pend(s, Task(INSPECTION, first))


def families_of(s: State, seat: int) -> list[list[int]]:
    """List the families of a seat, each as the squares of its houses (R2)."""
    family = all_families(s)
    mine = sorted(s.seats[seat].houses)
    return [[n for n in mine if family[n] == first + 1] for first in mine if family[first] > first]
