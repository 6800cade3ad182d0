"""Lessons: played whole on the desk, on a phone and in words; wrong choices are answered."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import parvis
from parvis.lessons import Lesson, lesson_of, lessons_of
from tests.browser.conftest import DESK, PHONE, Person, crossed
from tests.browser.test_table import violations

NAMES = [lesson.id for game in parvis.game_names() for lesson in lessons_of(game)]


def at_step(page: Page, number: int) -> None:
    expect(page.locator(".lesson-far b")).to_have_text(re.compile(rf"\D{number}\D"))


def choose(person: Person, word: str) -> None:
    """Choose a word where it lies; what takes several gestures on the board is chosen in words."""
    for _ in range(40):
        if word in person.offered():
            person.choose(word)
            return
        person.page.wait_for_timeout(50)
    person.page.keyboard.press("t")
    person.page.locator(f".text-table [data-choice='{word}']").wait_for()
    person.choose(word)
    person.page.keyboard.press("t")


def follow(person: Person, lesson: Lesson, lit: bool) -> None:
    """Do what each step says, to the end."""
    page = person.page
    for number, step in enumerate(lesson.steps, 1):
        at_step(page, number)
        if lit:
            expect(page.locator(".lesson-light"), f"{step.id}: {step.anchor}").to_be_visible()
        if not step.choice:
            page.locator(".lesson-ways .gold").click()
        for word in step.choice:
            choose(person, word)
    expect(page.get_by_role("button", name="Play on from here")).to_be_visible()


def learn(person: Person, name: str, **settings: object) -> Person:
    person.settle(**settings)
    person.page.goto(f"{person.url}/learn/{name}")
    person.page.locator(".lesson-card").wait_for()
    return person


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_played_on_the_desk_and_goes_on_as_a_game(
    name: str, person: Callable[..., Person]
) -> None:
    learner = learn(person(viewport=DESK), name)
    follow(learner, lesson_of(name), lit=True)
    learner.page.get_by_role("button", name="Play on from here").click()
    learner.page.wait_for_url("**/t/*")
    learner.page.locator(".lintel").wait_for()
    assert learner.page.locator(".lesson-card").count() == 0


@pytest.mark.parametrize(("name", "text"), crossed(NAMES, [False, True]))
def test_a_lesson_is_played_on_a_phone_or_in_words(
    name: str, text: bool, person: Callable[..., Person]
) -> None:
    one = person() if text else person(viewport=PHONE, has_touch=True)
    follow(learn(one, name, text=text), lesson_of(name), lit=False)


def test_another_choice_is_answered_and_not_played(person: Callable[..., Person]) -> None:
    learner = learn(person(), "piliers-1", language="fr")
    page = learner.page
    for _ in range(3):
        page.locator(".lesson-ways .gold").click()
    at_step(page, 4)
    choose(learner, "select pass")  # foreseen
    expect(page.locator(".lesson-card.wrong p")).to_contain_text("trop tôt")
    choose(learner, "select take 0")  # not foreseen
    expect(page.locator(".lesson-card.wrong p")).to_contain_text("ce qui brille")
    expect(page.locator(".lesson-card h2")).to_have_text("Le premier tour à Kingsbridge")
    page.mouse.move(0, 0)  # the card is what is looked at here, not a tip
    expect(page.locator(".tip.floating")).to_have_count(0)
    assert violations(page) == []
    page.get_by_role("button", name="Montrez-moi").click()
    at_step(page, 5)


def test_a_lesson_is_left_and_found_again(person: Callable[..., Person]) -> None:
    learner = learn(person(), "emara-1")
    page = learner.page
    for _ in range(3):
        page.locator(".lesson-ways .gold").click()
    at_step(page, 4)
    choose(learner, "play 1 0")
    at_step(page, 5)
    page.get_by_role("link", name="Finish later").click()
    page.locator(".learn").first.wait_for()
    page.goto(f"{learner.url}/learn/emara-1")
    at_step(page, 5)
    page.get_by_role("button", name="Back").click()
    at_step(page, 4)
    assert "play 1 0" in learner.wait_offered()


def test_the_lobby_leads_to_the_lessons_of_a_game(person: Callable[..., Person]) -> None:
    page = person().settle().page
    page.locator(".gc.game-descendance").click()
    expect(page.locator(".go .learn")).to_have_text(["Learn in 10 minutes", "Lesson: the inn"])
    page.locator(".go .learn").first.click()
    page.locator(".lesson-card").wait_for()


def test_a_line_of_the_log_leads_back_inside_a_lesson(person: Callable[..., Person]) -> None:
    learner = learn(person(), "piliers-1")
    page = learner.page
    for _ in range(3):
        page.locator(".lesson-ways .gold").click()
    choose(learner, lesson_of("piliers-1").steps[3].choice[0])
    page.locator(".log .line-back").last.wait_for()
    page.locator(".log .line-back").first.click()
    expect(page.locator(".past")).to_be_visible()
    assert "/learn/piliers-1#ply=" in page.url
    expect(page.locator(".error, [role=alert]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".past")).to_have_count(0)
    assert page.url.endswith("/learn/piliers-1")
    assert page.locator(".missed, .chat-tool").count() == 0


def test_a_lesson_has_its_own_options_after_a_table_with_others(
    person: Callable[..., Person],
) -> None:
    learner = person().settle()
    page = learner.page
    page.locator(".gc.game-hoyuk").click()
    page.locator(".st .link", has_text="ptions").click()
    houses = page.locator(".drawer fieldset", has_text="Houses per player")
    houses.get_by_role("button", name="15", exact=True).click()
    page.keyboard.press("Escape")
    learner.seats("Me", "Computer").play()
    learner.wait_offered()
    components = page.get_by_role("button", name="Components", exact=True)
    told = page.locator(".drawer .components")
    components.click()
    expect(told).to_contain_text("15 per player")
    page.evaluate("history.pushState(null, '', '/learn/hoyuk-expert')")
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    page.locator(".lesson-card").wait_for()
    components.click()
    expect(told).to_contain_text("25 per player")
