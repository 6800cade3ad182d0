"""What every game must keep, records that must still replay, and the order of options."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parvis.engine import QUIET, OptionValue, seeded
from parvis.engine.check import check
from parvis.games.piliers import GAME
from parvis.games.piliers.components import CRAFTSMEN, FIRST_HIRED, MASONS, PRIVILEGES, RESOURCES
from parvis.games.piliers.state import State
from tests.games.piliers.table import asked, words
from tests.games.tree import positions


@settings(max_examples=15, deadline=None)
@given(seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 1 << 30))
def test_every_promise_is_kept(seats: int, seed: int) -> None:
    check(GAME, seats, seed, thorough=12)


@settings(max_examples=10, deadline=None)
@given(
    seats=st.sampled_from([2, 3, 4]),
    seed=st.integers(0, 1 << 30),
    switches=st.lists(st.integers(0, 1), min_size=10, max_size=10),
)
def test_R48_every_promise_is_kept_whatever_the_options(
    seats: int, seed: int, switches: list[int]
) -> None:
    chosen = zip(GAME.settings, switches, strict=True)
    options: dict[str, OptionValue] = {option.name: option.values[n] for option, n in chosen}
    check(GAME, seats, seed, options, thorough=12)


# Options, their order and number.


def reached(seats: int, seed: int, kind: str) -> State:
    """Play at random until a question of a kind is asked."""
    s = GAME.start(seats, seed)
    dice = seeded(seed)
    while s.agenda and asked(s) and GAME.kind(s).name != kind:
        options = GAME.options(s)
        GAME.choose(s, options[dice.below(len(options))], QUIET)
    return s


def test_the_order_of_options_at_the_first_card() -> None:
    assert words(reached(3, 5, "select")) == [
        *(f"select take {resource}" for resource in (0, 1, 2, 3, 6, 7, 8)),
        *("select buy 3", "select buy 4", "select pass"),
    ]


@pytest.mark.parametrize(
    ("kind", "counts"),
    [
        ("select", [10, 10, 10, 10]),
        ("dismiss", [6, 6, 6, 6]),
        ("put-back", [2, 2, 2, 2]),
        ("builder", [11, 11, 11, 11]),
        ("settle", [5, 6, 6, 5]),
        ("bishop", [5, 4, 5, 5]),
        ("trade", [12, 14, 16, 18]),
        ("work", [5, 3, 4, 6]),
        ("drop", [3, 3, 5, 9]),
    ],
)
def test_the_number_of_options_where_each_kind_is_first_asked(kind: str, counts: list[int]) -> None:
    assert [len(GAME.options(reached(3, seed, kind))) for seed in range(4)] == counts


def test_the_number_of_positions_after_a_few_choices() -> None:
    assert positions(GAME, reached(2, 2, "select"), 3) == [10, 91, 524]


# Components.


def test_four_craftsmen_come_each_round_and_grow_dearer() -> None:
    hired = CRAFTSMEN[FIRST_HIRED:]
    assert [one.round for one in hired] == [n // 4 + 1 for n in range(24)]
    totals = [sum(one.cost for one in hired[n : n + 4]) for n in range(0, 24, 4)]
    assert totals == [14, 18, 22, 26, 30, 34]


def test_the_masons_are_the_masons() -> None:
    keys = [CRAFTSMEN[number].key for number in MASONS]
    assert keys == [one.key for one in CRAFTSMEN if one.key.startswith("mason")]


def test_the_box_holds_nine_resource_cards_and_sixteen_privileges() -> None:
    assert sorted(one.workers for one in RESOURCES) == list(range(2, 11))
    assert [one.cubes for one in RESOURCES] == [2, 3, 4] * 3
    assert [one.use for one in PRIVILEGES] == [0] * 6 + [1] * 3 + [2] * 7
