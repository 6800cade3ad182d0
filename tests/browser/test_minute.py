"""A game in one minute, and how its points are made: at hand from the first table on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import parvis
from tests.browser.conftest import DESK, PHONE, Person
from tests.browser.test_table import violations

TITLES = {"en": "In one minute", "fr": "En une minute"}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", parvis.game_names())
def test_the_first_table_of_a_game_opens_with_it_in_one_minute(
    person: Callable[..., Person], game: str, viewport: dict[str, int], language: str
) -> None:
    someone = person(viewport=viewport).settle(language=language, hints=True)
    page = someone.page
    page.locator(f".gc.game-{game}").click()
    page.locator(".big-btn").click()
    drawer = page.get_by_role("dialog", name=TITLES[language])
    drawer.wait_for()
    rules = page.request.get(f"{someone.url}/api/games/{game}/rules/{language}").text()
    first = rules.partition("## ")[2].partition("\n\n")[2].split(maxsplit=3)
    expect(drawer.locator(".minute")).to_contain_text(" ".join(first[:2]).replace("*", ""))
    assert "**" not in drawer.inner_text() and "<!--" not in drawer.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert violations(page) == []
    drawer.locator(".gold").click()
    expect(drawer).to_have_count(0)
    page.reload()  # once is enough …
    page.locator(".lintel, .plintel").wait_for()
    expect(drawer).to_have_count(0)
    page.get_by_role("button", name=TITLES[language]).click()  # … but it is always at hand
    expect(drawer).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", parvis.game_names())
def test_the_score_says_how_each_point_is_made(
    person: Callable[..., Person], game: str, language: str
) -> None:
    someone = person().settle(language=language)
    page = someone.page
    page.locator(f".gc.game-{game}").click()
    page.locator(".big-btn").click()
    someone.wait_offered()
    page.keyboard.press("s")
    page.locator(".how dd").first.wait_for()
    rows = page.locator(".drawer table.score tbody:not(.tracks) th").all_inner_texts()
    assert page.locator(".how dt").all_inner_texts() == rows
    for said in page.locator(".how dd").all_inner_texts():
        assert len(said) > 20 and "{" not in said, said


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", parvis.game_names())
def test_first_steps_begin_with_the_goal_and_go_with_the_decision(
    person: Callable[..., Person], game: str, viewport: dict[str, int]
) -> None:
    someone = person(viewport=viewport).settle(hints=True, seen=[f"{game}.minute"])
    page = someone.page
    page.locator(f".gc.game-{game}").click()
    page.locator(".big-btn").click()
    step = page.locator(".hint > span").first
    expect(step).to_contain_text("win")  # the goal
    page.get_by_role("button", name="Got it").click()
    expect(step).to_contain_text("glows")
    page.get_by_role("button", name="Got it").click()
    expect(step).not_to_contain_text("glows")
    first = step.inner_text()  # about this decision
    assert len(first) > 40
    decide(someone)
    expect(page.locator(".hint", has_text=first)).to_have_count(0)  # read is read
    page.reload()
    page.locator(".lintel, .plintel").wait_for()
    expect(page.locator(".hint", has_text=first)).to_have_count(0)


def test_first_steps_are_put_away_for_good(person: Callable[..., Person]) -> None:
    someone = person().settle(hints=True, seen=["piliers.minute"])
    page = someone.page
    page.locator(".gc.game-piliers").click()
    page.locator(".big-btn").click()
    page.get_by_role("button", name="No more").click()
    expect(page.locator(".hint")).to_have_count(0)
    decide(someone)
    page.reload()
    page.locator(".lintel").wait_for()
    expect(page.locator(".hint")).to_have_count(0)


def decide(someone: Person) -> None:
    """Make one decision of one's own, and wait for the next."""
    page = someone.page
    table = page.url.replace("/t/", "/api/tables/")
    now = page.request.get(f"{table}/now").json()
    while now["ask"] and not now["ask"]["options"]:
        where = f"since={now['ply']}&revision={now['revision']}&wait=true"
        now = page.request.get(f"{table}/now?{where}").json()
    choice = {"ply": now["ply"], "value": now["ask"]["options"][0]["value"]}
    page.request.post(f"{table}/choose", data=choice)
