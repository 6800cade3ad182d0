"""Hints: for whoever plays against computer players alone, and for nobody else."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parvis.server.computers.pool import Answer, Job, Pool
from tests.server.harness import Client, running, worker


async def ask(client: Client, table: Any, ply: int = 0, status: int = 200) -> Any:
    return await client.post(f"tables/{table['id']}/hint", status, ply=ply)


async def test_a_hint_is_a_choice_that_is_offered_with_what_each_seat_may_expect(
    tmp_path: Path,
) -> None:
    async with (
        running(tmp_path / "parvis.db") as server,
        await server.client().guest("Anne") as anne,
    ):
        table = await anne.table("me", "novice", "master")
        assert table["hints"] is True
        moved = await anne.get(f"tables/{table['id']}/now")
        hinted = await ask(anne, table)
        assert hinted["ply"] == 0
        assert hinted["value"] in [option["value"] for option in moved["ask"]["options"]]
        assert len(hinted["seats"]) == 3
        assert sum(seat["wins"] for seat in hinted["seats"]) == pytest.approx(1, abs=0.01)
        assert set(hinted["seats"][0]) == {"points", "wins"}
        assert set(hinted) == {"ply", "value", "seats"}


async def test_who_asks_twice_is_told_the_same_and_one_computer_player_thinks_once(
    tmp_path: Path,
) -> None:
    async with (
        running(tmp_path / "parvis.db") as server,
        await server.client().guest("Anne") as anne,
    ):
        table = await anne.table("me", "novice")
        first, second = await asyncio.gather(ask(anne, table), ask(anne, table))
        assert first == second == await ask(anne, table)
        assert server.server.bots.asked == 1


async def test_a_program_with_a_token_may_ask_and_another_sites_page_may_not(
    tmp_path: Path,
) -> None:
    async with (
        running(tmp_path / "parvis.db") as server,
        await server.client().guest("Anne") as anne,
    ):
        table = await anne.table("me", "novice")
        token = (await anne.post("tokens", label="bot"))["secret"]
        async with Client(server.url, token) as bot:
            assert (await ask(bot, table))["ply"] == 0
        anne.http.headers["sec-fetch-site"] = "cross-site"
        assert (await ask(anne, table, status=403))["reason"] == "cross-site"


async def test_nobody_is_helped_against_people(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "parvis.db") as server,
        await server.client().guest("Anne") as anne,
        await server.client().guest("Bruno") as bruno,
    ):
        here = await anne.table("me", "here", "novice")  # two people on one device
        assert here["hints"] is False
        assert (await ask(anne, here, status=403))["reason"] == "no-hint"
        table = await anne.table("me", "open")
        assert (await ask(anne, table, status=409))["reason"] == "not-started"
        await bruno.post(f"tables/{table['id']}/join")
        for person in (anne, bruno):
            assert (await ask(person, table, status=403))["reason"] == "no-hint"
            assert (await person.get(f"tables/{table['id']}"))["hints"] is False


async def test_nobody_is_helped_against_the_clock(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "parvis.db") as server,
        await server.client().guest("Anne") as anne,
    ):
        clock = {"mode": "live", "bank": 600, "increment": 5}
        table = await anne.table("me", "novice", clock=clock)
        assert table["hints"] is False
        assert (await ask(anne, table, status=403))["reason"] == "no-hint"


async def test_who_only_watches_gets_no_hint(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "parvis.db") as server,
        await server.client().guest("Anne") as anne,
        await server.client().guest("Bruno") as bruno,
    ):
        table = await anne.table("me", "novice")
        assert (await bruno.get(f"tables/{table['id']}"))["hints"] is False
        assert (await ask(bruno, table, status=403))["reason"] == "not-seated"
        async with server.client() as nobody:
            assert (await ask(nobody, table, status=401))["reason"] == "signed-out"


async def test_there_is_no_hint_while_another_thinks(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "parvis.db", worker("hang"), 60) as server,
        await server.client().guest("Anne") as anne,
    ):
        table = await anne.table("me", "novice")
        moved = await anne.post(f"tables/{table['id']}/choose", ply=0, word="turn plant 0")
        assert moved["ask"]["seat"] == 1
        assert (await ask(anne, table, moved["ply"], 403))["reason"] == "not-your-turn"
        assert (await ask(anne, table, 0, 409))["reason"] == "stale"


async def test_a_game_that_is_over_needs_no_hint(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "parvis.db") as server,
        await server.client().guest("Anne") as anne,
    ):
        table = await anne.table("me", "novice")
        where = f"tables/{table['id']}"
        moved = await anne.get(f"{where}/now")
        while moved["ask"] is not None:
            now = {"since": moved["ply"], "revision": moved["revision"]}
            if moved["ask"]["options"]:
                value = moved["ask"]["options"][-1]["value"]
                moved = await anne.post(f"{where}/choose", ply=moved["ply"], value=value)
            else:
                moved = await anne.get(f"{where}/now", wait=True, **now)
        assert (await ask(anne, table, moved["ply"], 409))["reason"] == "over"
        record = (await anne.http.get(f"/api/{where}/record")).json()
        study = await anne.post("records", **record)
        assert (await ask(anne, study, moved["ply"], 409))["reason"] == "over"


@pytest.mark.parametrize("behaviour", ["hang", "die", "raise", "lie"])
async def test_a_computer_player_that_fails_is_no_answer_and_one_may_ask_again(
    tmp_path: Path, behaviour: str
) -> None:
    async with (
        running(tmp_path / "parvis.db", worker(behaviour), 3) as server,
        await server.client().guest("Anne") as anne,
    ):
        table = await anne.table("me", "novice")
        refused = await ask(anne, table, status=503)
        assert refused["reason"] == "no-answer" and "detail" not in refused
        bots = server.server.bots
        await bots._workers[0].stop()
        bots._workers[0].command, bots.seconds = worker(), 20
        assert (await ask(anne, table))["ply"] == 0


async def test_a_hint_for_a_moment_that_has_passed_is_stale(tmp_path: Path) -> None:
    pool = Waiting()
    async with (
        running(tmp_path / "parvis.db", pool=pool) as server,
        await server.client().guest("Anne") as anne,
    ):
        table = await anne.table("me", "novice")
        asking = asyncio.ensure_future(ask(anne, table, status=409))
        await pool.began.wait()
        await anne.post(f"tables/{table['id']}/choose", ply=0, word="turn plant 0")
        pool.end.set()
        refused = await asking
        assert refused["reason"] == "stale"
        assert refused["ply"] > 0


async def test_what_is_sent_to_a_worker_is_what_a_computer_player_gets(tmp_path: Path) -> None:
    pool = Waiting()
    pool.end.set()
    async with (
        running(tmp_path / "parvis.db", pool=pool) as server,
        await server.client().guest("Anne") as anne,
    ):
        await ask(anne, await anne.table("me", "novice"))
        (job,) = pool.jobs
        assert job.seat == 0
        assert job.record.seed is None


async def test_hints_are_limited(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "parvis.db", limits=0.1) as server,
        await server.client().guest("Anne") as anne,
    ):
        table = await anne.table("me", "novice")
        await ask(anne, table)
        assert (await ask(anne, table, status=429))["reason"] == "too-fast"


class Waiting(Pool):
    """Computer players that keep whoever asks for a hint waiting."""

    def __init__(self) -> None:
        super().__init__(1, 20, worker())
        self.began = asyncio.Event()
        self.end = asyncio.Event()
        self.jobs: list[Job] = []

    async def advise(self, job: Job) -> Answer:
        self.jobs.append(job)
        self.began.set()
        await self.end.wait()
        return await super().advise(job)
