"""The cost of each decision, given what the seat could know.

The near pass covers every real choice. The far pass plays the costliest of each seat to the end of
the game, with new luck. A second judge completes games for decisions that still look like
mistakes. The better choice is selected on one set of visits and its loss is measured on another,
because the best of several looks too good on its own visits. The last decisions of a game are
solved exactly instead.
"""

import math
from collections.abc import Iterator
from typing import Final

from parvis.analysis.budget import Budget, budget_of
from parvis.analysis.endgame import Solver, TooLarge, open_to_all
from parvis.analysis.game import Ply, Walk, picked
from parvis.analysis.judges import Judge, difference, mean
from parvis.analysis.report import Decision, Judged, Verdict, Why
from parvis.analysis.sheets import points_lost, reasons, sheet_of
from parvis.engine import IllegalChoice
from parvis.players.base import seen_of

FLOOR: Final = 0.02  # standard error from the rollout players' mistakes
CLEAR: Final = 0.03  # a smaller loss is never called clear
AGREES: Final = 0.01  # the least loss that the second judge must see
DOUBTFUL: Final = 0.01
EXACT: Final = 0.01  # from here on, an exactly known loss is a mistake
SURE: Final = 1.645  # standard errors of a one-sided 95 % bound
FOUR_OF_FIVE: Final = 1.28
ROUND: Final = 20  # pairs of games between two tests of whether the judge is decided
DECIDED: Final = 3.0  # standard errors by which it must see a loss, to stop early …
HOPELESS: Final = 1.0  # … or no loss: calling a clear mistake doubtful does less harm


class Finding:
    """The results for one decision."""

    __slots__ = (
        "at", "offered", "best", "near", "far", "error", "judge", "judge_error", "exact", "same",
        "wins", "points", "points_spread", "why", "visits",
    )  # fmt: skip

    def __init__(self, at: Ply, offered: int) -> None:
        self.at: Final = at
        self.offered: Final = offered
        self.best: int | None = None  # the best alternative
        self.near: float | None = None  # its lead in the near pass
        self.far: float | None = None
        self.error = 0.0
        self.judge: float | None = None
        self.judge_error = 0.0
        self.exact: float | None = None
        self.same = False
        self.wins: tuple[float, float] | None = None
        self.points = 0.0
        self.points_spread = 0.0
        self.why: list[Why] = []
        self.visits = 0

    @property
    def judged(self) -> Judged:
        if self.exact is not None:
            return "solved"
        if self.same:
            return "same"
        if self.judge is not None:
            return "judged"
        if self.far is not None:
            return "far"
        return "waiting" if self.near is None else "near"

    def cost(self) -> float:
        """Return the loss, estimated from all passes so far."""
        if self.exact is not None:
            return self.exact
        if self.same or self.near is None:
            return 0.0
        if self.far is None:
            return 0.5 * self.near  # halved: the near pass alone errs most
        if self.judge is None:
            return 0.5 * (self.near + self.far)
        return 0.5 * (self.far + self.judge)

    def suspicious(self) -> bool:
        """Tell whether both the near and the far pass see a loss."""
        if self.far is None or self.near is None or self.same or self.exact is not None:
            return False
        error = math.hypot(self.error, FLOOR)
        return min(self.near, self.far) >= CLEAR and self.far - SURE * error > 0.0

    def verdict(self) -> Verdict:
        if self.exact is not None:
            return "clear" if self.exact >= EXACT else "none"
        if self.same or self.far is None or self.near is None:
            return "none"
        if self.suspicious() and self.judge is not None:
            agreed = self.judge >= AGREES and self.judge - self.judge_error > 0.0
            if agreed and self.bounds()[1] > 0.0:
                return "clear"
        return "doubtful" if 0.5 * (self.near + self.far) >= DOUBTFUL else "none"

    def bounds(self) -> tuple[float, float, float]:
        """Return the loss and its 80 % interval."""
        if self.exact is not None:
            return self.exact, self.exact, self.exact
        if self.same or self.near is None:
            return 0.0, 0.0, 0.0
        if self.far is None:
            loss, error = self.near, math.hypot(0.05, FLOOR)
        else:
            loss = self.far if self.judge is None else min(self.far, self.judge)
            error = math.hypot(self.error, FLOOR)
        return loss, loss - FOUR_OF_FIVE * error, loss + FOUR_OF_FIVE * error


class Decisions:
    """All decisions of a game, judged in steps; the costliest ones are judged repeatedly."""

    def __init__(
        self,
        judge: Judge,
        walk: Walk,
        budget: Budget,
        seed: int,
        seats: frozenset[int] | None = None,
        solve: bool = True,
    ) -> None:
        self.judge: Final = judge
        self.walk: Final = walk
        self.budget: Final = budget
        self.seed: Final = seed
        self.solve: Final = solve  # whether the last decisions are solved
        self.found: Final = [
            Finding(at, len(judge.game.options(at.state)))
            for at in walk.choices()
            if seats is None or at.seat in seats
        ]
        self.sheet: Final = sheet_of(judge.game)

    # The passes. Each yields after every step.

    def endgame(self) -> Iterator[None]:
        """Solve the last decisions exactly, from the end backwards, while that is possible."""
        if self.walk.seats != 2 or not self.solve or self.walk.end.agenda:
            return
        solver = Solver(self.judge, self.budget.solve)
        for finding in reversed(self.found):
            if not self._solve(finding, solver):
                return
            yield

    def _solve(self, finding: Finding, solver: Solver) -> bool:
        """Solve one decision, if no seat has a secret and the rest is small enough."""
        s = finding.at.state
        if not open_to_all(self.judge.game, s):
            return False
        try:
            values = solver.options(s)
        except TooLarge:
            return False
        played = values[finding.at.value]
        best = max(values, key=lambda o: (values[o], o == finding.at.value))
        finding.exact = values[best] - played
        finding.best = best if finding.exact > 1e-9 else None
        if finding.exact >= EXACT:
            self._explain(finding)
        return True

    def near(self) -> Iterator[None]:
        """Compare every choice a few steps ahead."""
        for i, finding in enumerate(self.found):
            if finding.exact is None:
                self._near(finding, self.seed + 7 * i)
                if finding.best is not None:
                    finding.same = self.walk.same_turn(finding.at, finding.best)
            yield

    def _near(self, finding: Finding, seed: int) -> None:
        at, budget = finding.at, self.budget
        seen = seen_of(self.judge.game, at.state, at.seat)
        options = self.judge.candidates(seen, at.value, budget.looks, budget.rivals, seed)
        found = self.judge.forced(seen, options, budget.near, seed + 1)
        means = {option: mean(values) for option, values in zip(options, found, strict=True)}
        others = [option for option in options if option != at.value]
        finding.best = max(others, key=means.__getitem__)
        finding.near = means[finding.best] - means[at.value]
        finding.visits = budget.near

    def dearest(self, seat: int, number: int) -> list[Finding]:
        """List a seat's costliest decisions that are not solved."""
        mine = [f for f in self.found if f.at.seat == seat and f.exact is None and not f.same]
        mine.sort(key=lambda f: -(f.near or 0.0))
        return [f for f in mine[:number] if f.near is not None and f.near > 0.0]

    def far(self) -> Iterator[None]:
        """Play the costliest decisions of each seat to the end of the game, with new luck."""
        lists = [self.dearest(seat, self.budget.again) for seat in range(self.walk.seats)]
        for rank in range(self.budget.again):  # the costliest of all seats first
            for seat, mine in enumerate(lists):
                if rank < len(mine):
                    self._far(mine[rank], self.seed + 500_000 + 31 * mine[rank].at.ply + seat)
                    yield

    def _far(self, finding: Finding, seed: int) -> None:
        at = finding.at
        assert finding.best is not None
        seen = seen_of(self.judge.game, at.state, at.seat)
        options = [finding.best, at.value]
        found, ends = self.judge.to_the_end(seen, options, self.budget.far, seed, self.sheet)
        finding.far, finding.error = difference(*found)
        finding.visits = self.budget.far
        seat = at.seat
        finding.wins = (
            mean([end.wins[seat] for end in ends[0]]),
            mean([end.wins[seat] for end in ends[1]]),
        )
        finding.points, finding.points_spread = points_lost(seat, *ends)
        finding.why = reasons(self.judge.game, self.walk.seats, seat, *ends)

    def _explain(self, finding: Finding) -> None:
        """Explain a loss that is known exactly."""
        assert finding.best is not None
        exact, best = finding.exact, finding.best
        self._far(finding, self.seed + 900_000 + finding.at.ply)
        finding.exact, finding.best = exact, best

    def suspects(self) -> list[Finding]:
        """List the decisions for the second judge, the costliest of each seat first."""
        found: list[Finding] = []
        for seat in range(self.walk.seats):
            mine = [f for f in self.found if f.at.seat == seat and f.suspicious()]
            mine.sort(key=lambda f: -f.cost())
            found += mine[: self.budget.judged]
        return sorted(found, key=lambda f: -f.cost())

    def second(self) -> Iterator[None]:
        """Let the second judge complete games for decisions that look like mistakes."""
        left = self.budget.together
        for finding in self.suspects():
            for pairs in self._second(finding, self.seed + 700_000 + 131 * finding.at.ply):
                left -= pairs
                yield
            if left < self.budget.pairs:  # out of budget: the others stay doubtful
                return

    def _second(self, finding: Finding, seed: int) -> Iterator[int]:
        """Complete pairs of games from both options; yield the size of each batch."""
        at = finding.at
        assert finding.best is not None
        seen = seen_of(self.judge.game, at.state, at.seat)
        better: list[float] = []
        played: list[float] = []
        told = 0
        while len(better) < self.budget.pairs:
            better.append(self.judge.played_on(seen, finding.best, seed + len(better))[0])
            played.append(self.judge.played_on(seen, at.value, seed + len(played))[0])
            if len(better) % ROUND == 0 or len(better) == self.budget.pairs:
                found, error = difference(better, played)
                finding.judge, finding.judge_error = found, error
                yield len(better) - told
                told = len(better)
                beyond = (found - AGREES) / error
                if beyond > DECIDED or beyond < -HOPELESS:
                    return

    def weigh(self, at: Ply) -> Decision:
        """Judge a choice against the best alternative, whether it was made or not."""
        return self._told(self.looked(at))

    def looked(self, at: Ply) -> Finding:
        """Judge one choice: solved if wanted and possible, else near and far."""
        finding = Finding(at, len(self.judge.game.options(at.state)))
        solver = Solver(self.judge, self.budget.solve)
        if not self.solve or self.walk.seats != 2 or not self._solve(finding, solver):
            self._near(finding, self.seed + at.ply)
            if finding.near is not None and finding.near > 0.0:
                self._far(finding, self.seed + 500_000 + at.ply)
        return finding

    # Report.

    def report(self) -> list[Decision]:
        """Return all decisions with the results so far, in order."""
        return [self._told(finding) for finding in self.found]

    def _told(self, finding: Finding) -> Decision:
        at, game = finding.at, self.judge.game
        loss, low, high = finding.bounds()
        best = finding.best
        if finding.same or (finding.exact is None and loss <= 0.0):
            best = None
        return Decision(
            ply=at.ply,
            seat=at.seat,
            kind=at.kind,
            arg=at.state.agenda[-1].arg,
            also=at.state.agenda[-1].also,
            turn=at.turn,
            offered=finding.offered,
            played=picked(game, at.state, at.value),
            best=None if best is None else picked(game, at.state, best),
            loss=round(loss, 4),
            low=round(low, 4),
            high=round(high, 4),
            wins=None if finding.wins is None else _pair(finding.wins),
            points=round(finding.points, 2),
            points_spread=round(finding.points_spread, 2),
            cost=round(finding.cost(), 4),
            verdict=finding.verdict(),
            judged=finding.judged,
            visits=finding.visits,
            why=finding.why if best is not None else [],
        )


def weigh(walk: Walk, ply: int, word: str, seed: int) -> Decision:
    """Judge a choice, made or not, at a decision of a game; raise IllegalChoice."""
    game = walk.game
    at = next((one for one in walk.choices() if one.ply == ply), None)
    if at is None:
        raise IllegalChoice(f"nobody had anything to choose at {ply}")
    value = game.read(at.state, word)
    if value not in game.options(at.state):
        raise IllegalChoice(f"{word!r} is not offered at {ply}")
    judge = Judge(game, walk.plies[0].state)
    decisions = Decisions(judge, walk, budget_of(game.name), seed, frozenset())
    return decisions.weigh(at._replace(value=value))


def _pair(wins: tuple[float, float]) -> tuple[float, float]:
    return round(wins[0], 4), round(wins[1], 4)
