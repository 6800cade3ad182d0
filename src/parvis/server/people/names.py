"""Names: which can be shown, and which look alike."""

import unicodedata
from functools import lru_cache
from typing import Final

from confusable_homoglyphs import confusables

from parvis.server.wire.refusals import Refusal

NAME_LENGTH: Final = 24
KEY_LENGTH: Final = 80  # of a name as it is compared: one letter may stand for eighteen
LOOK_LENGTH: Final = 120
BLANKS: Final = " \u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that show nothing
MARKS: Final = 3  # on one letter
ALIKE: Final = {"0": "o", "1": "l", "|": "l", "i": "l", "!": "l", "5": "s", "$": "s"}


def proper_name(name: str) -> str:
    """Return a name as it is shown; raise Refusal for one that can't be."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    odd = any(unicodedata.category(c) in ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp") for c in name)
    blank = all(c in BLANKS for c in name)
    odd = odd or calm(name) != name
    if blank or len(name) > NAME_LENGTH or len(folded(name)) > KEY_LENGTH or odd:
        raise Refusal("bad-name", f"a name has 1 to {NAME_LENGTH} printable characters")
    return name


def calm(text: str) -> str:
    """Return a text with no more marks on a letter than words have: piles cover other lines."""
    kept: list[str] = []
    pile = 0
    for c in text:
        pile = pile + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if pile <= MARKS:
            kept.append(c)
    return "".join(kept)


def folded(name: str) -> str:
    """Return what makes two names of accounts the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def look(name: str) -> str:
    """Return what a name looks like: two with the same look can be taken for each other.

    Letters that Unicode lists as confusable with Latin ones become these, blanks and points go.
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
