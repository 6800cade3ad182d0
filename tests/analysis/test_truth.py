"""Against truth: endgames solved by looking at everything, and blunders that were planted."""

import pytest

from benchmarks.analysis import TooMuch, Truth, played, questions, share
from benchmarks.mistakes import analysed, confirm, planted, rank_of
from parvis.analysis.budget import USUAL, Budget
from parvis.analysis.decisions import EXACT, weigh
from parvis.analysis.endgame import Solver, TooLarge, open_to_all
from parvis.analysis.game import Walk
from parvis.analysis.judges import Judge
from parvis.games import game as game_of


@pytest.mark.parametrize("name", ["emara", "piliers"])
def test_the_best_choice_of_a_solved_endgame_is_named_and_intervals_hold(name: str) -> None:
    game = game_of(name)
    asked = [
        answer
        for seed in range(1000, 1004)
        for answer in questions(game, played(game, seed, "greedy", "mcts:30"), 2500, USUAL)
    ]
    assert len(asked) >= 20
    assert share([answer.right for answer in asked]) >= 0.95
    assert share([answer.covered for answer in asked]) >= 0.90
    assert not [answer for answer in asked if answer.called and answer.lost < EXACT]


def test_the_solver_finds_what_a_search_without_its_memory_finds() -> None:
    game = game_of("piliers")
    walk = Walk(game, played(game, 1000, "greedy", "greedy"))
    judge = Judge(game, walk.plies[0].state)
    solver, truth, compared = Solver(judge, 2500), Truth(judge, 2500), 0
    for at in reversed(walk.choices()):
        assert open_to_all(game, at.state) is not truth.secret(at.state)
        try:
            expected, found = truth.options(at.state), solver.options(at.state)
        except (TooMuch, TooLarge):
            break
        assert found == pytest.approx(expected)
        compared += 1
    assert compared >= 5


def test_a_planted_blunder_is_among_the_three_dearest_and_the_last_judge_looks_at_it() -> None:
    game = game_of("piliers")
    budget = Budget(looks=32, near=48, far=60, again=6, pairs=12, judged=2, solve=400)
    blunder = planted(game, 3, "mcts:20", 8, 24)
    assert blunder is not None and blunder.lost >= 0.1
    decisions = analysed(game, blunder, budget)
    assert rank_of(decisions, blunder)[0] <= 3
    finding = next(one for one in decisions.found if one.at.ply == blunder.ply)
    judged = confirm(decisions, finding, blunder.ply, 2)
    assert judged.planted and -1 <= judged.judged <= 1


def test_the_choice_that_was_best_loses_nothing_and_another_is_told_the_same_way() -> None:
    game = game_of("piliers")
    walk = Walk(game, played(game, 1001, "greedy", "greedy"))
    at = walk.choices()[-4]
    judge = Judge(game, walk.plies[0].state)
    values = Solver(judge, 6000).options(at.state)
    for option, value in values.items():
        told = weigh(walk, at.ply, game.spell(at.state, option), 5)
        assert told.judged == "solved"
        assert told.loss == pytest.approx(max(values.values()) - value, abs=1e-4)
        assert (told.best is None) is (told.loss < 1e-4)
