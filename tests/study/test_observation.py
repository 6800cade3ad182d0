"""The vector that learners see: named, stable, from one's own chair, and without secrets."""

from typing import Any

import numpy as np
import pytest

import parvis
from parvis.engine import CHANCE, QUIET, AnyGame, seeded
from parvis.sight.observation import VERSION, Observer, group_sizes, turned_actions
from parvis.study.environment import Episode
from tests.engine.orchard import DRAW_ONE, GAME, WASP

CASES = [(name, seats) for name in parvis.game_names() for seats in parvis.game(name).seats]


def entry(observer: Observer, vector: Any, name: str) -> float:
    return float(vector[observer.names.index(name)])


def test_every_entry_of_the_toy_game_is_what_its_name_says() -> None:
    s = GAME.start(3, 1)
    GAME.play(s, 0, QUIET)  # seat 0 plants an apple; seat 1 must choose
    observer = Observer(GAME, 3)
    vector = observer.encode(GAME.view(s, 1), 1, s.agenda[-1])
    assert len(vector) == observer.size == len(set(observer.names))
    assert entry(observer, vector, "bag") == 19
    assert entry(observer, vector, "task=turn") == 1
    assert entry(observer, vector, "sides.0.hand.apple") == 1  # one's own hand comes first
    assert entry(observer, vector, "sides.0.hand-known=0") == 1
    assert entry(observer, vector, "sides.2.hand-known=0") == 0  # seat 0 sits to the right
    assert entry(observer, vector, "sides.2.points") == 1
    assert entry(observer, vector, "sides.2.row=apple") == 1


def test_seats_turn_with_the_one_who_looks() -> None:
    s = GAME.start(3, 1)
    GAME.play(s, WASP, QUIET)
    GAME.play(s, 2, QUIET)  # seat 0 looks at the hand of seat 2
    observer = Observer(GAME, 3)
    mine = observer.encode(GAME.view(s, 0), 0, s.agenda[-1])
    theirs = observer.encode(GAME.view(s, 2), 2, None)
    assert entry(observer, mine, "looking=2") == 1
    assert entry(observer, theirs, "looking=0") == 1
    assert entry(observer, mine, "task=rob") == 1
    assert entry(observer, theirs, "task=rob") == 0


def played(game: AnyGame, seats: int, plies: int) -> Any:
    s, players = game.start(seats, 5), seeded(6)
    for _ in range(plies):
        if not s.agenda:
            break
        by_chance = s.agenda[-1].seat == CHANCE
        game.choose(s, game.roll(s) if by_chance else players.pick(game.options(s)), QUIET)
    return s


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_an_observation_holds_nothing_that_its_seat_cannot_know(name: str, seats: int) -> None:
    game = parvis.game(name)
    observer = Observer(game, seats)
    assert len(set(observer.names)) == observer.size
    for plies in (3, 40, 150):
        s = played(game, seats, plies)
        for seat in range(seats):
            task = s.agenda[-1] if s.agenda and s.agenda[-1].seat == seat else None
            truth = observer.encode(game.view(s, seat), seat, task)
            for sample in range(3):
                supposed = game.imagine(s, seat, seeded(sample))
                asked = None if task is None else supposed.agenda[-1]
                same = observer.encode(game.view(supposed, seat), seat, asked)
                assert np.array_equal(truth, same)
            assert np.isfinite(truth).all()


@pytest.mark.parametrize("name", parvis.game_names())
def test_a_look_after_many_is_the_same_as_a_first_look(name: str) -> None:
    game = parvis.game(name)
    table, players = Episode(game, 2), seeded(8)
    for seed in (1, 2):  # into a second game, and what was seen of the first must be forgotten
        table.reset(seed)
        for _ in range(250):
            if table.seat < 0:
                break
            for seat in range(2):
                task = table.state.agenda[-1] if table.seat == seat else None
                fresh = table.observer.encode(game.view(table.state, seat), seat, task)
                assert np.array_equal(table.observe(seat), fresh)
            table.step(players.pick(table.legal()))


def test_what_was_seen_belongs_to_the_one_who_looked() -> None:
    table = Episode(GAME, 2)
    table.reset(3)
    before = table.observe(0)
    kept = before.copy()
    before[:] = 7
    assert np.array_equal(table.observe(0), kept)
    after = table.observe(0)
    table.step(table.legal()[0])
    table.observe(0)
    assert np.array_equal(after, kept)


def test_rewards_by_rank_and_by_margin() -> None:
    table = Episode(GAME, 3)
    table.reset(3)
    assert table.rewards() == [0.0, 0.0, 0.0]
    s: Any = table.state
    s.agenda.clear()
    for seat, points in zip(s.seats, (8, 4, 4), strict=True):
        seat.points, seat.hand = points, [0, 0, 0]
    assert table.rewards() == [1.0, -0.5, -0.5]
    table.reward = "margin"
    assert table.rewards() == [0.5, -0.5, -0.5]
    with pytest.raises(ValueError, match="rank or margin"):
        Episode(GAME, 3, reward="joy")


def test_an_illegal_action_changes_nothing() -> None:
    table = Episode(GAME, 2)
    table.reset(3)
    before = table.observe(table.seat)
    illegal = next(a for a in range(GAME.actions) if a not in table.legal())
    for action in (illegal, -1, GAME.actions):
        with pytest.raises(parvis.IllegalChoice):
            table.step(action)
    assert np.array_equal(table.observe(table.seat), before)
    assert table.mask(table.seat).sum() == len(table.legal())
    assert table.mask(1 - table.seat).sum() == 0
    table.step(table.game.action(table.state, DRAW_ONE))  # chance answers by itself
    assert table.seat == 1


def at_kind(name: str, kind: str, seats: int, **options: Any) -> Episode:
    """Return a table at the first decision of a kind that somebody but seat 0 must make."""
    for seed in range(200):
        table, players = Episode(parvis.game(name), seats, options), seeded(seed)
        table.reset(seed)
        while table.seat >= 0:
            if table.game.kind(table.state).name == kind and table.seat > 0:
                return table
            table.step(players.pick(table.legal()))
    raise AssertionError(f"{kind} never came up")


def test_seats_in_actions_turn_like_seats_in_observations() -> None:
    table = at_kind("hoyuk", "marker", 3)
    game, s, me = table.game, table.state, table.seat
    kind = game.kind(s)
    turned = turned_actions(kind, 3, me)
    assert turned is not None
    assert sorted(turned) == [kind.offset - 1 + i for i in range(kind.size + 1)]  # a permutation
    for value, action in zip(table.offered, table.legal(), strict=True):
        assert action - kind.offset == (value - me) % 3
        assert table.value(action) == value and table.offers(action)
    assert np.flatnonzero(table.mask(me)).tolist() == sorted(table.legal())
    named = max(table.legal())  # the last one clockwise
    expected = (me + named - kind.offset) % 3
    table.step(named)
    assert table.record().choices[-1] != ""
    assert game.view(table.state, None).first == expected


def test_a_choice_that_names_no_seat_keeps_its_number() -> None:
    for name in parvis.game_names():
        table = Episode(parvis.game(name), 2)
        table.reset(4)
        kind = table.game.kind(table.state)
        if turned_actions(kind, 2, table.seat) is None:
            s = table.state
            assert table.legal() == [table.game.action(s, value) for value in table.offered]


@pytest.mark.parametrize("name", parvis.game_names())
def test_a_task_is_told_by_ones_among_zeros(name: str) -> None:
    game = parvis.game(name)
    observer, players = Observer(game, 2), seeded(3)
    table = Episode(game, 2, observer=observer)
    table.reset(3)
    while table.seat >= 0:
        vector, task = table.observe(table.seat), table.state.agenda[-1]
        head = vector[: observer.first]
        assert set(head.tolist()) <= {0.0, 1.0}
        kind = game.kinds.tasks[task.kind]
        assert entry(observer, vector, f"task={kind.name}") == 1
        if kind.arg is not None and kind.arg is not parvis.engine.SEAT and task.arg >= 0:
            member = kind.arg.keys[task.arg] if kind.arg.keys else str(task.arg)
            assert entry(observer, vector, f"task-arg-{kind.arg.name}={member}") == 1
        elif kind.arg is None:
            bits = [entry(observer, vector, f"task-arg-bit={i}") for i in range(16)]
            assert sum(int(bit) << i for i, bit in enumerate(bits)) == task.arg
        table.step(players.pick(table.legal()))


def test_a_label_is_told_by_the_size_of_its_group() -> None:
    assert group_sizes([0, 7, 7, 0, 2, 7]) == [0, 3, 3, 0, 1, 3]
    observer = Observer(parvis.game("hoyuk"), 2)
    assert "family-size.0" in observer.names and "block-size.168" in observer.names
    assert not any(name.startswith("family.") for name in observer.names)


def test_forced_choices_are_made_by_the_table_unless_they_are_kept() -> None:
    game = parvis.game("emara")
    counts = {}
    for forced in (False, True):
        table, steps = Episode(game, 2, forced=forced), 0
        table.reset(5)
        while table.seat >= 0:
            assert forced or len(table.offered) > 1
            steps += 1
            table.step(table.legal()[0])
        counts[forced] = steps
        assert len(parvis.replay(table.record()).agenda) == 0
    assert 0 < counts[False] < counts[True]


def test_a_finished_game_tells_scores_ranks_and_record() -> None:
    table, players = Episode(parvis.game("piliers"), 3), seeded(2)
    table.reset(11)
    while table.seat >= 0:
        table.step(players.pick(table.legal()))
    told = table.outcome()
    again: Any = parvis.replay(told["record"])
    assert table.game.scores(again) == told["scores"]
    assert table.game.ranking(again) == told["ranks"]
    assert told["record"].seed == 11


def test_the_version_is_pinned() -> None:
    assert VERSION == 3
    assert Observer(GAME, 2).names[:2] == ("task=turn", "task=raid")


def test_the_owner_of_a_member_turns_and_its_generation_does_not() -> None:
    (kind,) = (one for one in parvis.game("descendance").kinds.tasks if one.name == "summon")
    me, seats = 1, 3
    turned = turned_actions(kind, seats, me)
    assert turned is not None
    member = kind.forms[0]
    for value in range(member.start, member.start + member.size):
        owner, generation = member.unpack(value)
        if owner < seats:
            seen = member.pack((owner - me) % seats, generation)
            assert turned[value + 1] == kind.offset + seen  # the first entry is SKIP
