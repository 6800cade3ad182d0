"""Metrics of all web processes that share a port: each process reports all of them.

Prometheus reaches one process at a time, not always the same. Each process therefore serves its
own metrics to the others, through a socket in a folder of their own.
"""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from parvis.server.web.metrics import Metrics

PATIENCE: Final = 2.0  # seconds for another process to answer


class Beside:
    """One of the processes that share a folder; without a folder, the only process."""

    def __init__(self, metrics: Metrics, folder: str) -> None:
        self.metrics = metrics
        self.folder = Path(folder) if folder else None
        self.name = str(os.getpid())

    @contextlib.asynccontextmanager
    async def answering(self) -> AsyncIterator[None]:
        """Serve our metrics to the other processes."""
        if self.folder is None:
            yield
            return
        path = self.folder / self.name
        server = await asyncio.start_unix_server(self._answer, path)
        try:
            yield
        finally:
            server.close()
            path.unlink(missing_ok=True)

    async def _answer(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):  # the client has disconnected
            writer.write(self.metrics.text())
            await writer.drain()
        writer.close()

    async def text(self) -> bytes:
        """Return the metrics of all processes in the format of Prometheus."""
        if self.folder is None:
            return self.metrics.text()
        others = [path for path in self.folder.iterdir() if path.is_socket()]
        others = [path for path in others if path.name != self.name]
        told = await asyncio.gather(*map(_asked, others))
        texts = {path.name: text for path, text in zip(others, told, strict=True) if text}
        registry = CollectorRegistry()
        registry.register(Together({**texts, self.name: self.metrics.text()}))
        return generate_latest(registry)


async def _asked(path: Path) -> bytes:
    """Return another process's metrics; nothing if it has ended."""
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_unix_connection(path)
            try:
                return await reader.read(-1)
            finally:
                writer.close()
    except ConnectionRefusedError:  # it was killed
        path.unlink(missing_ok=True)
        return b""
    except (OSError, TimeoutError):
        return b""


class Together(Collector):
    """The metrics of several processes, labelled by process."""

    def __init__(self, texts: dict[str, bytes]) -> None:
        self.texts = texts

    def describe(self) -> Sequence[Metric]:
        return ()  # otherwise registering would collect them to find the names

    def collect(self) -> Iterator[Metric]:
        families: dict[str, Metric] = {}
        for process, text in self.texts.items():
            for family in text_string_to_metric_families(text.decode()):
                known = families.setdefault(
                    family.name, Metric(family.name, family.documentation, family.type)
                )
                for sample in family.samples:
                    labels = {**sample.labels, "process": process}
                    known.add_sample(sample.name, labels, sample.value)
        return iter(families.values())
