"""The source of somebody's player is its module and all of theirs that it imports."""

from pathlib import Path

import pytest

from parvis.players.registry import BadPlayer, source_of


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(tmp_path)
    package = tmp_path / "sourcebots"
    (package / "deep").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "deep" / "__init__.py").write_text("")
    (package / "bot.py").write_text("import numpy, sourceside\nfrom .deep import worth\n")
    (package / "deep" / "worth.py").write_text("from ..numbers import GOLD\n")
    (package / "numbers.py").write_text("GOLD = 1\n")
    (package / "other.py").write_text("raise SystemExit('nobody imports this')\n")
    (tmp_path / "sourceside.py").write_text("from sourcebots.bot import X\n")
    return tmp_path


@pytest.mark.parametrize(
    "changed",
    ["sourcebots/bot.py", "sourcebots/deep/worth.py", "sourcebots/numbers.py", "sourceside.py",
     "sourcebots/__init__.py"],
)  # fmt: skip
def test_a_change_anywhere_in_it_changes_the_hash(folder: Path, changed: str) -> None:
    before = source_of("own:sourcebots.bot:Bot")
    assert before == source_of("guest:sourcebots.bot:Bot")
    path = folder / changed
    path.write_text(path.read_text() + "# changed\n")
    assert source_of("own:sourcebots.bot:Bot") != before


def test_what_it_does_not_import_does_not_count(folder: Path) -> None:
    before = source_of("own:sourcebots.bot:Bot")
    (folder / "sourcebots" / "other.py").write_text("changed = True\n")
    assert source_of("own:sourcebots.bot:Bot") == before


def test_a_module_that_can_not_be_read_is_hashed_alone(folder: Path) -> None:
    (folder / "sourcebroken.py").write_text("def broken(:\n")
    assert len(source_of("guest:sourcebroken:Bot")) == 16


def test_players_by_name_have_none_and_what_is_not_there_is_told() -> None:
    assert source_of("greedy") == ""
    with pytest.raises(BadPlayer, match="there is no module"):
        source_of("own:parvis.nowhere:Bot")
