"""Several web processes on one port, and restarts without downtime.

This process owns the port but serves nothing. Its children accept connections: one that dies is
replaced, and on SIGHUP each is replaced by a new one before it stops. While a child stops, new
connections go to the others, and its clients reconnect to them.
"""

import contextlib
import logging
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from types import FrameType
from typing import Final

LOG = logging.getLogger("parvis.server")
READY: Final = 60.0  # seconds a child may take to start
DRAIN: Final = 15.0  # seconds a child may take to stop
TICK: Final = 0.2
HASTE: Final = 5.0  # seconds: a child that died sooner is replaced only after a delay


class Child:
    """One web process."""

    def __init__(self, command: Sequence[str], listener: socket.socket) -> None:
        self.begun = time.monotonic()
        self.process = subprocess.Popen(
            [*command, "--fd", str(listener.fileno())],
            pass_fds=[listener.fileno()],
            stdout=subprocess.PIPE,
        )

    def ready(self) -> str:
        """Wait until it serves; return its ready message, "" if it exits instead."""
        out = self.process.stdout
        assert out is not None
        found, _, _ = select.select([out], [], [], READY)
        return out.readline().decode() if found else ""

    def end(self) -> None:
        """Stop it gracefully, with a time limit."""
        self.process.terminate()
        try:
            self.process.wait(DRAIN)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Supervisor:
    """Keeps a number of children alive."""

    def __init__(self, arguments: Sequence[str], listener: socket.socket, count: int) -> None:
        self.command = [sys.executable, "-m", "parvis.cli", "serve", *arguments]
        self.listener = listener
        self.count = count
        self.children: list[Child] = []
        self._signal = 0

    def run(self) -> int:
        """Serve until told to stop."""
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, self._heard)
        self.listener.set_inheritable(True)
        self.listener.listen(1024)
        for _ in range(self.count):
            child = self._start()
            if child is None:
                self._end_all()
                return 2
            self.children.append(child)
        host, port = self.listener.getsockname()[:2]
        print(f"Parvis is at http://{host}:{port}/ ({self.count} processes)", flush=True)
        while not self._ends:
            if self._signal == signal.SIGHUP:
                self._signal = 0
                self._replace_all()
            self._revive()
            time.sleep(TICK)
        self._end_all()
        return 0

    def _heard(self, number: int, _: FrameType | None) -> None:
        if not self._ends:  # a later signal must not cancel the shutdown
            self._signal = number

    @property
    def _ends(self) -> bool:
        return self._signal in (signal.SIGTERM, signal.SIGINT)

    def _start(self) -> Child | None:
        child = Child(self.command, self.listener)
        if not child.ready():
            child.end()
            return None
        return child

    def _replace_all(self) -> None:
        """Replace each process: start the new one before stopping the old one."""
        for i, old in enumerate(list(self.children)):
            if self._ends:
                return
            new = self._start()
            if new is None:
                LOG.error("a fresh process did not start: the old one stays")
                return
            self.children[i] = new
            old.end()

    def _revive(self) -> None:
        for i, child in enumerate(self.children):
            if child.process.poll() is None:
                continue
            LOG.error(
                "a web process ended with %d: another takes its place", child.process.returncode
            )
            until = time.monotonic() + HASTE * (time.monotonic() - child.begun < HASTE)
            while time.monotonic() < until and not self._ends:
                time.sleep(TICK)
            if self._ends:
                return
            new = self._start()
            if new is not None:
                self.children[i] = new

    def _end_all(self) -> None:
        for child in self.children:
            with contextlib.suppress(ProcessLookupError):
                child.process.terminate()
        for child in self.children:
            child.end()


def inherited(fd: int) -> socket.socket:
    """Return the listening socket that the parent handed over."""
    os.set_inheritable(fd, False)
    return socket.socket(fileno=fd)
