"""WebSocket frames of the usual form: complete, final, and one per message.

All others are left to uvicorn's WebSocket library, which takes ten times as long.
"""

from typing import Final

TEXT: Final = 1
_WHOLE: Final = frozenset((TEXT, 2, 8, 9, 10))  # text, bytes, close, ping, pong


def framed(message: bytes) -> bytes:
    """Return a text message as a server frame."""
    size = len(message)
    if size < 126:
        return bytes((0x81, size)) + message
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


def whole(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Return a client frame's opcode, the start of its mask, and the end of the frame.

    None if it is incomplete, part of a longer message, or otherwise unusual.

    """
    if len(data) < at + 6:
        return None
    opcode, size, mask = data[at] ^ 0x80, data[at + 1] ^ 0x80, at + 2
    if opcode not in _WHOLE or size > 126:
        return None
    if size == 126:
        size, mask = int.from_bytes(data[mask : mask + 2], "big"), at + 4
        if size < 126 or opcode > 2:
            return None
    end = mask + 4 + size
    return (opcode, mask, end) if end <= len(data) else None


def unmasked(data: bytes, mask: int, end: int) -> bytes:
    """Return the unmasked payload of a frame."""
    size = end - mask - 4
    key = (data[mask : mask + 4] * (size // 4 + 1))[:size]
    said = int.from_bytes(data[mask + 4 : end], "little") ^ int.from_bytes(key, "little")
    return said.to_bytes(size, "little")
