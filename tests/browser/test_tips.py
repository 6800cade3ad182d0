"""Everything drawn explains itself: over each label, number and piece there is a tip."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import parvis
from tests.browser.conftest import PHONE, Person, crossed

# What is seen and has nothing to say: words, numbers, cards, pieces and drawings without a tip, a
# title or a choice over them. People's names explain themselves; the log, the question and panels
# are sentences. Trees, hills and what is marked as scenery mean nothing in the game. The squares of
# Höyük open a panel of their own, and on a phone a loupe (see test_hoyuk).
MUTE = r"""() => {
  const plain = '.log, .lintel, .plintel, .hint, .drawer, .said, .name, .sr, .ghosted, .tip,'
    + ' .flight, .tabs, .tools, .ptools, .dim, .hand > small, title, style, [data-scenery],'
    + ' .hy-piece, #hy-mound, defs';
  const scenery = /^#(tree|poplar|pine|bridge|rocks|charge-\d)$/;
  const frame = document.querySelector('.frame, .ph');
  const told = e => {
    for (let at = e; at && at !== frame; at = at.parentElement) {
      if (at.matches('[data-tip], [data-choice], [title], button[aria-label]')) return true;
      if ([...at.children].some(c => c.tagName === 'title')) return true;
    }
    return false;
  };
  const seen = e => {
    const box = e.getBoundingClientRect();
    return box.width > 0 && box.height > 0;
  };
  // what the pointer passes through is explained by what lies below it
  const below = e => {
    if (getComputedStyle(e).pointerEvents !== 'none') return false;
    const box = e.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !hit || !frame.contains(hit) || told(hit);
  };
  const mute = e => !e.closest(plain) && seen(e) && !told(e) && !below(e);
  const found = new Set();
  const walk = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const e = walk.currentNode.parentElement;
    const words = walk.currentNode.textContent.trim();
    if (words && !e.closest('[role=button], button, a') && mute(e))
      found.add(`${words} in ${e.closest('g, div, li, p').outerHTML.slice(0, 160)}`);
  }
  for (const e of frame.querySelectorAll('use, [data-piece], .card, .n, .mini, svg svg')) {
    if (scenery.test(e.getAttribute('href') ?? '') || e.querySelector('[data-tip]')) continue;
    if (mute(e)) found.add(`a drawing: ${e.outerHTML.slice(0, 90)}`);
  }
  for (const e of frame.querySelectorAll('button, a, [role=button]'))
    if (seen(e) && !e.textContent.trim() && !e.title && !e.ariaLabel && !e.closest('[data-tip]'))
      found.add(`a button: ${e.outerHTML.slice(0, 90)}`);
  return [...found];
}"""
SET_UP = re.compile(r"(base|inn)-\d")  # cubes laid out, for so many players: not of the space
RULE = re.compile(r"^R\s*: .*$", re.MULTILINE)  # the key that leads to the rule explains nothing
# What each kind of tip on the screen says that is not known yet.
SAID = """async known => {
  const wait = ms => new Promise(done => setTimeout(done, ms));
  const found = {};
  for (const e of document.querySelectorAll('.frame [data-tip], .ph [data-tip]')) {
    const key = e.getAttribute('data-tip');
    if (key in found || known.includes(key)) continue;
    if (!e.getBoundingClientRect().width || e.closest('[data-choice]')) continue;
    const over = { bubbles: true, pointerType: 'mouse' };
    e.dispatchEvent(new PointerEvent('pointerover', over));
    const tip = () => document.querySelector('.tip.floating');
    for (let waited = 0; !tip() && waited < 2000; waited += 10) await wait(10);
    found[key] = tip()?.innerText ?? '';
    document.querySelector('.top, .pt').dispatchEvent(new PointerEvent('pointerover', over));
    for (let waited = 0; tip() && waited < 2000; waited += 5) await wait(5);
  }
  return found;
}"""


def now_at(page: Page) -> dict[str, Any]:
    """Wait until it is our turn, and return the moment."""
    table = page.url.replace("/t/", "/api/tables/")
    now: dict[str, Any] = page.request.get(f"{table}/now").json()
    while now["ask"] and not now["ask"]["options"]:
        where = f"since={now['ply']}&revision={now['revision']}&wait=true"
        now = page.request.get(f"{table}/now?{where}").json()
    return now


def numbered(game: str, tip: str) -> bool:
    """Whether the components print a number for what a tip is about."""
    noun, _, index = tip.partition(":")
    tables = [table for table in parvis.game(game).components if table.noun.name == noun]
    return any(
        type(cell) is int and cell and not SET_UP.fullmatch(column)
        for t in tables
        for column, cell in zip(t.columns, t.rows[int(index)].cells, strict=True)
    )


def checked(game: str, said: dict[str, str]) -> None:
    """Each tip says more than a name, and a number where the thing has one."""
    told = {key: RULE.sub("", words).strip() for key, words in said.items()}
    silent = [key for key, words in told.items() if len(words.split("\n")) < 2]
    assert silent == [], silent
    without = [
        key for key, words in told.items() if numbered(game, key) and not re.search(r"\d", words)
    ]
    assert without == [], without
    assert not [words for words in said.values() if "{" in words or "tip-" in words]


@pytest.mark.parametrize(("game", "language"), crossed(parvis.game_names(), ["en", "fr"]))
@pytest.mark.parametrize("phone", [False, True])
def test_everything_drawn_explains_itself(
    person: Callable[..., Person], game: str, language: str, phone: bool
) -> None:
    someone = person(viewport=PHONE) if phone else person()
    page = someone.settle(language=language).page
    page.locator(f".gc.game-{game}").click()
    page.locator(".big-btn").click()
    page.locator(".lintel, .plintel").first.wait_for()
    mute: set[str] = set()
    said: dict[str, str] = {}
    for position in range(4):
        for _ in range(12 if position else 0):
            now = now_at(page)
            options = now["ask"]["options"]
            value = options[len(options) // 2]["value"]
            data = {"ply": now["ply"], "value": value}
            page.request.post(page.url.replace("/t/", "/api/tables/") + "/choose", data=data)
        ply = now_at(page)["ply"]
        page.wait_for_function("() => !document.querySelector('.loading')")
        page.wait_for_timeout(400)
        assert ply >= 0
        areas: list[Locator | None] = [*page.locator(".tab").all()]
        for area in areas or [None]:
            if area:
                area.click()
                page.wait_for_timeout(100)
            mute |= set(page.evaluate(MUTE))
            said |= page.evaluate(SAID, [key for key, words in said.items() if words])
    assert mute == set()
    assert len(said) > 15
    checked(game, said)


def test_the_rule_of_what_a_tip_explains_is_a_key_away(person: Callable[..., Person]) -> None:
    someone = person().settle()
    page = someone.page
    page.locator(".gc.game-emara").click()
    page.locator(".big-btn").click()
    page.locator(".lintel").wait_for()
    page.locator(".twin span").first.hover()
    tip = page.locator(".tip.floating")
    expect(tip).to_contain_text("the lower of citizens and buildings")
    page.keyboard.press("r")
    expect(page.locator(".rules .matters h3")).to_have_text("11. The end")
