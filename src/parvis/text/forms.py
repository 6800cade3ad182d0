"""Nouns in sentences: articles, « du » and « au », lists. The catalogue's own forms come first."""

from collections.abc import Sequence
from typing import Final

FORMS: Final = ("the", "a", "of", "to", "at")  # can be derived; other forms must be written out
VOWELS: Final = "aàâäeéèêëiîïoôöuùûüœæh"  # h is silent in nearly all first names
ARTICLES: Final = (  # the French definite article, and what follows from it
    ("le ", "un ", "du ", "au "),
    ("la ", "une ", "de la ", "à la "),
    ("les ", "des ", "des ", "aux "),
)
AND: Final = {"fr": " et ", "en": " and "}


def of_name(language: str, name: str) -> str:
    """Return « de Camille » or « d’Antoine »; in English, "Antoine’s"."""
    if language == "en":
        return f"{name}’s"
    first, second = name[:1].lower(), name[1:2].lower()
    elides = first in VOWELS or (first == "y" and second not in VOWELS)
    return ("d’" if elides else "de ") + name


def form_of(language: str, name: str, wanted: str, the: str, gender: str) -> str:
    """Return a noun's form, derived from its definite form if the catalogue has that."""
    return _english(name, wanted, the) if language == "en" else _french(name, wanted, the, gender)


def _english(name: str, wanted: str, the: str) -> str:
    the = the or f"the {name}"
    if wanted == "a":
        return ("an " if name[:1].lower() in "aeiou" else "a ") + name
    return the if wanted == "the" else f"{wanted} {the}"


def _french(name: str, wanted: str, the: str, gender: str) -> str:
    the = the or name
    if wanted == "the":
        return the
    place = {"a": 1, "of": 2, "to": 3, "at": 3}[wanted]
    for forms in ARTICLES:
        if the.startswith(forms[0]):
            return forms[place] + the.removeprefix(forms[0])
    if the.startswith("l’"):
        noun = the.removeprefix("l’")
        a = "une " if gender == "f" else "un "
        return ("", a, "de l’", "à l’")[place] + noun
    return (the, the, of_name("fr", the), f"à {the}")[place]  # a proper name: Aubray, Sir Carl


def joined(language: str, parts: Sequence[str]) -> str:
    """Return several amounts as one: "1 wood, 1 stone and 2 cloth"."""
    return AND[language].join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)
