"""One address can't stall the rest: short lines, fair turns, a lobby that costs next to nothing."""

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from parvis.engine import CHANCE, QUIET, Record
from parvis.games import game, game_names
from parvis.server.computers.pool import Pool
from parvis.server.tables import archive
from parvis.server.tables.playthrough import FRAME, Playthrough
from parvis.server.web import lobby
from parvis.server.web.limits import PLACE, RATES, Limits
from parvis.server.web.work import LINE, Work
from parvis.server.wire.refusals import Refusal
from tests.server.harness import Running, running, worker


async def test_guests_of_one_place_have_one_share_of_looking_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "think", (60, 0.1))  # so that nobody gets another one meanwhile
    async with running(tmp_path / "parvis.db") as server:
        async with await server.client().guest("Anne") as anne:
            table = (await anne.table("me", "here"))["id"]
        answers = []
        guests = [await server.client().guest(f"Guest {i}") for i in range(3)]
        server.server.limits.scale = 0.1
        for guest in guests:
            async with guest:
                for _ in range(8):
                    answers.append(await guest.http.get(f"/api/tables/{table}/at/0"))
        codes = [answer.status_code for answer in answers]
        assert 6 < codes.count(200) <= 60 * 0.1 * PLACE


async def test_one_place_loads_only_so_many_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "load", (3, 0.1))
    async with (
        running(tmp_path / "parvis.db", limits=1) as server,
        await server.client().guest("Anne") as anne,
    ):
        tables = [(await anne.table("me", "here"))["id"] for _ in range(5)]
        for _ in range(2):  # those in memory cost nothing
            for table in tables:
                await anne.get(f"tables/{table}")
        server.server.hall._tables.clear()
        answers = [await anne.http.get(f"/api/tables/{table}/now") for table in tables]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert answers[-1].json()["wait"] > 1 and len(server.server.hall) == 3


def test_a_place_has_less_than_its_people_together() -> None:
    limits = Limits()
    with pytest.raises(Refusal):
        for person in range(100):
            for _ in range(5):
                limits.both("think", person, "192.0.2.1")
    limits.both("think", 1, "192.0.2.2")


async def test_work_of_one_place_does_not_keep_another_waiting() -> None:
    work, order = Work("test"), []

    def job(name: str) -> None:
        time.sleep(0.01)
        order.append(name)

    await asyncio.gather(
        *(work.run("one", job, "one") for _ in range(LINE)), work.run("other", job, "other")
    )
    assert order.index("other") <= 2
    with pytest.raises(Refusal) as refused:
        await asyncio.gather(*(work.run("one", job, "one") for _ in range(LINE + 1)))
    assert refused.value.message.reason == "too-fast"
    assert work.refused == 1
    work.close()


async def test_work_that_nobody_waits_for_is_not_done() -> None:
    work, done = Work("test"), 0

    def job() -> None:
        nonlocal done
        time.sleep(0.05)
        done += 1

    tasks = [asyncio.ensure_future(work.run("one", job)) for _ in range(LINE)]
    await asyncio.sleep(0.02)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.sleep(0.15)
    assert done <= 2 and len(work) == 0
    work.close()


async def test_who_hangs_up_is_not_worked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    until, calls = Playthrough.until, 0

    def slowly(self: Playthrough, ply: int) -> Playthrough:
        nonlocal calls
        calls += 1
        time.sleep(0.3)
        return until(self, ply)

    async with running(tmp_path / "parvis.db") as server:
        async with await server.client().guest("Anne") as anne:
            table = (await anne.table("me", "here"))["id"]
            monkeypatch.setattr(Playthrough, "until", slowly)
            path = f"/api/tables/{table}/at/0"
            asking = [asyncio.ensure_future(anne.http.get(path)) for _ in range(LINE)]
            await asyncio.sleep(0.2)
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
        await asyncio.sleep(1.0)
        assert calls <= 3 and len(server.server.work) == 0


@pytest.mark.parametrize("name", game_names())
def test_any_ply_of_a_long_record_is_near(name: str) -> None:
    """Wherever one looks, it is what a replay shows, and costs a few plies."""
    rules = game(name)
    s = rules.start(rules.seats[0], 7, {})
    words: list[str] = []
    while s.agenda:
        options = rules.options(s)
        value = options[len(words) % len(options)]
        words.append(rules.spell(s, value))
        rules.choose(s, value, QUIET)
        if len(words) > 1200:
            break
    play = Playthrough(rules, Record(name, rules.version, rules.seats[0], choices=tuple(words)))
    cost = []
    for ply in range(0, play.ply, 31):
        begun = time.thread_time()
        then = play.until(ply)
        then.moved("x", 0, -1, 0)
        cost.append(time.thread_time() - begun)
        if ply % (3 * 31) == 0:
            again = Playthrough(rules, play.record.until(ply))
            assert (then.words, then.actors, then.free) == (again.words, again.actors, again.free)
            assert then.options == again.options and then.events(-1, 0) == again.events(-1, 0)
            assert then.view(0) == again.view(0) and then.actor in (CHANCE, None, *range(9))
            assert len(then._frames) == ply // FRAME + 1
    assert sorted(cost)[len(cost) // 2] < 0.005  # seconds of processor time


async def test_tables_that_nobody_watches_share_one_turn(tmp_path: Path) -> None:
    database = tmp_path / "parvis.db"
    async with (
        running(database, worker("hang")) as server,
        await server.client().guest("Many") as many,
    ):
        for _ in range(8):
            table = (await many.table("me", "novice"))["id"]
            await many.post(f"tables/{table}/choose", ply=0, word="turn plant 0")
    pool = Pool(1, 30, worker("slow"))
    async with running(database, pool=pool) as server:
        while pool.waiting < 6:
            await asyncio.sleep(0.05)
        async with await server.client().guest("Anne") as anne:
            table = (await anne.table("me", "novice"))["id"]
            async with anne.live(table) as live:
                moved = await live.next("moved")
                await live.send("choose", ply=0, word="turn plant 0")
                begun = time.monotonic()
                while moved["ply"] < 2:
                    moved = await live.next("moved")
                assert time.monotonic() - begun < 11  # after two others at most, not after seven


async def watch_lobby(server: Running, cookie: str = "") -> Any:
    headers = {"cookie": f"parvis={cookie}"} if cookie else {}
    where = server.url.replace("http", "ws") + "/api/lobby/live"
    return await connect(where, additional_headers=headers)


async def test_the_lobby_is_told_when_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "PUSH", 0.2)
    monkeypatch.setattr(lobby, "LOOK", 0.1)
    async with (
        running(tmp_path / "parvis.db") as server,
        await server.client().guest("Anne") as anne,
        await server.client().guest("Bruno") as bruno,
    ):
        stranger = await watch_lobby(server)
        hers = await watch_lobby(server, anne.http.cookies["parvis"])
        for socket in (stranger, hers):
            first = msgspec.json.decode(await socket.recv())
            assert first == {"type": "lobby", "open": [], "mine": [], "watch": []}
        table = (await anne.table("me", "open"))["id"]
        told = msgspec.json.decode(await asyncio.wait_for(stranger.recv(), 5))
        assert [t["id"] for t in told["open"]] == [table] and told["mine"] == []
        told = msgspec.json.decode(await asyncio.wait_for(hers.recv(), 5))
        assert [t["id"] for t in told["mine"]] == [table]
        await bruno.post(f"tables/{table}/join")
        while told["mine"][0]["status"] == "waiting":
            told = msgspec.json.decode(await asyncio.wait_for(hers.recv(), 5))
        assert told["mine"][0]["yours"]
        while (told := msgspec.json.decode(await asyncio.wait_for(stranger.recv(), 5)))["open"]:
            pass
        await stranger.close()
        await hers.close()


async def test_who_comes_late_does_not_take_the_news_from_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "LOOK", 3600.0)  # the lobby is told when the test says so
    async with (
        running(tmp_path / "parvis.db") as server,
        await server.client().guest("Anne") as anne,
    ):
        early = await watch_lobby(server)
        assert msgspec.json.decode(await early.recv())["open"] == []
        table = (await anne.table("me", "open"))["id"]
        late = await watch_lobby(server)
        assert [t["id"] for t in msgspec.json.decode(await late.recv())["open"]] == [table]
        await server.server.lobby.tell()
        told = msgspec.json.decode(await asyncio.wait_for(early.recv(), 5))
        assert [t["id"] for t in told["open"]] == [table]
        with pytest.raises(TimeoutError):  # who knows already is not told again
            await asyncio.wait_for(late.recv(), 0.3)
        await early.close()
        await late.close()


async def test_many_who_ask_for_the_lobby_cause_one_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = 0
    find = archive.open_tables

    def counted(*args: Any) -> Any:
        nonlocal looks
        looks += 1
        return find(*args)

    async with (
        running(tmp_path / "parvis.db") as server,
        await server.client().guest("Anne") as anne,
        server.client() as stranger,
    ):
        table = (await anne.table("me", "open"))["id"]
        monkeypatch.setattr(archive, "open_tables", counted)
        for _ in range(20):
            assert [t["id"] for t in (await stranger.get("lobby"))["open"]] == [table]
        assert looks <= 5
        await anne.post(f"tables/{table}/leave")
        other = (await anne.table("me", "open"))["id"]
        assert other in [t["id"] for t in (await stranger.get("lobby"))["open"]]  # at once


async def test_the_lobby_is_written_once_for_all_strangers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = 0
    summary: Any = vars(lobby)["summary"]

    def counted(*args: Any) -> Any:
        nonlocal written
        written += 1
        return summary(*args)

    async with (
        running(tmp_path / "parvis.db") as server,
        await server.client().guest("Anne") as anne,
        await server.client().guest("Bruno") as bruno,
        server.client() as stranger,
    ):
        monkeypatch.setattr(lobby, "FRESH", 60.0)
        ids = {(await anne.table("me", "open"))["id"] for _ in range(3)}
        monkeypatch.setattr(lobby, "summary", counted)
        for client in (stranger, bruno) * 5:
            shown = await client.get("lobby")
            assert {t["id"] for t in shown["open"]} == ids and shown["mine"] == []
        assert written == 3
        shown = await anne.get("lobby")
        assert shown["open"] == [] and {t["id"] for t in shown["mine"]} == ids
        assert all(t["seats"][0]["you"] for t in shown["mine"])
        for table in ids:
            await bruno.post(f"tables/{table}/join", 200)
        assert all(t["seats"][1]["you"] for t in (await bruno.get("lobby"))["mine"])


async def test_one_place_asks_for_the_lobby_so_often(tmp_path: Path) -> None:
    async with running(tmp_path / "parvis.db", limits=1) as server, server.client() as stranger:
        answers = [await stranger.http.get("/api/lobby") for _ in range(90)]
        assert {answer.status_code for answer in answers} == {200, 429}
