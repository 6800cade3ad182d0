"""Names: which are valid, and which look alike."""

import unicodedata
from functools import lru_cache
from typing import Final

from confusable_homoglyphs import confusables

from parvis.server.wire.refusals import Refusal

NAME_LENGTH: Final = 24
KEY_LENGTH: Final = 80  # of a name's comparison key: one letter may become eighteen
LOOK_LENGTH: Final = 120
BLANKS: Final = " \u115f\u1160\u2800\u3164\uffa0"  # invisible letters and symbols
MARKS: Final = 3  # combining marks per letter
ALIKE: Final = {"0": "o", "1": "l", "|": "l", "i": "l", "!": "l", "5": "s", "$": "s"}


def proper_name(name: str) -> str:
    """Return a name for display; raise Refusal for an invalid one."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    odd = any(unicodedata.category(c) in ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp") for c in name)
    blank = all(c in BLANKS for c in name)
    odd = odd or calm(name) != name
    if blank or len(name) > NAME_LENGTH or len(folded(name)) > KEY_LENGTH or odd:
        raise Refusal("bad-name", f"a name has 1 to {NAME_LENGTH} printable characters")
    return name


def calm(text: str) -> str:
    """Return a text with a limited number of combining marks, which could cover other lines."""
    kept: list[str] = []
    pile = 0
    for c in text:
        pile = pile + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if pile <= MARKS:
            kept.append(c)
    return "".join(kept)


def folded(name: str) -> str:
    """Return the comparison key of an account name."""
    return unicodedata.normalize("NFKC", name).casefold()


def look(name: str) -> str:
    """Return a lookalike key: names with the same one can be confused.

    Letters that Unicode lists as confusable with Latin ones are replaced; blanks and points are
    removed.

    """
    seen = "".join(_plain(c) for c in folded(name))
    return seen.replace("rn", "m").replace("vv", "w")[:LOOK_LENGTH]


@lru_cache(4096)
def _plain(c: str) -> str:
    if not c.isascii():
        marked = unicodedata.normalize("NFD", c)
        if len(marked) > 1 and marked[0] != c:  # é is no e, but a Cyrillic ё is a Latin ë
            return unicodedata.normalize("NFC", _plain(marked[0]) + marked[1:])
        alike = [entry["c"] for entry in confusables.confusables_data.get(c, ())]
        latin = [other for other in alike if other.isascii() and other.isalnum()]
        if not latin:
            return c
        c = min(latin, key=lambda other: (len(other), other.isdigit(), other)).casefold()
        return "".join(_plain(part) for part in c)
    if not c.isalnum() and c not in ALIKE:
        return ""  # a blank, a point, a hyphen
    return ALIKE.get(c, c)
