"""Setting up: rings, advisors, the first event card, the statue, envoys, hands."""

from parvis.engine import CHANCE, Random, Task
from parvis.games.emara.components import (
    ADVISORS,
    ADVISORS_A,
    COUNTRY_PLACES,
    DIALS,
    FAVOURS,
    GOODS,
    HUTS,
    OCCASIONS,
    RANKS,
    SLOTS,
    SPACES,
    TOWN_PLACES,
    WINTER,
)
from parvis.games.emara.kinds import (
    DEAL,
    LAY_ADVISOR,
    LAY_COUNTRY,
    LAY_TOWN,
    OPEN,
    PLACE_ENVOYS,
    ROUND,
    SOURCE,
    STATUE,
    TURN_UP,
)
from parvis.games.emara.rules.rounds import ALL_CARDS
from parvis.games.emara.state import IN_PILE, Seat, State


def new(seats: int, options: tuple[int, ...], version: int, random: Random) -> State:
    """Return the state before anything is drawn."""
    s = State(
        version,
        options,
        random,
        agenda=[],
        seats=[new_seat() for _ in range(seats)],
        country=[],
        town=[],
        huts=[-1] * len(HUTS),
        dials=[0] * len(DIALS),
        spaces=[-1] * SPACES,
        holders=[-1] * len(ADVISORS),
        reserve=list(range(ADVISORS_A, len(ADVISORS))),
        next_advisor=-1,
        ranks=[0] * len(RANKS),
        favours=[IN_PILE] * len(FAVOURS),
        occasions=[o for o in range(len(OCCASIONS)) if seats > 1 or o != WINTER],
        occasion=-1,
        round=0,
        first=-1,
        victoria=0,
        card=-1,
        steps=0,
        done=0,
        swapped=0,
        fresh=-1,
    )
    for _ in COUNTRY_PLACES:
        s.then(Task(LAY_COUNTRY, CHANCE))
    for _ in TOWN_PLACES:
        s.then(Task(LAY_TOWN, CHANCE))
    for space in range(SPACES):
        s.then(Task(LAY_ADVISOR, CHANCE, space))
    s.then(Task(TURN_UP, CHANCE))
    s.then(Task(OPEN, CHANCE))
    s.then(Task(STATUE, CHANCE))
    s.then(Task(PLACE_ENVOYS, 0))
    for number in range(seats):
        s.then(Task(DEAL, number))
    s.then(Task(ROUND, 0))
    return s


def new_seat() -> Seat:
    return Seat(
        goods=[0] * len(GOODS),
        citizens=0,
        buildings=0,
        tally=[0] * (2 * SOURCE.size),
        country=-1,
        town=-1,
        craftsmen=0,
        rank=0,
        crest=0,
        slots=[-1] * SLOTS,
        hand=0,
        deck=ALL_CARDS,
        settled=0,
    )
