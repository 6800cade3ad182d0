"""Fair shares: nobody waits longer because somebody else asks for a lot."""

import asyncio

import pytest

from parvis.server.computers.pool import Job, Pool
from parvis.server.computers.turns import Turns
from tests.server.harness import worker
from tests.server.test_bots import RECORD


async def served(turns: Turns[str], *owners: int) -> list[int]:
    """Return in which order those who wait are served, with one thing to share."""
    order: list[int] = []

    async def ask(owner: int) -> None:
        thing = await turns.get(owner)
        order.append(owner)
        await asyncio.sleep(0)
        turns.put(thing)

    await asyncio.gather(*map(ask, owners))
    return order


async def test_owners_are_served_in_turn_and_each_in_order() -> None:
    turns: Turns[str] = Turns()
    turns.put("worker")
    assert await served(turns, 1, 1, 1, 1, 2, 3, 3) == [1, 2, 3, 1, 3, 1, 1]


async def test_one_owner_is_served_in_order() -> None:
    turns: Turns[str] = Turns()
    turns.put("worker")
    assert await served(turns, 7, 7, 7) == [7, 7, 7]


async def test_who_comes_again_waits_behind_those_who_wait() -> None:
    turns: Turns[str] = Turns()
    order: list[int] = []

    async def play(owner: int, times: int) -> None:
        for _ in range(times):
            thing = await turns.get(owner)
            order.append(owner)
            await asyncio.sleep(0)
            turns.put(thing)

    crowd = [play(1, 3) for _ in range(20)]
    turns.put("worker")
    await asyncio.gather(*crowd, play(2, 5))
    assert [i for i, owner in enumerate(order) if owner == 2][-1] <= 11


async def test_who_gives_up_takes_nothing_away() -> None:
    turns: Turns[str] = Turns()
    waiting = [asyncio.ensure_future(turns.get(owner)) for owner in (1, 1, 2)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    turns.put("worker")
    assert await waiting[1] == "worker"
    turns.put("worker")
    waiting[2].cancel()  # it has been served, but does not know yet
    await asyncio.gather(waiting[2], return_exceptions=True)
    assert await asyncio.wait_for(turns.get(3), 1) == "worker"


@pytest.mark.parametrize("advise", [False, True])
async def test_somebody_with_many_tables_does_not_keep_the_worker(advise: bool) -> None:
    pool = Pool(1, 20, worker())
    done: list[int] = []

    async def choose(owner: int) -> None:
        job = Job(RECORD, 0, "level:novice", 1, str(owner), advise)
        await (pool.advise(job) if advise else pool.choose(job))
        done.append(owner)

    try:
        await asyncio.gather(*(choose(owner) for owner in [1] * 20 + [2]))
    finally:
        await pool.close()
    assert done.index(2) <= 2
