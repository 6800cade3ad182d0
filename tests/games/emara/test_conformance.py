"""What every game must keep, records that must still replay, and the order of options."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parvis.engine import CHANCE, Log, OptionValue, Record, replay
from parvis.engine.check import check
from parvis.games.emara import GAME
from parvis.games.emara import components as c
from parvis.text import LANGUAGES, Texts
from tests.games.emara.golden import choice
from tests.games.emara.table import choose, give, me, play, table
from tests.games.golden import records_of
from tests.games.tree import positions


@settings(max_examples=16, deadline=None)
@given(
    seats=st.sampled_from([1, 2, 3, 4]),
    seed=st.integers(0, 1 << 30),
    start=st.sampled_from(["event", 15, 40]),
    informed=st.booleans(),
    same_visit=st.booleans(),
    reshuffle=st.sampled_from(["on_need", "at_once"]),
    court=st.booleans(),
)
def test_every_promise_is_kept(
    seats: int,
    seed: int,
    start: OptionValue,
    informed: bool,
    same_visit: bool,
    reshuffle: str,
    court: bool,
) -> None:
    options: dict[str, OptionValue] = {
        "building_start": start,
        "informed_choice": informed,
        "cathedral_token_same_visit": same_visit,
        "favour_reshuffle": reshuffle,
        "victoria_court_bonus": court,
    }
    check(GAME, seats, seed, options, thorough=12)


@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 1 << 30), start=st.integers(0, 104), informed=st.booleans())
def test_every_promise_is_kept_in_a_campaign(seed: int, start: int, informed: bool) -> None:
    options: dict[str, OptionValue] = {
        "solo": "campaign",
        "campaign_start": start,
        "informed_choice": informed,
    }
    check(GAME, 1, seed, options, thorough=12)


@pytest.mark.parametrize("path", records_of(GAME), ids=lambda path: path.stem)
def test_victoria_ends_where_she_ended(path: Path) -> None:
    golden = json.loads(path.read_text())
    s = replay(GAME, Record.from_json(json.dumps(golden["record"])))
    assert s.victoria == golden["victoria"]


def test_the_order_of_options_in_a_turn() -> None:
    s = table()
    give(s, c.BAILIFF, c.CHAMBERLAIN)
    me(s, wood=2, cloth=1, ring=1)
    play(s, c.STEP_CARD, 1)
    assert [GAME.spell(s, value) for value in GAME.options(s)] == [
        "turn step-country 1",
        "turn step-town 1",
        "turn move-country 2",
        "turn move-town 2",
        "turn rise 0",
        "turn hire 0",
        "turn hire 1",
        "turn bailiff",
        "turn to-gold",
    ]


def test_the_order_of_options_at_the_castle() -> None:
    s = table()
    me(s, wood=1, book=1, gold=1)
    s.favours[1] = 0
    play(s, c.TOWN_CARD)
    choose(s, "go", c.CASTLE)
    assert [GAME.spell(s, value) for value in GAME.options(s)] == [
        "visit favour 1",
        *(f"visit gift {resource} 1" for resource in range(4)),
        "visit book",
        "visit skip",
    ]


def test_the_number_of_positions_after_a_few_choices() -> None:
    assert positions(GAME, table(2), 4) == [9, 27, 60, 94]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_game_can_be_said(language: str) -> None:
    texts = Texts(GAME, language, ["Anne", "Bob", "Chloé"])
    said = 0
    for seed in range(4):
        s = GAME.start(3, seed)
        while s.agenda:
            task = s.agenda[-1]
            if task.seat != CHANCE:
                assert texts.question(task) and texts.question(task, "other")
                labels = [texts.choice(task, value) for value in GAME.options(s)]
                assert len(set(labels)) == len(labels), labels
                said += len(labels)
            log = Log()
            dice = s.random.below(1 << 20)
            chance = task.seat == CHANCE
            GAME.choose(s, GAME.roll(s) if chance else choice(s, GAME.options(s), dice), log)
            for event in log.events:
                for seat in (0, None):
                    assert texts.event(GAME.redact(event, seat))
    assert said > 1000


# The components, against what the rulebook says about them.


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert len(c.CARDS) * 4 == 36
    assert sum(len(rank.points) for rank in c.RANKS) == 20
    assert len(c.OCCASIONS) == 14
    assert (c.ADVISORS_A, len(c.ADVISORS) - c.ADVISORS_A) == (16, 6)
    assert len(c.FAVOURS) == 12
    assert len(c.DIALS) == 10
    assert c.CRAFTSMEN * 4 == 16
    assert len(c.HUTS) == 12


def test_the_points_of_the_rulebook() -> None:
    citizens = (6, 2, 5, 1, 3, 3, 5, 5, 3, 2, 6, 3, 5, 5, 2, 2, 8, 8, 10, 12, 0, 0)
    assert tuple(advisor.citizens for advisor in c.ADVISORS) == citizens
    assert c.BOOK_POINTS == (0, 3, 6, 10, 15, 21)
    assert c.CRAFTSMAN_POINTS[0] == 1


def test_favours_are_numbered_by_place() -> None:
    assert [favour.place for favour in c.FAVOURS] == [token // 3 for token in range(12)]


def test_no_two_event_cards_have_the_same_corner() -> None:
    corners = [(o.country, o.town) for o in c.OCCASIONS]
    assert len(set(corners)) == len(corners)


def test_no_public_source_is_named_where_none_is_known() -> None:
    """The site's dials are ours; and the points of craftsmen are shown with their marks, too."""
    tables = {table.noun.name: table for table in GAME.components}
    for row, dial in zip(tables["dial"].rows, tables["dial"].noun.keys, strict=True):
        assert bool(row.sources) == ("p" in row.marks), dial
    shown = [(row.cells, row.marks) for row in tables["craftsman"].rows]
    assert shown == [((1,), "r"), ((2,), "x"), ((3,), "x"), ((4,), "x")]
