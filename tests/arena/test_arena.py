"""Matches: fair seats, files that can be continued, early stops, reports."""

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from parvis.arena.balance import balance
from parvis.arena.ladder import GAMES, BadArena, all_settled, alone, duels, hold, load
from parvis.arena.match import Job, Plan, Played, play
from parvis.arena.report import write
from parvis.arena.summary import summarise
from parvis.engine import replay
from tests.players.toy import GAME

PLAN = Plan("toy", 1, ("greedy", "random"), 2)


def timeless(played: list[Played]) -> list[Played]:
    """Return games without the time they took."""
    zeros = [0.0, 0.0]
    return [msgspec.structs.replace(one, thinking=zeros, slowest=zeros) for one in played]


def test_every_line_up_meets_the_same_seeds_in_every_rotation() -> None:
    plan = Plan("toy", 1, ("a", "b", "c"), 2, seed=10)
    jobs = [plan.job(number) for number in range(2 * plan.cycle)]
    assert plan.cycle == 6
    assert [job.seed for job in jobs] == [10] * 6 + [11] * 6
    assert [job.players for job in jobs[:6]] == [
        ("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b"),
    ]  # fmt: skip
    assert Plan("toy", 1, ("a", "b"), 3).line_ups == [("a", "b", "a")]


def test_a_game_is_kept_as_a_record_that_replays_to_its_points() -> None:
    one = play(GAME, PLAN, PLAN.job(3))
    s = replay(GAME, one.record(PLAN))
    assert not s.agenda
    assert GAME.scores(s) == one.scores
    assert GAME.ranking(s) == one.ranks
    assert sum(one.decisions) == 8  # the last card of each is forced


def test_a_shared_first_place_is_shared() -> None:
    one = play(GAME, PLAN, PLAN.job(0))
    tied = msgspec.structs.replace(one, ranks=[1, 1])
    assert [tied.wins(0), tied.wins(1)] == [0.5, 0.5]


def test_a_match_that_was_cut_off_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = hold(PLAN, 12, alone(GAME), tmp_path / "whole" / GAMES, stop_early=False)
    path = tmp_path / "cut" / GAMES
    hold(PLAN, 5, alone(GAME), path, stop_early=False)
    with path.open("ab") as file:
        file.write(b'{"number":5,"seed":2,"pla')  # the power went out here
    asked: list[int] = []

    def results(plan: Plan, jobs: Iterator[Job]) -> Iterator[Played]:
        for job in jobs:
            asked.append(job.number)
            yield play(GAME, plan, job)

    hold(PLAN, 12, results, path, stop_early=False)
    assert asked == [5, 6, 7, 8, 9, 10, 11]
    plan, again = load(path)
    assert plan == PLAN
    assert timeless(again) == timeless(whole)


def test_another_match_is_not_continued(tmp_path: Path) -> None:
    hold(PLAN, 2, alone(GAME), tmp_path / GAMES)
    other = msgspec.structs.replace(PLAN, players=("random", "greedy"))
    with pytest.raises(BadArena, match="holds another match"):
        hold(other, 2, alone(GAME), tmp_path / GAMES)


@pytest.mark.parametrize("text", ["", "nonsense\n", '{"number":0}\n'])
def test_a_file_that_is_no_match_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / GAMES).write_text(text)
    with pytest.raises(BadArena, match="is not a match"):
        load(tmp_path / GAMES)


@pytest.mark.parametrize(
    "change",
    [
        {"scores": []},
        {"ranks": [1]},
        {"ranks": [2, 2]},
        {"breakdown": [[1]]},
        {"breakdown": [[1], [1, 2]]},
        {"thinking": []},
        {"players": ("greedy", "somebody")},
    ],
)
def test_a_game_that_does_not_fit_its_plan_is_refused(
    tmp_path: Path, change: dict[str, object]
) -> None:
    path = tmp_path / GAMES
    one = msgspec.structs.replace(hold(PLAN, 1, alone(GAME))[0], **change)
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in (PLAN, one)))
    with pytest.raises(BadArena, match="game 0 is of another one"):
        load(path)


def test_a_match_stops_when_it_is_settled_and_only_with_even_seats() -> None:
    def one_sided(plan: Plan, jobs: Iterator[Job]) -> Iterator[Played]:
        for job in jobs:
            one = play(GAME, plan, job)
            ranks = [1 if who == "greedy" else 2 for who in one.players]
            yield msgspec.structs.replace(one, ranks=ranks)

    played = hold(PLAN, 100, one_sided)
    assert len(played) == 8
    assert not all_settled(PLAN, played[:7])
    assert len(hold(PLAN, 20, one_sided, stop_early=False)) == 20
    assert duels(played) == {("greedy", "random"): [8, 0]}


def test_a_report_holds_the_figures(tmp_path: Path) -> None:
    plan = Plan("toy", 1, ("greedy", "random", "greedy:0.5"), 2)
    played = hold(plan, 24, alone(GAME), tmp_path / GAMES, stop_early=False)
    summary = write(GAME, plan, played, tmp_path)
    assert sum(s.games for s in summary.standings) == 48
    assert sum(s.wins.value * s.games for s in summary.standings) == pytest.approx(24)
    assert sum(s.rating.value for s in summary.standings) == pytest.approx(0)
    assert sum(seat.wins.value for seat in summary.seats) == pytest.approx(1)
    stored = json.loads((tmp_path / "summary.json").read_text())
    assert stored["games"] == 24
    rows = list(csv.DictReader(io.StringIO((tmp_path / "games.csv").read_text())))
    assert len(rows) == 48
    assert all(row["points"] == row["prizes"] for row in rows)
    page = (tmp_path / "report.html").read_text()
    assert page.count("<svg") >= 4
    assert "greedy:0.5" in page


def test_points_by_category_and_openskill_follow_the_games() -> None:
    played = hold(PLAN, 40, alone(GAME), stop_early=False)
    greedy, random = sorted(
        summarise(PLAN, played, GAME.categories).standings, key=lambda s: s.player
    )
    for standing in (greedy, random):
        assert standing.categories["prizes"] == pytest.approx(standing.points.value)
    assert (greedy.skill > random.skill) == (greedy.wins.value > random.wins.value)


def test_balance_counts_what_was_chosen() -> None:
    played = hold(PLAN, 6, alone(GAME), stop_early=False)
    (thing,) = balance(GAME, PLAN, played)
    assert (thing.action, thing.noun) == ("play", "")
    assert thing.times == 60
    assert thing.seats == 12
    assert thing.points.value == pytest.approx(0.0)
