"""Notices arrive at a real SMTP server, a push endpoint and a webhook; or are tried again."""

import asyncio
import base64
import contextlib
import hashlib
import hmac
import os
import socket
import threading
import time
from collections.abc import AsyncIterator, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
import sqlalchemy as sa
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from parvis.server.notices import outbox as outboxes
from parvis.server.notices import ways
from parvis.server.notices.outbox import Outbox, Undeliverable, key
from parvis.server.notices.ways import SIGNATURE, Hook, Mail, Push, is_public
from parvis.server.people.accounts import Accounts
from parvis.server.store.database import Store
from parvis.server.store.schema import NOTICES


class Inbox:
    """Keeps what it is sent; refuses some."""

    def __init__(self) -> None:
        self.got: list[Any] = []

    async def handle_DATA(self, _: Any, __: Any, envelope: Any) -> str:
        self.got.append(envelope)
        return "250 OK"

    async def handle_RCPT(self, _: Any, __: Any, envelope: Any, address: str, ___: Any) -> str:
        if address.startswith("nobody"):
            return "550 no such person"
        envelope.rcpt_tos.append(address)
        return "250 OK"


class Post(Controller):
    """A mail server that leaves no connection open when it stops, as the one it is would."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.made: list[SMTP] = []

    def factory(self) -> SMTP:
        self.made.append(SMTP(self.handler, **self.SMTP_kwargs))
        return self.made[-1]

    def stop(self, no_assert: bool = False) -> None:
        closed = threading.Event()

        def close() -> None:
            for one in self.made:
                if one.transport is not None:
                    one.transport.close()
            self.loop.call_soon(closed.set)  # after the transports, which close in the loop

        self.loop.call_soon_threadsafe(close)
        assert closed.wait(10)
        super().stop(no_assert)


@contextlib.contextmanager
def smtp() -> Iterator[tuple[Inbox, int]]:
    inbox = Inbox()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Post(inbox, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield inbox, port
    finally:
        controller.stop()


@contextlib.contextmanager
def endpoint(
    status: int = 201, location: str = ""
) -> Iterator[tuple[list[tuple[Any, bytes]], str]]:
    got: list[tuple[Any, bytes]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            got.append((dict(self.headers.items()), body))
            self.send_response(status)
            if location:
                self.send_header("location", location)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield got, f"http://127.0.0.1:{server.server_port}/hook"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@contextlib.asynccontextmanager
async def opened(database: str) -> AsyncIterator[tuple[Store, int]]:
    store = Store(database)
    store.open()
    accounts = Accounts(store)
    try:
        person, _ = await accounts.guest("Anne")
        yield store, person.id
    finally:
        accounts.passwords.close()
        await store.close()


async def waiting(store: Store) -> int:
    found = sa.select(sa.func.count()).select_from(NOTICES).where(NOTICES.c.body != "null")
    return int(await store.read(lambda c: c.execute(found).scalar_one()))


async def test_a_mail_arrives(database: str) -> None:
    with smtp() as (inbox, port):
        async with opened(database) as (store, person):
            box = Outbox(store, {"mail": Mail(f"smtp://127.0.0.1:{port}", "parvis@x.org").send})
            body = {"subject": "À vous de jouer", "text": "C’est votre tour."}
            assert await box.put("mail", person, "anne@x.org", body)
            assert await box.put("mail", person, "nobody@x.org", body)
            assert not await box.put("push", person, "{}", body)  # it is off
            assert await box.send_due() == 2 and await box.send_due() == 0
            assert (box.sent, box.failed) == (1, 1) and await waiting(store) == 0
        (mail,) = inbox.got
        assert mail.rcpt_tos == ["anne@x.org"] and b"parvis@x.org" in mail.content


async def test_what_does_not_arrive_is_tried_again_and_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outboxes, "WAITS", (0.0, 0.0))
    async with opened(f"sqlite:///{tmp_path / 'x.db'}") as (store, person):
        box = Outbox(store, {"mail": Mail("smtp://127.0.0.1:1", "parvis@x.org").send})
        await box.put("mail", person, "anne@x.org", {"subject": "s", "text": "t"})
        for _ in range(3):
            assert await waiting(store) == 1
            assert await box.send_due() == 1
        assert await box.send_due() == 0 and box.failed == 3 and await waiting(store) == 0


async def test_what_was_sent_is_not_sent_again_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    got: list[str] = []

    async def send(target: str, body: Any) -> None:
        got.append(target)

    async with opened(f"sqlite:///{tmp_path / 'x.db'}") as (store, person):
        box = Outbox(store, {"mail": send})
        await box.put("mail", person, "anne@x.org", {})
        assert await box.send_due() == 1
        later = time.time() + 4000
        monkeypatch.setattr("parvis.server.notices.outbox.time.time", lambda: later)
        assert await box.send_due() == 0
        assert (got, box.sent, box.failed) == (["anne@x.org"], 1, 0)
        left = sa.select(sa.func.count()).select_from(NOTICES)
        assert await store.read(lambda c: c.execute(left).scalar_one()) == 0


async def test_nobody_is_flooded(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'x.db'}") as (store, person):

        async def send(target: str, body: Any) -> None:
            pass

        box = Outbox(store, {"mail": send})
        put = [await box.put("mail", person, "a@x.org", {}) for _ in range(30)]
        while await box.send_due():
            pass
        assert put.count(True) == outboxes.EACH_HOUR == box.sent
        assert not await box.put("mail", person, "a@x.org", {})  # those sent count as well


async def test_two_processes_send_one(fresh_postgres: str) -> None:
    got: list[str] = []

    async def send(target: str, body: Any) -> None:
        got.append(target)
        await asyncio.sleep(0.05)

    async with opened(fresh_postgres) as (one, person), opened(fresh_postgres) as (other, _):
        boxes = [Outbox(store, {"mail": send}) for store in (one, other)]
        for i in range(10):
            await boxes[0].put("mail", person, str(i), {})
        await asyncio.gather(*(box.send_due() for box in boxes))
        assert sorted(got) == sorted(map(str, range(10)))


async def test_a_push_arrives_encrypted_and_signed(tmp_path: Path) -> None:
    with endpoint() as (got, url):
        async with opened(f"sqlite:///{tmp_path / 'x.db'}") as (store, person):
            private = await key(store, "push", Push.new_key)
            assert await key(store, "push", Push.new_key) == private  # it is made once
            push = Push(private, "mailto:host@x.org", inside=True)
            assert len(base64.urlsafe_b64decode(push.public + "==")) == 65
            target = subscription(url)
            box = Outbox(store, {"push": push.send})
            await box.put("push", person, target, {"text": "your turn"})
            assert await box.send_due() == 1 and box.sent == 1
        headers, body = got[0]
        assert b"your turn" not in body and headers["authorization"].startswith("vapid ")


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


async def test_a_subscription_that_has_ended_is_not_tried_again(tmp_path: Path) -> None:
    with endpoint(410) as (got, url):
        async with opened(f"sqlite:///{tmp_path / 'x.db'}") as (store, person):
            box = Outbox(store, {"hook": Hook("secret", private=True).send})
            await box.put("hook", person, url, {"event": "turn"})
            assert await box.send_due() == 1 and await box.send_due() == 0
            assert box.failed == 1 and len(got) == 1 and await waiting(store) == 0


async def test_a_webhook_is_signed(tmp_path: Path) -> None:
    with endpoint() as (got, url):
        async with opened(f"sqlite:///{tmp_path / 'x.db'}") as (store, person):
            box = Outbox(store, {"hook": Hook("secret", private=True).send})
            await box.put("hook", person, url, {"event": "turn"})
            assert await box.send_due() == 1 and box.sent == 1
        headers, body = got[0]
        sent = next(value for name, value in headers.items() if name.lower() == SIGNATURE)
        at, _, mac = sent.removeprefix("t=").partition(",v1=")
        wanted = hmac.new(b"secret", at.encode() + b"." + body, hashlib.sha256).hexdigest()
        assert mac == wanted and msgspec.json.decode(body) == {"event": "turn"}


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://10.0.0.1/x",
        "ftp://x",
        "https://",
        "https://１２７.０.０.１/",  # to the client, all of these are numbers
        "https://127。0。0。1/",
        "https://127.1/",
        "https://127.0.0.1./",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[2002:7f00:1::]/",
        "https://224.0.0.1/",
        "https://x\\@127.0.0.1/",
    ],
)
def test_a_webhook_does_not_lead_into_our_own_network(url: str) -> None:
    assert not is_public(url)


def test_a_webhook_leads_out() -> None:
    for host in ("example.org", "hooks.example.org:8443", "93.184.215.14", "[2606:2800::1]"):
        assert is_public(f"https://{host}/x?y")


@pytest.mark.parametrize("way", ["push", "hook"])
async def test_whoever_is_told_does_not_send_us_elsewhere(way: str) -> None:
    with endpoint() as (inside, secret), endpoint(307, secret) as (got, url):
        send: outboxes.Send = Hook("secret", private=True).send
        target = url
        if way == "push":
            send, target = pushing(), subscription(url)
        with pytest.raises(ways.NotTaken):
            await send(target, {"text": "your turn"})
        assert len(got) == 1 and not inside


def pushing() -> outboxes.Send:
    return Push(Push.new_key(), "mailto:host@x.org", inside=True).send


def subscription(url: str) -> str:
    browser = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = browser.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    keys = {"p256dh": text(point), "auth": text(os.urandom(16))}
    return msgspec.json.encode({"endpoint": url, "keys": keys}).decode()


async def test_a_name_that_leads_into_our_own_network_is_not_followed() -> None:
    assert is_public("https://localhost/")  # the name alone does not tell
    with pytest.raises(Undeliverable):
        await Hook("secret").send("https://localhost:1/", {})


async def test_keys_that_no_browser_made_are_not_tried_again() -> None:
    target = {"endpoint": "https://push.example/", "keys": {"p256dh": "x", "auth": "x"}}
    with pytest.raises(Undeliverable):
        await pushing()(msgspec.json.encode(target).decode(), {})


async def test_an_answer_that_drips_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ways, "TIMEOUT", 0.5)
    left = asyncio.Event()

    async def drip(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while not writer.is_closing():
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.02)
        except ConnectionError:
            pass
        finally:
            writer.close()
            left.set()

    async with await asyncio.start_server(drip, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises((TimeoutError, aiohttp.ClientError)):
            await Hook("secret", private=True).send(f"http://127.0.0.1:{port}/", {})
        await asyncio.wait_for(left.wait(), 20)
