"""Decides whether a position is a puzzle, by two judges that must agree, and rates its difficulty.

far      visits of every option with the same luck, to the end of the game
judge    games completed by a small search in every seat, with independent errors
"""

import hashlib
import math
from typing import Final, NamedTuple

import msgspec

from parvis.analysis.decisions import AGREES, CLEAR, FLOOR, FOUR_OF_FIVE, SURE
from parvis.analysis.game import Ply
from parvis.analysis.judges import Judge, difference, mean
from parvis.analysis.sheets import points_lost, reasons, sheet_of
from parvis.engine import AnyGame, BaseState, replay
from parvis.players.base import seen_of
from parvis.players.mcts import SearchPlayer
from parvis.players.tree import Uncollected
from parvis.puzzles.puzzle import Check, Puzzle, Reason, Reply

WORTH: Final = 0.03  # share of the win that the best is ahead of the next, at least
SOLVERS: Final = (12, 40, 140)  # iterations of the small searches that try a puzzle …
TRIES: Final = 4  # … so often each
EASIEST: Final = 1200
HARDEST: Final = 2100
ROUND: Final = 10  # pairs of games between two tests of whether the judge is decided
MADE_UP: Final = 2.0  # standard errors


class Effort(msgspec.Struct, frozen=True):
    """The effort in visits: deterministic for a seed on any machine."""

    short: int = 30  # iterations of the short search
    options: int = 5  # options in the near pass
    near: int = 24  # visits of each
    moments: int = 14  # positions of a game that get a glance, at most four of a kind
    rivals: int = 2  # options in the far pass, besides the best and greedy's
    glance: int = 20  # visits after which hopeless positions are dropped
    proofs: int = 3  # positions of a game in the far pass
    far: int = 100  # visits of each
    pairs: int = 40  # most pairs of games in the second judge


USUAL: Final = Effort()
LONG: Final = Effort(far=400, pairs=120)  # to verify known puzzles


class Proven(NamedTuple):
    """The judges' results for a puzzle."""

    replies: tuple[Reply, ...]
    pairs: int
    rating: int


class Proof:
    """Judges one position."""

    def __init__(self, game: AnyGame, judge: Judge, at: Ply, seed: int, effort: Effort) -> None:
        self.game: Final = game
        self.judge: Final = judge
        self.at: Final = at
        self.seen: Final = seen_of(game, at.state, at.seat)
        self.seed: Final = seed
        self.effort: Final = effort

    def proven(self, best: int, natural: int, options: list[int]) -> Proven | None:
        """Return the results for a puzzle; None if a judge disagrees."""
        replies = self._far(options)
        if replies is None:
            return None
        word = self.game.spell(self.at.state, natural)
        judged: dict[str, Reply] = {}
        pairs = 0
        for reply in replies[:1] + [one for one in replies[1:] if one.word == word]:
            other = self.game.read(self.at.state, reply.word)
            found, error, pairs = self._second(best, other)
            if found < AGREES or found - error <= 0.0:
                return None
            judged[reply.word] = _lowered(reply, found)
        told = sorted((judged.get(one.word, one) for one in replies), key=lambda one: one.loss)
        if told[0].low <= 0.0:
            return None
        return Proven(tuple(told), pairs, self._difficulty(best))

    def promising(self, options: list[int]) -> bool:
        """Test briefly whether a long search is worthwhile: first two options, then all."""
        glance = self.effort.glance
        for some, visits in ((options[:2], glance // 2), (options, glance)):
            values, _ = self.judge.to_the_end(self.seen, some, visits, self.seed, _nothing)
            for other in values[1:]:
                gap, error = difference(values[0], other)
                if gap < CLEAR or gap < error:
                    return False
        return True

    def _far(self, options: list[int]) -> list[Reply] | None:
        """Measure the losses of the others, the smallest first; None if one isn't clear."""
        at, seat = self.at, self.at.seat
        values, ends = self.judge.to_the_end(
            self.seen, options, self.effort.far, self.seed + 1, sheet_of(self.game)
        )
        replies: list[Reply] = []
        for i, option in enumerate(options[1:], 1):
            loss, error = difference(values[0], values[i])
            error = math.hypot(error, FLOOR)
            wins = (mean([e.wins[seat] for e in ends[0]]), mean([e.wins[seat] for e in ends[i]]))
            if loss < CLEAR or loss - SURE * error <= 0.0 or wins[0] - wins[1] < WORTH:
                return None
            points, spread = points_lost(seat, ends[0], ends[i])
            why = reasons(self.game, self.judge.seats, seat, ends[0], ends[i])
            replies.append(
                Reply(
                    self.game.spell(at.state, option),
                    round(loss, 4),
                    round(loss - FOUR_OF_FIVE * error, 4),
                    round(loss + FOUR_OF_FIVE * error, 4),
                    "far",
                    (round(wins[0], 4), round(wins[1], 4)),
                    round(points, 2),
                    round(spread, 2),
                    tuple(Reason(*msgspec.structs.astuple(one)) for one in why),
                )
            )
        return sorted(replies, key=lambda one: one.loss)

    def _second(self, best: int, other: int) -> tuple[float, float, int]:
        """Complete games from two options; return the difference, its error, and the pairs."""
        a: list[float] = []
        b: list[float] = []
        found, error = 0.0, 1.0
        while len(a) < self.effort.pairs:
            seed = self.seed + 2 + len(a)
            a.append(self.judge.played_on(self.seen, best, seed)[0])
            b.append(self.judge.played_on(self.seen, other, seed)[0])
            if len(a) % ROUND == 0 or len(a) == self.effort.pairs:
                found, error = difference(a, b)
                if found - AGREES > MADE_UP * error or found < AGREES:
                    break
        return found, error, len(a)

    def _difficulty(self, best: int) -> int:
        """Rate the difficulty: the fewer small searches find it, the harder."""
        found = sum(
            SearchPlayer(self.seed + 7 * i, iterations).choose(self.seen) == best
            for iterations in SOLVERS
            for i in range(TRIES)
        )
        missed = 1.0 - found / (len(SOLVERS) * TRIES)
        return round(EASIEST + missed * (HARDEST - EASIEST))

    def checked(self, puzzle: Puzzle) -> Check:
        """Judge a known puzzle again: its best option against all other known ones."""
        best, *others = (
            self.game.read(self.at.state, word)
            for word in (puzzle.best, *(one.word for one in puzzle.replies))
        )
        values, _ = self.judge.to_the_end(
            self.seen, [best, *others], self.effort.far, self.seed, _nothing
        )
        losses = [difference(values[0], other) for other in values[1:]]
        nearest = min(range(len(losses)), key=lambda i: losses[i].mean)
        loss, error = losses[nearest].mean, math.hypot(losses[nearest].error, FLOOR)
        judge, judge_error, _ = self._second(best, others[nearest])
        holds = loss - SURE * error > 0.0 and judge - judge_error > 0.0
        return Check(round(loss, 4), round(error, 4), round(judge, 4), round(judge_error, 4), holds)


def _nothing(s: BaseState) -> list[int]:
    return []


def _lowered(reply: Reply, judge: float) -> Reply:
    """Return a reply with the smaller of both judges' losses."""
    less = max(0.0, reply.loss - judge)
    return msgspec.structs.replace(
        reply,
        loss=round(reply.loss - less, 4),
        low=round(reply.low - less, 4),
        high=round(reply.high - less, 4),
        judged="judged",
    )


def check(game: AnyGame, puzzle: Puzzle, seed: int, effort: Effort = LONG) -> Check:
    """Replay a puzzle and verify it by a long search with new seeds; raise Diverged."""
    s = replay(game, puzzle.record)
    own = int.from_bytes(hashlib.sha256(f"{seed} {puzzle.id}".encode()).digest()[:4], "big") >> 2
    at = Ply(puzzle.ply, s, puzzle.seat, puzzle.kind, 0, 0)
    with Uncollected():
        return Proof(game, Judge(game, s), at, own, effort).checked(puzzle)
