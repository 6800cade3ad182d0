"""Matches of many games: distributed, stored as they finish, and stopped once settled.

Results are taken in the order of the game numbers. A match with iteration budgets therefore gives
the same file on one core and on a hundred.
"""

import errno
import functools
import itertools
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from parvis import parallel
from parvis.arena.match import Job, Plan, Played, play
from parvis.arena.statistics import settled
from parvis.engine import SEAT, AnyGame
from parvis.games import game as game_of

GAMES = "games.jsonl"  # one line for the plan, then one per game


class BadArena(ValueError):
    """A match can't be played or continued like this. The message says why."""


Results = Callable[[Plan, Iterator[Job]], Iterator[Played]]


def alone(game: AnyGame) -> Results:
    """Play one game after the other in this process."""

    def results(plan: Plan, jobs: Iterator[Job]) -> Iterator[Played]:
        for job in jobs:
            yield play(game, plan, job)

    return results


def _work(plan: Plan, job: Job) -> Played:
    return play(game_of(plan.game), plan, job)


def processes(count: int) -> Results:
    """Play in several processes of this machine. Unfinished games are dropped at the end."""
    return _by(parallel.processes(count))


def on_ray(ray: parallel.Ray, address: str = "") -> Results:
    """Play on a Ray cluster, or on a local one if there is no address."""
    return _by(parallel.on_ray(ray, address))


def _by(run: parallel.Runner) -> Results:
    def results(plan: Plan, jobs: Iterator[Job]) -> Iterator[Played]:
        try:
            yield from run(functools.partial(_work, plan), jobs)
        except parallel.WorkerDied as error:
            raise BadArena(str(error)) from None

    return results


# Storage and resumption.


def load(path: Path) -> tuple[Plan, list[Played]]:
    """Read a match, ignoring a truncated last line; raise BadArena."""
    try:
        return _parsed(path.read_bytes(), path)
    except FileNotFoundError:
        raise BadArena(f"there is no match in {path}") from None


def _parsed(data: bytes, path: Path) -> tuple[Plan, list[Played]]:
    lines = data.splitlines(keepends=True)
    try:
        plan = msgspec.json.decode(lines[0], type=Plan) if lines else None
        whole = [line for line in lines[1:] if line.endswith(b"\n")]
        played = [msgspec.json.decode(line, type=Played) for line in whole]
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadArena(f"{path} is not a match: {error}") from None
    if plan is None or [p.number for p in played] != list(range(len(played))):
        raise BadArena(f"{path} is not a match: games are missing")
    if not plan.players or not 0 < plan.seats <= SEAT.size:
        raise BadArena(f"{path} is not a match: nobody plays it")
    for one in played:
        if not _fits(plan, one):
            raise BadArena(f"{path} is not a match: game {one.number} is of another one")
    return plan, played


def _fits(plan: Plan, one: Played) -> bool:
    """Tell whether a game belongs to its plan and has every number for each seat."""
    lists = (one.scores, one.ranks, one.breakdown, one.decisions, one.thinking, one.slowest)
    return (
        plan.job(one.number) == Job(one.number, one.seed, one.players)
        and all(len(part) == plan.seats for part in lists)
        and 1 in one.ranks
        and len({len(row) for row in one.breakdown}) == 1
    )


def resume(path: Path, plan: Plan) -> tuple[BinaryIO, list[Played]]:
    """Open a match for appending; return the file and its games.

    The file is locked until it is closed. Raise BadArena and leave it unchanged if that fails.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.open("a+b")
    try:
        _claim(file, path)
        file.seek(0)
        data = file.read()
        head = msgspec.json.encode(plan) + b"\n"
        if head.startswith(data):  # new, or truncated before the first game
            file.truncate(0)
            file.write(head)
            file.flush()
            return file, []
        whole = data[: data.rfind(b"\n") + 1]  # the last line may be truncated
        stored, played = _parsed(whole, path)
        if stored != plan:
            raise BadArena(_differs(path, stored, plan))
        file.truncate(len(whole))
        return file, played
    except BaseException:
        file.close()
        raise


def _differs(path: Path, stored: Plan, plan: Plan) -> str:
    """Return why games can't be appended to a match with another plan."""
    changed = [name for name in plan.sources if plan.sources[name] != stored.sources.get(name)]
    if changed and msgspec.structs.replace(stored, sources=plan.sources) == plan:
        names = ", ".join(changed)
        return f"{path}: the source of {names} has changed since; choose another folder"
    return f"{path} holds another match: {', '.join(stored.players)}"


def _claim(file: BinaryIO, path: Path) -> None:
    """Lock a file for this process, where the system has locks; raise BadArena."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # worker processes don't inherit it
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EAGAIN):
            raise BadArena(f"{path} is being added to by another process") from None


def hold(
    plan: Plan,
    games: int,
    results: Results,
    path: Path | None = None,
    stop_early: bool = True,
    progress: Callable[[list[Played]], None] | None = None,
) -> list[Played]:
    """Play a match up to a number of games, or until every pair of players is settled."""
    if path is None:
        return _held(plan, games, results, [], None, stop_early, progress)
    file, played = resume(path, plan)
    with file:
        return _held(plan, games, results, played, file, stop_early, progress)


def _held(
    plan: Plan,
    games: int,
    results: Results,
    played: list[Played],
    file: BinaryIO | None,
    stop_early: bool,
    progress: Callable[[list[Played]], None] | None,
) -> list[Played]:
    if progress:
        progress(played)
    if len(played) >= games or (stop_early and all_settled(plan, played)):
        return played
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
        close = getattr(stream, "close", None)
        if close:
            close()
    return played


def duels(played: list[Played]) -> dict[tuple[str, str], list[int]]:
    """Count for each pair of players how often each came out ahead.

    A game counts once. A player with several seats is judged by their mean rank: its seats are
    correlated, so counting each of them would overstate the evidence.
    """
    counts: dict[tuple[str, str], list[int]] = {}
    for one in played:
        ranks: dict[str, list[int]] = {}
        for name, rank in zip(one.players, one.ranks, strict=True):
            ranks.setdefault(name, []).append(rank)
        for first, second in itertools.combinations(sorted(ranks), 2):
            ahead = sum(ranks[first]) * len(ranks[second])
            behind = sum(ranks[second]) * len(ranks[first])
            count = counts.setdefault((first, second), [0, 0])
            if ahead != behind:
                count[ahead > behind] += 1
    return counts


def all_settled(plan: Plan, played: list[Played]) -> bool:
    """Tell whether every pair is settled; only meaningful after complete seat rotations."""
    if not played or len(played) % plan.cycle:
        return False
    counts = duels(played)
    pairs = len(set(plan.players)) * (len(set(plan.players)) - 1) // 2
    return len(counts) == pairs > 0 and all(settled(won, lost) for won, lost in counts.values())
