"""Live updates: everybody sees through their own eyes, and nothing is lost or told twice."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parvis import seeded
from parvis.server.tables import archive
from parvis.server.web.live import Listener
from parvis.server.wire.messages import Said
from tests.server.harness import Client, Live, Running, running

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with running(tmp_path_factory.mktemp("live") / "parvis.db") as server:
        yield server


async def two(server: Running, short: bool = False) -> tuple[Client, Client, str]:
    """Return two people and the table at which they sit."""
    anne = await server.client().guest("Anne")
    bruno = await server.client().guest("Bruno")
    table = await anne.table("me", "open", options={"short": short})
    await bruno.post(f"tables/{table['id']}/join")
    return anne, bruno, table["id"]


class Reader:
    """Keeps events as the protocol tells clients to: forget after `since`, then add."""

    def __init__(self) -> None:
        self.ply = -1
        self.revision = 0
        self.events: list[Any] = []

    def read(self, moved: Any) -> None:
        assert moved["since"] <= self.ply
        self.events = [event for event in self.events if event["ply"] <= moved["since"]]
        self.events += moved["events"]
        self.ply, self.revision = moved["ply"], moved["revision"]


async def test_a_move_reaches_every_watcher_through_their_own_eyes(server: Running) -> None:
    anne, bruno, table = await two(server)
    async with (
        anne,
        bruno,
        server.client() as nobody,
        anne.live(table) as one,
        bruno.live(table) as other,
        nobody.live(table) as third,
    ):
        first = [await live.next("moved") for live in (one, other, third)]
        assert [moved["seat"] for moved in first] == [0, 1, None]
        assert [bool(moved["ask"]["options"]) for moved in first] == [True, False, False]
        await one.send("choose", ply=0, word="turn draw")
        moved = [await live.next("moved") for live in (one, other, third)]
        assert [m["ply"] for m in moved] == [2, 2, 2]
        hands = [[side["hand"] is not None for side in m["view"]["sides"]] for m in moved]
        assert hands == [[True, False], [False, True], [False, False]]
        drawn = [m["events"][0]["numbers"][0] for m in moved]
        assert drawn[0] >= 0 and drawn[1:] == [-1, -1]
        assert [bool(m["ask"]["options"]) for m in moved] == [False, True, False]


async def test_of_two_answers_to_the_same_ply_exactly_one_wins(server: Running) -> None:
    async with await server.client().guest("Anne") as anne:
        table = (await anne.table("me", "here"))["id"]
        async with anne.live(table) as one, anne.live(table) as other:
            moved = await one.next("moved")
            await other.next("moved")
            while moved["ask"]:
                answer = {"ply": moved["ply"], "value": moved["ask"]["options"][-1]["value"]}
                await asyncio.gather(one.send("choose", **answer), other.send("choose", **answer))
                got = [await live.next("moved", "refused") for live in (one, other)]
                got += [await live.next("pong", "refused") for live in (await pinged(one, other))]
                refused = [message for message in got if message["type"] == "refused"]
                assert [message["reason"] for message in refused] == ["stale"]
                assert refused[0]["ply"] > moved["ply"]
                moved = await anne.get(f"tables/{table}/now")
                for live in (one, other):
                    await live.send("ping")
                    await live.next("pong")
        record = await anne.get(f"tables/{table}/record")
        assert len(record["choices"]) == moved["ply"]


async def pinged(*lives: Live) -> tuple[Live, ...]:
    """Ask for a sign of life, so that there is an answer after everything sent before."""
    for live in lives:
        await live.send("ping")
    return lives


async def test_reconnecting_resumes_without_loss_or_repetition(server: Running) -> None:
    anne, bruno, table = await two(server, short=True)
    random = seeded(7)
    reader = Reader()
    async with anne, bruno:
        over = False
        while not over:
            query = {"since": reader.ply, "revision": reader.revision}
            async with bruno.live(table, **query) as live:
                reader.read(await live.next("moved"))
                for _ in range(random.below(4)):  # then the connection is lost
                    over = await step(anne, bruno, table, random)
                    if over:
                        break
                    reader.read(await live.next("moved"))
            for _ in range(random.below(4)):  # moves that the reader misses
                over = over or await step(anne, bruno, table, random)
        async with bruno.live(table, since=reader.ply, revision=reader.revision) as live:
            reader.read(await live.next("moved"))
        whole = await bruno.get(f"tables/{table}/now")
        assert reader.events == whole["events"]
        assert len(whole["events"]) > 10


async def step(anne: Client, bruno: Client, table: str, random: Any) -> bool:
    """Choose at random for whoever must, now and then taking back; return whether it is over."""
    moved = await anne.get(f"tables/{table}/now")
    if moved["ask"] is None:
        return True
    seat = moved["ask"]["seat"]
    undo = moved["undo"]
    if undo and random.below(3) == 0:
        player = (anne, bruno)[undo["seat"]]
        answer = await player.http.post(f"/api/tables/{table}/undo", json={"ply": moved["ply"]})
        assert answer.status_code in (200, 409)
        if answer.status_code == 200:
            return False
    player = (anne, bruno)[seat]
    options = (await player.get(f"tables/{table}/now"))["ask"]["options"]
    value = options[random.below(len(options))]["value"]
    await player.post(f"tables/{table}/choose", ply=moved["ply"], value=value)
    return False


async def test_going_back_is_told_to_all(server: Running) -> None:
    anne, bruno, table = await two(server)
    async with anne, bruno, anne.live(table) as one, bruno.live(table) as other:
        reader = Reader()
        reader.read(await other.next("moved"))
        await one.next("moved")
        await one.send("choose", ply=0, word="turn plant 0")
        reader.read(await other.next("moved"))
        assert [event["kind"] for event in reader.events] == ["planted"]
        await one.send("undo", ply=1)
        reader.read(await other.next("moved"))
        assert (reader.ply, reader.revision, reader.events) == (0, 1, [])
        said = await other.next("said")
        while said["notice"] != "took-back":
            said = await other.next("said")
        assert said["ply"] == 0
        await one.send("undo", ply=0)
        refused = await one.next("refused")
        assert (refused["reason"], refused["barrier"]) == ("no-undo", "start")


async def test_talk_previews_pings_and_nonsense(server: Running) -> None:
    anne, bruno, table = await two(server)
    async with anne, bruno, anne.live(table) as one, bruno.live(table) as other:
        await one.next("moved")
        await one.send("say", text="Bonjour")
        while (said := await other.next("said"))["notice"]:
            pass
        assert (said["name"], said["text"], said["seat"]) == ("Anne", "Bonjour", 0)
        await one.send("preview", ply=0, value=0)
        assert (await one.next("previewed"))["changes"]
        await other.send("preview", ply=0, value=0)
        assert (await other.next("refused"))["reason"] == "not-your-turn"
        await one.send("ping")
        assert (await one.next("pong"))["type"] == "pong"
        for text in ("{", "[]", '{"type": "fly"}', '{"type": "choose"}', "\x00", "9" * 400):
            await one.socket.send(text)
            assert (await one.next("refused"))["reason"] == "malformed"


async def test_everybody_sees_who_is_here(server: Running) -> None:
    anne, bruno, table = await two(server)
    async with anne, bruno, anne.live(table) as one:
        state = await one.next("table")
        assert [seat["online"] for seat in state["seats"]] == [True, False]
        async with bruno.live(table):
            state = await one.next("table")
            assert [seat["online"] for seat in state["seats"]] == [True, True]
        state = await one.next("table")
        assert [seat["online"] for seat in state["seats"]] == [True, False]


async def test_a_watcher_of_a_waiting_table_sees_it_start(server: Running) -> None:
    async with await server.client().guest("Anne") as anne, server.client() as nobody:
        table = await anne.table("me", "open", "link")
        async with nobody.live(table["id"]) as live:
            assert (await live.next("table", "moved"))["status"] == "waiting"
            await anne.post(f"tables/{table['id']}/start", level="novice")
            assert (await live.next("table"))["status"] == "running"
            assert (await live.next("moved"))["seat"] is None


async def test_there_is_nothing_behind_a_guess(server: Running) -> None:
    async with server.client() as nobody:
        for guess in ("x", "A" * 24, "..%2f..%2f", "' OR 1=1 --"):
            answer = await nobody.http.get(f"/api/tables/{guess}")
            assert answer.status_code == 404
        async with nobody.live("A" * 24) as live:
            with pytest.raises(ConnectionClosed) as closed:
                await live.next("moved")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


@pytest.mark.parametrize("where", ["get", "enter"])
async def test_a_crash_is_told_to_the_watcher_and_to_the_log(
    server: Running, where: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def crash(*_: object) -> None:
        raise OSError("the disk is gone")

    async with await server.client().guest("Anne") as anne:
        table = (await anne.table("me", "here"))["id"]
        monkeypatch.setattr(server.server.hall, where, crash)
        async with anne.live(table) as live:
            with pytest.raises(ConnectionClosed) as closed:
                await live.next("moved")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1011
        assert f"watching table '{table}' failed" in caplog.text
        assert "the disk is gone" in caplog.text
        assert anne.http.cookies["parvis"] not in caplog.text


async def test_a_page_of_another_site_is_refused(server: Running) -> None:
    anne, bruno, table = await two(server)
    async with anne, bruno:
        for headers in (
            {"origin": "https://evil.example"},
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site", "origin": server.url},
        ):
            answer = await anne.http.post(
                f"/api/tables/{table}/choose", json={"ply": 0, "value": 0}, headers=headers
            )
            assert (answer.status_code, answer.json()["reason"]) == (403, "cross-site")
            anne.http.headers.update(headers)
            with pytest.raises(InvalidStatus):
                async with live_with(anne, table, headers):
                    pass
            for name in headers:
                del anne.http.headers[name]
        own = {"origin": server.url}
        answer = await anne.http.post(
            f"/api/tables/{table}/choose", json={"ply": 0, "value": 0}, headers=own
        )
        assert answer.status_code == 200


def live_with(client: Client, table: str, headers: dict[str, str]) -> Any:
    from websockets.asyncio.client import connect

    cookie = f"parvis={client.http.cookies['parvis']}"
    where = f"{client.url.replace('http', 'ws')}/api/tables/{table}/live"
    return connect(where, additional_headers={"cookie": cookie, **headers})


async def test_a_slow_reader_is_cut_off_and_costs_nobody_else_anything(server: Running) -> None:
    anne, bruno, table = await two(server)
    async with anne, bruno, bruno.live(table) as live:
        await live.next("moved")
        found = await server.server.hall.get(table)
        listener = next(iter(found.watchers))
        assert isinstance(listener, Listener)
        async with asyncio.timeout(20):
            while not listener.dismissed:
                listener.put(b" " * 262_144)
                await asyncio.sleep(0)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await live.socket.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4408
        await anne.post(f"tables/{table}/choose", ply=0, word="turn plant 0")


async def test_what_is_said_while_somebody_comes_is_not_lost(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anne, bruno, table = await two(server)
    read, late = archive.talk, asyncio.Event()

    async def said() -> None:
        await anne.post(f"tables/{table}/chat", text="hello")
        late.set()

    def slowly(c: Connection, name: str, after: int = -1) -> list[Said]:
        talk = read(c, name, after)
        if not late.is_set():  # the others are told before this one is here
            asyncio.run_coroutine_threadsafe(said(), loop).result(10)
        return talk

    async with anne, bruno:
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(archive, "talk", slowly)
        async with bruno.live(table) as live:
            while (await live.next("said"))["text"] != "hello":
                pass
