"""`parvis analyse`: good and bad decisions of a finished game, and the share of luck."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from parvis.analysis.analyst import Analyst
from parvis.analysis.budget import QUICK
from parvis.analysis.report import Analysis, Decision, Stage
from parvis.arguments import positive
from parvis.games import game
from parvis.progress import Bar
from parvis.terminal.command import BadInput, console, language, saved_or_match
from parvis.terminal.words import words
from parvis.text import LANGUAGES, Texts
from parvis.text.forms import joined

MARKS: Final = {"clear": ("▲", "bold red"), "doubtful": ("△", "yellow")}
SHOWN: Final = 10  # decisions listed
MOVED: Final = 0.005  # below this win chance, losses are given in points


def add_parser(commands: Any) -> None:
    """Add the command to the command line."""
    one = commands.add_parser(
        "analyse",
        help="judge the decisions of a finished game, and tell luck from skill",
        description="Judge the decisions of a finished game, each by what its player could know, "
        "and tell luck from skill. Some minutes for a game of two; --quick for an impression.",
    )
    one.add_argument("file", type=Path, help="a record, a saved table, or games.jsonl of a match")
    one.add_argument("--game", type=int, default=None, metavar="N", help="which game of a match")
    one.add_argument("--seat", type=positive, help="one player only, counted from 1")
    one.add_argument(
        "--top", type=positive, default=SHOWN, help="number of decisions shown (%(default)s)"
    )
    one.add_argument("--quick", action="store_true", help="look only briefly")
    one.add_argument("--json", action="store_true", help="print everything found as JSON")
    one.add_argument(
        "--lang", choices=LANGUAGES, default=language(), help="the language of the sentences"
    )
    one.set_defaults(run=analyse)


def analyse(given: argparse.Namespace) -> int:
    """Analyse a game and print what was found."""
    record = saved_or_match(given.file, given.game).record
    if given.seat is not None and given.seat > record.seats:
        raise BadInput(f"this game has {record.seats} players, not {given.seat}")
    analyst = Analyst(game(record.game), record, QUICK if given.quick else None)
    with Bar() as bar:
        task = bar.add_task("", total=analyst.total)
        say = words(given.lang)
        for stage in analyst.work():
            bar.update(
                task, description=_stage(say, stage), completed=analyst.done, total=analyst.total
            )
    found = analyst.report()
    if given.json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return 0
    Report(analyst, found, given.lang).show(console(), given.seat, given.top)
    return 0


def _stage(say: Callable[..., str], stage: Stage) -> str:
    return say("analyse-stage", stage=stage)


class Report:
    """An analysis in sentences."""

    def __init__(self, analyst: Analyst, found: Analysis, language: str) -> None:
        walk = analyst.walk
        self.found: Final = found
        self.language: Final = language
        self.say: Final = words(language)
        self.names: Final = [self.say("analyse-player", n=n + 1) for n in range(found.seats)]
        self.texts: Final = Texts(walk.game, language, self.names, walk.record.options)
        self.tasks: Final = {ply.ply: ply.state.agenda[-1] for ply in walk.choices()}

    def show(self, out: Console, seat: int | None, top: int) -> None:
        """Print the analysis, of all players or of one."""
        found = self.found
        out.print(Text(self.texts.get("title"), style="bold"))
        for of_seat in found.accuracy:
            out.print(self._result(of_seat.seat), markup=False)
        chosen = [d for d in found.decisions if seat is None or d.seat == seat - 1]
        dear = [d for d in chosen if d.best is not None and d.verdict != "none"]
        dear.sort(key=lambda d: (d.verdict != "clear", -d.cost))
        out.print()
        if not dear:
            out.print(self.say("analyse-no-loss"), markup=False)
        else:
            out.print(Text(self.say("analyse-dearest"), style="bold"))
        for decision in dear[:top]:
            mark, style = MARKS[decision.verdict]
            out.print(Text(f"{mark} ", style=style), self.sentence(decision), sep="", markup=False)
        out.print()
        self._ledger(out)

    def _result(self, seat: int) -> str:
        of_seat, found = self.found.accuracy[seat], self.found
        result = self.say(
            "analyse-result", player=self.names[seat], points=found.scores[seat],
            rank=found.ranking[seat],
        )  # fmt: skip
        judged = self.say(
            "analyse-accuracy", accuracy=self.number(of_seat.accuracy),
            decisions=of_seat.decisions, clear=of_seat.clear, doubtful=of_seat.doubtful,
        )  # fmt: skip
        return f"{result} {judged}"

    def sentence(self, d: Decision) -> str:
        """Return a sentence: the choice, the better one, the difference, and why."""
        assert d.best is not None
        task = self.tasks[d.ply]
        said = [
            self.say(
                "analyse-decision",
                ply=d.ply + 1,
                player=self.names[d.seat],
                played=self.texts.choice(task, d.played.value),
                best=self.texts.choice(task, d.best.value),
                sure=d.verdict,
            )  # fmt: skip
        ]
        if d.wins is not None and d.wins[0] - d.wins[1] > MOVED and self.found.seats > 1:
            better, made = (self.percent(share) for share in d.wins)
            said.append(self.say("analyse-wins", better=better, made=made))
        elif d.points > 0:
            said.append(self.say("analyse-points", points=self.number(d.points)))
        if d.judged == "solved":
            said.append(self.say("analyse-solved"))
        if d.why:
            said.append(self.say("analyse-why", reasons=joined(self.language, self._why(d))))
        return " ".join(said)

    def _why(self, d: Decision) -> list[str]:
        told: list[str] = []
        for why in d.why:
            where = self.texts.get(f"score-{why.category}")
            if why.track:
                where = f"{where} ({self.say('analyse-track', track=why.track)})"
            sign = "+" if why.points > 0 else "−"
            whose = f" ({self.names[why.seat]})" if why.seat != d.seat else ""
            told.append(f"{where} {sign}{self.number(abs(why.points))}{whose}")
        return told

    def _ledger(self, out: Console) -> None:
        ledger = self.found.ledger
        if ledger is None or not ledger.shown:
            out.print(self.say("analyse-luck-unknown"), markup=False)
            return
        columns = ("start", "own", "others", "luck", "hidden", "result")
        grid = Grid(title=self.say("analyse-ledger"), title_justify="left", box=None)
        grid.add_column("")
        for column in columns:
            grid.add_column(self.say("analyse-column", column=column), justify="right")
        for name, balance in zip(self.names, ledger.seats, strict=True):
            cells = [100 * getattr(balance, column) for column in columns]
            grid.add_row(name, *(self.number(cell) for cell in cells))
        out.print(grid)
        out.print(
            self.say("analyse-luck-spread", spread=self.number(100 * ledger.spread)), markup=False
        )

    def number(self, value: float) -> str:
        """Write a number with one decimal."""
        text = f"{value:.1f}".replace("-", "−")
        return text.replace(".", ",") if self.language == "fr" else text

    def percent(self, share: float) -> str:
        """Write a share."""
        return f"{100 * share:.0f}" + ("\u202f%" if self.language == "fr" else "%")
