"""Messages to and from a WebSocket client, in order."""

import asyncio
import contextlib
import contextvars
from collections import deque
from typing import Any, Final

import msgspec
from litestar import WebSocket

from parvis.server.web.door import Door
from parvis.server.wire.messages import Pong

SLOW: Final = 4408
MANY: Final = 16  # messages that may wait before no more are read
PONG: Final = msgspec.json.encode(Pong())


class Channel:
    """A WebSocket connection.

    Messages are exchanged directly with the connection's `Door`: through the framework, each
    would take several times as long. The framework opens, closes and pings.

    """

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.dismissed = 0  # close code
        self._door: Door = socket.scope["state"]["door"]
        self._closing: asyncio.Task[None] | None = None
        self._inbox: deque[bytes | str] = deque()
        self._working: asyncio.Task[None] | None = None
        self._context = contextvars.copy_context()  # for the logs

    # Sending.

    def put(self, data: bytes) -> None:
        """Send a message without blocking. Slow readers are disconnected and may return."""
        if not self.dismissed and not self._door.send(data):
            self.close(SLOW)

    def close(self, code: int) -> None:
        """Send nothing more, and close."""
        if not self.dismissed:
            self.dismissed = code
            self._closing = asyncio.ensure_future(self._close(code))

    async def _close(self, code: int) -> None:
        with contextlib.suppress(Exception):  # the connection itself may have failed
            await self.socket.close(code)

    # Receiving.

    async def answer(self, data: bytes | str) -> None:
        """Handle a message. It must not raise."""

    async def listen(self) -> None:
        """Handle messages one after the other, until the client is gone."""
        self._door.hear(self._heard)
        try:
            while (message := await self.socket.receive())["type"] == "websocket.receive":
                self._heard(message.get("text") or message.get("bytes") or b"")
                await self._worked()
            await self._worked()
        finally:
            self._door.hear(None)
            if self._working is not None:
                self._working.cancel()

    async def _worked(self) -> None:
        if self._working is not None:
            await self._working

    def _heard(self, data: bytes | str) -> None:
        self._inbox.append(data)
        if self._working is None:
            loop = asyncio.get_running_loop()
            self._working = loop.create_task(self._work(), context=self._context)
        elif len(self._inbox) == MANY:
            self._door.read(False)

    async def _work(self) -> None:
        try:
            while self._inbox:
                await self.answer(self._inbox.popleft())
                if len(self._inbox) == MANY - 1:
                    self._door.read(True)
        finally:
            self._working = None

    def forget(self) -> None:
        """Drop the queued messages."""
        self._inbox.clear()
        self._door.read(True)
