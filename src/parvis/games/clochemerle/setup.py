"""Clochemerle: the table before the first die is rolled ("Mise en place")."""

from parvis.engine import CHANCE, Random, Task
from parvis.games.clochemerle.components import (
    CHAMBERS,
    CHURCHES,
    CUSTOMER_ZONE,
    CUSTOMERS,
    FIELDS,
    MONKS,
    PROFESSIONS,
    RAT_START,
    RESOURCES,
    SQUARES,
    STAGES,
    WORKSHOPS,
)
from parvis.games.clochemerle.kinds import (
    DEAL_BOARD,
    DIE,
    LEADER,
    PILE,
    ROUND,
    SHOW_CUSTOMER,
    SHOW_MONK,
)
from parvis.games.clochemerle.state import Seat, State


def new(seats: int, options: tuple[int, ...], version: int, random: Random) -> State:
    """Set up the table; chance decides the first player, the boards and the visible cards."""
    s = State(
        version,
        options,
        random,
        [],
        *(0, 0, 0, 0, 0, 0, -1, -1, 0, 0, RAT_START[seats], 0),
        (1 << len(CHURCHES)) - 1,
        (1 << len(CHAMBERS)) - 1,
        SQUARES,
        FIELDS,
        (1 << len(WORKSHOPS)) - 1,
        (1 << len(MONKS)) - 1,
        (1 << len(STAGES)) - 1,
        (1 << len(CUSTOMERS)) - 1,
        [0] * DIE.size,
        [0] * 6,
        [-1] * PILE.size,
        [-1] * (CUSTOMER_ZONE + 1),
        [0] * len(PROFESSIONS),
        [new_seat() for _ in range(seats)],
    )
    s.then(Task(LEADER, CHANCE))
    for seat in range(seats):
        s.then(Task(DEAL_BOARD, CHANCE, seat))
    for pile in range(PILE.size):
        s.then(Task(SHOW_MONK, CHANCE, pile))
    for place in range(CUSTOMER_ZONE):
        s.then(Task(SHOW_CUSTOMER, CHANCE, place))
    s.then(Task(ROUND, 0))
    return s


def new_seat() -> Seat:
    """Return a village before its board is dealt: five villagers, the chief at home."""
    return Seat(
        *(-1, 0, 0, 0, 0, 0, 0),
        (1 << len(PROFESSIONS)) - 1,
        *(0, -1, 0, 0, -1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0),
        [-1] * len(RESOURCES),
        [0] * len(RESOURCES),
    )
