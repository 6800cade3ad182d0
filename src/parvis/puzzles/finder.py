"""Finds puzzles: positions where one choice is clearly best and `greedy` misses it.

Each step costs more and examines less than the one before:

    filter   greedy and a short search choose differently
    near     the likeliest options, one of each class (alike.py), a few choices ahead: is one well
             ahead of the rest?
    proof    two independent judges, with new luck (proof.py)

A puzzle's figures come from the proof alone, never from the steps that selected it.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from parvis.analysis.game import Ply, Walk
from parvis.analysis.judges import Judge, difference, mean
from parvis.engine import AnyGame, Record
from parvis.players.base import Seen, seen_of
from parvis.players.greedy import GreedyPlayer
from parvis.players.mcts import SearchPlayer
from parvis.players.tree import Uncollected
from parvis.puzzles.alike import Classes, classes_of, like, one_of_each
from parvis.puzzles.proof import USUAL, Effort, Proof, Proven
from parvis.puzzles.puzzle import SEPARATOR, Phase, Puzzle, Source, puzzle_id

OFFERED: Final = 3  # fewest options for each right one: else many guesses are right
RIGHT: Final = 8  # most right answers
OF_A_KIND: Final = 7  # most positions of a game with the same kind of question
AHEAD: Final = 0.01  # lead in the near pass, which only decides what to examine first
AGAIN: Final = 2  # runs of greedy, because it breaks ties at random


class Moment(NamedTuple):
    """A position that may become a puzzle."""

    at: Ply
    natural: int
    options: list[int]  # one of each class, the best first; includes greedy's
    classes: Classes
    gap: float  # lead of the best, in the near pass


def phase_of(ply: int, length: int) -> Phase:
    """Return the part of the game to which a position belongs."""
    if 3 * ply < length:
        return "early"
    return "middle" if 3 * ply < 2 * length else "late"


class Finder:
    """Searches one finished game."""

    def __init__(
        self,
        game: AnyGame,
        record: Record,
        seed: int,
        effort: Effort = USUAL,
        source: Source = "self-play",
    ) -> None:
        """Replay a game; raise Unfinished, BadRecord or Diverged."""
        self.game: Final = game
        self.walk: Final = Walk(game, record)
        self.seed: Final = seed
        self.effort: Final = effort
        self.source: Final[Source] = source
        self.judge: Final = Judge(game, self.walk.plies[0].state)

    def puzzle(self, wanted: Phase) -> Puzzle | None:
        """Return the best puzzle in one part of the game."""
        with Uncollected():
            moments = sorted(self.moments(wanted), key=lambda m: -m.gap)
            kinds: Counter[str] = Counter()
            proofs = 0
            for moment in moments:
                if kinds[moment.at.kind] == OF_A_KIND:
                    continue
                if kinds.total() == self.effort.moments:
                    return None
                kinds[moment.at.kind] += 1
                seed = self.seed + 1_000_003 + 97 * moment.at.ply
                proof = Proof(self.game, self.judge, moment.at, seed, self.effort)
                if not proof.promising(moment.options):
                    continue
                found = proof.proven(moment.options, moment.natural, moment.classes)
                if found is not None:
                    return self._puzzle(moment, found)
                proofs += 1
                if proofs == self.effort.proofs:
                    return None
        return None

    def moments(self, wanted: Phase) -> Iterator[Moment]:
        """Yield the positions where a short search disagrees with greedy."""
        length = len(self.walk.words)
        for at in self.walk.choices():
            if phase_of(at.ply, length) != wanted:
                continue
            seen = seen_of(self.game, at.state, at.seat)
            if len(seen.options) < OFFERED:
                continue
            seed = self.seed + 31 * at.ply
            natural = GreedyPlayer(seed).choose(seen)
            short = SearchPlayer(seed, self.effort.short, sense=self.judge.near).choose(seen)
            classes = classes_of(self.judge, seen, seed)
            if classes[short] != classes[natural]:
                found = self._near(at, seen, natural, classes, seed)
                if found is not None:
                    yield found

    def _near(
        self, at: Ply, seen: Seen, natural: int, classes: Classes, seed: int
    ) -> Moment | None:
        effort = self.effort
        ranked = self.judge.ranked(seen, 2 * effort.short, seed + 1)
        options = one_of_each([natural, *ranked], classes)[: effort.options + 1]
        values = self.judge.forced(seen, options, effort.near, seed + 2)
        order = sorted(range(len(options)), key=lambda i: -mean(values[i]))
        best = options[order[0]]
        gap, _ = difference(values[order[0]], values[order[1]])
        right = 1 + len(like(best, classes))
        if best == natural or gap < AHEAD or right > min(RIGHT, len(classes) // OFFERED):
            return None
        again = [GreedyPlayer(seed + 3 + i).choose(seen) for i in range(AGAIN)]
        if classes[best] in [classes[option] for option in again]:  # greedy can't tell them apart
            return None
        kept = [options[i] for i in order[: effort.rivals + 1]]
        if natural not in kept:
            kept.append(natural)
        return Moment(at, natural, kept, classes, gap)

    def _puzzle(self, moment: Moment, found: Proven) -> Puzzle:
        game, at = self.game, moment.at
        record = self.walk.record.until(at.ply)
        return Puzzle(
            id=puzzle_id(record),
            game=record.game,
            version=record.version,
            seats=record.seats,
            seat=at.seat,
            kind=at.kind,
            phase=phase_of(at.ply, len(self.walk.words)),
            offered=len(game.options(at.state)),
            best=game.spell(at.state, moment.options[0]),
            natural=game.spell(at.state, moment.natural),
            right=tuple(game.spell(at.state, option) for option in found.right),
            rating=found.rating,
            visits=self.effort.far,
            pairs=found.pairs,
            replies=found.replies,
            moves=SEPARATOR.join(record.choices),
            options=record.options,
            source=self.source,
        )
