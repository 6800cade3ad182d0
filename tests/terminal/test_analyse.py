"""`parvis analyse` tells in sentences, or in JSON, what an analysis found."""

from pathlib import Path

import msgspec
import pytest

from benchmarks.analysis import played
from parvis.analysis import luck
from parvis.analysis.budget import Budget
from parvis.analysis.report import Analysis
from parvis.cli import main
from parvis.games import game as game_of
from parvis.terminal import analyse

SMALL = Budget(value=12, outcomes=2, looks=12, near=12, far=16, again=2, pairs=4, judged=1)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(analyse, "QUICK", SMALL)
    monkeypatch.setenv("COLUMNS", "400")
    path = tmp_path / "game.json"
    path.write_bytes(played(game_of("piliers"), 61, "greedy", "random").to_json())
    return path


def test_it_is_told_in_french_and_the_same_as_json(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(file), "--quick", "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Analysis)
    assert found.stage == "complete"
    dear = [d for d in found.decisions if d.seat == 1 and d.best and d.verdict != "none"]
    assert dear  # who plays at random errs
    assert main(["analyse", str(file), "--quick", "--lang", "fr", "--seat", "2", "--top", "2"]) == 0
    out = capsys.readouterr().out
    assert f"Joueur 1\u202f: {found.scores[0]} points" in out
    assert out.count("Choix ") == min(2, len(dear))
    assert "Choix" in out and ", Joueur 2\u202f: «\u202f" in out
    assert "Chance et décisions, en points de pourcentage" in out  # Piliers passed the check


def test_luck_is_not_told_where_the_check_was_not_passed(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(luck.Check, "shown", False)
    assert main(["analyse", str(file), "--quick", "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    assert "chance n’est pas montrée" in out
    assert "Chance et décisions" not in out


def test_what_can_not_be_analysed_is_told_in_one_sentence(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(file), "--seat", "3"]) == 2
    assert "this game has 2 players, not 3" in capsys.readouterr().err
    record = played(game_of("piliers"), 61, "greedy", "random").until(40)
    file.write_bytes(record.to_json())
    assert main(["analyse", str(file)]) == 2
    assert "has not ended yet" in capsys.readouterr().err
