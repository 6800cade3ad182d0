"""Set-up (§1): the players' starting positions. Decks are unordered, so nothing is shuffled."""

from parvis.engine import CHANCE, Random, Task
from parvis.games.piliers.components import (
    BUILDERS,
    CATEGORIES,
    COST,
    COURT_METAL,
    FOR_START,
    GOODS,
    HAPPENINGS,
    PREPARING,
    RESOURCES,
    SHUFFLED,
    SPACES,
    START_POINTS,
    STARTING,
    STOCK,
    WORKERS,
)
from parvis.games.piliers.kinds import FIRST, ROUND
from parvis.games.piliers.state import Seat, State


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
        metal=COURT_METAL,
        tax=0,
        grey=-1,
        grey_next=-1,
        black=-1,
        jack=-1,
        passed=0,
        safe=0,
        limited=0,
        aside=[0] * seats,
        bought=0,
        sold=0,
        large_at=[-1] * seats,
        raised=[-1] * seats,
        uses=[],
        spare=0,
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
        craftsmen=list(STARTING),
        privileges=[],
        points=points,
    )
