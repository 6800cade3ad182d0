"""Descendance, setting up: steps 1 to 13 of the base rules, changed as the inn's rules say."""

from parvis.engine import CHANCE, Random, Task
from parvis.games.descendance import components as c
from parvis.games.descendance.kinds import CALL, CUBE, FARM, FIRST, REVEAL, ROUND, SPACE, UNBORN
from parvis.games.descendance.options import INN
from parvis.games.descendance.state import EMPTY, NOBODY, UNDRAWN, Seat, State


def new(seats: int, options: tuple[int, ...], version: int, random: Random) -> State:
    """Set up the village and schedule the draws before the first round."""
    inn = options[INN]
    cubes = c.CUBES_FULL if inn or seats == 5 else c.CUBES_BASE
    sorts = len(c.CUSTOMERS) if inn else c.CUSTOMERS_BASE
    numbers = [0, 0, NOBODY, 0, c.GRAVES[seats - 2], NOBODY, NOBODY, 0]
    numbers += [NOBODY, NOBODY, 0, 0, 0]  # no market day
    numbers += [0, NOBODY, 0, 0]  # no mass
    numbers += [NOBODY, NOBODY, NOBODY, 0, 0]  # no countess, no card used
    s = State(
        version,
        options,
        random,
        [],
        tuple(numbers),
        list(c.CHRONICLE[seats - 2]),
        [cubes] * len(c.COLOURS) + [c.PLAGUE_CUBES],
        [0] * CUBE.size,
        [0] * (SPACE.size * CUBE.size),
        [EMPTY] * 10,
        [i for i in range(sorts) for _ in range(c.CUSTOMERS[i].copies)],
        list(range(len(c.VILLAGERS))) if inn else [],
        [[UNDRAWN] * (c.PILE if inn else 0) for _ in range(c.PILES)],
        [_family(inn) for _ in range(seats)],
    )
    s.then(Task(FIRST, CHANCE))  # R3: in place of the oldest player
    for place in [*range(c.STALLS[seats - 2]), *range(5, 5 + c.QUEUE)]:
        s.then(Task(CALL, CHANCE, place))
    for pile in range(c.PILES if inn else 0):
        s.then(Task(REVEAL, CHANCE, pile))
    s.then(Task(ROUND, CHANCE))
    return s


def _family(inn: int) -> Seat:
    where = [FARM if generation == 0 else UNBORN for generation in c.GENERATION]
    return Seat(0, 0, 0, 1, 0, 0, [0] * 4, [0] * 5 + [inn], where, [], [])
