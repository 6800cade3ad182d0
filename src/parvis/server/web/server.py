"""The server: assembles its parts, starts and stops them."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import msgspec
from litestar import Litestar
from sqlalchemy import Connection

from parvis.engine import AnyGame
from parvis.games import game as game_of
from parvis.games import game_names
from parvis.server.computers.analysts import Analysts
from parvis.server.computers.pool import Pool
from parvis.server.notices.outbox import Outbox, key
from parvis.server.notices.ways import Hook, Mail, Push
from parvis.server.notices.wishes import Desk
from parvis.server.people.accounts import Accounts
from parvis.server.people.moderation import Moderation
from parvis.server.people.passkeys import Passkeys
from parvis.server.people.sessions import Sessions
from parvis.server.store.database import CHANNEL, Store, default_url
from parvis.server.store.heartbeat import Heartbeat
from parvis.server.tables.analyses import Analyses
from parvis.server.tables.backfill import backfill
from parvis.server.tables.expiry import expire
from parvis.server.tables.hall import Hall
from parvis.server.tables.hints import Hints
from parvis.server.tables.invitations import Invitations
from parvis.server.tables.leaving import Leaving
from parvis.server.tables.news import Newsroom
from parvis.server.tables.programs import Programs
from parvis.server.tables.rematch import Rematches
from parvis.server.tables.room import WaitingRoom
from parvis.server.tables.seating import Seating
from parvis.server.tables.uses import Tallyman
from parvis.server.tournaments.steward import Steward
from parvis.server.web.beside import Beside
from parvis.server.web.homes import Homes
from parvis.server.web.limits import Limits
from parvis.server.web.lobby import LobbyBoard
from parvis.server.web.metrics import Metrics
from parvis.server.web.static import Client, folder_of_client
from parvis.server.web.work import Work

LOG = logging.getLogger("parvis.server")
HOUSEKEEPING = 60.0  # seconds
RECONNECT = 1.0
LOOK = 1.0
RESUME = 2.0


class Settings(msgspec.Struct, frozen=True):
    """The configuration of a server."""

    database: str = ""  # a URL; "" for a file in the user's data directory
    workers: int = 1  # computer-player processes
    warm: bool = False  # start them at once
    limits: float = 1.0  # factor on all rate limits; 0 turns them off
    origin: str = ""  # public address, as `https://name`; "" uses the request's host
    hosts: frozenset[str] = frozenset()  # names that browsers may use, besides IP addresses
    keep: float = 1.0  # factor on the retention of tables; 0 keeps them forever
    mail: str = ""  # smtp://user:password@host:port, or smtps://; "" for no mail
    sender: str = ""  # sender address of mail
    contact: str = ""  # operator's mailto: or https: address; "" turns web push off
    hooks: bool = False  # whether webhooks are sent
    quick: bool = False  # whether finished games get only a short analysis
    guest_days: float = 90  # days after which an absent guest is deleted; 0 means never
    beside: str = ""  # folder of the sockets between processes that share our port
    client: Path | None = None  # folder of the browser client; None uses the package's


class Server:
    """Everything that handlers need."""

    def __init__(
        self,
        settings: Settings,
        games: Mapping[str, AnyGame] | None = None,
        bots: Pool | None = None,
        analysts: Analysts | None = None,
    ) -> None:
        self.settings = settings
        self.games = games if games is not None else all_games()
        self.store = Store(settings.database or default_url())
        self.limits = Limits(settings.limits)
        self.accounts = Accounts(self.store)
        self.passkeys = Passkeys(self.accounts)
        self.sessions = Sessions(self.store)
        self.moderation = Moderation(self.store)
        self.bots = bots or Pool(settings.workers)
        self.hall = Hall(self.store, self.bots, self.games)
        self.seating = Seating(self.hall)
        self.room = WaitingRoom(self.hall, self.seating)
        self.invitations = Invitations(self.hall, self.seating)
        self.leaving = Leaving(self.hall, self.seating)
        self.rematches = Rematches(self.hall, self.seating)
        self.steward = Steward(self.hall, self.seating, self.leaving)
        self.programs = Programs(self.hall, self.seating)
        self.hints = Hints(self.bots)
        self.analyses = Analyses(self.store, analysts or Analysts(quick=settings.quick))
        self.tallyman = Tallyman(self.hall)
        self.heartbeat = Heartbeat(self.store)
        self.familiar: dict[tuple[str, str], None] = {}  # accounts with known addresses
        self.lobby = LobbyBoard(self.hall)
        self.work = Work("work")
        self.outbox = Outbox(self.store, {})  # the ways are set up at the start
        self.desk = Desk(self.store)
        self.newsroom = Newsroom(self.store, self.desk, self.outbox, settings.origin)
        self.push_key = ""  # browsers need it to subscribe
        self.stopping = False
        self.metrics = Metrics(self)
        self.beside = Beside(self.metrics, settings.beside)
        self.homes = Homes(settings.beside)
        self.client = Client(settings.client or folder_of_client())

    @contextlib.asynccontextmanager
    async def life(self, app: Litestar) -> AsyncIterator[None]:
        """Open the store and resume interrupted computer players; at the end, close everything."""
        await asyncio.to_thread(self.store.open)
        await self.heartbeat.beat()  # before any clock is read
        await self.accounts.fill_looks()
        await self._find_ways()
        tasks = [asyncio.ensure_future(self._keep_house())]
        tasks.append(asyncio.ensure_future(self.outbox.keep()))
        tasks.append(asyncio.ensure_future(self.newsroom.keep()))
        tasks.append(asyncio.ensure_future(self.tallyman.keep()))
        others = self._hear() if self.store.postgresql else self._look()
        tasks.append(asyncio.ensure_future(others))  # other processes may serve the same tables
        tasks.append(asyncio.ensure_future(self.hall.presence.keep(self.hall.heard)))
        if self.settings.warm:
            await self.bots.warm()
        tasks.append(
            asyncio.ensure_future(self.heartbeat.keep(self.hall.busy, self.hall.heard_all))
        )
        tasks.append(asyncio.ensure_future(self.hall.thinking.keep()))
        tasks.append(asyncio.ensure_future(self.lobby.keep()))
        tasks.append(asyncio.ensure_future(self._resume()))  # in the background: there may be many
        tasks.append(asyncio.ensure_future(self._backfill()))
        tasks.append(asyncio.ensure_future(self.steward.keep()))
        try:
            async with self.beside.answering():
                yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.hall.close()
            await self.hints.close()
            await self.analyses.close()
            await self.bots.close()
            self.work.close()
            self.accounts.passwords.close()
            await self.hall.presence.close()
            with contextlib.suppress(Exception):  # the others notice soon anyway
                await self.heartbeat.end()
            await self.store.close()

    async def _find_ways(self) -> None:
        """Set up the ways of sending notices; the first start creates the keys."""
        settings = self.settings
        made = await key(self.store, "links", lambda: secrets.token_urlsafe(32))
        self.desk.secret = made.encode()
        if settings.mail:
            self.outbox.ways["mail"] = Mail(settings.mail, settings.sender).send
        if settings.contact:
            push = Push(await key(self.store, "push", Push.new_key), settings.contact)
            self.push_key, self.outbox.ways["push"] = push.public, push.send
        if settings.hooks:
            secret = await key(self.store, "hook", lambda: secrets.token_urlsafe(32))
            self.outbox.ways["hook"] = Hook(secret).send

    async def _hear(self) -> None:
        """Catch up with tables changed by other processes; after a lost connection, with all."""
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend  # needs an extra

        url = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            backend = PsycoPgChannelsBackend(url)
            try:
                await backend.on_startup()
                await backend.subscribe([CHANNEL])
                await self.hall.heard_all()
                async for _, data in backend.stream_events():
                    writer, _, told = data.decode().partition(" ")
                    if writer == self.store.name:
                        continue
                    for line in told.split("\n"):
                        table, _, stored = line.partition(" ")
                        await self.hall.heard(table, stored)
            except Exception:
                LOG.exception("lost touch with the other processes")
                await asyncio.sleep(RECONNECT)
            finally:
                await backend.on_shutdown()

    def stop(self) -> None:
        """Prepare to stop: computer players no longer answer."""
        self.stopping = True
        self.homes.leave()
        self.hall.thinking.stop()
        self.programs.stop()

    async def _resume(self) -> None:
        """Resume what was interrupted, here or in a process that has ended."""
        try:
            await self.hall.retry_stuck()
        except Exception:
            LOG.exception("could not see to the tables that were set aside")
        while True:
            try:
                await self.seating.resume()
            except Exception:
                LOG.exception("games whose start was interrupted could not be started")
            await asyncio.sleep(RESUME)

    async def _backfill(self) -> None:
        """Store results of games that ended before results existed."""
        try:
            await backfill(self.hall)
        except Exception:
            LOG.exception("results of older games could not be noted")

    async def keep_house(self) -> None:
        """Clean up periodically, and disconnect people who signed out in another process."""
        self.hall.forget_idle()
        await self.hall.standing.sweep()
        await self.accounts.sweep()
        if self.settings.guest_days:
            for table in await self.accounts.forget_guests(self.settings.guest_days):
                await self.hall.heard(table)
        if self.settings.keep:
            now, scale = time.time(), self.settings.keep
            for table in await self.store.write(lambda c: self._expire(c, now, scale)):
                await self.hall.heard(table)
        await self.cut_off()

    def _expire(self, c: Connection, now: float, scale: float) -> list[str]:
        gone = expire(c, now, scale)
        for table in gone:
            self.store.notify(c, table)
        return gone

    async def cut_off(self) -> None:
        """Disconnect watchers whose session or token has ended."""
        known = self.hall.credentials() | self.lobby.credentials()
        if known:
            self.dismiss(await self.accounts.ended(known))

    def dismiss(self, credentials: set[str]) -> None:
        """Disconnect people whose sessions or tokens have ended."""
        self.hall.dismiss(credentials)
        self.lobby.dismiss(credentials)

    async def _look(self) -> None:
        """Poll our SQLite file, which sends no notifications, for changes by other processes."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                if await self.store.changed_elsewhere():
                    await self.hall.heard_all()
            except Exception:
                LOG.exception("could not look for changes of other processes")

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(HOUSEKEEPING)
            try:
                await self.keep_house()
            except Exception:  # the database may be unavailable for a moment
                LOG.exception("the house could not be kept")


def all_games() -> dict[str, AnyGame]:
    """Return all games by name."""
    return {name: game_of(name) for name in game_names()}
