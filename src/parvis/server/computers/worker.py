"""The worker process that runs computer players; `pool.Worker` starts it, one job at a time."""

import math
import os
import resource
import signal
import sys
from collections.abc import Callable
from typing import BinaryIO

import msgspec

from parvis.analysis.budget import USUAL
from parvis.analysis.decisions import weigh
from parvis.analysis.game import Walk
from parvis.analysis.judges import Judge
from parvis.analysis.values import value_of
from parvis.engine import AnyGame, BaseState, replay
from parvis.games import game as game_of
from parvis.players import Advice, Player, player, seen_of
from parvis.players.hint import hint
from parvis.server.computers.pool import Answer, Job

Find = Callable[[str], AnyGame]
Choose = Callable[[str, str, int], Player]
Advise = Callable[[AnyGame, BaseState, int], list[Advice]]


def advice(game: AnyGame, s: BaseState, seed: int) -> list[Advice]:
    """Judge the pending choice with the strongest player."""
    return hint(game, s, seed=seed)


def answer(job: Job, find: Find, choose: Choose, advise: Advise = advice) -> Answer:
    """Let a computer player decide on what its seat may see."""
    game = find(job.record.game)
    if job.weigh is not None:
        walk = Walk(game, job.record, job.ranking)
        return Answer(0, decision=weigh(walk, *job.weigh, job.seed))
    s = replay(game, job.record)
    if job.judge:
        value = value_of(Judge(game, s), s, USUAL.value, job.seed)
        return Answer(0, points=value.points, wins=value.wins)
    if job.advise:
        best = advise(game, s, job.seed)[0]
        return Answer(best.choice, points=best.points, wins=best.wins)
    seen = seen_of(game, s, job.seat)
    return Answer(choose(job.player, job.record.game, job.seed).choose(seen))


def work(
    jobs: BinaryIO,
    answers: BinaryIO,
    seconds: float,
    find: Find,
    choose: Choose,
    advise: Advise,
) -> None:
    """Answer jobs until the input ends. A job that takes too long ends the process."""
    decoder = msgspec.json.Decoder(Job)
    for line in jobs:
        signal.alarm(math.ceil(seconds) + 2)  # the kernel ends us even if the server is gone
        try:
            found = answer(decoder.decode(line), find, choose, advise)
        except Exception as error:  # any failure of a player is reported as an answer
            found = Answer(error=f"{type(error).__name__}: {error}")
        signal.alarm(0)
        try:
            answers.write(msgspec.json.encode(found) + b"\n")
            answers.flush()
        except BrokenPipeError:  # the server is gone
            os._exit(0)


def main(find: Find = game_of, choose: Choose = player, advise: Advise = advice) -> None:
    """Run with the limits on the command line: seconds, megabytes."""
    seconds, megabytes = float(sys.argv[1]), int(sys.argv[2])
    resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for number in (signal.SIGINT, signal.SIGTERM):  # signals are for the server, which ends us
        signal.signal(number, signal.SIG_IGN)
    os.nice(5)  # below the server's priority
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # keeps a player's prints out of the answers
    work(sys.stdin.buffer, answers, seconds, find, choose, advise)


if __name__ == "__main__":
    main()
