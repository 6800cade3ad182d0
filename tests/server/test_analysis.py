"""Analyses through the API: of finished games alone, in processes that can be killed."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from parvis.analysis.report import VERSION, Analysis
from parvis.engine import QUIET, AnyGame, OptionValue, Record, seeded
from parvis.server.computers.analysts import Analysts
from parvis.server.store.schema import ANALYSES
from parvis.server.tables import analyses
from tests.engine.orchard import GAME
from tests.server.harness import Client, Running, analyst, running


def record(seats: int = 2, seed: int = 1, game: AnyGame = GAME) -> dict[str, Any]:
    """Return the record of a game played at random."""
    random = seeded(seed)
    options: dict[str, OptionValue] = {"short": True} if game is GAME else {}
    s = game.start(seats, seed, options)
    words: list[str] = []
    while s.agenda:
        value = random.pick(game.options(s))
        words.append(game.spell(s, value))
        game.choose(s, value, QUIET)
    made = Record(game.name, game.version, seats, options, None, tuple(words))
    found: dict[str, Any] = msgspec.to_builtins(made)
    return found


async def brought(client: Client, seed: int = 1) -> str:
    """Bring a record; return the address of its analysis."""
    table = await client.post("records", **record(seed=seed))
    return f"tables/{table['id']}/analysis"


async def whole(client: Client, where: str) -> list[Any]:
    """Wait for an analysis; return all that was told on the way."""
    told = [await client.post(where)]
    while told[-1]["status"] in ("waiting", "running"):
        told.append(await client.get(where, since=told[-1]["change"], wait=True))
    return told


async def stored(server: Running) -> list[Any]:
    return await server.server.store.read(
        lambda c: list(c.execute(sa.select(ANALYSES)).mappings().all())
    )


async def test_a_record_is_analysed_coarse_first_and_kept(database: str) -> None:
    async with running(database) as server, await server.client().guest("Anne") as anne:
        where = await brought(anne)
        assert (await anne.get(where))["status"] == "none"
        told = await whole(anne, where)
        assert [one["change"] for one in told] == sorted({one["change"] for one in told})
        last = told[-1]
        assert last["status"] == "done"
        found = msgspec.convert(last["analysis"], Analysis)
        assert found.stage == "complete" and found.done == found.total > 0
        assert {one["analysis"]["stage"] for one in told if one["analysis"]} > {"curve"}
        assert found.ledger is not None and len(found.accuracy) == found.seats == 2
        assert sum(found.moments[0].wins) == pytest.approx(1)
        for decision in found.decisions:
            assert decision.judged != "waiting"
        (row,) = await stored(server)
        assert row["status"] == "done" and row["signature"] == f"{VERSION}-classic"
        assert await anne.get(where) == last == await anne.post(where)
        async with server.client() as stranger:  # it is there for all who may see the table
            assert await stranger.get(where) == last
            assert (await stranger.post(where, 401))["reason"] == "signed-out"
    async with running(database) as server, server.client() as stranger:
        assert await stranger.get(where) == last


async def test_nothing_is_told_of_a_game_that_is_not_over(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "parvis.db") as server,
        await server.client().guest("Anne") as anne,
        await server.client().guest("Bruno") as bruno,
    ):
        begun = {**record(), "choices": record()["choices"][:-5]}
        unfinished = await anne.post("records", **begun)
        waiting = await anne.table("me", "open")
        running_one = await anne.table("me", "here")
        moved = await anne.get(f"tables/{running_one['id']}/now")
        await anne.post(f"tables/{running_one['id']}/choose", ply=moved["ply"], word="turn draw")
        for table in (unfinished, waiting, running_one):
            for client in (anne, bruno):
                where = f"tables/{table['id']}/analysis"
                assert (await client.get(where, 409))["reason"] == "unfinished"
                assert (await client.post(where, 409))["reason"] == "unfinished"
                assert (await client.get(where, 409, wait=True))["reason"] == "unfinished"
        private = await anne.table("me", "here", visibility="private")
        for ask in (bruno.get, bruno.post):
            assert (await ask(f"tables/{private['id']}/analysis", 404))["reason"] == "not-found"
        assert await stored(server) == []


async def test_a_game_that_was_given_up_is_judged_by_how_it_ended(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "parvis.db") as server,
        await server.client().guest("Anne") as anne,
    ):
        table = await anne.table("me", "novice")
        moved = await anne.get(f"tables/{table['id']}/now")
        for _ in range(4):
            where = f"tables/{table['id']}"
            word = moved["ask"]["options"][-1]["word"]
            moved = await anne.post(f"{where}/choose", ply=moved["ply"], word=word)
            while not moved["ask"]["options"]:
                now = {"since": moved["ply"], "revision": moved["revision"]}
                moved = await anne.get(f"{where}/now", wait=True, **now)
        state = await anne.post(f"tables/{table['id']}/resign", end=True)
        assert state["status"] == "finished" and state["quit"] == 0
        last = (await whole(anne, f"tables/{table['id']}/analysis"))[-1]
        assert last["status"] == "done"
        assert last["analysis"]["ranking"] == [2, 1]
        assert last["analysis"]["ledger"]["seats"][1]["result"] == 1
        # What was found of her decisions stands in her list, and on her profile.
        (hers,) = [one for one in last["analysis"]["accuracy"] if one["seat"] == 0]
        (mine,) = (await anne.get("my-games"))["finished"]
        assert mine["accuracy"] == hers["accuracy"]
        await anne.post("account", name="Anne", password="a long password")
        (judged,) = (await anne.get("profiles/Anne"))["judged"]
        assert (judged["game"], judged["games"], judged["doubt"]) == ("orchard", 1, None)
        assert judged["accuracy"] == pytest.approx(hers["accuracy"])


@pytest.mark.parametrize("behaviour", ["hang", "die", "raise", "eat"])
async def test_an_analyst_that_fails_is_told_of_and_one_may_ask_again(
    tmp_path: Path, behaviour: str
) -> None:
    analysts = Analysts(start=analyst(behaviour, 300), silence=4)
    async with (
        running(tmp_path / "parvis.db", analysts=analysts) as server,
        await server.client().guest("Anne") as anne,
    ):
        where = await brought(anne)
        told = await whole(anne, where)
        assert told[-1]["status"] == "failed" and told[-1]["analysis"] is None
        assert (await anne.get(where, since=99, wait=True))["status"] == "failed"
        analysts.start, analysts.silence = analyst(), 60
        again = await whole(anne, where)
        assert again[-1]["status"] == "done"
        assert again[-1]["change"] > told[-1]["change"]


async def test_an_analysis_survives_the_death_of_its_process(tmp_path: Path) -> None:
    analysts = Analysts(start=analyst())
    async with (
        running(tmp_path / "parvis.db", analysts=analysts) as server,
        await server.client().guest("Anne") as anne,
    ):
        where = await brought(anne)
        told = [await anne.post(where)]
        killed = False
        while told[-1]["status"] in ("waiting", "running"):
            if not killed and told[-1]["analysis"] is not None:
                (process,) = analysts._processes
                process.kill()
                killed = True
            told.append(await anne.get(where, since=told[-1]["change"], wait=True))
        assert killed and told[-1]["status"] == "done"
        done = [one["analysis"]["done"] for one in told if one["analysis"]]
        assert done == sorted(done)  # nothing that was told is taken back


async def test_what_was_interrupted_or_is_outdated_is_begun_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "parvis.db"
    hanging = Analysts(start=analyst("hang"))
    async with (
        running(database, analysts=hanging) as server,
        await server.client().guest("Anne") as anne,
    ):
        where = await brought(anne)
        began = await anne.post(where)
        assert began["status"] in ("waiting", "running")
        cookies = anne.http.cookies
    async with running(database) as server, server.client() as anne:
        anne.http.cookies = cookies
        assert (await anne.get(where))["status"] == "none"
        done = (await whole(anne, where))[-1]
        assert done["status"] == "done" and done["change"] > began["change"]
        while server.server.analyses.courses:  # its process is seen to its end
            await asyncio.sleep(0.01)
        monkeypatch.setattr(analyses, "signature", lambda game, seats, quick: f"{VERSION}-other")
        assert (await anne.get(where))["status"] == "none"
        assert (await whole(anne, where))[-1]["status"] == "done"


async def test_who_asks_for_many_waits_and_others_do_not_wait_behind_all_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "ALL", 4)
    async with (
        running(tmp_path / "parvis.db", analysts=Analysts(start=analyst("hang"))) as server,
        await server.client().guest("Anne") as anne,
        await server.client().guest("Bruno") as bruno,
    ):
        places = [await brought(anne, seed) for seed in range(5)]
        first = await anne.post(places[0])
        while first["status"] == "waiting":
            first = await anne.get(places[0], since=first["change"], wait=True)
        assert [(await anne.post(where))["ahead"] for where in places[1:3]] == [1, 2]
        refused = await anne.post(places[3], 429)
        assert refused["reason"] == "too-fast" and refused["wait"] > 0
        assert (await anne.get(places[3]))["status"] == "none"
        assert (await bruno.post(places[3]))["status"] == "waiting"
        assert (await bruno.post(places[4], 429))["reason"] == "too-fast"  # too many of all
        assert (await bruno.post(places[0]))["status"] == "running"  # nothing new
        courses = server.server.analyses.courses
        assert len(courses) == 4
    assert not courses


async def test_two_who_ask_at_once_have_one_analysis(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "parvis.db") as server,
        await server.client().guest("Anne") as anne,
        await server.client().guest("Bruno") as bruno,
    ):
        where = await brought(anne)
        one, other = await asyncio.gather(whole(anne, where), whole(bruno, where))
        assert one[-1] == other[-1]
        assert len(await stored(server)) == 1


async def test_a_deleted_table_takes_its_analysis_along(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "parvis.db") as server,
        await server.client().guest("Anne") as anne,
    ):
        where = await brought(anne)
        await whole(anne, where)
        gone = await anne.http.delete(f"/api/{where.removesuffix('/analysis')}")
        assert gone.status_code in (200, 204)
        assert await stored(server) == []
        assert (await anne.get(where, 404))["reason"] == "not-found"
