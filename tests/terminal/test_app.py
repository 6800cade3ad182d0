"""The terminal table as a person uses it, through its keys."""

from pathlib import Path

import pytest
from textual.widgets import OptionList, RichLog, Static

import parvis
from parvis.engine import Event, Record
from parvis.terminal import app as terminal
from parvis.terminal.app import TerminalTable
from parvis.terminal.table import LocalTable, load_table


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep saved tables and the table in progress in a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def new_app(name: str, players: tuple[str, ...], language: str = "fr") -> TerminalTable:
    game = parvis.game(name)
    table = LocalTable(Record(name, game.version, len(players), {}, 11), players)
    return TerminalTable(table, language, pace=0.0)


async def ready(app: TerminalTable, pilot: object) -> None:
    """Wait until a person must choose or the game is over."""
    for _ in range(2000):
        await pilot.pause(0.005)  # type: ignore[attr-defined]
        if app.table.actor is None or app.values:
            return
    raise AssertionError("nobody was asked")


@pytest.mark.parametrize("name", parvis.game_names())
async def test_every_game_is_played_with_the_enter_key(name: str, home: Path) -> None:
    seats = max(2, parvis.game(name).seats[0])
    app = new_app(name, ("you", *["random"] * (seats - 1)))
    async with app.run_test(size=(120, 40)) as pilot:
        for _ in range(12):
            await ready(app, pilot)
            assert str(app.query_one("#ask", Static).content)
            assert app.query_one("#choices", OptionList).option_count == len(app.values)
            await pilot.press("down", "enter")
        await ready(app, pilot)
        assert len(app.query_one("#log", RichLog).lines) > 5
    assert len(app.table.record.choices) >= 12


async def test_a_whole_game_in_french_against_two_computer_players(home: Path) -> None:
    app = new_app("piliers", ("you", "random", "greedy"))
    async with app.run_test(size=(140, 50)) as pilot:
        while app.table.actor is not None:
            await ready(app, pilot)
            if app.table.record.choices[-1].startswith("work"):
                await pilot.press("pagedown")
            if app.values:
                await pilot.press("enter")
        await pilot.pause()
        assert app.query_one("#board").scroll_y == 0  # the result is at the top
        assert "La partie est terminée" in str(app.query_one("#ask", Static).content)
        await pilot.press("s")
        await pilot.pause()
    saved = next(home.glob("parvis-piliers-*.json"))
    assert load_table(saved).actor is None


async def test_undo_goes_back_one_choice_and_says_when_it_cannot(home: Path) -> None:
    app = new_app("piliers", ("you", "you"), "en")
    async with app.run_test(size=(120, 40)) as pilot:
        await ready(app, pilot)
        plies = len(app.table.record.choices)
        await pilot.press("u")
        await pilot.pause()
        assert len(app.table.record.choices) == plies  # nothing of one's own to take back
        await pilot.press("enter")
        await ready(app, pilot)
        assert len(app.table.record.choices) > plies
        await pilot.press("u")
        await ready(app, pilot)
        assert len(app.table.record.choices) == plies


async def test_the_language_changes_at_the_table(home: Path) -> None:
    app = new_app("piliers", ("you", "random"), "fr")
    async with app.run_test(size=(120, 40)) as pilot:
        await ready(app, pilot)
        french = str(app.query_one("#ask", Static).content)
        await pilot.press("l")
        await ready(app, pilot)
        assert str(app.query_one("#ask", Static).content) != french
        assert "Pillars" in app.title


async def test_the_table_in_progress_survives_a_crash(home: Path) -> None:
    app = new_app("piliers", ("you", "random"))
    async with app.run_test(size=(120, 40)) as pilot:
        await ready(app, pilot)
        await pilot.press("enter")
        await ready(app, pilot)
        words = app.table.record.choices
    assert load_table(terminal.last_table()).record.choices == words


async def test_the_board_is_scrolled_while_choosing(home: Path) -> None:
    app = new_app("piliers", ("you", "random"))
    async with app.run_test(size=(120, 30)) as pilot:
        await ready(app, pilot)
        await pilot.pause()
        board = app.query_one("#board")
        await pilot.press("pagedown")
        await pilot.pause()
        assert board.scroll_y > 0
        await pilot.press("pageup")
        await pilot.pause()
        assert board.scroll_y == 0


async def test_a_folder_that_cannot_be_written_does_not_end_the_game(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null")
    app = new_app("piliers", ("you", "random"))
    async with app.run_test(size=(120, 40)) as pilot:
        await ready(app, pilot)
        await pilot.press("enter")
        await ready(app, pilot)
        assert app.is_running


async def test_who_reads_next_does_not_read_the_last_ones_secrets(home: Path) -> None:
    game = parvis.game("piliers")
    start = LocalTable(Record("piliers", game.version, 2, {}, None), ("you", "you"))
    app = TerminalTable(start, "en", pace=0.0)
    async with app.run_test(size=(120, 40)) as pilot:
        await ready(app, pilot)
        first = app.table.actor
        assert first is not None
        foresaw = next(k.number for k in game.kinds.events if k.name == "foresaw")
        app.table.events.append((0, Event(foresaw, first, 2)))
        app._refresh()
        await pilot.pause()
        assert "Ellen shows you" in told(app)
        await pilot.press("enter")
        await ready(app, pilot)
        await pilot.pause()
        assert app.table.actor != first
        assert "Ellen shows you" not in told(app)
        assert "the event of this round" in told(app)


def told(app: TerminalTable) -> str:
    """Return the text of the screen in one line: sentences are cut where a line ends."""
    return " ".join(text_of(app).split())


def text_of(app: TerminalTable) -> str:
    return "\n".join(line.text for line in app.query_one("#log", RichLog).lines)
