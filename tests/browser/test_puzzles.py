"""Puzzles in a browser: found in the lobby, answered on the board, explained, rated."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from parvis.puzzles.puzzle import puzzles_of
from tests.browser.conftest import DESK, PHONE, Person
from tests.browser.test_table import violations


def whole(page: Page) -> None:
    """See that all texts are there, nothing is too wide, and axe finds nothing."""
    assert not re.search(r"\b(an|pz)-[a-z]", page.locator("body").inner_text()), "a text is missing"
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(DESK, "fr", "light"), (PHONE, "en", "dark")],
    ids=["desk", "phone"],
)
def test_a_puzzle_is_answered_wrong_then_right_and_the_next_one_comes(
    person: Callable[..., Person], size: dict[str, int], language: str, theme: str
) -> None:
    someone = person(viewport=size, has_touch=size is PHONE).settle(language=language, theme=theme)
    page, one = someone.page, puzzles_of("emara")[0]
    page.get_by_role("link", name={"en": "Puzzles", "fr": "Problèmes"}[language]).first.click()
    page.wait_for_url("**/puzzles")
    expect(page.locator(".pz-month li.now")).to_have_count(1)
    whole(page)
    page.goto(f"{someone.url}/puzzles/{one.id}")
    page.locator(".pz-hard").wait_for()
    someone.choose(one.natural)
    expect(page.locator(".an-tries > p")).to_have_count(1)
    assert page.locator(".pz-rows").count() == 0  # the answer is not told yet
    if size is DESK:
        page.keyboard.press("t")  # the same in words
        page.locator(".text-table").first.wait_for()
    whole(page)
    someone.choose(one.best)
    rows = page.locator(".pz-rows tbody tr")
    expect(rows).to_have_count(1 + len(one.replies))
    expect(page.locator(".pz-change")).to_be_visible()
    whole(page)
    if size is DESK:
        page.keyboard.press("n")
    else:
        page.get_by_role("button", name="Train on this game").click()
    page.wait_for_url("**/puzzles/emara")
    expect(page.locator(".pz-number")).to_be_visible()  # the rating, of which one try is known
    page.goto(f"{someone.url}/puzzles/{one.id}")
    expect(rows).to_have_count(1 + len(one.replies))  # it is known that this was answered


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_right_answer_is_told_and_marked_on_the_board(
    person: Callable[..., Person], size: dict[str, int]
) -> None:
    """In Höyük several squares come to the same. On a phone its squares are no buttons."""
    someone = person(viewport=size, has_touch=size is PHONE).settle(language="en")
    page, one = someone.page, next(one for one in puzzles_of("hoyuk") if one.right)
    page.goto(f"{someone.url}/puzzles/{one.id}")
    page.get_by_role("button", name="The answer").click()
    expect(page.locator(".pz-right li")).to_have_count(len(one.right))
    squares = "svg [data-mark=better]"
    expect(page.locator(squares)).to_have_count(1 + len(one.right))
    expect(page.locator(".an-plate.better")).to_have_count(1)
    whole(page)
    if size is PHONE:
        return
    like = next(word for reply in one.replies for word in reply.like)
    page.locator(f"[data-choice='{like}']").first.click(force=True)
    told = page.locator(".pz-rows [role=status]")
    expect(told).to_contain_text("was not examined")
    expect(page.locator(".pz-rows tr.now")).to_have_count(1)
    page.locator(f"[data-choice='{one.right[0]}']").first.click(force=True)
    expect(told).to_contain_text("is right")
