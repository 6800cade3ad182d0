"""Friends, invitations by name, and clubs."""

import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any

import sqlalchemy as sa

from parvis.server.people import circle, clubs
from parvis.server.store.social import CLUBS, MEMBERS
from parvis.server.tables import invitations
from parvis.server.tables.news import happenings
from tests.server.harness import LIVE, Client, Running, running
from tests.server.test_news import account, put


@contextlib.asynccontextmanager
async def village(
    database: str, *wanted: str, **settings: Any
) -> AsyncIterator[tuple[Running, list[Client]]]:
    """Run a server with people who have accounts."""
    async with running(database, **settings) as server, contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(server.client()) for _ in wanted]
        yield (
            server,
            [await account(one, name) for one, name in zip(clients, wanted, strict=True)],
        )


async def done(client: Client, path: str) -> None:
    """Do something that has no answer."""
    answer = await client.http.post(f"/api/{path}", json={})
    assert answer.status_code == 204, answer.text


async def erased(client: Client) -> None:
    answer = await client.http.post("/api/account/erase", json={"password": "a long password"})
    assert answer.status_code == 200, answer.text


async def met(client: Client) -> Any:
    return await client.get("people")


async def played(anne: Client, bruno: Client) -> None:
    """Let two play a game that one of them gives up."""
    table = (await anne.table("me", "open"))["id"]
    await bruno.post(f"tables/{table}/join")
    await bruno.post(f"tables/{table}/resign", end=True)


async def test_a_place_is_kept_for_who_is_invited_and_they_say_yes_or_no(database: str) -> None:
    async with village(database, "Anne", "Bruno", "Carine") as (server, (anne, bruno, carine)):
        await put(bruno, "notices", kinds={"invited": ["push"]})
        table = (await anne.table("me", "link", visibility="private"))["id"]
        await bruno.get(f"tables/{table}", 404)  # it is private
        state = await anne.post(f"tables/{table}/invite", name=" bruno ")
        assert state["seats"][1]["name"] == "Bruno" and state["seats"][1]["who"] == "link"
        again = await anne.post(f"tables/{table}/invite", 409, name="Bruno")
        assert again["reason"] == "seat-taken"
        await carine.post(f"tables/{table}/invite", 404, name="Bruno")  # not hers to see
        (asked,) = (await met(bruno))["invitations"]
        assert asked["by"] == "Anne" and asked["table"]["id"] == table and asked["table"]["kept"]
        # He is told of it as an invitation, not as a rematch.
        store = server.server.store
        found = await store.read(lambda c: list(happenings(c, time.time(), False)))
        assert [(one.item.kind, one.item.who) for one, _ in found] == [("invited", "Anne")]

        await done(bruno, f"tables/{table}/invite/decline")
        assert (await met(bruno))["invitations"] == []
        refused = await anne.post(f"tables/{table}/invite", 403, name="Bruno")  # once is enough
        assert refused["reason"] == "no-invite"
        await anne.post(f"tables/{table}/invite", name="Carine", seat=1)
        state = await carine.post(f"tables/{table}/join")  # by her name alone
        assert state["status"] == "running" and state["seats"][1]["you"]
        late = await anne.post(f"tables/{table}/invite", 409, name="Bruno")
        assert late["reason"] == "already-started"


async def test_who_may_invite_me_is_mine_to_say(database: str, monkeypatch: Any) -> None:
    monkeypatch.setattr(invitations, "OPEN", 2)
    async with (
        village(database, "Anne", "Bruno") as (server, (anne, bruno)),
        server.client() as guest,
    ):
        await guest.guest("Hôte")
        number = (await bruno.get("me"))["id"]

        async def invite(status: int, host: Client = anne, name: str = "Bruno") -> str:
            table = (await host.table("me", "open"))["id"]
            answer = await host.post(f"tables/{table}/invite", status, name=name)
            await done(host, f"tables/{table}/cancel")
            return str(answer.get("reason", ""))

        assert await invite(200) == ""
        assert await invite(403, guest) == "guest"
        assert await invite(404, anne, "Nobody") == "not-found"
        await put(bruno, "people/invites", invites="nobody")
        assert await invite(403) == "no-invite"
        await put(bruno, "people/invites", invites="known")
        assert await invite(403) == "no-invite"
        await played(anne, bruno)
        assert await invite(200) == ""
        found = await met(bruno)
        assert found["invites"] == "known"
        (known,) = found["met"]
        assert (known["name"], known["games"], known["friend"]) == ("Anne", 1, False)

        await put(bruno, f"blocks/{(await anne.get('me'))['id']}", on=True)
        assert await invite(403) == "no-invite"  # as if he took none at all
        assert (await met(bruno))["met"] == [] and (await met(bruno))["blocked"]
        await put(bruno, f"blocks/{(await anne.get('me'))['id']}", on=False)
        await put(anne, f"blocks/{number}", on=True)
        assert await invite(403) == "no-invite"  # whom one hears no more, one does not call
        await put(anne, f"blocks/{number}", on=False)

        # Not more at a time than somebody may answer.
        await put(bruno, "people/invites", invites="anyone")
        for status in (200, 200, 429):
            table = (await anne.table("me", "open"))["id"]
            await anne.post(f"tables/{table}/invite", status, name="Bruno")


async def test_nobody_is_asked_again_and_again(tmp_path: Any) -> None:
    async with village(tmp_path / "parvis.db", "Anne", "Bruno") as (server, (anne, bruno)):
        server.server.limits.scale = 1.0
        for status in [200] * 5 + [429]:
            table = (await anne.table("me", "open"))["id"]
            await anne.post(f"tables/{table}/invite", status, name=" BRUNO")
            await done(anne, f"tables/{table}/cancel")


async def test_friends_are_kept_for_oneself_and_gone_with_an_account(database: str) -> None:
    async with village(database, "Anne", "Bruno") as (server, (anne, bruno)):
        await played(anne, bruno)

        async def friend(on: bool, name: str = "bruno", status: int = 204) -> None:
            answer = await anne.http.put(f"/api/friends/{name}", json={"on": on})
            assert answer.status_code == status, answer.text

        await friend(True)
        await friend(True)
        await friend(True, "Anne", 400)
        await friend(True, "Nobody", 404)
        found = await met(anne)
        assert [one["name"] for one in found["friends"]] == ["Bruno"] and found["met"] == []
        assert found["friends"][0]["games"] == 1
        assert (await met(bruno))["friends"] == []
        assert len((await anne.get("account/export"))["friends"]) == 1
        await erased(bruno)
        assert (await met(anne))["friends"] == []


async def test_a_club_has_members_tables_and_leaders(database: str) -> None:
    async with village(database, "Anne", "Bruno", "Carine", "Denis") as (
        server,
        (anne, bruno, carine, denis),
    ):
        club = await anne.post("clubs", title="  Les  Piliers ", about="Le jeudi.", listed=True)
        this = f"clubs/{club['card']['id']}"
        assert club["card"]["title"] == "Les Piliers" and club["card"]["role"] == "owner"
        await anne.post("clubs", 400, title="")
        # Bruno has the link, Carine finds the club and asks.
        stranger = await bruno.get(this)
        assert stranger["invite"] is None and stranger["members"] == []
        assert (await bruno.post(f"{this}/join", invite=club["invite"]))["card"]["role"] == "member"
        assert [one["title"] for one in (await carine.get("clubs"))["listed"]] == ["Les Piliers"]
        assert (await carine.post(f"{this}/join"))["card"]["role"] == "asked"
        assert (await carine.get(this))["members"] == []
        people = {one["name"]: one for one in (await anne.get(this))["members"]}
        assert people["Carine"]["role"] == "asked"
        assert "Carine" not in {one["name"] for one in (await bruno.get(this))["members"]}

        async def role(who: Client, name: str, role: str | None, status: int = 200) -> Any:
            path = f"/api/{this}/members/{people[name]['id']}"
            answer = await who.http.put(path, json={"role": role})
            assert answer.status_code == status, answer.text
            return answer.json()

        await role(bruno, "Carine", "member", 403)
        await role(anne, "Carine", "member")
        await role(anne, "Bruno", "keeper")
        await role(bruno, "Anne", "member", 403)  # the owner is not a keeper's to move

        # A table that is offered to the club: its members sit down without a link.
        made = await anne.table("me", "link")
        where = f"tables/{made['id']}"
        assert (await carine.post(f"{where}/join", 409))["reason"] == "no-seat"
        await bruno.post(f"{where}/club", 403, club=club["card"]["id"])
        assert await anne.post(f"{where}/club", club=club["card"]["id"]) == [club["card"]["id"]]
        assert await anne.get(f"{where}/clubs") == [club["card"]["id"]]
        assert [one["id"] for one in (await carine.get(this))["tables"]] == [made["id"]]
        assert (await denis.post(f"{where}/join", 409))["reason"] == "no-seat"
        await carine.post(f"{where}/join")

        # Its own leaderboard, for members alone.
        rated = await anne.table("me", "open", rated=True, clock=LIVE)
        await bruno.post(f"tables/{rated['id']}/join")
        await bruno.post(f"tables/{rated['id']}/resign", end=True)
        board = (await carine.get(f"{this}/leaders/orchard"))["leaders"]
        assert [one["name"] for one in board] == ["Anne", "Bruno"]
        await denis.get(f"{this}/leaders/orchard", 404)

        # A new link; and the club passes on with its owner's account.
        renewed = await anne.post(f"{this}/link")
        await put(anne, this, title="Piliers", about="", listed=False)
        await denis.get(this, 404)
        await denis.post(f"{this}/join", 404, invite=club["invite"])
        await denis.post(f"{this}/join", invite=renewed["invite"])
        await role(anne, "Carine", None)
        await carine.get(this, 404)
        assert (await anne.get("account/export"))["clubs"][0]["title"] == "Piliers"
        await erased(anne)
        left = await bruno.get(this)
        assert [(one["name"], one["role"]) for one in left["members"]] == [
            ("Bruno", "owner"),
            ("Denis", "member"),
        ]
        await done(denis, f"{this}/leave")
        await done(bruno, f"{this}/leave")
        await bruno.get(this, 404)
        assert await server.server.store.read(
            lambda c: c.execute(sa.select(CLUBS.c.id).union(sa.select(MEMBERS.c.club))).all() == []
        )


async def test_one_has_only_so_many_friends_and_clubs(database: str, monkeypatch: Any) -> None:
    monkeypatch.setattr(circle, "MOST", 1)
    monkeypatch.setattr(clubs, "EACH", 1)
    async with village(database, "Anne", "Bruno", "Carine") as (server, [anne, *_]):
        await put_friend(anne, "Bruno", 204)
        await put_friend(anne, "Carine", 413)
        await anne.post("clubs", title="Un")
        await anne.post("clubs", 413, title="Deux")


async def put_friend(client: Client, name: str, status: int) -> None:
    answer = await client.http.put(f"/api/friends/{name}", json={"on": True})
    assert answer.status_code == status, answer.text
