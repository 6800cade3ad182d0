"""The curve and the ledger: one number for each seat and moment, and what follows from that."""

import pytest

from benchmarks.analysis import played
from parvis.analysis.analyst import Analyst, seed_of
from parvis.analysis.budget import Budget
from parvis.analysis.decisions import Decisions
from parvis.analysis.game import Unfinished, Walk, share_of
from parvis.analysis.judges import Judge
from parvis.analysis.values import Curve
from parvis.engine import CHANCE, seeded
from parvis.games import game as game_of
from parvis.games import game_names

SMALL = Budget(value=12, outcomes=2, looks=16, near=12, far=12, again=2, pairs=4, judged=1)


TABLES = [(name, n) for name in game_names() for n in (2, 3) if n in game_of(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_luck_and_skill_add_up_to_the_result_of_every_seat(name: str, seats: int) -> None:
    game = game_of(name)
    record = played(game, 40 + seats, *["greedy"] * seats)
    walk = Walk(game, record)
    curve = Curve(Judge(game, walk.plies[0].state), walk, SMALL, seed_of(record))
    assert curve.ledger() is None  # until the curve stands
    for _ in curve.work():
        pass
    ledger = curve.ledger()
    assert ledger is not None
    for seat, balance in enumerate(ledger.seats):
        total = balance.start + balance.own + balance.others + balance.luck + balance.hidden
        assert total == pytest.approx(balance.result, abs=1e-9)
        assert balance.result == share_of(walk.ranking)[seat]
        assert sum(balance.by_kind.values()) == pytest.approx(balance.luck, abs=0.001)
        steps = sum(step.change[seat] + step.hidden[seat] for step in ledger.steps)
        assert balance.start + steps == pytest.approx(balance.result, abs=0.005)
    moments = curve.moments()
    assert [moment.ply for moment in moments] == sorted({moment.ply for moment in moments})
    assert moments[-1].seat is None and moments[-1].ply == len(record.choices)
    for moment in moments:
        assert sum(moment.wins) == pytest.approx(1, abs=0.001)
    ends = [step.end for step in ledger.steps]
    assert [step.ply for step in ledger.steps][1:] == ends[:-1]  # without a gap


@pytest.mark.parametrize("name", game_names())
def test_a_decision_is_judged_by_what_its_seat_could_know(name: str) -> None:
    """With what is hidden from it exchanged, the judgement is the same to the last digit."""
    game = game_of(name)
    seats = game.seats[0] if game.seats[0] > 1 else 2
    record = played(game, 50, *["greedy"] * seats)
    walk = Walk(game, record)
    judge = Judge(game, walk.plies[0].state)
    choices = walk.choices()
    exchanged = 0
    for at in choices[:: max(1, len(choices) // 6)]:
        other = game.imagine(at.state, at.seat, seeded(12345))
        decisions = Decisions(judge, walk, SMALL, 3, frozenset(), solve=False)
        true, supposed = decisions.looked(at), decisions.looked(at._replace(state=other))
        assert true.bounds() == supposed.bounds()
        assert (true.best, true.near, true.far) == (supposed.best, supposed.near, supposed.far)
        exchanged += 1
    assert exchanged >= 5


def test_the_same_game_has_the_same_analysis_and_it_says_how_far_it_is() -> None:
    game = game_of("piliers")
    record = played(game, 60, "greedy", "greedy")
    reports = []
    for _ in range(2):
        analyst = Analyst(game, record, SMALL)
        stages = []
        done = [0]
        for stage in analyst.work():
            stages += [stage] if stage not in stages else []
            done.append(analyst.done)
            assert analyst.done <= analyst.total
        assert stages == ["curve", "near", "far", "judge", "complete"]
        assert done == sorted(done) and analyst.done == analyst.total
        reports.append(analyst.report())
    assert reports[0] == reports[1]
    found = reports[0]
    assert len(found.decisions) == sum(one.decisions for one in found.accuracy)
    for decision in found.decisions:
        assert decision.low <= decision.loss <= decision.high
        assert decision.verdict != "clear" or decision.judged in ("judged", "solved")
        assert decision.offered > 1


def test_alone_points_are_all_there_is() -> None:
    game = game_of("emara")
    record = played(game, 3, "greedy")
    analyst = Analyst(game, record, SMALL)
    for _ in analyst.work():
        pass
    found = analyst.report()
    assert found.ledger is not None
    assert found.ledger.seats[0].result == found.scores[0] / 100
    assert found.moments[-1].wins == [found.scores[0] / 100]


def test_only_what_has_ended_is_analysed() -> None:
    game = game_of("piliers")
    record = played(game, 60, "greedy", "greedy")
    with pytest.raises(Unfinished, match="has not ended"):
        Analyst(game, record.until(80), SMALL)
    given_up = Walk(game, record.until(80), [1, 2])
    assert given_up.result == [1.0, 0.0]
    assert all(ply.seat == CHANCE or ply in given_up.choices() for ply in given_up.plies)
