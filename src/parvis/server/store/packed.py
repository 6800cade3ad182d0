"""A record's words, packed into one value."""

import zlib
from collections.abc import Sequence


def packed(words: Sequence[str]) -> bytes:
    """Return words in stored form."""
    return zlib.compress("\n".join(words).encode(), 9)


def unpacked(data: bytes) -> list[str]:
    """Return the words of a stored value."""
    text = zlib.decompress(data).decode()
    return text.split("\n") if text else []
