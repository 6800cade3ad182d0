"""Measures move latency for others while one address sends all that the rate limits allow.

    python -m benchmarks.hostile

The server runs in its own process with its default limits. People play from other addresses.
Another process runs five attacks from one address, one after the other.
"""

import argparse
import asyncio
import contextlib
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

ATTACKS = ("look-backs", "lobby", "uploads", "computers", "sockets")
SECONDS = 10.0
PEOPLE = 4
ATTACKER = "203.0.113.9"
GAME = "piliers"


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Run a server; yield its URL."""
    command = [sys.executable, "-m", "parvis.cli", "serve", "--port", "0", "--bots", "1"]
    process = subprocess.Popen(
        [*command, "--database", str(folder / "hostile.db")], stdout=subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        port = process.stdout.readline().decode().rstrip("/\n").rsplit(":", 1)[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def client(url: str, address: str) -> httpx.AsyncClient:
    headers = {"x-forwarded-for": address}
    return httpx.AsyncClient(base_url=f"{url}/api/", headers=headers, timeout=60)


async def guest(url: str, address: str) -> httpx.AsyncClient:
    somebody = client(url, address)
    while (await somebody.post("guest", json={})).status_code != 200:
        await asyncio.sleep(0.5)
    return somebody


async def person(url: str, number: int, until: float) -> list[float]:
    """Play on one device for a while; return each move's latency."""
    waits: list[float] = []
    async with contextlib.aclosing(await guest(url, f"192.0.2.{number}")) as me:
        plan = [{"who": "me"}, {"who": "here", "name": "Second"}]
        table = (await me.post("tables", json={"game": GAME, "seats": plan})).json()["id"]
        where = url.replace("http", "ws") + f"/api/tables/{table}/live"
        headers = {
            "cookie": f"parvis={me.cookies['parvis']}",
            "x-forwarded-for": f"192.0.2.{number}",
        }
        async with connect(where, additional_headers=headers, max_size=None) as socket:
            moved = await next_moved(socket)
            while time.monotonic() < until and moved["ask"]:
                value = random.choice(moved["ask"]["options"])["value"]
                begun = time.perf_counter()
                await socket.send(
                    msgspec.json.encode(
                        {"type": "choose", "ply": moved["ply"], "value": value}
                    ).decode()
                )
                moved = await next_moved(socket)
                waits.append(time.perf_counter() - begun)
                await asyncio.sleep(0.05)
    return waits


async def next_moved(socket: Any) -> Any:
    while True:
        message = msgspec.json.decode(await socket.recv())
        if message["type"] == "moved":
            return message


async def measured(url: str, first: int) -> tuple[float, float]:
    """Return the move latency in milliseconds: median and 99th percentile."""
    until = time.monotonic() + SECONDS
    lists = await asyncio.gather(*(person(url, first + i, until) for i in range(PEOPLE)))
    waits = sorted(wait for waits in lists for wait in waits)
    return statistics.median(waits) * 1e3, waits[int(len(waits) * 0.99)] * 1e3


# Attacks.


async def finished(url: str) -> tuple[httpx.AsyncClient, str, dict[str, Any]]:
    """Return a client with a long finished game."""
    from parvis.engine import QUIET
    from parvis.games import game

    rules, rng = game(GAME), random.Random(1)
    s, words = rules.start(2, 7, {}), []
    while s.agenda:
        value = rng.choice(rules.options(s))
        words.append(rules.spell(s, value))
        rules.choose(s, value, QUIET)
    record = {"game": GAME, "version": rules.version, "seats": 2, "choices": words}
    me = await guest(url, ATTACKER)
    table = (await me.post("records", json=record)).json()["id"]
    return me, table, record


async def attack(url: str, name: str) -> None:
    """Attack until killed."""
    if name == "look-backs":
        _, table, record = await finished(url)
        guests = [await guest(url, ATTACKER) for _ in range(5)]
        most = len(record["choices"])

        async def look(somebody: httpx.AsyncClient) -> None:
            while True:
                await somebody.get(f"tables/{table}/at/{random.randrange(most)}")

        await asyncio.gather(*(look(one) for one in guests for _ in range(4)))
    elif name == "lobby":
        async with contextlib.aclosing(await guest(url, ATTACKER)) as me:
            plan = {"game": GAME, "seats": [{"who": "me"}, {"who": "open"}]}
            for _ in range(25):
                await me.post("tables", json=plan)

            async def ask() -> None:
                while True:
                    await me.get("lobby")

            await asyncio.gather(*(ask() for _ in range(10)))
    elif name == "uploads":
        me, _, record = await finished(url)

        async def bring() -> None:
            while True:
                await me.post("records", json=record)

        await asyncio.gather(*(bring() for _ in range(8)))
    elif name == "computers":
        seats = [{"who": "me"}, {"who": "computer", "level": "master"}]
        for _ in range(10):
            me = await guest(url, ATTACKER)
            for _ in range(20):
                made = await me.post("tables", json={"game": GAME, "seats": seats})
                if made.status_code != 200:
                    await asyncio.sleep(0.2)
                    continue
                table = made.json()["id"]
                now = (await me.get(f"tables/{table}/now")).json()
                if now["ask"] and now["ask"]["options"]:
                    choice = {"ply": now["ply"], "value": now["ask"]["options"][0]["value"]}
                    await me.post(f"tables/{table}/choose", json=choice)
        await asyncio.sleep(3600)
    else:
        _, table, _ = await finished(url)
        where = url.replace("http", "ws") + f"/api/tables/{table}/live"
        headers = {"x-forwarded-for": ATTACKER}

        async def hold() -> None:
            while True:
                with contextlib.suppress(Exception):
                    async with connect(where, additional_headers=headers, max_size=None) as socket:
                        while True:
                            await socket.send('{"type":"ping"}')
                            await socket.recv()
                await asyncio.sleep(0.05)

        await asyncio.gather(*(hold() for _ in range(220)))


async def main() -> int:
    fine = True
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as url:
        await measured(url, 1)  # warm-up
        p50, p99 = await measured(url, 11)
        print(
            f"{'nobody':12} p50 {p50:6.1f} ms  p99 {p99:6.1f} ms  (load {os.getloadavg()[0]:.1f})"
        )
        for i, name in enumerate(ATTACKS):
            command = [sys.executable, "-m", "benchmarks.hostile", "--attack", name, "--url", url]
            attacker = subprocess.Popen(["nice", "-n", "10", *command], stderr=subprocess.DEVNULL)
            await asyncio.sleep(4)
            try:
                now50, now99 = await measured(url, 21 + 10 * i)
                assert attacker.poll() is None, "the attacker gave up"
            finally:
                attacker.kill()
                attacker.wait()
            good = now50 <= 1.5 * p50 and now99 <= 100
            fine = fine and good
            print(
                f"{name:12} p50 {now50:6.1f} ms  p99 {now99:6.1f} ms  "
                f"{now50 / p50:4.2f} times  {'ok' if good else 'TOO SLOW'}",
                flush=True,
            )
            await asyncio.sleep(3)
    return 0 if fine else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--attack", choices=ATTACKS)
    parser.add_argument("--url", default="")
    given = parser.parse_args()
    if given.attack:
        asyncio.run(attack(given.url, given.attack))
    else:
        raise SystemExit(asyncio.run(main()))
