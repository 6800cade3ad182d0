"""Computer players never sleep, whatever happens to other tables, processes and workers."""

import asyncio
import os
import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from parvis.server.computers.pool import BotFailed, Job, Pool
from parvis.server.store.schema import CHOICES, TABLES
from parvis.server.tables import thinking
from tests.server.harness import Client, Running, running, worker
from tests.server.test_bots import RECORD


async def until(true: Callable[[], bool], seconds: float = 10.0) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.02)


async def waiting_table(client: Client) -> str:
    """Return a table that waits for a computer player."""
    table: str = (await client.table("me", "novice"))["id"]
    await client.post(f"tables/{table}/choose", ply=0, word="turn plant 0")
    return table


async def moves_on(client: Client, table: str, ply: int = 1, seconds: float = 10.0) -> Any:
    async with asyncio.timeout(seconds):
        while (moved := await client.get(f"tables/{table}/now"))["ply"] <= ply:
            await asyncio.sleep(0.05)
    return moved


def write(server: Running, *statements: Any) -> Any:
    def job(c: sa.Connection) -> None:
        for statement in statements:
            c.execute(statement)

    return server.server.store.write(job)


async def test_a_table_that_cant_be_replayed_stops_no_other(database: str) -> None:
    async with (
        running(database, worker("hang")) as server,
        await server.client().guest("Anne") as anne,
    ):
        tables = sorted([await waiting_table(anne) for _ in range(3)])
        cookie = anne.http.cookies["parvis"]
        bad = sa.update(CHOICES).where(CHOICES.c.table == tables[0]).values(word="turn nonsense")
        old = sa.update(TABLES).where(TABLES.c.id == tables[0]).values(moved=0.0)
        await write(server, bad, old)  # it is the first that is looked at
    async with running(database) as server, server.client() as anne:
        anne.http.cookies.set("parvis", cookie)
        for table in tables[1:]:
            await moves_on(anne, table)
        refused = await anne.get(f"tables/{tables[0]}/now", 503)
        assert refused["reason"] == "stuck" and "detail" not in refused
        found = sa.select(TABLES.c.id, TABLES.c.stuck).where(TABLES.c.stuck.is_not(None))
        marked = await server.server.store.read(lambda c: c.execute(found).all())
        assert [row.id for row in marked] == [tables[0]] and "Diverged" in marked[0].stuck
        assert "parvis_stuck_tables 1" in (await anne.http.get("/api/metrics")).text
        good = sa.update(CHOICES).where(CHOICES.c.table == tables[0]).values(word="turn plant 0")
        await write(server, good)
    async with running(database) as server, server.client() as anne:
        anne.http.cookies.set("parvis", cookie)
        await moves_on(anne, tables[0])  # a new start tries again
        assert await server.server.store.read(lambda c: c.execute(found).all()) == []


async def test_a_table_that_is_opened_wakes_its_computer_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "parvis.db"
    async with (
        running(database, worker("hang")) as server,
        await server.client().guest("Anne") as anne,
    ):
        table = await waiting_table(anne)
        cookie = anne.http.cookies["parvis"]
        await write(server, sa.update(TABLES).values(visited=0.0))  # nobody came for long
    async with running(database) as server, server.client() as anne:
        anne.http.cookies.set("parvis", cookie)
        await asyncio.sleep(2.5 * thinking.SWEEP)
        assert (await anne.get(f"tables/{table}/now"))["ply"] == 1  # nobody waits for it
        async with anne.live(table) as live:
            while (await live.next("moved"))["ply"] == 1:
                pass


async def test_the_tables_of_a_dead_process_move_on_at_another(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        running(database, worker("hang")) as dying,
        running(database) as other,
        await dying.client().guest("Anne") as anne,
        other.client() as again,
    ):
        again.http.cookies.set("parvis", anne.http.cookies["parvis"])
        table = await waiting_table(anne)
        async with again.live(table) as live:
            assert (await live.next("moved"))["ply"] == 1
            await asyncio.sleep(1.5)
            assert other.server.bots.asked == 0  # the other one thinks, and is alive

            async def silent(waited: float = 0) -> float:
                return 0.0

            monkeypatch.setattr(dying.server.heartbeat, "beat", silent)
            await asyncio.wait_for(moves_on(again, table), 5)


async def test_a_process_that_ends_hands_its_tables_over_at_once(database: str) -> None:
    async with running(database) as other, other.client() as again:
        async with (
            running(database, worker("hang")) as ending,
            await ending.client().guest("Anne") as anne,
        ):
            again.http.cookies.set("parvis", anne.http.cookies["parvis"])
            table = await waiting_table(anne)
        await asyncio.wait_for(moves_on(again, table), 2.5)


async def test_two_processes_do_not_think_about_the_same(database: str) -> None:
    async with (
        running(database) as one,
        running(database) as other,
        await one.client().guest("Anne") as anne,
        other.client() as again,
    ):
        again.http.cookies.set("parvis", anne.http.cookies["parvis"])
        table = (await anne.table("me", "novice", "novice"))["id"]
        async with anne.live(table), again.live(table):
            moved = await anne.get(f"tables/{table}/now")
            for i in range(12):
                if moved["ask"] is None:
                    break
                if moved["ask"]["seat"] == 0:
                    client = (anne, again)[i % 2]
                    value = moved["ask"]["options"][0]["value"]
                    answer = {"ply": moved["ply"], "value": value}
                    await client.http.post(f"/api/tables/{table}/choose", json=answer)
                await asyncio.sleep(0.15)
                moved = await anne.get(f"tables/{table}/now")
        rows = await one.server.store.read(
            lambda c: c.execute(sa.select(CHOICES).where(CHOICES.c.table == table)).all()
        )
        answered = [row for row in rows if row.seat in (1, 2)]
        assert answered
        assert one.server.bots.asked + other.server.bots.asked <= len(answered) + 1


async def test_a_worker_that_is_killed_is_replaced_twice_before_it_counts() -> None:
    pool = Pool(1, 20, worker("slow"))
    try:
        asking = asyncio.ensure_future(pool.choose(Job(RECORD, 0, "level:novice", 1)))
        for _ in range(2):
            killed = pool._workers[0].process
            while killed is None or killed.returncode is not None:
                await asyncio.sleep(0.02)
                killed = pool._workers[0].process
            os.kill(killed.pid, signal.SIGKILL)
            await until(lambda: pool._workers[0].process is not killed)  # noqa: B023
        assert await asking is not None
        assert (pool.died, pool.failed) == (2, 0)
    finally:
        await pool.close()


async def test_a_worker_that_always_dies_fails_in_the_end() -> None:
    pool = Pool(1, 20, worker("die"))
    try:
        with pytest.raises(BotFailed):
            await pool.choose(Job(RECORD, 0, "level:novice", 1))
        assert (pool.died, pool.failed) == (2, 1)
    finally:
        await pool.close()


def ignores(process: int, number: signal.Signals) -> bool:
    """Tell whether a process ignores a signal."""
    found = re.search(r"^SigIgn:\s*(\w+)", Path(f"/proc/{process}/status").read_text(), re.M)
    assert found is not None
    return bool(int(found[1], 16) >> number - 1 & 1)


async def test_a_worker_does_not_heed_a_signal_to_end() -> None:
    pool = Pool(1, 20, worker("slow"))
    try:
        asking = asyncio.ensure_future(pool.choose(Job(RECORD, 0, "level:novice", 1)))
        await until(lambda: pool._workers[0].process is not None)
        process = pool._workers[0].process
        assert process is not None
        await until(lambda: ignores(process.pid, signal.SIGTERM))  # it has started
        process.send_signal(signal.SIGTERM)
        assert await asking is not None
        assert pool.died == 0
    finally:
        await pool.close()


async def test_nothing_is_answered_while_the_server_ends(tmp_path: Path) -> None:
    """Even if the workers are killed first, as systemd may do."""
    async with (
        running(tmp_path / "parvis.db", worker("slow")) as server,
        await server.client().guest("Anne") as anne,
    ):
        table = await waiting_table(anne)
        await until(lambda: server.server.bots.busy == 1)
        server.server.stop()
        for _ in range(4):
            process = server.server.bots._workers[0].process
            if process is not None and process.returncode is None:
                os.kill(process.pid, signal.SIGKILL)
            await asyncio.sleep(0.3)
        assert (await anne.get(f"tables/{table}/now"))["ply"] == 1
        talk = await anne.get(f"tables/{table}/chat")
        assert "bot-failed" not in [said["notice"] for said in talk]
