"""A game in one minute, and how its points are made: at hand from the first table on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import parvis
from tests.browser.conftest import DESK, PHONE, Person
from tests.browser.test_table import violations

TITLES = {"en": "In one minute", "fr": "En une minute"}
# What the first steps say of the goal and of the glow, and the button below.
STEPS = {"en": ("win", "glows", "Got it"), "fr": ("emporte", "brille", "Compris")}


@pytest.mark.parametrize(
    ("language", "viewport"), [("en", DESK), ("fr", PHONE)], ids=["desk", "phone"]
)
@pytest.mark.parametrize("game", parvis.game_names())
def test_the_first_table_of_a_game_explains_it_step_by_step(
    person: Callable[..., Person], game: str, viewport: dict[str, int], language: str
) -> None:
    someone = person(viewport=viewport).settle(language=language, hints=True)
    page = someone.page
    page.locator(f".gc.game-{game}").click()
    page.locator(".big-btn").click()
    first = shown_in_one_minute(someone, game, language)
    decide(someone)
    expect(page.locator(".hint", has_text=first)).to_have_count(0)  # read is read
    page.reload()  # once is enough …
    page.locator(".lintel, .plintel").wait_for()
    drawer = page.get_by_role("dialog", name=TITLES[language])
    expect(drawer).to_have_count(0)
    expect(page.locator(".hint", has_text=first)).to_have_count(0)
    page.get_by_role("button", name=TITLES[language]).click()  # … but it is always at hand
    expect(drawer).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    how_points_are_made(someone)


def shown_in_one_minute(someone: Person, game: str, language: str) -> str:
    """Read the game in one minute, then the first steps; return what is said of the decision."""
    page = someone.page
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
    goal, glow, understood = STEPS[language]
    step = page.locator(".hint > span").first
    expect(step).to_contain_text(goal)
    page.get_by_role("button", name=understood).click()
    expect(step).to_contain_text(glow)
    page.get_by_role("button", name=understood).click()
    expect(step).not_to_contain_text(glow)
    text = step.inner_text()
    assert len(text) > 40
    return text


def how_points_are_made(someone: Person) -> None:
    """The score says how each point is made."""
    page = someone.page
    page.keyboard.press("s")
    page.locator(".how dd").first.wait_for()
    rows = page.locator(".drawer table.score tbody:not(.tracks) th").all_inner_texts()
    assert page.locator(".how dt").all_inner_texts() == rows
    for said in page.locator(".how dd").all_inner_texts():
        assert len(said) > 20 and "{" not in said, said


def test_first_steps_are_put_away_for_good(person: Callable[..., Person]) -> None:
    someone = person().settle(hints=True, seen=["piliers.minute"])
    page = someone.page
    page.locator(".gc.game-piliers").click()
    page.locator(".big-btn").click()
    page.get_by_role("button", name="Don’t show again").click()
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
