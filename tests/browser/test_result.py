"""The end of a game: what counted, and the way back to it."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, ROOT, Person
from tests.browser.test_table import violations


def finished(someone: Person, game: str) -> None:
    """Open the result of a game that is on record."""
    page = someone.page
    page.request.post(f"{someone.url}/api/guest", data={"name": "Anne"})
    path = sorted((ROOT / "tests" / "golden" / game).glob("*.json"))[-1]
    found = json.loads(path.read_text(encoding="utf-8"))
    record = found.get("record", found)
    table = page.request.post(f"{someone.url}/api/records", data=record).json()
    page.goto(f"{someone.url}/t/{table['id']}")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [None, PHONE])
def test_the_moments_that_counted_lead_back_to_the_board(
    person: Callable[..., Person], language: str, size: dict[str, int] | None
) -> None:
    someone = person(**({"viewport": size} if size else {})).settle(language=language)
    finished(someone, "piliers")
    page = someone.page
    again = page.locator(".moments a")
    expect(again).to_have_count(3)
    expect(page.locator(".moments small").first).to_contain_text("point")
    assert violations(page) == []
    ply = (again.nth(1).get_attribute("href") or "").rpartition("=")[2]
    again.nth(1).click()
    expect(page.locator(".past")).to_contain_text(f" {ply} ")
    expect(page.locator(".moments")).to_have_count(0)
    page.locator(".past .btn").click()
    expect(page.locator(".moments")).to_be_visible()


def test_the_board_can_be_looked_through_after_the_end(person: Callable[..., Person]) -> None:
    someone = person().settle(language="en")
    finished(someone, "piliers")
    page = someone.page
    page.get_by_role("button", name="Back to the board").click()
    bar = page.locator(".past")
    expect(bar).to_contain_text("The game is over.")
    page.keyboard.press("ArrowLeft")
    expect(bar).to_contain_text("Looking back")
    assert violations(page) == []
    bar.get_by_role("button", name="Back to now").click()
    bar.get_by_role("button", name="Result").click()
    expect(page.locator(".moments")).to_be_visible()
