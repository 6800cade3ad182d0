"""HTTP: what there is to play, in which words, by which rules; and how the server is."""

import resource
from typing import Any

from litestar import MediaType, Response, get
from litestar.params import FromPath

import parvis
from parvis.engine import Game
from parvis.server.bodies import Health
from parvis.server.catalog import GameCard, GameInfo, card_of, info_of, rules_folder, texts_of
from parvis.server.edge import ANSWERS, Asking, server_of
from parvis.server.refusals import Refusal


@get("/api/games", responses=ANSWERS, summary="The games")
async def list_games(request: Asking) -> list[GameCard]:
    return [card_of(game) for game in server_of(request).games.values()]


@get("/api/games/{name:str}", responses=ANSWERS, summary="All about a game")
async def one_game(request: Asking, name: FromPath[str]) -> GameInfo:
    return info_of(_game(request, name))


@get(
    "/api/games/{name:str}/text/{file:str}",
    responses=ANSWERS,
    media_type=MediaType.TEXT,
    summary="The words of a game in a language: `fr.ftl`",
)
async def text(request: Asking, name: FromPath[str], file: FromPath[str]) -> Response[str]:
    game = _game(request, name)
    folder = texts_of(game.name)
    for path in folder.glob("*.ftl"):
        if path.name == file:
            return Response(path.read_text(encoding="utf-8"), media_type="text/plain")
    raise Refusal("not-found", "there is no such language")


@get(
    "/api/games/{name:str}/rules/{language:str}",
    responses=ANSWERS,
    media_type=MediaType.TEXT,
    summary="The rules of a game in our own words",
)
async def rules(request: Asking, name: FromPath[str], language: FromPath[str]) -> Response[str]:
    game = _game(request, name)
    for path in rules_folder().glob(f"{game.name}.*.md"):
        if path.name == f"{game.name}.{language}.md":
            return Response(path.read_text(encoding="utf-8"), media_type="text/markdown")
    raise Refusal("not-found", "there is no such language")


@get("/api/health", summary="Whether the server is well")
async def health(request: Asking) -> Health:
    await server_of(request).store.read(lambda c: c.exec_driver_sql("SELECT 1").scalar())
    return Health("ok", parvis.__version__)


@get("/api/metrics", media_type=MediaType.TEXT, summary="Numbers for Prometheus")
async def metrics(request: Asking) -> str:
    server = server_of(request)
    numbers = {
        "parvis_tables gauge": len(server.tables),
        "parvis_watchers gauge": server.tables.watchers,
        "parvis_moves_total counter": server.tables.moves,
        "parvis_commits_total counter": server.store.commits,
        "parvis_writes_total counter": server.store.written,
        "parvis_bot_choices_total counter": server.bots.asked,
        "parvis_bot_failures_total counter": server.bots.failed,
        "parvis_bots_busy gauge": server.bots.busy,
        "parvis_peak_memory_bytes gauge": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10,
    }
    return "".join(
        f"# TYPE {name}\n{name.split()[0]} {number}\n" for name, number in numbers.items()
    )


def _game(request: Asking, name: str) -> Game[Any]:
    game = server_of(request).games.get(name)
    if game is None:
        raise Refusal("not-found", "there is no such game")
    return game


HANDLERS = [list_games, one_game, text, rules, health, metrics]
