"""My games by page and filter, and the settings that follow an account."""

from typing import Any

import pytest
import sqlalchemy as sa

from parvis.server.store.history import RATINGS, RESULTS
from parvis.server.store.schema import TABLES
from parvis.server.tables import mine
from tests.server.harness import LIVE, running
from tests.server.test_results import account, finish


async def test_my_games_are_listed_by_page_and_filter(database: str) -> None:
    async with (
        running(database) as server,
        await account(server, "Anne") as anne,
        await account(server, "Bruno") as bruno,
    ):
        empty = await anne.get("my-games")
        assert (empty["running"], empty["finished"], empty["next"]) == ([], [], None)
        lost = (await anne.table("me", "open"))["id"]
        await bruno.post(f"tables/{lost}/join")
        await anne.post(f"tables/{lost}/resign", end=True)
        won = (await anne.table("open", "me"))["id"]
        await bruno.post(f"tables/{won}/join")
        await bruno.post(f"tables/{won}/resign", end=True)
        alone = (await anne.table("me", "novice", "novice"))["id"]
        await finish(alone, anne)
        on = (await anne.table("me", "here"))["id"]

        async def ids(**query: Any) -> list[str]:
            found = await anne.get("my-games", **query)
            return [one["table"]["id"] for one in found["finished"]]

        found = await anne.get("my-games")
        assert [table["id"] for table in found["running"]] == [on]
        assert await ids() == [alone, won, lost]
        assert found["games"] == 3 and found["won"] >= 1
        latest = found["finished"][0]
        scores = (await anne.get(f"tables/{alone}/now"))["result"]["scores"]
        assert [one["score"] for one in latest["results"]] == scores
        assert latest["seat"] == 0 and latest["seconds"] >= 0 and latest["moved"] is None
        assert found["finished"][1]["seat"] == 1
        assert [one["place"] for one in found["finished"][2]["results"]] == [2, 1]
        assert won in await ids(result="won") and lost not in await ids(result="won")
        assert lost in await ids(result="lost") and won not in await ids(result="lost")
        assert await ids(**{"with": "bruno"}) == [won, lost]
        assert await ids(q="RUN") == [won, lost]
        assert await ids(q="100%") == []
        assert await ids(game="piliers") == []
        lobby = {table["id"]: table for table in (await anne.get("lobby"))["mine"]}
        assert lobby[alone]["scores"] == scores and lobby[on]["scores"] is None
        assert (await bruno.get("my-games"))["games"] == 2

        assert (await anne.http.post(f"/api/tables/{won}/archive", json={})).status_code == 204
        assert await ids() == [alone, lost]
        assert await ids(state="archived") == [won]
        answer = await anne.http.post(f"/api/tables/{won}/archive", json={"on": False})
        assert answer.status_code == 204
        assert await ids() == [alone, won, lost]
        refused = await anne.http.post(f"/api/tables/{on}/archive", json={})
        assert refused.json()["reason"] == "unfinished"
        async with server.client() as nobody:
            await nobody.get("my-games", 401)


async def test_pages_follow_each_other_and_repeat_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database) as server, await account(server, "Anne") as anne:
        first = (await anne.table("me", "here"))["id"]
        tables = [first]
        for _ in range(mine.PAGE + 2):
            tables.append((await anne.table("me", "novice"))["id"])
            await anne.post(f"tables/{tables[-1]}/resign", end=True)
        await anne.get("my-games")
        seen: list[str] = []
        before: dict[str, int] = {}
        while True:
            page = await anne.get("my-games", **before)
            seen += [one["table"]["id"] for one in page["finished"]]
            assert bool(page["running"]) == (not before)
            if page["next"] is None:
                break
            before = {"before": page["next"]}
        assert seen == tables[:0:-1]
        numbers = sa.select(RESULTS.c.number).distinct()
        assert len(await server.server.store.read(lambda c: c.execute(numbers).all())) == len(seen)
        # A name is looked for some games at a time: a page may be empty, and another follow.
        monkeypatch.setattr(mine, "SPAN", 5)
        spans, before = 0, {}
        while True:
            page = await anne.get("my-games", q="nobody", **before)
            spans += 1
            assert page["finished"] == []
            if page["next"] is None:
                break
            before = {"before": page["next"]}
        assert spans == 5  # for 22 games


async def test_settings_follow_the_account(database: str) -> None:
    async with (
        running(database) as server,
        await account(server, "Anne") as desk,
        server.client() as phone,
        await server.client().guest("Zoé") as guest,
    ):
        await phone.post("session", name="Anne", password="un grand village")
        assert await desk.get("settings") == {"version": 0, "values": {}, "open": False}
        body: dict[str, Any] = {"values": {"theme": "dark", "volume": 0.5}}
        assert (await desk.http.put("/api/settings", json=body)).json()["version"] == 1
        body = {"values": {"theme": "light"}, "open": True}
        told = (await phone.http.put("/api/settings", json=body)).json()
        assert told == {"version": 2, "values": {"theme": "light", "volume": 0.5}, "open": True}
        assert await desk.get("settings") == told
        refused = await guest.http.put("/api/settings", json=body)
        assert refused.json()["reason"] == "guest"
        long = {"values": {"seen": ["x" * 100] * 200}}
        assert (await desk.http.put("/api/settings", json=long)).json()["reason"] == "too-large"


async def test_a_profile_is_its_owners_until_it_is_open(database: str) -> None:
    async with (
        running(database) as server,
        await account(server, "Anne") as anne,
        await account(server, "Bruno") as bruno,
        server.client() as nobody,
    ):
        table = (await anne.table("me", "open", "novice", rated=True, clock=LIVE))["id"]
        await bruno.post(f"tables/{table}/join")
        result = await finish(table, anne, bruno)
        secret = (await anne.table("me", "novice", visibility="private"))["id"]
        await anne.post(f"tables/{secret}/resign", end=True)

        mine = await anne.get("profiles/anne")
        assert (mine["name"], mine["you"], mine["open"]) == ("Anne", True, False)
        three = next(t for t in mine["tallies"] if t["size"] == 3)
        assert three["games"] == 1 and three["points"] == result["scores"][0]
        assert three["categories"] == result["breakdown"][0]
        assert three["others"] == result["breakdown"][1]  # Bruno; no computer player
        assert next(t for t in mine["tallies"] if t["size"] == 0)["games"] == 2
        (rating,) = mine["ratings"]
        assert rating["games"] == len(rating["history"]) == 1
        assert rating["history"][0][1:] == [
            rating["rating"]["rating"],
            rating["rating"]["doubt"],
        ]
        met = {(one["name"], one["level"]): one for one in mine["opponents"]}
        assert met.keys() == {("Bruno", None), ("novice", "novice")}
        before = result["ranking"][0] < result["ranking"][1]
        assert met["Bruno", None]["games"] == 1 and met["Bruno", None]["ahead"] == before
        assert met["Bruno", None]["points"] == result["scores"][0]
        assert [one["table"]["id"] for one in mine["recent"]] == [secret, table]

        for other in (bruno, nobody):
            await other.get("profiles/anne", 404)
        assert (await anne.http.put("/api/settings", json={"open": True})).is_success
        made = await anne.table("me", "link")
        shared = made["id"]
        await bruno.post(f"tables/{shared}/join", invite=made["invite"])
        await anne.post(f"tables/{shared}/resign", end=True)
        seen = await nobody.get("profiles/Anne")
        assert [one["table"]["id"] for one in seen["recent"]] == [table]  # no private table …
        assert secret not in str(seen) and not seen["you"]
        assert shared not in str(seen)  # … nor one whose address both have kept to themselves
        assert [one["name"] for one in seen["opponents"]] == ["novice"]
        assert (await bruno.http.put("/api/settings", json={"open": True})).is_success
        seen = await nobody.get("profiles/Anne")
        assert [one["table"]["id"] for one in seen["recent"]] == [shared, table]
        assert [one["name"] for one in seen["opponents"]] == ["Bruno", "novice"]
        await nobody.get("profiles/nobody", 404)


async def test_levels_have_profiles_and_titles_have_leaders(database: str) -> None:
    async with (
        running(database) as server,
        await account(server, "Anne") as anne,
        server.client() as nobody,
    ):
        table = (await anne.table("me", "novice", rated=True))["id"]
        result = await finish(table, anne)
        level = await nobody.get("levels/novice")
        assert level["level"] == "novice"
        assert {t["size"]: t["games"] for t in level["tallies"]} == {0: 1, 2: 1}
        assert [r["game"] for r in level["ratings"]] == ["orchard"]
        await nobody.get("levels/emperor", 404)
        found = await nobody.get("leaders/orchard", period="month")
        assert found["leaders"] == []  # one game says too little
        heights = [one["rating"]["rating"] for one in found["levels"]]
        assert heights == sorted(heights, reverse=True) and heights[2] == 1500
        assert found["records"] == []  # the table and its player keep to themselves
        assert (await anne.http.put("/api/settings", json={"open": True})).is_success
        found = await nobody.get("leaders/orchard", period="month")
        assert [(one["size"], one["score"], one["name"]) for one in found["records"]] == [
            (2, result["scores"][0], "Anne")
        ]
        assert found["records"][0]["options"] == {}
        short = sa.update(TABLES).where(TABLES.c.id == table).values(options='{"short": true}')
        await server.server.store.write(lambda c: c.execute(short).rowcount)
        found = await nobody.get("leaders/orchard", period="month")
        assert found["records"][0]["options"] == {"short": True}
        sure = sa.update(RATINGS).values(sigma=2.0)
        await server.server.store.write(lambda c: c.execute(sure).rowcount)
        for period in ("month", "year", "ever"):
            found = await nobody.get("leaders/orchard", period=period)
            assert [one["name"] for one in found["leaders"]] == ["Anne"]
        long_ago = sa.update(RATINGS).values(at=1000.0)
        await server.server.store.write(lambda c: c.execute(long_ago).rowcount)
        assert (await nobody.get("leaders/orchard", period="year"))["leaders"] == []
        await nobody.get("leaders/chess", 404)
        await nobody.get("leaders/orchard", 400, period="today")
