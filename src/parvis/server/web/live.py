"""Live updates: one WebSocket per watcher of a table."""

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec.structs import replace

from parvis.server.people.accounts import Person
from parvis.server.store.database import Store
from parvis.server.tables import archive
from parvis.server.tables.table import Table, hears, may_watch
from parvis.server.web.at_table import table_of
from parvis.server.web.edge import address_of, credential_of, reader_of, server_of
from parvis.server.web.sockets import PONG, Channel
from parvis.server.web.tables_api import drafted, previewed
from parvis.server.wire.messages import (
    Asked,
    Choose,
    Draft,
    Message,
    Ping,
    Preview,
    Refused,
    Said,
    Say,
    TakeBack,
)
from parvis.server.wire.refusals import Refusal

LOG = logging.getLogger("parvis.server")
BREATH: Final = 1.0  # seconds for which a flooding client is not read
UNKNOWN: Final = 4404
SIGNED_OUT: Final = 4401
CRASHED: Final = 1011

_DECODER = msgspec.json.Decoder(Asked)


class Listener(Channel):
    """A watcher connected by WebSocket."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], person: Person | None, table: Table
    ) -> None:
        super().__init__(socket)
        self.server = server_of(socket)
        self.table = table
        self.who = person
        self.person = person.id if person else None
        self.place = address_of(socket)
        self.wanted = _number(socket, "seat", None)
        self.ply = _number(socket, "since", -1) or 0
        self.revision = _number(socket, "revision", 0) or 0
        self.credential = credential_of(socket) if person else ""
        self.invite = socket.query_params.get("invite")
        self.blocked: frozenset[int] = frozenset()  # people whose messages they have blocked
        self.deaf = False  # whether they have muted the table

    def hears(self, said: Said) -> bool:
        return hears(said, self.person, self.blocked, self.deaf)

    def dismiss(self, gone: bool = False) -> None:
        self.who = self.person = None
        self.close(UNKNOWN if gone else SIGNED_OUT)

    def tell(self, message: Message) -> None:
        self.put(msgspec.json.encode(message))

    async def answer(self, data: bytes | str) -> None:
        """Do what the client asks, or tell why not."""
        try:
            self.server.limits.take("ask", self.place)
        except Refusal as error:
            self.tell(error.message)
            await asyncio.sleep(BREATH)  # further messages stay unread meanwhile
            if self.server.stopping:  # there may be many, and no reason to read them
                self.forget()
            return
        asked: Asked | None = None
        try:
            asked = _DECODER.decode(data)
            await _do(self, asked)
        except Refusal as error:
            self.tell(replace(error.message, asked=_name(asked)))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.tell(Refused("malformed", str(error)))
        except Exception:
            LOG.exception("table %s failed", self.table.id)
            self.tell(Refused("internal", asked=_name(asked)))


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Send a watcher everything that happens at a table, and execute their messages."""
    await socket.accept()
    try:
        with server_of(socket).limits.held(address_of(socket)):
            await _watch(socket, table)
    except Refusal as error:
        codes = {"not-found": UNKNOWN, "signed-out": SIGNED_OUT}
        await socket.close(codes.get(error.message.reason, 1008))
    except Exception:  # the framework would close without logging
        LOG.exception("watching table %.40r failed", table)  # as in the URL
        with contextlib.suppress(Exception):  # the connection itself may have failed
            await socket.close(CRASHED)


async def _watch(socket: WebSocket[Any, Any, Any], table: str) -> None:
    server = server_of(socket)
    person = await reader_of(socket)
    known = _number(socket, "person", None)
    if known is not None and (person is None or person.id != known):
        raise Refusal("signed-out", "you are not who you were")
    found = await table_of(socket, table)
    listener = Listener(socket, person, found)
    if not may_watch(found, listener.person, listener.invite):
        raise Refusal("not-found", "this table is private")
    listener.blocked, listener.deaf = await server.moderation.unheard(listener.person, found.id)
    talk = await _talk(server.store, found)
    try:
        server.hall.enter(found, listener)
        _welcome(found, listener)
        for said in talk:
            if listener.hears(said):
                listener.tell(said)
        await listener.listen()
    except WebSocketDisconnect:
        pass
    finally:
        server.hall.leave(found, listener)
        found.tell_state()


async def _talk(store: Store, table: Table) -> list[Said]:
    """Return the chat, including lines told to those present while it was read."""
    while True:
        talk = await store.read(lambda c: archive.talk(c, table.id))
        if table.said <= (talk[-1].number if talk else -1):
            return talk


def _welcome(table: Table, listener: Listener) -> None:
    """Bring a new watcher up to date, and tell the others that they are here."""
    table.tell_state()
    if table.play is not None:
        seat = table.eyes(listener.person, listener.wanted)
        listener.put(table.told(listener.ply, listener.revision, seat))
        listener.ply, listener.revision = table.play.ply, table.head.revision
    else:
        listener.ply, listener.revision = -1, 0


def _name(asked: Asked | None) -> Any:
    """Return the type of a message, for its refusal: a client may have sent several."""
    return None if asked is None else asked.__struct_config__.tag


async def _do(listener: Listener, asked: Asked) -> None:
    hall, table = listener.server.hall, listener.table
    limits, place = listener.server.limits, listener.place
    match asked:
        case Choose():
            await hall.choose(table, listener.who, asked)
        case TakeBack():
            limits.both("take-back", listener.person, place)
            await hall.undo(table, listener.who, asked)
        case Say():
            if listener.who is None:
                raise Refusal("signed-out")
            limits.both("say", listener.person, place)
            await hall.talk.say(table, listener.who, asked.text)
        case Preview():
            limits.both("think", listener.person, place)
            listener.tell(previewed(table, listener.who, asked.ply, asked.value))
        case Draft():
            limits.both("think", listener.person, place)
            listener.tell(drafted(table, listener.who, asked.ply, asked.words))
        case Ping():
            listener.put(PONG)


def _number(socket: WebSocket[Any, Any, Any], name: str, default: int | None) -> int | None:
    text = str(socket.query_params.get(name, ""))
    sign, digits = (-1, text[1:]) if text.startswith("-") else (1, text)
    if not digits.isascii() or not digits.isdecimal() or len(digits) > 9:
        return default
    return sign * int(digits)
