"""What waits to be sent over a WebSocket."""

import asyncio
from collections import deque
from typing import Any, Final

from litestar import WebSocket

BACKLOG: Final = 500  # messages that may wait for a slow reader before it is cut off
SLOW: Final = 4408


class SendQueue:
    """Messages for somebody at the other end of a WebSocket, in order."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.dismissed = 0  # the code with which it is closed
        self.waiting: deque[bytes] = deque()
        self.news = asyncio.Event()

    def put(self, data: bytes) -> None:
        """Send a message, without waiting."""
        if self.dismissed:
            return
        if len(self.waiting) <= BACKLOG:  # nobody reads more than that: it will be cut off
            self.waiting.append(data)
        self.news.set()

    def close(self, code: int) -> None:
        """Send nothing more, and close."""
        self.dismissed = code
        self.waiting.clear()
        self.news.set()

    async def send_all(self) -> None:
        """Send what is waiting, for ever. Whoever reads too slowly is cut off and may return."""
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
