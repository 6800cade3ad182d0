"""Records: replay trusts nothing, undo stops where something was revealed."""

import msgspec
import pytest

from parvis.engine import BadRecord, Diverged, Log, Record, replay
from parvis.engine.check import check
from parvis.engine.plain import plain
from parvis.engine.record import moments, undo_of
from tests.engine.orchard import DRAW_ONE, GAME, WASP, State


def played(seats: int = 3, seed: int = 7) -> Record:
    return check(GAME, seats, seed)


def record_of(words: list[str], seats: int = 3) -> Record:
    """Return a record without a seed, so that chance answers as the test wants."""
    return Record("orchard", 2, seats, {}, None, tuple(words))


def test_a_record_survives_json() -> None:
    record = played()
    assert Record.from_json(record.to_json()) == record


def test_replay_goes_to_any_ply() -> None:
    record = played()
    states = [plain(s) for _, s, _ in moments(GAME, record)]
    for ply in (0, 1, 5, len(states) - 1):
        assert plain(replay(GAME, record, ply)) == states[ply]
    assert not replay(GAME, record).agenda


def test_a_loaded_die_is_refused() -> None:
    record = played()
    ply = next(i for i, word in enumerate(record.choices) if word.startswith("draw"))
    other = f"draw {(int(record.choices[ply][-1]) + 1) % 3}"
    choices = (*record.choices[:ply], other)
    with pytest.raises(Diverged, match=f"choice {ply} is '{other}', not one of draw"):
        replay(GAME, msgspec.structs.replace(record, choices=choices))
    unseeded = msgspec.structs.replace(record, seed=None, choices=choices)
    replay(GAME, unseeded)  # without a seed any possible card will do


def test_divergence_names_ply_word_and_what_was_possible() -> None:
    record = record_of(["turn plant 1"])
    with pytest.raises(Diverged) as caught:
        replay(GAME, record)
    assert caught.value.ply == 0
    assert caught.value.word == "turn plant 1"
    assert caught.value.possible == ["turn plant 0", "turn plant 2", "turn draw"]


def test_divergence_repeats_only_the_beginning_of_an_endless_word() -> None:
    record = msgspec.structs.replace(played(), choices=("x" * 1_000_000,))
    with pytest.raises(Diverged) as found:
        replay(GAME, record)
    assert len(str(found.value)) < 500
    assert found.value.word == record.choices[0]


def test_a_record_longer_than_its_game_is_refused() -> None:
    record = played().plus("turn draw")
    with pytest.raises(Diverged, match="the game was over"):
        replay(GAME, record)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"[]",
        b'"orchard"',
        b"\xff\xfe",
        b'{"game":"orchard"}',
        b'{"game":"orchard","version":2,"seats":"3"}',
        b'{"game":"orchard","version":2,"seats":3,"extra":1}',
        b'{"game":"orchard","version":2,"seats":3,"choices":[1]}',
        "\ud800",
        '{"game":"\udcff"}',
    ],
)
def test_a_foreign_text_is_no_record(text: bytes | str) -> None:
    with pytest.raises(BadRecord, match="not a record"):
        Record.from_json(text)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "record of chess, not of orchard"),
        ({"version": 9}, "versions 1 to 2, not 9"),
        ({"seats": 8}, "2 to 4 players"),
        ({"options": {"short": "yes"}}, "short is one of"),
    ],
)
def test_a_record_of_another_game_is_refused(change: dict[str, object], message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        replay(GAME, msgspec.structs.replace(played(), **change))


def test_a_ply_outside_the_record_is_refused() -> None:
    record = played()
    for ply in (-1, len(record.choices) + 1):
        with pytest.raises(BadRecord, match="choices, not"):
            replay(GAME, record, ply)


# Undo.


def after(*values: int) -> tuple[State, Record]:
    s, record = GAME.start(3, 1), record_of([])
    for value in values:
        record = record.plus(GAME.spell(s, value))
        GAME.play(s, value, Log())
    return s, record


def test_nothing_is_undone_before_the_first_choice() -> None:
    assert undo_of(GAME, record_of([])) is None


def test_a_choice_can_be_taken_back() -> None:
    _, record = after(0)
    undo = undo_of(GAME, record)
    assert undo is not None
    assert (undo.seat, undo.back, undo.start, undo.barrier) == (0, 0, 0, "start")


def test_anothers_choice_is_a_barrier() -> None:
    _, record = after(0, 0)
    undo = undo_of(GAME, record)
    assert undo is not None
    assert (undo.seat, undo.back, undo.start, undo.barrier) == (1, 1, 1, "another")


def test_chance_is_a_barrier() -> None:
    _, record = after(DRAW_ONE, 1)
    assert undo_of(GAME, record) is None


def test_several_choices_go_back_one_by_one_or_all_at_once() -> None:
    _, record = after(WASP, -1)
    undo = undo_of(GAME, record)
    assert undo is not None
    assert (undo.back, undo.start) == (1, 0)


def test_a_look_into_a_hidden_hand_is_a_barrier() -> None:
    _, record = after(WASP, 1)  # seat 0 looks at the cards of seat 1
    assert undo_of(GAME, record) is None
    _, record = after(WASP, 1, 0)  # … and takes one: this can be taken back, the look can't
    undo = undo_of(GAME, record)
    assert undo is not None
    assert (undo.back, undo.start, undo.barrier) == (2, 2, "revealed")


def test_what_another_had_no_choice_in_is_no_barrier_but_what_chance_then_gives_is() -> None:
    empty_handed = ["turn draw", "draw 0", "turn plant 0", "turn draw", "draw 0", "turn plant 2"]
    words = [*empty_handed, "raid skip", "turn plant 0", "turn draw"]  # the last: all seat 1 may do
    undo = undo_of(GAME, record_of(words, seats=2))
    assert undo is not None
    assert (undo.seat, undo.back, undo.start, undo.barrier) == (0, 7, 7, "another")
    assert undo_of(GAME, record_of([*words, "draw 1"], seats=2)) is None
