"""Lessons over HTTP: every moment at once, previews and points at any of them, and playing on."""

from pathlib import Path

import parvis
from parvis.lessons import lesson_of
from tests.server.harness import running

GAMES = {"emara": parvis.game("emara")}


async def test_a_lesson_is_told_whole_and_can_be_asked_about(tmp_path: Path) -> None:
    async with running(tmp_path / "parvis.db", games=GAMES) as server, server.client() as anybody:
        cards = await anybody.get("lessons")
        assert [card["id"] for card in cards] == ["emara-1", "emara-solo"]
        lesson = lesson_of("emara-1")
        body = await anybody.get("lessons/emara-1")
        plies = [moment["ply"] for moment in body["moments"]]
        assert plies == list(range(len(lesson.setup), len(lesson.words) + 1))
        assert set(body["texts"]) == {"fr", "en"}
        assert body["table"]["seats"][0]["you"] and not body["table"]["hints"]
        first = next(step for step in body["steps"] if step["choice"])
        asked = body["moments"][0]
        option = next(o for o in asked["ask"]["options"] if o["word"] == first["choice"][0])
        seen = await anybody.get(f"lessons/emara-1/preview/{asked['ply']}/{option['value']}")
        assert seen["changes"]
        points = await anybody.get(f"lessons/emara-1/points/{plies[-1]}")
        assert len(points["scores"]) == 2


async def test_what_is_no_lesson_or_no_moment_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path / "parvis.db", games=GAMES) as server, server.client() as anybody:
        for path in ("lessons/chess-1", "lessons/piliers-1", "lessons/emara-1/points/0"):
            assert (await anybody.get(path, 404))["reason"] == "not-found"


async def test_one_plays_on_from_a_lesson_against_computer_players(tmp_path: Path) -> None:
    lesson = lesson_of("emara-1")
    ply = len(lesson.words)
    async with (
        running(tmp_path / "parvis.db", games=GAMES) as server,
        await server.client().guest("Anne") as anne,
    ):
        table = await anne.post("lessons/emara-1/play", ply=ply, level="novice")
        assert table["status"] == "running"
        assert [seat["who"] for seat in table["seats"]] == ["person", "computer"]
        past = await anne.get(f"tables/{table['id']}/at/{ply}")
        assert past["ply"] == ply
