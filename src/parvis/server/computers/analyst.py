"""The worker process that analyses finished games; `analysts.Analysts` starts and kills it.

It reads one job per line and prints the results so far, one line each; the last one is complete. It
has the lowest priority, so that games come first.
"""

import os
import resource
import signal
import sys
import time
from collections.abc import Callable
from typing import BinaryIO, Final

import msgspec
from msgspec import Raw

from parvis.analysis.analyst import Analyst
from parvis.analysis.budget import QUICK, Budget
from parvis.engine import AnyGame
from parvis.games import game as game_of
from parvis.server.computers.analysts import AnalysisJob, Told

Find = Callable[[str], AnyGame]

LOWEST: Final = 19
OFTEN: Final = 0.7  # seconds between two reports during the curve …
SELDOM: Final = 2.5  # … and afterwards
ALARM: Final = 120  # seconds for one piece of work before the kernel ends us


def work(studies: BinaryIO, answers: BinaryIO, find: Find, budget: Budget | None = None) -> None:
    """Analyse games until the input ends."""
    decoder = msgspec.json.Decoder(AnalysisJob)
    for line in studies:
        signal.alarm(ALARM)
        try:
            _analyse(decoder.decode(line), answers, find, budget)
        except BrokenPipeError:  # the server is gone
            os._exit(0)
        except Exception as error:  # any failure is reported as an answer
            _tell(answers, Told(error=f"{type(error).__name__}: {error}"))
        signal.alarm(0)


def _analyse(study: AnalysisJob, answers: BinaryIO, find: Find, budget: Budget | None) -> None:
    analyst = Analyst(find(study.record.game), study.record, budget, ranking=study.ranking)
    stage, told = "", 0.0
    for now in analyst.work():
        signal.alarm(ALARM)
        pause = OFTEN if now == "curve" else SELDOM
        if now != stage or time.monotonic() >= told + pause:
            report = Raw(msgspec.json.encode(analyst.report()))
            _tell(answers, Told(report, now == "complete", now != stage))
            stage, told = now, time.monotonic()


def _tell(answers: BinaryIO, told: Told) -> None:
    answers.write(msgspec.json.encode(told) + b"\n")
    answers.flush()


def main(find: Find = game_of) -> None:
    """Run with the limits on the command line: megabytes, and `full` or `quick`."""
    megabytes, budget = int(sys.argv[1]), QUICK if sys.argv[2] == "quick" else None
    resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for number in (signal.SIGINT, signal.SIGTERM):  # signals are for the server, which ends us
        signal.signal(number, signal.SIG_IGN)
    os.nice(LOWEST)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # keeps prints out of the answers
    work(sys.stdin.buffer, answers, find, budget)


if __name__ == "__main__":
    main()
