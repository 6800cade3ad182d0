"""The table through bad weather: silence, cuts, delays and a server that is started anew."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, UNREACHED, Host, Person
from tests.browser.storm import Storm
from tests.browser.weather import Weather


@pytest.fixture
def weather(host: Host) -> Iterator[Weather]:
    proxy = Weather(host.port)
    yield proxy
    proxy.close()


@pytest.fixture
def behind(person: Callable[..., Person], weather: Weather) -> Callable[..., Person]:
    """Make people whose pages are behind the weather."""

    def make(**context: object) -> Person:
        somebody = person(**context)
        somebody.url = weather.url
        somebody.forgiven = UNREACHED
        somebody.settle()
        return somebody

    return make


@pytest.mark.parametrize("size", [None, PHONE])
def test_a_choice_lost_in_silence_is_sent_again(
    behind: Callable[..., Person], weather: Weather, size: dict[str, int] | None
) -> None:
    someone = behind(**({"viewport": size} if size else {}))
    someone.seats("Me", "Here").play()
    page = someone.page
    word = next(w for w in someone.wait_offered() if w == "select pass")
    weather.silent()
    someone.choose(word)
    expect(page.locator(".net")).to_have_text("Reconnecting…", timeout=10_000)
    expect(page.locator(".slate b")).to_contain_text(re.compile("connection", re.I))
    expect(page.get_by_role("button", name="Withdraw my choice")).to_be_visible()
    weather.lose()  # what was on its way is gone
    weather.calm()
    expect(page.locator(".net")).to_have_count(0, timeout=10_000)
    expect(page.locator(".lintel, .plintel")).to_contain_text("The connection is back.")
    page.wait_for_selector('[data-choice="select pass"]')  # the next seat's
    chosen = page.request.get(f"{weather.url}/api/tables/{page.url.rpartition('/')[2]}/now").json()
    assert chosen["ply"] >= 1


def test_a_choice_withdrawn_while_offline_is_asked_again(
    behind: Callable[..., Person], weather: Weather
) -> None:
    someone = behind()
    someone.seats("Me", "Here").play()
    page = someone.page
    before = someone.wait_offered()
    weather.down()
    someone.choose("select pass")
    page.get_by_role("button", name="Withdraw my choice").click(timeout=10_000)
    weather.calm()
    expect(page.locator(".asleep")).to_have_count(0, timeout=10_000)
    assert someone.offered() == before


def test_offline_says_for_how_long_and_dims_what_may_be_chosen(
    behind: Callable[..., Person], weather: Weather
) -> None:
    someone = behind()
    someone.seats("Me", "Here").play()
    page = someone.page
    someone.wait_offered()
    weather.silent()
    expect(page.locator(".net")).to_have_text("Offline", timeout=25_000)
    expect(page.locator(".lintel b")).to_contain_text("Offline for")
    assert page.locator(".asleep [data-choice]").count() > 0
    someone.choose("select pass")  # nothing happens, and nothing is forgotten
    page.get_by_role("button", name="Try again").click()
    weather.calm()
    expect(page.locator(".asleep")).to_have_count(0, timeout=10_000)
    someone.choose("select pass")
    page.wait_for_selector('[data-choice="select pass"]')


def test_who_is_signed_out_while_offline_is_not_taken_for_a_spectator(
    behind: Callable[..., Person], weather: Weather, host: Host
) -> None:
    someone = behind()
    someone.forgiven = (*UNREACHED, "401")
    someone.seats("Me", "Here").play()
    page = someone.page
    someone.wait_offered()
    weather.down()
    expect(page.locator(".net")).to_be_visible(timeout=10_000)
    page.request.delete(f"{host.url}/api/session")
    weather.calm()
    lintel = page.locator(".lintel")
    expect(lintel).to_contain_text("You have been signed out.", timeout=10_000)
    lintel.get_by_role("button", name="Just watch").click()
    expect(page.locator(".net")).to_have_count(0)
    expect(page.locator("[data-choice]")).to_have_count(0)


def test_a_line_of_chat_lost_in_silence_stays_to_be_sent_again(
    behind: Callable[..., Person], weather: Weather
) -> None:
    someone = behind()
    someone.seats("Me", "Here").play()
    page = someone.page
    someone.wait_offered()
    page.get_by_role("button", name="Chat").click()
    field = page.get_by_role("textbox", name="Say something")
    field.fill("Bonsoir")
    weather.silent()
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".net")).to_be_visible(timeout=10_000)
    weather.lose()
    weather.calm()
    expect(page.locator(".net")).to_have_count(0, timeout=10_000)
    expect(field).to_have_value("Bonsoir")
    page.get_by_role("button", name="Send").click()
    expect(field).to_have_value("")
    expect(page.locator(".chat li", has_text="Bonsoir")).to_have_count(1)


def test_a_moment_that_comes_late_does_not_lead_away_from_now(
    behind: Callable[..., Person], weather: Weather
) -> None:
    someone = behind()
    someone.seats("Me", "Here").play()
    page = someone.page
    before = someone.wait_offered()
    someone.choose(before[0])
    page.locator(".log a").first.click()
    bar = page.locator(".past")
    bar.wait_for()
    weather.slow(1.0)
    bar.get_by_role("button", name="One step forward").click()
    bar.get_by_role("button", name="Back to now").click()
    expect(bar).to_have_count(0)
    page.wait_for_timeout(3500)  # what was asked for has come meanwhile
    expect(bar).to_have_count(0)
    assert someone.offered()


def test_a_table_opened_while_the_server_is_out_of_reach_opens_later(
    behind: Callable[..., Person], weather: Weather
) -> None:
    someone = behind()
    someone.seats("Me", "Here").play()
    page = someone.page
    before = someone.wait_offered()
    table = page.url.rpartition("/")[2]
    page.locator("header a").first.click()
    game = page.locator(f'a[href="/t/{table}"]').first
    game.wait_for()
    weather.down()
    game.click()
    expect(page.locator(".loading")).to_have_text(re.compile("can’t be reached"))
    weather.calm()
    assert someone.wait_offered() == before


def test_a_game_through_a_storm(
    behind: Callable[..., Person], weather: Weather, host: Host
) -> None:
    someone = behind()
    someone.page.locator(".gc.game-clochemerle").click()
    someone.seats("Me", "Computer").play()
    someone.wait_offered()
    storm = Storm(someone.page, host, weather, seed=7)
    assert storm.play(events=8, every=6) == 8
    storm.check()
