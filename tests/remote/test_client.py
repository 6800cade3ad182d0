"""The client of `parvis bot` waits out rate limits and lost connections, and explains the rest."""

import inspect
import json
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from parvis.remote import bot, command
from parvis.remote.client import BadServer, Client, Refused, table
from parvis.remote.rules import Rules

Answers = list[tuple[int, dict[str, str], bytes]]


class Scripted:
    """A server that answers as it is told, and keeps what it was asked."""

    def __init__(self) -> None:
        self.answers: Answers = []
        self.asked: list[tuple[str, str, bytes, str]] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                token = self.headers["Authorization"]
                outer.asked.append((self.command, self.path, body, token))
                status, headers, data = outer.answers.pop(0)
                if status == 0:  # hang up in the middle
                    self.connection.close()
                    return
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(data)

            do_POST = do_GET

            def log_message(self, *_: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}"
        self.waits: list[tuple[float, str]] = []
        self.returns = 0

    def client(self) -> Client:
        return Client(
            self.url + "/", "parvis-1", lambda s, why: self.waits.append((s, why)), self.back
        )

    def back(self) -> None:
        self.returns += 1


@pytest.fixture
def scripted() -> Iterator[Scripted]:
    server = Scripted()
    thread = threading.Thread(target=server.http.serve_forever, args=(0.01,))
    thread.start()
    yield server
    server.http.shutdown()
    thread.join()
    server.http.server_close()


def refusal(reason: str, detail: str = "") -> bytes:
    return json.dumps({"type": "refused", "reason": reason, "detail": detail}).encode()


def test_a_rate_limit_is_waited_out_for_as_long_as_the_server_says(scripted: Scripted) -> None:
    scripted.answers = [
        (429, {"Retry-After": "7"}, refusal("too-fast", "ask")),
        (200, {}, b'{"ply": 3}'),
    ]
    assert scripted.client().post("tables/x/choose", ply=2, value=5) == {"ply": 3}
    assert scripted.waits == [(7.0, "too fast (ask)")]
    first, second = scripted.asked
    assert first == second == ("POST", "/api/tables/x/choose", b'{"ply": 2, "value": 5}', first[3])
    assert first[3] == "Bearer parvis-1"


def test_a_server_that_is_away_or_fails_is_asked_again_ever_less_often(scripted: Scripted) -> None:
    scripted.answers = [(0, {}, b""), (500, {}, b"oh"), (503, {}, refusal("no-answer"))]
    scripted.answers += [(0, {}, b"")] * 5 + [(200, {}, b"1")]
    assert scripted.client().get("me") == 1
    assert [seconds for seconds, _ in scripted.waits] == [0.5, 1, 2, 4, 8, 16, 30, 30]


def test_a_refusal_is_raised_at_once(scripted: Scripted) -> None:
    scripted.answers = [(409, {}, refusal("stale", "the table has come to 4"))]
    with pytest.raises(Refused, match="stale: the table has come to 4"):
        scripted.client().get("tables/x/now")
    scripted.answers = [(401, {}, refusal("signed-out"))]
    with pytest.raises(BadServer, match="does not know this token"):
        scripted.client().get("me")
    assert scripted.waits == []


def test_a_stream_goes_on_after_it_was_cut(scripted: Scripted) -> None:
    scripted.answers = [
        (200, {}, b'{"a": 1}\n\n{"a": 2}\n'),
        (429, {"Retry-After": "2"}, refusal("too-fast", "connections")),
        (200, {}, b'{"a": 3}\n'),
    ]
    stream = scripted.client().stream("program/stream")
    assert [next(stream) for _ in range(2)] == [{"a": 1}, {"a": 2}]
    assert scripted.returns == 0
    assert next(stream) == {"a": 3}
    assert [seconds for seconds, _ in scripted.waits] == [0.5, 2.0]
    assert scripted.returns == 1


def test_a_person_reads_sentences_where_a_program_reads_fields(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = re.findall(r'\btell\("(\w+)"', inspect.getsource(bot) + inspect.getsource(command))
    assert set(told) == set(command.LINES)
    result = {"scores": [35, 38], "ranking": [2, 1], "breakdown": []}
    command.Said(False).tell("finished", {"table": "t", "points": 38, "place": 1, **result})
    assert capsys.readouterr().out.endswith("t: over, place 1 with 38 of [35, 38] points\n")


def test_what_is_no_server_or_token_is_said() -> None:
    with pytest.raises(BadServer, match="is not the address of a server"):
        Client("parvis.example", "parvis-1")
    with pytest.raises(BadServer, match="not a token"):
        Client("https://parvis.example", "é")
    assert table("a/b?", "now") == "tables/a%2Fb%3F/now"


CHALLENGE = {
    "table": "t", "game": "emara", "by": "Berthe", "guest": False, "kept": True, "seats": [0, 1],
}  # fmt: skip
RULES = Rules(frozenset({"emara"}), range(2, 4), frozenset(), False, 2, False)


@pytest.mark.parametrize(
    ("rules", "challenge", "busy", "why"),
    [
        ({}, {}, 1, ""),
        ({}, {"game": "piliers"}, 0, "game"),
        ({}, {"seats": [0, 1, 2, 3]}, 0, "seats"),
        ({"people": frozenset({"camille"})}, {}, 0, "who"),
        ({"people": frozenset({"berthe"})}, {}, 0, ""),
        ({"accounts": True}, {"guest": True}, 0, "guest"),
        ({}, {"guest": True}, 0, ""),
        ({}, {"kept": False}, 0, "open"),
        ({"open": True}, {"kept": False}, 0, ""),
        ({}, {}, 2, "busy"),
    ],
)
def test_challenges_are_accepted_by_rule(
    rules: dict[str, Any], challenge: dict[str, Any], busy: int, why: str
) -> None:
    assert RULES._replace(**rules).refuses({**CHALLENGE, **challenge}, busy) == why
