"""What every game must keep, records that must still replay, and the order of options."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parvis.engine import CHANCE, QUIET, Record, replay, seeded
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

from .golden import FOLDER
from .scene import offered, table

SHOPS = ("brewery", "scriptorium", "stable", "forge", "wainwright")
RECORDS = sorted(FOLDER.glob("*.json"))


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


def test_there_are_golden_records_for_every_number_of_seats() -> None:
    seats = {json.loads(path.read_text())["record"]["seats"] for path in RECORDS}
    assert seats == {2, 3, 4}


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_golden_records_end_as_they_ended(path: Path) -> None:
    golden = json.loads(path.read_text())
    s = replay(GAME, Record.from_json(json.dumps(golden["record"])))
    assert not s.agenda
    assert GAME.scores(s) == golden["scores"]
    assert GAME.ranking(s) == golden["ranking"]
    assert GAME.breakdown(s) == golden["breakdown"]


def test_the_order_of_options_at_the_first_banner() -> None:
    s = table()
    s.pool = [2, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0]
    assert offered(s) == ["first white-1", "first white-5", "first black-2"]
    GAME.choose(s, 4, QUIET)
    GAME.choose(s, 0, QUIET)
    assert offered(s) == [
        *("act raise 0", "act lower 0", "act raise 1"),
        "act black diocese",  # the cloister costs a coin too many
        *(f"act black {shop}-{pair}" for shop in SHOPS for pair in (68, 69)),
        *("act chief coin", "act chief hall"),
    ]


def test_the_number_of_positions_after_a_few_choices() -> None:
    """Counts the tree of choices below a fixed deal; chance always answers its first value."""
    assert [positions(2, depth) for depth in (1, 2, 3)] == [5, 23, 225]


def positions(seed: int, depth: int) -> int:
    s = GAME.start(3, seed)
    dice = seeded(seed)
    while GAME.actor(s) == CHANCE:
        options = GAME.options(s)
        GAME.choose(s, options[dice.below(len(options))], QUIET)
    layer = [s]
    for _ in range(depth):
        following = []
        for s in layer:
            for value in GAME.options(s):
                child = s.copy()
                GAME.choose(child, value, QUIET)
                while GAME.actor(child) == CHANCE:
                    GAME.choose(child, GAME.options(child)[0], QUIET)
                following.append(child)
        layer = following
    return len(layer)


def test_the_box_holds_104_cards() -> None:
    counts = (len(CHURCHES), len(MONKS), len(CHAMBERS), 4, 8, len(STAGES), 4 * len(WORKSHOPS))
    assert sum(counts) + len(CUSTOMERS) == 104


def test_what_the_customers_ask_for_and_give() -> None:
    assert sum(c.prestige for c in CUSTOMERS) == 123
    assert [sum(c.wants[n] for c in CUSTOMERS) for n in range(6)] == [12, 12, 10, 11, 10, 3]
    for value, cards in ((3, 4), (4, 4), (7, 3), (0, 6), (5, 8), (6, 8), (8, 8), (9, 8)):
        assert sum(value in c.values for c in CUSTOMERS) == cards


def test_every_cell_of_the_tables_has_a_mark() -> None:
    for table_ in GAME.components:
        assert len(table_.rows) == table_.noun.size
        for row in table_.rows:
            assert len(row.cells) == len(row.marks) == len(table_.columns)
            assert set(row.marks) <= set("rpx")
    assert len({row.key for row in SINGLES}) == len(SINGLES)


def test_each_errand_of_a_monk_is_a_printed_fact_once() -> None:
    known = [(m.action, m.number) for m in MONKS if m.marks.endswith("r")]
    assert sorted(known) == sorted({(m.action, m.number) for m in MONKS})
    table_ = next(x for x in GAME.components if x.noun is MONK)
    assert [row.marks for row in table_.rows] == [f"xxx{m.marks[-1]}" for m in MONKS]
