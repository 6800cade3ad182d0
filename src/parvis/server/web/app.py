"""The ASGI application: all routes, and the middleware around them."""

from types import ModuleType
from typing import Any, Final, cast

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import LifeSpanScope, Scope

import parvis
from parvis.server.web import (
    analysis_api,
    around_api,
    circles_api,
    edge,
    games_api,
    hints_api,
    history_api,
    lessons_api,
    lobby,
    notices_api,
    passkeys_api,
    peace_api,
    people_api,
    programs_api,
    puzzles_api,
    records_api,
    tables_api,
    tournaments_api,
)
from parvis.server.web.live import live
from parvis.server.web.server import Server
from parvis.server.web.static import page
from parvis.server.wire.refusals import Refusal

MODULES: Final = (
    people_api, passkeys_api, peace_api, notices_api, games_api, lobby, tables_api, around_api,
    records_api, hints_api, analysis_api, history_api, circles_api, lessons_api, puzzles_api,
    programs_api, tournaments_api,
)  # fmt: skip


def handlers_of(module: ModuleType) -> list[BaseRouteHandler]:
    """Return the route handlers that a module declares."""
    return [one for one in vars(module).values() if isinstance(one, BaseRouteHandler)]


class Application(Litestar):
    """Routes HEAD to GET; the server drops the body."""

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        scope["app"] = self  # our middleware runs before the framework sets it
        if scope.get("method") == "HEAD":
            scope = cast("Scope", {**scope, "method": "GET"})  # the server's own scope keeps HEAD
        await edge.Watch(super().__call__)(scope, receive, send)


def create_app(server: Server) -> Litestar:
    """Return the ASGI application of a server."""
    return Application(
        [*(one for module in MODULES for one in handlers_of(module)), live, page],
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
