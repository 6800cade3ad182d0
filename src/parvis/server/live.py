"""Live updates: one WebSocket for each watcher of a table."""

import asyncio
import contextlib
import logging
from collections import deque
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from parvis.server import archive
from parvis.server.accounts import Person
from parvis.server.edge import address_of, credential_of, reader_of, server_of
from parvis.server.messages import (
    Asked,
    Choose,
    Message,
    Ping,
    Pong,
    Preview,
    Refused,
    Said,
    Say,
    TakeBack,
)
from parvis.server.refusals import Refusal
from parvis.server.store import Store
from parvis.server.table import Table
from parvis.server.tables import Tables
from parvis.server.tables_api import previewed
from parvis.server.wire import writer_of

LOG = logging.getLogger("parvis.server")
BACKLOG: Final = 500  # messages that may wait for a slow reader before it is cut off
BREATH: Final = 1.0  # seconds for which whoever sends too much is not listened to
UNKNOWN: Final = 4404
SIGNED_OUT: Final = 4401
SLOW: Final = 4408
CRASHED: Final = 1011

_DECODER = msgspec.json.Decoder(Asked)
_PONG = msgspec.json.encode(Pong())


class Listener:
    """A watcher at the other end of a WebSocket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], person: Person | None) -> None:
        self.socket = socket
        self.who = person
        self.person = person.id if person else None
        self.wanted = _number(socket, "seat", None)
        self.ply = _number(socket, "since", -1) or 0
        self.revision = _number(socket, "revision", 0) or 0
        self.credential = credential_of(socket) if person else ""
        self.dismissed = False
        self.waiting: deque[bytes] = deque()
        self.news = asyncio.Event()
        self.write = writer_of(socket.scope)

    def put(self, data: bytes) -> None:
        if self.dismissed or (not self.waiting and self.write(data)):
            return
        if len(self.waiting) <= BACKLOG:  # nobody reads more than that: it will be cut off
            self.waiting.append(data)
        self.news.set()

    def dismiss(self) -> None:
        self.who = self.person = None
        self.dismissed = True
        self.waiting.clear()
        self.news.set()

    def tell(self, message: Message) -> None:
        self.put(msgspec.json.encode(message))

    async def send_all(self) -> None:
        """Send what is waiting, for ever. Whoever reads too slowly is cut off and may return."""
        waiting, news, send = self.waiting, self.news, self.socket.send
        while True:
            await news.wait()
            news.clear()
            if self.dismissed:
                await self.socket.close(SIGNED_OUT)
                return
            while waiting:
                if len(waiting) > BACKLOG:
                    await self.socket.close(SLOW)
                    return
                # It stays in the queue until it is sent: what comes meanwhile must not overtake.
                await send({"type": "websocket.send", "bytes": None, "text": waiting[0].decode()})
                if waiting:  # unless it was dismissed
                    waiting.popleft()


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Tell a watcher all that happens at a table, and do what it asks."""
    await socket.accept()
    try:
        with server_of(socket).limits.held(address_of(socket)):
            await _watch(socket, table)
    except Refusal as error:
        codes = {"not-found": UNKNOWN, "signed-out": SIGNED_OUT}
        await socket.close(codes.get(error.message.reason, 1008))
    except Exception:  # nobody above us would say so: the framework closes without a word
        LOG.exception("watching table %.40r failed", table)  # as the address has it
        with contextlib.suppress(Exception):  # the connection may be what failed
            await socket.close(CRASHED)


async def _watch(socket: WebSocket[Any, Any, Any], table: str) -> None:
    server = server_of(socket)
    person = await reader_of(socket)
    found = await server.tables.get(table)
    listener = Listener(socket, person)
    talk = await _talk(server.store, found)
    sending = asyncio.ensure_future(listener.send_all())
    try:
        server.tables.enter(found, listener)
        _welcome(found, listener)
        for said in talk:
            listener.tell(said)
        await _listen(server.tables, found, listener)
    except WebSocketDisconnect:
        pass
    finally:
        server.tables.leave(found, listener)
        sending.cancel()
        found.tell_state()


async def _talk(store: Store, table: Table) -> list[Said]:
    """Return what was said, with what those who are here were told while it was read."""
    while True:
        talk = await store.read(lambda c: archive.talk(c, table.id))
        if table.said <= (talk[-1].number if talk else -1):
            return talk


def _welcome(table: Table, listener: Listener) -> None:
    """Bring a new watcher up to date, and tell the others that it is here."""
    table.tell_state()
    if table.play is not None:
        seat = table.eyes(listener.person, listener.wanted)
        listener.put(table.told(listener.ply, listener.revision, seat))
        listener.ply, listener.revision = table.play.ply, table.head.revision
    else:
        listener.ply, listener.revision = -1, 0


async def _listen(tables: Tables, table: Table, listener: Listener) -> None:
    receive = listener.socket.receive
    limits = server_of(listener.socket).limits
    key = address_of(listener.socket)
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        try:
            limits.take("ask", key)
        except Refusal as error:
            listener.tell(error.message)
            await asyncio.sleep(BREATH)  # what else they send waits with them, unread
            continue
        try:
            data = message.get("text") or message.get("bytes") or ""
            await _do(tables, table, listener, _DECODER.decode(data))
        except Refusal as error:
            listener.tell(error.message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            listener.tell(Refused("malformed", str(error)))
        except Exception:
            LOG.exception("table %s failed", table.id)
            listener.tell(Refused("internal"))


async def _do(tables: Tables, table: Table, listener: Listener, asked: Asked) -> None:
    limits = server_of(listener.socket).limits
    key = str(listener.person) if listener.who else address_of(listener.socket)
    match asked:
        case Choose():
            await tables.choose(table, listener.who, asked)
        case TakeBack():
            limits.take("take-back", key)
            await tables.undo(table, listener.who, asked)
        case Say():
            if listener.who is None:
                raise Refusal("signed-out")
            limits.take("say", str(listener.who.id))
            await tables.talk.say(table, listener.who, asked.text)
        case Preview():
            limits.take("think", key)
            listener.tell(previewed(table, listener.who, asked.ply, asked.value))
        case Ping():
            listener.put(_PONG)


def _number(socket: WebSocket[Any, Any, Any], name: str, default: int | None) -> int | None:
    text = str(socket.query_params.get(name, ""))
    sign, digits = (-1, text[1:]) if text.startswith("-") else (1, text)
    if not digits.isascii() or not digits.isdecimal() or len(digits) > 9:
        return default
    return sign * int(digits)
