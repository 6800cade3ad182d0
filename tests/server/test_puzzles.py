"""Puzzles over HTTP: nothing tells the answer beforehand, and an answer is rated once."""

import datetime
import functools
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

import parvis
from parvis.puzzles.puzzle import Puzzle, of_the_day, puzzles_of
from parvis.server.store.puzzles import ATTEMPTS, SOLVERS
from parvis.server.web import puzzles_api
from tests.server.harness import Client, running

GAMES = {"emara": parvis.game("emara")}
TODAY = datetime.date(2026, 11, 18)
PASSWORD = "une maison bleue"


def first() -> Puzzle:
    return puzzles_of("emara")[0]


def rows_of(table: sa.Table, c: sa.Connection) -> list[Any]:
    return list(c.execute(table.select()))


async def answered(client: Client, name: str, word: str, day: bool = False) -> Any:
    return await client.post(f"puzzles/{name}/answer", word=word, day=day)


async def test_nothing_tells_the_answer_before_somebody_has_answered(tmp_path: Path) -> None:
    one = first()
    async with running(tmp_path / "parvis.db", games=GAMES) as server, server.client() as anybody:
        listed = await anybody.get("puzzles", game="emara")
        assert {card["id"] for card in listed["puzzles"]} == {p.id for p in puzzles_of("emara")}
        assert not ({"best", "natural"} & set(listed["puzzles"][0])) and listed["ratings"] == []
        assert not (await anybody.get("puzzles", easiest=9000))["puzzles"]
        body = await anybody.get(f"puzzles/{one.id}")
        assert set(body) == {
            "id", "game", "seat", "phase", "rating", "share", "source", "table", "moved",
            "answer", "tries", "hint",
        }  # fmt: skip
        assert body["answer"] is None and body["hint"] is None
        assert body["moved"]["seat"] == one.seat and body["moved"]["ply"] == one.ply
        offered = [option["word"] for option in body["moved"]["ask"]["options"]]
        assert one.best in offered and len(offered) == one.offered
        hidden = parvis.game("emara").view(parvis.replay(one.record), one.seat)
        assert body["moved"]["view"] == msgspec.json.decode(msgspec.json.encode(hidden))
        value = body["moved"]["ask"]["options"][0]["value"]
        assert (await anybody.get(f"puzzles/{one.id}/preview/{value}"))["type"] == "previewed"
        assert len((await anybody.get(f"puzzles/{one.id}/points"))["scores"]) == one.seats
        assert (await anybody.get("puzzles/next", game="emara"))["game"] == "emara"
        await anybody.get("puzzles/next", 404, game="chess")
        await anybody.get("puzzles/emara-nothing", 404)
        await anybody.post(f"puzzles/{one.id}/answer", 401, word=one.best)


async def test_the_first_answer_is_rated_and_no_other(tmp_path: Path) -> None:
    one = first()
    async with (
        running(tmp_path / "parvis.db", games=GAMES) as server,
        await server.client().guest("Anne") as anne,
        await server.client().guest("Berthe") as berthe,
        await server.client().guest("Colin") as colin,
    ):
        await anne.post(f"puzzles/{one.id}/answer", 409, word="nothing at all")
        wrong = await answered(anne, one.id, one.natural)
        assert wrong["outcome"] == "wrong" and wrong["left"] == 1 and wrong["solution"] is None
        assert wrong["decision"]["best"] is None and wrong["decision"]["loss"] > 0
        assert wrong["change"] < 0 and wrong["rating"]["tries"] == 1
        assert (await anne.get(f"puzzles/{one.id}"))["answer"] is None  # another try is left
        right = await answered(anne, one.id, one.best)
        assert right["outcome"] == "right" and right["solution"]["best"]["word"] == one.best
        assert right["rating"] == wrong["rating"] and right["rating"]["solved"] == 0
        assert {row["played"]["word"] for row in right["solution"]["rows"]} == {
            reply.word for reply in one.replies
        }
        again = await answered(anne, one.id, one.natural)  # to look at another choice
        assert again["rating"] == right["rating"] and again["tries"] == 2
        assert (await anne.get(f"puzzles/{one.id}"))["answer"]["solution"]

        found = await answered(berthe, one.id, one.best)
        assert found["change"] > 0 and found["rating"]["streak"] == 1 and found["left"] == 0
        hinted = await colin.post(f"puzzles/{one.id}/hint")
        assert set(hinted) == {"why", "points", "points_spread"}
        assert (await colin.get(f"puzzles/{one.id}"))["hint"] == hinted
        half = await answered(colin, one.id, one.best)
        assert half["outcome"] == "right" and half["rating"]["solved"] == 0
        assert half["change"] < found["change"]

        card = (await anne.get("puzzles", game="emara"))["puzzles"]
        mine = next(c for c in card if c["id"] == one.id)
        assert mine["tried"] and mine["found"] and mine["rating"] != one.rating
        shown = await answered(anne, puzzles_of("emara")[1].id, "")
        assert shown["outcome"] == "shown" and shown["solution"] and shown["decision"] is None


async def test_the_problem_of_the_day_is_the_same_for_all_and_keeps_its_days(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = {name: parvis.game(name) for name in parvis.game_names()}
    async with (
        running(tmp_path / "parvis.db", games=games) as server,
        await server.client().guest("Anne") as anne,
        await server.client().guest("Berthe") as berthe,
    ):
        for n in range(3):
            day = TODAY + datetime.timedelta(days=n)
            monkeypatch.setattr(puzzles_api, "_today", lambda day=day: day)
            mine, theirs = await anne.get("puzzles/day"), await berthe.get("puzzles/day")
            one = of_the_day(day)
            assert mine["puzzle"]["id"] == theirs["puzzle"]["id"] == one.id
            assert mine["day"] == day.isoformat() and mine["streak"] == n
            assert (await answered(anne, one.id, one.best, day=True))["change"] > 0
        told = await anne.get("puzzles/day")
        assert told["streak"] == 3 and told["found"] == told["tried"] == 3
        assert [d["outcome"] for d in told["days"]] == ["found"] * 3
        monkeypatch.setattr(puzzles_api, "_today", lambda: TODAY + datetime.timedelta(days=4))
        assert (await anne.get("puzzles/day"))["streak"] == 0  # a day was left out
        assert (await berthe.get("puzzles/day"))["days"] == []


async def test_what_was_made_of_puzzles_is_exported_and_erased(database: str) -> None:
    one = first()
    async with running(database, games=GAMES) as server, server.client() as anne:
        await anne.post("account", name="Anne Malaterre", password=PASSWORD)
        await answered(anne, one.id, one.best)
        known = await anne.get("account/export")
        assert [row["puzzle"] for row in known["puzzles"]] == [one.id]
        assert known["puzzle ratings"][0]["solved"] == 1
        await anne.post("account/erase", password=PASSWORD)
        store = server.server.store
        for table in (ATTEMPTS, SOLVERS):
            assert await store.read(functools.partial(rows_of, table)) == []
