"""Matches in which something goes wrong: players, processes, files."""

import itertools
import json
import multiprocessing
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

import parvis
from parvis.arena.command import show
from parvis.arena.ladder import GAMES, BadArena, alone, duels, hold, load, processes
from parvis.arena.match import Plan, Played, play
from parvis.arena.report import beats, write
from parvis.arena.summary import summarise
from parvis.arena.words import WORDS
from parvis.cli import main
from tests.players.toy import GAME

PLAN = Plan("toy", 1, ("greedy", "random"), 2)
REAL = Plan("piliers", parvis.game("piliers").version, ("random", "random"), 2)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Wild", "99999 is not offered by play"),
        ("Mute", "None is not a choice"),
        ("Clumsy", "ZeroDivisionError: integer division or modulo by zero"),
        ("Leaver", "SystemExit: 4"),
    ],
)
def test_who_does_not_answer_as_they_must_forfeits_and_the_match_goes_on(
    name: str, said: str
) -> None:
    plan = Plan("toy", 1, (f"own:tests.arena.strange:{name}", "random"), 2)
    played = hold(plan, 4, alone(GAME), stop_early=False)
    assert [one.players.index(plan.players[0]) for one in played] == [0, 1, 0, 1]
    for one in played:
        seat = one.players.index(plan.players[0])
        assert one.forfeits == {seat: said}
        assert one.ranks[seat] == 2 and one.ranks[1 - seat] == 1
    summary = summarise(plan, played, GAME.categories)
    assert {s.player: s.forfeits for s in summary.standings} == {plan.players[0]: 4, "random": 0}


GUEST = "guest:tests.arena.strange:{}"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Doomed", "its process ended with code 3"),
        ("Clumsy", "ZeroDivisionError: integer division or modulo by zero"),
        ("Chatty", ""),
        ("Nobody", "there is no player 'Nobody'"),
        ("Sleeper", "it thought for more than 0.5 s"),
    ],
)
def test_a_guest_plays_in_a_process_of_its_own(name: str, said: str) -> None:
    plan = msgspec.structs.replace(REAL, players=(GUEST.format(name), "random"), limit=0.5)
    plan = msgspec.structs.replace(plan, seed=8 if name == "Sleeper" else 0)
    one = play(parvis.game("piliers"), plan, plan.job(0))
    assert set(one.forfeits) == ({0} if said else set())
    assert said in one.forfeits.get(0, "")


def test_a_guest_is_not_told_the_passwords_of_its_host(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARVIS_DATABASE", "postgresql://parvis:secret@db")
    for kind in ("own", "guest"):
        players = (f"{kind}:tests.arena.strange:Nosy", "random")
        plan = msgspec.structs.replace(REAL, players=players)
        forfeits = play(parvis.game("piliers"), plan, plan.job(0)).forfeits
        assert bool(forfeits) == (kind == "own")


def test_a_guest_chooses_as_the_same_player_in_this_process_does() -> None:
    records = []
    for kind in ("own", "guest"):
        players = (f"{kind}:examples.hoarder:Hoarder", "random")
        plan = msgspec.structs.replace(REAL, players=players)
        records.append(play(parvis.game("piliers"), plan, plan.job(0)).choices)
    assert records[0] == records[1]


def test_who_writes_points_into_the_true_state_is_caught_and_a_guest_finds_none() -> None:
    game = parvis.game("piliers")
    plan = msgspec.structs.replace(REAL, players=("own:tests.arena.strange:Thief", "random"))
    one = play(game, plan, plan.job(0))
    assert "does not replay" in one.forfeits[0] and one.ranks == [2, 1]
    assert one.scores == game.scores(parvis.replay(one.record(plan)))
    honest = msgspec.structs.replace(REAL, players=(GUEST.format("Thief"), "random"))
    assert play(game, honest, honest.job(0)).forfeits == {}


def test_time_limits_are_for_players_in_this_process_too() -> None:
    plan = msgspec.structs.replace(REAL, players=("own:tests.arena.strange:Slow", "random"))
    one = play(parvis.game("piliers"), msgspec.structs.replace(plan, limit=0.05), plan.job(0))
    assert one.forfeits == {0: "it thought for more than 0.05 s"}


def test_an_edited_bot_does_not_inherit_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    bot = tmp_path / "edited_bot.py"
    code = "class Bot:\n    def __init__(self, seed): pass\n    def choose(self, seen): return {}\n"
    bot.write_text(code.format("seen.options[0]"))
    words = ["arena", "piliers", "--players", "own:edited_bot:Bot,random", "--games", "2"]
    words += ["--out", str(tmp_path / "match")]
    assert main(words) == 0
    assert main(words) == 0  # unchanged: it goes on
    bot.write_text(code.format("seen.options[-1]"))
    assert main(words) == 2


def test_a_process_that_dies_with_a_trusted_player_is_reported(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(REAL, players=("own:tests.arena.strange:Doomed", "random"))
    with pytest.raises(BadArena, match="has died"):
        hold(plan, 2, processes(2), tmp_path / GAMES)
    assert load(tmp_path / GAMES) == (plan, [])


def test_games_that_nobody_waits_for_are_dropped() -> None:
    before = set(multiprocessing.active_children())
    plan = msgspec.structs.replace(REAL, players=("own:tests.arena.strange:Sleeper", "random"))
    stream = processes(2)(plan, (plan.job(number) for number in itertools.count()))
    assert next(iter(stream)).number == 0
    playing = set(multiprocessing.active_children()) - before
    assert playing
    stream.close()  # type: ignore[attr-defined]
    late = time.monotonic() + 30
    while set(multiprocessing.active_children()) & playing and time.monotonic() < late:
        time.sleep(0.05)  # not joined: the pool's own thread may do that at the same moment
    assert not set(multiprocessing.active_children()) & playing


def test_nobody_else_adds_to_a_match_meanwhile(tmp_path: Path) -> None:
    path = tmp_path / GAMES
    again = (
        "import sys; from pathlib import Path\n"
        "from parvis.arena.ladder import BadArena, alone, hold\n"
        "from tests.arena.test_faults import GAME, PLAN\n"
        "try: hold(PLAN, 9, alone(GAME), Path(sys.argv[1]), stop_early=False)\n"
        "except BadArena as error: print(error)\n"
    )
    said: list[str] = []

    def intrude(played: list[Played]) -> None:
        if len(played) == 1:
            words = [sys.executable, "-c", again, str(path)]
            said.append(subprocess.run(words, capture_output=True, text=True, check=True).stdout)

    hold(PLAN, 3, alone(GAME), path, stop_early=False, progress=intrude)
    assert said == [f"{path} is being added to by another process\n"]
    assert len(load(path)[1]) == 3


@pytest.mark.parametrize("letters", [0, 12, -1])
def test_a_match_that_was_cut_off_before_its_first_game_goes_on(
    tmp_path: Path, letters: int
) -> None:
    path = tmp_path / GAMES
    path.write_bytes((msgspec.json.encode(PLAN) + b"\n")[:letters])
    assert len(hold(PLAN, 2, alone(GAME), path, stop_early=False)) == 2
    assert load(path)[0] == PLAN


def test_what_is_no_match_is_left_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / GAMES
    for text in ("my notes", "my notes\nmore of them", '{"game":"toy"}\n'):
        path.write_text(text)
        with pytest.raises(BadArena, match="is not a match"):
            hold(PLAN, 2, alone(GAME), path)
        assert path.read_text() == text


def test_a_plan_that_nobody_can_play_is_refused(tmp_path: Path) -> None:
    for change in ({"players": ()}, {"seats": 0}, {"seats": 10**9}):
        plan = msgspec.structs.replace(PLAN, **change)
        (tmp_path / GAMES).write_bytes(msgspec.json.encode(plan) + b"\n")
        with pytest.raises(BadArena, match="nobody plays it"):
            load(tmp_path / GAMES)


def test_a_match_without_games_has_a_report(tmp_path: Path) -> None:
    assert write(GAME, PLAN, [], tmp_path).games == 0
    assert json.loads((tmp_path / "summary.json").read_text())["games"] == 0


def test_points_of_other_categories_are_refused() -> None:
    played = hold(PLAN, 2, alone(GAME))
    with pytest.raises(BadArena, match="other categories"):
        summarise(PLAN, played, ("prizes", "more"))


def test_a_solo_game_has_figures_too(tmp_path: Path) -> None:
    game = parvis.game("emara")
    plan = Plan("emara", game.version, ("random",), 1)
    summary = write(game, plan, hold(plan, 2, alone(game), tmp_path / GAMES), tmp_path)
    assert [(s.games, s.wins.value) for s in summary.standings] == [(2, 1.0)]
    assert summary.duels == []


def test_names_that_come_with_a_file_are_only_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = ("<b>x</b>", "[/red]")
    plan = msgspec.structs.replace(PLAN, players=names)
    played = [
        msgspec.structs.replace(
            play(GAME, PLAN, PLAN.job(number)), players=plan.job(number).players
        )
        for number in range(2)
    ]
    show(write(GAME, plan, played, tmp_path), Console(width=200))
    out = capsys.readouterr().out
    assert all(name in out for name in names)
    page = (tmp_path / "report.html").read_text()
    assert "<b>" not in page and "&lt;b&gt;x" in page


def test_players_named_twice_do_not_meet_in_the_same_games_twice() -> None:
    plan = Plan("toy", 1, ("a", "b", "a"), 2)
    assert plan.line_ups == [("a", "b"), ("a", "a")]
    jobs = [plan.job(number) for number in range(plan.cycle)]
    assert len({(job.seed, job.players) for job in jobs}) == 3
    assert Plan("toy", 1, ("a", "a", "b"), 3).line_ups == [("a", "a", "b")]


def test_a_game_counts_once_for_a_pair_however_many_seats_they_hold() -> None:
    one = play(GAME, PLAN, PLAN.job(0))
    four = msgspec.structs.replace(one, players=("a", "b", "a", "b"), ranks=[1, 3, 2, 4])
    assert duels([four]) == {("a", "b"): [1, 0]}
    even = msgspec.structs.replace(four, ranks=[1, 2, 4, 3])
    assert duels([even]) == {("a", "b"): [0, 0]}
    three = msgspec.structs.replace(one, players=("b", "a", "b"), ranks=[1, 3, 2])
    assert duels([three]) == {("a", "b"): [0, 1]}


def test_the_stronger_one_is_named_first_and_sections_go_by_turn_order(tmp_path: Path) -> None:
    game = parvis.game("piliers")
    plan = msgspec.structs.replace(REAL, players=("first", "greedy"))
    played = hold(plan, 8, alone(game), tmp_path / GAMES, stop_early=False)
    (duel,) = write(game, plan, played, tmp_path).duels
    assert beats(duel).startswith("greedy beats first in 100.0%")
    assert beats(duel, WORDS["fr"]).startswith("greedy bat first dans 100,0")
    page = (tmp_path / "report.html").read_text()
    assert WORDS["en"].order in page or WORDS["fr"].order in page
