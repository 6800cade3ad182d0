"""Two web processes that share a database: what happens in one is told in the other."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from parvis.server.tables import archive, presence
from parvis.server.tables.playthrough import Playthrough
from parvis.server.tables.seating import Seating
from parvis.server.tables.table import NOBODY, Table
from parvis.server.wire.messages import Said
from tests.server.harness import Client, Live, Running, running


@contextlib.asynccontextmanager
async def two_processes(database: str) -> AsyncIterator[tuple[Client, Client]]:
    """The same person at two servers with the same database."""
    async with (
        running(database) as one,
        running(database) as other,
        await one.client().guest("Anne") as here,
        other.client() as there,
    ):
        there.http.cookies.set("parvis", here.http.cookies["parvis"])
        yield here, there


async def test_a_move_in_one_process_is_told_in_the_other(database: str) -> None:
    async with two_processes(database) as (here, there):
        table = (await here.table("me", "here"))["id"]
        async with there.live(table) as live:
            first = await live.next("moved")
            assert first["ply"] == 0
            await here.post(f"tables/{table}/choose", ply=0, word="turn plant 0")
            moved = await live.next("moved")
            assert (moved["since"], moved["ply"]) == (0, 1)
            assert [event["kind"] for event in moved["events"]] == ["planted"]
            await here.post(f"tables/{table}/undo", ply=1)
            back = await live.next("moved")
            assert (back["ply"], back["revision"]) == (0, 1)
            await here.post(f"tables/{table}/chat", text="Bonjour")
            while (said := await live.next("said"))["notice"]:
                pass
            assert said["text"] == "Bonjour"
            await live.send("choose", ply=0, word="turn draw")
            assert (await live.next("moved"))["ply"] == 2


async def test_of_answers_in_two_processes_exactly_one_wins(database: str) -> None:
    async with two_processes(database) as (here, there):
        table = (await here.table("me", "here"))["id"]
        for _ in range(6):
            moved = await caught_up(here, there, table)
            answer = {"ply": moved["ply"], "value": moved["ask"]["options"][-1]["value"]}
            got = await asyncio.gather(*(choose(c, table, answer) for c in (here, there)))
            assert sorted(got) == ["moved", "stale"]
        assert (await caught_up(here, there, table))["ply"] >= 6


async def caught_up(here: Client, there: Client, table: str) -> Any:
    """Return the table when both processes know the same of it."""
    for _ in range(200):
        seen = [await client.get(f"tables/{table}/now") for client in (here, there)]
        if seen[0]["ply"] == seen[1]["ply"]:
            return seen[0]
        await asyncio.sleep(0.02)
    raise AssertionError("one process does not hear of the other")


async def choose(client: Client, table: str, answer: dict[str, int]) -> str:
    response = await client.http.post(f"/api/tables/{table}/choose", json=answer)
    body = response.json()
    return str(body.get("reason", body["type"]))


async def test_who_sits_down_while_another_process_starts_is_not_pushed_away(database: str) -> None:
    """The host's process has not heard of it yet: it must find out, not write over it."""
    async with (
        running(database) as one,
        running(database) as other,
        await one.client().guest("Anne") as anne,
        await other.client().guest("Bruno") as bruno,
    ):
        table = (await anne.table("me", "open", "open"))["id"]
        await deaf(one)
        assert (await bruno.post(f"tables/{table}/join"))["seats"][1]["name"] == "Bruno"
        refused = await anne.post(f"tables/{table}/start", 409, level="novice")
        assert refused["reason"] == "stale"
        state = await anne.post(f"tables/{table}/start", level="novice")
        assert [seat["who"] for seat in state["seats"]] == ["person", "person", "computer"]


async def test_the_last_two_to_sit_down_in_two_processes_do_not_wait_for_each_other(
    database: str,
) -> None:
    async with (
        running(database) as one,
        running(database) as other,
        await one.client().guest("Anne") as anne,
        await other.client().guest("Bruno") as bruno,
        await one.client().guest("Carine") as carine,
    ):
        table = (await anne.table("me", "open", "open"))["id"]
        await other.server.hall.get(table)
        await deaf(one)
        await deaf(other)
        assert (await bruno.post(f"tables/{table}/join", seat=1))["status"] == "waiting"
        state = await carine.post(f"tables/{table}/join", seat=2)
        assert state["status"] == "running"
        assert [seat["name"] for seat in state["seats"]] == ["Anne", "Bruno", "Carine"]


async def test_of_two_who_sit_down_at_once_in_two_processes_both_have_a_seat(
    database: str,
) -> None:
    async with running(database) as one, running(database) as other:
        await deaf(one)
        await deaf(other)  # they find out when they write
        async with (
            await one.client().guest("Anne") as anne,
            await one.client().guest("Bruno") as bruno,
            await other.client().guest("Chloé") as chloe,
        ):
            table = (await anne.table("me", "open", "open", "open"))["id"]
            await chloe.get(f"tables/{table}")
            await bruno.post(f"tables/{table}/join")
            state = await chloe.post(f"tables/{table}/join")
            assert [seat["name"] for seat in state["seats"]] == ["Anne", "Bruno", "Chloé", ""]


async def test_two_processes_make_one_next_table(database: str) -> None:
    async with two_processes(database) as (here, there):
        table = (await here.table("me", "here"))["id"]
        moved = await here.get(f"tables/{table}/now")
        while moved["ask"]:
            value = moved["ask"]["options"][-1]["value"]
            moved = await here.post(f"tables/{table}/choose", ply=moved["ply"], value=value)
        got = await asyncio.gather(
            *(c.http.post(f"/api/tables/{table}/rematch") for c in (here, there))
        )
        made = {answer.json()["id"] for answer in got if answer.status_code == 200}
        again = [(await c.post(f"tables/{table}/rematch"))["id"] for c in (here, there)]
        assert len(made | set(again)) == 1


async def test_a_rematch_that_starts_while_one_sits_down_is_given(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        running(database) as server,
        await server.client().guest("Anne") as anne,
        await server.client().guest("Bruno") as bruno,
    ):
        table = (await anne.table("me", "open"))["id"]
        await bruno.post(f"tables/{table}/join")
        status = "running"
        while status == "running":
            for who in (anne, bruno):
                now = await who.get(f"tables/{table}/now")
                if now["ask"] and now["ask"]["options"]:
                    value = now["ask"]["options"][-1]["value"]
                    await who.post(f"tables/{table}/choose", ply=now["ply"], value=value)
            status = (await anne.get(f"tables/{table}"))["status"]
        new = (await anne.post(f"tables/{table}/rematch"))["id"]
        sit_down = Seating.join

        async def late(self: Seating, joined: Table, *who: Any) -> int:
            await anne.post(f"tables/{new}/start", level="novice")
            return await sit_down(self, joined, *who)

        monkeypatch.setattr(Seating, "join", late)
        assert (await bruno.post(f"tables/{table}/rematch"))["status"] == "running"


async def test_who_is_with_another_process_is_online_here(database: str) -> None:
    async with (
        running(database) as one,
        running(database) as other,
        await one.client().guest("Anne") as anne,
        await other.client().guest("Bruno") as bruno,
        other.client() as stranger,
    ):
        table = (await anne.table("me", "open"))["id"]
        await bruno.post(f"tables/{table}/join")
        async with anne.live(table) as hers:
            async with bruno.live(table) as his, stranger.live(table):
                assert await online(hers, [True, True], 3) == await online(his, [True, True], 3)
            await online(hers, [True, False], 1)
        there = await other.server.hall.get(table)
        await until(lambda: there.others == NOBODY)
        assert not (await bruno.get(f"tables/{table}"))["seats"][0]["online"]


async def test_who_was_with_a_process_that_was_killed_is_gone_soon(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        running(database) as one,
        running(database) as other,
        await one.client().guest("Anne") as anne,
        other.client() as again,
    ):
        table = (await anne.table("me", "here"))["id"]
        again.http.cookies.set("parvis", anne.http.cookies["parvis"])
        dying = one.server.hall.presence
        async with again.live(table) as live, anne.live(table):
            await online(live, [True, True], 2)
            assert await other.server.hall.presence.renew() == []  # it still tells
            monkeypatch.setattr(presence, "LIFE", -1.0)
            await dying.renew()  # the last time, long ago
            monkeypatch.undo()
            keep = other.server.hall.presence
            assert await keep.renew() == [table] and await keep.renew() == []
            await other.server.hall.heard(table)
            await online(live, [True, True], 1)
            await dying.renew()  # it was only slow
            await online(live, [True, True], 2)


async def test_what_happens_while_a_table_is_read_is_not_missed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_processes(database) as (here, _):
        table = (await here.table("me", "here"))["id"]  # before a third starts, and looks for work
        async with running(database) as third:
            read, loop = archive.find, asyncio.get_running_loop()

            async def moved() -> None:
                await here.post(f"tables/{table}/choose", ply=0, word="turn plant 0")
                await third.server.hall.heard(table)  # as the other process tells

            def slowly(*args: Any) -> Any:
                found = read(*args)
                monkeypatch.setattr(archive, "find", read)
                asyncio.run_coroutine_threadsafe(moved(), loop).result(10)
                return found

            monkeypatch.setattr(archive, "find", slowly)
            assert (await third.server.hall.get(table)).head.ply == 1


async def test_a_move_elsewhere_is_not_read_from_the_database(
    fresh_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_processes(fresh_postgres) as (here, there):
        table = (await here.table("me", "here"))["id"]
        async with there.live(table) as live:
            await live.next("moved")
            await asyncio.sleep(1)  # they have told each other who is here
            monkeypatch.setattr(archive, "find", None)
            now = await here.get(f"tables/{table}/now")
            while now["ask"]:  # to the end
                answer = {"ply": now["ply"], "value": now["ask"]["options"][-1]["value"]}
                now = await here.post(f"tables/{table}/choose", **answer)
            while (moved := await live.next("moved"))["ply"] < now["ply"]:
                pass
            assert moved["view"] == now["view"] and moved["result"] == now["result"]
            assert (await live.next("table"))["status"] == "finished"
        monkeypatch.undo()
        assert (await there.get(f"tables/{table}/now")) == (await here.get(f"tables/{table}/now"))


async def test_a_move_elsewhere_at_a_table_that_nobody_watches_waits(
    fresh_postgres: str,
) -> None:
    async with (
        running(fresh_postgres) as one,
        running(fresh_postgres) as other,
        await one.client().guest("Anne") as here,
        other.client() as there,
    ):
        there.http.cookies.set("parvis", here.http.cookies["parvis"])
        table = (await here.table("me", "here"))["id"]
        now = await there.get(f"tables/{table}/now")
        known = await other.server.hall.get(table)
        for _ in range(3):
            answer = {"ply": now["ply"], "value": now["ask"]["options"][-1]["value"]}
            now = await here.post(f"tables/{table}/choose", **answer)
        await until(lambda: known.behind)
        assert known.play is not None and known.play.ply == 0
        watcher = Follower()  # who was on the way while it changed
        other.server.hall.enter(known, watcher)
        await until(lambda: b'"type":"moved"' in watcher.told)
        assert known.play.ply == now["ply"] and not known.behind
        other.server.hall.leave(known, watcher)
        assert await there.get(f"tables/{table}/now") == await here.get(f"tables/{table}/now")


class Follower:
    """A watcher that notes what it is told."""

    def __init__(self) -> None:
        self.told = b""
        self.person: int | None = None
        self.wanted: int | None = None
        self.invite: str | None = None
        self.ply = self.revision = 0
        self.place = self.credential = ""
        self.blocked: frozenset[int] = frozenset()
        self.deaf = False

    def put(self, data: bytes) -> None:
        self.told += data

    def hears(self, said: Said) -> bool:
        return False

    def dismiss(self, gone: bool = False) -> None:
        raise AssertionError("nobody is dismissed")


async def test_a_move_elsewhere_costs_no_replay(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_processes(database) as (here, there):
        table = (await here.table("me", "here"))["id"]
        async with there.live(table) as live:
            await live.next("moved")
            monkeypatch.setattr(Playthrough, "__init__", None)
            now = await here.get(f"tables/{table}/now")
            for _ in range(3):
                answer = {"ply": now["ply"], "value": now["ask"]["options"][-1]["value"]}
                now = await here.post(f"tables/{table}/choose", **answer)
            while (moved := await live.next("moved"))["ply"] < now["ply"]:
                pass
            assert moved["view"] == now["view"]


async def online(live: Live, seats: list[bool], watchers: int) -> list[bool]:
    """Return who is online, when a watcher is told what we expect."""
    while True:
        state = await live.next("table")
        shown = [seat["online"] for seat in state["seats"]]
        if (shown, state["watchers"]) == (seats, watchers):
            return shown


async def until(true: Callable[[], bool]) -> None:
    for _ in range(500):
        if true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it does not come true")


async def deaf(server: Running) -> None:
    """Keep a server from hearing of the others."""

    async def heard(name: str, stored: str = "") -> None:
        return

    server.server.hall.heard = heard  # type: ignore[method-assign]
