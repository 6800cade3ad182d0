"""What every game must keep, records that must still replay, and the order of options."""

from hypothesis import given, settings
from hypothesis import strategies as st

from parvis.engine import CHANCE, QUIET, seeded
from parvis.engine.check import check
from parvis.games.clochemerle import GAME
from parvis.games.clochemerle.components import (
    CHAMBERS,
    CHURCHES,
    CUSTOMERS,
    MONKS,
    SINGLES,
    STAGES,
    WORKSHOPS,
)
from parvis.games.clochemerle.kinds import MONK
from tests.games.tree import positions

from .scene import offered, table

SHOPS = ("brewery", "scriptorium", "stable", "forge", "wainwright")


@settings(max_examples=12, deadline=None)
@given(
    seats=st.sampled_from([2, 3, 4]),
    seed=st.integers(0, 1 << 30),
    declining=st.booleans(),
    tile=st.booleans(),
)
def test_every_promise_is_kept(seats: int, seed: int, declining: bool, tile: bool) -> None:
    options = {"may_decline_bought_card": declining, "tile_needs_councillor": tile}
    check(GAME, seats, seed, options, thorough=12)


def test_the_order_of_options_at_the_first_banner() -> None:
    s = table()
    s.pool = [2, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0]
    assert offered(s) == ["first white-1", "first white-5", "first black-2"]
    GAME.choose(s, 4, QUIET)
    GAME.choose(s, 0, QUIET)
    assert offered(s) == [
        *("act raise 0", "act lower 0", "act raise 1"),
        *("act black cloister", "act black diocese"),
        *(f"act black {shop}-{pair}" for shop in SHOPS for pair in (68, 69)),
        *("act chief coin", "act chief hall"),
    ]


def test_the_number_of_positions_after_a_few_choices() -> None:
    s = GAME.start(3, 2)
    dice = seeded(2)
    while GAME.actor(s) == CHANCE:
        options = GAME.options(s)
        GAME.choose(s, options[dice.below(len(options))], QUIET)
    assert positions(GAME, s, 3) == [5, 23, 231]


def test_the_box_holds_104_cards() -> None:
    counts = (len(CHURCHES), len(MONKS), len(CHAMBERS), 4, 8, len(STAGES), len(WORKSHOPS))
    assert sum(counts) + len(CUSTOMERS) == 104


def test_what_the_customers_ask_for_and_give() -> None:
    assert sum(c.prestige for c in CUSTOMERS) == 123
    assert [sum(c.wants[n] for c in CUSTOMERS) for n in range(6)] == [12, 12, 10, 11, 10, 3]
    for value, cards in ((3, 4), (4, 4), (7, 3), (0, 6), (5, 8), (6, 8), (8, 8), (9, 8)):
        assert sum(value in c.values for c in CUSTOMERS) == cards


def test_each_single_card_has_a_key_of_its_own() -> None:
    assert len({row.key for row in SINGLES}) == len(SINGLES)


def test_each_errand_of_a_monk_is_a_printed_fact_once() -> None:
    known = [(m.action, m.number) for m in MONKS if m.marks.endswith("r")]
    assert sorted(known) == sorted({(m.action, m.number) for m in MONKS})
    table_ = next(x for x in GAME.components if x.noun is MONK)
    assert [row.marks for row in table_.rows] == [f"xxxx{m.marks[-1]}" for m in MONKS]
