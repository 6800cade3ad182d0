"""A game in progress: steps are tried on a copy, and nothing unstored has happened."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from parvis import seeded
from parvis.engine import Record
from parvis.engine.check import check
from parvis.engine.core import Event
from parvis.engine.plain import plain
from parvis.games import game as game_of
from parvis.server.tables import chronicle
from parvis.server.tables.playthrough import ALIKE, Playthrough, verified
from parvis.server.wire import messages
from parvis.server.wire.refusals import Refusal
from tests.engine.orchard import GAME


def started(seats: int = 3) -> Playthrough:
    play = Playthrough(GAME, Record("orchard", GAME.version, seats))
    play.accept(play.settle())
    return play


def played(seed: int, seats: int = 3) -> Playthrough:
    play, random = started(seats), seeded(seed)
    while play.state.agenda:
        play.accept(play.choose(play.options[random.below(len(play.options))]))
    return play


def test_a_step_that_is_not_accepted_has_not_happened() -> None:
    play = started()
    before = plain(play.state)
    step = play.choose(play.options[-1])
    assert step.rows and plain(play.state) == before and play.ply == 0
    play.accept(step)
    assert plain(play.state) != before and play.ply == len(step.rows)


def test_after_a_step_somebody_has_a_choice_or_the_game_is_over() -> None:
    play, random = started(), seeded(3)
    while play.state.agenda:
        assert play.actor is not None and play.actor >= 0
        assert len(play.options) > 1 and play.options == play.game.options(play.state)
        play.accept(play.choose(play.options[random.below(len(play.options))]))
    assert play.options == [] and play.actor is None
    with pytest.raises(Refusal) as refused:
        play.choose(0)
    assert refused.value.message.reason == "over"


def test_the_words_alone_bring_everything_back() -> None:
    play = played(4)
    again = Playthrough(GAME, play.record)
    assert plain(again.state) == plain(play.state)
    assert (again.actors, again.free, again.words) == (play.actors, play.free, play.words)
    for seat in (0, 1, None):
        assert again.events(-1, seat) == play.events(-1, seat)


def test_what_happened_long_ago_is_told_without_replaying(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chronicle, "AT_HAND", 2)
    play, random = started(), seeded(1)
    whole = play.events(-1, 0)
    while play.state.agenda:
        before = play.ply
        play.accept(play.choose(play.options[random.below(len(play.options))]))
        whole += play.events(before, 0)
    assert len(whole) > 20

    def again(self: Playthrough, words: Sequence[str]) -> None:
        raise AssertionError("the game was replayed")

    monkeypatch.setattr(Playthrough, "followed", again)
    for since in range(-1, play.ply + 1):
        later = [event for event in whole if event.ply > since]
        assert play.events(since, 0) == later
        told = msgspec.json.decode(msgspec.json.encode(play.moved("x", 0, since, 0)))["events"]
        assert msgspec.convert(told, list[messages.Event]) == later
    assert len(play._told) <= ALIKE


def test_of_a_game_without_end_only_the_last_events_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(chronicle, "AT_HAND", 3)
    monkeypatch.setattr(chronicle, "MOST", 10)
    kept = chronicle.Chronicle()
    for ply in range(100):
        kept.add([(ply, Event(1, 0, ply))])
        assert len(kept) <= 10 + 2 * 3
    assert [ply for ply, _ in kept.since(-1)] == list(range(100 - len(kept), 100))
    assert [event.a for _, event in kept.since(97)] == [98, 99]


def test_how_far_one_may_go_back_is_never_understated() -> None:
    play, random = started(), seeded(9)
    met = set()
    while play.state.agenda:
        play.accept(play.choose(play.options[random.below(len(play.options))]))
        quick, exact = play.back(), play.exact_back()
        if exact is not None and play.state.agenda:
            assert quick is not None
            assert (quick.seat, quick.back) == (exact.seat, exact.back)
            assert quick.start <= exact.start
            met.add(exact.barrier)
        if quick is None and play.state.agenda:
            assert exact is None
            met.add(play.barrier())
    assert {"another", "chance"} <= met


def test_what_falls_to_a_patient_seat_is_left_to_it_and_can_be_taken_back_until_then() -> None:
    words = ("turn draw", "draw 0", "turn plant 0", "turn draw", "draw 0", "turn plant 2")
    record = Record("orchard", GAME.version, 2, choices=(*words, "raid skip"))
    hurried, play = Playthrough(GAME, record), Playthrough(GAME, record)
    hurried.accept(hurried.choose(0))  # seat 1 has nothing to plant: it draws at once
    assert hurried.back() is None and hurried.barrier() == "chance"
    play.accept(play.choose(0, [1]))
    assert play.actor == 1 and len(play.options) == 1
    quick, exact = play.back(), play.exact_back()
    assert quick is not None and exact is not None
    assert (quick.seat, quick.back) == (exact.seat, exact.back) == (0, 7)
    play.accept(play.choose(play.options[0]))
    assert play.back() is None and play.exact_back() is None


def test_points_are_known_where_nothing_is_hidden_and_true_at_the_end() -> None:
    play = played(2)
    points = play.points(None)
    assert points.scores == play.game.scores(play.state)
    result = play.result()
    assert result is not None and result.scores == points.scores
    growth = play.growth()
    assert growth.plies[0] == 0 and growth.plies[-1] == play.ply
    assert growth.scores[-1] == points.scores


def test_a_record_with_a_seed_leads_to_the_same_without_it() -> None:
    record = check(GAME, 2, 8)
    play = verified(GAME, record)
    assert play.setup.seed is None and play.words == list(record.choices)
    assert play.result() is not None


def test_several_answers_are_given_at_once_or_not_at_all() -> None:
    game = game_of("piliers")
    play = Playthrough(game, Record("piliers", game.version, 2))
    play.accept(play.settle())
    random = seeded(5)
    words = ["work skip"]
    while len(words) < 3:  # a cathedral at which two craftsmen can work
        if game.kind(play.state).name == "work":
            words = several(play)
        if len(words) < 3:
            play.accept(play.choose(play.options[random.below(len(play.options))]))
    actor = play.actor
    assert actor is not None
    drafted = play.draft(actor, words[:2])
    first, *then = words
    step = play.choose(play.read(first), then=then)
    assert [row.word for row in step.rows][: len(words)] == words
    one_by_one = Playthrough(game, play.record)
    one_by_one.accept(one_by_one.choose(one_by_one.read(first)))
    one_by_one.accept(one_by_one.choose(one_by_one.read(then[0])))
    offered = one_by_one.question(actor)
    assert offered is not None and drafted.options == offered.options
    before, after = (msgspec.json.decode(p.view(actor)) for p in (play, one_by_one))
    for change in drafted.changes:
        where = change.path.split(".")
        if where[-1] != "length":
            assert (found(before, where), found(after, where)) == (change.before, change.after)
    ply = play.ply
    for wrong in (["work 3 40"], [*then, "work skip"], ["trade withdraw"], ["nonsense"]):
        with pytest.raises(Refusal):
            play.choose(play.read(first), then=wrong)
    assert play.ply == ply
    orchard = started()
    with pytest.raises(Refusal):  # a kind that does not declare it
        orchard.choose(
            orchard.options[0], then=[orchard.game.spell(orchard.state, orchard.options[0])]
        )


def test_what_is_forced_between_several_answers_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A computer player's forced answer would wait for an undo, and part what was tried as one."""
    game, random = game_of("piliers"), seeded(9)
    monkeypatch.setattr(Playthrough, "luck", lambda _, options: random.pick(options))
    play, between = Playthrough(game, Record("piliers", game.version, 4)), 0
    play.accept(play.settle())
    while play.options:
        pick = random.pick(play.options)
        first = game.spell(play.state, pick)
        if play.actor == 0 and game.kind(play.state).series:
            for choice in play.draft(0, [first]).options:
                rows = play.choose(pick, range(1, 4), [choice.word]).rows[1:]
                between += rows[0].seat != 0
        play.accept(play.choose(pick))
    assert between


def several(play: Playthrough) -> list[str]:
    """Return two works of two craftsmen that may follow one another, and that it is enough."""
    assert play.actor is not None
    words = [play.game.spell(play.state, value) for value in play.options if value >= 0]
    for first in words:
        for choice in play.draft(play.actor, [first]).options:
            if choice.word.split(" ")[1] not in ("skip", first.split(" ")[1]):
                after = play.draft(play.actor, [first, choice.word]).options
                return [first, choice.word, *(["work skip"] if after else [])]
    return []


def found(view: Any, where: list[str]) -> Any:
    for name in where:
        view = view[int(name)] if isinstance(view, list) else view[name]
    return view
