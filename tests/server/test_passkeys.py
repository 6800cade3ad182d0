"""Passkeys: an account made and opened by one, and all that must not open it. On both databases."""

import asyncio
import copy
import itertools
import time
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
import pytest_asyncio
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from parvis.server.people.passkeys import MOST, site_of
from parvis.server.store.schema import CHALLENGES, PASSKEYS, PEOPLE
from parvis.server.web.server import Server, Settings
from parvis.server.wire.refusals import Refusal
from tests.server.authenticator import PRESENT, VERIFIED, Authenticator, data, text
from tests.server.harness import GAMES, Client, Running, running

pytestmark = pytest.mark.asyncio(loop_scope="module")
_NUMBERS = itertools.count()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(shared_database: str) -> AsyncIterator[Running]:
    async with running(shared_database) as server:
        server.url = server.url.replace("127.0.0.1", "localhost")
        yield server


def fresh(name: str) -> str:
    """Return a name that nobody has yet."""
    return f"{name} {next(_NUMBERS)}"


def device(server: Running) -> Authenticator:
    return Authenticator(server.url)


async def sign_up(client: Client, key: Authenticator, name: str = "", status: int = 200) -> Any:
    asked = await client.post("passkeys/options", name=name)
    return await client.post("passkeys", status, credential=key.make(asked["options"]))


async def sign_in(client: Client, key: Authenticator, status: int = 200) -> Any:
    asked = await client.post("session/passkey/options")
    return await client.post("session/passkey", status, credential=key.use(asked["options"]))


async def is_refused(what: Any, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        await what
    assert refused.value.message.reason == reason


async def test_an_account_is_made_and_opened_by_a_passkey_alone(server: Running) -> None:
    key = device(server)
    async with server.client() as anne, server.client() as elsewhere:
        name = fresh("Aliénor")
        me = await sign_up(anne, key, name)
        assert (me["name"], me["guest"]) == (name, False)
        assert (await anne.get("me")) == me
        assert (await sign_in(elsewhere, key)) == me
        assert (await elsewhere.get("me")) == me
        ways = await anne.get("account")
        assert not ways["password"] and len(ways["passkeys"]) == 1
        assert ways["passkeys"][0]["used"] >= ways["passkeys"][0]["made"] > 0
        assert await sign_in(elsewhere, key) == me  # and again


async def test_a_guest_becomes_an_account_and_keeps_the_tables(server: Running) -> None:
    async with await server.client().guest("Anne") as anne:
        before = (await anne.get("me"))["id"]
        old = anne.http.cookies["parvis"]
        table = await anne.table("me", "open")
        name = fresh("Anne")
        me = await sign_up(anne, device(server), name)
        assert me == {"id": before, "name": name, "guest": False}
        assert [one["id"] for one in (await anne.get("lobby"))["mine"]] == [table["id"]]
        assert anne.http.cookies["parvis"] != old
        assert await server.server.accounts.by_session(old) is None


async def test_an_account_with_a_password_gets_a_passkey_and_the_other_way_round(
    server: Running,
) -> None:
    key = device(server)
    async with server.client() as anne, server.client() as elsewhere:
        me = await anne.post("account", name=fresh("Anne"), password="a long password")
        assert await sign_up(anne, key, "another name") == me
        assert await sign_in(elsewhere, key) == me
        assert (await anne.get("account"))["password"]
    other = device(server)
    async with server.client() as bruno, server.client() as elsewhere:
        me = await sign_up(bruno, other, fresh("Bruno"))
        wrong = {"name": me["name"], "password": "a long password"}
        assert (await elsewhere.post("session", 403, **wrong))["reason"] == "wrong-password"
        for odd in ("short", "x" * 201):
            refused = await password(bruno, odd, 400)
            assert refused["reason"] == "bad-password"
            assert refused["detail"] == "a password has 8 to 200 characters"
        assert (await password(bruno, "a long password"))["password"]
        assert await elsewhere.post("session", **wrong) == me


async def password(client: Client, new: str, status: int = 200, current: str = "") -> Any:
    body = {"password": new, "current": current}
    answer = await client.http.put("/api/account/password", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


async def test_another_password_needs_the_one_before_and_ends_other_sessions(
    server: Running,
) -> None:
    async with server.client() as anne, server.client() as elsewhere:
        known: dict[str, Any] = {"name": fresh("Anne"), "password": "a long password"}
        await anne.post("account", **known)
        await elsewhere.post("session", **known)
        assert (await password(anne, "another password", 403))["reason"] == "wrong-password"
        await password(anne, "another password", current="a long password")
        await anne.get("me")
        await elsewhere.get("me", 401)
        assert (await elsewhere.post("session", 403, **known))["reason"] == "wrong-password"


async def test_the_last_way_in_stays(server: Running) -> None:
    first, second = device(server), device(server)
    async with server.client() as anne:
        await sign_up(anne, first, fresh("Anne"))
        number = (await anne.get("account"))["passkeys"][0]["id"]
        assert await removed(anne, number) == "last-way-in"
        await sign_up(anne, second)
        assert await removed(anne, number) == ""
        assert await removed(anne, number) == "not-found"
        assert (await sign_in(anne, first, 403))["reason"] == "bad-passkey"
        await sign_in(anne, second)
        left = (await anne.get("account"))["passkeys"]
        assert await removed(anne, left[0]["id"]) == "last-way-in"
        await password(anne, "a long password")
        assert await removed(anne, left[0]["id"]) == ""
        account = await anne.get("account")
        assert account["password"] and account["passkeys"] == []


async def removed(client: Client, number: int) -> str:
    answer = await client.http.delete(f"/api/passkeys/{number}")
    return str(answer.json()["reason"]) if answer.status_code >= 400 else ""


async def test_who_has_a_passkey_that_is_removed_is_cut_off(server: Running) -> None:
    kept, lost = device(server), device(server)
    async with server.client() as anne, server.client() as thief:
        await sign_up(anne, kept, fresh("Anne"))
        await sign_up(anne, lost)
        await sign_in(thief, lost)
        table = (await anne.table("me", "here"))["id"]
        async with thief.live(table) as live:
            await live.next("moved")
            number = (await anne.get("account"))["passkeys"][1]["id"]
            assert await removed(anne, number) == ""
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await asyncio.wait_for(live.socket.recv(), 10)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
        await thief.get("me", 401)
        await anne.get("me")


async def test_of_two_that_are_removed_at_once_one_stays(server: Running) -> None:
    async with server.client() as anne:
        await sign_up(anne, device(server), fresh("Anne"))
        await sign_up(anne, device(server))
        keys = [one["id"] for one in (await anne.get("account"))["passkeys"]]
        told = await asyncio.gather(*(removed(anne, number) for number in keys))
        assert sorted(told) == ["", "last-way-in"]


async def test_nobody_removes_the_passkey_of_another(server: Running) -> None:
    async with server.client() as anne, server.client() as bruno:
        await sign_up(anne, device(server), fresh("Anne"))
        await sign_up(bruno, device(server), fresh("Bruno"))
        await sign_up(bruno, device(server))
        number = (await anne.get("account"))["passkeys"][0]["id"]
        assert await removed(bruno, number) == "not-found"
        assert len((await anne.get("account"))["passkeys"]) == 1


async def test_a_challenge_is_good_for_one_answer_even_a_wrong_one(server: Running) -> None:
    key = device(server)
    async with server.client() as anne:
        asked = await anne.post("passkeys/options", name=fresh("Anne"))
        answer = key.make(asked["options"])
        await anne.post("passkeys", credential=answer)
        assert (await anne.post("passkeys", 403, credential=answer))["reason"] == "bad-passkey"
        asked = await anne.post("session/passkey/options")
        key.origin = "https://evil.example"
        await anne.post("session/passkey", 403, credential=key.use(asked["options"]))
        key.origin = server.url
        await anne.post("session/passkey", 403, credential=key.use(asked["options"]))
        asked = await anne.post("session/passkey/options")
        answer = key.use(asked["options"])
        await anne.post("session/passkey", credential=answer)
        await anne.post("session/passkey", 403, credential=answer)


async def test_a_challenge_lasts_some_minutes_and_is_then_forgotten(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = device(server)
    async with server.client() as anne:
        await sign_up(anne, key, fresh("Anne"))
        monkeypatch.setattr("parvis.server.people.passkeys.CHALLENGE_SECONDS", -1.0)
        assert (await sign_in(anne, key, 403))["reason"] == "bad-passkey"
        await anne.post("session/passkey/options")
        monkeypatch.setattr("parvis.server.people.passkeys.CHALLENGE_SECONDS", 300.0)
        await anne.post("session/passkey/options")
        await server.server.keep_house()
        left = sa.select(CHALLENGES.c.until)
        times = await server.server.store.read(lambda c: c.execute(left).scalars().all())
        assert times and min(times) > time.time()


async def test_a_challenge_to_sign_in_makes_no_passkey_nor_the_other_way_round(
    server: Running,
) -> None:
    key = device(server)
    async with server.client() as anne:
        made = (await anne.post("passkeys/options", name=fresh("Anne")))["options"]
        known = (await anne.post("session/passkey/options"))["options"]
        crossed = {**made, "challenge": known["challenge"]}
        await anne.post("passkeys", 403, credential=key.make(crossed))
        await sign_up(anne, key, fresh("Anne"))
        made = (await anne.post("passkeys/options"))["options"]
        await anne.post("session/passkey", 403, credential=key.use(made))


async def test_a_passkey_is_kept_for_whoever_asked_for_it(server: Running) -> None:
    async with server.client() as anne, server.client() as mallory:
        await sign_up(anne, device(server), fresh("Anne"))
        await sign_up(mallory, device(server), fresh("Mallory"))
        asked = await mallory.post("passkeys/options")
        evil = device(server).make(asked["options"])
        assert (await anne.post("passkeys", 403, credential=evil))["reason"] == "bad-passkey"
        assert len((await anne.get("account"))["passkeys"]) == 1


@pytest.mark.parametrize(
    "lie", ["origin", "scheme", "site", "not-verified", "not-present", "signature", "handle", "id"]
)
async def test_a_lie_opens_nothing(server: Running, lie: str) -> None:
    key = device(server)
    async with server.client() as anne, server.client() as mallory:
        await sign_up(anne, key, fresh("Anne"))
        true = copy.copy(key)
        match lie:
            case "origin":
                key.origin = "http://localhost:1"
            case "scheme":
                key.origin = server.url.replace("http", "ftp")
            case "site":
                key.site = "evil.example"
            case "not-verified":
                key.flags = PRESENT
            case "not-present":
                key.flags = VERIFIED
            case "signature":
                key.key = device(server).key
            case "handle":
                key.handle = text(b"somebody else" * 2)
            case "id":
                key.id = b"another"
        assert (await sign_in(mallory, key, 403))["reason"] == "bad-passkey"
        await mallory.get("me", 401)
        true.counter = key.counter
        await sign_in(mallory, true)


@pytest.mark.parametrize("lie", ["origin", "site", "not-verified"])
async def test_a_lie_makes_no_account(server: Running, lie: str) -> None:
    key = device(server)
    key.origin = "https://evil.example" if lie == "origin" else key.origin
    key.site = "evil.example" if lie == "site" else ""
    key.flags = PRESENT if lie == "not-verified" else key.flags
    async with server.client() as anne:
        assert (await sign_up(anne, key, fresh("Anne"), 403))["reason"] == "bad-passkey"
        await anne.get("me", 401)
        await sign_up(anne, device(server), fresh("Anne"))  # the name is free


async def test_a_copy_that_counts_less_is_refused(server: Running) -> None:
    key = device(server)
    async with server.client() as anne:
        await sign_up(anne, key, fresh("Anne"))
        stolen = copy.copy(key)
        await sign_in(anne, key)
        assert (await sign_in(anne, stolen, 403))["reason"] == "bad-passkey"
        await sign_in(anne, key)


async def test_a_passkey_that_does_not_count_is_as_good(server: Running) -> None:
    key = device(server)
    key.counts = False
    async with server.client() as anne:
        await sign_up(anne, key, fresh("Anne"))
        for _ in range(2):
            await sign_in(anne, key)


async def test_a_name_that_is_taken_or_odd_is_refused_before_a_passkey_is_made(
    server: Running,
) -> None:
    async with server.client() as anne, server.client() as other:
        await sign_up(anne, device(server), fresh("Straße"))
        taken = (await anne.get("me"))["name"].upper()
        assert (await other.post("passkeys/options", 409, name=taken))["reason"] == "name-taken"
        assert (await other.post("passkeys/options", 400, name=" "))["reason"] == "bad-name"
        name = fresh("Zoé")
        asked = [await c.post("passkeys/options", name=name) for c in (other, other)]
        keys = [device(server).make(one["options"]) for one in asked]
        await other.post("passkeys", credential=keys[0])
        async with server.client() as late:
            told = await late.post("passkeys", 409, credential=keys[1])
            assert told["reason"] == "name-taken"


async def test_the_handle_is_not_the_name_and_stays_the_same(server: Running) -> None:
    async with server.client() as anne:
        first = (await anne.post("passkeys/options", name=fresh("Anne")))["options"]
        handle = data(first["user"]["id"])
        assert len(handle) == 32 and b"Anne" not in handle
        key = device(server)
        await anne.post("passkeys", credential=key.make(first))
        again = (await anne.post("passkeys/options"))["options"]
        assert again["user"]["id"] == first["user"]["id"]
        assert [one["id"] for one in again["excludeCredentials"]] == [text(key.id)]


async def test_one_device_is_not_kept_twice(server: Running) -> None:
    key = device(server)
    async with server.client() as anne, server.client() as bruno:
        await sign_up(anne, key, fresh("Anne"))
        assert (await sign_up(bruno, key, fresh("Bruno"), 403))["reason"] == "bad-passkey"


async def test_an_account_has_so_many(server: Running) -> None:
    async with server.client() as anne:
        for _ in range(MOST):
            await sign_up(anne, device(server), fresh("Anne"))
        assert (await anne.post("passkeys/options", 413))["reason"] == "too-large"


async def test_a_token_does_not_do(server: Running) -> None:
    async with server.client() as anne:
        await sign_up(anne, device(server), fresh("Anne"))
        token = (await anne.post("tokens", label="bot"))["secret"]
    async with Client(server.url, token) as bot:
        await bot.get("account", 401)
        await bot.post("passkeys/options", 401)
        await password(bot, "a long password", 401)
        assert (await bot.http.delete("/api/passkeys/1")).status_code == 401


async def test_a_token_makes_no_account_out_of_its_guest(server: Running) -> None:
    async with await server.client().guest("Anne") as anne:
        token = (await anne.post("tokens", label="bot"))["secret"]
        async with Client(server.url, token) as bot:
            await bot.post("account", 401, name=fresh("Eve"), password="a long password")
        assert (await anne.get("me"))["guest"]


async def test_a_guest_has_no_ways_in(server: Running) -> None:
    async with await server.client().guest("Anne") as anne:
        assert (await anne.get("account", 403))["reason"] == "guest"
        assert (await password(anne, "a long password", 403))["reason"] == "guest"


async def test_another_sites_page_is_refused(server: Running) -> None:
    foreign = {"sec-fetch-site": "cross-site"}
    for path in ("passkeys/options", "passkeys", "session/passkey/options", "session/passkey"):
        async with httpx.AsyncClient(base_url=server.url, headers=foreign) as client:
            answer = await client.post(f"/api/{path}", json={})
            assert answer.json()["reason"] == "cross-site"


async def test_a_host_that_is_a_number_has_none(server: Running) -> None:
    async with Client(server.url.replace("localhost", "127.0.0.1")) as anne:
        assert (await anne.post("passkeys/options", 400, name="A"))["reason"] == "no-passkeys"
        assert (await anne.post("session/passkey/options", 400))["reason"] == "no-passkeys"


@pytest.mark.parametrize(
    "response",
    [
        {},
        {"clientDataJSON": "é"},
        {"clientDataJSON": text(b"{")},
        {"clientDataJSON": text(b'{"challenge": 3}')},
        {"clientDataJSON": text(b'{"challenge": "\xff"}')},
    ],
)
async def test_nonsense_is_refused(server: Running, response: dict[str, str]) -> None:
    body = {"credential": {"id": "a\0", "response": response}}
    async with server.client() as anne:
        for path in ("passkeys", "session/passkey"):
            assert (await anne.post(path, 403, **body))["reason"] == "bad-passkey"


@pytest.mark.parametrize("part", ["attestationObject", "clientDataJSON"])
async def test_an_answer_cut_anywhere_is_refused(server: Running, part: str) -> None:
    async with server.client() as anne:
        for cut in range(0, 110, 23):
            asked = await anne.post("passkeys/options", name=fresh("Anne"))
            answer = device(server).make(asked["options"])
            whole = data(answer["response"][part])
            answer["response"][part] = text(whole[:cut] + whole[cut + 3 :])
            assert (await anne.post("passkeys", 403, credential=answer))["reason"] == "bad-passkey"


async def test_a_letter_that_no_database_knows(server: Running) -> None:
    key = device(server)
    async with server.client() as anne:
        asked = await anne.post("session/passkey/options")
        answer = key.use(asked["options"]) | {"id": "a\0b"}
        assert (await anne.post("session/passkey", 403, credential=answer))["reason"]


async def test_who_asks_too_often_is_told_to_wait(database: str) -> None:
    async with running(database, limits=1) as server:
        url = server.url.replace("127.0.0.1", "localhost")
        async with Client(url) as anne:
            codes = [
                (await anne.http.post("/api/session/passkey/options")).status_code
                for _ in range(22)
            ]
            assert codes[:20] == [200] * 20 and codes[-1] == 429


async def test_what_is_stored_opens_nothing(server: Running) -> None:
    async with server.client() as anne:
        await sign_up(anne, device(server), fresh("Anne"))
        asked = await anne.post("session/passkey/options")
        tables = (PEOPLE, PASSKEYS, CHALLENGES)
        everything = await server.server.store.read(
            lambda c: str([c.execute(sa.select(table)).all() for table in tables])
        )
        assert asked["options"]["challenge"] not in everything


@pytest.mark.parametrize(
    ("host", "name", "origins"),
    [
        ("localhost:8421", "localhost", ["https://localhost:8421", "http://localhost:8421"]),
        ("Parvis.Example", "parvis.example", ["https://parvis.example"]),
        ("a.b.example:8443", "a.b.example", ["https://a.b.example:8443"]),
    ],
)
async def test_the_site_is_the_host_that_was_asked(
    host: str, name: str, origins: list[str]
) -> None:
    assert site_of(host) == (name, origins)


@pytest.mark.parametrize(
    "host", ["", "127.0.0.1", "10.0.0.1:80", "[::1]:80", "a b", "-.example", "0x7f.1", "x" * 300]
)
async def test_an_odd_host_has_no_passkeys(host: str) -> None:
    with pytest.raises(Refusal):
        site_of(host)


async def test_the_origin_that_was_set_counts(database: str) -> None:
    """Behind a proxy that does not pass the host on."""
    settings = Settings(database=database, origin="https://parvis.example")
    server = Server(settings, GAMES)
    assert site_of("10.0.0.7:8421", settings.origin) == ("parvis.example", [settings.origin])
    server.store.open()
    key = Authenticator("https://parvis.example")
    site = site_of("10.0.0.7", settings.origin)
    try:
        options = await server.passkeys.ask_new(site, None, "Anne")
        person, _ = await server.passkeys.add(site, None, key.make(options))
        key.origin = "http://parvis.example"
        options = await server.passkeys.ask_known(site)
        await is_refused(server.passkeys.sign_in(site, key.use(options)), "bad-passkey")
        key.origin = "https://parvis.example"
        options = await server.passkeys.ask_known(site)
        assert (await server.passkeys.sign_in(site, key.use(options)))[0] == person
    finally:
        await server.store.close()
