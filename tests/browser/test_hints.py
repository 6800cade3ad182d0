"""Hints, asked for at a table against computer players alone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Person
from tests.browser.test_table import violations

CHANCES = re.compile(r"\d+%")
HOLD = """() => {  // the first hint that is asked for, until it is released
  const real = window.fetch;
  window.fetch = async (where, how) => {
    if (!String(where).endsWith('/hint')) return real(where, how);
    window.fetch = real;
    await new Promise(go => { window.release = go; });
    return real(where, how);
  };
}"""


def test_a_hint_marks_one_choice_says_what_to_expect_and_goes_with_the_moment(
    person: Callable[..., Person],
) -> None:
    someone = person().settle()
    someone.seats("Me", "Computer").play()
    someone.wait_offered()
    page = someone.page
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.evaluate(HOLD)
    page.keyboard.press("h")
    expect(page.get_by_role("button", name="Hint")).to_have_attribute("aria-busy", "true")
    expect(page.locator(".spin")).to_be_visible()
    page.wait_for_function("() => !!window.release")  # it is on its way
    page.evaluate("window.release()")
    advice = page.locator(".lintel [aria-live] .advice")
    expect(advice).to_contain_text("Hint: ", timeout=30_000)
    expect(advice.locator(".expected")).to_have_count(2)
    for seat in range(2):
        expect(advice.locator(".expected").nth(seat)).to_contain_text(CHANCES)
    marked = page.locator(".hinted, .is-hinted")
    expect(marked).not_to_have_count(0)
    assert violations(page) == []
    page.keyboard.press("h")  # once more puts it away
    expect(advice).to_have_count(0)
    expect(marked).to_have_count(0)
    page.keyboard.press("h")  # what was thought about once is known
    expect(advice).to_have_count(1)
    word = str(marked.first.get_attribute("data-choice")).split("|")[0]
    someone.choose(word)
    expect(page.locator(".advice")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_phone_shows_the_hint_and_where_it_leads(
    person: Callable[..., Person], language: str
) -> None:
    someone = person(viewport=PHONE, has_touch=True, is_mobile=True).settle(language=language)
    someone.page.locator(".big-btn").tap()
    page = someone.page
    someone.wait_offered()
    page.get_by_role("button", name="Hint" if language == "en" else "Suggestion").tap()
    expect(page.locator(".plintel .advice")).to_be_visible(timeout=30_000)
    expect(page.locator(".hinted, .is-hinted").first).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_with_other_people_there_is_no_hint_to_ask_for(person: Callable[..., Person]) -> None:
    someone = person().settle()
    someone.seats("Me", "Here").play()
    someone.wait_offered()
    expect(someone.page.get_by_role("button", name="Hint")).to_have_count(0)
    someone.page.keyboard.press("h")
    expect(someone.page.locator(".spin, .advice")).to_have_count(0)
