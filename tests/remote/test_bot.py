"""`parvis bot` against a real server: both in processes of their own, which are killed."""

import json
import os
import queue
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from parvis.cli import main
from tests.test_own_game import ROOT

GAMES = {"PARVIS_GAMES": str(ROOT / "examples" / "games")}
GAME = "verger"  # the smallest there is


class Process:
    """A `parvis` command that runs, and the lines it has printed."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "parvis.cli", *arguments],
            env={**os.environ, **GAMES},
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        self.lines: queue.Queue[str] = queue.Queue()
        self.reader = threading.Thread(target=self._read)
        self.reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)

    def told(self, what: str) -> Any:
        """Return the next thing of a sort that a bot says."""
        while True:
            said = json.loads(self.lines.get(timeout=60))
            if said["what"] == what:
                return said

    def end(self, number: int = signal.SIGTERM) -> int:
        if self.process.poll() is None:
            self.process.send_signal(number)
        code = self.process.wait(60)
        self.reader.join()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


class House:
    """A server that can be killed and started again, and somebody who plays there."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'parvis.db'}"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.processes: list[Process] = []
        self.server = self.serve()
        self.http = httpx.Client(base_url=self.url, timeout=30)
        self.post("account", name="Berthe", password="une maison bleue")
        admin = ("admin", "program", "Automate", "--json", "--database", self.database)
        [made] = json.loads(ran(*admin))
        self.token = made["token"]

    def serve(self) -> Process:
        server = Process("serve", "--port", str(self.port), "--database", self.database)
        self.processes.append(server)
        for _ in range(300):
            try:
                if httpx.get(f"{self.url}/api/health").status_code == 200:
                    return server
            except httpx.TransportError:
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def bot(self, *arguments: str) -> Process:
        where = ("--server", self.url, "--token", self.token, "--json")
        bot = Process("bot", *arguments, *where)
        self.processes.append(bot)
        assert bot.told("ready")["name"] == "Automate"
        return bot

    def get(self, path: str) -> Any:
        return self.ask("GET", path)

    def post(self, path: str, **body: Any) -> Any:
        return self.ask("POST", path, json=body)

    def ask(self, method: str, path: str, **more: Any) -> Any:
        answer = self.http.request(method, f"/api/{path}", **more)
        assert answer.is_success, answer.text
        return answer.json()

    def challenge(self) -> str:
        """Make a table, and keep a seat for the bot as soon as it listens."""
        seats = [{"who": "me"}, {"who": "link"}]
        table: str = self.post("tables", game=GAME, seats=seats)["id"]
        for _ in range(200):
            if self.get("programs"):
                break
            time.sleep(0.05)
        self.post(f"tables/{table}/room/seat", seat=1, do="program", name="Automate")
        return table

    def play(self, table: str, moves: int = 10_000) -> Any:
        """Play one's own side until the end, or for so many moves; return the last news."""
        moved = {"ply": -1, "revision": 0}
        while True:
            since = f"since={moved['ply']}&revision={moved['revision']}"
            moved = self.get(f"tables/{table}/now?wait=true&{since}")
            if moved["ask"] is None:
                return moved
            if moved["ask"]["options"]:
                if not moves:
                    return moved
                moves -= 1
                value = moved["ask"]["options"][-1]["value"]
                self.post(f"tables/{table}/choose", ply=moved["ply"], value=value)


def ran(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "parvis.cli", *arguments],
        env={**os.environ, **GAMES},
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    return done.stdout


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.http.close()
    for one in house.processes:
        one.end(signal.SIGKILL)


def test_a_bot_plays_several_tables_survives_restarts_and_ends_cleanly(house: House) -> None:
    bot = house.bot("first", "--tables", "2")
    tables = [house.challenge(), house.challenge()]
    assert {bot.told("accepted")["table"] for _ in tables} == set(tables)
    seat = house.get(f"tables/{tables[0]}")["seats"][1]
    assert seat["program"] and seat["name"] == "Automate"
    for table in tables:
        house.play(table, moves=2)
    house.server.end(signal.SIGKILL)
    assert bot.told("waiting")["why"]
    house.server = house.serve()
    house.play(tables[0], moves=1)
    bot.end(signal.SIGKILL)
    bot = house.bot("first", "--tables", "2")
    results = [house.play(table)["result"]["scores"] for table in tables]
    finished = {said["table"]: said for said in (bot.told("finished"), bot.told("finished"))}
    assert [finished[table]["scores"] for table in tables] == results
    assert [finished[table]["points"] for table in tables] == [row[1] for row in results]
    assert bot.end() == 0


def test_a_bot_says_no_by_rule_leaves_where_it_fails_and_ends_after_so_many(house: House) -> None:
    bot = house.bot("first", "--seats", "3", "--from", "camille")
    house.challenge()
    assert bot.told("declined")["why"] == "seats"
    assert bot.end(signal.SIGINT) == 0
    bot = house.bot("own:tests.remote.strange:Faulty")
    table = house.challenge()
    assert house.play(table)["result"] is not None  # a computer player goes on
    assert bot.told("failed")["why"] == "RuntimeError: no idea"
    assert house.get(f"tables/{table}")["seats"][1]["left"]
    assert bot.end() == 0
    bot = house.bot("random", "--count", "1")
    house.play(house.challenge())
    assert bot.process.wait(60) == 0


def test_what_can_not_work_is_said_in_a_sentence(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    def said(*arguments: str) -> str:
        assert main(["bot", *arguments, "--server", house.url]) == 2
        return capsys.readouterr().err

    assert "a token is needed" in said("first")
    assert "does not know this token" in said("first", "--token", "parvis-none")
    assert "there is no computer player" in said("nobody", "--token", "x")
    mine = house.post("tokens", label="mine")["secret"]
    assert "not marked as a program" in said("first", "--token", mine)
