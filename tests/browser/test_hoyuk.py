"""A whole expert game of Höyük, every choice at its place; and the tell on a phone."""

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

import parvis
from parvis.engine.record import Record, replay
from tests.browser.conftest import PHONE, ROOT, Person


def open_table(someone: Person, *plans: str) -> Person:
    """Choose a short expert game of Höyük in the lobby and sit down."""
    page = someone.page
    page.locator(".gc.game-hoyuk").click()
    page.get_by_role("button", name="Rules options").click()
    for option, value in (("Mode", "Expert"), ("Houses per player", "15")):
        field = page.locator("fieldset", has_text=option)
        field.get_by_role("button", name=value, exact=True).first.click()
    page.keyboard.press("Escape")
    return someone.seats(*plans).play()


def placeless(page: Page) -> list[str]:
    """Return the choices that are buttons of the lintel for want of a place."""
    words: list[str] = page.evaluate(
        "[...document.querySelectorAll('.lintel [data-choice]')]"
        ".map(e => e.getAttribute('data-choice'))"
    )
    return [
        word
        for word in words
        if not word.endswith((" skip", " end")) and not word.startswith("marker")
    ]


def take_another_element(page: Page, dice: random.Random) -> None:
    """Pick one of the other elements that are due, and see that only its squares light up."""
    others = page.locator(".hy-el[data-element]:not(.now):not(:disabled)")
    if not others.count():
        return
    other = others.nth(dice.randrange(others.count()))
    element = other.get_attribute("data-element")
    other.click()
    forms = {"house": {"house", "storey"}}.get(element or "", {element})
    choices = "[...document.querySelectorAll('.scene [data-choice]')]"
    lit = page.evaluate(choices + ".flatMap(e => e.getAttribute('data-choice').split('|'))")
    assert lit and {word.split()[1] for word in lit} <= forms


def test_an_expert_game_is_played_to_the_end(person: Callable[..., Person]) -> None:
    someone = open_table(person().settle(language="en"), "Me", "Here", "Here")
    page = someone.page
    dice = random.Random(3)
    kinds: set[str] = set()
    for _ in range(6000):
        if someone.over():
            break
        words = someone.offered()
        if not words:
            page.wait_for_timeout(20)
            continue
        kinds |= {word.split()[0] for word in words}
        assert not placeless(page), "these have a place on the board"
        if words[0].startswith("lose"):
            assert page.locator(".hy-struck").count(), "what is struck is shown before a loss"
        if words[0].startswith("build") and dice.random() < 0.3:
            take_another_element(page, dice)
            words = someone.offered()
        if dice.random() < 0.02:
            page.keyboard.press("p")  # the plan, or back to relief
        near = [word for word in words if not word.startswith(("build house", "cards"))]
        someone.choose(dice.choice(near if near and dice.random() < 0.5 else words))
        page.wait_for_timeout(15)
    expect(page.locator(".lintel p b").first).to_contain_text("win")
    assert len(page.locator(".score tfoot td").all_inner_texts()) == 3
    assert {"clan", "build", "inspect", "cards", "return", "marker"} <= kinds


def before_a_loss() -> tuple[Record, list[int]]:
    """Return a game on record up to a loss that somebody must choose, and the blocks struck."""
    for path in sorted((ROOT / "tests" / "golden" / "hoyuk").glob("*.json")):
        found = json.loads(path.read_text(encoding="utf-8"))["record"]
        record = msgspec.convert(found, Record)
        for ply, word in enumerate(record.choices):
            if word.startswith("lose "):
                game = parvis.game("hoyuk")
                view: Any = game.view(replay(game, record, ply), None)
                return record.until(ply), [block.block for block in view.blocks if block.struck]
    raise AssertionError("no game on record has a loss that is chosen")


@pytest.mark.parametrize("size", [None, PHONE])
def test_blocks_struck_by_a_calamity_are_outlined(
    person: Callable[..., Person], size: dict[str, int] | None
) -> None:
    someone = person(**({"viewport": size} if size else {})).settle(language="en")
    page = someone.page
    page.request.post(f"{someone.url}/api/guest", data={"name": "Anne"})
    record, struck = before_a_loss()
    assert struck
    table = page.request.post(f"{someone.url}/api/records", data=record.to_json()).json()
    page.goto(f"{someone.url}/t/{table['id']}")
    expect(page.locator(".hy-struck")).to_have_count(len(struck))
    if size is None:
        blocks = " ".join(str(block) for block in struck)
        expect(page.locator("[data-tip^=calamity]")).to_contain_text(blocks)
        page.keyboard.press("p")  # from above as well
        expect(page.locator(".hy-struck")).to_have_count(len(struck))


def test_blocks_and_families_are_outlined_with_their_counts(person: Callable[..., Person]) -> None:
    someone = open_table(person().settle(language="en"), "Me", "Here")
    page = someone.page
    while not any(word.startswith("build storey") for word in someone.wait_offered()):
        words = someone.offered()
        someone.choose("build house 6 6" if "build house 6 6" in words else words[0])
        page.wait_for_timeout(30)
    square = page.locator("[data-choice^='build storey']").first.bounding_box()
    assert square
    page.mouse.move(square["x"] + square["width"] / 2, square["y"] + square["height"] / 2)
    expect(page.locator(".hy-block")).to_have_count(1)
    expect(page.locator(".hy-family")).to_have_count(1)
    expect(page.locator(".scene > svg")).to_contain_text("1 house · family of 1")
    page.keyboard.press("p")
    expect(page.locator("[data-choice^='build storey']").first).to_be_visible()


def test_on_a_phone_a_finger_aims_and_the_gold_button_builds(
    person: Callable[..., Person],
) -> None:
    someone = open_table(person(viewport=PHONE, has_touch=True).settle(language="en"), "Me", "Here")
    page = someone.page
    page.locator("svg.hy-phone").wait_for()
    for clan in ("clan 0", "clan 1"):
        page.wait_for_selector(f"[data-choice='{clan}']")
        someone.choose(clan)
    page.wait_for_selector(".hy-el.now")
    box = page.locator("svg.hy-phone").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.56)
    page.mouse.down()
    expect(page.locator("#hy-loupe")).to_have_count(1)
    page.mouse.up()
    gold = page.locator(".plintel .btn.gold").first
    expect(gold).to_contain_text("House on")
    gold.click()
    expect(page.locator("svg.hy-phone [data-piece^='house']")).to_have_count(1)
    for tab in page.locator(".tabs .tab").all():
        tab.click()
        wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        assert not page.evaluate(wide)
