"""At the table of Les Piliers: choosing, taking back, looking back, every way to read it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import (
    DESK,
    PHONE,
    ROOT,
    TABLET,
    UNREACHED,
    Host,
    Person,
    crossed,
    table_of,
)

# What is asked and what has happened, once somebody is asked again. Not every choice has a line
# in the log: who leaves a builder out of the bag is only asked for the next.
MOMENT = """() => {
  if (document.querySelector('.fan')) return null;
  const offered = [...document.querySelectorAll('[data-choice], .curtain button')];
  const lines = document.querySelector('.log')?.textContent ?? '';
  return offered.length ? lines + offered.map(e => e.dataset.choice).join() : null;
}"""
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def at_table(someone: Person, *seats: str) -> Person:
    someone.seats(*(seats or ("Me", "Computer"))).play()
    someone.wait_offered()
    return someone


# Taking back.


def test_a_choice_is_taken_back(person: Callable[..., Person]) -> None:
    someone = at_table(person().settle(), "Me", "Here")
    before = someone.offered()
    taken = next(word for word in before if word.startswith("select take"))
    someone.choose(taken)
    expect(someone.page.locator(f'[data-choice="{taken}"]')).to_have_count(0)
    expect(someone.page.locator('[data-choice="select pass"]')).to_have_count(1)  # the next seat's
    someone.page.keyboard.press("u")
    expect(someone.page.locator(f'[data-choice="{taken}"]')).to_have_count(1)
    assert someone.offered() == before


def test_only_the_last_choice_of_a_turn_asks_once_more(person: Callable[..., Person]) -> None:
    someone = person().settle(confirm="turn", language="fr")
    page = someone.page
    page.locator(".gc.game-clochemerle").click()
    someone.seats("Moi", "Ici").play()
    confirm = page.get_by_role("button", name=re.compile("^Confirmer"))
    sent = 0
    while sent < 40:
        words, before = someone.wait_offered(), table_of(someone)["ply"]
        word = next((w for w in words if w[-1].isdigit()), words[0])  # not to pass at once
        someone.choose(word)
        while not confirm.count() and table_of(someone)["ply"] == before:
            page.wait_for_timeout(20)
        if confirm.count():
            break
        sent += 1
    assert 0 < sent < 40  # the first die of a turn is taken at once, the last choice is not
    page.keyboard.press("u")  # put back: it was never sent, so nothing is taken back
    expect(confirm).to_have_count(0)
    assert table_of(someone)["ply"] == before
    someone.choose(word)
    confirm.click()
    expect(confirm).to_have_count(0)
    while table_of(someone)["ply"] == before:
        page.wait_for_timeout(20)


def test_what_is_taken_back_before_the_server_has_answered_is_taken_back_then(
    person: Callable[..., Person],
) -> None:
    someone = at_table(person().settle(), "Me", "Here")
    page = someone.page
    before = someone.offered()
    taken = next(word for word in before if word.startswith("select take"))
    page.evaluate(  # both at once: no answer can come between
        """word => {
          const place = document.querySelector(`[data-choice="${word}"]`);
          place.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          dispatchEvent(new KeyboardEvent('keydown', { key: 'u' }));
        }""",
        taken,
    )
    chat = page.url.replace("/t/", "/api/tables/") + "/chat"
    for _ in range(100):
        if any(said["notice"] == "took-back" for said in page.request.get(chat).json()):
            break
        page.wait_for_timeout(100)
    else:
        raise AssertionError("nothing was taken back")
    expect(page.locator(f'[data-choice="{taken}"]')).to_have_count(1)
    expect(page.locator(".barrier")).to_have_count(0)
    assert someone.wait_offered() == before
    someone.choose(taken)  # and the game goes on
    expect(page.locator(f'[data-choice="{taken}"]')).to_have_count(0)


def test_points_and_goods_count_up_but_read_right_at_once(person: Callable[..., Person]) -> None:
    someone = at_table(
        person(reduced_motion="no-preference").settle(motion=True, pace="quick"), "Me", "Here"
    )
    page = someone.page
    page.evaluate(
        """() => {
          window.counted = [];
          new MutationObserver(list => list.forEach(m => window.counted.push(
            [m.target.dataset.now ?? '', m.target.textContent]
          ))).observe(document.body, { subtree: true, attributeFilter: ['data-now'] });
        }"""
    )
    buy = next(word for word in someone.offered() if word.startswith("select buy"))
    someone.choose(buy)
    page.wait_for_function("() => window.counted.some(([now]) => now === '')")  # it came to its end
    texts = page.evaluate("window.counted.map(([_, text]) => text)")
    assert all(text.isdigit() for text in texts)
    expect(page.locator(".count[data-now]")).to_have_count(0)


def test_what_chance_has_answered_is_not_taken_back_and_the_table_says_why(
    person: Callable[..., Person],
) -> None:
    someone = at_table(person().settle(), "Me", "Here")
    for _ in range(2):
        someone.page.wait_for_selector('[data-choice="select pass"]')
        someone.choose("select pass")
        someone.page.wait_for_timeout(150)
    someone.page.wait_for_selector('[data-choice^="builder"], [data-choice^="put-back"]')
    someone.page.keyboard.press("u")
    expect(someone.page.locator(".barrier")).to_have_text(
        "Something was drawn or rolled: you can’t undo this."
    )


def test_a_choice_waits_for_its_confirmation_if_the_reader_wants(
    person: Callable[..., Person],
) -> None:
    someone = at_table(person().settle(confirm=True))
    taken = next(word for word in someone.offered() if word.startswith("select take"))
    someone.choose(taken)
    confirm = someone.page.get_by_role("button", name=re.compile("^Confirm"))
    expect(confirm).to_be_visible()
    confirm.click()
    expect(confirm).to_have_count(0)


# Looking back, and losing the connection.


def test_a_line_of_the_log_leads_back_to_its_moment(person: Callable[..., Person]) -> None:
    someone = at_table(person().settle(), "Me", "Here")
    page = someone.page
    someone.choose("select pass")
    page.wait_for_timeout(300)
    offered = someone.wait_offered()
    if page.get_by_role("button", name="Setting up").count():
        page.get_by_role("button", name="Setting up").click()
    page.locator(".line-back").first.click()
    expect(page.locator(".past")).to_contain_text("Looking back: move 1 of")
    assert someone.offered() == []
    page.reload()  # a moment has an address of its own
    expect(page.locator(".past")).to_contain_text("Looking back: move 1 of")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".past")).to_have_count(0)
    assert someone.offered() == offered


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_one_jumps_back_to_an_own_decision_and_goes_on_from_there(
    person: Callable[..., Person], size: dict[str, int]
) -> None:
    someone = at_table(person(viewport=size).settle(), "Me", "Computer")
    page = someone.page
    decided = []
    for _ in range(3):
        someone.wait_offered()
        ply = table_of(someone)["ply"]
        decided.append(ply)
        someone.choose(someone.wait_offered()[0])
        for _ in range(200):
            state = table_of(someone)
            if state["ply"] > ply and state["actor"] == 0:
                break
            page.wait_for_timeout(50)
    if size is PHONE:
        page.get_by_role("button", name="Log", exact=True).click()
    page.locator(".line-back").first.click()
    bar = page.locator(".past")
    bar.get_by_label("Jump by").select_option(label="my choices")
    bar.get_by_role("button", name="To the start").click()
    moment = bar.get_by_role("slider")
    for ply in decided:
        bar.get_by_role("button", name="Next").click()
        expect(moment).to_have_value(str(ply))
    for ply in reversed(decided[:-1]):
        bar.get_by_role("button", name="Previous").click()
        expect(moment).to_have_value(str(ply))
    bar.get_by_role("button", name="Play from here").click()
    expect(bar).to_contain_text("Everything after this point is lost")
    bar.get_by_role("button", name="Yes, from here").click()
    expect(bar).to_have_count(0)
    someone.wait_offered()
    state = table_of(someone)
    assert (state["ply"], state["training"]) == (decided[0], True)


def test_a_lost_connection_resumes_without_loss_or_repetition(
    person: Callable[..., Person], host: Host
) -> None:
    someone = at_table(person().settle(), "Me", "Here")
    someone.choose("select pass")
    someone.page.wait_for_timeout(300)
    lines = someone.page.locator(".log li").all_inner_texts()
    host.stop()
    expect(someone.page.locator(".net")).to_be_visible(timeout=10_000)
    host.start()
    expect(someone.page.locator(".net")).to_have_count(0, timeout=20_000)
    assert someone.page.locator(".log li").all_inner_texts() == lines
    someone.choose("select pass")
    someone.page.wait_for_selector('[data-choice^="builder"], [data-choice^="put-back"]')
    someone.forgiven = UNREACHED


# Every way to read and to choose.


def test_looking_at_a_choice_shows_what_it_would_change(person: Callable[..., Person]) -> None:
    someone = at_table(person().settle())
    buy = someone.page.locator('[data-choice^="select buy"]').first
    buy.hover()
    expect(someone.page.locator(".me .n.will em").first).to_have_text(re.compile("−"))
    expect(someone.page.locator(".tip")).to_contain_text("Hire")


def test_a_game_goes_on_by_keyboard_alone(person: Callable[..., Person]) -> None:
    someone = at_table(person().settle(), "Me", "Here")
    page = someone.page
    for _ in range(6):
        someone.wait_offered()
        before = page.evaluate(MOMENT)
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement?.hasAttribute('data-choice')"):
                break
        page.keyboard.press("Enter")
        if page.locator(".fan").count():
            page.keyboard.press("Enter")
        page.wait_for_function(f"before => ![null, before].includes(({MOMENT})())", arg=before)
    page.keyboard.press("s")
    expect(page.get_by_role("dialog", name="Score")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Score")).to_have_count(0)
    page.keyboard.press("l")
    assert page.evaluate("document.activeElement?.closest('.log') !== null")


def test_the_text_table_plays_the_same_game(person: Callable[..., Person]) -> None:
    someone = at_table(person().settle(), "Me", "Here")
    board = sorted(someone.offered())
    someone.page.keyboard.press("t")
    expect(someone.page.locator(".text-table")).to_be_visible()
    assert sorted(set(someone.offered())) == sorted(set(board))
    someone.page.locator('.options [data-choice="select pass"]').click()
    expect(someone.page.locator(".text-table h2").first).to_be_visible()
    someone.page.wait_for_function("document.querySelectorAll('.last li').length > 0")


def test_a_phone_shows_one_area_and_counts_what_waits_elsewhere(
    person: Callable[..., Person],
) -> None:
    someone = person(viewport=PHONE, has_touch=True, is_mobile=True).settle()
    someone.seats("Me", "Here").play()
    page = someone.page
    page.locator(".tab i").first.wait_for()
    page.locator(".tab", has_text="Sites").tap()
    card = page.locator('[data-choice^="select take"]').first
    word = card.get_attribute("data-choice") or ""
    card.tap()  # the first tap looks
    expect(page.locator(".said b")).to_be_visible()
    expect(page.locator(".plintel .btn.gold").first).to_be_visible()
    card.tap()  # the second chooses
    expect(page.locator(f'[data-choice="{word}"]')).to_have_count(0)


# Accessibility.


def violations(page: Page) -> list[str]:
    """Return what axe finds once nothing fades or moves any more: half a fade has no contrast."""
    page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(
        """async () => {
          const ends = document.getAnimations()
            .filter(a => a.effect?.getComputedTiming().endTime !== Infinity)
            .map(a => a.finished.catch(() => undefined));
          await Promise.all(ends);
          return (await axe.run(document, { resultTypes: ['violations'] })).violations
            .flatMap(v => v.nodes.map(n =>
              v.id + ': ' + n.target.join(' ') + ' ' + n.html.slice(0, 160)));
        }"""
    )
    return found


@pytest.mark.parametrize(("size", "theme"), crossed([None, TABLET, PHONE], ["light", "dark"]))
def test_axe_finds_nothing(
    person: Callable[..., Person], theme: str, size: dict[str, int] | None
) -> None:
    someone = person(**({"viewport": size} if size else {})).settle(theme=theme, hints=True)
    assert violations(someone.page) == []
    at_table(someone)
    assert violations(someone.page) == []
    if size is None:
        for tool in ("Rules", "Score", "Components", "Chat", "Settings"):
            someone.page.get_by_role("button", name=tool, exact=False).first.click()
            someone.page.locator(".drawer").wait_for()
            someone.page.wait_for_timeout(200)
            assert violations(someone.page) == [], tool
            someone.page.keyboard.press("Escape")
        someone.page.keyboard.press("t")
        assert violations(someone.page) == []


def test_the_log_says_which_name_is_ones_own(person: Callable[..., Person]) -> None:
    alone = at_table(person().settle(language="fr"), "Moi", "Ordinateur")
    name = alone.page.locator(".me .name > span:nth-child(2)").inner_text().split()[0]
    alone.choose("select pass")
    expect(alone.page.locator(".log li", has_text=f"{name} (vous)").first).to_be_visible()
    shared = at_table(person().settle(), "Me", "Here")  # two people: neither is “you”
    shared.choose("select pass")
    expect(shared.page.locator(".log li b").first).to_be_visible()
    expect(shared.page.locator(".log .own")).to_have_count(0)
