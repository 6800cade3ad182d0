"""Checks analyses against exactly solved endgames, and measures how long an analysis takes.

    python -m benchmarks.analysis endgames emara --games 20
    python -m benchmarks.analysis time piliers --games 3

An endgame is solved here by a full search that shares no code with the solver of the analysis.
tests/analysis runs a short form. mistakes.py plants blunders.
"""

import argparse
import sys
import time
from typing import Final, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import track

from benchmarks import build
from parvis.analysis.analyst import Analyst
from parvis.analysis.budget import Budget, budget_of
from parvis.analysis.decisions import EXACT, Decisions
from parvis.analysis.game import Ply, Walk
from parvis.analysis.judges import Judge
from parvis.engine import CHANCE, QUIET, AnyGame, BaseState, Record, seeded
from parvis.engine.plain import fields, plain
from parvis.games import game as game_of
from parvis.players import Player, player, seen_of

UNSEEN: Final = ("random", "version", "options")
IMAGINED: Final = 6
CURVE: Final = 5.0  # seconds of one core for the curve, in the compiled build …
USEFUL: Final = 40.0  # … for the costliest decisions of both seats …
COMPLETE: Final = 360.0  # … and for the complete analysis


# Games.


def choose(game: AnyGame, s: BaseState, bots: list[Player]) -> int:
    """Return the next value: a random draw, the forced choice, or a player's choice."""
    options = game.options(s)
    seat = s.agenda[-1].seat
    if seat == CHANCE:
        return s.random.pick(options)
    return options[0] if len(options) == 1 else bots[seat].choose(seen_of(game, s, seat))


def play_on(game: AnyGame, s: BaseState, words: list[str], bots: list[Player]) -> None:
    """Play a game to its end and record its words."""
    while s.agenda:
        value = choose(game, s, bots)
        words.append(game.spell(s, value))
        game.choose(s, value, QUIET)


def played(game: AnyGame, seed: int, *specs: str) -> Record:
    """Return a game between computer players."""
    s = game.start(len(specs), seed, {})
    bots = [player(spec, game.name, seed * 7 + i) for i, spec in enumerate(specs)]
    words: list[str] = []
    play_on(game, s, words, bots)
    return Record(game.name, game.version, len(specs), {}, None, tuple(words))


# Endgames.


class TooMuch(Exception):
    """The endgame is too large to be solved."""


class Truth:
    """Solves two-player endgames by full search, independently of the analysis's solver."""

    def __init__(self, judge: Judge, most: int) -> None:
        self.game: Final = judge.game
        self.judge: Final = judge
        self.left = most
        self.known: dict[bytes, float] = {}

    def key(self, s: BaseState) -> bytes:
        parts = [plain(getattr(s, name)) for name in fields(s) if name not in UNSEEN]
        return msgspec.json.encode(parts)

    def secret(self, s: BaseState) -> bool:
        """Tell whether a player may have hidden information."""
        here = self.key(s)
        return any(
            self.key(self.game.imagine(s, seat, seeded(100 + n))) != here
            for seat in (0, 1)
            for n in range(IMAGINED)
        )

    def options(self, s: BaseState) -> dict[int, float]:
        """Return what each option is worth to the seat that chooses; raise TooMuch."""
        seat = s.agenda[-1].seat
        values = {option: self.after(s, option) for option in self.game.options(s)}
        return {o: value if seat == 0 else 1.0 - value for o, value in values.items()}

    def after(self, s: BaseState, option: int) -> float:
        t = s.copy()
        self.game.choose(t, option, QUIET)
        return self.value(t)

    def value(self, s: BaseState) -> float:
        if not s.agenda:
            return self.judge.result(s)[0]
        key = self.key(s)
        if key not in self.known:
            self.left -= 1
            if self.left < 0:
                raise TooMuch
            options = self.game.options(s)
            values = [self.after(s, option) for option in options]
            match s.agenda[-1].seat:
                case -1:
                    self.known[key] = sum(values) / len(values)
                case 0:
                    self.known[key] = max(values)
                case _:
                    self.known[key] = min(values)
        return self.known[key]


class Answer(NamedTuple):
    """A solved decision, and what the analysis says about it."""

    ply: int
    lost: float  # the true loss of the choice
    named: float  # the true loss of the option that the analysis calls best
    loss: float  # the loss that the analysis reports
    low: float
    high: float
    called: bool  # whether the analysis calls it a mistake

    @property
    def right(self) -> bool:
        return self.named < EXACT

    @property
    def covered(self) -> bool:
        return self.low - 1e-9 <= self.lost <= self.high + 1e-9


def questions(game: AnyGame, record: Record, most: int, budget: Budget) -> list[Answer]:
    """Analyse the last decisions of a game: the choice played, and another option."""
    walk = Walk(game, record)
    judge = Judge(game, walk.plies[0].state)
    truth = Truth(judge, most)
    decisions = Decisions(judge, walk, budget, 1, frozenset(), solve=False)
    random = seeded(len(record.choices))
    found: list[Answer] = []
    for at in reversed(walk.choices()):
        if truth.secret(at.state):
            break
        try:
            values = truth.options(at.state)
        except TooMuch:
            break
        if max(values.values()) - min(values.values()) < EXACT:
            continue  # no option loses anything
        others = [option for option in values if option != at.value]
        for value in (at.value, random.pick(others)):
            found.append(_asked(decisions, at._replace(value=value), values))
    return found


def _asked(decisions: Decisions, at: Ply, values: dict[int, float]) -> Answer:
    finding = decisions.looked(at)
    loss, low, high = finding.bounds()
    named = finding.best if loss > 0.0 and finding.best is not None else at.value
    top = max(values.values())
    called = finding.suspicious()
    return Answer(at.ply, top - values[at.value], top - values[named], loss, low, high, called)


# The command.


def main() -> int:
    """Print the results; fail if a documented limit is exceeded."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.analysis", description=__doc__)
    parser.add_argument("what", choices=("endgames", "time"))
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--most", type=int, default=12_000, help="positions of an endgame")
    given = parser.parse_args()
    game, out = game_of(given.game), Console()
    out.print(f"{build()}, {given.game}, {given.games} games from seed {given.seed}")
    seeds = range(given.seed, given.seed + given.games)
    if given.what == "endgames":
        return _endgames(game, seeds, given.most, out)
    return _time(game, seeds, out)


def _endgames(game: AnyGame, seeds: range, most: int, out: Console) -> int:
    asked: list[Answer] = []
    for seed in track(seeds, console=Console(stderr=True)):
        record = played(game, seed, "greedy", "mcts:30")
        asked += questions(game, record, most, budget_of(game.name))
    right, covered = share([a.right for a in asked]), share([a.covered for a in asked])
    called = [a for a in asked if a.called]
    false = sum(a.lost < EXACT for a in called)
    out.print(
        f"{len(asked)} questions: best named {right:.1%}, intervals hold {covered:.1%}, "
        f"called {len(called)}, of them none {false}"
    )
    return int(right < 0.95 or covered < 0.90)


def _time(game: AnyGame, seeds: range, out: Console) -> int:
    """Print the seconds of processor time after which each part of an analysis is complete."""
    late = False
    for seed in seeds:
        analyst = Analyst(game, played(game, seed, "greedy", "mcts:30"))
        began = time.process_time()
        at: dict[str, float] = {}
        for stage in analyst.work():
            at.setdefault(stage, time.process_time() - began)
        told = ", ".join(
            f"{name} {at[stage]:.1f} s"
            for name, stage in (
                ("curve", "near"), ("all choices", "far"), ("dearest", "judge"), ("all", "complete")
            )
        )  # fmt: skip
        out.print(f"seed {seed}, {len(analyst.decisions.found)} decisions: {told}")
        late = late or at["near"] > CURVE or at["judge"] > USEFUL or at["complete"] > COMPLETE
    return int(late)


def share(marks: list[bool]) -> float:
    """Return how many of the values are true."""
    return sum(marks) / len(marks) if marks else 0.0


if __name__ == "__main__":
    sys.exit(main())
