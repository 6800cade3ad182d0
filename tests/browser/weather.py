"""A network with weather: a proxy between page and server that cuts, falls silent and is slow."""

import asyncio
import contextlib
import socket
import threading
from collections.abc import Callable
from typing import Final

CHUNK: Final = 1 << 16


class Weather:
    """Passes bytes on in a thread of its own, as well as the weather allows.

    `calm`: at once. `slow`: after so many seconds. `silent`: not at all, though connections stay
    and new ones are accepted, as behind a router that has lost its way. `down`: none is accepted.
    """

    def __init__(self, server: int) -> None:
        self.server = server
        self.state = "calm"
        self.delay = 0.0
        self._pairs: set[asyncio.Task[None]] = set()
        self._calm = asyncio.Event()
        self._loop = asyncio.new_event_loop()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """End all connections and the thread."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    # The weather.

    def calm(self) -> None:
        """Let everything pass: what was held back in silence comes now."""
        self._call(self._set, "calm", 0.0)

    def slow(self, seconds: float) -> None:
        """Pass everything on so much later."""
        self._call(self._set, "slow", seconds)

    def silent(self) -> None:
        """Pass nothing on."""
        self._call(self._set, "silent", 0.0)

    def lose(self) -> None:
        """Lose all connections, and what was on its way in them."""
        self._call(self._cut)

    def down(self) -> None:
        """Lose all connections and accept none."""
        self._call(self._set, "down", 0.0)
        self.lose()

    def _call(self, what: Callable[..., None], *arguments: object) -> None:
        done = threading.Event()

        def call() -> None:
            what(*arguments)
            done.set()

        self._loop.call_soon_threadsafe(call)
        assert done.wait(10)

    def _set(self, state: str, delay: float) -> None:
        self.state, self.delay = state, delay
        if state in ("calm", "slow"):
            self._calm.set()
        else:
            self._calm.clear()

    def _cut(self) -> None:
        for pair in self._pairs:
            pair.cancel()

    # The proxy.

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._calm.set()
        starting = asyncio.start_server(self._accept, sock=self._listening)
        serving = self._loop.run_until_complete(starting)
        self._loop.run_forever()
        serving.close()
        # What was accepted just now begins, and so can end: a task that never began closes nothing.
        self._loop.run_until_complete(asyncio.sleep(0.05))
        tasks = asyncio.all_tasks(self._loop)
        for task in tasks:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self._loop.run_until_complete(asyncio.sleep(0.05))  # connections close in the loop
        self._loop.close()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.state == "down":
            writer.transport.abort()
            return
        pair = asyncio.ensure_future(self._connect(reader, writer))
        self._pairs.add(pair)
        pair.add_done_callback(self._pairs.discard)
        pair.add_done_callback(lambda _: writer.transport.abort())  # also if cut before it began

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there: asyncio.StreamWriter | None = None
        try:
            await self._calm.wait()
            back, there = await asyncio.open_connection("127.0.0.1", self.server)
            ways = [
                asyncio.ensure_future(self._pass(reader, there)),
                asyncio.ensure_future(self._pass(back, writer)),
            ]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
        except OSError:  # the server is not there
            pass
        finally:
            if there is not None:
                there.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self._calm.wait()
                writer.write(data)
                await writer.drain()
