"""The terminal remembers a campaign from one game to the next."""

from pathlib import Path

import pytest

from parvis.cli import parser
from parvis.engine import BadSetup, seeded
from parvis.games.emara.campaign import next_start, outcome_of
from parvis.terminal.app import TerminalTable
from parvis.terminal.campaigns import campaigns, keep, kept
from parvis.terminal.command import new_table
from parvis.terminal.table import LocalTable


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


def asked(*words: str) -> LocalTable:
    """Return the table that a command line asks for."""
    line = ["play", "emara", "--players", "you", "--seed", "5", *words]
    return new_table(parser().parse_args(line))


def finish(table: LocalTable) -> None:
    random = seeded(3)
    while table.actor is not None:
        if table.step() is None and table.actor is not None:
            options = table.game.options(table.state)
            table.choose(options[random.below(len(options))])


async def closed(table: LocalTable) -> None:
    """Put a table on the screen until the driver has seen it."""
    app = TerminalTable(table, "en", pace=0.0)
    async with app.run_test(size=(100, 40)) as pilot:
        await app.workers.wait_for_complete()
        await pilot.pause()


async def test_a_campaign_starts_where_the_last_game_left_it() -> None:
    table = asked("--option", "solo=campaign")
    assert "campaign_start" not in table.record.options  # the first game starts at the default
    app = TerminalTable(table, "en", pace=0.0)
    async with app.run_test(size=(100, 40)) as pilot:
        await app.workers.wait_for_complete()
        finish(table)
        app.drive()
        await app.workers.wait_for_complete()
        await pilot.pause()
    start = next_start(outcome_of(table.state))  # type: ignore[arg-type]
    assert start == 42  # random play does not beat Victoria
    again = asked("--option", "solo=campaign")
    assert again.record.options["campaign_start"] == start
    assert asked("--option", "solo=campaign", "--option", "campaign_start=20").record.options == {
        "solo": "campaign",
        "campaign_start": 20,
    }
    assert asked().record.options == {}  # the other solo game knows nothing of it


async def test_a_finished_table_that_is_looked_at_again_changes_no_campaign() -> None:
    table = asked("--option", "solo=campaign")
    finish(table)
    await closed(table)
    assert not campaigns().exists()


def test_only_a_finished_game_of_a_campaign_is_remembered() -> None:
    keep(asked("--option", "solo=campaign"))
    table = asked()
    finish(table)
    keep(table)
    assert not campaigns().exists()


@pytest.mark.parametrize("text", ["", "{", '{"emara": 9999}', '{"emara": -3}', '["emara"]'])
def test_a_spoilt_file_is_as_good_as_none(text: str) -> None:
    campaigns().parent.mkdir(parents=True)
    campaigns().write_text(text)
    assert isinstance(kept("emara"), int)
    assert asked("--option", "solo=campaign").record.options == {"solo": "campaign"}


def test_a_campaign_of_two_is_refused() -> None:
    line = ["play", "emara", "--players", "you,random", "--option", "solo=campaign"]
    with pytest.raises(BadSetup, match="campaign alone"):
        new_table(parser().parse_args(line))
