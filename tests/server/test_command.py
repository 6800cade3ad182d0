"""`parvis serve`: it says where it is, and goes in good order."""

import argparse
import asyncio
import signal
import socket
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from parvis.server.command import BadServer, add_arguments, database_url, listening, serve
from tests.server.harness import Client

SERVE = (
    "import argparse; from parvis.server.command import BadServer, add_arguments, serve; "
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
    assert line.startswith("Parvis is at http://127.0.0.1:")
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


def test_a_port_that_is_taken_is_reported() -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    with listening("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BadServer, match="can't listen"):
            serve(parser.parse_args(["--port", str(port)]))
        with listening("127.0.0.1", port, any_port=True) as free:
            assert free.getsockname()[1] not in (0, port)


def test_a_path_is_a_database_too(tmp_path: Path) -> None:
    assert database_url("") == ""
    assert database_url("postgresql://host/name") == "postgresql://host/name"
    assert database_url(str(tmp_path / "x.db")) == f"sqlite:///{tmp_path / 'x.db'}"


def test_answers_do_not_wait_for_more() -> None:
    with listening("127.0.0.1", 0) as listener:
        assert listener.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
