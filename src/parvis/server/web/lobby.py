"""The lobby: open tables, computed once for all visitors, and each person's own tables.

Browsers get changes over a WebSocket: at once after a quiet time, else a few times a minute. An
idle visitor costs almost nothing.
"""

import asyncio
import contextlib
import logging
import time
from typing import Any, Final, NamedTuple, cast

import msgspec
from litestar import Response, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import Connection

from parvis.server.people.accounts import Person
from parvis.server.tables import archive
from parvis.server.tables.hall import Hall
from parvis.server.tables.mine import endings
from parvis.server.tables.table import Head, Seat, summary
from parvis.server.web import routes
from parvis.server.web.edge import (
    Asking,
    address_of,
    credential_of,
    reader_of,
    server_of,
)
from parvis.server.web.sockets import PONG, Channel
from parvis.server.wire.bodies import Lobby, LobbyNews, TableSummary
from parvis.server.wire.refusals import Refusal

LOG = logging.getLogger("parvis.server")
OPEN: Final = 2 * 86_400.0  # seconds for which an open table is listed after the last join
WATCHED: Final = 3_600.0  # seconds after the last move for which a public game is listed
FRESH: Final = 2.0  # seconds of cache, whatever other processes do
LOOK: Final = 1.0  # seconds between two checks for changes
PUSH: Final = 10.0  # least seconds between two updates to all visitors
PUSHED: Final = 30  # open tables in an update; a request returns the whole list
SIGNED_OUT: Final = 4401

Listed = list[tuple[Head, list[Seat]]]
Shown = tuple[list[TableSummary], list[TableSummary]]
Told = tuple[bytes, bytes]  # tables to join and games to watch, as JSON


class OpenTables(NamedTuple):
    """The public part of the lobby."""

    open: Listed  # tables to join
    watch: Listed  # games to watch


class Whole:
    """Open tables as seen by people without a seat at any of them."""

    def __init__(self, found: OpenTables) -> None:
        self.found = found
        open, watch = (
            cast(
                "list[TableSummary]",
                msgspec.Raw(msgspec.json.encode([summary(*item, None) for item in listed])),
            )
            for listed in found
        )
        self.shown: Shown = open, watch
        items = [item for listed in found for item in listed]
        self._tables = {head.id for head, _ in items}
        self._people = {who for _, seats in items for s in seats for who in (s.person, s.owner)}

    def concerns(self, person: Person | None, known: set[str]) -> bool:
        """Tell whether a person sits at one of the tables, or was last shown one as theirs."""
        here = person is not None and person.id in self._people
        return here or not known.isdisjoint(self._tables)


class LobbyBoard:
    """The lobby and its visitors."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.visitors: set[Visitor] = set()
        self._open = OpenTables([], [])
        self._found = -1.0  # time of the cached lists (monotonic)
        self._version = -1  # version of the hall at that time
        self._finding: asyncio.Task[OpenTables] | None = None
        self._shown: Told = (b"[]", b"[]")  # the lists last sent
        self._pushed = 0.0
        self._whole = Whole(self._open)

    async def open(self) -> OpenTables:
        """Return the open tables; concurrent requests share one query."""
        stale = time.monotonic() - self._found > FRESH or self._version != self.hall.changes
        if stale and self._finding is None:
            self._finding = asyncio.ensure_future(self._find())
        if self._finding is not None:
            return await asyncio.shield(self._finding)
        return self._open

    async def _find(self) -> OpenTables:
        try:
            version, now = self.hall.changes, time.time()
            self._open = await self.hall.store.read(
                lambda c: OpenTables(
                    archive.open_tables(c, now - OPEN), archive.public_games(c, now - WATCHED)
                )
            )
            self._found, self._version = time.monotonic(), version
            return self._open
        finally:
            self._finding = None

    async def seen_by(self, person: Person | None, known: set[str]) -> Shown:
        """Return the open tables as a person sees them, without those listed as theirs.

        People without a seat at any of them share one encoded list.
        """
        found = await self.open()
        if self._whole.found is not found:
            self._whole = Whole(found)
        if self._whole.concerns(person, known):
            open, watch = (
                [summary(*item, person) for item in listed if item[0].id not in known]
                for listed in found
            )
            return open, watch
        return self._whole.shown

    async def mine(self, person: Person) -> list[TableSummary]:
        """Return the tables of a person."""
        found, scores = await self.hall.store.read(lambda c: _of(c, person.id))
        return [
            msgspec.structs.replace(summary(*item, person), scores=scores.get(item[0].id))
            for item in found
        ]

    # Updates.

    async def keep(self) -> None:
        """Send changes to visitors, forever."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.tell()
            except Exception:
                LOG.exception("the lobby could not be told")

    async def tell(self) -> None:
        """Tell visitors what has changed."""
        touched, self.hall.touched = self.hall.touched, set()
        if not self.visitors:
            return
        due = time.monotonic() - self._pushed >= PUSH
        shown = await self._latest() if due else None
        for visitor in list(self.visitors):
            mine = visitor.person is not None and visitor.person.id in touched
            if mine:
                await self._look_up(visitor)
            behind = shown is not None and visitor.shown is not shown
            if behind and shown is not None:
                visitor.shown, self._pushed = shown, time.monotonic()
            if mine or behind:
                self.put(visitor)

    async def welcome(self, visitor: "Visitor") -> None:
        """Send the lobby to a new visitor."""
        visitor.shown = await self._latest()
        await self._look_up(visitor)
        self.visitors.add(visitor)
        self.put(visitor)

    async def _latest(self) -> Told:
        """Return the current lists: the same object while nothing has changed."""
        shown = _listed(await self.open())
        if shown != self._shown:
            self._shown = shown
        return self._shown

    async def _look_up(self, visitor: "Visitor") -> None:
        if visitor.person is not None:
            visitor.mine = msgspec.Raw(msgspec.json.encode(await self.mine(visitor.person)))

    def credentials(self) -> set[str]:
        """Return the hashes of all visitors' sessions and tokens."""
        return {visitor.credential for visitor in self.visitors if visitor.credential}

    def dismiss(self, credentials: set[str]) -> None:
        """Disconnect visitors whose session or token has ended."""
        for visitor in list(self.visitors):
            if visitor.credential in credentials:
                visitor.close(SIGNED_OUT)

    def put(self, visitor: "Visitor") -> None:
        open, watch = (cast("list[TableSummary]", msgspec.Raw(shown)) for shown in visitor.shown)
        mine = cast("list[TableSummary]", visitor.mine)
        visitor.put(msgspec.json.encode(LobbyNews(open, mine, watch)))


class Visitor(Channel):
    """A visitor of the lobby."""

    def __init__(self, socket: WebSocket[Any, Any, Any], person: Person | None) -> None:
        super().__init__(socket)
        self.server = server_of(socket)
        self.place = address_of(socket)
        self.person = person
        self.credential = credential_of(socket) if person else ""
        self.mine = msgspec.Raw(b"[]")
        self.shown: Told = (b"[]", b"[]")  # lists last sent to this visitor

    async def answer(self, data: bytes | str) -> None:
        """Answer any message with a pong."""
        try:
            self.server.limits.take("ask", self.place)
            self.put(PONG)
        except Refusal:
            self.close(1008)


def _of(c: Connection, person: int) -> tuple[Listed, dict[str, list[int]]]:
    found = archive.tables_of(c, person)
    return found, endings(c, [head.id for head, _ in found if head.status == "finished"])


def _listed(found: OpenTables) -> Told:
    open, watch = (
        msgspec.json.encode([summary(*item, None) for item in listed[:PUSHED]]) for listed in found
    )
    return open, watch


@routes.get("/api/lobby", "Tables to join, and yours")
async def lobby(request: Asking) -> Response[Lobby]:
    board = server_of(request).lobby
    person = await reader_of(request)
    server_of(request).limits.both("list", person.id if person else None, address_of(request))
    mine = await board.mine(person) if person else []
    open, watch = await board.seen_by(person, {table.id for table in mine})
    return Response(Lobby(open, mine, watch))


@websocket("/api/lobby/live")
async def live_lobby(socket: WebSocket[Any, Any, Any]) -> None:
    """Send the lobby to a visitor until they leave."""
    await socket.accept()
    server = server_of(socket)
    try:
        with server.limits.held(address_of(socket)):
            visitor = Visitor(socket, await reader_of(socket))
            try:
                await server.lobby.welcome(visitor)
                await visitor.listen()
            except WebSocketDisconnect:
                pass
            finally:
                server.lobby.visitors.discard(visitor)
    except Refusal as error:
        code = SIGNED_OUT if error.message.reason == "signed-out" else 1008
        with contextlib.suppress(Exception):
            await socket.close(code)
