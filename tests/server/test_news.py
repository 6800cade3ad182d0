"""People are told with the page closed: what they asked for, once, and nothing else."""

import email
import email.policy
import os
import time
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from parvis.server.notices import outbox
from parvis.server.notices.letters import Item, hook, mail, push
from parvis.server.notices.ways import Hook, Push
from parvis.server.store.schema import METADATA
from parvis.server.tables import news
from parvis.server.tables.news import due_of
from parvis.server.wire.notices import NewsKind, Wishes
from tests.server.harness import Client, Running, running
from tests.server.test_notices import Inbox, endpoint, smtp, text

ORIGIN = "http://parvis.local"  # over TLS, the cookie would not come back here


@pytest.fixture(autouse=True)
def _nothing_goes_out_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests say when: on a busy machine the server would be faster."""
    for module in (news, outbox):
        monkeypatch.setattr(module, "LOOK", 3600.0)


def letters(inbox: Inbox) -> list[Any]:
    return [email.message_from_bytes(one.content, policy=email.policy.default) for one in inbox.got]


async def account(client: Client, name: str) -> Client:
    await client.post("account", name=name, password="a long password")
    return client


async def put(client: Client, path: str, status: int = 200, **body: Any) -> Any:
    answer = await client.http.put(f"/api/{path}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


async def told(server: Running, later: float = 60) -> int:
    """Look for news as if some time had passed; return how many notices went out."""
    await server.server.newsroom.look(time.time() + later)
    return await server.server.outbox.send_due()


async def wants_mail(server: Running, client: Client, inbox: Inbox, **kinds: list[str]) -> None:
    """Ask for mail, and open the link that comes."""
    await put(client, "notices", kinds=kinds, language="en", zone="Europe/Paris")
    found = await put(client, "notices/mail", address="anne@x.org")
    assert found["mail"] == "anne@x.org" and not found["confirmed"]
    assert await server.server.outbox.send_due() == 1
    (asked,) = letters(inbox)
    link = next(line for line in asked.get_content().splitlines() if "/mail/confirm/" in line)
    await client.post("notices/confirm", secret=link.rpartition("/")[2])
    assert (await client.get("notices"))["confirmed"]
    inbox.got.clear()


async def test_ones_turn_comes_by_mail_once_and_ends_with_one_click(database: str) -> None:
    with smtp() as (inbox, port):
        more: dict[str, Any] = {"mail": f"smtp://127.0.0.1:{port}", "sender": "parvis@x.org"}
        async with running(database, origin=ORIGIN, **more) as server, server.client() as anne:
            await account(anne, "Anne")
            table = (await anne.table("me", "here"))["id"]
            assert await told(server) == 0  # she has not asked for anything
            await wants_mail(server, anne, inbox, turn=["mail"])
            assert await told(server, 0) == 0  # she may only be slow
            assert await told(server) == 1 and await told(server) == 0
            (letter,) = letters(inbox)
            assert letter["Subject"] == "Your turn" and letter["To"] == "anne@x.org"
            assert f"{ORIGIN}/t/{table}" in letter.get_content()
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            # She comes, chooses, and leaves: it is the next time.
            now = await anne.get(f"tables/{table}/now")
            value = now["ask"]["options"][0]["value"]
            await anne.post(f"tables/{table}/choose", ply=now["ply"], value=value)
            assert await told(server) == 1 and await told(server) == 0
            stop = letters(inbox)[1]["List-Unsubscribe"].strip("<>").removeprefix(ORIGIN)
            async with server.client() as mailer:  # a mail program has no session
                answer = await mailer.http.post(stop, content=b"List-Unsubscribe=One-Click")
                assert answer.status_code == 200
                assert (await mailer.http.post(stop[:-1] + "x")).status_code == 404
            assert (await anne.get("notices"))["wishes"]["kinds"] == {"turn": []}
            await anne.post(
                f"tables/{table}/undo", ply=(await anne.get(f"tables/{table}/now"))["ply"]
            )
            assert await told(server) == 0


async def test_a_turn_that_comes_back_is_not_told_again(tmp_path: Path) -> None:
    with smtp() as (inbox, port):
        more: dict[str, Any] = {"mail": f"smtp://127.0.0.1:{port}", "sender": "parvis@x.org"}
        async with (
            running(tmp_path / "parvis.db", origin=ORIGIN, **more) as server,
            server.client() as anne,
            server.client() as bruno,
        ):
            await account(anne, "Anne")
            await bruno.guest("Bruno")
            table = (await anne.table("me", "open"))["id"]
            await bruno.post(f"tables/{table}/join")
            await wants_mail(server, anne, inbox, turn=["mail"])

            async def choose(who: Client) -> None:
                now = await who.get(f"tables/{table}/now")
                await who.post(
                    f"tables/{table}/choose",
                    ply=now["ply"],
                    value=now["ask"]["options"][0]["value"],
                )

            first = (await anne.get(f"tables/{table}"))["actor"]
            if first == 0:
                await choose(anne)
            await choose(bruno)
            assert (await anne.get(f"tables/{table}"))["actor"] == 0
            assert await told(server) == 1
            # He takes back what he did, which she never saw, and does it again.
            await bruno.post(
                f"tables/{table}/undo", ply=(await bruno.get(f"tables/{table}/now"))["ply"]
            )
            assert await told(server) == 0
            await choose(bruno)
            assert await told(server) == 0
            await choose(anne)
            while (await anne.get(f"tables/{table}"))["actor"] != 0:
                await choose(bruno)
            assert await told(server) == 1  # she has answered: it is another turn


async def test_what_waits_is_not_sent_to_who_wants_it_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with smtp() as (inbox, port):
        more: dict[str, Any] = {"mail": f"smtp://127.0.0.1:{port}", "sender": "parvis@x.org"}
        where = tmp_path / "parvis.db"
        async with running(where, origin=ORIGIN, **more) as server, server.client() as anne:
            await account(anne, "Anne")
            await wants_mail(server, anne, inbox, turn=["mail"])
            desk, number = server.server.desk, (await anne.get("me"))["id"]
            for stop in ("stop", "wish", "address"):
                await put(anne, "notices", kinds={"turn": ["mail"]})
                assert await server.server.outbox.put("mail", number, "anne@x.org", {})
                if stop == "stop":
                    await anne.post(f"notices/stop/{desk.sign('stop', number, 'anne@x.org')}")
                elif stop == "wish":
                    await put(anne, "notices", kinds={"turn": []})
                else:
                    await put(anne, "notices/mail", address="")
                assert await server.server.outbox.send_due() == 0
            await anne.post(f"notices/stop/{desk.sign('stop', number, 'anne@x.org')}", 404)
        assert not inbox.got


async def test_who_is_at_the_table_is_not_told_and_has_read_it(database: str) -> None:
    with smtp() as (inbox, port):
        more: dict[str, Any] = {"mail": f"smtp://127.0.0.1:{port}", "sender": "parvis@x.org"}
        async with running(database, origin=ORIGIN, **more) as server, server.client() as anne:
            await account(anne, "Anne")
            table = (await anne.table("me", "here"))["id"]
            await wants_mail(server, anne, inbox, turn=["mail"])
            async with anne.live(table) as live:
                await live.next("moved")
                await server.server.hall.presence.tell()
                assert await told(server, 30) == 0


async def test_what_is_said_while_one_is_away_is_told_once(database: str) -> None:
    with smtp() as (inbox, port):
        more: dict[str, Any] = {"mail": f"smtp://127.0.0.1:{port}", "sender": "parvis@x.org"}
        async with (
            running(database, origin=ORIGIN, **more) as server,
            server.client() as anne,
            server.client() as bruno,
        ):
            await account(anne, "Anne")
            await bruno.guest("Bruno")
            table = (await anne.table("me", "open"))["id"]
            await bruno.post(f"tables/{table}/join")
            await wants_mail(server, anne, inbox, said=["mail"])
            async with anne.live(table) as live:
                await live.next("moved")
            hall = server.server.hall
            await hall._note_away(await hall.get(table), (await anne.get("me"))["id"])
            await hall.presence.tell()
            for line in ("Es-tu là ?", "Anne ?"):
                await bruno.post(f"tables/{table}/chat", text=line)
                assert await told(server) == (line == "Es-tu là ?")
            (letter,) = letters(inbox)
            assert letter["Subject"] == "New message" and "Bruno" in letter.get_content()
            assert "Es-tu" not in letter.get_content()  # what was said stays at the table


async def test_an_address_counts_only_once_its_owner_agrees(tmp_path: Path) -> None:
    with smtp() as (inbox, port):
        more: dict[str, Any] = {"mail": f"smtp://127.0.0.1:{port}", "sender": "parvis@x.org"}
        where = tmp_path / "parvis.db"
        async with running(where, origin=ORIGIN, **more) as server, server.client() as anne:
            await anne.guest("Anne")
            assert (await put(anne, "notices/mail", 403, address="a@x.org"))["reason"] == "guest"
            await account(anne, "Anne")
            await put(anne, "notices", kinds={"turn": ["mail"]})
            await put(anne, "notices/mail", 400, address="no address")
            await put(anne, "notices/mail", address="victim@x.org")
            await anne.table("me", "here")
            await server.server.outbox.send_due()
            assert await told(server) == 0 and len(inbox.got) == 1  # the question, no more
            await anne.post("notices/confirm", 404, secret="1-" + "0" * 40)


async def test_a_browser_and_a_webhook_are_told(tmp_path: Path) -> None:
    with endpoint() as (pushed, push_url), endpoint() as (posted, hook_url):
        where = tmp_path / "parvis.db"
        settings: dict[str, Any] = {"contact": "mailto:host@x.org", "hooks": True}
        async with running(where, origin=ORIGIN, **settings) as server, server.client() as anne:
            await anne.guest("Anne")
            outbox = server.server.outbox
            outbox.ways["push"] = Push(Push.new_key(), "mailto:host@x.org", inside=True).send
            outbox.ways["hook"] = Hook("secret", private=True).send
            found = await anne.get("notices")
            assert found["ways"] == ["push", "hook"] and len(found["push_key"]) > 80
            point = (
                ec.generate_private_key(ec.SECP256R1())
                .public_key()
                .public_bytes(
                    serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
                )
            )
            keys = {"p256dh": text(point), "auth": text(os.urandom(16))}
            await anne.post("notices/devices", 400, endpoint=push_url, keys=keys)  # not https
            secure = "https" + push_url.removeprefix("http")
            found = await anne.post("notices/devices", endpoint=secure, keys=keys, agent="Firefox")
            assert [one["agent"] for one in found["devices"]] == ["Firefox"]
            found = await put(anne, "notices", kinds={"turn": ["hook"]}, hook="https://x.org/h",
                              form="discord", language="fr")  # fmt: skip
            assert found["wishes"]["form"] == "discord"
            await put(anne, "notices", 400, kinds={}, hook="http://x.org")
            await put(anne, "notices", 400, kinds={}, zone="Mars")
            await put(anne, "notices", 400, kinds={}, quiet_from=60)
            await anne.table("me", "here")
            sent: list[tuple[str, Any]] = []

            async def caught(target: str, body: Any) -> None:
                sent.append((target, body))

            outbox.ways["hook"] = outbox.ways["push"] = caught
            assert await told(server) == 1
            await put(anne, "notices", kinds={"turn": ["push"]})
            ((target, body),) = sent
            assert target == "https://x.org/h"
            assert "\u202f: à vous de jouer." in body["content"]
            number = found["devices"][0]["id"]
            assert (await anne.http.delete(f"/api/notices/devices/{number}")).status_code == 200
            assert (await anne.http.delete(f"/api/notices/devices/{number}")).status_code == 404
    assert pushed == [] and posted == []


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("kind", get_args(NewsKind))
def test_every_kind_has_its_words(kind: NewsKind, language: str) -> None:
    item = Item(kind, "t1", "piliers", "Anne")
    other = Item("turn", "t2", "emara", "")
    letter = mail([item], language, "Bruno", ORIGIN, "1-abc")
    assert f"{ORIGIN}/t/t1" in letter["text"] and f"{ORIGIN}/mail/stop/1-abc" in letter["text"]
    assert letter["stop"] == f"{ORIGIN}/api/notices/stop/1-abc"
    shown = push([item], language)
    assert shown["url"] == "/t/t1" and shown["title"] == letter["subject"]
    both = push([item, other], language)
    assert "2" in both["title"] and both["url"] == "/my"
    assert hook([item], language, ORIGIN, "slack")["text"].endswith(f"{ORIGIN}/t/t1")
    assert msgspec.json.encode(hook([item, other], language, ORIGIN, "plain"))


def moment(day: int, hour: int, minute: int = 0) -> float:
    """Return a moment of January 2026, by the clock of London."""
    return 1_767_225_600.0 + ((day - 1) * 24 + hour) * 3600 + minute * 60


def test_quiet_hours_end_before_anything_is_sent() -> None:
    night = Wishes(zone="Europe/London", quiet_from=22 * 60, quiet_to=7 * 60 + 30)
    assert due_of(night, False, moment(5, 12)) == moment(5, 12)
    assert due_of(night, False, moment(5, 23)) == moment(6, 7, 30)
    assert due_of(night, False, moment(6, 3)) == moment(6, 7, 30)
    assert due_of(night, False, moment(6, 7, 30)) == moment(6, 7, 30)


def test_games_by_days_wait_for_the_digest() -> None:
    daily = Wishes(zone="Europe/London", digest=True, hour=8)
    assert due_of(daily, True, moment(5, 7)) == moment(5, 8)
    assert due_of(daily, True, moment(5, 8)) == moment(6, 8)
    assert due_of(daily, False, moment(5, 9)) == moment(5, 9)


async def test_who_is_erased_is_not_named_in_what_waits_to_be_told(database: str) -> None:
    with smtp() as (inbox, port):
        more: dict[str, Any] = {"mail": f"smtp://127.0.0.1:{port}", "sender": "parvis@x.org"}
        async with (
            running(database, origin=ORIGIN, **more) as server,
            server.client() as anne,
            server.client() as bruno,
        ):
            await account(anne, "Anne")
            await account(bruno, "Bruno")
            table = (await anne.table("me", "open"))["id"]
            await bruno.post(f"tables/{table}/join")
            await wants_mail(server, anne, inbox, said=["mail"])
            async with anne.live(table) as live:
                await live.next("moved")
            hall = server.server.hall
            await hall._note_away(await hall.get(table), (await anne.get("me"))["id"])
            await hall.presence.tell()
            await bruno.post(f"tables/{table}/chat", text="Es-tu là ?")
            assert await server.server.newsroom.look(time.time() + 60) == 1  # not sent yet

            def named(c: sa.Connection) -> set[str]:
                rows = {one: c.execute(sa.select(one)).all() for one in METADATA.sorted_tables}
                return {one.name for one, found in rows.items() if "Bruno" in str(found)}

            assert {"notices", "news", "talk"} <= await server.server.store.read(named)
            answer = await bruno.http.post(
                "/api/account/erase", json={"password": "a long password"}
            )
            assert answer.is_success
            assert await server.server.store.read(named) == set()
            assert await server.server.outbox.send_due() == 1
            (letter,) = letters(inbox)
            said = letter.get_content()
            assert "Bruno" not in said and "Hello Anne," in said and f"{ORIGIN}/t/{table}" in said


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Someone invites"), ("fr", "Quelqu’un vous")]
)
def test_nobody_is_called_somebody(language: str, said: str) -> None:
    item = Item("invited", "t1", "piliers", "")
    assert said in push([item], language)["body"]
