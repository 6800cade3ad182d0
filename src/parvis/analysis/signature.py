"""The identity of an analysis: another method or network means computing it again."""

import functools
import hashlib
from importlib import resources
from typing import Final

from parvis.analysis.report import VERSION

DIGITS: Final = 8


@functools.cache
def judge_of(game: str) -> str:
    """Return the name of a game's evaluation: its network, or the hand-written one."""
    file = resources.files("parvis.players") / "weights" / f"{game}.npz"
    if file.is_file():
        return hashlib.sha256(file.read_bytes()).hexdigest()[:DIGITS]
    return "classic"


def signature(game: str, quick: bool = False) -> str:
    """Return a name for the method and evaluation that judge a game here."""
    return f"{VERSION}-{judge_of(game)}{'-quick' if quick else ''}"
