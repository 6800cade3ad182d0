"""Numbers of all web processes that share a port: whichever is asked tells those of all.

Prometheus reaches one process at a time, and not the one that it reached before. Each process
gives its own numbers to the others through a socket in a folder that is there for them alone.
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
    """One process among those in a folder; with no folder, the only one."""

    def __init__(self, metrics: Metrics, folder: str) -> None:
        self.metrics = metrics
        self.folder = Path(folder) if folder else None
        self.name = str(os.getpid())

    @contextlib.asynccontextmanager
    async def answering(self) -> AsyncIterator[None]:
        """Give our numbers to the others."""
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
        """Return the numbers of all processes as Prometheus reads them."""
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
    """Return what another process tells, nothing if it is no more."""
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
    """The numbers of several processes, with a label that says whose they are."""

    def __init__(self, texts: dict[str, bytes]) -> None:
        self.texts = texts

    def describe(self) -> Sequence[Metric]:
        return ()  # else all would be collected to find the names

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
