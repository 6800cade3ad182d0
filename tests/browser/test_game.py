"""A whole game of Les Piliers by two browsers and a computer player."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Person, link_of


def test_two_browsers_and_a_computer_player_play_to_the_end(person: Callable[..., Person]) -> None:
    first = person().settle(language="en").seats("Me", "Link", "Computer")
    first.play()
    second = person().settle(language="fr")
    second.page.goto(link_of(first))
    second.page.get_by_role("textbox", name="Votre nom").fill("Chloé")
    second.page.get_by_role("button", name="Prendre place").first.click()
    dice = random.Random(11)
    for _ in range(4000):
        if first.over() and second.over():
            break
        asked = [someone for someone in (first, second) if not someone.over() and someone.offered()]
        if not asked:
            first.page.wait_for_timeout(30)
            continue
        someone = asked[0]
        words = someone.offered()
        if words:
            someone.choose(dice.choice(words))
        someone.page.wait_for_timeout(25)
    expect(first.page.locator(".lintel p b").first).to_contain_text("wins")
    expect(second.page.locator(".lintel p b").first).to_contain_text("gagne")
    totals = first.page.locator(".score tfoot td").all_inner_texts()
    assert totals == second.page.locator(".score tfoot td").all_inner_texts()
    assert len(totals) == 3
    address = second.page.url.removeprefix(second.url)
    second.page.goto(second.url)  # a game that is over can be found again
    expect(second.page.locator(".resume")).to_contain_text("Parties terminées", ignore_case=True)
    second.page.locator(f'.resume .tb[href="{address}"]').click()
    expect(second.page.locator(".res-side")).to_be_visible()
    first.page.get_by_role("button", name="Rematch").click()
    first.page.wait_for_url("**/t/*")
    first.page.locator(".lintel, .waiting").first.wait_for()
