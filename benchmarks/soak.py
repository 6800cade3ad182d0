"""A server that is left alone with its visitors: memory stays flat, and nothing is in the log.

    python -m benchmarks.soak --minutes 120

Guests come and go, make tables, play against computer players, talk and look at the lobby.
"""

import argparse
import asyncio
import contextlib
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.hostile import client, guest, next_moved

VISITORS = 12
WARM = 0.25  # the part of the time after which memory is looked at


async def visitor(url: str, number: int, until: float) -> None:
    """Come, play a little, go, and come back as somebody else."""
    from websockets.asyncio.client import connect

    visit = 0
    while time.monotonic() < until:
        visit += 1
        address = f"198.51.{number}.{visit % 250}"
        with contextlib.suppress(Exception):
            async with contextlib.aclosing(await guest(url, address)) as me:
                await me.get("lobby")
                seats = [{"who": "me"}, {"who": "computer", "level": "novice"}]
                made = await me.post("tables", json={"game": "piliers", "seats": seats})
                table = made.json()["id"]
                headers = {"cookie": f"parvis={me.cookies['parvis']}", "x-forwarded-for": address}
                where = url.replace("http", "ws") + f"/api/tables/{table}/live"
                async with connect(where, additional_headers=headers, max_size=None) as socket:
                    for _ in range(random.randrange(3, 25)):
                        moved = await asyncio.wait_for(next_moved(socket), 30)
                        if moved["ask"] and moved["ask"]["options"]:
                            value = random.choice(moved["ask"]["options"])["value"]
                            text = f'{{"type":"choose","ply":{moved["ply"]},"value":{value}}}'
                            await socket.send(text)
                        if random.random() < 0.2:
                            await socket.send('{"type":"say","text":"bonjour"}')
        await asyncio.sleep(random.random())


async def main(minutes: float) -> int:
    until = time.monotonic() + minutes * 60
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        command = [sys.executable, "-m", "parvis.cli", "serve", "--port", "0", "--bots", "1"]
        with log.open("wb") as errors:
            process = subprocess.Popen(
                [*command, "--database", f"{folder}/soak.db"], stdout=subprocess.PIPE, stderr=errors
            )
        assert process.stdout is not None
        url = "http://127.0.0.1:" + process.stdout.readline().decode().rstrip("/\n").rsplit(":")[-1]
        visitors = [asyncio.ensure_future(visitor(url, i, until)) for i in range(VISITORS)]
        memory: list[float] = []
        warm = time.monotonic() + minutes * 60 * WARM
        try:
            async with client(url, "127.0.0.1") as me:
                while time.monotonic() < until:
                    await asyncio.sleep(min(30.0, minutes * 3))
                    text = (await me.get("metrics")).text
                    found = re.search(r"^parvis_memory_bytes (\S+)", text, re.M)
                    assert found is not None
                    memory.append(float(found[1]) / 1e6)
                    print(f"{memory[-1]:.1f} MB", flush=True)
                    if time.monotonic() < warm:
                        memory.clear()
        finally:
            for task in visitors:
                task.cancel()
            await asyncio.gather(*visitors, return_exceptions=True)
            process.terminate()
            process.wait()
        lines = log.read_text().splitlines()
        growth = memory[-1] / memory[0] - 1
        print(f"memory {memory[0]:.1f} -> {memory[-1]:.1f} MB ({growth:+.1%}), {len(lines)} lines")
        print("\n".join(lines[:20]))
    return 0 if growth < 0.05 and not lines else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=120)
    raise SystemExit(asyncio.run(main(parser.parse_args().minutes)))
