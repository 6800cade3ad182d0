"""Requests that nobody should send: each is refused, and none breaks anything."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import pytest_asyncio
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed

from parvis.server.web.app import create_app
from parvis.server.web.door import BACKLOG
from parvis.server.web.edge import HEADERS, TARPIT, is_foreign, place_of, told
from parvis.server.web.limits import RATES, Limits
from parvis.server.web.live import Listener
from parvis.server.web.server import Server, Settings
from parvis.server.wire.refusals import Refusal
from tests.server.harness import Client, Live, Running, running

pytestmark = pytest.mark.asyncio(loop_scope="module")
JSON = {"content-type": "application/json"}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with running(tmp_path_factory.mktemp("hostile") / "parvis.db") as server:
        yield server


@pytest.mark.parametrize(
    "body", [b'{"game":' + b"[" * 100_000, b'{"odd":' + b"[" * 100_000, b'{"game":"\xff"}', b"\xff"]
)
async def test_what_is_no_proper_json_is_malformed(server: Running, body: bytes) -> None:
    async with await server.client().guest("Anne") as anne:
        answer = await anne.http.post("/api/records", content=body, headers=JSON)
        assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")


@pytest.mark.parametrize("origin", ["http://evil", "http://[x", "null", "", "127.0.0.1"])
async def test_an_odd_origin_is_foreign(server: Running, origin: str) -> None:
    async with server.client() as anne:
        answer = await anne.http.post("/api/guest", json={}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["reason"]) == (403, "cross-site")


async def test_only_a_token_excuses_a_foreign_page() -> None:
    foreign = {b"sec-fetch-site": b"cross-site"}
    assert is_foreign({**foreign, b"authorization": b"Basic eDp5"})
    assert not is_foreign({**foreign, b"authorization": b"Bearer x"})


async def test_refusals_have_the_headers_that_keep_a_browser_safe(server: Running) -> None:
    async with server.client() as anne:
        for answer in (
            await anne.http.post("/api/guest", json={}, headers={"origin": "http://evil"}),
            await anne.http.get("/api/nowhere/at/all"),
            await anne.http.get("/api/nope"),
            await anne.http.get("/api/tables/x/at/" + "9" * 5000),
        ):
            assert answer.status_code in (403, 404)
            assert answer.json()["type"] == "refused"
            for name, value in HEADERS:
                assert answer.headers[name.decode()] == value.decode()


async def test_all_addresses_of_one_network_are_one_place() -> None:
    assert place_of("2001:db8::1") == place_of("2001:db8::ffff:1") != place_of("2001:db8:0:1::1")
    assert place_of("fe80::1%eth0") == place_of("fe80::2")
    assert place_of("192.0.2.1") != place_of("192.0.2.2")
    assert place_of("::ffff:192.0.2.1") == place_of("192.0.2.1")
    assert place_of(":odd:") == ":odd:"


async def test_who_signs_out_is_told_nothing_more(server: Running) -> None:
    async with await server.client().guest("Anne") as anne:
        table = (await anne.table("me", "here"))["id"]
        token = await anne.post("tokens", label="bot")
        bot = Client(server.url, token["secret"])
        async with bot, bot.live(table) as theirs, anne.live(table) as hers:
            assert (await theirs.next("moved"))["seat"] is not None
            await hers.next("moved")
            await anne.http.delete(f"/api/tokens/{token['id']}")
            await ends(theirs)
            await anne.post(f"tables/{table}/choose", ply=0, word="turn plant 0")
            assert (await hers.next("moved"))["ply"] > 0
            await anne.http.delete("/api/session")
            await ends(hers)


async def test_who_signed_out_elsewhere_is_told_nothing_more_soon(server: Running) -> None:
    async with await server.client().guest("Anne") as anne:
        table = (await anne.table("me", "here"))["id"]
        async with anne.live(table) as live:
            await live.next("moved")
            await server.server.keep_house()  # nothing has ended yet
            await live.send("ping")
            await live.next("pong")
            await server.server.accounts.sign_out(anne.http.cookies["parvis"])
            await server.server.keep_house()
            await ends(live)


async def ends(live: Live) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            await live.next("nothing")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401


async def test_what_nobody_reads_is_not_kept(server: Running) -> None:
    async with await server.client().guest("Anne") as anne:
        table = (await anne.table("me", "here"))["id"]
        async with anne.live(table) as live:
            await live.next("moved")
            found = await server.server.hall.get(table)
            (listener,) = found.watchers
            assert isinstance(listener, Listener)
            sent = 0
            async with asyncio.timeout(20):
                while not listener.dismissed:
                    for _ in range(16):
                        listener.put(b" " * 65_536)
                    sent += 16
                    await asyncio.sleep(0)
            listener.put(b"x" * 65_536)
            assert listener._door.unread() <= 2 * BACKLOG and sent < 1000
            with pytest.raises(ConnectionClosed):
                while True:
                    await live.socket.recv()


@pytest.mark.parametrize("since", [-1, -2, -999_999])
async def test_an_odd_ply_costs_no_replay(server: Running, since: int) -> None:
    async with await server.client().guest("Anne") as anne:
        table = (await anne.table("me", "here"))["id"]
        async with anne.live(table, since=since) as live:
            assert (await live.next("moved"))["since"] == -1


async def test_one_place_holds_so_many_connections(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "parvis.db", limits=0.01) as server,
        server.client() as anne,
    ):
        limits = server.server.limits
        with limits.held("here"), limits.held("here"):
            with pytest.raises(Refusal), limits.held("here"):
                pass
            with limits.held("there"):
                pass
        with limits.held("here"):
            pass
        with limits.held("127.0.0.1"), limits.held("127.0.0.1"):
            server.server.limits._buckets["ask", "127.0.0.1"] = (4.0, time.monotonic())
            async with anne.live("x") as live:
                with pytest.raises(ConnectionClosed) as closed:
                    await live.next("nothing")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


@pytest.mark.parametrize("shut", ["", "]" * 30_000])
async def test_what_is_nested_too_deep_is_malformed(server: Running, shut: str) -> None:
    async with await server.client().guest("Anne") as anne:
        table = (await anne.table("me", "here"))["id"]
        async with anne.live(table) as live:
            await live.socket.send('{"odd":' + "[" * 30_000 + shut + ',"type":"ping"}')
            assert (await live.next("refused"))["reason"] == "malformed"


async def test_whoever_sends_too_much_is_not_listened_to_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        running(tmp_path / "parvis.db") as server,
        await server.client().guest("Anne") as anne,
        anne.live((await anne.table("me", "here"))["id"]) as live,
    ):
        await live.next("moved")
        monkeypatch.setattr("parvis.server.web.live.BREATH", 3600.0)
        server.server.limits.scale = 0.01  # four at once
        for _ in range(100):
            await live.send("ping")
        assert (await live.next("refused"))["reason"] == "too-fast"
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(live.socket.recv(), 0.5)


async def test_whoever_asks_too_much_waits_for_the_refusal(tmp_path: Path) -> None:
    """Else a loop that is refused costs as much as one that is not."""
    async with (
        running(tmp_path / "parvis.db", limits=0.01) as server,  # four at once, one a second
        server.client() as anne,
    ):
        begun = time.monotonic()
        answers = await asyncio.gather(*(anne.http.get("/api/games") for _ in range(8)))
        statuses = sorted(answer.status_code for answer in answers)
        assert statuses[:4] == [200] * 4 and statuses[-1] == 429
        assert time.monotonic() - begun >= TARPIT


async def test_half_a_request_is_not_our_fault(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    before = server.server.metrics.text().count(b'status="499"')
    head = b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    _, writer = await asyncio.open_connection("127.0.0.1", urlsplit(server.url).port)
    writer.write(head + b'content-length: 99\r\n\r\n{"name"')
    await writer.drain()
    await asyncio.sleep(0.1)  # else it may be gone before it is read
    writer.close()
    async with asyncio.timeout(20):
        while server.server.metrics.text().count(b'status="499"') == before:
            await asyncio.sleep(0.01)
    assert not [line for line in caplog.records if line.levelname == "ERROR"]


async def test_the_secret_of_a_link_is_in_no_log() -> None:
    assert told("/api/notices/stop/7-abc") == "/api/notices/stop/…"
    assert told("/api/games") == "/api/games"


async def test_a_token_makes_no_other(server: Running) -> None:
    async with await server.client().guest("Anne") as anne:
        token = await anne.post("tokens", label="bot")
        async with Client(server.url, token["secret"]) as bot:
            assert (await bot.post("tokens", 401, label="more"))["reason"] == "signed-out"
            assert (await bot.get("tokens", 401))["reason"] == "signed-out"
            answer = await bot.http.delete(f"/api/tokens/{token['id']}")
            assert answer.status_code == 401


async def test_behind_a_proxy_with_tls_the_cookie_is_for_tls_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'parvis.db'}"
    server = Server(Settings(database=url, origin="https://parvis.example"), {})
    with TestClient(create_app(server), base_url="http://10.0.0.7") as client:
        cookie = client.post("/api/guest", json={}).headers["set-cookie"]
    assert "; Secure" in cookie


async def test_a_crowd_does_not_make_each_request_dear(monkeypatch: pytest.MonkeyPatch) -> None:
    limits, times = Limits(), 0

    def forget(now: float) -> None:
        nonlocal times
        times += 1

    monkeypatch.setattr(limits, "_forget", forget)
    for i in range(10_200):
        limits.take("ask", str(i))
    assert times == 1


async def test_strangers_do_not_use_up_each_others_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "think", (60, 0.1))  # so that nobody gets another one meanwhile
    async with running(tmp_path / "parvis.db") as server, server.client() as stranger:
        async with await server.client().guest("Anne") as anne:
            table = (await anne.table("me", "here"))["id"]
        server.server.limits.scale = 0.05  # three looks at once
        for place in ("192.0.2.1", "192.0.2.2"):  # as a proxy on this machine tells them
            header = {"x-forwarded-for": place}
            where = f"/api/tables/{table}/points"
            answers = [(await stranger.http.get(where, headers=header)) for _ in range(4)]
            assert [answer.status_code for answer in answers] == [200, 200, 200, 429]


async def test_a_record_without_end_is_refused(server: Running) -> None:
    async with await server.client().guest("Anne") as anne:
        record = {"game": "orchard", "version": 2, "seats": 2, "choices": ["turn"] * 20_001}
        refused = await anne.post("records", 400, **record)
        assert "at most" in refused["detail"]
        refused = await anne.post("records", 400, **{**record, "choices": ["x" * 90_000]})
        assert len(refused["detail"]) <= 500


async def test_a_line_is_shown_without_what_would_turn_its_neighbours(server: Running) -> None:
    async with await server.client().guest("Anne") as anne:
        where = f"tables/{(await anne.table('me', 'here'))['id']}/chat"
        said = await anne.post(where, text="a\0b\u202ec\x1b[2J\n d \x85👩\u200d🌾")
        assert said["text"] == "abc[2J d 👩\u200d🌾"
        piled = "a" + "\u0301" * 40 + "é\ufe0f"
        assert (await anne.post(where, text=piled))["text"] == "a\u0301\u0301\u0301é\ufe0f"
        for blank in ("\u202e\0 ", "\u200b\ufeff\u00ad", "\u200d", "\u2800\u3164"):
            assert (await anne.post(where, 400, text=blank))["reason"] == "malformed"


@pytest.mark.parametrize("name", ["\u3164\u3164", "\u2800", "\ufdfa" * 24, "b" + "\u0301" * 4])
async def test_names_that_show_nothing_or_too_much_are_refused(server: Running, name: str) -> None:
    async with server.client() as anne:
        assert (await anne.post("guest", 400, name=name))["reason"] == "bad-name"


async def test_letters_that_a_database_does_not_know(fresh_postgres: str) -> None:
    async with running(fresh_postgres) as server, await server.client().guest("Anne") as anne:
        assert (await anne.http.get("/api/tables/%00")).status_code == 404
        refused = await anne.post("session", 403, name="a\0", password="some password")
        assert refused["reason"] == "wrong-password"
        where = f"tables/{(await anne.table('me', 'here'))['id']}/chat"
        assert (await anne.post(where, text="a\0b"))["text"] == "ab"
