"""Words that would mislead: what is said of a card or a price must be so."""

import pytest

from parvis.engine import Task
from parvis.games.clochemerle import GAME
from parvis.games.clochemerle.components import CHAMBERS, CHURCHES, MONKS, STAGES
from parvis.games.clochemerle.kinds import ATTRACT, CHAMBER, CHURCH, STAGE
from parvis.games.clochemerle.rules.steward import MOST_CUSTOMERS
from parvis.text import LANGUAGES, Texts


@pytest.mark.parametrize("language, end", [("en", "ends here"), ("fr", "s’arrête ici")])
def test_R36_only_the_chapel_and_the_last_letter_say_that_the_journey_ends(
    language: str, end: str
) -> None:
    texts = Texts(GAME, language)
    for key, card in zip(STAGE.keys, STAGES, strict=True):
        last = bool(card.chapel) or key.startswith("e")
        assert (end in texts.said(STAGE, STAGE.keys.index(key), "about")) == last, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_R30_a_monk_s_errand_names_no_price_for_a_third_customer(language: str) -> None:
    texts = Texts(GAME, language)
    coin = {"en": "coin", "fr": "pièce"}[language]
    assert coin in texts.question(Task(ATTRACT, 0, 0, MOST_CUSTOMERS), "why")
    for limit in {monk.number for monk in MONKS if monk.action == "steward"}:
        assert coin not in texts.question(Task(ATTRACT, 0, 0, limit), "why")


@pytest.mark.parametrize("language, worth", [("en", "Worth {} "), ("fr", "Vaut {} ")])
def test_what_a_building_is_worth_is_said_where_it_is_bought(language: str, worth: str) -> None:
    texts = Texts(GAME, language)
    points = [c.prestige for c in CHURCHES] + [c.prestige for c in CHAMBERS]
    for key, prestige in zip(CHURCH.keys + CHAMBER.keys, points, strict=True):
        told = worth.format(prestige) in texts.get(f"target-{key}", "about")
        assert told == (prestige > 0), key
