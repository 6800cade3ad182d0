"""Clochemerle in the browser: a whole game, dice that say what they light up, every screen."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, ROOT, TABLET, Person, crossed

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BOARD = ".frame.game-clochemerle, .ph.game-clochemerle"


def at_table(someone: Person, *seats: str) -> Person:
    someone.page.locator(".gc.game-clochemerle").click()
    someone.seats(*seats).play()
    someone.page.locator(BOARD).wait_for()
    someone.wait_offered()
    return someone


def thrifty(words: list[str]) -> list[str]:
    """Leave dice as they are: a coin more for churches and monks, and a shorter game."""
    kept = [w for w in words if not w.startswith(("act raise", "act lower", "act turn"))]
    return kept or words


def test_a_whole_game_is_played_on_the_board(person: Callable[..., Person]) -> None:
    """What a hand could touch is chosen there; the lintel holds only what has no place."""
    someone = at_table(person().settle(), "Me", "Here")
    dice = random.Random(5)
    buttons: set[str] = set()
    for _ in range(3000):
        if someone.over():
            break
        words = someone.offered()
        if words:
            buttons.update(in_lintel(someone))
            someone.choose(dice.choice(thrifty(words)))
        someone.page.wait_for_timeout(20)
    expect(someone.page.locator(".lintel p b").first).to_contain_text("win")
    assert len(someone.page.locator(".score tfoot td").all_inner_texts()) == 2
    placeless = {"diocese", "refuge", "shelter", "way"}
    assert {word.split()[0] for word in buttons if not word.endswith("skip")} <= placeless


def in_lintel(someone: Person) -> list[str]:
    """The answers that stand in the lintel, as words of the record."""
    found: list[str] = someone.page.evaluate(
        "[...document.querySelectorAll('.lintel [data-choice]')]"
        ".map(e => e.getAttribute('data-choice'))"
    )
    return found


def test_pointing_at_a_die_shows_what_its_sum_lights_up(person: Callable[..., Person]) -> None:
    someone = at_table(person().settle(), "Me", "Here")
    page = someone.page
    someone.choose(next(word for word in someone.offered() if word.startswith("first")))
    page.locator('[data-choice^="second"]').first.wait_for()
    assert page.locator(".answers").count() == 0
    seen = 0
    for place in page.locator('[data-choice^="second"]').all():
        place.hover(force=True)
        page.wait_for_timeout(60)
        seen = max(seen, page.locator(".answers").count())
    assert seen > 1  # purchases and the school or the personal banner


def test_a_coin_turns_a_die(person: Callable[..., Person]) -> None:
    someone = at_table(person().settle(), "Me", "Here")
    for start in ("first", "second"):
        page = someone.page
        page.locator(f'[data-choice^="{start} "]').first.wait_for()
        someone.choose(next(word for word in someone.offered() if word.startswith(start)))
    page.locator('[data-choice^="act"]').first.wait_for()
    turn = next(word for word in someone.offered() if word.startswith(("act raise", "act lower")))
    someone.choose(turn)
    expect(page.locator(".log li").last).to_contain_text("changes")
    page.keyboard.press("u")
    page.locator(f'[data-choice="{turn}"]').wait_for()


def test_a_phone_turns_to_where_choices_wait(person: Callable[..., Person]) -> None:
    someone = person(viewport=PHONE, has_touch=True, is_mobile=True).settle()
    at_table(someone, "Me", "Here")
    page = someone.page
    page.mouse.move(0, 0)  # the mouse that opened the table must not look at a die
    expect(page.locator(".tab.on")).to_contain_text("Dice")
    die = page.locator('[data-choice^="first"]').first
    die.tap()  # the first tap looks
    expect(page.locator(".said b")).to_be_visible()
    die.tap()  # the second chooses
    page.locator('[data-choice^="second"]').first.wait_for()
    for area in ("Cards", "Office", "Village", "Church", "Workshops"):
        page.locator(".tab", has_text=area).tap()
        expect(page.locator(".pb svg").first).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), crossed([None, TABLET, PHONE], ["light", "dark"]))
def test_axe_finds_nothing(
    person: Callable[..., Person], theme: str, size: dict[str, int] | None
) -> None:
    someone = person(**({"viewport": size} if size else {})).settle(theme=theme)
    at_table(someone, "Me", "Computer")
    someone.page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    found: list[str] = someone.page.evaluate(
        "async () => (await axe.run(document.querySelectorAll('.board, .ledge, .pb'),"
        " { resultTypes: ['violations'] })).violations"
        ".flatMap(v => v.nodes.map(n => v.id + ': ' + n.html.slice(0, 160)))"
    )
    assert found == []
