"""One game between computer players, and the plan that numbers the games of a match.

Every line-up of players gets the same seeds, and every seed is played in each rotation of the
seats. Neither luck nor seats favour a player.
"""

import itertools
import time

import msgspec

from parvis.engine import CHANCE, QUIET, AnyGame, BaseState, IllegalChoice, OptionValue, Record
from parvis.engine.plain import plain
from parvis.engine.record import Diverged, replay
from parvis.players import Forfeit, Player, Seen, player, seen_of


class Job(msgspec.Struct, frozen=True):
    """One game to play."""

    number: int
    seed: int
    players: tuple[str, ...]  # by seat


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The games of a match: the same number always means the same game."""

    game: str
    version: int  # of the rules
    players: tuple[str, ...]
    seats: int
    options: dict[str, OptionValue] = {}
    seed: int = 0
    limit: float = 0.0  # seconds for a decision; 0 for no limit
    sources: dict[str, str] = {}  # for players outside Parvis, a hash of their source

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        """The line-ups: every choice of players, or all of them in one."""
        if self.seats <= len(self.players):
            met: dict[tuple[str, ...], tuple[str, ...]] = {}
            for line_up in itertools.combinations(self.players, self.seats):
                met.setdefault(tuple(sorted(line_up)), line_up)  # rotations cover the orders
            return list(met.values())
        again = itertools.cycle(self.players)
        return [tuple(itertools.islice(again, self.seats))]

    def job(self, number: int) -> Job:
        """Return the game with this number."""
        line_ups = self.line_ups
        rest, rotation = divmod(number, self.seats)
        seed, which = divmod(rest, len(line_ups))
        line_up = line_ups[which]
        return Job(number, self.seed + seed, line_up[rotation:] + line_up[:rotation])

    @property
    def cycle(self) -> int:
        """The number of games after which all have had the same seeds and seats."""
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
    thinking: list[float]  # seconds, summed
    slowest: list[float]  # seconds for the slowest decision
    choices: tuple[str, ...]  # the record
    first: int = -1  # the seat that made the first choice
    forfeits: dict[int, str] = {}  # seats that forfeited, and why

    def wins(self, seat: int) -> float:
        """Return 1 for a win, 0 for a loss, a fraction for a shared first place."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0

    def record(self, plan: Plan) -> Record:
        """Return the game as a record that can be replayed."""
        return Record(plan.game, plan.version, plan.seats, plan.options, self.seed, self.choices)


def play(game: AnyGame, plan: Plan, job: Job) -> Played:
    """Play a game to its end or to a forfeit, then replay it as a check."""
    seats = plan.seats
    s = game.start(seats, job.seed, plan.options, plan.version)
    players = [
        player(spec, game.name, (job.seed * 64 + job.number % seats) * 8 + seat, plan.limit)
        for seat, spec in enumerate(job.players)
    ]
    choices: list[str] = []
    forfeits: dict[int, str] = {}
    first = -1
    decisions, thinking, slowest = [0] * seats, [0.0] * seats, [0.0] * seats
    while s.agenda:
        seat = s.agenda[-1].seat
        if seat == CHANCE:
            value = game.roll(s)
        else:
            first = seat if first < 0 else first
            options = game.options(s)
            value = options[0]
            if len(options) > 1:
                seen = seen_of(game, s, seat)
                began = time.perf_counter()
                try:
                    value = _answer(players[seat], seen)
                except Forfeit as fault:
                    forfeits[seat] = str(fault)
                spent = time.perf_counter() - began
                if plan.limit and spent > plan.limit and not _is_guest(job.players[seat]):
                    forfeits.setdefault(seat, f"it thought for more than {plan.limit:g} s")
                decisions[seat] += 1
                thinking[seat] += spent
                slowest[seat] = max(slowest[seat], spent)
        if forfeits:
            break
        kind = game.kind(s)
        try:
            game.play(s, value, QUIET)
        except IllegalChoice as error:
            forfeits[seat] = str(error)
            break
        choices.append(kind.spell(value))
    record = Record(plan.game, plan.version, seats, plan.options, job.seed, tuple(choices))
    record, true = _verified(game, record, s, job, forfeits)
    points = [list(row.values()) for row in game.breakdown(true)]
    return Played(
        job.number, job.seed, job.players, game.scores(true), _ranks(game, true, forfeits), points,
        decisions, [round(t, 4) for t in thinking], [round(t, 4) for t in slowest], record.choices,
        first, forfeits,
    )  # fmt: skip


def _answer(who: Player, seen: Seen) -> int:
    """Return a player's answer; raise Forfeit if its code fails."""
    try:
        return who.choose(seen)
    except Forfeit:
        raise
    except (Exception, SystemExit) as error:
        raise Forfeit(f"{type(error).__name__}: {error}"[:400]) from None


def _is_guest(spec: str) -> bool:
    """Tell whether a player runs in its own process, which enforces its time limit."""
    return spec.startswith("guest:")


def _verified(
    game: AnyGame, record: Record, s: BaseState, job: Job, forfeits: dict[int, str]
) -> tuple[Record, BaseState]:
    """Return the record as far as it replays, and the state it leads to.

    If that differs from the played state, a player in this process has tampered with it: all
    players that could have done so forfeit.
    """
    try:
        true: BaseState = replay(game, record)
    except Diverged as fault:
        record, why = record.until(fault.ply), str(fault)
        true = replay(game, record)
    else:
        why = "" if plain(true) == plain(s) else "the choices lead to another state"
    if why:
        for seat, spec in enumerate(job.players):
            if spec.startswith("own:"):
                forfeits.setdefault(seat, f"the game does not replay: {why}")
    return record, true


def _ranks(game: AnyGame, s: BaseState, forfeits: dict[int, str]) -> list[int]:
    """Return the ranks; seats that forfeited come last, the others as they stand."""
    keys = game.standing(s)
    last = len(keys) - len(forfeits) + 1
    return [
        last if seat in forfeits
        else 1 + sum(keys[other] > key for other in range(len(keys)) if other not in forfeits)
        for seat, key in enumerate(keys)
    ]  # fmt: skip
