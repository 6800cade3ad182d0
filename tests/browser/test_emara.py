"""La Couronne d'Emara in a browser: a whole game at a desk, a solo game on a phone, and paying."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, TABLET, Person, crossed
from tests.browser.test_table import violations

NO_PLACE = re.compile(r"\w[\w-]* (skip|end)")  # the only answers that are buttons at a desk

EARNS = re.compile("exchange 0|sell 0|spend own")
SPENDS = re.compile("rise|gold|hire|recruit|gift|donate|stone|wood|bake|baker|schoolmarm|to-ring")
GOLD = 7


def pays_with(word: str, goods: list[int]) -> bool:
    """Tell whether a choice costs one sort of resource that is at hand."""
    if found := re.fullmatch(r"visit (?:gift|donate) (\d)", word):
        return goods[int(found[1])] > 0
    return (word == "visit wood 0" and goods[0] > 0) or (word == "visit stone" and goods[1] > 0)


def sit(somebody: Person, *seats: str) -> Page:
    """Choose the game and who plays it, and begin."""
    somebody.page.locator(".gc").filter(has_text="Emara").click()
    somebody.seats(*seats).play()
    return somebody.page


def play_on(somebody: Person, dice: random.Random, check: Callable[[], None]) -> int:
    """Play at random until the game is over; return how many choices were made."""
    made = 0
    for _ in range(6000):
        if somebody.over():
            return made
        words = somebody.offered()
        busy = [word for word in words if not NO_PLACE.fullmatch(word)]
        if words:
            check()
            somebody.choose(dice.choice(busy or words))
            made += 1
        somebody.page.wait_for_timeout(25)
    raise AssertionError("the game does not end")


def thrift(word: str) -> int:
    """Rank choices for somebody who takes everything and spends nothing."""
    wanted = ("take", "move-country", "step-country", "play", "end", "skip")
    return next((i for i, name in enumerate(wanted) if name in word), len(wanted))


def test_a_whole_game_against_a_computer_player(person: Callable[..., Person]) -> None:
    me = person().settle(language="en")
    page = sit(me, "Me", "Computer")
    me.wait_offered()

    def everything_has_a_place() -> None:
        buttons = page.locator(".lintel [data-choice]")
        for word in buttons.evaluate_all("all => all.map(e => e.dataset.choice)"):
            assert NO_PLACE.fullmatch(word), word

    assert play_on(me, random.Random(3), everything_has_a_place) > 50
    expect(page.locator(".lintel p b").first).to_contain_text(re.compile("win|beat|tie", re.I))
    totals = [int(n) for n in page.locator(".score tfoot td").all_inner_texts()]
    assert len(totals) == 2 and min(totals) >= 0


def test_a_solo_game_on_a_phone_in_french(person: Callable[..., Person]) -> None:
    me = person(viewport=PHONE).settle(language="fr")
    page = sit(me, "Moi")
    me.wait_offered()
    expect(page.locator(".tabs")).to_contain_text("Campagne")
    assert play_on(me, random.Random(5), lambda: None) > 40
    assert len(page.locator(".score tfoot td").all_inner_texts()) == 1


def test_a_card_shows_where_its_slot_would_lead(person: Callable[..., Person]) -> None:
    me = person().settle(language="en")
    page = sit(me, "Me")
    me.wait_offered()
    page.locator("[data-card]").first.click()
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
    slots = page.locator(".slot button")
    expect(slots).to_have_count(3)
    slots.nth(1).hover()
    expect(page.locator(".board path.s-preview")).to_have_count(2)  # a place on each ring
    slots.nth(1).click()
    expect(page.locator(".slot").nth(1).locator(".dcard, .card")).to_have_count(1)
    me.page.wait_for_selector("[data-choice*='turn move-country']")


def test_the_best_share_of_the_leftovers_is_set_and_can_be_changed(
    person: Callable[..., Person],
) -> None:
    me = person().settle(language="en")
    page = sit(me, "Me")
    me.wait_offered()
    for _ in range(3000):
        words = me.offered()
        if any(word.startswith("settle") for word in words) or me.over():
            break
        if words:
            me.choose(min(words, key=thrift))
        page.wait_for_timeout(25)
    settle = page.locator(".settle")
    expect(settle).to_be_visible()
    best = settle.locator("[data-choice]").get_attribute("data-choice")
    less = settle.get_by_role("button", name="One more point to buildings")
    more = settle.get_by_role("button", name="One more point to citizens")
    (less if less.is_enabled() else more).click()
    assert settle.locator("[data-choice]").get_attribute("data-choice") != best
    settle.locator("[data-choice]").click()
    page.locator(".res-side").wait_for()


def test_gold_stands_in_for_a_unit_that_is_touched(person: Callable[..., Person]) -> None:
    me = person().settle(language="en")
    page = sit(me, "Me")
    me.wait_offered()
    dice = random.Random(2)
    for _ in range(3000):
        words = me.offered()
        if any(word.startswith("pay") for word in words):
            break
        if me.over():  # a game in which gold never stood in for anything: another one
            page.goto(me.url)
            sit(me, "Me")
            me.wait_offered()
        elif words:
            goods = [int(n) for n in page.locator(".stock .n").all_inner_texts()]
            spare = [word for word in words if not SPENDS.search(word)]
            buying = [word for word in words if goods[GOLD] and pays_with(word, goods)]
            earning = [word for word in words if EARNS.search(word)]
            busy = [word for word in spare if not NO_PLACE.fullmatch(word)]
            me.choose(dice.choice(buying or earning or busy or spare or words))
        page.wait_for_timeout(25)
    payment = page.locator(".payment")
    pay = payment.locator(".btn")
    before = pay.get_attribute("data-choice")
    unit = payment.locator(".unit").last
    golden = unit.get_attribute("aria-pressed")
    unit.click()
    assert unit.get_attribute("aria-pressed") != golden
    assert pay.get_attribute("data-choice") != before
    if not pay.is_enabled():  # there is not enough of something for that
        unit.click()
    pay.click()
    expect(payment).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "theme"), crossed([None, TABLET, PHONE], ["light", "dark"], turn=1)
)
def test_axe_finds_nothing_on_the_board(
    person: Callable[..., Person], theme: str, size: dict[str, int] | None
) -> None:
    me = person(**({"viewport": size} if size else {})).settle(theme=theme)
    page = sit(me, "Me", "Here")
    dice = random.Random(4)
    for _ in range(25):
        me.choose(dice.choice(me.wait_offered()))
        page.wait_for_timeout(60)
    areas = page.locator(".tab")
    for area in range(max(1, areas.count())):
        if areas.count():
            areas.nth(area).click()
        assert violations(page) == []
        # what is used or done fades; a turn in which that happens does not always come up
        page.evaluate(
            """for (const [fades, how] of [['.adviser', 'used'], ['.on-slot', 'done']])
                 for (const box of document.querySelectorAll(fades)) box.classList.add(how)"""
        )
        assert violations(page) == []


def test_a_campaign_goes_on_where_it_was_left(person: Callable[..., Person]) -> None:
    me = person().settle(language="en")
    page = sit(me, "Me")  # from here on we are a guest
    me.wait_offered()
    page.request.put(f"{me.url}/api/memory/emara", data={"value": 36})
    page.goto(me.url)
    page.locator(".gc.game-emara").click()
    me.seats("Me", "Computer")
    page.locator(".st button.link").click()
    expect(page.locator("fieldset", has_text="Buildings start at")).to_be_visible()
    expect(page.locator("fieldset", has_text="Campaign")).to_have_count(0)  # for one alone
    page.keyboard.press("Escape")
    me.seats("Me")
    page.locator(".st button.link").click()
    page.get_by_role("button", name="Campaign", exact=True).click()
    start = page.locator("fieldset", has_text="Campaign: buildings start at")
    expect(start.locator("select")).to_have_value("35")
    page.keyboard.press("Escape")
    me.play().wait_offered()
    table = page.request.get(f"{me.url}/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert table["options"] == {"solo": "campaign", "campaign_start": 35}


def test_the_last_choice_of_a_turn_is_taken_back_before_a_computer_player_answers(
    person: Callable[..., Person],
) -> None:
    """In three turns: at the third, the computer player has but one card, which nobody knows."""
    me = person().settle(pace="slow")
    page = sit(me, "Me", "Computer")
    theirs = page.locator(".lintel.slate")
    for _ in range(3):
        while True:
            before = me.wait_offered()
            word = min(before, key=thrift)
            me.choose(word)
            page.wait_for_function(
                """before => {
                  const now = [...document.querySelectorAll('[data-choice]')];
                  const words = now.flatMap(e => e.getAttribute('data-choice').split('|'));
                  return words.join() !== before;
                }""",
                arg=",".join(before),
            )
            page.wait_for_timeout(300)
            if not me.offered():
                break
        expect(theirs).to_contain_text("is choosing a card")
        expect(theirs.get_by_role("button", name="Undo")).to_be_visible()
        page.keyboard.press("u")
        page.wait_for_function(
            "word => !!document.querySelector(`[data-choice*='${word}']`)", arg=word
        )
        assert me.offered() == before
        me.choose(word)
        expect(theirs).to_be_visible()
