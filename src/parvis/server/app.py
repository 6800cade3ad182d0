"""The application: its parts put together, started and stopped."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any, cast

import msgspec
from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import LifeSpanScope, Scope

import parvis
from parvis.engine import Game
from parvis.games import game as game_of
from parvis.games import games
from parvis.server import edge, games_api, hints, passkeys_api, people_api, records_api, tables_api
from parvis.server.accounts import Accounts
from parvis.server.bots import Pool
from parvis.server.hints import Hints
from parvis.server.limits import Limits
from parvis.server.live import live
from parvis.server.passkeys import Passkeys
from parvis.server.refusals import Refusal
from parvis.server.seating import Seating
from parvis.server.static import Client, folder_of_client, page
from parvis.server.store import CHANNEL, Store, default_url
from parvis.server.tables import Tables

LOG = logging.getLogger("parvis.server")
HOUSEKEEPING = 60.0  # seconds
RECONNECT = 1.0
LOOK = 1.0


class Settings(msgspec.Struct, frozen=True):
    """How a server is set up."""

    database: str = ""  # a URL; "" for a file in the user's data directory
    workers: int = 1  # processes for computer players
    warm: bool = False  # start them before they are needed
    limits: float = 1.0  # a factor on all rate limits; 0 for none
    origin: str = ""  # what browsers see, as `https://name`; "" for the host that they ask
    guest_days: float = 90  # after which a guest who stays away is forgotten; 0 for never
    client: Path | None = None  # the folder of the browser client, if not the package's


class Server:
    """Everything that handlers need."""

    def __init__(
        self,
        settings: Settings,
        games: Mapping[str, Game[Any]] | None = None,
        bots: Pool | None = None,
    ) -> None:
        self.settings = settings
        self.games = games if games is not None else all_games()
        self.store = Store(settings.database or default_url())
        self.limits = Limits(settings.limits)
        self.accounts = Accounts(self.store)
        self.passkeys = Passkeys(self.accounts)
        self.bots = bots or Pool(settings.workers)
        self.tables = Tables(self.store, self.bots, self.games)
        self.seating = Seating(self.tables)
        self.hints = Hints(self.bots)
        self.client = Client(settings.client or folder_of_client())

    @contextlib.asynccontextmanager
    async def life(self, app: Litestar) -> AsyncIterator[None]:
        """Open the store, let interrupted computer players go on; at the end, close all."""
        await asyncio.to_thread(self.store.open)
        tasks = [asyncio.ensure_future(self._keep_house())]
        others = self._hear() if self.store.postgresql else self._look()
        tasks.append(asyncio.ensure_future(others))  # they may serve the same tables
        tasks.append(asyncio.ensure_future(self.tables.presence.keep(self.tables.heard)))
        if self.settings.warm:
            await self.bots.warm()
        tasks.append(asyncio.ensure_future(self._resume()))  # there may be many: nobody waits
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.tables.close()
            await self.hints.close()
            await self.bots.close()
            await self.tables.presence.close()
            await self.store.close()

    async def _hear(self) -> None:
        """Catch up with tables that other processes change; after a lost connection, with all."""
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend  # an extra

        url = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            backend = PsycoPgChannelsBackend(url)
            try:
                await backend.on_startup()
                await backend.subscribe([CHANNEL])
                await self.tables.heard_all()
                async for _, data in backend.stream_events():
                    writer, _, table = data.decode().partition(" ")
                    if writer != self.store.name:
                        await self.tables.heard(table)
            except Exception:
                LOG.exception("lost touch with the other processes")
                await asyncio.sleep(RECONNECT)
            finally:
                await backend.on_shutdown()

    async def _resume(self) -> None:
        try:
            await self.seating.resume()
            await self.tables.resume()
        except Exception:
            LOG.exception("what was interrupted could not be resumed")

    async def keep_house(self) -> None:
        """Forget what nobody needs, and cut off whoever signed out in another process."""
        self.tables.forget_idle()
        await self.accounts.sweep()
        if self.settings.guest_days:
            for table in await self.accounts.forget_guests(self.settings.guest_days):
                await self.tables.heard(table)
        await self.cut_off()

    async def cut_off(self) -> None:
        """Tell nothing more to watchers whose session or token has ended."""
        known = self.tables.credentials()
        if known:
            self.tables.dismiss(await self.accounts.ended(known))

    async def _look(self) -> None:
        """Catch up with what other processes wrote to our file, of which nobody tells us."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                if await self.store.changed_elsewhere():
                    await self.tables.heard_all()
            except Exception:
                LOG.exception("could not look for changes of other processes")

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(HOUSEKEEPING)
            try:
                await self.keep_house()
            except Exception:  # the database is locked, or gone: perhaps not for long
                LOG.exception("the house could not be kept")


def all_games() -> dict[str, Game[Any]]:
    """Return every game there is, by name."""
    return {name: game_of(name) for name in games()}


class Application(Litestar):
    """Answers HEAD wherever it answers GET; of HEAD, the server sends the headers only."""

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Any, send: Any) -> None:
        if scope.get("method") == "HEAD":
            scope = cast("Scope", {**scope, "method": "GET"})  # the server's own stays as it is
        await super().__call__(scope, receive, send)


def create_app(server: Server) -> Litestar:
    """Return the ASGI application of a server."""
    return Application(
        [
            *people_api.HANDLERS,
            *passkeys_api.HANDLERS,
            *games_api.HANDLERS,
            *tables_api.HANDLERS,
            *records_api.HANDLERS,
            *hints.HANDLERS,
            live,
            page,
        ],
        state=State({"server": server}),
        lifespan=[server.life],
        middleware=[edge.Edge],
        before_send=[edge.add_headers],
        exception_handlers={
            Refusal: edge.refusal_response,
            HTTPException: edge.http_error_response,
            Exception: edge.crash_response,
        },
        openapi_config=OpenAPIConfig(
            title="Parvis",
            version=parvis.__version__,
            openapi_router=Router(
                "/api", route_handlers=[], include_in_schema=False, guards=[edge.only_the_schema]
            ),
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        request_max_body_size=256 << 10,
        logging_config=None,
    )
