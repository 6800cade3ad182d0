"""When the second judge stops: decided, hopeless, or out of pairs for the whole game."""

from collections import Counter

import pytest

from benchmarks.analysis import played
from parvis.analysis.budget import Budget
from parvis.analysis.decisions import ROUND, Decisions, Finding
from parvis.analysis.game import Walk
from parvis.analysis.judges import Judge
from parvis.engine import AnyGame
from parvis.games import game as game_of
from parvis.players.base import Seen

BUDGET = Budget(pairs=4 * ROUND, judged=6, together=20 * ROUND)


@pytest.fixture(scope="module")
def walk() -> Walk:
    game: AnyGame = game_of("piliers")
    return Walk(game, played(game, 21, "random", "random"))


def suspected(walk: Walk, number: int, budget: Budget = BUDGET) -> Decisions:
    """Return decisions of which some of the first seat look like mistakes."""
    decisions = Decisions(Judge(walk.game, walk.plies[0].state), walk, budget, 1)
    mine = [one for one in decisions.found if one.at.seat == 0]
    for i, finding in enumerate(mine[:number]):
        options = walk.game.options(finding.at.state)
        finding.best = next(option for option in options if option != finding.at.value)
        finding.near = finding.far = 0.3 - 0.01 * i
        finding.error = 0.02
    return decisions


def judged(
    decisions: Decisions, monkeypatch: pytest.MonkeyPatch, gain: float, noise: float
) -> tuple[list[Finding], Counter[int]]:
    """Run the second judge on games that end as told; note how many each decision took."""
    best = {one.at.ply: one.best for one in decisions.found}
    ply = {id(one.at.state): one.at.ply for one in decisions.found}
    taken: Counter[int] = Counter()

    def ended(_: Judge, seen: Seen, option: int, seed: int) -> tuple[float, list[float]]:
        at = current[0]
        better = option == best[at]
        taken[at] += better
        return 0.5 + (gain + noise * (-1) ** seed if better else 0.0), [0.5, 0.5]

    current = [0]
    run = Decisions._second

    def noting(self: Decisions, finding: Finding, seed: int) -> object:
        current[0] = ply[id(finding.at.state)]
        return run(self, finding, seed)

    monkeypatch.setattr(Judge, "played_on", ended)
    monkeypatch.setattr(Decisions, "_second", noting)
    for _ in decisions.second():
        pass
    return [one for one in decisions.found if one.judge is not None], taken


@pytest.mark.parametrize(
    ("gain", "noise", "pairs", "verdict"),
    [
        (0.30, 0.1, ROUND, "clear"),  # decided at once
        (-0.10, 0.2, ROUND, "doubtful"),  # hopeless
        (0.03, 0.3, 4 * ROUND, "doubtful"),  # never decided
    ],
)
def test_the_second_judge_stops_when_it_is_decided_or_there_is_no_hope(
    walk: Walk, monkeypatch: pytest.MonkeyPatch, gain: float, noise: float, pairs: int, verdict: str
) -> None:
    decisions = suspected(walk, 1)
    (finding,), taken = judged(decisions, monkeypatch, gain, noise)
    assert taken == {finding.at.ply: pairs}
    assert finding.verdict() == verdict


def test_a_game_has_so_many_pairs_and_the_dearest_decisions_get_them(
    walk: Walk, monkeypatch: pytest.MonkeyPatch
) -> None:
    budget = Budget(pairs=4 * ROUND, judged=6, together=12 * ROUND)
    decisions = suspected(walk, 6, budget)
    suspects = decisions.suspects()
    found, taken = judged(decisions, monkeypatch, 0.03, 0.3)
    assert found == suspects[:3] and len(suspects) == 6
    assert sum(taken.values()) == 12 * ROUND
    assert [one.verdict() for one in suspects[3:]] == ["doubtful"] * 3
