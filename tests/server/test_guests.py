"""Guests who do not come back are forgotten; what they played stays. On both databases."""

import time
from typing import Any

import sqlalchemy as sa

from parvis.server.people.accounts import Person
from parvis.server.store.schema import PEOPLE, SESSIONS
from tests.server.harness import Client, Running, running

DAY = 86_400.0
LONG = 92 * DAY


async def absent(server: Running, *clients: Client, since: float = LONG) -> None:
    """Let somebody have been away for long."""
    store = server.server.store
    for client in clients:
        me = (await client.get("me"))["id"]
        change = sa.update(PEOPLE).where(PEOPLE.c.id == me).values(seen=time.time() - since)
        await store.write(lambda c, change=change: c.execute(change).rowcount)  # type: ignore[misc]


async def ended(server: Running, person: int) -> None:
    gone = sa.delete(SESSIONS).where(SESSIONS.c.person == person)
    await server.server.store.write(lambda c: c.execute(gone).rowcount)


async def finish(client: Client, table: str) -> Any:
    moved = await client.get(f"tables/{table}/now")
    while moved["ask"]:
        value = moved["ask"]["options"][-1]["value"]
        moved = await client.post(f"tables/{table}/choose", ply=moved["ply"], value=value)
    return moved


async def test_a_guest_who_stays_away_is_forgotten_and_the_game_is_not(database: str) -> None:
    async with (
        running(database) as server,
        await server.client().guest("Anne") as anne,
        await server.client().guest("Bruno") as bruno,
        await server.client().guest("Zoé") as zoe,
    ):
        table = (await anne.table("me", "here", "open"))["id"]
        await bruno.post(f"tables/{table}/join")
        moved = await anne.get(f"tables/{table}/now")
        while moved["ask"]:
            who = anne if moved["ask"]["seat"] < 2 else bruno
            moved = await who.get(f"tables/{table}/now")
            value = moved["ask"]["options"][-1]["value"]
            moved = await who.post(f"tables/{table}/choose", ply=moved["ply"], value=value)
        await absent(server, anne)
        await server.server.keep_house()
        await anne.get("me", 401)
        state = await bruno.get(f"tables/{table}")
        assert [seat["name"] for seat in state["seats"]] == ["Anne", "Ami", "Bruno"]
        assert (await zoe.get(f"tables/{table}/record"))["choices"]
        assert [one["id"] for one in (await bruno.get("lobby"))["mine"]] == [table]
        again = await bruno.post(f"tables/{table}/rematch")
        assert sorted(seat["name"] for seat in again["seats"]) == ["Ami", "Anne", "Bruno"]
        async with server.client() as stranger:  # the invitation is still good
            await stranger.guest("Carl")
            await stranger.post(f"tables/{again['id']}/join", invite=again["invite"])


async def test_who_has_been_here_or_has_a_game_or_an_account_stays(database: str) -> None:
    async with (
        running(database) as server,
        await server.client().guest("Anne") as here,
        await server.client().guest("Bruno") as playing,
        server.client() as account,
        server.client() as last,
    ):
        await account.post("account", name="Carl", password="a long password")
        await last.guest("Zoé")
        await playing.table("me", "open")
        await absent(server, playing, account, last)
        await server.server.keep_house()
        for client in (here, playing, account, last):
            await client.get("me")


async def test_a_visit_counts(database: str) -> None:
    async with (
        running(database) as server,
        await server.client().guest("Anne") as anne,
        await server.client().guest("Zoé") as _,
    ):
        await absent(server, anne)
        await anne.get("me")
        await server.server.keep_house()
        await anne.get("me")


async def test_who_was_noted_a_day_ago_may_have_been_here_since(database: str) -> None:
    async with (
        running(database) as server,
        await server.client().guest("Anne") as anne,
        await server.client().guest("Zoé") as _,
    ):
        await absent(server, anne, since=0.9 * DAY)
        await anne.get("me")  # which is not noted again
        await server.server.accounts.forget_guests(0.5)
        await anne.get("me")


async def test_a_guest_who_can_not_come_back_leaves_the_seat(database: str) -> None:
    async with (
        running(database) as server,
        await server.client().guest("Anne") as anne,
        await server.client().guest("Zoé") as zoe,
    ):
        me = (await anne.get("me"))["id"]
        table = (await anne.table("me", "here"))["id"]
        await absent(server, anne)
        await ended(server, me)
        await server.server.keep_house()
        accounts = server.server.accounts
        assert await known(server, Person(me, "Anne", True)) is False
        assert await accounts.by_session(anne.http.cookies["parvis"]) is None
        state = await zoe.get(f"tables/{table}")
        assert [seat["name"] for seat in state["seats"]] == ["Anne", "Ami"]
        assert not state["host"] and not any(seat["you"] for seat in state["seats"])


async def known(server: Running, person: Person) -> bool:
    found = sa.select(PEOPLE.c.id).where(PEOPLE.c.id == person.id)
    return await server.server.store.read(lambda c: c.execute(found).first() is not None)


async def test_nobody_signs_in_as_nobody(database: str) -> None:
    async with (
        running(database) as server,
        await server.client().guest("Anne") as anne,
        await server.client().guest("Zoé") as zoe,
    ):
        table = (await anne.table("me", "here"))["id"]
        await finish(anne, table)
        await absent(server, anne)
        await server.server.keep_house()
        await anne.get("me", 401)
        for word in ("", " "):
            told = await zoe.post("session", 403, name=word, password="")
            assert told["reason"] == "wrong-password"
        assert not (await zoe.get(f"tables/{table}"))["host"]
