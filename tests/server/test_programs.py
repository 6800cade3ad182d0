"""Programs that play: they are marked, told what waits for them, and shown what they may know."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from parvis.engine.plain import load
from tests.engine.orchard import GAME
from tests.server.harness import Client, Running, running

PASSWORD = "une maison bleue"
CLIENTS: list[Client] = []


@pytest.fixture
async def server(database: str) -> AsyncIterator[Running]:
    async with running(database) as server:
        yield server
        for client in CLIENTS:
            await client.http.aclose()
        CLIENTS.clear()


def visitor(server: Running, token: str = "") -> Client:
    """Return a client that is closed with the server."""
    CLIENTS.append(Client(server.url, token))
    return CLIENTS[-1]


async def account(server: Running, name: str) -> Client:
    client = visitor(server)
    await client.post("account", name=name, password=PASSWORD)
    return client


async def put(client: Client, path: str, status: int = 200, **body: Any) -> Any:
    answer = await client.http.put(f"/api/{path}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


async def program(server: Running, name: str = "Automate") -> Client:
    """Make an account, mark it, and return a client with its token."""
    owner = await account(server, name)
    assert (await put(owner, "account/program", on=True))["program"]
    token = (await owner.post("tokens", label="bot"))["secret"]
    return visitor(server, token)


class Stream:
    """The lines of a program's stream."""

    def __init__(self, lines: AsyncIterator[str]) -> None:
        self.lines = lines

    async def next(self) -> Any:
        while True:
            line = await asyncio.wait_for(anext(self.lines), 20)
            if line:
                return msgspec.json.decode(line)

    async def until(self, key: str) -> Any:
        """Return what waits under a key, when something does."""
        while not (calls := await self.next())[key]:
            pass
        return calls[key]


@contextlib.asynccontextmanager
async def listening(client: Client) -> AsyncIterator[Stream]:
    async with client.http.stream("GET", "/api/program/stream") as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        yield Stream(answer.aiter_lines())


async def test_a_program_is_challenged_sits_down_and_is_told_of_its_turn(server: Running) -> None:
    host, bot = await account(server, "Berthe"), await program(server)
    async with listening(bot) as stream:
        assert await stream.next() == {"challenges": [], "turns": [], "running": []}
        assert await host.get("programs") == [{"name": "Automate"}]
        table = (await host.table("link", "me"))["id"]
        kept: dict[str, Any] = {"seat": 0, "do": "program", "name": "automate"}
        seat = (await host.post(f"tables/{table}/room/seat", **kept))["seats"][0]
        assert (seat["who"], seat["name"], seat["program"]) == ("link", "Automate", True)
        [challenge] = await stream.until("challenges")
        assert (challenge["table"], challenge["by"], challenge["guest"]) == (table, "Berthe", False)
        assert challenge["kept"] and challenge["game"] == "orchard" and len(challenge["seats"]) == 2
        state = await bot.post(f"tables/{table}/join")
        assert state["seats"][0]["you"] and state["seats"][0]["program"]
        [turn] = await stream.until("turns")
        assert (turn["table"], turn["seat"]) == (table, 0)
        seen = await bot.get(f"tables/{table}/supposed")
        assert (seen["ply"], seen["revision"], seen["seat"]) == (turn["ply"], 0, 0)
        s = load(GAME, msgspec.json.encode(seen["state"]))
        now = await bot.get(f"tables/{table}/now")
        assert msgspec.to_builtins(GAME.view(s, 0)) == now["view"]
        assert GAME.options(s) == [option["value"] for option in now["ask"]["options"]]
        state = await host.get(f"tables/{table}")
        assert [seat["online"] for seat in state["seats"]][0]  # though it watches no table
    for _ in range(100):
        if not await host.get("programs"):
            return
        await asyncio.sleep(0.1)
    pytest.fail("a program that was cut off still listens")


async def test_what_waits_is_told_again_to_one_who_comes_back(server: Running) -> None:
    host, bot = await account(server, "Berthe"), await program(server)
    table = (await host.table("open", "me"))["id"]
    async with listening(bot) as stream:
        [challenge] = await stream.until("challenges")
        assert not challenge["kept"]
        await bot.post(f"tables/{table}/join")
    for _ in range(2):
        async with listening(bot) as stream:
            calls = await stream.next()
            assert calls["running"] == [table] and calls["turns"][0]["table"] == table
            assert calls["challenges"] == []


async def test_a_program_may_say_no(server: Running) -> None:
    host, bot = await account(server, "Berthe"), await program(server)
    table = (await host.table("me", "link"))["id"]
    async with listening(bot) as stream:
        await stream.next()
        await host.post(f"tables/{table}/room/seat", seat=1, do="program", name="Automate")
        await stream.until("challenges")
        assert (await bot.http.post(f"/api/tables/{table}/decline")).status_code == 204
        while (await stream.next())["challenges"]:
            pass
    seat = (await host.get(f"tables/{table}"))["seats"][1]
    assert (seat["who"], seat["name"], seat["program"]) == ("link", "", False)
    assert (await host.get(f"tables/{table}/chat"))[-1]["notice"] == "refused"
    assert (await bot.http.post(f"/api/tables/{table}/decline")).status_code == 403


async def test_only_who_is_asked_and_is_a_program_gets_a_state(server: Running) -> None:
    host, bot = await account(server, "Berthe"), await program(server)
    other = await program(server, "Rouage")
    table = (await host.table("open", "me"))["id"]
    await bot.post(f"tables/{table}/join")
    await host.get(f"tables/{table}/supposed", 403)  # a person
    await other.get(f"tables/{table}/supposed", 403)  # not at the table
    await bot.get(f"tables/{table}/supposed")
    moved = await bot.get(f"tables/{table}/now")
    while moved["ask"]["options"]:  # until it is the other's turn
        value = moved["ask"]["options"][0]["value"]
        moved = await bot.post(f"tables/{table}/choose", ply=moved["ply"], value=value)
    await bot.get(f"tables/{table}/supposed", 403)
    for path in ("program/stream", f"tables/{table}/supposed"):
        assert (await host.get(path, 403))["reason"] == "not-a-program"


async def test_the_mark_is_for_accounts_and_does_not_change_during_a_game(server: Running) -> None:
    guest = await visitor(server).guest("Gaston")
    assert (await put(guest, "account/program", 403, on=True))["reason"] == "guest"
    bot = await program(server)
    table = (await bot.table("me", "open"))["id"]
    owner = visitor(server)
    await owner.post("session", name="Automate", password=PASSWORD)
    assert (await put(owner, "account/program", 409, on=False))["reason"] == "playing"
    assert (await bot.http.put("/api/account/program", json={"on": False})).status_code == 401
    await bot.post(f"tables/{table}/chat", text="Bonjour")
    assert (await bot.get(f"tables/{table}/chat"))[-1]["program"]
    await owner.post(f"tables/{table}/leave")
    assert not (await put(owner, "account/program", on=False))["program"]
    assert (await bot.http.get("/api/program/stream")).status_code == 403


async def test_a_seat_is_kept_for_programs_that_listen_alone(server: Running) -> None:
    host = await account(server, "Berthe")
    await account(server, "Camille")
    await program(server)
    table = (await host.table("me", "link"))["id"]
    for name in ("Camille", "Automate", "Personne"):
        await host.post(f"tables/{table}/room/seat", 404, seat=1, do="program", name=name)


async def test_a_stream_ends_with_its_token(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parvis.server.web.programs_api.LISTENS", 0.0)
    monkeypatch.setattr("parvis.server.tables.programs.LOOK", 0.05)
    bot = await program(server)
    owner = visitor(server)
    await owner.post("session", name="Automate", password=PASSWORD)
    [token] = await owner.get("tokens")
    async with listening(bot) as stream:
        await stream.next()
        assert (await owner.http.delete(f"/api/tokens/{token['id']}")).status_code == 204
        with pytest.raises(StopAsyncIteration):
            await stream.next()


async def test_games_are_shared_by_consent_alone(server: Running) -> None:
    person = await account(server, "Berthe")
    assert not (await person.get("account"))["shares"]
    assert (await put(person, "account/shares", on=True))["shares"]
    assert (await person.get("account/export"))["account"]["shares"]
    assert not (await put(person, "account/shares", on=False))["shares"]
