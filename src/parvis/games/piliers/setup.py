"""Set-up (§1): what everybody begins with. Decks have no order, so nothing is shuffled."""

from typing import Final

from parvis.engine import CHANCE, Option, Random, Task
from parvis.games.piliers.components import (
    BUILDERS,
    CATEGORIES,
    COST,
    FOR_START,
    GOODS,
    HAPPENINGS,
    MORTAR_MIXER,
    PREPARING,
    RESOURCES,
    SHUFFLED,
    SPACES,
    START_POINTS,
    STOCK,
    STONECUTTER,
    WOODWORKER,
    WORKERS,
)
from parvis.games.piliers.kinds import FIRST, ROUND
from parvis.games.piliers.state import Seat, State

# R48  Toss-ups of the rules. In a state, `options[STRICT_LARGE]` is 1 when it is switched on.

STRICT_LARGE: Final = 0
PASS_AT_ZERO: Final = 1
NEGATIVE_POINTS: Final = 2
NO_SELL_THEN_BUY: Final = 3
EMPRESS_FREE: Final = 4  # 1 when the market's requirements do not bind her
FALLBACK_NUMBERS: Final = 5
OPTIONS: Final = (
    Option("strict_large_worker", False, True),
    Option("pass_at_zero", False, True),
    Option("negative_vp", False, True),
    Option("no_sell_then_buy", False, True),
    Option("maud_requirements", True, False),
    Option("resource_numbers", "distinct", "fallback"),
)


def new(seats: int, options: tuple[int, ...], version: int, random: Random) -> State:
    """Return the table before the start player is known."""
    s = State(
        version,
        options,
        random,
        [],
        round=1,
        step=PREPARING,
        start=0,
        cost=COST,
        drawn=-1,
        put_back=0,
        event=-1,
        foreseen=-1,
        metal=1,
        tax=0,
        grey=-1,
        grey_next=-1,
        passed=0,
        safe=0,
        limited=0,
        aside=0,
        bought=0,
        sold=0,
        large_at=[-1] * seats,
        uses=[],
        bag=[BUILDERS] * seats,
        held=[],
        held_at=[],
        spaces=[-1] * SPACES,
        kingsbridge=[-1, -1],
        shiring=[-1, -1],
        sale=[],
        resources=[-2] * len(RESOURCES),
        market=[STOCK, STOCK, STOCK, 0],
        events=list(range(len(HAPPENINGS))),
        pile=list(range(SHUFFLED)),
        seats=[new_seat() for _ in range(seats)],
    )
    s.then(Task(FIRST, CHANCE))
    s.then(Task(ROUND, CHANCE))
    return s


def new_seat() -> Seat:
    """Return a player's area; gold follows once the start player is known."""
    points = [0] * len(CATEGORIES)
    points[FOR_START] = START_POINTS
    return Seat(
        gold=0,
        reserve=WORKERS,
        cubes=[0] * GOODS,
        craftsmen=[MORTAR_MIXER, WOODWORKER, STONECUTTER],
        privileges=[],
        points=points,
    )
