"""What changes in the view is seen to change on the table."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import Person


def leaves(view: Any, path: str = "") -> dict[str, Any]:
    """Return every number of a view by its path, as previews name it: `seats.0.gold`."""
    if isinstance(view, dict):
        parts = [leaves(v, f"{path}.{k}") for k, v in view.items()]
    elif isinstance(view, list):
        parts = [leaves(v, f"{path}.{i}") for i, v in enumerate(view)]
    else:
        return {path.removeprefix("."): view}
    return {k: v for part in parts for k, v in part.items()}


PIECES = """() => [...document.querySelectorAll('[data-piece]')].map(e => {
  const b = e.getBoundingClientRect();
  return [e.dataset.piece ?? e.getAttribute('data-piece'), Math.round(b.x), Math.round(b.y)];
})"""
COUNTERS = """() => Object.fromEntries([...document.querySelectorAll('.ledge [data-anchor]')]
  .map(e => [e.getAttribute('data-anchor'), e.querySelector('.count')?.textContent])
  .filter(([, n]) => n))"""


@pytest.mark.parametrize("game", ["piliers", "descendance", "clochemerle", "emara", "hoyuk"])
def test_all_that_changes_is_seen_to_change(person: Callable[..., Person], game: str) -> None:
    someone = person(reduced_motion="no-preference").settle(motion=True, pace="quick")
    page = someone.page
    page.locator(f".gc.game-{game}").click()
    someone.seats("Me", "Here").play()
    table = page.url.replace("/t/", "/api/tables/")
    seen = 0
    for _ in range(14):
        words = [word for word in someone.wait_offered() if not word.endswith((" skip", " pass"))]
        before = leaves(page.request.get(f"{table}/now").json()["view"])
        pieces, counters = page.evaluate(PIECES), page.evaluate(COUNTERS)
        page.evaluate("document.querySelector('.flight')?.removeAttribute('data-told')")
        someone.choose((words or someone.offered())[0])
        page.wait_for_function(
            "() => document.querySelector('.flight')?.hasAttribute('data-told')"
            " || document.querySelector('.curtain')"
        )
        if someone.curtained():
            continue
        told = (page.locator(".flight").get_attribute("data-told") or "").split("|")
        after = leaves(page.request.get(f"{table}/now").json()["view"])
        changed = {path for path in before if before[path] != after.get(path)}
        now = page.evaluate(COUNTERS)
        for anchor, number in counters.items():
            if anchor in now and now[anchor] != number:
                assert f"count {anchor}" in told, (game, anchor, told)
                assert changed, "a counter may not move by itself"
        kinds = {piece[0] for piece in page.evaluate(PIECES)} - {piece[0] for piece in pieces}
        for kind in kinds:
            assert any(
                re.fullmatch(f"(piece|gone|reveal|thrown) {re.escape(kind)}", t) for t in told
            )
        seen += len(told) if changed else 0
    assert seen > 5, "something must have moved"
