"""No label is too small to read, however small a board is shown."""

from collections.abc import Callable

import pytest

from tests.browser.conftest import TABLET, Person

LEAST = 11.5  # pixels on the screen
SMALL = """least => {
  const found = [];
  const walk = document.createTreeWalker(document.querySelector('.frame'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim();
    const e = walk.currentNode.parentElement;
    if (!text || e.closest('.sr, .ghosted, title')) continue;
    const box = e.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    let size = parseFloat(getComputedStyle(e).fontSize);
    if (e.ownerSVGElement) {
      const m = e.getScreenCTM();
      size *= Math.hypot(m.b, m.d);
    } else
      for (let p = e; p; p = p.parentElement) size *= parseFloat(getComputedStyle(p).zoom) || 1;
    if (size < least) found.push(`${size.toFixed(1)} px: ${text}`);
  }
  return found;
}"""


@pytest.mark.parametrize("game", ["piliers", "descendance", "clochemerle", "emara", "hoyuk"])
def test_no_label_of_a_tablet_is_too_small_to_read(
    person: Callable[..., Person], game: str
) -> None:
    someone = person(viewport=TABLET).settle()
    page = someone.page
    page.locator(f".gc.game-{game}").click()
    someone.seats("Me", "Computer", "Computer").play()
    someone.wait_offered()
    table = page.url.replace("/t/", "/api/tables/")
    for _ in range(30):  # into the middle of the game
        now = page.request.get(f"{table}/now").json()
        while now["ask"] and not now["ask"]["options"]:
            where = f"since={now['ply']}&revision={now['revision']}&wait=true"
            now = page.request.get(f"{table}/now?{where}").json()
        choice = {"ply": now["ply"], "value": now["ask"]["options"][0]["value"]}
        page.request.post(f"{table}/choose", data=choice)
    someone.wait_offered()
    assert page.evaluate(SMALL, LEAST) == []


@pytest.mark.parametrize("game", ["emara", "hoyuk"])
def test_an_opponents_area_is_not_called_mine(person: Callable[..., Person], game: str) -> None:
    someone = person().settle()
    page = someone.page
    page.locator(f".gc.game-{game}").click()
    someone.seats("Me", "Computer").play()
    someone.wait_offered()
    page.locator(".opp").first.click()
    labels = page.locator(".seat-area .label")
    labels.first.wait_for()
    assert not [text for text in labels.all_inner_texts() if "my" in text.lower().split()]
