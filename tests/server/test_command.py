"""`parvis serve`: it says where it is, and goes in good order."""

import argparse
import asyncio
import os
import signal
import socket
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from parvis.cli import main
from parvis.server.arguments import add_arguments
from parvis.server.command import database_url, listening, serve
from tests.server.harness import Client

SERVE = (
    "import argparse; from parvis.server.arguments import add_arguments; "
    "from parvis.server.command import serve; "
    "parser = argparse.ArgumentParser(); add_arguments(parser); "
    "raise SystemExit(serve(parser.parse_args()))"
)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_ends_it_in_good_order(tmp_path: Path, number: signal.Signals) -> None:
    database = tmp_path / "folder" / "parvis.db"
    process = await asyncio.create_subprocess_exec(
        *[sys.executable, "-c", SERVE, "--port", "0", "--database", str(database)],
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    assert line.startswith("Parvis is at http://localhost:")
    async with Client(line.split()[-1].rstrip("/")) as anne:
        await anne.guest("Anne")
        games = await anne.get("games")
        seats = [{"who": "me"}, {"who": "computer", "level": "novice"}]
        table = await anne.post("tables", game=games[0]["name"], seats=seats)
        async with anne.live(table["id"]) as live:
            await live.next("moved")
            process.send_signal(number)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await live.next("pong")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    _, errors = await asyncio.wait_for(process.communicate(), 20)
    assert errors == b""
    assert process.returncode in (0, -signal.SIGTERM)
    assert database.exists()


async def test_an_interrupt_from_the_keyboard_is_for_the_server_alone(tmp_path: Path) -> None:
    """It reaches all processes of the terminal, those of computer players just starting, too."""
    process = await asyncio.create_subprocess_exec(
        *[sys.executable, "-c", SERVE, "--port", "0", "--workers", "2"],
        *["--database", str(tmp_path / "parvis.db")],
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    assert process.stdout is not None
    await process.stdout.readline()
    os.killpg(process.pid, signal.SIGINT)
    _, errors = await asyncio.wait_for(process.communicate(), 20)
    assert (errors, process.returncode) == (b"", 0)


def test_a_port_that_is_taken_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    with listening("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        assert serve(parser.parse_args(["--port", str(port)])) == 2
        assert "can't listen" in capsys.readouterr().err
        with listening("127.0.0.1", port, any_port=True) as free:
            assert free.getsockname()[1] not in (0, port)


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--database", "nonsense://x"], "not nonsense"),
        (["--database", "://"], "not the URL"),
        (["--database", "sqlite://"], "must be a file"),
        (["--database", "{folder}/file/x.db"], "can't make"),
        (["--database", "{folder}/file"], "not a database"),
        (["--database", "{folder}"], "can't use"),
        (["--database", "postgres://me:hidden@127.0.0.1:1/x"], "can't use"),
        (["--host", "256.0.0.1"], "can't listen"),
    ],
)
def test_a_fault_is_told_in_one_sentence(
    arguments: list[str], word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("this is not a database " * 100)
    words = [argument.replace("{folder}", str(tmp_path)) for argument in arguments]
    if "--database" not in words:
        words += ["--database", str(tmp_path / "x.db")]
    assert main(["serve", "--port", "0", *words]) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1 and word in told.err
    assert "hidden" not in told.err


@pytest.mark.parametrize("port", ["65536", "-1", "x", "9" * 5000])
def test_an_odd_port_is_refused(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["serve", f"--port={port}"])
    assert stop.value.code == 2 and "is not a port from 0 to 65535" in capsys.readouterr().err


@pytest.mark.parametrize("limits", ["abc", "-1", "inf", "nan"])
def test_odd_limits_are_refused(
    limits: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARVIS_LIMITS", limits)
    assert main(["serve", "--port", "0"]) == 2
    assert "PARVIS_LIMITS is" in capsys.readouterr().err


@pytest.mark.parametrize("origin", ["parvis.example", "http://parvis.example", "https://[::1"])
def test_an_odd_origin_is_refused(
    origin: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARVIS_ORIGIN", origin)
    assert main(["serve", "--port", "0"]) == 2
    assert "PARVIS_ORIGIN is" in capsys.readouterr().err


def test_a_path_is_a_database_too(tmp_path: Path) -> None:
    assert database_url("") == ""
    assert database_url("postgresql://host/name") == "postgresql://host/name"
    assert database_url(str(tmp_path / "x.db")) == f"sqlite:///{tmp_path / 'x.db'}"


def test_answers_do_not_wait_for_more() -> None:
    with listening("127.0.0.1", 0) as listener:
        assert listener.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
