"""Which analysis it would be: what was found by another method or another network is found anew."""

import functools
import hashlib
from importlib import resources
from typing import Final

from parvis.analysis.report import VERSION

DIGITS: Final = 8


@functools.cache
def signature(game: str, quick: bool = False) -> str:
    """Return a name for the method and the evaluation by which a game is judged here."""
    file = resources.files("parvis.players") / "weights" / f"{game}.npz"
    judge = "classic"
    if file.is_file():
        judge = hashlib.sha256(file.read_bytes()).hexdigest()[:DIGITS]
    return f"{VERSION}-{judge}{'-quick' if quick else ''}"
