"""The leaderboard: all meet all, what was played is not played again, an edited bot starts anew."""

import json
from pathlib import Path
from typing import Any

import pytest

from parvis.arena import leaderboard
from parvis.cli import main
from parvis.games import game as game_of

BOT = """
class Bot:
    def __init__(self, seed):
        pass

    def choose(self, seen):
        return seen.options[{index}]
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def board(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    capsys.readouterr()
    fixed = ["leaderboard", "--game", "piliers", "--seats", "2", "--players", "first,random"]
    assert main([*fixed, *words, "--json"]) == 0
    [told] = json.loads(capsys.readouterr().out)
    return told


def kept(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (folder / "out").rglob("*.jsonl")}


def test_a_newcomer_plays_what_is_missing_and_nothing_else(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = board(capsys)
    assert (told["game"], told["seats"], told["games"]) == ("piliers", 2, 2)
    before = kept(folder)
    assert len(before) == 1
    (folder / "leaderbot.py").write_text(BOT.format(index=-1))
    told = board(capsys, "--add", "guest:leaderbot:Bot", "--out", "docs/leaderboard.md")
    assert told["games"] == 6
    assert {one["player"] for one in told["standings"]} == {
        "first",
        "random",
        "guest:leaderbot:Bot",
    }
    after = kept(folder)
    assert len(after) == 3 and before.items() <= after.items()
    page = (folder / "docs" / "leaderboard.md").read_text()
    assert "## The Pillars of the Earth" in page and "| `guest:leaderbot:Bot` | 4 |" in page
    assert board(capsys, "--add", "guest:leaderbot:Bot")["games"] == 6
    assert kept(folder) == after
    (folder / "leaderbot.py").write_text(BOT.format(index=0))
    board(capsys, "--add", "guest:leaderbot:Bot")
    assert len(kept(folder)) == 5


def test_more_rounds_go_on(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    board(capsys)
    [first] = kept(folder).values()
    assert board(capsys, "--rounds", "2")["games"] == 4
    [second] = kept(folder).values()
    assert second.startswith(first)
    assert board(capsys)["games"] == 2  # as it was asked for


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--game", "chess"], "there is no game 'chess'"),
        (["--seats", "two"], "numbers are wanted"),
        (["--game", "piliers", "--seats", "9"], "nobody plays piliers with 9 seats"),
        (["--add", "own:nowhere_at_all:Bot"], "there is no module"),
    ],
)
def test_what_can_not_be_is_told_in_a_sentence(
    folder: Path, words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["leaderboard", *words]) == 2
    assert why in capsys.readouterr().err


def test_who_searches_joins_at_tables_of_two_when_asked() -> None:
    emara, hoyuk = game_of("emara"), game_of("hoyuk")  # hoyuk has no network
    quick = leaderboard._field(emara, 2, False)
    assert leaderboard._field(emara, 2, True) == [*quick, "mcts:20", "net:20"]
    assert leaderboard._field(emara, 3, True) == quick
    assert leaderboard._field(hoyuk, 2, True)[-1] == "mcts:20"


@pytest.mark.parametrize("name", ["piliers", "descendance", "clochemerle", "emara"])
def test_a_network_plays_at_tables_of_every_size(name: str) -> None:
    game = game_of(name)
    for seats in (n for n in game.seats if n > 1):  # larger tables may have a file of their own
        assert "policy" in leaderboard._field(game, seats, False)
    assert "policy" not in leaderboard._field(game_of("hoyuk"), 3, False)
