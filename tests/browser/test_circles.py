"""Friends, invitations and clubs in the browser, on a desk and on a phone."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Host, Person
from tests.browser.test_my_games import post
from tests.browser.test_people import fits, played, with_account

LINK = {"who": "link"}


def test_a_friend_is_invited_by_name_and_sits_down(
    person: Callable[..., Person], host: Host
) -> None:
    anne = with_account(person(viewport=DESK).settle(), "Anne Aubry")
    bruno = with_account(person(viewport=PHONE).settle(language="fr", theme="dark"), "Bruno Bel")
    bruno.page.goto(f"{bruno.url}/people")
    expect(bruno.page.get_by_role("heading", level=1)).to_have_text("Mes contacts")
    fits(bruno.page)

    anne.page.goto(f"{anne.url}/people")
    anne.page.get_by_label("Account name").fill("Nobody of that name")
    anne.page.get_by_role("button", name="Add", exact=True).click()
    expect(anne.page.get_by_role("alert")).to_have_text("There is no account with this name.")
    anne.forgiven = ("404",)
    anne.page.get_by_label("Account name").fill("bruno bel")
    anne.page.get_by_role("button", name="Add", exact=True).click()
    expect(anne.page.get_by_role("link", name="Bruno Bel")).to_be_visible()
    fits(anne.page)

    table = post(anne, "tables", {"game": "piliers", "seats": [{"who": "me"}, LINK]})["id"]
    anne.page.goto(f"{anne.url}/t/{table}")
    anne.page.get_by_label(re.compile("^Invite by name")).fill("Bruno Bel")
    anne.page.get_by_role("button", name="Invite", exact=True).click()
    expect(anne.page.locator(".pawns")).to_contain_text("Bruno Bel")
    fits(anne.page)

    bruno.page.goto(bruno.url)
    expect(bruno.page.locator(".resume.first")).to_contain_text("On vous invite")
    bruno.page.get_by_role("link", name="Mes contacts").click()
    expect(bruno.page.locator(".asks")).to_contain_text("Anne Aubry vous invite")
    fits(bruno.page)
    bruno.page.get_by_role("button", name="Tout le monde").wait_for()
    bruno.page.get_by_role("button", name="Personne", exact=True).click()
    expect(bruno.page.get_by_text("Personne ne peut vous inviter par votre nom")).to_be_visible()
    bruno.page.get_by_role("button", name="Prendre place").click()
    bruno.page.wait_for_url(re.compile(f"/t/{table}"))
    bruno.page.locator(".ph").wait_for()


def test_a_club_is_made_shared_and_has_tables_and_leaders(
    person: Callable[..., Person], host: Host
) -> None:
    anne = with_account(person(viewport=PHONE).settle(), "Club Anne")
    carine = with_account(person(viewport=DESK).settle(language="fr", theme="dark"), "Club Carine")
    played(host, "Club Anne", {("piliers", 2): 4})
    page = anne.page
    page.goto(f"{anne.url}/clubs")
    page.get_by_label("Name of the club").fill("Les Piliers du jeudi")
    page.get_by_label("About the club").fill("On joue le jeudi.")
    page.get_by_label("List it").check()
    fits(page)
    page.get_by_role("button", name="Create the club").click()
    page.wait_for_url(re.compile("/clubs/[0-9a-f]+"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Les Piliers du jeudi")
    club = page.url.rpartition("/")[2]

    other = carine.page
    other.goto(f"{carine.url}/clubs")
    other.get_by_role("link", name=re.compile("Les Piliers du jeudi")).click()
    other.get_by_role("button", name="Demander à entrer").click()
    expect(other.get_by_text("Demande envoyée")).to_be_visible()
    page.reload()
    page.get_by_role("button", name=re.compile("^Let in")).click()
    expect(page.get_by_label("Role of Club Carine")).to_have_value("member")

    table = post(anne, "tables", {"game": "emara", "seats": [{"who": "me"}, LINK]})["id"]
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    page.goto(f"{anne.url}/t/{table}")
    page.locator(".clubs input").check()
    page.goto(f"{anne.url}/clubs/{club}")
    expect(page.locator(".rcn")).to_contain_text("Club Anne")
    expect(page.locator(".bd tr", has_text="Club Anne")).to_contain_text("4 rated games")
    fits(page)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    fits(page)
    other.reload()
    other.locator(".rcn a").wait_for()
    fits(other)
    other.locator(".rcn a").click()
    other.wait_for_url(re.compile("/t/"))
    other.get_by_role("button", name="Prendre place").click()
    other.locator(".frame").wait_for()


def test_the_next_table_that_waits_is_one_key_away(person: Callable[..., Person]) -> None:
    me = with_account(person(viewport=DESK).settle(), "Next Nora")
    other = with_account(person(viewport=DESK).settle(), "Next Otto")
    seats = [{"who": "open"}, {"who": "me"}]
    first = post(me, "tables", {"game": "piliers", "seats": seats})["id"]
    post(other, f"tables/{first}/join", {})
    two = [{"who": "me"}, {"who": "here", "name": "Tom"}]
    second = post(me, "tables", {"game": "piliers", "seats": two})["id"]
    me.page.goto(f"{me.url}/t/{first}")
    link = me.page.locator(".next-table")
    expect(link).to_have_attribute("href", f"/t/{second}")
    me.page.keyboard.press("n")
    me.page.wait_for_url(re.compile(second))
