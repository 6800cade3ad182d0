"""One process for all watchers of a table, among those that share a port.

Each table has a home process. If a connection's first request asks to watch a table, the accepting
process passes the socket, with the bytes read so far, to that home before it answers. Otherwise
every process would have to check, apply and send each move. A process that ends takes no more
connections.
"""

import array
import asyncio
import contextlib
import hashlib
import os
import re
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

LIVE: Final = re.compile(rb"GET /api/tables/([A-Za-z0-9_-]{1,64})/live[ ?]")
MOST: Final = 16 << 10  # bytes of a request that can be passed on; longer ones stay here
FRESH: Final = 1.0  # seconds for which the list of processes is cached

Protocol = Callable[[], asyncio.Protocol]


class Homes:
    """This process, among those that share a folder; without a folder, the only process."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder) / "homes" if folder else None
        self.name = str(os.getpid())
        self.passed = 0  # connections passed to other processes
        self._socket: socket.socket | None = None
        self._names: list[str] = []
        self._listed = float("-inf")
        self._greeting: set[asyncio.Task[None]] = set()

    @contextlib.contextmanager
    def taking(self, protocol: Protocol) -> Iterator[None]:
        """Take connections from other processes, and serve each with this protocol."""
        if self.folder is None:
            yield
            return
        self.folder.mkdir(exist_ok=True)
        taking = self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        taking.setblocking(False)
        taking.bind(str(self.folder / self.name))
        loop = asyncio.get_running_loop()
        loop.add_reader(taking, self._take, taking, protocol)
        try:
            yield
        finally:
            self.leave()
            loop.remove_reader(taking)
            taking.close()

    def leave(self) -> None:
        """Take no more connections: this process is ending."""
        if self.folder is not None:
            (self.folder / self.name).unlink(missing_ok=True)

    def pass_on(self, data: bytes, fd: int) -> bool:
        """Pass a connection to the home of its table; return False if that is this process."""
        if self._socket is None or self.folder is None:
            return False
        found = LIVE.match(data)
        home = self.home(found[1]) if found is not None and len(data) <= MOST else self.name
        if home == self.name:
            return False
        path = self.folder / home
        rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [fd]))
        try:
            self._socket.sendmsg([data], [rights], 0, str(path))
        except ConnectionRefusedError:  # it was killed
            path.unlink(missing_ok=True)
            return False
        except OSError:  # it has just ended, or has too much to do
            return False
        self.passed += 1
        return True

    def home(self, table: bytes) -> str:
        """Return a table's home process. Few tables move when a process starts or ends."""
        if self.folder is not None and time.monotonic() >= self._listed + FRESH:
            self._names = [path.name for path in self.folder.iterdir()]
            self._listed = time.monotonic()
        names = self._names or [self.name]
        return max(names, key=lambda name: hashlib.md5(name.encode() + b" " + table).digest())

    def _take(self, taking: socket.socket, protocol: Protocol) -> None:
        with contextlib.suppress(BlockingIOError):
            data, fds, _, _ = socket.recv_fds(taking, MOST, 1)
            for fd in fds:
                greeting = asyncio.ensure_future(_greet(socket.socket(fileno=fd), data, protocol))
                self._greeting.add(greeting)
                greeting.add_done_callback(self._greeting.discard)


async def _greet(connection: socket.socket, data: bytes, protocol: Protocol) -> None:
    """Continue a connection whose first bytes another process has read."""
    connection.setblocking(False)
    loop = asyncio.get_running_loop()
    try:
        _, served = await loop.connect_accepted_socket(protocol, connection)
    except OSError:  # the client has disconnected
        connection.close()
        return
    served.data_received(data)
