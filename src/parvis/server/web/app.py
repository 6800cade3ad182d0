"""The ASGI application: every handler, and what stands around them."""

from typing import Any, cast

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException
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


class Application(Litestar):
    """Answers HEAD wherever it answers GET; of HEAD, the server sends the headers only."""

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        scope["app"] = self  # what stands before the framework's own needs it as well
        if scope.get("method") == "HEAD":
            scope = cast("Scope", {**scope, "method": "GET"})  # the server's own stays as it is
        await edge.Watch(super().__call__)(scope, receive, send)


def create_app(server: Server) -> Litestar:
    """Return the ASGI application of a server."""
    return Application(
        [
            *people_api.HANDLERS,
            *passkeys_api.HANDLERS,
            *peace_api.HANDLERS,
            *notices_api.HANDLERS,
            *games_api.HANDLERS,
            *lobby.HANDLERS,
            *tables_api.HANDLERS,
            *around_api.HANDLERS,
            *records_api.HANDLERS,
            *hints_api.HANDLERS,
            *analysis_api.HANDLERS,
            *history_api.HANDLERS,
            *circles_api.HANDLERS,
            *lessons_api.HANDLERS,
            *puzzles_api.HANDLERS,
            *programs_api.HANDLERS,
            *tournaments_api.HANDLERS,
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
