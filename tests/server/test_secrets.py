"""No secret leaves: every byte sent to a seat is made from what that seat may see.

The games are played at random on a real server while one of each seat, a spectator and a
stranger listen. A seat can't tell the true state from one imagined for it, so whatever it is
sent must be the same if the server held the imagined one.
"""

import re
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from parvis import seeded
from parvis.engine import CHANCE, Game, Record, replay
from parvis.engine.check import check
from parvis.games import game as game_of
from parvis.games import games
from parvis.server.play import Play
from tests.engine.orchard import GAME as ORCHARD
from tests.server.harness import Client, Live, Running, running

pytestmark = pytest.mark.asyncio(loop_scope="module")
ALL: dict[str, Game[Any]] = {"orchard": ORCHARD, **{name: game_of(name) for name in games()}}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    folder = tmp_path_factory.mktemp("secrets")
    async with running(folder / "parvis.db", games=ALL) as server:
        yield server


def telling(play: Play, since: int, seat: int | None) -> Any:
    """Return what a seat is told, less what is its own to know: the moment and the table."""
    return msgspec.to_builtins(
        [
            msgspec.json.decode(play.view(seat)),
            play.events(since, seat),
            play.question(seat),
            play.points(seat) if play.state.agenda else None,
        ]
    )


@pytest.mark.parametrize("name", list(ALL))
async def test_a_seat_is_told_the_same_whatever_it_can_not_know(name: str) -> None:
    game = ALL[name]
    record = check(game, game.seats[-1], 3, thorough=2)
    plies = sorted({*range(0, len(record.choices), max(1, len(record.choices) // 25))})
    for ply in plies:
        play = Play(game, msgspec.structs.replace(record.until(ply), seed=None))
        if not play.state.agenda or play.actor == CHANCE:
            continue
        for seat in [*range(record.seats), None]:
            told = telling(play, ply, seat)
            for sample in range(3):
                other = Play(game, msgspec.structs.replace(record.until(ply), seed=None))
                other.state = game.imagine(play.state, seat, seeded(sample))
                other.options = game.options(other.state)
                assert telling(other, ply, seat) == told, f"{name}, ply {ply}, seat {seat}"


async def listeners(server: Running, seats: int, name: str) -> tuple[list[Client], str]:
    people = [await server.client().guest(f"Seat {i}") for i in range(seats)]
    table = await people[0].table("me", *["open"] * (seats - 1), game=name)
    for person in people[1:]:
        await person.post(f"tables/{table['id']}/join")
    return people, table["id"]


@pytest.mark.parametrize("name", list(ALL))
async def test_every_byte_sent_to_a_seat_is_in_what_it_may_see(server: Running, name: str) -> None:
    game = ALL[name]
    seats = game.seats[0] if game.seats[0] > 1 else 2
    people, table = await listeners(server, seats, name)
    people.append(server.client())  # a spectator
    lives: list[Live] = []
    random = seeded(11)
    entered = [person.live(table) for person in people]
    try:
        for one in entered:
            lives.append(await one.__aenter__())
        moved = [await live.next("moved") for live in lives]
        for _ in range(150):
            ask = moved[0]["ask"]
            if ask is None:
                break
            options = moved[ask["seat"]]["ask"]["options"]
            choice = options[random.below(len(options))]
            await lives[ask["seat"]].send("choose", ply=moved[0]["ply"], value=choice["value"])
            moved = [await live.next("moved") for live in lives]
    finally:
        for one in reversed(entered):
            await one.__aexit__(None, None, None)
        for person in people:
            await person.http.aclose()
    words = (await server.server.tables.get(table)).play
    assert words is not None
    for seat, live in enumerate(lives):
        _compare(game, words.record, seat if seat < seats else None, live.raw, table)


def _compare(game: Game[Any], record: Record, seat: int | None, raw: list[str], table: str) -> None:
    """Rebuild each message from the engine's own view and redaction, and compare the bytes."""
    known = 0
    for text in raw:
        message = msgspec.json.decode(text)
        if message["type"] == "table":
            hidden = {"invite": None} if seat is None else {}
            assert {name: message[name] for name in hidden} == hidden
            assert not re.search(r'"(person|password|token|secret)":', text)
            continue
        if message["type"] != "moved":
            assert message["type"] == "said"
            continue
        known += 1
        assert message["seat"] == seat
        s = replay(game, record.until(message["ply"]))
        assert message["view"] == msgspec.to_builtins(game.view(s, seat))
        play = Play(game, record.until(message["ply"]))
        events = msgspec.to_builtins(play.events(message["since"], seat))
        assert message["events"] == [{**e, "numbers": list(e["numbers"])} for e in events]
        asked = message["ask"]
        if asked is not None and asked["seat"] != seat:
            assert asked["options"] == []
        rest = set(message) - {"view", "events", "ask"}
        assert rest == {
            "type", "table", "revision", "since", "ply", "seat", "undo", "clock", "result"
        }  # fmt: skip
        if asked is not None:
            assert message["result"] is None
        assert message["table"] == table
    assert known > 10
