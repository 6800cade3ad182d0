"""Work in parallel: in processes or on a Ray cluster. Results come in the order of the jobs."""

import collections
import concurrent.futures
import concurrent.futures.process
import functools
import itertools
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from typing import Any, Protocol, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")


class WorkerDied(RuntimeError):
    """A worker process ended in the middle of its work."""


class Runner(Protocol):
    """Runs a picklable function on every job, with a bounded number of jobs in flight."""

    def __call__(self, work: Callable[[Job], Result], jobs: Iterator[Job]) -> Iterator[Result]: ...


class Ray(Protocol):
    """The part of Ray that is used here."""

    def is_initialized(self) -> bool: ...
    def init(self, **settings: Any) -> Any: ...
    def remote(self, function: Any) -> Any: ...
    def get(self, reference: Any) -> Any: ...
    def cancel(self, reference: Any) -> Any: ...
    def cluster_resources(self) -> dict[str, float]: ...


def alone(work: Callable[[Job], Result], jobs: Iterator[Job]) -> Iterator[Result]:
    """Run the jobs one after the other in this process."""
    return map(work, jobs)


def processes(count: int) -> Runner:
    """Run the jobs in worker processes; unfinished ones are killed when the caller stops."""

    def run(work: Callable[[Job], Result], jobs: Iterator[Job]) -> Iterator[Result]:
        others = set(multiprocessing.active_children())
        pool = concurrent.futures.ProcessPoolExecutor(  # workers ignore Ctrl-C: the parent acts
            count, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
        )
        try:
            yield from _in_order(
                jobs, 2 * count, lambda job: pool.submit(work, job), lambda future: future.result()
            )
        except concurrent.futures.process.BrokenProcessPool:
            raise WorkerDied("one of the worker processes has died") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(multiprocessing.active_children()) - others:
                process.kill()  # otherwise the interpreter waits for its job on exit

    return run


def on_ray(ray: Ray, address: str = "") -> Runner:
    """Run the jobs on a Ray cluster, or on a local one if there is no address."""

    def run(work: Callable[[Job], Result], jobs: Iterator[Job]) -> Iterator[Result]:
        if not ray.is_initialized():
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send nothing to its makers
            settings = {"address": address} if address else {"include_dashboard": False}
            ray.init(log_to_driver=False, **settings)
        width = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        submit = functools.partial(ray.remote(_run).remote, work)
        yield from _in_order(jobs, width, submit, ray.get, ray.cancel)

    return run


def _run(work: Callable[[Job], Result], job: Job) -> Result:
    return work(job)


def _in_order(
    jobs: Iterator[Job],
    width: int,
    submit: Callable[[Job], Any],
    result: Callable[[Any], Any],
    cancel: Callable[[Any], Any] = lambda _: None,
) -> Iterator[Any]:
    """Keep `width` jobs in flight; yield their results, and cancel what is left at the end."""
    waiting = collections.deque(submit(job) for job in itertools.islice(jobs, width))
    try:
        while waiting:
            yield result(waiting.popleft())
            waiting.extend(submit(job) for job in itertools.islice(jobs, 1))
    finally:
        for reference in waiting:
            cancel(reference)
