"""The lintel: which answer draws the eye, what a finger may press, what waits to be confirmed."""

from collections.abc import Callable

from tests.browser.conftest import PHONE, Person


def test_to_pass_is_quiet_while_something_else_may_be_chosen(
    person: Callable[..., Person],
) -> None:
    someone = person(viewport=PHONE, has_touch=True).settle().seats("Me", "Computer").play()
    someone.wait_offered()
    answer = someone.page.locator(".plintel [data-choice='select pass']")
    assert "gold" not in (answer.get_attribute("class") or "").split()


def test_the_fan_of_a_phone_stands_alone_and_within_the_screen(
    person: Callable[..., Person],
) -> None:
    page = person(viewport=PHONE, has_touch=True).settle(language="fr").page
    page.locator(".gc.game-emara").click()
    page.locator(".big-btn").click()
    page.locator("[aria-haspopup]").first.tap()
    page.locator(".fan .btn").first.wait_for()
    assert page.locator(".plintel .gold").count() == 0, "one that nobody has chosen"
    for answer in page.locator(".fan .btn").all():
        box = answer.bounding_box()
        assert box is not None
        assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]


def test_a_choice_to_be_confirmed_is_named_and_marked(person: Callable[..., Person]) -> None:
    someone = person().settle(language="fr", confirm=True).play()
    word = next(word for word in someone.wait_offered() if word != "select pass")
    someone.choose(word)
    page = someone.page
    asked = page.locator(".lintel .btn.gold")
    assert asked.inner_text().startswith("Confirmer\u202f: ")
    assert page.locator(".s-chosen, button.is-chosen").count() == 1
    page.keyboard.press("u")
    page.locator(".s-chosen, .is-chosen").wait_for(state="detached")
    someone.choose(word)
    asked.click()
    asked.wait_for(state="detached")
