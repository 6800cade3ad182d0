"""One game between computer players, and the plan that says which games are played.

A plan numbers its games. Every line-up of players meets the same seeds, and each seed is
played once in every rotation of the seats, so that neither luck nor seats favour anybody.
"""

import itertools
import time
from typing import Any

import msgspec

from parvis.engine import CHANCE, QUIET, Game, IllegalChoice, OptionValue, Record
from parvis.players import player, seen_of


class Job(msgspec.Struct, frozen=True):
    """One game to play."""

    number: int
    seed: int
    players: tuple[str, ...]  # by seat


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which games are played: the same for a number whenever it is asked."""

    game: str
    version: int  # of the rules
    players: tuple[str, ...]
    seats: int
    options: dict[str, OptionValue] = {}
    seed: int = 0

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Who meets whom: every choice of players, or all of them again and again."""
        if self.seats <= len(self.players):
            met: dict[tuple[str, ...], tuple[str, ...]] = {}
            for line_up in itertools.combinations(self.players, self.seats):
                met.setdefault(tuple(sorted(line_up)), line_up)  # not the same games twice
            return list(met.values())
        again = itertools.cycle(self.players)
        return [tuple(itertools.islice(again, self.seats))]

    def job(self, number: int) -> Job:
        """Return a game by its number."""
        line_ups = self.line_ups
        rest, rotation = divmod(number, self.seats)
        seed, which = divmod(rest, len(line_ups))
        line_up = line_ups[which]
        return Job(number, self.seed + seed, line_up[rotation:] + line_up[:rotation])

    @property
    def cycle(self) -> int:
        """The number of games after which everybody has had the same seeds and seats."""
        return self.seats * len(self.line_ups)


class Played(msgspec.Struct, frozen=True):
    """A finished game. Lists are by seat."""

    number: int
    seed: int
    players: tuple[str, ...]
    scores: list[int]
    ranks: list[int]
    breakdown: list[list[int]]  # points by category
    decisions: list[int]  # choices that were not forced
    thinking: list[float]  # seconds for all of them
    slowest: list[float]  # seconds for one of them
    choices: tuple[str, ...]  # the record

    def wins(self, seat: int) -> float:
        """Return 1 for a win, 0 for a loss, a share for a shared first place."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0

    def record(self, plan: Plan) -> Record:
        """Return the game as a record that replays."""
        return Record(plan.game, plan.version, plan.seats, plan.options, self.seed, self.choices)


def play(game: Game[Any], plan: Plan, job: Job) -> Played:
    """Play one game to its end. An illegal choice of a player raises."""
    seats = plan.seats
    s = game.start(seats, job.seed, plan.options, plan.version)
    players = [
        player(spec, game.name, (job.seed * 64 + job.number % seats) * 8 + seat)
        for seat, spec in enumerate(job.players)
    ]
    choices: list[str] = []
    decisions, thinking, slowest = [0] * seats, [0.0] * seats, [0.0] * seats
    while s.agenda:
        seat = s.agenda[-1].seat
        if seat == CHANCE:
            value = game.roll(s)
        else:
            options = game.options(s)
            if len(options) == 1:
                value = options[0]
            else:
                seen = seen_of(game, s, seat)
                began = time.perf_counter()
                value = players[seat].choose(seen)
                spent = time.perf_counter() - began
                decisions[seat] += 1
                thinking[seat] += spent
                slowest[seat] = max(slowest[seat], spent)
        kind = game.kind(s)
        try:
            game.play(s, value, QUIET)
        except IllegalChoice as error:
            raise IllegalChoice(f"{job.players[seat]} in game {job.number}: {error}") from None
        choices.append(kind.spell(value))
    points = [list(row.values()) for row in game.breakdown(s)]
    return Played(
        job.number, job.seed, job.players, game.scores(s), game.ranking(s), points,
        decisions, [round(t, 4) for t in thinking], [round(t, 4) for t in slowest], tuple(choices),
    )  # fmt: skip
