"""The terminal table: board, log, question, choices, undo, hints."""

from io import StringIO
from pathlib import Path
from time import sleep
from typing import Any, ClassVar

from platformdirs import user_data_path
from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Header, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from parvis.engine import CHANCE
from parvis.terminal.campaigns import keep
from parvis.terminal.table import LocalTable
from parvis.terminal.words import words
from parvis.text import Texts
from parvis.text.board import changes, render, shield


def last_table() -> Path:
    """Return the file with the current table, so it survives a crash."""
    return user_data_path("parvis", appauthor=False) / "terminal.json"


class TerminalTable(App[None]):
    """One table, one screen."""

    CSS = """
    #board { width: 3fr; padding: 0 1; }
    #log { width: 2fr; border-left: solid $primary; padding: 0 1; }
    #bottom { height: auto; }
    #ask { height: auto; max-height: 3; padding: 0 1; background: $primary; color: $text; }
    #hint { height: 2; padding: 0 1; color: $text-muted; }
    #keys { height: 1; padding: 0 1; background: $panel; }
    #choices { height: auto; max-height: 12; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        ("u", "undo", "undo"),
        ("r", "restart", "restart"),
        ("s", "save", "save"),
        ("l", "language", "language"),
        ("q", "quit", "quit"),
        Binding("pageup", "scroll_board(-1)", "board up", priority=True),
        Binding("pagedown", "scroll_board(1)", "board down", priority=True),
    ]

    def __init__(
        self, table: LocalTable, language: str, pace: float = 0.4, name: str = "Parvis"
    ) -> None:
        super().__init__()
        self.name_of_person = name
        self.table = table
        self.language = language
        self.pace = pace
        self.played = table.actor is not None  # False for a finished table opened for viewing
        self.shown = 0  # events already in the log
        self.shown_to: int | None = None  # the person whose log it is
        self.values: list[int] = []
        self.texts: Texts
        self._speak(language)

    def _speak(self, language: str) -> None:
        self.language = language
        self.say = words(language)
        names: list[str] = []
        for seat, spec in enumerate(self.table.players):
            alone = len(self.table.people) == 1
            mine = self.name_of_person if alone else f"{self.name_of_person} {seat + 1}"
            names.append(mine if spec == "you" else f"{spec} {seat + 1}")
        self.texts = Texts(self.table.game, language, names, self.table.record.options)

    def compose(self) -> ComposeResult:
        yield Header()
        with Horizontal():
            with VerticalScroll(id="board"):
                yield Static(id="view")
            yield RichLog(id="log", wrap=True, markup=False, min_width=20)
        with Vertical(id="bottom"):
            yield Static(id="ask")
            yield OptionList(id="choices")
            yield Static(id="hint")
        yield Static(self.say("keys"), id="keys")

    def on_mount(self) -> None:
        self.title = f"Parvis · {self.texts.get('title')}"
        self.theme = "textual-dark"
        self._refresh()
        self.call_after_refresh(self._refresh)  # the board knows its width only now
        self.drive()

    # Game flow.

    @work(thread=True, exclusive=True)
    def drive(self) -> None:
        """Play chance, forced choices and computer players, at a readable pace."""
        while (actor := self.table.step()) is not None:
            if self.pace and actor != CHANCE and actor not in self.table.people:
                self.call_from_thread(self._refresh)
                sleep(self.pace)
        try:
            self.table.save(last_table())
            if self.played:
                keep(self.table)
        except OSError as error:
            self.call_from_thread(self._not_saved, error)
        self.call_from_thread(self._refresh)

    @property
    def reader(self) -> int | None:
        """The person whose view is on the screen: the one to choose, else the only one."""
        people = self.table.people
        if self.table.actor in people:
            return self.table.actor
        return people[0] if len(people) == 1 else None

    def _refresh(self) -> None:
        with self.table.changing:  # a computer player may be choosing
            self._show()

    def _show(self) -> None:
        table, texts = self.table, self.texts
        view = table.game.view(table.state, self.reader)
        board: Any = render(texts, view, self.reader)
        if table.actor is None:
            board = Group(self._result(), board)
            self.query_one("#board").scroll_home(animate=False)  # the result is at the top
        self.query_one("#view", Static).update(self._flat(board))
        self._write_log()
        self._ask()

    def _flat(self, board: RenderableType) -> Text:
        """Lay the board out once; otherwise each measurement would repeat it."""
        width = max(40, self.query_one("#board").size.width - 4)
        console = Console(
            width=width, color_system="truecolor", force_terminal=True, file=StringIO()
        )
        with console.capture() as capture:
            console.print(board)
        return Text.from_ansi(capture.get().rstrip())

    def on_resize(self) -> None:
        self.call_after_refresh(self._refresh)

    def _write_log(self) -> None:
        log = self.query_one("#log", RichLog)
        if self.reader != self.shown_to:  # hide the last reader's secrets
            log.clear()
            self.shown, self.shown_to = 0, self.reader
        for _, event in self.table.events[self.shown :]:
            sentence = self.texts.event(self.table.game.redact(event, self.reader))
            mark = shield(event.seat) if event.seat >= 0 else Text("·", style="dim")
            log.write(Text.assemble(mark, " ", sentence))
        self.shown = len(self.table.events)

    def _ask(self) -> None:
        table, texts = self.table, self.texts
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        self.values = []
        ask = self.query_one("#ask", Static)
        hint = self.query_one("#hint", Static)
        hint.update("")
        if table.actor is None:
            ask.update(self.say("over"))
            return
        task = table.state.agenda[-1]
        if not table.waits_for_a_person():
            ask.update(texts.question(task, "other") or self.say("wait"))
            return
        why = texts.question(task, "why")
        ask.update(texts.question(task) + (f"\n{why}" if why else ""))
        self.values = table.game.options(table.state)
        texts.seen = table.game.view(table.state, task.seat)
        choices.add_options([Option(texts.choice(task, value)) for value in self.values])
        choices.highlighted = 0
        choices.focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if not self.values or self.table.actor is None:
            return
        value = self.values[event.option_index]
        task = self.table.state.agenda[-1]
        about = self.texts.about(task, value)
        effect = changes(self.texts, self.table.preview(value), task.seat)
        self.query_one("#hint", Static).update("\n".join(part for part in (about, effect) if part))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.values:
            value = self.values[event.option_index]
            self.values = []
            self.table.choose(value)
            self.drive()

    def _result(self) -> Grid:
        """Return the score sheet of the finished game."""
        game, state = self.table.game, self.table.state
        grid = Grid(title=self.say("result"), title_justify="left")
        grid.add_column("")
        for seat, name in enumerate(self.texts.names):
            grid.add_column(Text.assemble(shield(seat), " ", name), justify="right")
        rows = game.breakdown(state)
        for category in game.categories:
            numbers = [str(row[category]) for row in rows]
            grid.add_row(self.texts.get(f"score-{category}"), *numbers)
        grid.add_section()
        grid.add_row(self.say("total"), *map(str, game.scores(state)), style="bold")
        grid.add_row(self.say("rank"), *map(str, game.ranking(state)))
        return grid

    # Keys.

    def action_undo(self) -> None:
        self._go_back(whole_turn=False)

    def action_restart(self) -> None:
        self._go_back(whole_turn=True)

    def _go_back(self, whole_turn: bool) -> None:
        undo = self.table.undo()
        if undo is None or not (self.values or self.table.actor is None):
            self.notify(self.say("no-undo"), severity="warning")
            return
        self.table.go_back(undo.start if whole_turn else undo.back)
        self.played = True
        self._rewrite()
        if whole_turn:
            self.notify(self.say("barrier", barrier=undo.barrier))
        self.drive()

    def _rewrite(self) -> None:
        self.query_one("#log", RichLog).clear()
        self.shown = 0
        self._refresh()

    def action_save(self) -> None:
        name = f"parvis-{self.table.game.name}-{len(self.table.record.choices)}.json"
        try:
            self.table.save(Path(name))
        except OSError as error:
            self._not_saved(error)
            return
        self.notify(self.say("saved", file=name))

    def _not_saved(self, error: OSError) -> None:
        self.notify(self.say("not-saved", reason=str(error)), severity="error")

    def action_scroll_board(self, pages: int) -> None:
        board = self.query_one("#board", VerticalScroll)
        board.scroll_relative(y=pages * max(1, board.size.height - 2), animate=False)

    def action_language(self) -> None:
        self._speak("en" if self.language == "fr" else "fr")
        self.query_one("#keys", Static).update(self.say("keys"))
        self.title = f"Parvis · {self.texts.get('title')}"
        self._rewrite()
