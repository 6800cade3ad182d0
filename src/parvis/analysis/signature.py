"""Which analysis it would be: what was found by another method or another network is found anew."""

import functools
import hashlib
from importlib import resources
from typing import Final

from parvis.analysis.report import VERSION

DIGITS: Final = 8


@functools.cache
def judge_of(game: str) -> str:
    """Return the name of the evaluation that judges a game: its network, or the hand-written."""
    file = resources.files("parvis.players") / "weights" / f"{game}.npz"
    if file.is_file():
        return hashlib.sha256(file.read_bytes()).hexdigest()[:DIGITS]
    return "classic"


def signature(game: str, quick: bool = False) -> str:
    """Return a name for the method and the evaluation by which a game is judged here."""
    return f"{VERSION}-{judge_of(game)}{'-quick' if quick else ''}"
