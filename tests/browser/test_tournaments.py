"""A tournament in the browser: made on a desk, joined on a phone, both see it go on."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Person
from tests.browser.test_people import fits, with_account


def test_a_tournament_is_made_joined_and_started(person: Callable[..., Person]) -> None:
    host = with_account(person(viewport=DESK).settle(), "Thibaud")
    page = host.page
    page.goto(host.url)
    page.get_by_role("link", name="Tournaments").click()
    page.get_by_role("link", name="New tournament").click()
    page.get_by_label("Title").fill("Friday evening")
    page.get_by_label("Players at a table").select_option("2")
    page.get_by_label("At least").fill("2")
    fits(page)
    page.get_by_role("button", name="Create it").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Friday evening")
    expect(page.get_by_role("button", name="Start now")).to_be_disabled()
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".who li")).to_have_text(["Thibaud"])

    guest = with_account(person(viewport=PHONE).settle(language="fr", theme="dark"), "Mélisande")
    guest.page.goto(f"{host.url}/tournaments")
    fits(guest.page)
    guest.page.get_by_role("link", name=re.compile("Friday evening")).click()
    guest.page.get_by_role("button", name="Participer").click()
    expect(guest.page.locator(".who li")).to_have_text(["Thibaud", "Mélisande"])

    page.get_by_role("button", name="Start now").click()  # it keeps up by itself
    expect(page.get_by_role("link", name="To your table")).to_be_visible()
    expect(page.locator(".bd tbody tr")).to_have_count(2)
    fits(page)
    guest.page.get_by_role("link", name="À votre table").click()
    guest.page.wait_for_url(re.compile("/t/"))
    guest.page.go_back()
    expect(guest.page.get_by_role("heading", name="Classement")).to_be_visible()
    fits(guest.page)
