"""Several people on one device: what one may see alone is shown to nobody else."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Person
from tests.browser.test_table import violations

HAND = ".hand .dcard"


def sit(someone: Person, game: str) -> Page:
    page = someone.page
    page.locator(f".gc.game-{game}").click()
    someone.seats("Me", "Here").play()
    return page


def curtain(page: Page) -> Locator:
    return page.locator(".curtain")


def finish_turn(page: Page) -> None:
    """Choose for the one whose turn it is until it is another's."""
    table = page.url.replace("/t/", "/api/tables/").partition("#")[0]
    now = page.request.get(f"{table}/now").json()
    seat = now["ask"]["seat"]
    while now["ask"]["seat"] == seat:
        choice = {"ply": now["ply"], "value": now["ask"]["options"][-1]["value"]}
        now = page.request.post(f"{table}/choose", data=choice).json()


def test_a_hand_waits_behind_a_curtain_until_its_owner_has_the_device(
    person: Callable[..., Person],
) -> None:
    someone = person().settle()
    page = sit(someone, "emara")
    seen: list[str] = []
    for _ in range(2):  # each plays a card, one after the other
        expect(curtain(page)).to_be_visible()
        expect(curtain(page).locator("h1")).to_have_text(re.compile("^Pass the device to .+"))
        expect(page.locator(".frame, .dcard, [data-choice], .log")).to_have_count(0)
        assert violations(page) == []
        name = curtain(page).locator("h1").inner_text()
        assert name not in seen
        seen.append(name)
        expect(page.get_by_role("button", name="I am")).to_be_focused()
        page.keyboard.press("Enter")
        expect(curtain(page)).to_have_count(0)
        expect(page.locator(HAND)).not_to_have_count(0)
        finish_turn(page)


def test_a_page_that_is_loaded_again_asks_again_who_looks(person: Callable[..., Person]) -> None:
    someone = person().settle()
    page = sit(someone, "emara")
    before = someone.wait_offered()
    mine = page.locator(".me .name").inner_text()
    page.reload()  # nobody knows who looks now
    expect(curtain(page)).to_be_visible()
    assert someone.wait_offered() == before
    expect(page.locator(".me .name")).to_have_text(mine)


def test_a_game_without_secrets_is_passed_on_without_a_curtain(
    person: Callable[..., Person],
) -> None:
    someone = person().settle()
    page = sit(someone, "piliers")
    page.wait_for_selector("[data-choice]")
    assert not someone.curtained()
    mine = page.locator(".me .name").inner_text()
    someone.choose("select pass")
    expect(page.locator(".me .name")).not_to_have_text(mine)
    assert not someone.curtained()
