"""Ratings: what moves them, that they can be computed anew, and that they say what they mean."""

import asyncio
import math
import random
from collections.abc import Iterator

import msgspec
import pytest
import sqlalchemy as sa

from parvis.cli import main
from parvis.server.store.database import Store
from parvis.server.store.history import RATINGS, RESULTS
from parvis.server.store.ratings import BETA, FRESH, LEVELS, MU, Rating, level_rating, rate
from parvis.server.store.results import Over, note, rate_rows, recompute
from parvis.server.store.schema import PEOPLE, SEATS, TABLES
from parvis.server.web.tables_api import RATED_AT_ONCE
from tests.server.harness import LIVE, running
from tests.server.test_results import account, finish, results


async def test_a_rated_game_moves_people_and_no_computer_player(database: str) -> None:
    async with (
        running(database) as server,
        await account(server, "Anne") as anne,
        await account(server, "Bruno") as bruno,
    ):
        me, other = [(await client.get("me"))["id"] for client in (anne, bruno)]
        casual = (await anne.table("me", "novice"))["id"]
        await finish(casual, anne)
        table = await anne.table("me", "open", "builder", rated=True, clock=LIVE)
        assert table["rated"] and not table["hints"]
        await bruno.post(f"tables/{table['id']}/join")
        result = await finish(table["id"], anne, bruno)
        rows = await results(server, "rated", "person", "mu", "new_mu", "new_sigma")
        assert [row[0] for row in rows] == [False, False, True, True, True]
        builder = level_rating("orchard", "builder")
        before = [FRESH, FRESH, builder]
        after = rate(before, result["ranking"])
        assert rows[2:] == [
            (True, me, MU, *after[0]),
            (True, other, MU, *after[1]),
            (True, None, builder.mu, None, None),
        ]
        store = server.server.store
        stored = await store.read(lambda c: c.execute(sa.select(RATINGS)).all())
        assert sorted(row[:5] for row in stored) == sorted(
            [(me, "orchard", *after[0], 1), (other, "orchard", *after[1], 1)]
        )


async def test_what_a_rated_table_does_not_allow(database: str) -> None:
    async with (
        running(database) as server,
        await account(server, "Anne") as anne,
        await server.client().guest("Zoé") as zoe,
    ):
        plans = [{"who": "me"}, {"who": "computer"}]
        refused = await zoe.post("tables", 403, game="orchard", seats=plans, rated=True)
        assert refused["reason"] == "guest"
        here = [{"who": "me"}, {"who": "here", "name": "Ami"}]
        refused = await anne.post("tables", 400, game="orchard", seats=here, rated=True)
        assert refused["reason"] == "bad-setup"
        for who in ("open", "link"):  # else whoever is about to lose need only wait
            seats = [{"who": "me"}, {"who": who}]
            await anne.post("tables", 400, game="orchard", seats=seats, rated=True)
        table = (await anne.table("me", "open", rated=True, clock=LIVE))["id"]
        await anne.post(f"tables/{table}/room", 400, clock={"mode": "none"})
        refused = await zoe.post(f"tables/{table}/join", 403)
        assert refused["reason"] == "guest"
        await anne.post(f"tables/{table}/start")
        moved = await anne.get(f"tables/{table}/now")
        value = moved["ask"]["options"][0]["value"]
        await anne.post(f"tables/{table}/choose", ply=moved["ply"], value=value)
        while not (moved := await anne.get(f"tables/{table}/now"))["ask"]["options"]:
            await asyncio.sleep(0.01)
        assert moved["undo"] is None
        for body in ({}, {"to": 0}):
            refused = await anne.post(f"tables/{table}/undo", 409, ply=moved["ply"], **body)
            assert (refused["reason"], refused["barrier"]) == ("no-undo", "rated")
        refused = await anne.post(f"tables/{table}/hint", 403, ply=moved["ply"])
        assert refused["reason"] == "no-hint"
        assert (await anne.http.delete(f"/api/tables/{table}")).status_code == 405
        await finish(table, anne)
        assert (await anne.http.delete(f"/api/tables/{table}")).status_code == 405
        again = await anne.post(f"tables/{table}/rematch")
        assert again["rated"]


async def test_a_rated_game_is_not_left_for_the_next_one(database: str) -> None:
    async with running(database) as server, await account(server, "Anne") as anne:
        tables: list[str] = []
        while len(tables) < RATED_AT_ONCE:
            tables.append((await anne.table("me", "novice", rated=True))["id"])
            while not (await anne.get(f"tables/{tables[-1]}/now"))["ask"]["options"]:
                await asyncio.sleep(0.01)
            refused = await anne.post(f"tables/{tables[-1]}/room/seat", 409, seat=1, do="free")
            assert refused["reason"] == "already-started"
        seats = [{"who": "me"}, {"who": "computer", "level": "novice"}]
        refused = await anne.post("tables", 409, game="orchard", seats=seats, rated=True)
        assert refused["reason"] == "playing"
        await anne.table("me", "novice")
        await anne.post(f"tables/{tables[0]}/resign", end=True)
        await anne.table("me", "novice", rated=True)
        lost = await results(server, "table", "seat", "rated", "place")
        assert [row[2:] for row in lost if row[:2] == (tables[0], 0)] == [(True, 2)]


STRENGTHS = {n: 14.0 + 1.1 * n for n in range(1, 21)}  # of people; levels have their own
Sits = list[tuple[int | None, str | None]]  # a person, or the level of a computer player


def season(games: int, luck: random.Random) -> Iterator[tuple[Sits, list[int]]]:
    """Yield who sat at each game of a season, and the places that their strengths lead to."""
    for _ in range(games):
        size = luck.choice((2, 2, 3, 4))
        people = luck.sample(sorted(STRENGTHS), luck.randint(1, size))
        sits: Sits = [(n, None) for n in people]
        sits += [(None, luck.choice(LEVELS)) for _ in range(size - len(people))]
        true = [STRENGTHS[n] if n else level_rating("piliers", str(level)).mu for n, level in sits]
        form = [x / (math.sqrt(2) * BETA) - math.log(-math.log(luck.random())) for x in true]
        yield sits, [1 + sum(other > one for other in form) for one in form]


def stored_season(c: sa.Connection, games: int, luck: random.Random) -> None:
    """Store the results of a season."""
    for n in STRENGTHS:
        name = f"Player {n}"
        c.execute(sa.insert(PEOPLE).values(id=n, name=name, key=name, made=0.0, seen=0.0))
    for number, (sits, places) in enumerate(season(games, luck)):
        table = f"table-{number:04}"
        c.execute(
            sa.insert(TABLES).values(
                id=table,
                game="piliers",
                version=1,
                options="{}",
                status="finished",
                host=1,
                invite="",
                shuffle=False,
                clock="{}",
                banks="[]",
                since=0.0,
                ply=9,
                revision=0,
                made=0.0,
                moved=0.0,
                rated=True,
            )  # fmt: skip
        )
        c.execute(
            sa.insert(SEATS),
            [
                {
                    "table": table,
                    "seat": i,
                    "who": "person" if n else "computer",
                    "person": n,
                    "name": f"Player {n}" if n else "",
                    "level": level,
                    "left": False,
                }  # fmt: skip
                for i, (n, level) in enumerate(sits)
            ],
        )
        scores = [100 - place for place in places]
        note(c, table, Over(scores, places, [{"all": s} for s in scores]), float(number))


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    store.open(writer=False)
    yield store
    store.dispose()


def test_ratings_computed_anew_agree_to_the_last_digit(
    store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    with store.writing() as c:
        stored_season(c, 60, random.Random(1))
        stored = sorted(tuple(row) for row in c.execute(sa.select(RATINGS)))
        kept = [tuple(r) for r in c.execute(sa.select(RESULTS).order_by("number", "seat"))]
    url = store.url.render_as_string(hide_password=False)
    assert main(["admin", "ratings", "--recompute", "--json", "--database", url]) == 0
    (found,) = msgspec.json.decode(capsys.readouterr().out)
    assert found["games"] == found["rated"] == 60 and found["changed"] == 0
    with store.writing() as c:
        assert sorted(tuple(row) for row in c.execute(sa.select(RATINGS))) == stored
        c.execute(sa.update(RATINGS).where(RATINGS.c.person == 3).values(mu=99.0))
        c.execute(sa.update(RESULTS).where(RESULTS.c.number == 7).values(new_mu=1.0))
        assert recompute(c).changed == 1
        assert sorted(tuple(row) for row in c.execute(sa.select(RATINGS))) == stored
        again = [tuple(r) for r in c.execute(sa.select(RESULTS).order_by("number", "seat"))]
        people = [row for row in again if row[3] is not None]
        assert people == [row for row in kept if row[3] is not None]
    assert main(["admin", "delete", "table-0005", "--database", url]) == 0
    with store.writing() as c:
        assert recompute(c).changed == 0  # deleting a rated game has moved what came after it


def test_a_season_ranks_people_rightly_and_is_as_sure_as_it_says() -> None:
    found: dict[int, Rating] = {}
    for sits, places in season(5000, random.Random(5)):
        rows = [
            {
                "person": n,
                "level": level,
                "game": "piliers",
                "left": False,
                "mu": None,
                "place": place,
            }
            for (n, level), place in zip(sits, places, strict=True)
        ]
        rate_rows(rows, found)
    strengths = STRENGTHS
    assert found.keys() == strengths.keys()
    sure = [n for n, r in found.items() if abs(r.mu - strengths[n]) < 1.96 * r.sigma]
    assert len(sure) >= 17  # of 20, where 19 are expected
    assert not any(rating.provisional for rating in found.values())
    apart = [(a, b) for a in strengths for b in strengths if strengths[a] - strengths[b] > 5.0]
    wrong = [(a, b) for a, b in apart if found[a].mu <= found[b].mu]
    assert len(wrong) <= len(apart) // 100
    order = sorted(strengths, key=lambda n: found[n].mu)
    assert set(order[:5]) <= set(range(1, 9)) and set(order[-5:]) <= set(range(13, 21))


def test_levels_stand_in_their_order_and_nobody_moves_them() -> None:
    for game in ("piliers", "emara", "descendance", "clochemerle", "hoyuk", "orchard"):
        heights = [level_rating(game, level).shown for level in LEVELS]
        assert heights == sorted(set(heights)) and heights[2] == 1500
    won = 1 / (1 + math.exp(-(level_rating("hoyuk", "builder").mu - MU) / (math.sqrt(2) * BETA)))
    assert won == pytest.approx(0.725)
    assert FRESH.provisional and FRESH.shown == 1500
