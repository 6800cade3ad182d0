"""Everything drawn explains itself: over each label, number and piece there is a tip."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import parvis
from tests.browser.conftest import Person, crossed

# What is seen and has nothing to say: labels and pieces without a tip, a title or a choice over
# them. People's names explain themselves; the log, the question and panels are sentences.
MUTE = """drawn => {
  const plain = '.log, .lintel, .hint, .drawer, .said, .name, .sr, .ghosted, title, style, .flight';
  const told = e => {
    for (let at = e; at && !at.matches?.('.frame'); at = at.parentElement) {
      if (at.matches('[data-tip], [data-choice], [title], button[aria-label]')) return true;
      if ([...at.children].some(c => c.tagName === 'title')) return true;
    }
    return false;
  };
  const seen = e => {
    const box = e.getBoundingClientRect();
    return box.width > 0 && box.height > 0;
  };
  const found = new Set();
  const frame = document.querySelector('.frame');
  const walk = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const e = walk.currentNode.parentElement;
    const words = walk.currentNode.textContent.trim();
    if (words && !e.closest(plain) && seen(e) && !told(e))
      found.add(`${words} in ${e.closest('g, div, li, p').outerHTML.slice(0, 160)}`);
  }
  const pictures = drawn ? '.n svg, .mini svg, svg svg' : '.n svg, .mini svg';
  for (const e of frame.querySelectorAll(pictures))
    if (!e.closest(plain) && seen(e) && !told(e))
      found.add(`a picture in ${e.parentElement.outerHTML.slice(0, 90)}`);
  return [...found];
}"""
DRAWN = {"clochemerle", "hoyuk", "piliers"}  # boards whose every picture has been looked at
RULE = re.compile(r"^R\s*: .*$", re.MULTILINE)  # the key that leads to the rule explains nothing
# What each kind of tip on the screen says that is not known yet.
SAID = """async known => {
  const wait = ms => new Promise(done => setTimeout(done, ms));
  const found = {};
  for (const e of document.querySelectorAll('.frame [data-tip]')) {
    const key = e.getAttribute('data-tip');
    if (key in found || known.includes(key)) continue;
    if (!e.getBoundingClientRect().width || e.closest('[data-choice]')) continue;
    const over = { bubbles: true, pointerType: 'mouse' };
    e.dispatchEvent(new PointerEvent('pointerover', over));
    const tip = () => document.querySelector('.tip.floating');
    for (let waited = 0; !tip() && waited < 2000; waited += 10) await wait(10);
    found[key] = tip()?.innerText ?? '';
    document.querySelector('.top').dispatchEvent(new PointerEvent('pointerover', over));
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


@pytest.mark.parametrize(("game", "language"), crossed(parvis.game_names(), ["en", "fr"]))
def test_everything_drawn_explains_itself(
    person: Callable[..., Person], game: str, language: str
) -> None:
    someone = person().settle(language=language)
    page = someone.page
    page.locator(f".gc.game-{game}").click()
    page.locator(".big-btn").click()
    page.locator(".lintel").wait_for()
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
        mute |= set(page.evaluate(MUTE, game in DRAWN))
        said |= page.evaluate(SAID, [key for key, words in said.items() if words])
    assert mute == set()
    told = {
        key: RULE.sub("" if game in DRAWN else r"\g<0>", words).strip()
        for key, words in said.items()
    }
    silent = [key for key, words in told.items() if len(words.split("\n")) < 2]
    assert silent == [], silent
    assert len(said) > 15
    assert not [words for words in said.values() if "{" in words or "tip-" in words]


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
