"""What an analysis is stored under: it changes with the network that judges the table."""

from pathlib import Path

import pytest

from parvis.analysis import signature
from parvis.analysis.report import VERSION
from parvis.games import game as game_of
from parvis.games import game_names
from parvis.players.network import network


@pytest.fixture
def weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(signature, "WEIGHTS", tmp_path)
    signature.judge_of.cache_clear()
    return tmp_path


def test_a_larger_table_has_the_network_of_its_size_or_the_one_below(weights: Path) -> None:
    assert signature.signature("toy", 2) == f"{VERSION}-classic"
    (weights / "toy.npz").write_bytes(b"for two")
    (weights / "toy-3.npz").write_bytes(b"for three and more")
    signature.judge_of.cache_clear()
    two, three, four = (signature.judge_of("toy", seats) for seats in (2, 3, 4))
    assert len({"classic", two, three}) == 3 and three == four
    (weights / "toy-4.npz").write_bytes(b"for four")
    signature.judge_of.cache_clear()
    assert signature.judge_of("toy", 3) == three != signature.judge_of("toy", 4)


def test_a_table_that_a_network_judges_is_never_called_judged_by_hand() -> None:
    signature.judge_of.cache_clear()
    judged = [
        (name, seats)
        for name in game_names()
        for seats in game_of(name).seats
        if network(game_of(name), seats) is not None
    ]
    assert judged
    assert not [one for one in judged if signature.judge_of(*one) == "classic"]
