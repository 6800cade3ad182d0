"""The table in words, as a screen reader finds it: ten decisions of each game on a phone."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import parvis
from tests.browser.conftest import PHONE, Person

DECISIONS = 10
TOLD = """() => [...document.querySelectorAll('.text-table [data-choice]')].map(e => ({
  name: e.innerText.trim(),
  about: document.getElementById(e.getAttribute('aria-describedby') ?? '')?.innerText.trim() ?? ''
}))"""


@pytest.mark.parametrize("game", parvis.game_names())
def test_ten_decisions_are_made_from_the_accessibility_tree(
    person: Callable[..., Person], game: str
) -> None:
    someone = person(viewport=PHONE, has_touch=True, is_mobile=True).settle(text=True)
    page = someone.page
    page.locator(f".gc.game-{game}").click()
    page.locator(".big-btn").click()
    tree = page.context.new_cdp_session(page)
    said = 0
    for _ in range(DECISIONS):
        page.locator(".text-table [data-choice]").first.wait_for()
        page.wait_for_timeout(500)  # what an option changes is told when the server has answered
        options: list[dict[str, str]] = page.evaluate(TOLD)
        nodes: list[dict[str, Any]] = tree.send("Accessibility.getFullAXTree")["nodes"]
        buttons = {
            (value(node, "name"), value(node, "description"))
            for node in nodes
            if value(node, "role") == "button"
        }
        for option in options:
            assert option["name"]
            assert (option["name"], option["about"]) in buttons, option
        said += sum(bool(option["about"]) for option in options)
        headings = [value(node, "name") for node in nodes if value(node, "role") == "heading"]
        assert page.locator("#tt-choices").inner_text() in headings
        before = page.locator(".text-table").inner_text()
        page.locator(".text-table [data-choice]").first.press("Enter")
        page.wait_for_function(
            "before => document.querySelector('.text-table').innerText !== before", arg=before
        )
    assert said >= DECISIONS, "cost and gain are hardly ever told"
    expect(page.locator(".last[aria-live]")).to_have_count(1)


def value(node: dict[str, Any], name: str) -> str:
    return " ".join(str(node.get(name, {}).get("value", "")).split())
