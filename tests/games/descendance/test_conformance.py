"""Descendance: what every game must hold, in random games of every sort; counts."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parvis.engine import CHANCE, QUIET, seeded
from parvis.engine.check import check
from parvis.games.descendance import GAME
from tests.games.descendance.scene import offered, take, village
from tests.games.tree import positions

QUICK = settings(
    max_examples=2, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)


@pytest.mark.parametrize("inn", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@given(seed=st.integers(0, 10**6), herbalist=st.booleans(), juggler=st.booleans())
@QUICK
def test_every_promise_holds(
    seats: int, inn: bool, seed: int, herbalist: bool, juggler: bool
) -> None:
    options = {
        "inn": inn,
        "herbalist_crosses_bridge": herbalist,
        "juggler_pays_on_empty_board": juggler,
    }
    check(GAME, seats, seed, options, thorough=8)


def test_random_games_visit_every_kind_of_choice() -> None:
    seen: set[int] = set()
    for seed in range(60):
        s = GAME.start(2 + seed % 4, seed, {"inn": True})
        players = seeded(seed)
        while s.agenda:
            seen.add(s.agenda[-1].kind)
            options = GAME.options(s)
            chance = s.agenda[-1].seat == CHANCE
            GAME.choose(s, GAME.roll(s) if chance else players.pick(options), QUIET)
    missing = [kind.name for kind in GAME.kinds.tasks if kind.forms and kind.number not in seen]
    assert missing == []


def test_the_order_of_options_is_fixed() -> None:
    s = village(2)
    assert offered(s) == [f"take {space} {cube}" for space in range(7) for cube in range(5)]
    s.seats[0].cubes = [2, 2, 2, 2]
    s.seats[0].grain = 3
    s.seats[0].coins = 1
    GAME.play(s, GAME.read(s, take("crafts", "plague")), QUIET)
    assert offered(s) == [
        "skip",
        *["train 0 0", "buy 4"],
        *["train 1 0", "buy 1", "buy 3"],
        *["train 2 0", "buy 0"],
        *["train 3 0", "buy 2"],
        "mill",
    ]


def test_the_number_of_positions_is_known() -> None:
    assert positions(GAME, village(2), 3) == COUNTS_BASE
    assert positions(GAME, village(2, inn=True), 3) == COUNTS_INN


COUNTS_BASE = [35, 80, 1856]
COUNTS_INN = [40, 95, 2346]
