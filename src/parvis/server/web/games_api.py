"""HTTP: games, their texts and rules; health and metrics."""

import asyncio
import logging

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from prometheus_client import CONTENT_TYPE_LATEST

import parvis
from parvis import compiled
from parvis.engine import AnyGame
from parvis.server.web import routes
from parvis.server.web.edge import Asking, server_of
from parvis.server.wire.bodies import Health
from parvis.server.wire.catalog import GameCard, GameInfo, card_of, info_of, rules_of, texts_of
from parvis.server.wire.refusals import Refusal

LOG = logging.getLogger("parvis.server")
HEALTHY = 5.0  # seconds a write may take


@routes.get("/api/games", "The games")
async def list_games(request: Asking) -> list[GameCard]:
    return [card_of(game) for game in server_of(request).games.values()]


@routes.get("/api/games/{name:str}", "All about a game")
async def one_game(request: Asking, name: FromPath[str]) -> GameInfo:
    return info_of(_game(request, name))


@routes.get(
    "/api/games/{name:str}/text/{file:str}",
    "The words of a game in a language: `fr.ftl`",
    media_type=MediaType.TEXT,
)
async def text(request: Asking, name: FromPath[str], file: FromPath[str]) -> Response[str]:
    game = _game(request, name)
    folder = texts_of(game.name)
    for path in folder.glob("*.ftl"):
        if path.name == file:
            return Response(path.read_text(encoding="utf-8"), media_type="text/plain")
    raise Refusal("not-found", "there is no such language")


@routes.get(
    "/api/games/{name:str}/rules/{language:str}",
    "The rules of a game in our own words",
    media_type=MediaType.TEXT,
)
async def rules(request: Asking, name: FromPath[str], language: FromPath[str]) -> Response[str]:
    game = _game(request, name)
    page = rules_of(game.name).get(language)
    if page is None:
        raise Refusal("not-found", "there is no such language")
    return Response(page.read_text(encoding="utf-8"), media_type="text/markdown")


@get(
    "/api/health",
    responses={503: ResponseSpec(Health, description="the server is not well")},
    summary="Whether the server is well: whether it can write",
)
async def health(request: Asking) -> Response[Health]:
    server = server_of(request)
    try:
        async with asyncio.timeout(HEALTHY):
            await server.heartbeat.beat(server.heartbeat.rest)
    except Exception as error:
        LOG.error("the store can't be written: %s", type(error).__name__)
        return Response(Health("failing", parvis.__version__, compiled.running()), status_code=503)
    return Response(Health("ok", parvis.__version__, compiled.running()))


@get("/api/metrics", media_type=MediaType.TEXT, summary="Numbers for Prometheus")
async def metrics(request: Asking) -> Response[bytes]:
    return Response(await server_of(request).beside.text(), media_type=CONTENT_TYPE_LATEST)


def _game(request: Asking, name: str) -> AnyGame:
    game = server_of(request).games.get(name)
    if game is None:
        raise Refusal("not-found", "there is no such game")
    return game
