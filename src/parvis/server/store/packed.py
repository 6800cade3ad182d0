"""Words of a record in one piece, as they are stored in one row."""

import zlib
from collections.abc import Sequence


def packed(words: Sequence[str]) -> bytes:
    """Return words as they are stored."""
    return zlib.compress("\n".join(words).encode(), 9)


def unpacked(data: bytes) -> list[str]:
    """Return the words that were stored."""
    text = zlib.decompress(data).decode()
    return text.split("\n") if text else []
