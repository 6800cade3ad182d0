"""Checks that an analysis finds planted blunders, and that its clear mistakes are real.

    python -m benchmarks.mistakes piliers --games 50

A strong player plays itself. One of its choices is replaced by a bad one, and the game continues.
The bad choice is found by rollouts of `greedy` from each option, which use neither a search nor
the analysis's evaluation. Then the seat is analysed, and the blunder's rank among the seat's
costliest decisions is recorded. Every choice that the analysis calls a clear mistake, planted or
not, is checked by a final judge: rollouts of a search with three times the budget of the
analysis's own second judge.

Each game is stored in build/mistakes when it is finished, so the same command resumes.
The thresholds were fixed before the first results were seen. tests/analysis runs a short form.
"""

import argparse
import sys
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import track

from benchmarks import build
from benchmarks.analysis import play_on, played, share
from parvis.analysis.analyst import seed_of
from parvis.analysis.budget import Budget, budget_of
from parvis.analysis.decisions import AGREES, Decisions, Finding
from parvis.analysis.game import Ply, Walk
from parvis.analysis.judges import Difference, Judge, difference
from parvis.analysis.signature import signature
from parvis.engine import QUIET, AnyGame, Record, seeded
from parvis.games import game as game_of
from parvis.players import player, seen_of

KEPT: Final = Path(__file__).parents[1] / "build" / "mistakes"
FRESH: Final = 920_000_000  # seeds that nothing else uses
PLAYER: Final = "mcts:100"  # the player that plays itself
LOOKED: Final = 8  # options examined; the worst is planted
TRIES: Final = 16  # rollouts from each option
GAMES: Final = 60  # new rollouts of the best and the worst, which measure the loss
PLANTED: Final = 0.10  # least loss of a planted choice, in win share and margin
SURE: Final = 2.576  # least loss of a planted choice, in standard errors
CONFIRMING: Final = "mcts:60"
PAIRS: Final = 40
DEAREST: Final = 3
FOUND: Final = 0.90  # least share of blunders among the three costliest decisions
CONFIRMED: Final = 0.80  # least share of clear mistakes that are confirmed


class Blunder(NamedTuple):
    """A game with a planted blunder."""

    record: Record
    ply: int
    seat: int
    lost: float  # as estimated by rollouts of `greedy`


class Clear(msgspec.Struct, frozen=True):
    """A choice that was called a clear mistake, and the final judge's verdict."""

    ply: int
    planted: bool
    solved: bool  # the loss is known exactly and needs no judge
    loss: float
    judged: float
    error: float

    @property
    def confirmed(self) -> bool:
        """Whether the choice was a mistake, by the second judge's rule."""
        return self.solved or (self.judged >= AGREES and self.judged > self.error)


class Outcome(msgspec.Struct, frozen=True):
    """The result of one game."""

    seed: int
    rank: int  # of the blunder among its seat's costliest decisions; 0: none was planted
    verdict: str
    lost: float
    clear: list[Clear]


def played_on(
    judge: Judge, at: Ply, option: int, specs: tuple[str, ...], seeds: range
) -> list[float]:
    """Return the deciding seat's results in rollouts, each from a state imagined for that seat."""
    game = judge.game
    seen = seen_of(game, at.state, at.seat)
    found: list[float] = []
    for seed in seeds:
        s = seen.imagine(seeded(seed))
        game.choose(s, option, QUIET)
        bots = [player(spec, game.name, seed * 13 + i) for i, spec in enumerate(specs)]
        play_on(game, s, [], bots)
        found.append(judge.result(s)[at.seat])
    return found


def worst(judge: Judge, at: Ply, seed: int, tries: int, games: int) -> tuple[int, Difference]:
    """Return the worst of some options, and its loss against the best of them.

    Selection and measurement use different rollouts, to avoid selection bias.
    """
    random = seeded(seed)
    options = list(dict.fromkeys(judge.game.options(at.state)))
    while len(options) > LOOKED:
        options.pop(random.below(len(options)))
    specs = ("greedy",) * judge.seats
    first = range(seed, seed + tries)
    worth = {o: sum(played_on(judge, at, o, specs, first)) for o in options}
    low, high = min(options, key=worth.__getitem__), max(options, key=worth.__getitem__)
    if worth[high] - worth[low] < PLANTED * tries:
        return low, Difference(0.0, 1.0)
    again = range(seed + tries, seed + tries + games)
    best, bad = (played_on(judge, at, o, specs, again) for o in (high, low))
    return low, difference(best, bad)


def planted(
    game: AnyGame, seed: int, spec: str = PLAYER, tries: int = TRIES, games: int = GAMES
) -> Blunder | None:
    """Let a strong player play itself, and replace one choice in mid-game by a bad one."""
    whole = played(game, seed, spec, spec)
    walk = Walk(game, whole)
    judge = Judge(game, walk.plies[0].state)
    choices = walk.choices()
    middle = choices[len(choices) // 5 : 4 * len(choices) // 5]
    start = seeded(seed).below(len(middle))
    for at in middle[start:] + middle[:start]:
        bad, lost = worst(judge, at, seed, tries, games)
        if bad == at.value or lost.mean < PLANTED or lost.mean < SURE * lost.error:
            continue
        s = at.state.copy()
        s.random = seeded(seed + 77)
        words = [*whole.choices[: at.ply], game.spell(s, bad)]
        game.choose(s, bad, QUIET)
        play_on(game, s, words, [player(spec, game.name, seed * 11 + i) for i in range(2)])
        record = Record(game.name, game.version, 2, {}, None, tuple(words))
        return Blunder(record, at.ply, at.seat, round(lost.mean, 4))
    return None


def analysed(game: AnyGame, blunder: Blunder, budget: Budget | None = None) -> Decisions:
    """Analyse the decisions of the seat that blundered."""
    walk = Walk(game, blunder.record)
    judge = Judge(game, walk.plies[0].state)
    budget = budget or budget_of(game.name)
    seats = frozenset({blunder.seat})
    decisions = Decisions(judge, walk, budget, seed_of(blunder.record), seats)
    for one in (decisions.endgame, decisions.near, decisions.far, decisions.second):
        for _ in one():
            pass
    return decisions


def rank_of(decisions: Decisions, blunder: Blunder) -> tuple[int, str]:
    """Return the blunder's rank among its seat's costliest decisions, from 1, and its verdict."""
    dearest = sorted(decisions.report(), key=lambda d: -d.cost)
    rank = next(i for i, d in enumerate(dearest, 1) if d.ply == blunder.ply)
    return rank, dearest[rank - 1].verdict


def confirm(decisions: Decisions, finding: Finding, planted_at: int, pairs: int = PAIRS) -> Clear:
    """Let the final judge check a clear mistake."""
    at, best = finding.at, finding.best
    assert best is not None
    judged = Difference(0.0, 0.0)
    if finding.exact is None:
        specs, seeds = (CONFIRMING,) * decisions.walk.seats, range(at.ply, at.ply + pairs)
        judge = decisions.judge
        better, made = (played_on(judge, at, o, specs, seeds) for o in (best, at.value))
        judged = difference(better, made)
    return Clear(
        at.ply, at.ply == planted_at, finding.exact is not None,
        round(finding.bounds()[0], 4), round(judged.mean, 4), round(judged.error, 4),
    )  # fmt: skip


def outcome(game: AnyGame, seed: int) -> Outcome:
    """Plant a blunder in one game, analyse the game, and check its clear mistakes."""
    blunder = planted(game, seed)
    if blunder is None:
        return Outcome(seed, 0, "none", 0.0, [])
    decisions = analysed(game, blunder)
    rank, verdict = rank_of(decisions, blunder)
    sure = [finding for finding in decisions.found if finding.verdict() == "clear"]
    clear = [confirm(decisions, finding, blunder.ply) for finding in sure]
    return Outcome(seed, rank, verdict, blunder.lost, clear)


def main() -> int:
    """Print the results; fail if a threshold is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.mistakes", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=50)
    given = parser.parse_args()
    game, out = game_of(given.game), Console()
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{game.name}-{signature(game.name, 2)}.jsonl"
    lines = path.read_bytes().splitlines() if path.exists() else []
    known = {one.seed: one for one in (msgspec.json.decode(x, type=Outcome) for x in lines)}
    for seed in track(range(FRESH, FRESH + given.games), console=Console(stderr=True)):
        if seed not in known:
            known[seed] = outcome(game, seed)
            with path.open("ab") as file:
                file.write(msgspec.json.encode(known[seed]) + b"\n")
    return show(f"{build()}, {game.name}", [known[seed] for seed in sorted(known)], out)


def show(title: str, found: list[Outcome], out: Console) -> int:
    """Print the figures."""
    ranks = [one.rank for one in found if one.rank]
    first = share([rank <= DEAREST for rank in ranks])
    judged = [clear for one in found for clear in one.clear if not clear.solved]
    own = [clear for clear in judged if not clear.planted]
    out.print(f"{title}: {len(found)} games, {len(ranks)} with a blunder")
    out.print(f"among the {DEAREST} dearest: {first:.0%}; called clear: {_clear(found):.0%}")
    out.print(f"clear mistakes confirmed: {_told(judged)}; of those not planted {_told(own)}")
    solved = sum(clear.solved for one in found for clear in one.clear)
    out.print(f"solved, so that nobody need confirm them: {solved}")
    confirmed = share([clear.confirmed for clear in judged])
    return int(first < FOUND or (bool(judged) and confirmed < CONFIRMED))


def _clear(found: list[Outcome]) -> float:
    return share([one.verdict == "clear" for one in found if one.rank])


def _told(judged: list[Clear]) -> str:
    against = sum(clear.judged < -clear.error for clear in judged)
    return f"{sum(clear.confirmed for clear in judged)} of {len(judged)} ({against} contradicted)"


if __name__ == "__main__":
    sys.exit(main())
