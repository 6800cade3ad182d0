"""A whole game of Descendance with the inn on one device, every choice at its place."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Person

DRINK = ("turn take 7", "inn lodge", "inn put-under", "card ")  # so that villagers come along


def open_table(someone: Person, *plans: str) -> Person:
    """Choose Descendance with the inn in the lobby and sit down."""
    page = someone.page
    page.locator(".gc.game-descendance").click()
    page.get_by_role("button", name="Rules options").click()
    inn = page.locator("fieldset", has_text="With the inn")
    inn.get_by_role("button").last.click()
    page.keyboard.press("Escape")
    return someone.seats(*plans).play()


def test_two_families_play_to_the_end_with_the_inn(person: Callable[..., Person]) -> None:
    someone = open_table(person().settle(language="en"), "Me", "Here")
    page = someone.page
    dice = random.Random(5)
    kinds: set[str] = set()
    for _ in range(4000):
        if someone.over():
            break
        words = someone.offered()
        if someone.curtained():  # villagers in hand are the next one's alone to see
            page.locator(".curtain button").press("Enter")
            continue
        if not words:
            page.wait_for_timeout(20)
            continue
        kinds |= {word.split()[0] for word in words}
        buttons: list[str] = page.evaluate(
            "[...document.querySelectorAll('.lintel [data-choice]')]"
            ".map(e => e.getAttribute('data-choice'))"
        )
        placeless = [w for w in buttons if not w.endswith(" skip") and not w.startswith("pay ")]
        assert not placeless, "these have a place on the board"
        drink = [word for word in words if word.startswith(DRINK)]
        bold = drink or [word for word in words if not word.endswith(" skip")]
        someone.choose(dice.choice(bold if bold and dice.random() < 0.8 else words))
        page.wait_for_timeout(20)
    expect(page.locator(".lintel p b").first).to_contain_text("win")
    totals = page.locator(".score tfoot td").all_inner_texts()
    assert len(totals) == 2
    assert {"turn", "inn"} <= kinds  # what has one answer is not asked


def test_every_part_of_the_village_is_reached_on_a_phone(person: Callable[..., Person]) -> None:
    someone = open_table(
        person(viewport=PHONE, has_touch=True).settle(language="en"), "Me", "Computer"
    )
    page = someone.page
    page.locator(".tabs .tab").first.wait_for()
    for tab in page.locator(".tabs .tab").all():
        tab.click()
        expect(page.locator(".pb svg").first).to_be_visible()
        wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        assert not page.evaluate(wide)
