"""Results of finished games: kept for each seat, once, and erased with the account."""

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa

from parvis.server.store.history import PREFERENCES, RATINGS, RESULTS, TALLIES, USES
from parvis.server.store.results import recompute
from parvis.server.store.schema import CHOICES, TABLES
from parvis.server.tables import uses
from parvis.server.tables.backfill import backfill
from tests.server.harness import LIVE, Client, Running, running

PASSWORD = "un grand village"


async def account(server: Running, name: str) -> Client:
    client = server.client()
    await client.post("account", name=name, password=PASSWORD)
    return client


async def finish(table: str, *players: Client) -> dict[str, Any]:
    """Play a table to its end: everybody takes what is offered last, so the bag is soon empty."""
    async with asyncio.timeout(60):
        while True:
            for player in players:
                moved = await player.get(f"tables/{table}/now")
                if moved["result"]:
                    result: dict[str, Any] = moved["result"]
                    return result
                if moved["ask"]["options"]:
                    value = moved["ask"]["options"][-1]["value"]
                    await player.post(f"tables/{table}/choose", ply=moved["ply"], value=value)
            await asyncio.sleep(0.01)


async def results(server: Running, *names: str, table: str = "") -> list[tuple[Any, ...]]:
    found = sa.select(*(RESULTS.c[name] for name in names))
    found = found.order_by(RESULTS.c.number, RESULTS.c.seat)
    if table:
        found = found.where(RESULTS.c.table == table)
    rows = await server.server.store.read(lambda c: c.execute(found).all())
    return [tuple(row) for row in rows]


async def tallies(server: Running) -> list[tuple[Any, ...]]:
    def read(c: sa.Connection) -> list[tuple[Any, ...]]:
        return sorted(tuple(row) for row in c.execute(sa.select(TALLIES)))

    return await server.server.store.read(read)


async def test_the_end_of_a_game_is_kept_for_each_seat(database: str) -> None:
    async with running(database) as server, await account(server, "Anne") as anne:
        me = (await anne.get("me"))["id"]
        table = (await anne.table("me", "novice"))["id"]
        result = await finish(table, anne)
        rows = await results(server, "person", "level", "score", "place", "size", "counts")
        assert rows == [
            (me, None, result["scores"][0], result["ranking"][0], 2, True),
            (None, "novice", result["scores"][1], result["ranking"][1], 2, True),
        ]
        seconds, at, own = (await results(server, "seconds", "at", "own", table=table))[0]
        head = await anne.get(f"tables/{table}")
        assert at == head["moved"] and 0 <= seconds <= at - head["made"] and own
        found = await tallies(server)
        assert {row[:3] for row in found} == {
            (who, "orchard", size) for who in (str(me), "novice", "*") for size in (0, 2)
        }
        assert all(row[4] == 1 for row in found)


async def test_who_gives_up_is_last_and_who_leaves_keeps_the_game(database: str) -> None:
    async with (
        running(database) as server,
        await account(server, "Anne") as anne,
        await account(server, "Bruno") as bruno,
    ):
        me, other = [(await client.get("me"))["id"] for client in (anne, bruno)]
        given = (await anne.table("me", "open"))["id"]
        await bruno.post(f"tables/{given}/join")
        await anne.post(f"tables/{given}/resign", end=True)
        assert await results(server, "person", "place", "left") == [
            (me, 2, False),
            (other, 1, False),
        ]
        left = (await anne.table("me", "open"))["id"]
        await bruno.post(f"tables/{left}/join")
        await anne.post(f"tables/{left}/resign", level="novice")
        await finish(left, bruno)
        rows = await results(server, "person", "level", "left", table=left)
        assert rows == [(me, "novice", True), (other, None, False)]
        won = {row[0]: row[5] for row in await tallies(server) if row[2] == 0}
        assert won[str(me)] == 0.0 and "novice" not in won


async def test_several_hands_at_one_device_are_one_game_of_its_owner(database: str) -> None:
    async with running(database) as server, await account(server, "Anne") as anne:
        table = (await anne.table("here", "me"))["id"]
        await finish(table, anne)
        assert [own for (own,) in await results(server, "own")] == [False, True]
        games = [row[4] for row in await tallies(server) if row[0] != "*"]
        assert games == [1, 1]


async def test_training_counts_for_nothing(database: str) -> None:
    async with running(database) as server, await account(server, "Anne") as anne:
        table = (await anne.table("me", "novice"))["id"]
        moved = await anne.get(f"tables/{table}/now")
        await anne.post(f"tables/{table}/choose", ply=0, value=moved["ask"]["options"][0]["value"])
        while not (moved := await anne.get(f"tables/{table}/now"))["ask"]["options"]:
            await asyncio.sleep(0.01)
        await anne.post(f"tables/{table}/undo", ply=moved["ply"], to=0)
        await finish(table, anne)
        assert await results(server, "counts") == [(False,), (False,)]
        assert await tallies(server) == []


async def test_games_that_ended_before_are_replayed_at_the_start(database: str) -> None:
    async with running(database) as server, await account(server, "Anne") as anne:
        tables = [(await anne.table("me", "here"))["id"] for _ in range(3)]
        for table in tables:
            await finish(table, anne)
        await anne.table("me", "here")  # and one that goes on
        names = [c.name for c in RESULTS.columns]
        before, summed = await results(server, *names), await tallies(server)
        store = server.server.store
        await store.write(lambda c: c.execute(sa.delete(RESULTS)).rowcount)
        await store.write(lambda c: c.execute(sa.delete(TALLIES)).rowcount)
        broken = (CHOICES.c.table == tables[2], CHOICES.c.ply == 0)
        await store.write(
            lambda c: c.execute(sa.update(CHOICES).where(*broken).values(word="?")).rowcount
        )
        assert await backfill(server.server.hall) == 2
        assert await results(server, *names) == [row for row in before if row[0] != tables[2]]
        assert await backfill(server.server.hall) == 0
        games = {row[:3]: row[4] for row in await tallies(server)}
        assert games == {row[:3]: row[4] - 1 for row in summed}


async def test_an_account_that_is_erased_leaves_a_seat_without_a_person(database: str) -> None:
    async with (
        running(database) as server,
        await account(server, "Anne") as anne,
        await account(server, "Bruno") as bruno,
    ):
        other = (await bruno.get("me"))["id"]
        alone = (await anne.table("me", "novice", rated=True))["id"]
        await finish(alone, anne)
        shared = (await anne.table("me", "open", rated=True, clock=LIVE))["id"]
        await bruno.post(f"tables/{shared}/join")
        await finish(shared, anne, bruno)
        told = await anne.get("account/export")
        assert [row["table"] for row in told["results"]] == [alone, shared]
        assert [row["games"] for row in told["ratings"]] == [2]
        store = server.server.store

        def rated(c: sa.Connection) -> list[tuple[Any, ...]]:
            return [tuple(row) for row in c.execute(sa.select(RATINGS))]

        before = [row for row in await store.read(rated) if row[0] == other]
        await anne.http.put("/api/settings", json={"values": {"theme": "dark"}})
        answer = await anne.http.post("/api/account/erase", json={"password": PASSWORD})
        assert answer.is_success
        assert await results(server, "table", "person") == [(shared, None), (shared, other)]
        assert await store.read(rated) == before
        assert {row[0] for row in await tallies(server)} == {str(other), "*", "novice"}
        assert await store.read(lambda c: c.execute(sa.select(PREFERENCES)).all()) == []
        assert (await store.write(recompute)).changed == 0  # who is gone still counts as they were
        assert await store.read(rated) == before


async def test_a_game_that_goes_on_from_a_moment_survives_a_restart(database: str) -> None:
    """Its first choices are one record, the later ones rows."""
    async with running(database) as server, await account(server, "Anne") as anne:
        table = (await anne.table("me", "here"))["id"]
        await finish(table, anne)
        found = await server.server.hall.get(table)
        assert found.play is not None
        person = await server.server.accounts.by_session(anne.http.cookies["parvis"])
        assert person is not None
        new = await server.server.seating.go_on(person, found.play.until(6), found.seats)
        on = new.id
        assert new.play is not None
        first = new.play.ply
        await finish(on, anne)
        server.server.hall._tables.clear()
        again = await server.server.hall.get(on)
        assert again.play is not None and again.play.ply == again.head.ply > first
        assert not any(counts for (counts,) in await results(server, "counts", table=on))

        def stored(c: sa.Connection) -> Any:
            return c.execute(sa.select(TABLES.c.record).where(TABLES.c.id == on)).scalar_one()

        assert await server.server.store.read(stored) is not None


async def test_choices_of_people_are_counted_once_with_their_wins(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uses, "FEW", 1)
    monkeypatch.setattr(uses, "ROWS", 3)  # one whole game, and a part of the next
    async with (
        running(database) as server,
        await account(server, "Anne") as anne,
        await account(server, "Bruno") as bruno,
    ):
        tallyman = server.server.tallyman
        assert await tallyman.count() == 0
        wins = 0.0
        for _ in range(2):
            table = (await anne.table("me", "open"))["id"]
            await bruno.post(f"tables/{table}/join")
            value = (await anne.get(f"tables/{table}/now"))["ask"]["options"][0]["value"]
            await anne.post(f"tables/{table}/choose", ply=0, value=value)  # she plants a card
            result = await finish(table, anne, bruno)
            wins += sum(place == 1 for place in result["ranking"]) > 0
        table = (await anne.table("me", "novice"))["id"]
        await finish(table, anne)
        while await tallyman.count():
            pass
        told = await anne.get("choices/orchard")
        assert (told["games"], told["seats"]) == (3, 5)  # seats of people
        every = {(one["action"], one["noun"], one["name"]): one for one in told["choices"]}
        openings = [one for one in told["choices"] if one["opening"] and not one["noun"]]
        assert sum(one["seats"] for one in openings) == 5
        draw = every["turn draw", "", ""]
        assert 0 <= draw["low"] <= draw["wins"] <= draw["high"] <= 1
        assert draw["even"] == pytest.approx(0.5)
        planted = [one for one in told["choices"] if one["action"] == "turn plant" and one["noun"]]
        assert {one["noun"] for one in planted} == {"card"}
        assert any(one["opening"] for one in planted)
        store = server.server.store
        before = await store.read(lambda c: c.execute(sa.select(USES)).all())
        assert sum(row.wins for row in before if row.opening and not row.noun) >= wins
        assert await tallyman.count() == 0
        await store.write(recompute)  # it begins again from the records
        while await tallyman.count():
            pass
        again = await store.read(lambda c: c.execute(sa.select(USES)).all())
        assert sorted(map(tuple, again)) == sorted(map(tuple, before))
        await anne.get("choices/chess", 404)
