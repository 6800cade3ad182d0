"""My games in the browser: what waits, what has ended, filters, and playing again."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Person, crossed
from tests.browser.test_table import violations

SEATS = [{"who": "me"}, {"who": "computer", "level": "novice"}]


def post(someone: Person, path: str, body: dict[str, Any]) -> Any:
    answer = someone.page.request.post(
        f"{someone.url}/api/{path}",
        data=json.dumps(body),
        headers={"content-type": "application/json", "origin": someone.url},
    )
    assert answer.ok, answer.text()
    return answer.json() if answer.text() else None


def with_games(someone: Person, name: str, *games: str) -> list[str]:
    """Let somebody give up a game of each title, and leave one waiting; return their tables."""
    post(someone, "guest", {"name": name})
    someone.page.evaluate("name => localStorage.setItem('parvis.name', name)", name)
    tables = []
    for game in games:
        table = post(someone, "tables", {"game": game, "seats": SEATS})["id"]
        tables.append(table)
        post(someone, f"tables/{table}/resign", {"end": True})
    two = [{"who": "me"}, {"who": "here", "name": "Tom"}]
    return [*tables, post(someone, "tables", {"game": "piliers", "seats": two})["id"]]


@pytest.mark.parametrize(
    ("screen", "language", "theme"), crossed([DESK, PHONE], ["fr", "en"], ["light", "dark"])
)
def test_axe_finds_nothing_in_my_games(
    person: Callable[..., Person], screen: dict[str, int], language: str, theme: str
) -> None:
    me = person(viewport=screen).settle(language=language, theme=theme)
    me.page.goto(f"{me.url}/my")
    me.page.locator(".void h2").wait_for()
    assert violations(me.page) == []
    with_games(me, f"Zoé {language} {screen['width']} {theme}", "emara", "hoyuk")
    me.page.goto(f"{me.url}/my")
    expect(me.page.locator(".lst tbody tr")).to_have_count(2)
    expect(me.page.locator(".tk")).to_have_count(1)
    me.page.locator(".more summary").first.click()
    assert violations(me.page) == []
    wide = me.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page scrolls sideways"


def test_games_are_filtered_archived_and_played_again(person: Callable[..., Person]) -> None:
    me = person().settle()
    emara, hoyuk, on = with_games(me, "Basile", "emara", "hoyuk")
    me.page.goto(me.url)
    me.page.get_by_role("link", name="All my games").click()
    rows = me.page.locator(".lst tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("2nd")
    expect(rows.first).to_contain_text("of 2")
    assert me.page.locator(".btn.next").get_attribute("href") == f"/t/{on}"

    filters = me.page.locator(".filters")
    filters.get_by_role("button", name="Won").click()
    expect(me.page.locator(".nothing")).to_be_visible()
    me.page.get_by_role("button", name="Clear the filters").click()
    expect(rows).to_have_count(2)
    filters.get_by_role("button", name="Emara").click()
    expect(rows).to_have_count(1)
    assert me.page.url.endswith("/my#game=emara")  # it can be gone back to
    me.page.reload()
    expect(rows).to_have_count(1)
    filters.get_by_role("button", name="All games").click()
    filters.get_by_role("searchbox").fill("nobody of that name")
    expect(me.page.locator(".nothing")).to_be_visible()
    filters.get_by_role("searchbox").fill("")
    expect(rows).to_have_count(2)

    rows.first.locator("summary").click()
    rows.first.get_by_role("button", name="Archive").click()
    expect(rows).to_have_count(1)
    me.page.locator(".note").get_by_role("button", name="Undo").click()
    expect(rows).to_have_count(2)
    rows.first.locator("summary").press("Enter")
    assert rows.first.get_by_role("link", name="Analyse").get_attribute("href") == (
        f"/t/{hoyuk}/analysis"
    )
    assert rows.nth(1).get_by_role("link", name=re.compile("^Review")).get_attribute("href") == (
        f"/t/{emara}"
    )
    rows.first.get_by_role("button", name="Play again").click()
    me.page.wait_for_url(re.compile("/t/"))
    assert hoyuk not in me.page.url
    me.page.locator(".frame, .ph, .wr, .curtain").wait_for()


def test_the_lobby_shows_how_games_ended(person: Callable[..., Person]) -> None:
    me = person().settle()
    with_games(me, "Colette", "emara")
    me.page.goto(me.url)
    expect(me.page.locator(".tb .score")).to_have_text(re.compile(r"^-?\d+ – -?\d+, "))
