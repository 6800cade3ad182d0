"""Validate the analysis's luck figure: `python -m tools.luck GAME [--seats 2] [--games 100]`.

Plays new games between equal players and computes the first seat's luck in each. Its mean must be
0, and it must correlate with the results; otherwise it is only accumulated noise. The outcome is
written to src/parvis/analysis/luck.json, which decides whether a game displays luck. Each game is
stored in build/luck when it is finished, so the same command resumes.
"""

import argparse
import math
import time
from pathlib import Path
from typing import Final

import msgspec
from rich.progress import track

from benchmarks.analysis import played
from parvis.analysis.analyst import seed_of
from parvis.analysis.budget import budget_of
from parvis.analysis.game import Walk
from parvis.analysis.judges import Judge
from parvis.analysis.luck import Check
from parvis.analysis.signature import judge_of
from parvis.analysis.values import luck_of
from parvis.engine import CHANCE, AnyGame, Record
from parvis.games import game as game_of

ROOT: Final = Path(__file__).parents[1]
FILE: Final = ROOT / "src" / "parvis" / "analysis" / "luck.json"
KEPT: Final = ROOT / "build" / "luck"
FRESH: Final = 910_000_000  # seeds that nothing else uses


class Found(msgspec.Struct, frozen=True):
    """The figures of one game."""

    seed: int
    luck: float  # of the first seat
    won: float  # its share of the win
    seconds: float


def luck_in(game: AnyGame, record: Record) -> tuple[float, float]:
    """Return the first seat's luck in a game, and its result."""
    walk = Walk(game, record)
    judge = Judge(game, walk.plies[0].state)
    budget, seed = budget_of(game.name), seed_of(record)
    luck = sum(
        luck_of(judge, at, budget, seed + i)[0]
        for i, at in enumerate(walk.plies)
        if at.seat == CHANCE
    )
    return luck, walk.result[0]


def checked(game: str, seats: int, player: str, judge: str, found: list[Found]) -> Check:
    """Compare the luck and the results of games."""
    n = len(found)
    luck, won = [one.luck for one in found], [one.won for one in found]
    mean, expected = sum(luck) / n, sum(won) / n
    spread = sum((x - mean) ** 2 for x in luck) / (n - 1)
    varied = sum((y - expected) ** 2 for y in won) / (n - 1)
    along = sum((x - mean) * (y - expected) for x, y in zip(luck, won, strict=True)) / (n - 1)
    left = varied - 2 * along + spread
    return Check(
        game=game,
        seats=seats,
        player=player,
        judge=judge,
        games=n,
        mean=round(mean, 4),
        error=round(math.sqrt(spread / n), 4),
        correlation=round(along / math.sqrt(spread * varied), 3) if spread * varied else 0.0,
        left=round(left / varied, 3) if varied else 1.0,
        seconds=round(sum(one.seconds for one in found) / n, 2),
    )


def look(game: AnyGame, seats: int, player: str, seeds: range, path: Path) -> list[Found]:
    """Return the figures of all games; play those that are missing from the file and add them."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = path.read_bytes().splitlines() if path.exists() else []
    known = {one.seed: one for one in (msgspec.json.decode(x, type=Found) for x in lines)}
    for seed in track(seeds):
        if seed in known:
            continue
        record = played(game, seed, *[player] * seats)
        began = time.process_time()
        luck, won = luck_in(game, record)
        known[seed] = Found(seed, luck, won, time.process_time() - began)
        with path.open("ab") as file:
            file.write(msgspec.json.encode(known[seed]) + b"\n")
    return [known[seed] for seed in seeds]


def main() -> None:
    """Play, compare and write."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("game")
    ask.add_argument("--seats", type=int, default=2)
    ask.add_argument("--games", type=int, default=100)
    ask.add_argument("--player", default="greedy", help="in every seat (%(default)s)")
    ask.add_argument("--dry", action="store_true", help="write nothing")
    given = ask.parse_args()
    game, judge = game_of(given.game), judge_of(given.game, given.seats)
    path = KEPT / f"{given.game}-{given.seats}-{given.player}-{judge}.jsonl".replace(":", "-")
    seeds = range(FRESH, FRESH + given.games)
    found = look(game, given.seats, given.player, seeds, path)
    check = checked(given.game, given.seats, given.player, judge, found)
    print(msgspec.json.format(msgspec.json.encode(check), indent=2).decode())
    print("the luck is shown" if check.shown else "the luck is not shown")
    if not given.dry:
        known = msgspec.json.decode(FILE.read_bytes(), type=list[Check])
        others = [c for c in known if (c.game, c.seats) != (check.game, check.seats)]
        every = sorted([*others, check], key=lambda c: (c.game, c.seats))
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(every), indent=2) + b"\n")


if __name__ == "__main__":
    main()
