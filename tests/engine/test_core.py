"""The engine: starting, choosing, chance, points, secrets in events."""

import copy
from collections import Counter
from typing import Any

import pytest

from parvis.engine import BadSetup, Event, IllegalChoice, Log, Task, seeded
from parvis.engine.plain import BadState, dump, load, plain
from tests.engine import orchard
from tests.engine.orchard import DRAW, DRAW_ONE, GAME, RAID, TURN, WASP


def test_what_one_task_schedules_happens_in_the_order_written() -> None:
    s = GAME.start(3, 1)
    GAME.play(s, WASP, Log())
    assert [task.kind for task in s.agenda] == [orchard.NEXT, RAID]  # its end is the top
    GAME.play(s, -1, Log())
    assert (s.agenda[-1].kind, s.agenda[-1].seat) == (TURN, 1)


def test_an_illegal_choice_changes_nothing() -> None:
    s = GAME.start(2, 1)
    before = plain(s)
    for value in (1, 99, -1):
        with pytest.raises(IllegalChoice):
            GAME.play(s, value, Log())
    for word in ("turn plant 9", "raid skip", "nonsense"):
        with pytest.raises(IllegalChoice):
            GAME.read(s, word)
    assert plain(s) == before


@pytest.mark.parametrize("value", [0.0, "0", None, [0]])
def test_a_choice_that_is_no_whole_number_is_illegal(value: Any) -> None:
    s = GAME.start(3, 1)
    before = plain(s)
    with pytest.raises(IllegalChoice):
        GAME.play(s, value, Log())
    assert plain(s) == before


def test_the_end_of_the_game_offers_nothing() -> None:
    s = GAME.start(2, 1, {"short": True})
    while s.agenda:
        GAME.choose(s, GAME.roll(s), Log(quiet=True))
    assert GAME.actor(s) is None
    with pytest.raises(IllegalChoice, match="over"):
        GAME.play(s, 0, Log())
    with pytest.raises(IllegalChoice, match="over"):
        GAME.read(s, "turn draw")


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (1, {}, "2 to 4 players, not 1"),
        (9, {}, "2 to 4 players, not 9"),
        (2.0, {}, "2 to 4 players, not 2.0"),
        ("2", {}, "2 to 4 players, not 2"),
        (2, {"long": True}, "no option 'long'; it has short, trees"),
        (2, {"short": 1}, "short is one of false, true, not 1"),
        (2, {"trees": "few"}, "trees is one of 15, many, not 'few'"),
    ],
)
def test_a_bad_setup_is_explained(
    seats: Any, options: dict[str, bool | int | str], message: str
) -> None:
    with pytest.raises(BadSetup, match=message):
        GAME.start(seats, 1, options)


def test_an_unknown_version_is_refused() -> None:
    with pytest.raises(BadSetup, match="versions 1 to 2, not 3"):
        GAME.start(2, 1, version=3)


def test_options_are_kept_by_name() -> None:
    s = GAME.start(2, 1, {"trees": "many"})
    assert s.options == (0, 1)
    assert GAME.setup(s) == {"short": False, "trees": "many"}


def test_chance_follows_the_weights_of_its_bag() -> None:
    s = GAME.start(2, 3)
    GAME.play(s, DRAW_ONE, Log())
    assert s.agenda[-1].kind == DRAW
    drawn = Counter(GAME.roll(s) for _ in range(19_000))
    for card, weight in enumerate(orchard.BAG):
        assert abs(drawn[card] - 1000 * weight) < 250


def test_near_seeds_give_unlike_games() -> None:
    first = Counter(seeded(seed).below(6) for seed in range(6000))
    assert all(850 < first[face] < 1150 for face in range(6))
    pairs = Counter((g.below(4), g.below(4)) for g in map(seeded, range(6400)))
    assert all(320 < pairs[i, j] < 480 for i in range(4) for j in range(4))


def test_a_generator_is_copied_split_and_drawn_from() -> None:
    g = seeded(5)
    twin = g.copy()
    assert [g.below(100) for _ in range(5)] == [twin.below(100) for _ in range(5)]
    other = g.split()
    assert [g.below(100) for _ in range(5)] != [other.below(100) for _ in range(5)]
    bag = [1, 2, 3, 4]
    assert g.pick(bag) in bag
    taken = g.draw(bag)
    assert sorted([taken, *bag]) == [1, 2, 3, 4]


def test_a_secret_number_is_read_by_its_own_seat_alone() -> None:
    event = Event(orchard.DREW, 1, 2)
    assert GAME.redact(event, 1).a == 2
    assert GAME.redact(event, 0).a == -1
    assert GAME.redact(event, None).a == -1
    open_event = Event(orchard.PLANTED, 1, 2)
    assert GAME.redact(open_event, None) is open_event


def test_ranks_use_the_tie_break_and_are_shared_where_the_rules_leave_a_tie() -> None:
    s = GAME.start(3, 1)
    s.seats[0].points, s.seats[1].points, s.seats[2].points = 5, 5, 5
    assert GAME.ranking(s) == [1, 1, 1]
    s.seats[1].hand = [0, 0, 0]
    assert GAME.ranking(s) == [2, 1, 2]


def test_points_have_categories() -> None:
    s = GAME.start(2, 1)
    GAME.play(s, 0, Log())
    assert GAME.breakdown(s) == [{"apples": 1, "pears": 0}, {"apples": 0, "pears": 0}]
    assert GAME.scores(s) == [1, 0]


def test_a_state_survives_json() -> None:
    s = GAME.start(3, 8, {"trees": "many"})
    for _ in range(9):
        GAME.choose(s, GAME.roll(s), Log(quiet=True))
    again = load(GAME, dump(GAME, s, 3))
    assert plain(again) == plain(s)
    assert again.options == s.options
    GAME.choose(s, GAME.roll(s), Log(quiet=True))
    GAME.choose(again, GAME.roll(again), Log(quiet=True))
    assert plain(again) == plain(s)


@pytest.mark.parametrize(
    "change",
    [
        (b'"orchard"', b'"other"'),
        (b'"seats":3', b'"seats":7'),
        (b'"state":[', b'"state":[1,'),
        (b"[9,6,4]", b'[9,"6",4]'),
        (b"[9,6,4]", b"9"),
        (b"[[0,0,0,0]]", b"[[0,0,0]]"),
        (b"[[0,0,0,0]]", b"[[77,0,0,0]]"),
        (b"}", b""),
        (b"{", b"\xff{"),
        (b"[[0,0,0,0]]", b"7"),
        (b"[[0,0,0,0]]", b"[[0,9,0,0]]"),
        (b"[[0,0,0,0]]", f"[[{orchard.NEXT},-1,0,0]]".encode()),
        (b"[9,6,4]", b"[9,[6],4]"),
        (b'"state":', b'"state":' + b"[" * 100_000),
    ],
)
def test_a_damaged_state_is_refused(change: tuple[bytes, bytes]) -> None:
    data = dump(GAME, GAME.start(3, 8), 3)
    damaged = data.replace(*change, 1)
    assert damaged != data
    with pytest.raises(BadState):
        load(GAME, damaged)


def test_a_quiet_log_collects_nothing() -> None:
    log = Log(quiet=True)
    log.add(0, 0)
    assert log.events == []


def test_a_task_has_defaults() -> None:
    task = Task(1, 2)
    assert (task.kind, task.seat, task.arg, task.also) == (1, 2, 0, 0)


def test_deep_copies_are_copies_of_states_and_never_of_games() -> None:
    s = GAME.start(3, 1)
    twin = copy.deepcopy(s)
    assert plain(twin) == plain(s)
    GAME.play(twin, GAME.options(twin)[0], Log())
    assert plain(twin) != plain(s)
    assert copy.deepcopy(GAME) is GAME
