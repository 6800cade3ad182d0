"""Tournaments: made, joined, played round by round, and gone on with after whatever happens."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from parvis.server.store.database import Conflict
from parvis.server.store.schema import TABLES
from parvis.server.store.social import ENTRANTS, PAIRINGS, TOURNAMENTS
from parvis.server.tables import seating
from parvis.server.tournaments import register, steward
from parvis.server.tournaments.steward import Steward
from parvis.server.web import server as web
from tests.server.harness import Client, Running, running
from tests.server.test_results import account, finish

NAMES = ("Anne", "Bruno", "Chloé", "Denis")
CLOCK = {"mode": "live", "bank": 600, "increment": 10}
PLAN: dict[str, Any] = {
    "title": "Un soir au club", "game": "orchard", "clock": CLOCK, "seats": 2, "rounds": 2,
    "least": 2, "most": 4, "options": {"short": True},
}  # fmt: skip
Players = dict[str, Client]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steward, "LOOK", 0.1)
    monkeypatch.setattr(seating, "INTERRUPTED", 0.0)
    monkeypatch.setattr(web, "RESUME", 0.1)


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The URL of an empty database, where one will do."""
    return f"sqlite:///{tmp_path / 'parvis.db'}"


@contextlib.asynccontextmanager
async def accounts(server: Running, *names: str) -> AsyncIterator[Players]:
    async with contextlib.AsyncExitStack() as stack:
        yield {name: await stack.enter_async_context(await account(server, name)) for name in names}


async def until(client: Client, name: str, **wanted: Any) -> Any:
    """Wait until a tournament is so."""
    async with asyncio.timeout(60):
        while True:
            state = await client.get(f"tournaments/{name}")
            if all(state["about"][key] == value for key, value in wanted.items()):
                return state
            await asyncio.sleep(0.02)


def meetings(state: Any) -> set[frozenset[int]]:
    return {frozenset(seat["number"] for seat in board["seats"]) for board in state["boards"]}


async def play(state: Any, players: Players) -> None:
    """Play all tables of a round to their end."""
    for board in state["boards"]:
        if not board["over"]:
            await begun(board, players)
            await finish(board["table"], *at(state, board, players))


async def begun(board: Any, players: Players) -> None:
    """Wait until a table that was made has begun: its round is told of at once."""
    client = next(iter(players.values()))
    async with asyncio.timeout(30):
        while (await client.get(f"tables/{board['table']}"))["status"] == "waiting":
            await asyncio.sleep(0.02)


def at(state: Any, board: Any, players: Players) -> list[Client]:
    names = {one["number"]: one["name"] for one in state["entrants"]}
    return [players[names[seat["number"]]] for seat in board["seats"] if seat["number"]]


async def test_rounds_open_by_themselves_and_the_standings_are_of_their_games(
    database: str,
) -> None:
    async with running(database) as server, accounts(server, *NAMES) as players:
        anne = players["Anne"]
        made = await anne.post("tournaments", **PLAN)
        assert made["about"]["yours"] and not made["about"]["joined"] and made["shown"] == 0
        name = made["about"]["id"]
        for player in players.values():
            await player.post(f"tournaments/{name}/join")
        first = await until(anne, name, status="running")  # it is full
        assert [len(board["seats"]) for board in first["boards"]] == [2, 2] and not first["byes"]
        assert len(meetings(first)) == 2 and first["table"] in {b["table"] for b in first["boards"]}
        for board in first["boards"]:
            await begun(board, players)
        table = await anne.get(f"tables/{first['table']}")
        assert (
            table["rated"] and table["status"] == "running" and table["options"] == {"short": True}
        )
        one, other = first["boards"]
        await finish(one["table"], *at(first, one, players))
        half = await anne.get(f"tournaments/{name}")
        assert half["about"]["round"] == 1  # one game goes on
        await finish(other["table"], *at(first, other, players))
        second = await until(anne, name, round=2)
        assert not meetings(first) & meetings(second)
        await play(second, players)
        last = await until(anne, name, status="finished")
        lines = last["standings"]
        assert sum(line["points"] for line in lines) == 4 * 120
        assert [line["points"] for line in lines] == sorted(
            (line["points"] for line in lines), reverse=True
        )
        assert all(line["played"] == 2 for line in lines) and lines[0]["place"] == 1
        before = await anne.get(f"tournaments/{name}", round=1)
        assert meetings(before) == meetings(first) and all(b["over"] for b in before["boards"])
        points = {n: 0 for n in range(1, 5)}
        for shown in (before, last):
            for board in shown["boards"]:
                for seat in board["seats"]:
                    points[seat["number"]] += seat["points"]
        assert points == {line["number"]: line["points"] for line in lines}
        listed = await anne.get("tournaments")
        assert [len(listed[key]) for key in ("open", "running", "ended")] == [0, 0, 1]
        refused = await anne.post(f"tournaments/{name}/leave", 409)
        assert refused["reason"] == "over"


async def test_a_restart_in_mid_round_goes_on(database: str) -> None:
    cookies = {}
    async with running(database) as server, accounts(server, *NAMES) as players:
        anne = players["Anne"]
        name = (await anne.post("tournaments", **PLAN, starts=time.time() + 9000))["about"]["id"]
        for player in players.values():
            await player.post(f"tournaments/{name}/join")

        async def dies(table: Any) -> None:
            raise RuntimeError("the process ends here")

        server.server.seating.start_full = dies  # type: ignore[method-assign]
        await anne.post(f"tournaments/{name}/start", 500)
        state = await anne.get(f"tournaments/{name}")
        assert state["about"]["round"] == 1
        heads = [await anne.get(f"tables/{board['table']}") for board in state["boards"]]
        assert [head["status"] for head in heads] == ["waiting", "waiting"]
        cookies = {name: player.http.cookies["parvis"] for name, player in players.items()}
    async with running(database) as server, contextlib.AsyncExitStack() as stack:
        players = {}
        for who, cookie in cookies.items():
            players[who] = await stack.enter_async_context(server.client())
            players[who].http.cookies.set("parvis", cookie)
        for board in state["boards"]:  # the room starts what was made
            await begun(board, players)
        board = state["boards"][0]
        await finish(board["table"], *at(state, board, players))
    async with running(database) as server, contextlib.AsyncExitStack() as stack:
        for who, cookie in cookies.items():
            players[who] = await stack.enter_async_context(server.client())
            players[who].http.cookies.set("parvis", cookie)
        board = state["boards"][1]
        await finish(board["table"], *at(state, board, players))
        second = await until(players["Anne"], name, round=2)
        assert len(second["boards"]) == 2 and not meetings(second) & meetings(state)

        def count(c: sa.Connection) -> Any:
            return c.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar()

        assert await server.server.store.read(count) == 4


async def test_two_processes_open_a_round_once(database: str) -> None:
    async with running(database) as server, accounts(server, "Anne", "Bruno") as players:
        store = server.server.store
        await store.write(lambda c: server.server.steward._lease(c))
        name = (await players["Anne"].post("tournaments", **PLAN, starts=time.time() + 9000))[
            "about"
        ]["id"]
        for player in players.values():
            await player.post(f"tournaments/{name}/join")
        parts = server.server
        both = [Steward(parts.hall, parts.seating, parts.leaving) for _ in range(2)]
        field = await store.read(lambda c: register.field_of(c, name))
        done = await asyncio.gather(*(one._go_on(field) for one in both), return_exceptions=True)
        assert sorted(type(one).__name__ for one in done) == ["Conflict", "NoneType"]
        assert any(isinstance(one, Conflict) for one in done)
        found = sa.select(PAIRINGS.c.round, PAIRINGS.c.number).order_by(PAIRINGS.c.number)
        rows = await store.read(lambda c: c.execute(found).all())
        assert [tuple(row) for row in rows] == [(1, 1), (1, 2)]


async def absent(server: Running, name: str, patience: int) -> None:
    """Wait for nobody any longer than that."""
    change = sa.update(TOURNAMENTS).where(TOURNAMENTS.c.id == name).values(patience=patience)
    await server.server.store.write(lambda c: c.execute(change).rowcount)


async def test_who_does_not_come_forfeits_and_is_paired_no_more(database: str) -> None:
    async with running(database) as server, accounts(server, *NAMES[:3]) as players:
        anne, bruno, chloe = players.values()
        name = (await anne.post("tournaments", **PLAN))["about"]["id"]
        for player in (anne, bruno):
            await player.post(f"tournaments/{name}/join")
        await anne.post(f"tournaments/{name}/start")
        state = await until(anne, name, round=1)
        table = state["boards"][0]["table"]
        async with anne.live(table) as live:  # she is there, he is not
            await live.next("moved")
            turn = await anne.get(f"tables/{table}")
            while turn["seats"][turn["actor"]]["you"]:
                moved = await anne.get(f"tables/{table}/now")
                value = moved["ask"]["options"][-1]["value"]
                await anne.post(f"tables/{table}/choose", ply=moved["ply"], value=value)
                turn = await anne.get(f"tables/{table}")
            await absent(server, name, 0)
            async with asyncio.timeout(30):
                while not any(s["left"] for s in (await anne.get(f"tables/{table}"))["seats"]):
                    await asyncio.sleep(0.02)
            await finish(table, anne)
        last = await until(anne, name, status="finished")  # she alone is left
        seats = {seat["number"]: seat for seat in last["boards"][0]["seats"]}
        assert seats[2]["forfeit"] and seats[2]["points"] == 0 and seats[1]["points"] == 120
        assert [one["left"] for one in last["entrants"]] == [None, 1]
        assert [line["number"] for line in last["standings"]] == [1, 2]
        assert (await chloe.post(f"tournaments/{name}/join", 409))["reason"] == "already-started"


async def test_who_is_here_is_waited_for_and_an_outage_is_nobodys_fault(file: str) -> None:
    async with running(file) as server, accounts(server, "Anne", "Bruno") as players:
        name = (await players["Anne"].post("tournaments", **PLAN))["about"]["id"]
        for player in players.values():
            await player.post(f"tournaments/{name}/join")
        await players["Anne"].post(f"tournaments/{name}/start")
        parts = server.server
        field = await parts.store.read(lambda c: register.field_of(c, name))
        table = field.now()[0]["table"]
        now = time.time()
        rows, _ = await parts.store.read(lambda c: steward._waited_for(c, [table], now))
        late = parts.steward._is_late
        assert not late(field, rows[0], False, now)
        assert late(field, rows[0], False, now + 601) and not late(field, rows[0], True, now + 601)
        parts.steward.began = now + 500  # the server was gone for a while
        assert not late(field, rows[0], False, now + 601)
        assert late(field, rows[0], True, now + 600 + 31)  # out of time, and out of grace


async def test_a_knock_out_is_won_by_who_wins_the_final(file: str) -> None:
    async with running(file) as server, accounts(server, *NAMES) as players:
        anne = players["Anne"]
        plan = PLAN | {"system": "knockout", "rounds": 1, "listed": False}
        name = (await anne.post("tournaments", **plan))["about"]["id"]
        async with server.client() as stranger:
            assert not (await stranger.get("tournaments"))["open"]
        for player in players.values():
            await player.post(f"tournaments/{name}/join")
        first = await until(anne, name, round=1)
        await play(first, players)
        final = await until(anne, name, round=2)
        assert len(final["boards"]) == 1 and len(final["boards"][0]["seats"]) == 2
        assert sum(one["left"] == 1 for one in final["entrants"]) == 2
        await play(final, players)
        last = await until(anne, name, status="finished")
        seats = last["boards"][0]["seats"]
        best = max(seats, key=lambda seat: seat["points"])
        if seats[0]["points"] != seats[1]["points"]:
            assert last["standings"][0]["number"] == best["number"]
        assert {line["number"] for line in last["standings"][:2]} == {s["number"] for s in seats}


async def test_computer_players_fill_tables_and_a_date_starts_what_enough_have_joined(
    database: str,
) -> None:
    async with running(database) as server, accounts(server, *NAMES[:3]) as players:
        anne = players["Anne"]
        plan = PLAN | {"fill": "novice", "rounds": 1}
        name = (await anne.post("tournaments", **plan))["about"]["id"]
        few = (await anne.post("tournaments", **PLAN))["about"]["id"]
        for player in players.values():
            await player.post(f"tournaments/{name}/join")
        await anne.post(f"tournaments/{few}/join")

        def due(c: sa.Connection) -> None:
            c.execute(sa.update(TOURNAMENTS).values(starts=time.time() - 1))

        await server.server.store.write(due)
        state = await until(anne, name, round=1)
        assert sorted(s["number"] or 0 for b in state["boards"] for s in b["seats"]) == [0, 1, 2, 3]
        await until(anne, few, status="cancelled")
        await play(state, players)
        last = await until(anne, name, status="finished")
        assert len(last["standings"]) == 3


async def test_what_is_refused(file: str) -> None:
    async with (
        running(file) as server,
        accounts(server, "Anne", "Bruno") as players,
        await server.client().guest("Zoé") as zoe,
    ):
        anne, bruno = players.values()
        assert (await zoe.post("tournaments", 403, **PLAN))["reason"] == "guest"
        for wrong in (
            {"clock": {"mode": "none"}},
            {"seats": 99},
            {"seats": 1},
            {"game": "nothing"},
            {"least": 1},
            {"least": 5},
            {"most": 257},
            {"rounds": 0},
            {"patience": 1},
            {"starts": 1e12},
            {"options": {"short": 7}},
        ):
            refused = await anne.post("tournaments", 400, **PLAN | wrong)
            assert refused["reason"] == "bad-setup", wrong
        refused = await anne.post("tournaments", 400, **PLAN | {"title": " \u200b "})
        assert refused["reason"] == "bad-name"
        name = (await anne.post("tournaments", **PLAN))["about"]["id"]
        assert (await zoe.post(f"tournaments/{name}/join", 403))["reason"] == "guest"
        assert (await bruno.post(f"tournaments/{name}/leave", 403))["reason"] == "not-seated"
        await bruno.post(f"tournaments/{name}/join")
        assert (await bruno.post(f"tournaments/{name}/join"))["about"]["people"] == 1
        assert (await bruno.post(f"tournaments/{name}/start", 403))["reason"] == "not-yours"
        assert (await anne.post(f"tournaments/{name}/start", 400))["reason"] == "bad-setup"
        await bruno.post(f"tournaments/{name}/leave")
        assert (await anne.get(f"tournaments/{name}"))["entrants"] == []
        assert (await bruno.post(f"tournaments/{name}/cancel", 403))["reason"] == "not-yours"
        assert (await anne.post(f"tournaments/{name}/cancel"))["about"]["status"] == "cancelled"
        assert (await anne.post(f"tournaments/{name}/cancel", 409))["reason"] == "over"
        assert (await bruno.get("tournaments"))["ended"] == []
        await anne.get("tournaments/nothing", 404)
        for _ in range(5):
            await anne.post("tournaments", **PLAN)
        assert (await anne.post("tournaments", 413, **PLAN))["reason"] == "too-large"


async def test_an_erased_account_leaves_its_tournaments(database: str) -> None:
    async with (
        running(database) as server,
        await account(server, "Anne") as anne,
        accounts(server, "Bruno") as players,
    ):
        bruno = players["Bruno"]
        waits = (await anne.post("tournaments", **PLAN))["about"]["id"]
        goes = (await bruno.post("tournaments", **PLAN))["about"]["id"]
        for name in (waits, goes):
            await anne.post(f"tournaments/{name}/join")
            await bruno.post(f"tournaments/{name}/join")
        await bruno.post(f"tournaments/{goes}/start")
        assert len((await anne.get("account/export"))["tournaments"]) == 2
        await anne.post("account/erase", password="un grand village")
        state = await bruno.get(f"tournaments/{goes}")
        assert [(one["name"], one["left"]) for one in state["entrants"]] == [
            ("", 1),
            ("Bruno", None),
        ]
        assert (await bruno.get(f"tournaments/{waits}"))["about"]["status"] == "cancelled"
        people = await server.server.store.read(
            lambda c: c.execute(sa.select(ENTRANTS.c.name)).scalars().all()
        )
        assert "Anne" not in people
