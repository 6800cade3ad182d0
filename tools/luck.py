"""Whether the luck of the ledger means luck: `python -m tools.luck GAME [--seats 2] [--games 100]`.

Plays fresh games between equal players and takes the luck of the first seat in each. Its mean must
be 0, and it should go along with the results: else it is noise that adds up. What is found is
written to src/parvis/analysis/luck.json, by which a game shows its luck or does not.
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
from parvis.analysis.values import luck_of
from parvis.engine import CHANCE, AnyGame, Record
from parvis.games import game as game_of

FILE: Final = Path(__file__).parents[1] / "src" / "parvis" / "analysis" / "luck.json"
FRESH: Final = 910_000_000  # seeds that nothing else uses


def luck_in(game: AnyGame, record: Record) -> tuple[float, float, str]:
    """Return the luck of the first seat in a game, its result, and who judged."""
    walk = Walk(game, record)
    judge = Judge(game, walk.plies[0].state)
    budget, seed = budget_of(game.name), seed_of(record)
    luck = sum(
        luck_of(judge, at, budget, seed + i)[0]
        for i, at in enumerate(walk.plies)
        if at.seat == CHANCE
    )
    return luck, walk.result[0], judge.name


def checked(
    game: str, seats: int, player: str, judge: str, luck: list[float], won: list[float],
    seconds: float,
) -> Check:  # fmt: skip
    """Compare luck and results of games."""
    n = len(luck)
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
        seconds=round(seconds / n, 2),
    )


def main() -> None:
    """Play, compare and write."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("game")
    ask.add_argument("--seats", type=int, default=2)
    ask.add_argument("--games", type=int, default=100)
    ask.add_argument("--player", default="greedy", help="in every seat (%(default)s)")
    ask.add_argument("--dry", action="store_true", help="write nothing")
    given = ask.parse_args()
    game = game_of(given.game)
    luck: list[float] = []
    won: list[float] = []
    judge, seconds = "", 0.0
    for number in track(range(given.games)):
        record = played(game, FRESH + number, *[given.player] * given.seats)
        began = time.process_time()
        of_seat, result, judge = luck_in(game, record)
        seconds += time.process_time() - began
        luck.append(of_seat)
        won.append(result)
    check = checked(given.game, given.seats, given.player, judge, luck, won, seconds)
    print(msgspec.json.format(msgspec.json.encode(check), indent=2).decode())
    print("the luck is shown" if check.shown else "the luck is not shown")
    if not given.dry:
        known = msgspec.json.decode(FILE.read_bytes(), type=list[Check])
        others = [c for c in known if (c.game, c.seats) != (check.game, check.seats)]
        every = sorted([*others, check], key=lambda c: (c.game, c.seats))
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(every), indent=2) + b"\n")


if __name__ == "__main__":
    main()
