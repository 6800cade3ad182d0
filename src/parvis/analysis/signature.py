"""The identity of an analysis: another method or network means computing it again."""

import functools
import hashlib
from typing import Final

from parvis.analysis.report import VERSION
from parvis.players.stored import WEIGHTS, file_names

DIGITS: Final = 8


@functools.cache
def judge_of(game: str, seats: int) -> str:
    """Return the name of the evaluation for a table: its network, or the hand-written one."""
    for name in file_names(game, seats):
        file = WEIGHTS / name
        if file.is_file():
            return hashlib.sha256(file.read_bytes()).hexdigest()[:DIGITS]
    return "classic"


def signature(game: str, seats: int, quick: bool = False) -> str:
    """Return a name for the method and evaluation that judge a table here."""
    return f"{VERSION}-{judge_of(game, seats)}{'-quick' if quick else ''}"
