"""Standing answers: given once, answered for their owner, and never when something is new."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parvis.engine import AnyGame, Record, Task
from parvis.games import game as game_of
from parvis.server.tables import hall, standing
from parvis.server.tables.playthrough import Playthrough
from parvis.server.tables.table import StandingAnswer
from parvis.server.wire.refusals import Refusal
from tests.server.harness import Client, Running, running

pytestmark = pytest.mark.asyncio


async def until(client: Client, where: str, kind: str) -> Any:
    """Play the last that is offered until a kind of question is asked."""
    for _ in range(400):
        moved = await client.get(f"{where}/now")
        if moved["ask"] is None or moved["ask"]["kind"] == kind:
            return moved
        if moved["ask"]["options"]:
            word = moved["ask"]["options"][-1]["word"]
            await client.post(f"{where}/choose", ply=moved["ply"], word=word)
        else:
            await asyncio.sleep(0.05)
    raise AssertionError(f"{kind} is never asked")


async def at_piliers(server: Running) -> tuple[Client, str]:
    anne = await server.client().guest("Anne")
    made = await anne.table("me", "here", game="piliers")
    return anne, f"tables/{made['id']}"


async def test_an_answer_stands_until_it_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(standing, "SOONEST", 0.0)
    monkeypatch.setattr(standing, "LATEST", 0.01)
    games = {"piliers": game_of("piliers")}
    async with running(tmp_path / "parvis.db", games=games) as server:
        anne, where = await at_piliers(server)
        moved = await until(anne, where, "builder")
        seat = moved["ask"]["seat"]
        refused = await anne.post(f"{where}/standing", 409, seat=seat, word="builder place 1")
        assert refused["reason"] == "illegal"
        state = await anne.post(f"{where}/standing", seat=seat, word="builder pass", until="round")
        assert state["standing"] == [
            {"seat": seat, "kind": "builder", "word": "builder pass", "until": "round"}
        ]
        for _ in range(
            100
        ):  # the question that is asked is answered, and the next ones of the seat
            moved = await anne.get(f"{where}/now")
            if moved["ask"]["kind"] != "builder" or moved["ask"]["seat"] != seat:
                break
            await asyncio.sleep(0.05)
        else:
            raise AssertionError("nobody answered")
        state = await anne.post(f"{where}/standing/end", seat=seat, kind="builder")
        assert state["standing"] == []
        await anne.http.aclose()


async def test_it_is_nobody_elses_to_know(tmp_path: Path) -> None:
    async with running(tmp_path / "parvis.db", games={"piliers": game_of("piliers")}) as server:
        anne, bruno = await server.client().guest("Anne"), await server.client().guest("Bruno")
        made = await anne.table("me", "open", game="piliers")
        where = f"tables/{made['id']}"
        await bruno.post(f"{where}/join")
        async with anne.live(made["id"]) as mine, bruno.live(made["id"]) as live:
            await live.next("moved")
            while not all(s["online"] for s in (await mine.next("table"))["seats"]):
                pass
            await live.send("ping")
            await live.next("pong")
            told = len(live.raw)
            await anne.post(f"{where}/standing", seat=0, word="builder pass", until="game")
            assert len((await mine.next("table"))["standing"]) == 1
            await live.send("ping")
            await live.next("pong")
            assert len(live.raw) == told + 1  # not even that something was said
        assert (await bruno.get(where))["standing"] == []
        refused = await bruno.post(f"{where}/standing", 403, seat=0, word="builder pass")
        assert refused["reason"] == "not-seated"
        for person in (anne, bruno):
            await person.http.aclose()


async def test_an_answer_is_over_with_its_turn_or_round() -> None:
    game = game_of("piliers")
    play = Playthrough(game, Record("piliers", game.version, 2, {}, None, ()))
    play.accept(play.settle())
    seat = play.actor
    assert seat is not None
    now = standing.round_of(play)
    turn = StandingAnswer("builder pass", "turn", ("*",), play.ply, now)
    whole = StandingAnswer("builder pass", "game", ("*",), play.ply, now)
    other = StandingAnswer("builder pass", "round", ("*",), play.ply, now + 1)
    assert not standing.is_over(play, seat, turn)
    assert standing.is_over(play, seat, other)
    while play.actor in (seat, None) or not any(
        play.free[p] and play.actors[p] not in (seat, -1) for p in range(turn.ply, play.ply)
    ):
        play.accept(play.choose(play.options[-1]))
    assert standing.is_over(play, seat, turn)
    assert not standing.is_over(play, seat, whole)


# What its owner could not foresee.


def asked(game: AnyGame, name: str, seat: int, arg: int = -1) -> Playthrough:
    """Return a game in which a question of a kind is asked, whatever led to it."""
    play = Playthrough(game, Record(game.name, game.version, 2, {}, None, ()))
    play.accept(play.settle())
    number = next(k.number for k in game.kinds.tasks if k.name == name)
    play.state.agenda.append(Task(number, seat, arg))
    play.options = game.options(play.state)
    return play


def given(play: Playthrough, word: str) -> StandingAnswer:
    return StandingAnswer(word, "game", standing.offered(play), play.ply, standing.round_of(play))


async def test_who_bears_one_event_is_asked_about_another() -> None:
    game = game_of("piliers")
    fire = asked(game, "thomas", 0, 3)
    answer = given(fire, "thomas skip")
    assert standing.foreseen(answer, fire)
    assert standing.foreseen(answer, asked(game, "thomas", 0, 3))
    assert not standing.foreseen(answer, asked(game, "thomas", 0, 4))
    dear = asked(game, "exemption", 0, 5)
    assert not standing.foreseen(given(asked(game, "exemption", 0, 2), "exemption skip"), dear)


async def test_whose_builder_is_drawn_does_not_matter() -> None:
    game = game_of("piliers")
    answer = given(asked(game, "put-back", 0, 0), "put-back keep")
    assert standing.foreseen(answer, asked(game, "put-back", 0, 1))


async def test_who_gets_a_card_is_asked_again() -> None:
    game = game_of("descendance")
    play = asked(game, "moment", 0, 0)
    family: Any = play.state
    family = family.seats[0]
    family.hand = []
    play.options = game.options(play.state)
    answer = given(play, "moment skip")
    for card in range(30):  # whichever may be played now
        family.hand = [card]
        play.options = game.options(play.state)
        if len(play.options) > 1:
            break
    else:
        raise AssertionError("no card can be played")
    assert not standing.foreseen(answer, play)
    held = given(play, "moment skip")
    family.hand = []
    play.options = game.options(play.state)
    assert standing.foreseen(held, play)  # what is offered no more changes nothing


async def test_an_answer_is_given_before_it_is_asked(tmp_path: Path) -> None:
    async with running(tmp_path / "parvis.db", games={"piliers": game_of("piliers")}) as server:
        anne, where = await at_piliers(server)
        body: dict[str, Any] = {"seat": 1, "word": "thomas skip", "until": "game"}
        refused = await anne.post(f"{where}/standing", 409, **body)
        assert refused["reason"] == "illegal"  # about which event?
        await anne.post(f"{where}/standing", **body, arg=3)
        (answer,) = (await server.server.hall.get(where.partition("/")[2])).standing.values()
        game = game_of("piliers")
        assert standing.foreseen(answer, asked(game, "thomas", 1, 3))
        assert not standing.foreseen(answer, asked(game, "thomas", 1, 4))
        await anne.http.aclose()
    with pytest.raises(Refusal):
        kinds = game_of("descendance").kinds.tasks
        standing.beforehand(next(k for k in kinds if k.name == "moment"), None)


async def test_an_answer_is_given_after_a_restart_though_nobody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = {"piliers": game_of("piliers")}
    async with running(tmp_path / "parvis.db", games=games) as server:
        anne, where = await at_piliers(server)
        moved = await until(anne, where, "builder")
        monkeypatch.setattr(standing, "ALONE", 60.0)  # the server ends before
        seat = moved["ask"]["seat"]
        await anne.post(f"{where}/standing", seat=seat, word="builder pass", until="game")
        await anne.http.aclose()
    monkeypatch.setattr(standing, "ALONE", 0.0)
    async with running(tmp_path / "parvis.db", games=games) as server:
        hall, name = server.server.hall, where.partition("/")[2]
        await hall.standing.sweep()
        assert not hall.has(name)  # it may still be on its way, from another process
        monkeypatch.setattr(standing, "OWED", 0.0)
        await hall.standing.sweep()
        table = await hall.get(name)
        for _ in range(200):
            if table.head.ply > moved["ply"]:
                break
            await asyncio.sleep(0.02)
        assert table.head.ply > moved["ply"]


async def test_for_an_owner_who_is_away_it_looks_like_a_visit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SOONEST", "LATEST"):
        monkeypatch.setattr(standing, name, 0.2)
    monkeypatch.setattr(standing, "VISIT", (0.3, 0.31))
    monkeypatch.setattr(standing, "LINGER", (0.3, 0.31))
    monkeypatch.setattr(hall, "AWAY", 0.0)
    async with running(tmp_path / "parvis.db", games={"piliers": game_of("piliers")}) as server:
        anne, bruno = await server.client().guest("Anne"), await server.client().guest("Bruno")
        made = await anne.table("me", "open", game="piliers")
        where = f"tables/{made['id']}"
        await bruno.post(f"{where}/join")
        for _ in range(400):
            moved = await anne.get(f"{where}/now")
            kind, seat = moved["ask"]["kind"], moved["ask"]["seat"]
            if kind == "builder":
                break
            client = (anne, bruno)[seat]
            mine = await client.get(f"{where}/now")
            word = mine["ask"]["options"][-1]["word"]
            await client.post(f"{where}/choose", ply=mine["ply"], word=word)
        owner, other = (anne, bruno) if seat == 0 else (bruno, anne)
        async with other.live(made["id"]) as live:
            await live.next("moved")
            table = await server.server.hall.get(made["id"])
            seen = table.seats[seat].seen
            await owner.post(f"{where}/standing", seat=seat, word="builder pass", until="game")
            here = []
            while True:  # they come, they answer, they go
                message = await live.next("table", "moved")
                if message["type"] == "table":
                    here.append(message["seats"][seat]["online"])
                elif message["ply"] > moved["ply"]:
                    break
            assert here[-1]  # who answers is there
            while (await live.next("table"))["seats"][seat]["online"]:
                pass
            assert table.seats[seat].seen == seen  # what happened is still news to them
        for person in (anne, bruno):
            await person.http.aclose()
