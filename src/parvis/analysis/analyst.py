"""The steps of an analysis: coarse first, then refined; deterministic."""

import hashlib
from collections.abc import Iterator
from typing import Final

from parvis.analysis.accuracy import accuracy_of
from parvis.analysis.budget import Budget, budget_of
from parvis.analysis.decisions import Decisions
from parvis.analysis.game import Unfinished, Walk
from parvis.analysis.judges import Judge
from parvis.analysis.report import VERSION, Analysis, Stage
from parvis.analysis.values import Curve
from parvis.engine import AnyGame, Record
from parvis.players.tree import Uncollected


def seed_of(record: Record) -> int:
    """Return the seed of an analysis, derived from the choices."""
    setup = f"{record.game} {record.version} {record.seats} {sorted(record.options.items())}"
    text = "\n".join([setup, *record.choices])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") >> 2


class Analyst:
    """Analyses one game. `work` does it step by step; `report` returns the results so far."""

    def __init__(
        self,
        game: AnyGame,
        record: Record,
        budget: Budget | None = None,
        seed: int | None = None,
        ranking: list[int] | None = None,
    ) -> None:
        """Read a record; raise Unfinished, BadRecord or Diverged.

        Pass a `ranking` for a game that was resigned: it doesn't follow from the points.
        """
        self.walk: Final = Walk(game, record, ranking)
        if not self.walk.choices():
            raise Unfinished("nobody had anything to choose in this game")
        self.judge: Final = Judge(game, self.walk.plies[0].state)
        self.budget: Final = budget_of(game.name) if budget is None else budget
        start = seed_of(record) if seed is None else seed
        self.curve: Final = Curve(self.judge, self.walk, self.budget, start)
        self.decisions: Final = Decisions(self.judge, self.walk, self.budget, start)
        self.stage: Stage = "curve"
        self.done = 0
        self._judging = self.budget.judged * self.walk.seats  # an estimate at first

    @property
    def total(self) -> int:
        """The number of work steps, as far as known."""
        far = self.budget.again * self.walk.seats
        return self.curve.pieces + len(self.decisions.found) + far + self._judging

    def work(self) -> Iterator[Stage]:
        """Run the analysis; yield the stage after every step."""
        with Uncollected():
            yield from self._pass("curve", self.curve.work())
            yield from self._pass("near", self.decisions.endgame(), counts=False)
            yield from self._pass("near", self.decisions.near())
            yield from self._pass("far", self.decisions.far())
            self.done = self.total - self._judging
            yield from self._pass("judge", self.decisions.second(), counts=False)
            self.done = self.total
            self.stage = "complete"
            yield self.stage

    def _pass(self, stage: Stage, work: Iterator[None], counts: bool = True) -> Iterator[Stage]:
        self.stage = stage
        yield stage
        for _ in work:
            self.done += counts
            yield stage

    def report(self) -> Analysis:
        """Return the results so far."""
        walk = self.walk
        decisions = self.decisions.report()
        return Analysis(
            version=VERSION,
            game=walk.record.game,
            rules=walk.record.version,
            seats=walk.seats,
            player=self.judge.name,
            stage=self.stage,
            done=min(self.done, self.total),
            total=self.total,
            scores=walk.scores,
            ranking=walk.ranking,
            moments=self.curve.moments(),
            decisions=decisions,
            ledger=self.curve.ledger(),
            accuracy=accuracy_of(decisions, walk.seats),
        )


def analyse(
    game: AnyGame, record: Record, budget: Budget | None = None, seed: int | None = None
) -> Analysis:
    """Analyse a whole game; raise Unfinished, BadRecord or Diverged."""
    analyst = Analyst(game, record, budget, seed)
    for _ in analyst.work():
        pass
    return analyst.report()
