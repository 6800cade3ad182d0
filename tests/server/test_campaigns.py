"""The server remembers the campaign of a person, a guest's too, from one game to the next."""

from pathlib import Path
from typing import Any

import msgspec

import parvis
from parvis import seeded
from parvis.engine import Record
from parvis.games.emara.campaign import next_start, outcome_of
from parvis.records import replay
from tests.server.harness import Client, running

EMARA = parvis.game("emara")
GAMES = {"emara": EMARA}


async def finish(client: Client, table: str) -> int:
    """Play a table for one to its end, at random; return where the next game starts."""
    random = seeded(7)
    moved = await client.get(f"tables/{table}/now")
    while moved["ask"]:
        options = moved["ask"]["options"]
        word = options[random.below(len(options))]["word"]
        moved = await client.post(f"tables/{table}/choose", ply=moved["ply"], word=word)
    record = msgspec.convert(await client.get(f"tables/{table}/record"), Record)
    return next_start(outcome_of(replay(record)))


async def campaign(client: Client, **options: Any) -> Any:
    return await client.table("me", game="emara", options={"solo": "campaign", **options})


async def test_a_campaign_goes_on_for_who_plays_it_and_nobody_else(database: str) -> None:
    async with running(database, games=GAMES) as server:
        async with await server.client().guest("Anne") as anne:
            first = await campaign(anne)
            assert "campaign_start" not in first["options"]  # the default, 40
            start = await finish(anne, first["id"])
            assert start != 40
            value = (await anne.get("memory/emara"))["value"]
            assert EMARA.settings[EMARA.campaign.option].values[value] == start  # type: ignore[union-attr]
            assert (await campaign(anne))["options"]["campaign_start"] == start
            once_more = await anne.post(f"tables/{first['id']}/rematch")
            assert once_more["options"]["campaign_start"] == start
            kept = await anne.get("solo/emara")
            assert [(r["mode"], r["start"], r["games"]) for r in kept["records"]] == [
                ("campaign", 40, 1)
            ]
            assert (kept["campaign"] == 40) == (start < 40)
            # What is asked for stands; the other solo game and other people know nothing of it.
            assert (await campaign(anne, campaign_start=40))["options"]["campaign_start"] == 40
            alone = await anne.table("me", game="emara")
            assert alone["options"] == {}
            second = once_more["id"]
            after = await finish(anne, second)
            assert abs(after - start) in (2, 5)
            assert (await campaign(anne))["options"]["campaign_start"] == after
            # To begin again.
            await anne.http.put("/api/memory/emara", json={"value": 0})
            assert "campaign_start" not in (await campaign(anne))["options"]
        async with await server.client().guest("Bruno") as bruno:
            assert "campaign_start" not in (await campaign(bruno))["options"]


async def test_a_number_that_means_nothing_starts_a_campaign_anew(tmp_path: Path) -> None:
    async with running(tmp_path / "parvis.db", games=GAMES) as server, server.client() as anne:
        await anne.guest("Anne")
        for value in (9999, -4):
            await anne.http.put("/api/memory/emara", json={"value": value})
            assert (await campaign(anne))["options"] == {"solo": "campaign"}


async def test_games_with_informed_choice_are_a_campaign_apart(tmp_path: Path) -> None:
    async with running(tmp_path / "parvis.db", games=GAMES) as server, server.client() as anne:
        await anne.guest("Anne")
        start = await finish(anne, (await campaign(anne, informed_choice=True))["id"])
        assert (await campaign(anne))["options"] == {"solo": "campaign"}
        again = await campaign(anne, informed_choice=True)
        assert again["options"]["campaign_start"] == start
        assert (await anne.get("memory/emara"))["value"] == 0
        assert (await anne.get("memory/emara:informed_choice"))["value"] > 0
        assert (await anne.get("solo/emara"))["records"] == []
        assert len((await anne.get("solo/emara:informed_choice"))["records"]) == 1
        assert (await anne.http.get("/api/memory/emara:solo")).status_code == 404


async def test_the_lobby_is_told_which_option_is_remembered(tmp_path: Path) -> None:
    games = {**GAMES, "piliers": parvis.game("piliers")}
    async with running(tmp_path / "parvis.db", games=games) as server, server.client() as anne:
        games_told = await anne.get("games")
    told = {card["name"]: (card["campaign"], card["apart"]) for card in games_told}
    assert told == {"emara": ("campaign_start", "informed_choice"), "piliers": (None, None)}
