"""Metrics for Prometheus: requests, latencies and failures."""

import os
import resource
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

import parvis

if TYPE_CHECKING:
    from parvis.server.web.server import Server

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60)


class Metrics:
    """The numbers of one server."""

    def __init__(self, server: "Server") -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "parvis_requests", "Requests over HTTP", ["method", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "parvis_request_seconds",
            "Seconds until a request was answered, but for those that wait for news",
            registry=self.registry,
            buckets=BUCKETS,
        )
        self.choices = Histogram(
            "parvis_choice_seconds",
            "Seconds until a choice was on disk and told",
            registry=self.registry,
            buckets=BUCKETS,
        )
        self.registry.register(Now(server))

    def text(self) -> bytes:
        """Return all metrics in the format of Prometheus."""
        return generate_latest(self.registry)


class Now(Collector):
    """Collects metrics from the parts of a server when Prometheus asks."""

    def __init__(self, server: "Server") -> None:
        self.server = server

    def collect(self) -> Iterator[Metric]:
        server = self.server
        yield _info()
        gauges = {
            "parvis_tables": ("Tables in memory", len(server.hall)),
            "parvis_watchers": ("Live connections to tables", server.hall.watchers),
            "parvis_lobby_visitors": ("Live connections to the lobby", len(server.lobby.visitors)),
            "parvis_stuck_tables": ("Tables that can't be replayed", len(server.hall.stuck)),
            "parvis_bots_busy": ("Computer players that think", server.bots.busy),
            "parvis_bots_waiting": ("Choices that wait for one", server.bots.waiting),
            "parvis_work_waiting": ("Replays that wait or are done", len(server.work)),
            "parvis_passwords_waiting": ("Passwords hashed now", server.accounts.passwords.busy),
            "parvis_writes_waiting": ("Writes that wait for the disk", server.store.waiting),
            "parvis_memory_bytes": ("Memory in use", memory()),
            "parvis_peak_memory_bytes": (
                "Most memory ever in use",
                resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10,
            ),
        }
        for name, (about, value) in gauges.items():
            yield GaugeMetricFamily(name, about, value)
        counters = {
            "parvis_moves": ("Choices stored", server.hall.moves),
            "parvis_commits": ("Commits", server.store.commits),
            "parvis_writes": ("Writes committed", server.store.written),
            "parvis_write_failures": ("Writes that failed", server.store.failures),
            "parvis_beats_missed": ("Heartbeats not written", server.heartbeat.missed),
            "parvis_credited_seconds": ("Outage on no clock", server.heartbeat.credited),
            "parvis_bot_choices": ("Choices asked of computer players", server.bots.asked),
            "parvis_bot_failures": ("Computer players that failed", server.bots.failed),
            "parvis_bot_restarts": ("Computer players that died", server.bots.died),
            "parvis_notices_sent": ("Notices sent", server.outbox.sent),
            "parvis_notices_failed": ("Notices that did not arrive", server.outbox.failed),
            "parvis_work_refused": ("Replays turned away", server.work.refused),
        }
        for name, (about, total) in counters.items():
            yield CounterMetricFamily(name, about, total)
        refused = CounterMetricFamily("parvis_refused", "Requests beyond a limit", labels=["limit"])
        for sort, count in server.limits.refused.items():
            refused.add_metric([sort], count)
        yield refused


def _info() -> Metric:
    info = GaugeMetricFamily("parvis_info", "The version that runs", labels=["version"])
    info.add_metric([parvis.__version__], 1)
    return info


def memory() -> int:
    """Return the bytes of memory that this process uses now."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:  # not Linux
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10
    return pages * os.sysconf("SC_PAGE_SIZE")
