"""The player aid of each game: one page, made from its rules, texts and components."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import parvis
from tests.browser.conftest import DESK, PHONE, Person, crossed
from tests.browser.test_table import violations


@pytest.mark.parametrize("game", parvis.game_names())
def test_an_aid_tells_turn_actions_costs_and_points(
    person: Callable[..., Person], game: str
) -> None:
    turn = parvis.game_names().index(game)
    for viewport, language in crossed([DESK, PHONE], ["en", "fr"], turn=turn):
        page = person(viewport=viewport).settle(language=language).page
        page.goto(page.url + f"aid/{game}")
        page.locator(".aid h1").wait_for()
        page.locator(".aid-minute p").first.wait_for()
        expect(page.locator(".aid section")).to_have_count(5)
        words = page.locator(".aid main").inner_text()
        assert "{" not in words and "hint-" not in words and "undefined" not in words
        assert len(words.split()) > 300
        assert page.locator(".aid-tables tbody td", has_text="2").count() > 0
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert violations(page) == []
    page.emulate_media(media="print")
    expect(page.locator(".aid-top")).to_be_hidden()


@pytest.mark.parametrize("game", parvis.game_names())
def test_an_aid_is_printed_on_one_sheet(person: Callable[..., Person], game: str) -> None:
    for language in ("en", "fr"):
        page = person().settle(language=language).page
        page.goto(page.url + f"aid/{game}")
        page.locator(".aid h1").wait_for()
        page.locator(".aid-minute p").first.wait_for()
        for paper in ("A4", "Letter"):
            sheet = page.pdf(format=paper)
            assert len(re.findall(rb"/Type\s*/Page\b", sheet)) == 1, (language, paper)


def test_an_unknown_game_has_no_aid(person: Callable[..., Person]) -> None:
    someone = person().settle()
    someone.forgiven = ("404",)
    someone.page.goto(someone.url + "/aid/chess")
    expect(someone.page.locator(".lost h1")).to_have_text("There is no such game.")
