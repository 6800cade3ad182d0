"""People's games as a data set: by the consent of all who sat there, and without names."""

import asyncio
import csv
import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from parvis.cli import main
from parvis.server.export import export
from parvis.server.store.database import Store
from parvis.server.store.schema import CHOICES, SEATS, TABLES
from parvis.study.dataset import paths
from tests.engine.orchard import GAME
from tests.server.harness import Client, running

PASSWORD = "une maison bleue"


async def share(client: Client, on: bool) -> None:
    answer = await client.http.put("/api/account/shares", json={"on": on})
    assert answer.json()["shares"] is on


async def finish(*clients: Client, table: str) -> None:
    """Play a table to its end; each answers when asked."""
    while True:
        for client in clients:
            moved = await client.get(f"tables/{table}/now", wait=len(clients) == 1)
            if moved["ask"] is None:
                return
            if moved["ask"]["options"]:
                value = moved["ask"]["options"][-1]["value"]
                await client.post(f"tables/{table}/choose", ply=moved["ply"], value=value)


def exported(database: str, path: Path) -> dict[str, int]:
    store = Store(database)
    try:
        return store.look(lambda c: export(c, GAME, path))
    finally:
        store.dispose()


def rows(path: Path) -> list[dict[str, Any]]:
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


async def test_a_game_goes_out_when_all_who_sat_there_agree(database: str, tmp_path: Path) -> None:
    out = tmp_path / "people.csv"
    async with running(database) as server, server.client() as anne, server.client() as berthe:
        for client, name in ((anne, "Anne Malaterre"), (berthe, "Berthe Colombier")):
            await client.post("account", name=name, password=PASSWORD)
        table = await anne.table("me", "open")
        await berthe.post(f"tables/{table['id']}/join")
        await finish(anne, berthe, table=table["id"])
        unfinished = (await anne.table("me", "here"))["id"]
        await anne.get(f"tables/{unfinished}/now")
        assert exported(database, out) == {"games": 0, "not shared": 1, "not replayed": 0}
        await share(anne, True)
        assert exported(database, out) == {"games": 0, "not shared": 1, "not replayed": 0}
        await share(berthe, True)
        assert exported(database, out) == {"games": 1, "not shared": 0, "not replayed": 0}
        found = {sheet: rows(path) for sheet, path in paths(out).items()}
        told = "".join(path.read_text() for path in paths(out).values())
        for secret in ("Anne", "Malaterre", "Berthe", table["id"]):
            assert secret not in told
        [game] = found[""]
        assert (game["game"], game["seats"], game["seed"]) == ("orchard", "2", "")
        assert [row["player"] for row in found["seats"]] == ["person", "person"]
        assert {row["turn"] for row in found["seats"]} == {"1", "2"}
        result = (await anne.get(f"tables/{table['id']}/now"))["result"]
        assert [int(row["score"]) for row in found["seats"]] == result["scores"]
        assert len(found["choices"]) == int(game["choices"])
        await share(anne, False)
        assert exported(database, out)["games"] == 0


async def test_what_was_left_erased_or_damaged_stays_here(database: str, tmp_path: Path) -> None:
    out = tmp_path / "people.jsonl"
    async with running(database) as server, server.client() as anne:
        await anne.post("account", name="Anne", password=PASSWORD)
        await share(anne, True)
        table = (await anne.table("me", "novice"))["id"]
        await finish(anne, table=table)
        store = server.server.store
        assert exported(database, out)["games"] == 1
        seats = [json.loads(line) for line in paths(out)["seats"].read_text().splitlines()]
        assert [seat["player"] for seat in seats] == ["person", "level:novice"]

        async def change(values: dict[str, Any], then: dict[str, int]) -> None:
            of = sa.update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == 1)
            await store.write(lambda c: c.execute(of.values(**values)).rowcount)
            assert (
                exported(database, out) == {"games": 0, "not shared": 0, "not replayed": 0} | then
            )

        await change({"left": True}, {"not shared": 1})  # somebody who is erased sat there
        await change({"left": False}, {"games": 1})
        lost = sa.delete(CHOICES).where(CHOICES.c.table == table, CHOICES.c.ply > 3)
        await store.write(lambda c: c.execute(lost).rowcount)
        await change({"left": False}, {"not replayed": 1})
        given_up = sa.update(TABLES).where(TABLES.c.id == table).values(quit=1)
        await store.write(lambda c: c.execute(given_up).rowcount)
        await change({"left": False}, {})


def test_the_command_says_how_many_there_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, database = tmp_path / "games.parquet", f"sqlite:///{tmp_path / 'parvis.db'}"
    words = ["export", "piliers", "--out", str(out), "--database", database, "--json"]
    assert main(words) == 2
    assert "there is no database" in capsys.readouterr().err
    store = Store(database)
    store.open()
    asyncio.run(store.close())
    assert main(words) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == [{"games": 0, "not shared": 0, "not replayed": 0}]
    assert all(path.exists() for path in paths(out).values())
    assert main(["export", "chess", "--out", str(out), "--database", database]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err
