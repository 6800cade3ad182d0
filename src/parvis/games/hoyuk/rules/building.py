"""Houses, storeys, pens and pawns: where they may be placed, and placing them.

What a BUILD task has still to place is packed into its `arg` by `order`: a number of houses,
elements of which each is due, and elements of which one is due. Its `also` is the
reason for building.
"""

from typing import Final

from parvis.engine.core import Log, Task
from parvis.engine.kinds import SKIP
from parvis.games.hoyuk.components import (
    CATTLE,
    ELEMENTS,
    HOUSE,
    HOUSES_ON_A_TILE,
    OVEN,
    PEN,
    SHAMAN,
    TEOIV,
    TOTEM,
    TREV,
    UELB,
    VILLAGER,
)
from parvis.games.hoyuk.ground import (
    ANYBODY,
    NEWCOMER,
    NEXT,
    SIDES,
    YARD,
    put_house,
    put_pen,
    raise_house,
)
from parvis.games.hoyuk.kinds import (
    BUILD,
    BUILD_CATTLE,
    BUILD_ON,
    BUILD_OVEN,
    BUILD_PEN,
    BUILD_SHAMAN,
    BUILD_STOREY,
    BUILD_TOTEM,
    BUILD_VILLAGER,
    BUILT_HOUSE,
    BUILT_ON,
    BUILT_STOREY,
    CAUSE,
    COULD_NOT,
    GAVE_UP,
    GAVE_UP_POWER,
    IDLE_POWER,
    LAST_HOUSE,
    PEN_AT,
    PEN_SIDE,
    PLACE,
    PLACED,
    TAKEN_OFF,
    USED_POWER,
)
from parvis.games.hoyuk.options import BUILDING_FREE, SHAMAN_STAYS
from parvis.games.hoyuk.state import (
    BURDEN,
    FENCED,
    HAS_CATTLE,
    HAS_OVEN,
    HAS_TOTEM,
    HAS_VILLAGER,
    HOME,
    HOST,
    ROOF,
    State,
)

BY_TILE: Final = CAUSE.member("tile")
BY_CARD: Final = CAUSE.member("card")  # the card is spent, so something must be built
BY_UELB: Final = CAUSE.member("uelb")  # a clan's power that can still be declined …
BY_UELB_BEGUN: Final = CAUSE.member("uelb-rest")  # … or no longer
BY_TREV: Final = CAUSE.member("trev")
BY_TREV_BEGUN: Final = CAUSE.member("trev-rest")
BY_TEOIV: Final = CAUSE.member("teoiv")  # the shaman goes onto the new house
BY_ENUAJ: Final = CAUSE.member("enuaj")  # a stolen piece must be placed
POWERS: Final = (BY_UELB, BY_TREV, BY_TEOIV)  # grounds of a power not yet begun …
POWERFUL: Final = (UELB, TREV, TEOIV)  # … and whose it is
BEGUN: Final = {BY_UELB: BY_UELB_BEGUN, BY_TREV: BY_TREV_BEGUN}

EACH_SHIFT: Final = HOUSES_ON_A_TILE.bit_length()
HOUSES_MASK: Final = (1 << EACH_SHIFT) - 1
ONE_SHIFT: Final = EACH_SHIFT + ELEMENTS
EACH_MASK: Final = (1 << ELEMENTS) - 1


def order(houses: int, each: int, one: int) -> int:
    """Pack what to build: houses, elements all due, elements of which one is due."""
    return houses | each << EACH_SHIFT | one << ONE_SHIFT


def elements_of(ordered: int) -> int:
    """Return the elements that may be built next, as bits."""
    each = ordered >> EACH_SHIFT & EACH_MASK | ordered >> ONE_SHIFT
    return each | 1 << HOUSE if ordered & HOUSES_MASK else each


def due_of(ordered: int) -> list[int]:
    """Return how many of each element may still be built."""
    each, one = ordered >> EACH_SHIFT & EACH_MASK, ordered >> ONE_SHIFT
    due = [(each >> element & 1) + (one >> element & 1) for element in range(ELEMENTS)]
    due[HOUSE] += ordered & HOUSES_MASK
    return due


def less(ordered: int, element: int) -> int:
    """Return what remains after building an element."""
    if element == HOUSE and ordered & HOUSES_MASK:
        return ordered - 1
    if ordered >> EACH_SHIFT >> element & 1:
        return ordered - (1 << EACH_SHIFT + element)
    return ordered & (1 << ONE_SHIFT) - 1


# Houses: alone or beside another; in a block where the seat lives, beside its own (R8 to R15).


def grounds(s: State, seat: int) -> list[int]:
    """List the squares where a seat may put a house on the ground or a ruin."""
    if not s.seats[seat].tiles:
        return []
    sure = 1 << seat | ANYBODY
    present, block = s.present, s.block
    squares: list[int] = []
    strange: list[int] = []  # where only a newcomer to the block may build
    for square, site in enumerate(s.site):
        if site:
            if site & sure:
                squares.append(square)
            elif site & NEWCOMER and not present[block[square]] >> seat & 1:
                strange.append(square)
    squares += strange
    return squares


def has_ground(s: State, seat: int) -> bool:
    """Tell whether a seat may put a house anywhere on the ground or a ruin."""
    if not s.seats[seat].tiles:
        return False
    sure = 1 << seat | ANYBODY
    for square, site in enumerate(s.site):
        if site & sure:
            return True
        if site & NEWCOMER and not s.present[s.block[square]] >> seat & 1:
            return True
    return False


def raisable(s: State, seat: int) -> list[int]:
    """List the houses that a seat may add a storey to, including those to be cleared first."""
    owner = s.seats[seat]
    if not owner.tiles:
        return []
    site = s.site
    return [square for square in owner.houses if site[square]]


def has_house_site(s: State, seat: int) -> bool:
    """Tell whether a seat may build a house at all: on the ground, a ruin or a roof (R60)."""
    return has_ground(s, seat) or bool(raisable(s, seat))


# Pens: on free ground beside the seat's own house, with a way out (R18 to R22).


def pens(s: State, seat: int) -> list[int]:
    """List the places for a pen, as values of BUILD: a square and the side of its host."""
    if not s.supply[PEN]:
        return []
    what, site = s.what, s.site
    places: list[int] = []
    for house in s.seats[seat].houses:
        for side, square in enumerate(SIDES[house]):
            if square >= 0 and what[square] < FENCED and site[square] & YARD:
                places.append(PEN_AT[square][side ^ 2])
    return places


def has_pen_site(s: State, seat: int) -> bool:
    if s.supply[PEN]:
        what, site = s.what, s.site
        for house in s.seats[seat].houses:
            for square in NEXT[house]:
                if what[square] < FENCED and site[square] & YARD:
                    return True
    return False


# Pawns: an oven or a totem on a house, a villager beside it, cattle in a pen (R24 to R28).


def bare(s: State, seat: int, bits: int) -> list[int]:
    """List the houses of a seat that carry none of some things."""
    more = s.more
    return [square for square in s.seats[seat].houses if not more[square] & bits]


def empty_pens(s: State, seat: int) -> list[int]:
    """List the pens of a seat without cattle."""
    mine = HOME + seat
    what, more = s.what, s.more
    return [
        square
        for square, here in enumerate(what)
        if here == FENCED
        and not more[square] & HAS_CATTLE
        and what[SIDES[square][more[square] & HOST]] == mine
    ]


def shaman_places(s: State, seat: int) -> list[int]:
    """List where a seat may put the shaman, wherever it stands now (R28)."""
    if s.shaman >= 0 and s.options[SHAMAN_STAYS] and s.what[s.shaman] != HOME + seat:
        return []
    return s.seats[seat].houses


def pawn_places(s: State, seat: int, element: int) -> list[int]:
    """List the squares where a seat may put an element that is neither house nor pen."""
    if element == SHAMAN:
        return shaman_places(s, seat)
    if not s.supply[element]:
        return []
    if element == CATTLE:
        return empty_pens(s, seat)
    return bare(s, seat, HAS_VILLAGER if element == VILLAGER else ROOF)


def can_build(s: State, seat: int, element: int) -> bool:
    """Tell whether an element can be placed at all (R27, R71)."""
    if element == HOUSE:
        return has_house_site(s, seat)
    if element == PEN:
        return has_pen_site(s, seat)
    return bool(pawn_places(s, seat, element))


def can_build_any(s: State, seat: int, elements: int) -> bool:
    """Tell whether any of some elements, given as bits, can be placed."""
    for element in range(ELEMENTS):
        if elements >> element & 1 and can_build(s, seat, element):
            return True
    return False


# Building, piece by piece and in any order (R31). Building is compulsory where possible, but a
# player need not remove an oven, a totem or a villager for it (R32).


PAWNS: Final[tuple[int, ...]] = (OVEN, TOTEM, CATTLE, VILLAGER, SHAMAN)
STARTS: Final[tuple[int, ...]] = (
    BUILD_OVEN,
    BUILD_TOTEM,
    BUILD_CATTLE,
    BUILD_VILLAGER,
    BUILD_SHAMAN,
)
PAWN_OF: Final[dict[int, int]] = dict(zip(STARTS, PAWNS, strict=True))


def do_build_on(s: State, t: Task, _: int, log: Log) -> None:
    if can_build_any(s, t.seat, elements_of(t.arg)):
        s.then(Task(BUILD, t.seat, t.arg, t.also))
    elif t.also in POWERS:
        log.add(IDLE_POWER, t.seat, clan_of(t.also))
    elif t.arg:
        log.add(COULD_NOT, t.seat)


def clan_of(cause: int) -> int:
    """Return the clan whose unused power allows building."""
    return POWERFUL[POWERS.index(cause)]


def ask_build(s: State, t: Task) -> list[int]:
    seat = t.seat
    elements = elements_of(t.arg)
    options: list[int] = []
    forced = False
    if elements & 1 << HOUSE:
        options = grounds(s, seat)
        forced = bool(options)
        more = s.more
        for square in raisable(s, seat):
            options.append(BUILD_STOREY + square)
            if not more[square] & BURDEN:
                forced = True
    if elements & ~(1 << HOUSE):
        built = len(options)
        for i, element in enumerate(PAWNS):
            if elements >> element & 1:
                start = STARTS[i]
                for square in pawn_places(s, seat, element):
                    options.append(start + square)
        if elements & 1 << PEN:
            options += pens(s, seat)
        if len(options) > built:
            forced = True
    if may_stop(s, t.also, forced):
        options.append(SKIP)
    return options


def may_stop(s: State, grounds: int, forced: bool) -> bool:
    """Tell whether the rest may be left unbuilt (R32, R46)."""
    if grounds in (BY_CARD, BY_ENUAJ):
        return False
    if grounds in POWERS:
        return True
    return not forced or s.options[BUILDING_FREE] == 1


def do_build(s: State, t: Task, value: int, log: Log) -> None:
    seat, cause = t.seat, t.also
    if cause in POWERS:
        log.add(GAVE_UP_POWER if value == SKIP else USED_POWER, seat, clan_of(cause))
    elif value == SKIP:
        log.add(GAVE_UP, seat)
    if value == SKIP:
        return
    if value >= BUILD_PEN:
        element = PEN
        square = BUILT_ON[value]
        put_pen(s, square, PEN_SIDE[value])
        row, column = PLACE[square]
        log.add(PLACED, seat, PEN, row, column)
    elif value < BUILD_OVEN:
        element = HOUSE
        square = BUILT_ON[value]
        build_house(s, seat, square, value >= BUILD_STOREY, log)
        if cause == BY_TEOIV and shaman_places(s, seat):
            put_pawn(s, seat, SHAMAN, square, log)
    else:
        square = BUILT_ON[value]
        element = PAWN_OF[value - square]
        put_pawn(s, seat, element, square, log)
    left = less(t.arg, element)
    if left:
        begun = BEGUN.get(cause, cause)
        s.then(Task(BUILD_ON, seat, left, begun))


def build_house(s: State, seat: int, square: int, storey: bool, log: Log) -> None:
    """Spend a house tile on a new house or a storey; the last one ends the game (R59)."""
    row, column = PLACE[square]
    if storey:
        more = s.more[square]
        for bit, element in ((HAS_OVEN, OVEN), (HAS_TOTEM, TOTEM), (HAS_VILLAGER, VILLAGER)):
            if more & bit:
                log.add(TAKEN_OFF, seat, element, row, column)
        raise_house(s, square)
        log.add(BUILT_STOREY, seat, row, column)
    else:
        put_house(s, square, seat)
        log.add(BUILT_HOUSE, seat, row, column)
    check_last_house(s, seat, log)


def check_last_house(s: State, seat: int, log: Log) -> None:
    if not s.seats[seat].tiles and not s.last:
        s.last = 1
        log.add(LAST_HOUSE, seat)


def put_pawn(s: State, seat: int, element: int, square: int, log: Log) -> None:
    """Set a pawn down, out of the supply; the shaman from wherever it stands."""
    if element == SHAMAN:
        s.supply[SHAMAN] = 0
        s.shaman = square
        s.shaman_used = 0  # placed anew, it protects again (R68)
    else:
        s.supply[element] -= 1
        s.more[square] |= (0, 0, HAS_OVEN, HAS_TOTEM, HAS_CATTLE, HAS_VILLAGER)[element]
    row, column = PLACE[square]
    log.add(PLACED, seat, element, row, column)
