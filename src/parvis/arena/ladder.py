"""Many games: spread over processes or a cluster, stored as they finish, stopped when settled.

Games are taken in the order of their numbers, however they were spread: a match with
iteration budgets gives the same file on one core and on a hundred.
"""

import collections
import concurrent.futures
import itertools
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import msgspec

from parvis.arena.match import Job, Plan, Played, play
from parvis.arena.statistics import settled
from parvis.engine import Game
from parvis.games import game as game_of

GAMES = "games.jsonl"  # a plan, then the games, a line each


class BadArena(ValueError):
    """A match can't be held or continued like this. The message says why."""


Results = Callable[[Plan, Iterator[Job]], Iterator[Played]]


def alone(game: Game[Any]) -> Results:
    """Play one game after the other in this process."""

    def results(plan: Plan, jobs: Iterator[Job]) -> Iterator[Played]:
        for job in jobs:
            yield play(game, plan, job)

    return results


def _work(plan: Plan, job: Job) -> Played:
    return play(game_of(plan.game), plan, job)


def processes(count: int) -> Results:
    """Play in several processes of this machine."""

    def results(plan: Plan, jobs: Iterator[Job]) -> Iterator[Played]:
        pool = concurrent.futures.ProcessPoolExecutor(count)
        try:
            waiting = collections.deque(
                pool.submit(_work, plan, job) for job in itertools.islice(jobs, 2 * count)
            )
            while waiting:
                yield waiting.popleft().result()
                for job in itertools.islice(jobs, 1):
                    waiting.append(pool.submit(_work, plan, job))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)

    return results


class _Ray(Protocol):
    """The part of Ray that is used here."""

    def is_initialized(self) -> bool: ...
    def init(self, **settings: Any) -> Any: ...
    def remote(self, function: Any) -> Any: ...
    def get(self, reference: Any) -> Any: ...
    def cancel(self, reference: Any) -> Any: ...
    def cluster_resources(self) -> dict[str, float]: ...


def on_ray(ray: _Ray, address: str = "") -> Results:
    """Play on a Ray cluster, or on a local one if there is no address."""

    def results(plan: Plan, jobs: Iterator[Job]) -> Iterator[Played]:
        if not ray.is_initialized():
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # we tell nobody outside
            settings = {"address": address} if address else {"include_dashboard": False}
            ray.init(log_to_driver=False, **settings)
        work = ray.remote(_work)
        width = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = collections.deque(work.remote(plan, j) for j in itertools.islice(jobs, width))
        try:
            while waiting:
                yield ray.get(waiting.popleft())
                for job in itertools.islice(jobs, 1):
                    waiting.append(work.remote(plan, job))
        finally:
            for reference in waiting:
                ray.cancel(reference)

    return results


# Storing and going on.


def load(path: Path) -> tuple[Plan, list[Played]]:
    """Read a match, without a line that was cut short; raise BadArena."""
    try:
        lines = path.read_bytes().splitlines(keepends=True)
    except FileNotFoundError:
        raise BadArena(f"there is no match in {path}") from None
    try:
        plan = msgspec.json.decode(lines[0], type=Plan) if lines else None
        whole = [line for line in lines[1:] if line.endswith(b"\n")]
        played = [msgspec.json.decode(line, type=Played) for line in whole]
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadArena(f"{path} is not a match: {error}") from None
    if plan is None or [p.number for p in played] != list(range(len(played))):
        raise BadArena(f"{path} is not a match: games are missing")
    for one in played:
        if not _fits(plan, one):
            raise BadArena(f"{path} is not a match: game {one.number} is of another one")
    return plan, played


def _fits(plan: Plan, one: Played) -> bool:
    """Tell whether a game has the players of a plan, and a number of each sort for each."""
    lists = (one.players, one.scores, one.ranks, one.breakdown)
    times = (one.decisions, one.thinking, one.slowest)
    return (
        all(len(part) == plan.seats for part in (*lists, *times))
        and set(one.players) <= set(plan.players)
        and 1 in one.ranks
        and len({len(row) for row in one.breakdown}) == 1
    )


def resume(path: Path, plan: Plan) -> list[Played]:
    """Return the games already played by a plan, leaving a file that can be added to."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(plan) + b"\n")
        return []
    stored, played = load(path)
    if stored != plan:
        raise BadArena(f"{path} holds another match: {', '.join(stored.players)}")
    fresh = path.with_suffix(".new")
    fresh.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in [plan, *played]))
    os.replace(fresh, path)
    return played


def hold(
    plan: Plan,
    games: int,
    results: Results,
    path: Path | None = None,
    stop_early: bool = True,
    progress: Callable[[list[Played]], None] | None = None,
) -> list[Played]:
    """Play a match up to a number of games, or until every pair of players is settled."""
    played = resume(path, plan) if path else []
    if progress:
        progress(played)
    if len(played) >= games or (stop_early and all_settled(plan, played)):
        return played
    file = path.open("ab") if path else None
    stream = results(plan, (plan.job(number) for number in range(len(played), games)))
    try:
        for one in stream:
            played.append(one)
            if file:
                file.write(msgspec.json.encode(one) + b"\n")
                file.flush()
            if progress:
                progress(played)
            if stop_early and all_settled(plan, played):
                break
    finally:
        if file:
            file.close()
        close = getattr(stream, "close", None)
        if close:
            close()
    return played


def duels(played: list[Played]) -> dict[tuple[str, str], list[int]]:
    """Count for each pair of players how often the first, or the second, came out ahead."""
    counts: dict[tuple[str, str], list[int]] = {}
    for one in played:
        for a, b in itertools.combinations(range(len(one.players)), 2):
            first, second = one.players[a], one.players[b]
            if first == second:
                continue
            ahead, behind = one.ranks[a], one.ranks[b]
            if first > second:
                first, second, ahead, behind = second, first, behind, ahead
            count = counts.setdefault((first, second), [0, 0])
            if ahead != behind:
                count[ahead > behind] += 1
    return counts


def all_settled(plan: Plan, played: list[Played]) -> bool:
    """Tell whether it is clear for every pair who is better; asked only when seats are even."""
    if not played or len(played) % plan.cycle:
        return False
    counts = duels(played)
    pairs = len(set(plan.players)) * (len(set(plan.players)) - 1) // 2
    return len(counts) == pairs > 0 and all(settled(won, lost) for won, lost in counts.values())
