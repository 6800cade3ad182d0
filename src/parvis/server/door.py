"""A connection that waits only so long: for a request to be whole, and for an answer to be read.

uvicorn closes a connection that falls silent after an answer, but waits for ever for one that
says nothing at first, stops in the middle, or does not read. Each would keep its memory.
"""

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

PATIENCE: Final = 30.0  # seconds


class Door(H11Protocol):
    """uvicorn's connection for HTTP, with a limit to its patience."""

    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        cycle = self.cycle
        if self.transport.get_protocol() is not self:
            return  # it is a WebSocket now
        if cycle is None or cycle.response_complete or cycle.more_body:
            self._wait()  # as before, if we do: a little now and then is not enough
        else:
            self._stop()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(PATIENCE, self.transport.abort)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
