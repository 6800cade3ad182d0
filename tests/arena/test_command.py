"""The commands, on a real game."""

import json
from pathlib import Path

import pytest
import ray

import parvis
from parvis.arena.ladder import GAMES, hold, load, on_ray, processes
from parvis.arena.match import Plan, play
from parvis.cli import main
from parvis.engine import Record
from parvis.players.hint import hint

GAME = "piliers"


def run(*words: str) -> int:
    return main(words)


def test_arena_plays_stores_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ("arena", GAME, "--players", "greedy,random", "--out", str(tmp_path))
    assert run(*line, "--games", "2") == 0
    assert run(*line, "--games", "4") == 0
    plan, played = load(tmp_path / GAMES)
    assert plan.players == ("greedy", "random")
    assert [one.seed for one in played] == [0, 0, 1, 1]
    assert "greedy beats random in" in capsys.readouterr().out
    assert run("report", str(tmp_path)) == 0
    page = (tmp_path / "report.html").read_text()
    assert "Craftsmen" in page and "<details>" in page and "mason-1" not in page
    assert run("report", str(tmp_path), "--lang", "fr") == 0
    assert "bat random dans" in (tmp_path / "report.html").read_text()
    capsys.readouterr()
    assert run("report", str(tmp_path), "--json") == 0
    assert json.loads(capsys.readouterr().out)["games"] == 4
    assert run("replay", str(tmp_path), "--game", "3", "--until", "20") == 0
    assert "greedy" in capsys.readouterr().out
    saved = tmp_path / "game.json"
    assert run("replay", str(tmp_path), "--game", "3", "--save", str(saved)) == 0
    assert Record.from_json(saved.read_bytes()) == played[3].record(plan)
    assert run("replay", str(tmp_path)) == 2
    assert "which of the 4 games" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("arena", "chess", "--players", "greedy,random"), "there is no game 'chess'"),
        (("arena", GAME, "--players", "greedy,deep"), "no computer player 'deep'"),
        (("arena", GAME, "--players", "greedy", "--seats", "9"), "2 to 4 players"),
        (("arena", GAME, "--players", "greedy,random", "--option", "x=1"), "no option 'x'"),
        (("report", "nowhere"), "there is no match"),
        (("hint", "nowhere.json"), "nowhere.json"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(
    words: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words) == 2
    error = capsys.readouterr().err
    assert message in error
    assert "Traceback" not in error


def test_hint_names_a_choice_and_what_each_seat_may_expect(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = Plan(GAME, parvis.game(GAME).version, ("random", "random"), 2)
    record = play(parvis.game(GAME), plan, plan.job(0)).record(plan)
    path = tmp_path / "game.json"
    path.write_bytes(record.until(60).to_json())
    assert run("hint", str(path), "--seconds", "0.2") == 0
    out = capsys.readouterr().out
    assert "chooses" in out or "nobody" in out
    path.write_bytes(record.to_json())
    assert run("hint", str(path)) == 0
    assert "nobody has to choose here" in capsys.readouterr().out


def test_the_first_hint_is_what_the_search_would_choose() -> None:
    game = parvis.game(GAME)
    s = game.start(2, 1)
    while s.agenda[-1].seat < 0:
        game.choose(s, game.roll(s), parvis.Log(quiet=True))
    advice = hint(game, s, iterations=60)
    assert advice[0].choice in game.options(s)
    assert sum(advice[0].wins) == pytest.approx(1.0)


def test_processes_play_the_same_games_as_one_does() -> None:
    plan = Plan(GAME, parvis.game(GAME).version, ("greedy", "random"), 2)
    together = hold(plan, 3, processes(2), stop_early=False)
    assert [one.choices for one in together] == [
        play(parvis.game(GAME), plan, plan.job(n)).choices for n in range(3)
    ]


@pytest.mark.filterwarnings("ignore")
def test_a_ray_cluster_plays_the_same_games_too() -> None:
    plan = Plan(GAME, parvis.game(GAME).version, ("random", "random"), 2)
    try:
        together = hold(plan, 2, on_ray(ray), stop_early=False)
    finally:
        ray.shutdown()
    assert [one.choices for one in together] == [
        play(parvis.game(GAME), plan, plan.job(n)).choices for n in range(2)
    ]


def test_the_player_of_the_examples_plays(capsys: pytest.CaptureFixture[str]) -> None:
    players = "own:examples.hoarder:Hoarder,random"
    assert run("arena", GAME, "--players", players, "--games", "2") == 0
    assert "Hoarder" in capsys.readouterr().out
