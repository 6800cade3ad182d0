"""Expert iteration: play, fit, and replace the old network only if the new one wins.

Everything is kept in a folder, and the same command resumes an interrupted run:

    round-0.jsonl …   games of self-play; round 0 by the hand-written search
    candidate-1.npz … the network fitted after each round
    best.npz          the last network that won its match
    log.jsonl         a line for each round: the match, ratings, hours
"""

import math
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from parvis.arena.ladder import Results, hold
from parvis.arena.match import Plan
from parvis.arena.statistics import ELO, wilson
from parvis.engine import AnyGame, OptionValue
from parvis.games import game as game_of
from parvis.parallel import Runner
from parvis.players.sense import sense_of
from parvis.players.stored import HEADS, POINTS, Weights, card_of, dump, parse
from parvis.training.config import Config, plan_of
from parvis.training.selfplay import Played, append, play, read, resume

BEST: Final = "best.npz"
LOG: Final = "log.jsonl"
DEALS: Final = 1_000_000  # number of seeds reserved for a round
MATCHES: Final = 500_000  # the offset of its match seeds


class Order(msgspec.Struct, frozen=True):
    """One game of self-play."""

    game: str
    number: int
    seats: int
    options: dict[str, OptionValue]
    seed: int
    path: str
    round: int


class Line(msgspec.Struct, frozen=True):
    """The result of a round."""

    round: int
    games: int  # total games of self-play
    share: float  # of the match, won by the new network
    low: float
    high: float
    matches: int
    accepted: bool
    rating: float  # relative to the hand-written search, from the matches so far
    hours: float  # processor time or wall time, whichever is more, so far


def orders(game: AnyGame, config: Config, round: int, path: str, done: int) -> Iterator[Order]:
    """Yield the games of a round; a number always means the same game."""
    seats = config.seats or {k: 1 for k in game.seats if k > 1}
    for number in range(done, plan_of(config, round)[0]):
        seed = (config.seed * 1000 + round) * DEALS + number
        luck = random.Random(seed)
        (k,) = luck.choices(list(seats), list(seats.values()))
        (_, options) = luck.choices(config.options, [weight for weight, _ in config.options])[0]
        yield Order(game.name, number, k, options, seed, path, round)


def fitted(
    game: AnyGame, config: Config, games: list[Played], report: Callable[[str], None]
) -> bytes:
    """Return the file of a network fitted to games."""
    from parvis.training.examples import examples, margin_of
    from parvis.training.fit import fit

    counts = [k for k in config.seats or game.seats if k > 1]  # solo has another evaluation
    most, least = max(counts), min(counts)
    scale = margin_of(games)
    card = card_of(game, most, config.base, scale, len(games), config.staking, least)
    data = examples(
        game, games, most, config.base, scale, config.per_game, config.horizon, config.outcome
    )
    report(f"{len(games)} games, {len(data.seats)} positions")
    weights = fit(
        data, len(card.entries) + most, game.actions, most, scale, config.wide,
        config.narrow, config.epochs, config.seed, report=report,
    )  # fmt: skip
    return dump(card, weighed(weights, most, config.correction, sense_of(game).scale))


def weighed(weights: Weights, most: int, share: float, scale: float) -> Weights:
    """Return a network that applies only a share of its correction.

    The share scales points and stakes; for stakes, a lead of `scale` points in the base counts as a
    73 % chance.
    """
    out, bias, skip = weights.out.copy(), weights.out_bias.copy(), weights.skip.copy()
    for head, unit in ((0, scale), (HEADS - 1, POINTS)):
        first = head * most
        out[:, first : first + most] *= share
        bias[first : first + most] *= share
        for seat in range(most):
            skip[seat, first + seat] = share * skip[seat, first + seat] + (1 - share) / unit
    return weights._replace(out=out, out_bias=bias, skip=skip)


class Training:
    """The training of one game in one folder."""

    def __init__(
        self,
        game: AnyGame,
        config: Config,
        folder: Path,
        work: Callable[[Order], Played],
        runner: Runner,
        matches: Results,
        report: Callable[[str], None] = print,
        command: str = "",
    ) -> None:
        self.game: Final = game
        self.config: Final = config
        self.folder: Final = folder
        self.work: Final = work
        self.runner: Final = runner
        self.matches: Final = matches
        self.report: Final = report
        self.command: Final = command  # recorded in the model card
        folder.mkdir(parents=True, exist_ok=True)
        self.lines: Final = _lines(folder / LOG)
        self.began = time.monotonic()

    @property
    def best(self) -> str:
        """The path of the current best network; empty before there is one."""
        path = self.folder / BEST
        return str(path) if path.exists() else ""

    def hours(self) -> float:
        """Return the duration of this training over all of its runs."""
        before = self.lines[-1].hours if self.lines else 0.0
        return before + (time.monotonic() - self.began) / 3600

    def run(self, hours: float, rounds: int = 1000) -> list[Line]:
        """Train until the hours are spent; a round that has begun is completed."""
        while self.hours() < hours and len(self.lines) < rounds:
            self.round(len(self.lines))
        return self.lines

    def round(self, number: int) -> Line:
        """Play, fit, and run the match that decides."""
        config, game = self.config, self.game
        path = self.folder / f"round-{number}.jsonl"
        played = resume(path)
        # A resumed round keeps using the network it began with.
        using = self.best if number else ""
        for one in self.runner(self.work, orders(game, config, number, using, len(played))):
            append(path, one)
            played.append(one)
            if len(played) % 50 == 0:
                self.report(f"round {number}: {len(played)} games")
        games: list[Played] = []
        for earlier in range(max(0, number - config.rounds + 1), number + 1):
            games += read(self.folder / f"round-{earlier}.jsonl")
        candidate = self.folder / f"candidate-{number}.npz"
        if not candidate.exists():
            candidate.write_bytes(fitted(game, config, games, self.report))
        line = self._gate(number, candidate, len(games))
        if line.accepted:
            card, weights = parse(candidate.read_bytes())
            other = "its predecessor" if self.best else "hand-written search"
            made = msgspec.structs.replace(
                card, rounds=number + 1, hours=round(line.hours, 2), commands=[self.command],
                gate=f"{line.share:.1%} ({line.low:.1%} to {line.high:.1%}) of {line.matches} "
                f"against {other}, {config.milliseconds} ms a decision",
            )  # fmt: skip
            (self.folder / BEST).write_bytes(dump(made, weights))
        with (self.folder / LOG).open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
        self.lines.append(line)
        self.report(
            f"round {number}: won {line.share:.1%} ({line.low:.1%} to {line.high:.1%}) of "
            f"{line.matches}, {'accepted' if line.accepted else 'refused'}; "
            f"rating {line.rating:+.0f} after {line.hours:.2f} hours"
        )
        return line

    def _gate(self, number: int, candidate: Path, games: int) -> Line:
        """Play a match of the new network against the current player, at equal processor time.

        With more than two seats, the current player has all the others.
        Without a network, the current player is the hand-written search.
        """
        config = self.config
        budget = f"{config.milliseconds}ms"
        present = f"net:{budget}:{self.best}" if self.best else f"classic:{budget}"
        seats = min(k for k in config.seats or self.game.seats if k > 1)
        players = (f"net:{budget}:{candidate}", *[present] * (seats - 1))
        seed = (config.seed * 1000 + number) * DEALS + MATCHES
        plan = Plan(self.game.name, self.game.version, players, seats, {}, seed)
        held = hold(plan, config.gate, self.matches)
        won = sum(one.wins(one.players.index(players[0])) for one in held)
        share = wilson(won, len(held))
        accepted = share.value >= config.wanted * 2 / seats
        last = self.lines[-1].rating if self.lines else 0.0
        won = min(0.99, max(0.01, share.value))
        odds = won * (seats - 1) / (1 - won)  # against each of the others
        gain = ELO * math.log(odds) if accepted else 0.0
        return Line(
            number, games, share.value, share.low, share.high, len(held), accepted, last + gain,
            self.hours(),
        )  # fmt: skip


def _lines(path: Path) -> list[Line]:
    if not path.exists():
        return []
    lines = path.read_bytes().splitlines(keepends=True)
    return [msgspec.json.decode(line, type=Line) for line in lines if line.endswith(b"\n")]


def by_name(config: Config, order: Order) -> Played:
    """Play one game of self-play, given its name; works in any process."""
    return played(game_of(order.game), config, order)


def played(game: AnyGame, config: Config, order: Order) -> Played:
    """Play one game of self-play."""
    _, thought = plan_of(config, order.round)
    return play(game, order.seats, order.options, order.seed, thought, order.path, order.round)
