"""A board under fingers: two come nearer, two taps do as well, a long press explains."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import PHONE, TABLET, Person

SCALE = """() => {
  const svg = document.querySelector(':is(.pb, .board) svg[role=group]');
  return Number(/scale\\(([\\d.]+)\\)/.exec(svg.style.transform)?.[1] ?? 1);
}"""


def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    at = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})


def sit(person: Callable[..., Person], size: dict[str, int]) -> tuple[Any, CDPSession]:
    someone = person(viewport=size, has_touch=True, is_mobile=True).settle()
    page = someone.page
    page.evaluate("navigator.vibrate = ms => (window.ticked = ms)")
    page.locator(".gc.game-piliers").tap()
    someone.seats("Me", "Computer").play().wait_offered()
    return page, page.context.new_cdp_session(page)


def test_two_fingers_and_two_taps_come_nearer(person: Callable[..., Person]) -> None:
    for size in (PHONE, TABLET):
        page, session = sit(person, size)
        box = page.locator(":is(.pb, .board) svg[role=group]").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        touch(session, "touchStart", (x - 40, y), (x + 40, y))
        touch(session, "touchMove", (x - 80, y), (x + 80, y))
        touch(session, "touchEnd")
        assert abs(page.evaluate(SCALE) - 2) < 0.05, size
        touch(session, "touchStart", (x - 90, y), (x + 90, y))
        touch(session, "touchMove", (x - 30, y), (x + 30, y))
        touch(session, "touchEnd")
        assert page.evaluate(SCALE) == 1, "never smaller than its frame"
        bare = (box["x"] + 6, y)  # where nothing can be chosen
        for _ in range(2):
            touch(session, "touchStart", bare)
            touch(session, "touchEnd")
        assert page.evaluate(SCALE) == 2, size
        page.wait_for_timeout(350)
        for _ in range(2):
            touch(session, "touchStart", bare)
            touch(session, "touchEnd")
        assert page.evaluate(SCALE) == 1, size


def test_a_long_press_explains_and_a_tap_ticks(person: Callable[..., Person]) -> None:
    page, session = sit(person, TABLET)
    plate = page.locator(".board [data-tip]").last.bounding_box()
    assert plate is not None
    x, y = plate["x"] + plate["width"] / 2, plate["y"] + plate["height"] / 2
    touch(session, "touchStart", (x, y))
    expect(page.locator(".tip.floating")).to_be_visible()
    touch(session, "touchEnd")
    page.evaluate("delete window.ticked")
    for _ in range(2):  # the first tap looks, the second chooses
        page.locator(".board .choice").first.tap(force=True)
    assert page.evaluate("window.ticked > 0")
