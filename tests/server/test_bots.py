"""Computer players that hang, die, lie or eat: the table goes on and says so."""

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from parvis.engine import Record
from parvis.server.computers.pool import BotFailed, Job, Pool
from parvis.server.store.database import Append
from tests.engine.orchard import GAME
from tests.server.harness import running, worker

RECORD = Record("orchard", GAME.version, 2)


def job() -> Job:
    return Job(RECORD, 0, "level:novice", 1)


async def test_a_worker_answers_with_one_of_the_options() -> None:
    pool = Pool(1, 20, worker())
    try:
        for _ in range(5):
            assert await pool.choose(job()) in GAME.options(GAME.start(2))
    finally:
        await pool.close()


@pytest.mark.parametrize("behaviour", ["hang", "spin", "die", "raise", "eat"])
async def test_a_worker_that_fails_is_replaced(behaviour: str) -> None:
    pool = Pool(1, 3, worker(behaviour, megabytes=300))
    try:
        with pytest.raises(BotFailed):
            await pool.choose(job())
        first = pool._workers[0].process
        assert first is None or first.returncode is not None
        pool._workers[0].command = worker()
        pool.seconds = 20
        assert await pool.choose(job()) in GAME.options(GAME.start(2))
    finally:
        await pool.close()


async def test_what_a_player_prints_is_no_answer() -> None:
    pool = Pool(1, 20, worker("print"))
    try:
        assert await pool.choose(job()) == GAME.options(GAME.start(2))[0]
    finally:
        await pool.close()


async def test_a_worker_that_is_killed_from_outside_is_started_again() -> None:
    pool = Pool(1, 20, worker())
    try:
        await pool.choose(job())
        process = pool._workers[0].process
        assert process is not None
        os.kill(process.pid, 9)
        await process.wait()
        assert await pool.choose(job()) in GAME.options(GAME.start(2))
    finally:
        await pool.close()


async def test_no_process_is_left_when_the_pool_is_closed() -> None:
    pool = Pool(2, 20, worker("hang"))
    asking = [asyncio.ensure_future(pool.choose(job())) for _ in range(3)]
    await asyncio.sleep(1)
    processes = [one.process for one in pool._workers]
    for task in asking:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    await pool.close()
    assert all(process is None or process.returncode is not None for process in processes)


@pytest.mark.parametrize("behaviour", ["die", "lie"])
async def test_a_failing_computer_player_is_replaced_by_chance_and_the_table_says_so(
    tmp_path: Path, behaviour: str
) -> None:
    async with (
        running(tmp_path / "parvis.db", worker(behaviour), 5) as server,
        await server.client().guest("Anne") as anne,
    ):
        table = await anne.table("me", "novice")
        where = f"tables/{table['id']}"
        moved = await anne.post(f"{where}/choose", ply=0, word="turn plant 0")
        ply = moved["ply"]
        while moved["ply"] == ply or moved["ask"]["seat"] == 1:
            moved = await anne.get(f"{where}/now", wait=True, since=moved["ply"])
        for _ in range(100):
            talk = await anne.get(f"{where}/chat")
            if "bot-failed" in [said["notice"] for said in talk]:
                break
            await asyncio.sleep(0.02)
        failed = next(said for said in talk if said["notice"] == "bot-failed")
        assert failed["seat"] == 1


async def test_one_table_has_one_job_at_a_time(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "parvis.db", worker("hang"), 60) as server,
        await server.client().guest("Anne") as anne,
    ):
        table = await anne.table("me", "novice")
        await anne.post(f"tables/{table['id']}/choose", ply=0, word="turn plant 0")
        found = await server.server.hall.get(table["id"])
        for _ in range(5):
            server.server.hall.wake(found)
        await asyncio.sleep(0.2)
        assert server.server.bots.asked == 1
        moved = await anne.post(f"tables/{table['id']}/undo", ply=1)  # while it thinks
        assert moved["ask"]["seat"] == 0


async def test_a_computer_player_leaves_the_time_that_was_wished_for_to_take_back(
    tmp_path: Path,
) -> None:
    async with (
        running(tmp_path / "parvis.db") as server,
        await server.client().guest("Anne") as anne,
    ):
        table = await anne.table("me", "novice")
        where = f"tables/{table['id']}"
        answer: dict[str, Any] = {"ply": 0, "word": "turn plant 0"}
        for grace in (-1, 11, "long"):
            refused = await anne.post(f"{where}/choose", 400, grace=grace, **answer)
            assert refused["reason"] == "malformed"
        moved = await anne.post(f"{where}/choose", grace=10, **answer)
        while server.server.bots.asked == 0 or server.server.bots.busy:  # it thinks meanwhile …
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.2)  # … but holds its answer back
        assert (await anne.get(f"{where}/now"))["ply"] == moved["ply"] == 1
        moved = await anne.post(f"{where}/undo", ply=1)
        assert moved["ask"]["seat"] == 0
        moved = await anne.post(f"{where}/choose", **answer)  # who wants no time waits for none
        now = {"since": 1, "revision": moved["revision"], "wait": True}
        moved = await asyncio.wait_for(anne.get(f"{where}/now", **now), 8)
        assert moved["ply"] > 1


async def test_a_job_that_is_slow_to_end_does_not_keep_the_next_away(tmp_path: Path) -> None:
    pool = Stubborn()
    async with running(tmp_path / "parvis.db", pool=pool) as server:
        async with await server.client().guest("Anne") as anne:
            table = await anne.table("me", "novice")
            where = f"tables/{table['id']}"
            await anne.post(f"{where}/choose", ply=0, word="turn plant 0")
            await anne.post(f"{where}/undo", ply=1)
            moved = await anne.post(f"{where}/choose", ply=0, word="turn plant 0")
            while moved["ask"]["seat"] == 1:
                where_now = {"since": moved["ply"], "revision": moved["revision"]}
                moved = await asyncio.wait_for(anne.get(f"{where}/now", wait=True, **where_now), 10)
        pool.end.set()


class Stubborn(Pool):
    """Computer players of whom the first does not answer, and takes long to give up."""

    def __init__(self) -> None:
        super().__init__(1, 20, worker())
        self.end = asyncio.Event()

    async def choose(self, job: Job) -> int:
        self.asked += 1
        if self.asked > 1:
            return await super().choose(job)
        try:
            await asyncio.sleep(3600)
        finally:
            await self.end.wait()
        return 0


async def test_a_computer_player_goes_on_when_the_database_works_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parvis.server.tables.thinking.RETRY", 0.01)
    async with (
        running(tmp_path / "parvis.db") as server,
        await server.client().guest("Anne") as anne,
    ):
        store, faults = server.server.store, 2
        append = store.append

        async def faulty(rows: Append) -> None:
            nonlocal faults
            if rows.rows[0][0] == 1 and faults:
                faults -= 1
                raise OSError("the database is locked")
            await append(rows)

        monkeypatch.setattr(store, "append", faulty)
        table = await anne.table("me", "novice")
        where = f"tables/{table['id']}"
        moved = await anne.post(f"{where}/choose", ply=0, word="turn plant 0")
        while moved["ask"]["seat"] == 1:
            moved = await asyncio.wait_for(
                anne.get(f"{where}/now", wait=True, since=moved["ply"]), 10
            )
        assert faults == 0
