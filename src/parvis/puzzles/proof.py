"""Decides whether a position is a puzzle, by two judges that must agree, and rates its difficulty.

far      visits of every option with the same luck, to the end of the game
judge    games completed by a small search in every seat, with independent errors

An option of the best one's class is also right if the far pass sees no difference between the two
and sees it clearly ahead of the obvious choice.
"""

import hashlib
import math
from typing import Final, NamedTuple

import msgspec

from parvis.analysis.decisions import AGREES, CLEAR, FLOOR, FOUR_OF_FIVE, SURE
from parvis.analysis.game import Ply
from parvis.analysis.judges import Difference, End, Judge, difference, mean
from parvis.analysis.sheets import points_lost, reasons, sheet_of
from parvis.engine import AnyGame, BaseState, replay
from parvis.players.base import seen_of
from parvis.players.mcts import SearchPlayer
from parvis.players.tree import Uncollected
from parvis.puzzles.alike import Classes, like
from parvis.puzzles.puzzle import Check, Puzzle, Reason, Reply

WORTH: Final = 0.03  # least lead of the best over the next, as a share of the win
SOLVERS: Final = (12, 40, 140)  # iterations of the small searches that rate a puzzle …
TRIES: Final = 4  # … and runs of each
EASIEST: Final = 1200
HARDEST: Final = 2100
ROUND: Final = 10  # pairs of games between two tests of whether the judge is decided
MADE_UP: Final = 2.0  # standard errors


class Effort(msgspec.Struct, frozen=True):
    """The effort in visits: deterministic for a seed on any machine."""

    short: int = 30  # iterations of the short search
    options: int = 5  # options in the near pass
    near: int = 24  # visits of each
    moments: int = 14  # positions of a game that get a glance, at most seven of a kind
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
    right: list[int]  # options as good as the best
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

    def proven(self, options: list[int], natural: int, classes: Classes) -> Proven | None:
        """Return the results for a puzzle, the best option first; None if a judge disagrees."""
        best = options[0]
        far = self._far(options, like(best, classes), natural)
        if far is None:
            return None
        replies, right = far
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
        spoken = tuple(self._with_like(one, classes, {best, *right}) for one in told)
        return Proven(spoken, right, pairs, self._difficulty({best, *right}))

    def _with_like(self, reply: Reply, classes: Classes, right: set[int]) -> Reply:
        """Add the words of the option's class, except for the best one's, which was examined."""
        s = self.at.state
        option = self.game.read(s, reply.word)
        if any(classes[option] == classes[one] for one in right):
            return reply
        words = tuple(self.game.spell(s, other) for other in like(option, classes))
        return msgspec.structs.replace(reply, like=words)

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

    def _far(
        self, options: list[int], alike: list[int], natural: int
    ) -> tuple[list[Reply], list[int]] | None:
        """Measure the losses of the others, the smallest first, and which are as good as the best.

        None if one isn't clear.
        """
        everything = [*options, *alike]
        values, ends = self.judge.to_the_end(
            self.seen, everything, self.effort.far, self.seed + 1, sheet_of(self.game)
        )
        obvious = values[everything.index(natural)]
        replies: list[Reply] = []
        right: list[int] = []
        for i, option in enumerate(everything[1:], 1):
            loss = difference(values[0], values[i])
            if option in alike and not _clear(loss):
                if not _clear(difference(values[i], obvious)):
                    return None
                right.append(option)
                continue
            reply = self._reply(option, loss, ends[0], ends[i])
            if not _clear(loss) or reply.wins is None or reply.wins[0] - reply.wins[1] < WORTH:
                return None
            replies.append(reply)
        return sorted(replies, key=lambda one: one.loss), right

    def _reply(self, option: int, lost: Difference, best: list[End], ends: list[End]) -> Reply:
        """Return the far pass's result for an option."""
        seat = self.at.seat
        loss, error = lost.mean, math.hypot(lost.error, FLOOR)
        points, spread = points_lost(seat, best, ends)
        why = reasons(self.game, self.judge.seats, seat, best, ends)
        return Reply(
            self.game.spell(self.at.state, option),
            round(loss, 4),
            round(loss - FOUR_OF_FIVE * error, 4),
            round(loss + FOUR_OF_FIVE * error, 4),
            "far",
            (
                round(mean([end.wins[seat] for end in best]), 4),
                round(mean([end.wins[seat] for end in ends]), 4),
            ),
            round(points, 2),
            round(spread, 2),
            tuple(Reason(*msgspec.structs.astuple(one)) for one in why),
        )

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

    def _difficulty(self, right: set[int]) -> int:
        """Rate the difficulty: the fewer small searches find it, the harder."""
        found = sum(
            SearchPlayer(self.seed + 7 * i, iterations).choose(self.seen) in right
            for iterations in SOLVERS
            for i in range(TRIES)
        )
        missed = 1.0 - found / (len(SOLVERS) * TRIES)
        return round(EASIEST + missed * (HARDEST - EASIEST))

    def checked(self, puzzle: Puzzle) -> Check:
        """Judge a known puzzle again: its best option against all other known ones.

        Every other right answer must still be ahead of the obvious choice.
        """
        words = (puzzle.best, *puzzle.right, *(one.word for one in puzzle.replies))
        options = [self.game.read(self.at.state, word) for word in words]
        values, _ = self.judge.to_the_end(self.seen, options, self.effort.far, self.seed, _nothing)
        first = 1 + len(puzzle.right)
        losses = [difference(values[0], other) for other in values[first:]]
        nearest = min(range(len(losses)), key=lambda i: losses[i].mean)
        loss, error = losses[nearest].mean, math.hypot(losses[nearest].error, FLOOR)
        judge, judge_error, _ = self._second(options[0], options[first + nearest])
        obvious = values[words.index(puzzle.natural)]
        others = [difference(right, obvious) for right in values[1:first]]
        holds = (
            loss - SURE * error > 0.0
            and judge - judge_error > 0.0
            and all(one.mean - SURE * math.hypot(one.error, FLOOR) > 0.0 for one in others)
        )
        return Check(round(loss, 4), round(error, 4), round(judge, 4), round(judge_error, 4), holds)


def _nothing(s: BaseState) -> list[int]:
    return []


def _clear(loss: Difference) -> bool:
    """Tell whether the far pass is sure of a loss."""
    return loss.mean >= CLEAR and loss.mean - SURE * math.hypot(loss.error, FLOOR) > 0.0


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
