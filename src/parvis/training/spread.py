"""Self-play spread over processes or a cluster. Games come back in the order of the orders."""

import collections
import concurrent.futures
import itertools
import os
import signal
from collections.abc import Callable, Iterator
from typing import Any

from parvis.games import game as game_of
from parvis.training.config import Config
from parvis.training.loop import Order, Spread, played
from parvis.training.selfplay import Played


def _work(config: Config, order: Order) -> Played:
    return played(game_of(order.game), config, order)


def alone(work: Callable[[Order], Played], orders: Iterator[Order]) -> Iterator[Played]:
    """Play one game after the other in this process."""
    return map(work, orders)


def processes(count: int, config: Config) -> Spread:
    """Play in several processes of this machine."""

    def results(work: Callable[[Order], Played], orders: Iterator[Order]) -> Iterator[Played]:
        pool = concurrent.futures.ProcessPoolExecutor(  # Ctrl-C is for this process, not for them
            count, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
        )
        waiting = collections.deque(
            pool.submit(_work, config, order) for order in itertools.islice(orders, 2 * count)
        )
        try:
            while waiting:
                yield waiting.popleft().result()
                for order in itertools.islice(orders, 1):
                    waiting.append(pool.submit(_work, config, order))
        finally:
            pool.shutdown(wait=True, cancel_futures=True)

    return results


def on_ray(ray: Any, config: Config, address: str = "") -> Spread:
    """Play on a Ray cluster that sees this folder, or on a local one if there is no address."""

    def results(work: Callable[[Order], Played], orders: Iterator[Order]) -> Iterator[Played]:
        if not ray.is_initialized():
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # we tell nobody outside
            settings = {"address": address} if address else {"include_dashboard": False}
            ray.init(log_to_driver=False, **settings)
        remote = ray.remote(_work)
        width = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = collections.deque(
            remote.remote(config, order) for order in itertools.islice(orders, width)
        )
        try:
            while waiting:
                yield ray.get(waiting.popleft())
                for order in itertools.islice(orders, 1):
                    waiting.append(remote.remote(config, order))
        finally:
            for reference in waiting:
                ray.cancel(reference)

    return results
