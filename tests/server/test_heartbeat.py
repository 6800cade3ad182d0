"""Time in which the server was down is counted on no clock, and what is counted is counted once."""

import asyncio
import time
from typing import Any

import sqlalchemy as sa

from parvis.server.store.database import Store
from parvis.server.store.heartbeat import DEAD, Heartbeat, living
from parvis.server.store.schema import PROCESSES, TABLES
from tests.server.harness import Client, running

LIVE = {"mode": "live", "bank": 10.0, "increment": 0.0}


async def left(client: Client, table: str) -> float:
    moved = await client.get(f"tables/{table}/now")
    return float(moved["clock"]["left"][0])


def age(database: str, seconds: float) -> None:
    """Let all that is stored be so much older."""
    url = database.replace("postgresql://", "postgresql+psycopg://")
    engine = sa.create_engine(url)
    with engine.begin() as c:
        c.execute(sa.update(PROCESSES).values(beat=PROCESSES.c.beat - seconds))
        c.execute(sa.update(TABLES).values(since=TABLES.c.since - seconds))
    engine.dispose()


async def test_an_outage_burns_no_clock(database: str) -> None:
    async with running(database) as server, await server.client().guest("Anne") as anne:
        table = (await anne.table("me", "here", clock=LIVE))["id"]
        cookie = anne.http.cookies["parvis"]
        await asyncio.sleep(1.0)
        before = await left(anne, table)
        assert 5 < before < 9.5
    for _ in range(2):  # twice: what was credited once is not credited again
        age(database, 12)
        async with running(database) as server, server.client() as anne:
            anne.http.cookies.set("parvis", cookie)
            after = await left(anne, table)
            assert before - 4 < after < before + 0.1
            moved = await anne.get(f"tables/{table}/now")
            assert moved["clock"]["running"] == 0


async def test_a_second_process_credits_nothing_while_the_first_is_there(database: str) -> None:
    async with running(database) as one, await one.client().guest("Anne") as anne:
        table = (await anne.table("me", "here", clock=LIVE))["id"]
        async with anne.live(table) as live:
            await live.next("moved")
            await asyncio.sleep(1.0)
            async with running(database) as other:
                assert other.server.heartbeat.credited == 0
                assert await left(anne, table) < 9.2


async def test_who_watches_sees_the_clock_move_on_after_a_pause_of_the_machine(
    database: str,
) -> None:
    async with running(database) as one, await one.client().guest("Anne") as anne:
        table = (await anne.table("me", "here", clock=LIVE))["id"]
        async with anne.live(table) as live:
            first = await live.next("moved")
            age(database, 12)  # as if the lid had been shut
            told: Any = await live.next("moved")
            while told["clock"]["left"][0] < 5:  # what it was before the next beat
                told = await live.next("moved")
            assert told["ply"] == first["ply"]


async def test_the_living_are_those_who_beat(database: str) -> None:
    one, other = Store(database), Store(database)
    one.open()
    other.open()
    try:
        await Heartbeat(one).beat()
        second = Heartbeat(other)
        await second.beat()

        def alive(later: float = 0.0) -> Any:
            query = living(time.time() + later)
            return one.read(lambda c: set(c.execute(query).scalars()))

        assert await alive() == {one.name, other.name}
        assert await alive(DEAD + 0.1) == set()
        await second.end()
        assert await alive() == {one.name}
    finally:
        await one.close()
        await other.close()
