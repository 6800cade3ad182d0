"""What a message may mention: forms of nouns, printed numbers, amounts, lists, options."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from parvis.engine import (
    RULEBOOK,
    SEAT,
    Components,
    Event,
    Kinds,
    Noun,
    Option,
    Row,
    Task,
    form,
    numbers,
)
from parvis.text import LANGUAGES, Messages, MissingText, Texts, messages_of
from parvis.text.forms import form_of, joined, of_name

GOOD = Noun("good", ("wood", "scroll"))
CARD = Noun("card", ("mason", "architect"))
KINDS = Kinds()
BUY = KINDS.kind("buy", form("", good=GOOD, number=5), form("trade", wood=4, gold=4), arg=CARD)
TOOK = KINDS.event("took", card=CARD, owner=SEAT)
GAME: Any = SimpleNamespace(
    name="toy",
    kinds=KINDS,
    settings=(Option("houses", 25, 20),),
    components=(
        Components(GOOD, ("cost",), (Row((2,), "r"), Row((3,), "r"))),
        Components(
            CARD,
            ("wood", "gold", "kind"),
            (Row((1, 2, "mason-kind"), "rrr"), Row((0, 3, "none"), "rrr")),
        ),
        numbers(fair_gold=(5, RULEBOOK)),
    ),
)
FRENCH = """
good-wood = bois
    .n = { $n } bois
good-scroll = parchemin
    .the = le parchemin
    .gender = m
    .n = { $n ->
        [one] { $n } parchemin
       *[other] { $n } parchemins
    }
card-mason = Maçon
    .the = le Maçon
    .about = Vaut { $gold } or et { $fair-gold } points.
card-architect = Architecte
    .the = l’Architecte
    .at = chez l’Architecte
mason-kind = artisan
n-wood = { $n } bois
n-gold = { $n } or
ask-buy = Chez { $player } : { $arg-of } ou { $arg-a } ? { $arg-kind } ({ $option-houses })
do-buy = Acheter { $amount } pour { $good-cost-all } or
do-buy-trade = Échanger { $list }
event-took =
    { $card-The } { $owner-of } va { $card-to } de { $player }, { $card-at } : { $card-list }.
"""
ENGLISH = """
good-wood = wood
    .n = { $n } wood
good-scroll = scroll
    .n = { $n ->
        [one] { $n } scroll
       *[other] { $n } scrolls
    }
card-mason = mason
    .about = Worth { $gold } gold and { $fair-gold } points. { card-architect.about }
card-architect = architect
    .about = Costs { $card-architect-gold }.
mason-kind = craftsman
n-wood = { $n } wood
n-gold = { $n } gold
ask-buy = { $player }: { $arg-of } or { $arg-a }? { $arg-kind } ({ $option-houses })
do-buy = Buy { $amount } for { $good-cost-all } gold
do-buy-trade = Trade { $list }
event-took = { $card-The } goes { $card-to }, { $owner-of }: { $card-list }.
"""
SOURCES = {"fr": FRENCH, "en": ENGLISH}


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "parvis.text.messages_of", lambda package, language: Messages(SOURCES[language], language)
    )


def texts(language: str, **options: Any) -> Texts:
    return Texts(GAME, language, ["Antoine", "Camille"], options)


def pack(name: str, *parts: int) -> int:
    return KINDS.tasks[BUY].form(name).pack(*parts)


def test_amounts_total_prices_and_lists() -> None:
    task = Task(BUY, 0, 0)
    assert texts("fr").choice(task, pack("", 1, 2)) == "Acheter 2 parchemins pour 6 or"
    assert texts("en").choice(task, pack("", 0, 4)) == "Buy 4 wood for 8 gold"
    assert texts("fr").choice(task, pack("trade", 1, 2)) == "Échanger 1 bois et 2 or"
    assert texts("en").choice(task, pack("trade", 0, 3)) == "Trade 3 gold"


def test_forms_of_nouns_and_of_people() -> None:
    told = Event(TOOK, 1, 1, 0, 0)
    assert texts("fr").event(told) == (
        "L’Architecte d’Antoine va à l’Architecte de Camille, chez l’Architecte : 3 or."
    )
    assert texts("en").event(told) == "The architect goes to the architect, Antoine’s: 3 gold."
    told = Event(TOOK, 0, 0, 1, 0)
    assert texts("fr").event(told).startswith("Le Maçon de Camille va au Maçon")
    assert texts("en").event(told).endswith("Camille’s: 1 wood and 2 gold.")


def test_columns_lone_numbers_and_options() -> None:
    assert texts("fr").said(CARD, 0, "about") == "Vaut 2 or et 5 points."
    assert texts("en").said(CARD, 0, "about") == "Worth 2 gold and 5 points. Costs 3."
    mason, architect = Task(BUY, 0, 0), Task(BUY, 0, 1)
    assert texts("en").question(mason) == "Antoine: of the mason or a mason? craftsman (25)"
    assert texts("en", houses=20).question(architect) == (
        "Antoine: of the architect or an architect? 0 (20)"
    )
    assert texts("fr").question(architect) == (
        "Chez Antoine : de l’Architecte ou un Architecte ? 0 (25)"
    )


def test_what_nobody_knows_is_an_error() -> None:
    SOURCES["fr"] = FRENCH.replace("{ $amount }", "{ $amuont }")
    try:
        with pytest.raises(MissingText):
            texts("fr").choice(Task(BUY, 0, 0), pack("", 1, 2))
    finally:
        SOURCES["fr"] = FRENCH


def test_french_articles() -> None:
    def forms(the: str, gender: str = "m") -> Iterator[str]:
        return (form_of("fr", "x", wanted, the, gender) for wanted in ("a", "of", "to"))

    assert list(forms("le champ")) == ["un champ", "du champ", "au champ"]
    assert list(forms("la forêt", "f")) == ["une forêt", "de la forêt", "à la forêt"]
    assert list(forms("l’église", "f")) == ["une église", "de l’église", "à l’église"]
    assert list(forms("les moines")) == ["des moines", "des moines", "aux moines"]
    assert list(forms("Aubray")) == ["Aubray", "d’Aubray", "à Aubray"]


def test_names_and_lists() -> None:
    assert [of_name("fr", n) for n in ("Yves", "Yann", "Éric", "Max")] == [
        "d’Yves",
        "de Yann",
        "d’Éric",
        "de Max",
    ]
    assert of_name("en", "Thomas") == "Thomas’s"
    assert joined("fr", ["1 bois", "2 or", "1 pain"]) == "1 bois, 2 or et 1 pain"
    assert joined("en", ["1 wood"]) == "1 wood" and joined("en", []) == ""


def test_all_catalogues_can_be_read() -> None:
    for language in LANGUAGES:
        assert messages_of("parvis.text", language).entries
