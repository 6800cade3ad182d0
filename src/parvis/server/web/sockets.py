"""Outgoing queues of WebSockets."""

import asyncio
from collections import deque
from typing import Any, Final

import msgspec
from litestar import WebSocket

from parvis.server.wire.messages import Pong

BACKLOG: Final = 500  # messages that may wait before a slow reader is disconnected
SLOW: Final = 4408
PONG: Final = msgspec.json.encode(Pong())


class SendQueue:
    """Messages for a WebSocket client, in order."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.dismissed = 0  # close code
        self.waiting: deque[bytes] = deque()
        self.news = asyncio.Event()

    def put(self, data: bytes) -> None:
        """Queue a message without blocking."""
        if self.dismissed:
            return
        if len(self.waiting) <= BACKLOG:  # more would be dropped at the disconnect anyway
            self.waiting.append(data)
        self.news.set()

    def close(self, code: int) -> None:
        """Send nothing more, and close."""
        self.dismissed = code
        self.waiting.clear()
        self.news.set()

    async def send_all(self) -> None:
        """Send queued messages forever. Slow readers are disconnected and may return."""
        waiting, news, send = self.waiting, self.news, self.socket.send
        while True:
            await news.wait()
            news.clear()
            while waiting:
                if len(waiting) > BACKLOG:
                    await self.socket.close(SLOW)
                    return
                data = waiting.popleft()
                await send({"type": "websocket.send", "bytes": None, "text": data.decode()})
            if self.dismissed:
                await self.socket.close(self.dismissed)
                return
