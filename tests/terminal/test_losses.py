"""`parvis losses` says what the players of a match lost by a decision."""

from pathlib import Path

import msgspec
import pytest

from parvis.analysis import analyst
from parvis.analysis.budget import Budget
from parvis.cli import main
from parvis.terminal.losses import FILE, PlayerLoss

SMALL = Budget(value=12, outcomes=2, looks=12, near=16, far=16, again=1, pairs=4, judged=1)


def test_who_plays_at_random_loses_more_and_what_was_found_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(analyst, "budget_of", lambda game: SMALL)
    match = tmp_path / "match"
    arena = ["arena", "piliers", "--players", "greedy,random", "--games", "2", "--all"]
    assert main([*arena, "--out", str(match)]) == 0
    capsys.readouterr()
    assert main(["losses", str(match), "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=list[PlayerLoss])
    assert [one.player for one in found] == ["greedy", "random"]
    assert found[1].loss > 1.5 * found[0].loss and found[1].accuracy < found[0].accuracy
    for one in found:
        assert one.games == 2 and one.decisions == sum(row.decisions for row in one.by_kind)
        total = sum(row.loss * row.decisions for row in one.by_kind) / one.decisions
        assert total == pytest.approx(one.loss, abs=1e-4)
    kept = (match / FILE).read_bytes()
    assert main(["losses", str(match)]) == 0
    out = capsys.readouterr().out
    assert "by kind of decision" in out and "select" in out
    assert (match / FILE).read_bytes() == kept
