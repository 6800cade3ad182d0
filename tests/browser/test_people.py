"""Profiles and leaderboards in the browser, on a desk and on a phone."""

import random
import re
import time
from collections.abc import Callable

import sqlalchemy as sa
from playwright.sync_api import Page, expect

import parvis
from parvis.server.store.database import Store
from parvis.server.store.history import USES
from parvis.server.store.results import Over, note
from parvis.server.store.schema import PEOPLE, SEATS, TABLES
from tests.browser.conftest import DESK, PHONE, Host, Person
from tests.browser.test_my_games import post
from tests.browser.test_table import violations

PASSWORD = "un grand village"
DAY = 86_400.0


def with_account(someone: Person, name: str) -> Person:
    post(someone, "account", {"name": name, "password": PASSWORD})
    someone.page.evaluate("name => localStorage.setItem('parvis.name', name)", name)
    return someone


def played(host: Host, name: str, games: dict[tuple[str, int], int]) -> list[str]:
    """Store finished rated games of an account, by title and number of players."""
    luck = random.Random(name)
    store = Store(host.database)
    store.open(writer=False)
    tables = []
    with store.writing() as c:
        me = c.execute(sa.select(PEOPLE.c.id).where(PEOPLE.c.name == name)).scalar_one()
        plan = [game for game, n in games.items() for _ in range(n)]
        luck.shuffle(plan)
        for number, (game, size) in enumerate(plan):
            table = f"{name.lower()}-{number:03}"
            tables.append(table)
            at = time.time() - (len(plan) - number) * 3 * DAY
            c.execute(
                sa.insert(TABLES).values(
                    id=table,
                    game=game,
                    version=1,
                    options="{}",
                    status="finished",
                    host=me,
                    invite="",
                    shuffle=False,
                    clock='{"mode": "none"}',
                    banks="[]",
                    since=at,
                    ply=9,
                    revision=0,
                    made=at,
                    moved=at,
                    rated=True,
                    visibility="public",
                )  # fmt: skip
            )
            sits = [
                {
                    "table": table,
                    "seat": i,
                    "who": "computer" if i else "person",
                    "person": None if i else me,
                    "name": "" if i else name,
                    "level": "villager" if i else None,
                    "left": False,
                }  # fmt: skip
                for i in range(size)
            ]
            c.execute(sa.insert(SEATS), sits)
            points = [
                {c: luck.randint(0, 12) for c in parvis.game(game).categories} for _ in range(size)
            ]
            points[0] = {c: n + 2 for c, n in points[0].items()}
            scores = [sum(one.values()) for one in points]
            places = [1 + sum(other > one for other in scores) for one in scores]
            note(c, table, Over(scores, places, points), at)
    store.dispose()
    return tables


def counted(host: Host, game: str, action: str) -> None:
    """Store how people fared with a choice."""
    kind, form = action.split()
    forms = next(one for one in parvis.game(game).kinds.tasks if one.name == kind).forms
    fields = next(one for one in forms if one.name == form).fields
    name = next(one.noun.keys[0] for one in fields if one.noun is not None and one.noun.keys)
    noun = next(one.noun.name for one in fields if one.noun is not None and one.noun.keys)
    key = {"game": game, "opening": False, "action": action, "noun": noun, "name": name}
    store = Store(host.database)
    store.open(writer=False)
    with store.writing() as c:
        c.execute(sa.insert(USES).values(**key, seats=50, wins=30.0, even=20.0))
    store.dispose()


def fits(page: Page) -> None:
    assert violations(page) == []
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page scrolls sideways"
    cells = page.locator("main :is(td, th)").evaluate_all(
        "cells => [...new Set(cells.map(cell => getComputedStyle(cell).display))]"
    )
    assert set(cells) <= {"table-cell", "none"}, "a style meant for something else fell on a cell"


def test_a_profile_says_what_is_known_and_is_shown_to_whom_one_likes(
    person: Callable[..., Person], host: Host
) -> None:
    me = with_account(person(viewport=DESK).settle(), "J. Ermengarde")
    played(host, "J. Ermengarde", {("piliers", 3): 12, ("hoyuk", 2): 3})
    me.page.goto(f"{me.url}/my")
    me.page.get_by_role("link", name="Profile").click()
    page = me.page
    expect(page.get_by_role("heading", level=1)).to_have_text("J. Ermengarde")
    expect(page.locator(".ban")).to_contain_text("15 games")
    expect(page.locator("#ratings li")).to_have_count(2)
    expect(page.locator("#ratings .game-hoyuk")).to_contain_text("3 games, provisional")
    expect(page.locator("#wins .game-piliers")).to_contain_text("mean")
    expect(page.locator("#points tbody tr").first).to_be_visible()
    expect(page.locator("#track svg")).to_have_attribute("aria-label", re.compile("12 rated games"))
    href = page.locator("#records .game-hoyuk a").get_attribute("href")
    assert href and href.startswith("/t/j. ermengarde-")
    fits(page)

    other = person(viewport=PHONE).settle(language="fr", theme="dark")
    other.forgiven = ("404",)
    other.page.goto(f"{me.url}/p/J.%20Ermengarde")
    expect(other.page.get_by_role("heading", name="Profil introuvable")).to_be_visible()
    page.get_by_label("Others may see this page").check()
    expect(page.get_by_role("status")).to_have_text("Others may now see this page.")
    other.page.reload()
    expect(other.page.locator(".ban")).to_contain_text("15 parties")
    expect(other.page.get_by_label("Les autres peuvent voir cette page")).to_have_count(0)
    fits(other.page)


def test_leaderboards_have_people_levels_and_records(
    person: Callable[..., Person], host: Host
) -> None:
    me = with_account(person(viewport=PHONE).settle(theme="dark"), "Isabeau")
    played(host, "Isabeau", {("emara", 3): 60})
    me.page.goto(me.url)
    me.page.get_by_role("link", name="Leaderboards").click()
    page = me.page
    page.get_by_role("link", name="Emara").click()
    page.wait_for_url(re.compile("/leaders/emara/year$"))
    expect(page.locator(".bd tr", has_text="Isabeau")).to_contain_text("60 games")
    expect(page.locator(".bd tr.pale")).to_have_count(5)
    expect(page.locator("section.wide")).to_contain_text("Too few finished games")
    counted(host, "emara", "turn hire")
    page.reload()
    expect(page.locator(".fares tbody tr")).to_have_count(1)
    expect(page.locator(".fares tbody tr")).to_contain_text("50")
    fits(page)
    href = page.get_by_role("link", name=re.compile("^Review")).first.get_attribute("href")
    assert href and href.startswith("/t/isabeau-")
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    fits(page)
    page.get_by_role("link", name="Computer, villager").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Computer, villager")
    expect(page.locator("#wins .game-emara")).to_contain_text("120")
