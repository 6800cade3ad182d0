"""A table on one machine: drivers, people, taking back, files."""

import threading
from pathlib import Path

import pytest

import parvis
from parvis.engine import BadRecord, Diverged, IllegalChoice, Record
from parvis.engine.plain import plain
from parvis.players.registry import BadPlayer
from parvis.records import read_saved
from parvis.terminal.table import LocalTable, load_table


def table(*players: str, seed: int = 4) -> LocalTable:
    game = parvis.game("piliers")
    return LocalTable(Record("piliers", game.version, len(players), {}, seed), players)


def run(one: LocalTable) -> None:
    while one.step() is not None:
        pass


def test_computer_players_play_to_the_end() -> None:
    one = table("random", "greedy")
    run(one)
    assert one.actor is None
    assert parvis.replay(one.record).agenda == []


def test_the_table_waits_for_a_person_with_a_choice() -> None:
    one = table("you", "random")
    run(one)
    assert one.waits_for_a_person()
    assert one.actor == 0
    assert one.step() is None


def test_an_illegal_choice_changes_nothing() -> None:
    one = table("you", "random")
    run(one)
    before, words = plain(one.state), one.record
    with pytest.raises(IllegalChoice):
        one.choose(next(v for v in range(50) if v not in one.game.options(one.state)))
    assert plain(one.state) == before
    assert one.record is words


def test_a_choice_is_taken_back_and_made_again() -> None:
    one = table("you", "you", seed=5)
    run(one)
    before, events = plain(one.state), len(one.events)
    value = one.game.options(one.state)[0]
    one.choose(value)
    after = plain(one.state)
    undo = one.undo()
    assert undo is not None
    one.go_back(undo.back)
    assert plain(one.state) == before
    assert len(one.events) == events
    one.choose(value)
    assert plain(one.state) == after


def test_a_preview_says_what_would_change() -> None:
    one = table("you", "random")
    run(one)
    found = [one.preview(value) for value in one.game.options(one.state)]
    assert any(change.path[-1] == "reserve" for changes in found for change in changes)


def test_a_saved_table_goes_on_where_it_was(tmp_path: Path) -> None:
    one = table("you", "greedy")
    run(one)
    one.choose(one.game.options(one.state)[0])
    run(one)
    path = tmp_path / "deep" / "table.json"
    one.save(path)
    again = load_table(path)
    assert plain(again.state) == plain(one.state)
    assert again.players == one.players
    assert len(again.events) == len(one.events)
    assert list(path.parent.iterdir()) == [path]


def test_a_bare_record_can_be_read_too(tmp_path: Path) -> None:
    one = table("random", "random")
    run(one)
    path = tmp_path / "record.json"
    path.write_bytes(one.record.to_json())
    assert read_saved(path).record == one.record


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[: len(data) // 2],
        lambda data: b"",
        lambda data: b"not a table",
        lambda data: data.replace(b'"piliers"', b'"chess"'),
        lambda data: data.replace(b'"draw 0"', b'"draw 9"', 1),
        lambda data: data.replace(b'"seats":2', b'"seats":3'),
    ],
)
def test_a_damaged_file_is_refused(tmp_path: Path, damage: object) -> None:
    one = table("random", "random")
    run(one)
    path = tmp_path / "table.json"
    one.save(path)
    data = path.read_bytes()
    assert callable(damage)
    broken = damage(data)
    assert broken != data
    path.write_bytes(broken)
    with pytest.raises((BadRecord, Diverged, parvis.UnknownGame)):
        load_table(path)


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(BadPlayer, match="no computer player 'genius'"):
        table("you", "genius")


def test_a_choice_waits_for_whoever_is_looking() -> None:
    one = table("random", "random")
    before = plain(one.state)
    with one.changing:
        thread = threading.Thread(target=one.step)
        thread.start()
        thread.join(0.2)
        assert thread.is_alive()
        assert plain(one.state)[3] == before[3]  # the agenda: chance may have been drawn already
    thread.join(5)
    assert len(one.record.choices) == 1
