"""The square: from opening the page to the first decision."""

from collections.abc import Callable

import pytest

from tests.browser.conftest import DESK, PHONE, TABLET, Person, link_of


def test_the_first_decision_is_three_clicks_away(person: Callable[..., Person]) -> None:
    page = person().settle().page
    page.locator(".gc.game-piliers").click()
    page.locator(".big-btn").click()
    page.locator("[data-choice]").first.wait_for()
    page.locator("[data-choice]").first.click()


@pytest.mark.parametrize(
    ("language", "hero", "play"),
    [
        ("fr", "Prenez place sur le parvis.", "Jouer"),
        ("en", "Take your place on the square.", "Play"),
    ],
)
def test_both_languages_are_spoken(
    person: Callable[..., Person], language: str, hero: str, play: str
) -> None:
    page = person().settle(language=language).page
    assert page.locator(".hero h1").inner_text() == hero
    assert page.locator(".big-btn").inner_text() == play
    assert page.locator("html").get_attribute("lang") == language


def test_the_language_changes_without_a_reload(person: Callable[..., Person]) -> None:
    someone = person().settle(language="fr").play()
    page = someone.page
    someone.wait_offered()
    page.evaluate("window.still = true")
    assert page.locator(".top h1").inner_text() == "Les Piliers de la Terre"
    page.locator(".tool.lang").click()
    assert page.locator(".top h1").inner_text() == "The Pillars of the Earth"
    assert page.evaluate("window.still")


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE])
def test_nothing_needs_a_horizontal_scroll_bar(
    person: Callable[..., Person], size: dict[str, int]
) -> None:
    someone = person(viewport=size).settle()
    page = someone.page
    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not page.evaluate(wide)
    someone.play().wait_offered()
    assert not page.evaluate(wide)


def test_a_friend_sits_down_by_the_link_and_a_third_watches(person: Callable[..., Person]) -> None:
    host = person().settle().seats("Me", "Link")
    host.play()
    friend = person().settle()
    friend.page.goto(link_of(host))
    friend.page.get_by_role("textbox", name="Your name").fill("Chloé")
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.locator(".frame .lintel").wait_for()
    host.page.locator(".frame .lintel").wait_for()
    watcher = person().settle()
    watcher.page.goto(host.page.url)
    watcher.page.locator(".frame .lintel").wait_for()
    assert watcher.page.locator(".ledge").count() == 0
    assert watcher.offered() == []
    assert host.offered() or friend.offered()


def test_the_level_of_a_computer_player_is_chosen_by_pawns(
    person: Callable[..., Person],
) -> None:
    someone = person().settle().seats("Me", "Computer")
    levels = someone.page.get_by_role("group", name="Computer level in seat 2")
    names = levels.get_by_role("button").evaluate_all("all => all.map(b => b.ariaLabel)")
    assert names == ["novice", "apprentice", "villager", "builder", "master"]
    levels.get_by_role("button", name="builder").click()
    assert levels.inner_text().strip() == "builder"
    someone.play().wait_offered()
    assert "builder" in someone.page.locator(".opp small").inner_text()


def test_a_phone_turns_to_the_seats_of_the_game_it_picks(person: Callable[..., Person]) -> None:
    page = person(viewport=PHONE, has_touch=True).settle().page
    page.locator(".gc.game-descendance").tap()
    page.wait_for_function("document.querySelector('.set').getBoundingClientRect().top < 100")
    seat, play = page.locator(".seat").last.bounding_box(), page.locator(".big-btn").bounding_box()
    assert seat is not None and play is not None
    assert seat["y"] + seat["height"] <= play["y"]


def test_a_tablet_shows_seats_and_below_them_play(person: Callable[..., Person]) -> None:
    page = person(viewport=TABLET, has_touch=True).settle().page
    page.locator(".gc.game-hoyuk").tap()  # five seats at most
    page.locator(".st .seg button", has_text="5").tap()
    play = page.locator(".big-btn")
    play.scroll_into_view_if_needed()
    last, button = page.locator(".seat").last.bounding_box(), play.bounding_box()
    assert last is not None and button is not None
    assert last["y"] + last["height"] <= button["y"] <= TABLET["height"] - button["height"]
    title = page.locator(".st h2").bounding_box()
    assert title is not None and title["y"] > 0  # all of it on one screen


def test_a_table_that_waits_for_me_comes_before_the_games(person: Callable[..., Person]) -> None:
    someone = person().settle().seats("Me", "Computer").play()
    someone.wait_offered()
    page = someone.page
    assert "(you)" in page.locator(".me .name").inner_text()
    page.goto(someone.url)
    page.locator(".resume.first .tb em").wait_for()
    table, card = page.locator(".tb").first.bounding_box(), page.locator(".gc").first.bounding_box()
    assert table is not None and card is not None
    assert table["y"] < card["y"]
