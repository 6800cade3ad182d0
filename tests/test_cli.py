"""The command line: what it prints, and one clear sentence for bad input."""

import argparse
import errno
import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import parvis
from parvis.cli import main, parser
from parvis.players.registry import FORMS
from parvis.server import command
from parvis.terminal.table import LocalTable


def test_games_are_listed_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", "fr"]) == 0
    assert "Les Piliers de la Terre" in capsys.readouterr().out
    assert main(["games", "--lang", "en"]) == 0
    assert "The Pillars of the Earth" in capsys.readouterr().out


@pytest.mark.parametrize("name", parvis.game_names())
@pytest.mark.parametrize("language", ["fr", "en"])
def test_components_are_shown_with_their_marks(
    name: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["components", name, "--lang", language]) == 0
    out = capsys.readouterr().out
    assert "*" in out, "nothing is marked as reconstructed"
    assert len(out.splitlines()) > 15


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_simulation_shows_points_and_lengths(
    jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    players = "random,random,random"
    words = ["simulate", "piliers", "--games", "6", "--players", players, "--jobs", jobs]
    assert main([*words, "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "wins %" in out
    assert "choices a game" in out


def test_the_same_seed_gives_the_same_simulation(capsys: pytest.CaptureFixture[str]) -> None:
    outs: list[str] = []
    for jobs in ("1", "2"):
        main(["simulate", "piliers", "--games", "4", "--seed", "9", "--jobs", jobs])
        outs.append(capsys.readouterr().out)
    assert outs[0] == outs[1]


def test_check_plays_and_reports(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "piliers", "--games", "1", "--seats", "2"]) == 0
    assert "1 games of piliers kept every promise" in capsys.readouterr().out


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = parvis.game("piliers")
    table = LocalTable(parvis.Record("piliers", game.version, 2, {}, 3), ("random", "random"))
    while table.step() is not None:
        pass
    path = tmp_path / "game.json"
    table.save(path)
    return path


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_record_is_shown_again(
    record: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record), "--lang", language]) == 0
    whole = capsys.readouterr().out
    assert "1. random" in whole
    assert main(["replay", str(record), "--until", "20", "--lang", language]) == 0
    assert len(capsys.readouterr().out) < len(whole)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["components", "chess"], "there is no game 'chess'; there is"),
        (["check", "piliers", "--seats", "9"], "2 to 4 players, not 9"),
        (["check", "piliers", "--games", "0"], "not a whole number above 0"),
        (["check", "piliers", "--option", "color=red"], "no option 'color'"),
        (["check", "piliers", "--option", "red"], "not of the form NAME=VALUE"),
        (["check", "piliers", "--option", "pass_at_zero=maybe"], "one of false, true"),
        (["simulate", "piliers", "--players", "genius,random"], "no computer player 'genius'"),
        (["simulate", "piliers", "--players", "random"], "2 to 4 players, not 1"),
        (["play", "piliers", "--players", "random,random"], "nobody plays here"),
        (["play"], "which game?"),
        (["play", "piliers", "--players", "you,random"], "needs a terminal"),
        (["replay", "/no/such/file"], "No such file"),
        (["fly"], "invalid choice: 'fly'"),
        (["play", "piliers", "--pace", "nan"], "not a number of seconds"),
        (["play", "piliers", "--pace", "inf"], "not a number of seconds"),
        (["play", "piliers", "--seed", "9" * 30], "not a whole number of up to 18 digits"),
        (["simulate", "piliers", "--games", "0"], "not a whole number above 0"),
        (["simulate", "piliers", "--games", "-1"], "not a whole number above 0"),
        (["simulate", "piliers", "--jobs", "0"], "not a whole number above 0"),
        (["simulate", "piliers", "--out", ""], "not the name of a file"),
        (["simulate", "piliers", "--players", "own::X,random"], "not the name of a module"),
        (["simulate", "piliers", "--players", "own:.os:X,random"], "not the name of a module"),
        (["simulate", "piliers", "--players", "own:os:getcwd,random"], "not a class"),
        (["simulate", "piliers", "--players", "own:sys:exit,random"], "not a class"),
        (["arena", "piliers", "--players", "random,greedy", "--games", "0"], "above 0"),
        (["arena", "piliers", "--players", "random,greedy", "--seats", "0"], "above 0"),
        (["arena", "piliers", "--players", "random,greedy", "--address", "x"], "--engine ray"),
        (["simulate", "piliers", "--players", "random,,random"], "no computer player ''"),
        (["simulate", "piliers", "--players", ","], "no computer player ''"),
        (["arena", "chess", "--players", "random,greedy"], "parvis: there is no game"),
        (["hint", "/no/such/file"], "parvis: /no/such/file: No such file"),
        (["hint", "game.json", "--seconds", "nan"], "not a number of seconds"),
        (["serve", "--port", "99999"], "not a port"),
        (["serve", "--port", "-1"], "not a port"),
        (["serve", "--port", "0", "--database", "moon://x"], "database"),
        (["serve", "--port", "0", "--database", "/dev/null/x/y.db"], "can't make"),
        (["serve", "--port", "0", "--database", "/"], "can't use"),
        (["replay"], "required"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(words)
    except SystemExit as stop:
        code = int(str(stop.code))
    printed = capsys.readouterr()
    assert code == 2
    assert message in printed.err
    assert "Traceback" not in printed.err
    assert len(printed.err.strip().splitlines()) == 1


def test_a_ply_that_does_not_exist_is_refused(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record), "--until", "99999"]) == 2
    assert "choices, not 99999" in capsys.readouterr().err


def test_a_corrupted_record_is_refused(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = json.loads(record.read_text())
    saved["record"]["choices"][12] = "draw 7"
    record.write_text(json.dumps(saved))
    assert main(["replay", str(record)]) == 2
    assert "choice 12 is 'draw 7', not one of" in capsys.readouterr().err


@pytest.mark.parametrize("seats", [10**18, -1, 3])
def test_a_record_for_another_number_of_seats_is_refused(
    record: Path, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    bare = json.loads(record.read_text())["record"]
    record.write_text(json.dumps({**bare, "seats": seats}))
    assert main(["replay", str(record)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("players", [[], ["random"], ["random"] * 3])
def test_a_table_with_too_few_or_too_many_players_is_refused(
    record: Path, players: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    saved = json.loads(record.read_text())
    record.write_text(json.dumps({**saved, "players": players}))
    assert main(["replay", str(record)]) == 2
    assert f"{len(players)} players for 2 seats" in capsys.readouterr().err


def test_a_damaged_table_is_called_one(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text(record.read_text().replace('"seats":2', '"seats":"2"'))
    assert main(["replay", str(record)]) == 2
    assert "not a saved table: Expected `int`" in capsys.readouterr().err


def test_a_hint_is_given_for_a_saved_table(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["hint", str(record)]) == 0
    assert "nobody has to choose here" in capsys.readouterr().out


def test_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--help"])
    assert stop.value.code == 0
    out = capsys.readouterr().out
    for name in ("serve", "play", "games", "components", "simulate", "replay", "check"):
        assert name in out


def test_without_a_command_the_browser_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("PARVIS_DATABASE_URL", raising=False)
    seen: list[bool] = []
    monkeypatch.setattr(command, "run", lambda *args, child: seen.append(args[-1]))
    assert main([]) == 0
    assert main(["serve", "--port", "0"]) == 0
    assert seen == [True, False]


@pytest.mark.parametrize("words", [[], ["serve"]])
def test_where_the_server_does_not_run_it_says_so(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    assert main(words) == 2
    assert capsys.readouterr().err.startswith("parvis: the server needs a POSIX system")


def test_a_fault_without_a_file_is_told_without_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("parvis.cli.serve", full)
    assert main(["serve"]) == 2
    assert capsys.readouterr().err == "parvis: No space left on device\n"


def test_a_folder_that_is_gone_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert main(["games"]) == 0
    assert "piliers" in capsys.readouterr().out


# Figures, help and completion.


def told(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    capsys.readouterr()
    assert main([*words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_figures_come_as_json_where_there_are_any(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = {one["game"]: one for one in told(capsys, "games", "--lang", "en")}
    assert list(games) == list(parvis.game_names())
    assert games["hoyuk"]["options"]["houses"] == [25, 20, 15]
    played = told(capsys, "simulate", "piliers", "--games", "2", "--players", "first,random")
    assert [seat["player"] for seat in played["seats"]] == ["first", "random"]
    assert sum(seat["won"] for seat in played["seats"]) == pytest.approx(1)
    for seat in played["seats"]:
        assert sum(seat["categories"].values()) == pytest.approx(seat["points"])
        assert seat["low"] <= seat["won"] <= seat["high"]
    kept = told(capsys, "check", "piliers", "--games", "1", "--seats", "2")
    assert kept == {"game": "piliers", "kept": True, "games": 1, "seats": [2]}
    assert told(capsys, "hint", str(record)) == {"seat": None, "choices": []}
    hint = told(capsys, "hint", str(record), "--ply", "12", "--seconds", "0.1")
    assert hint["seat"] in (0, 1) and len(hint["choices"][0]["wins"]) == 2
    assert sum(one["thought"] for one in hint["choices"]) <= 1.001


@pytest.mark.parametrize("name", parvis.game_names())
def test_components_come_as_json_with_their_provenance(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = told(capsys, "components", name)
    assert list(tables) == [table.noun.name for table in parvis.game(name).components]
    for rows in tables.values():
        for row in rows:
            assert row["values"].keys() == row["provenance"].keys()
            assert set(row["provenance"].values()) <= {"rulebook", "public", "reconstructed"}


@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
def test_help_explains_players_and_the_options_of_games(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    out = capsys.readouterr().out
    for form in FORMS.split(", "):
        assert form in out
    for name in parvis.game_names():
        assert f"options of {name}:" in out
        for option in parvis.game(name).settings:
            assert f"{option.name}={str(option.values[0]).lower()}|" in out


@pytest.mark.parametrize("command", ["bot", "leaderboard"])
def test_help_explains_players_where_no_game_is_named(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    out = capsys.readouterr().out
    assert all(form in out for form in FORMS.split(", "))


def every(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from every(below)


def test_every_argument_is_explained() -> None:
    for one in every(parser()):
        for action in one._actions:
            assert action.help or isinstance(action, argparse._SubParsersAction), (
                f"{one.prog} {action.dest}"
            )


def completed(script: str, *words: str) -> list[str]:
    """Return what bash offers after these words."""
    quoted = " ".join(f"'{word}'" for word in ("parvis", *words))
    ask = f"COMP_WORDS=({quoted}); COMP_CWORD={len(words)}; _parvis; echo ${{COMPREPLY[@]}}"
    done = subprocess.run(
        ["bash", "-c", f"{script}\n{ask}"], capture_output=True, text=True, check=True
    )
    assert not done.stderr
    return done.stdout.split()


def test_bash_completes_commands_games_options_and_players(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["completion", "bash"]) == 0
    script = capsys.readouterr().out
    assert completed(script, "sim") == ["simulate"]
    assert completed(script, "simulate", "em") == ["emara"]
    assert completed(script, "simulate", "emara", "--ga") == ["--games"]
    assert completed(script, "arena", "emara", "--players", "greedy,level:m") == [
        "greedy,level:master"
    ]
    assert completed(script, "play", "piliers", "--option", "archb") == [
        "archbishop=cathedral", "archbishop=event",
    ]  # fmt: skip
    assert completed(script, "admin", "tab") == ["tables", "table"]
    assert completed(script, "admin", "tables", "--status", "w") == ["waiting"]
    assert completed(script, "completion", "") == ["-h", "--help", "bash", "zsh", "fish"]


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_get_every_command(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    for one in every(parser()):
        for word in one.prog.split()[1:]:
            assert word in script
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=script, text=True, check=True)
    assert ("bashcompinit" in script) == (shell == "zsh")
