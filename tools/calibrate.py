"""Measure the length of games between computer players, to choose reconstructed numbers.

    PYTHONPATH=build/compiled python tools/calibrate.py descendance --seats 4 --players mcts:24

A box states a playing time. Numbers that no public source gives are marked `x` by
`parvis components`. They are chosen, within what the rulebook and public sources allow, so that
games between strong players last as long as the box says. docs/calibration.md has the figures.
"""

import argparse
import statistics
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import parvis
from parvis.engine import CHANCE, QUIET, AnyGame, OptionValue
from parvis.players import player, seen_of


class Descendance:
    """How a game ended, where the dead villagers are, and how often cubes ran out."""

    def __init__(self, s: Any) -> None:
        self.counts: Counter[str] = Counter()
        self.round = 0
        self.points = 0

    def look(self, s: Any) -> None:
        from parvis.games.descendance.kinds import TURN
        from parvis.games.descendance.rules.turn import ORDER

        if s.round != self.round and s.agenda and s.agenda[-1].kind == TURN:
            self.round = s.round
            board = len(ORDER[s.options[0]][len(s.seats) - 2])
            self.counts["rounds filled short"] += sum(s.spaces) < board

    def close(self, s: Any) -> Counter[str]:
        from parvis.games.descendance import components as c
        from parvis.games.descendance.scoring import recorded_of

        self.counts["rounds"] = s.round
        self.counts["ended by the chronicle"] = int(not any(s.chronicle))
        self.counts["deaths"] = (
            sum(recorded_of(seat) for seat in s.seats) + c.GRAVES[len(s.seats) - 2] - s.graves
        )
        for section, left in zip(c.SECTIONS, s.chronicle, strict=True):
            places = c.CHRONICLE[len(s.seats) - 2][c.SECTIONS.index(section)]
            self.counts[f"dead in {section}"] = places - left
        return self.counts


class Clochemerle:
    """The number of turns that cost no time, and their actions."""

    def __init__(self, s: Any) -> None:
        self.counts: Counter[str] = Counter()
        self.seat = -1
        self.before = 0
        self.turn = (0, 0)
        self.act = ""

    def look(self, s: Any) -> None:
        from parvis.games.clochemerle.kinds import FIRST

        if s.agenda and s.agenda[-1].kind == FIRST and (s.round, s.turn) != self.turn:
            self.finish(s)
            self.seat = s.agenda[-1].seat
            self.turn = (s.round, s.turn)
            self.before = s.seats[self.seat].time

    def finish(self, s: Any) -> None:
        if self.seat >= 0:
            time = s.seats[self.seat].time - self.before
            self.counts["turns"] += 1
            self.counts["time"] += time
            self.counts["turns without time"] += not time

    def close(self, s: Any) -> Counter[str]:
        self.finish(s)
        self.counts["rounds"] = s.round
        return self.counts


PROBES: dict[str, Any] = {"descendance": Descendance, "clochemerle": Clochemerle}


def play(
    name: str, seats: int, specs: list[str], options: dict[str, OptionValue], seed: int
) -> tuple[Counter[str], list[int], Counter[str]]:
    """Play one game; return the counts, the points, and the forms of the choices."""
    game: AnyGame = parvis.game(name)
    s = game.start(seats, seed, options)
    players = [player(specs[n % len(specs)], name, seed * 8 + n) for n in range(seats)]
    probe = PROBES[name](s)
    forms: Counter[str] = Counter()
    while s.agenda:
        probe.look(s)
        seat = s.agenda[-1].seat
        if seat == CHANCE:
            game.play(s, game.roll(s), QUIET)
            continue
        choices = game.options(s)
        value = choices[0] if len(choices) == 1 else players[seat].choose(seen_of(game, s, seat))
        forms[game.kind(s).spell(value)] += 1
        game.play(s, value, QUIET)
    return probe.close(s), game.scores(s), forms


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=sorted(PROBES))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--players", default="mcts:24", help="taken in turn by the seats")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--choices", type=int, default=0, help="show so many common choices")
    given = parser.parse_args()
    options: dict[str, OptionValue] = {}
    for word in given.option:
        key, _, value = word.partition("=")
        options[key] = value == "true" if value in ("true", "false") else value
    specs = given.players.split(",")
    began = time.perf_counter()
    with ProcessPoolExecutor(given.jobs) as pool:
        jobs = [
            pool.submit(play, given.game, given.seats, specs, options, given.seed + n)
            for n in range(given.games)
        ]
        played = [job.result() for job in jobs]
    rounds = sorted(counts["rounds"] for counts, _, _ in played)
    print(f"{given.game}, {given.seats} seats, {given.players}, {given.games} games", end=" ")
    print(f"({time.perf_counter() - began:.0f} s)")
    print(
        f"  rounds: mean {statistics.mean(rounds):.1f}, from {rounds[0]} to {rounds[-1]}, ", end=""
    )
    print(f"middle 80 %: {rounds[len(rounds) // 10]} to {rounds[-1 - len(rounds) // 10]}")
    points = [score for _, scores, _ in played for score in scores]
    best = [max(scores) for _, scores, _ in played]
    print(f"  points: mean {statistics.mean(points):.1f}, winner {statistics.mean(best):.1f}")
    total: Counter[str] = Counter()
    for counts, _, _ in played:
        total += counts
    for key in sorted(total.keys() - {"rounds"}):
        print(f"  {key}: {total[key] / given.games:.2f} a game")
    forms: Counter[str] = Counter()
    for _, _, chosen in played:
        forms += chosen
    for word, number in forms.most_common(given.choices):
        print(f"    {number / given.games:7.2f}  {word}")


if __name__ == "__main__":
    main()
