"""Around the game, with two or three people: waiting, time, absence, coming back, playing again."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Person, link_of, one_of, table_of
from tests.browser.test_table import violations

SIZES = [None, PHONE]
TABLE = ".frame .lintel, .ph:not(.wr-phone) .plintel"  # once the game has started
LIVE = {"mode": "live", "bank": 10, "increment": 0}


def sized(size: dict[str, int] | None) -> dict[str, Any]:
    return {"viewport": size} if size else {}


def sit(friend: Person, link: str, name: str) -> None:
    """Come by a link, say one's name, sit down."""
    friend.page.goto(link)
    friend.page.get_by_role("textbox", name="Your name").fill(name)
    friend.page.get_by_role("button", name="Sit down").click()


def make(someone: Person, **plan: Any) -> str:
    """Make a table as a program would, and open it."""
    page = someone.page
    page.request.post(f"{someone.url}/api/guest", data={"name": plan.pop("name", "Aurélie")})
    seats = [{"who": who} for who in plan.pop("seats", ("me", "link"))]
    made = page.request.post(
        f"{someone.url}/api/tables", data={"game": "piliers", "seats": seats, **plan}
    ).json()
    page.evaluate("localStorage.setItem('parvis.name', 'Aurélie')")
    page.goto(f"{someone.url}/t/{made['id']}")
    return str(made["id"])


def pair(
    person: Callable[..., Person], size: dict[str, int] | None, **plan: Any
) -> tuple[Person, Person]:
    """Return who is asked first at a table of two, and the other."""
    host, friend = person(**sized(size)).settle(), person(**sized(size)).settle()
    make(host, **plan)
    host.page.locator(".wr-board").wait_for()
    sit(friend, link_of(host), "Chloé")
    for one in (host, friend):
        one.page.locator(TABLE).wait_for()
    actor = table_of(host)["actor"]
    return (host, friend) if actor == 0 else (friend, host)


# The waiting room.


@pytest.mark.parametrize("size", SIZES)
def test_a_friend_says_their_name_and_sits_down(
    person: Callable[..., Person], size: dict[str, int] | None
) -> None:
    host = person(**sized(size)).settle()
    make(host, seats=("me", "link", "link"))
    page = host.page
    expect(page.locator(".lintel b, .plintel b").first).to_have_text(
        "2 people are missing: send them the link."
    )
    expect(page.locator(".qr").first).to_be_visible()
    assert violations(page) == []
    friend = person(**sized(size)).settle()
    friend.page.goto(link_of(host))
    expect(friend.page.locator(".pawns .mine b")).to_have_text("Your seat")
    assert violations(friend.page) == []
    sit(friend, link_of(host), "Chloé")
    expect(page.locator(".pawns b", has_text="Chloé")).to_be_visible()
    expect(page.locator(".pawns .guest")).to_have_count(2)
    # the host removes them, and plays with a computer instead
    if size:
        page.get_by_role("button", name="Seat: Chloé").click()
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.locator(".pawns b", has_text="Chloé")).to_have_count(0)
    if size:
        page.get_by_role("button", name="Menu").last.click()
    page.get_by_role("button", name="Start with computer players").click()
    host.wait_offered()


def test_a_guest_is_marked_in_lintel_log_and_area(person: Callable[..., Person]) -> None:
    asked, other = pair(person, None)
    name = table_of(asked)["seats"][table_of(asked)["actor"]]["name"]
    page = other.page
    expect(page.locator(".lintel p b").first).to_contain_text(f"{name} (guest)")
    asked.choose("select pass")
    expect(page.locator(".log li", has_text=f"{name} (guest)").first).to_be_visible()
    expect(asked.page.locator(".log li", has_text=f"{name} (you)").first).to_be_visible()
    page.locator(".opp").click()
    expect(page.get_by_role("dialog", name=f"{name} (guest)")).to_be_visible()


@pytest.mark.parametrize("size", one_of(SIZES, 1))
def test_a_table_is_changed_and_cancelled_by_its_host(
    person: Callable[..., Person], size: dict[str, int] | None
) -> None:
    host, guest = person(**sized(size)).settle(), person().settle()
    make(host)
    page = host.page
    guest.page.goto(link_of(host))
    page.get_by_role("button", name="Change").click()
    drawer = page.get_by_role("dialog", name="The game")
    drawer.get_by_role("button", name="Correspondence").click()
    drawer.get_by_label("Weekends off").check()
    expect(guest.page.locator(".facts")).to_contain_text("not counting Saturday and Sunday")
    page.keyboard.press("Escape")
    if size:
        page.get_by_role("button", name="Menu").last.click()
    page.get_by_role("button", name="Cancel the table").click()
    page.get_by_role("button", name="Cancel this table?").click()
    page.locator(".big-btn").wait_for()
    expect(guest.page.locator(".net")).to_have_text("Table gone")
    expect(guest.page.locator(".lintel")).to_contain_text("This table no longer exists.")


@pytest.mark.parametrize("size", SIZES)
def test_a_public_table_is_joined_and_watched_from_the_lobby(
    person: Callable[..., Person], size: dict[str, int] | None
) -> None:
    host, stranger, watcher = (person(**sized(size)).settle() for _ in range(3))
    make(host, visibility="public", name="Aurélie")
    link = stranger.page.locator(".tb.open", has_text="Aurélie (guest)").first
    link.wait_for()
    link.click()
    stranger.page.get_by_role("textbox", name="Your name").fill("Sacha")
    stranger.page.get_by_role("button", name="Sit down").click()
    host.page.locator(TABLE).wait_for()
    watcher.page.reload()
    game = watcher.page.locator(f'.tb[href="/t/{table_of(host)["id"]}"]')
    game.wait_for()
    game.click()
    watcher.page.locator(TABLE).wait_for()
    assert watcher.offered() == []


# Time and absence.


@pytest.mark.parametrize("size", one_of(SIZES))
def test_when_time_is_up_all_see_it_and_the_others_decide(
    person: Callable[..., Person], size: dict[str, int] | None
) -> None:
    late, other = pair(person, size, clock=LIVE)
    name = table_of(late)["seats"][table_of(late)["actor"]]["name"]
    title = other.page.locator(".lintel b, .plintel b").first
    expect(title).to_have_text(f"Time’s up for {name} (guest). What now?", timeout=20_000)
    expect(late.page.locator(".lintel, .plintel")).to_contain_text("Your time is up: play quickly")
    assert late.offered()  # who is late may still choose
    assert violations(other.page) == []
    watcher = person(**sized(size)).settle()  # who watches is told, and decides nothing
    watcher.page.goto(other.page.url)
    told = watcher.page.locator(".lintel, .plintel")
    expect(told).to_contain_text("The players decide what happens next.")
    expect(told.get_by_role("button")).to_have_count(0)
    other.page.get_by_role("button", name="5 m").click()
    expect(late.page.locator(".lintel, .plintel")).not_to_contain_text("Your time is up")
    expect(other.page.locator(".late")).to_have_count(0)


@pytest.mark.parametrize("size", one_of(SIZES, 1))
def test_who_is_replaced_is_told_and_takes_the_seat_back(
    person: Callable[..., Person], size: dict[str, int] | None
) -> None:
    late, other = pair(person, size, clock=LIVE)
    play = other.page.get_by_role("button", name="omputer play")
    play.wait_for(timeout=20_000)
    play.click()
    told = late.page.locator(".lintel b, .plintel b").first
    expect(told).to_have_text("The computer is playing for you.")
    late.page.get_by_role("button", name="Take my seat back").click()
    expect(told).not_to_have_text("The computer is playing for you.")
    assert any(seat["you"] for seat in table_of(late)["seats"])


@pytest.mark.parametrize("size", one_of(SIZES))
def test_who_is_away_is_replaced_or_loses(
    person: Callable[..., Person], size: dict[str, int] | None
) -> None:
    away, here = pair(person, size)
    link = away.page.url
    away.page.goto(away.url)  # to the lobby
    title = here.page.locator(".lintel b, .plintel b").first
    expect(title).to_contain_text("No sign of", timeout=30_000)
    here.page.get_by_role("button", name="omputer play").click()
    expect(title).not_to_contain_text("No sign of")
    away.page.goto(link)
    away.page.get_by_role("button", name="Take my seat back").wait_for()


def test_who_left_before_the_game_began_is_replaced(person: Callable[..., Person]) -> None:
    host, gone, third = (person().settle() for _ in range(3))
    make(host, seats=("me", "link", "link"))
    host.page.locator(".wr-board").wait_for()
    sit(gone, link_of(host), "Chloé")
    expect(host.page.locator(".pawns b", has_text="Chloé")).to_be_visible()
    gone.page.goto(gone.url)  # to the lobby
    sit(third, link_of(host), "Bruno")
    for one in (host, third):
        one.page.locator(TABLE).wait_for()
    names = [seat["name"] for seat in table_of(host)["seats"]]
    for one in (host, third) * 8:
        if table_of(host)["actor"] == names.index("Chloé"):
            break
        if one.offered():
            one.choose("select pass")
        host.page.wait_for_timeout(300)
    expect(host.page.locator(".lintel b").first).to_contain_text(
        "No sign of Chloé (guest)", timeout=30_000
    )
    host.page.get_by_role("button", name="omputer play").click()
    third.page.get_by_role("button", name="omputer play").click()
    expect(host.page.locator(".lintel b").first).not_to_contain_text("No sign of")
    assert table_of(host)["seats"][names.index("Chloé")]["who"] == "computer"


def test_of_two_the_one_present_ends_the_game_as_a_win(person: Callable[..., Person]) -> None:
    away, here = pair(person, None)
    away.page.goto(away.url)  # to the lobby
    here.page.get_by_role("button", name="End it: I win").click(timeout=30_000)
    expect(here.page.locator(".res-side")).to_be_visible()


# Giving up, and playing again.


@pytest.mark.parametrize("size", one_of(SIZES, 1))
def test_a_game_is_given_up_and_played_again(
    person: Callable[..., Person], size: dict[str, int] | None
) -> None:
    one, other = pair(person, size)
    one.page.get_by_role("button", name="The table").click()
    one.page.get_by_role("button", name="Give up the game").click()
    one.page.get_by_role("button", name="Give up the game").click()
    for player in (one, other):
        expect(player.page.locator(".res-side")).to_be_visible()
    other.page.get_by_role("button", name="Rematch").click()
    other.page.locator(".wr-board").wait_for()
    lintel = one.page.locator(".lintel", has_text="offers a rematch.")
    lintel.wait_for()
    assert violations(one.page) == []
    one.page.get_by_role("button", name="Play again").click()
    for player in (one, other):
        player.page.locator(TABLE).wait_for()
        expect(player.page.locator(".res-side")).to_have_count(0)
    assert table_of(one)["id"] == table_of(other)["id"]
    assert table_of(one)["status"] == "running"


@pytest.mark.parametrize("size", one_of(SIZES))
def test_a_rematch_is_offered_to_who_looks_at_the_board_again(
    person: Callable[..., Person], size: dict[str, int] | None
) -> None:
    one, other = pair(person, size)
    one.page.get_by_role("button", name="The table").click()
    one.page.get_by_role("button", name="Give up the game").click()
    one.page.get_by_role("button", name="Give up the game").click()
    one.page.get_by_role("button", name="Back to the board").click()
    bar = one.page.locator(".past")
    expect(bar).not_to_contain_text("offers a rematch.")
    other.page.get_by_role("button", name="Rematch").click()
    expect(bar).to_contain_text("offers a rematch.")
    bar.get_by_role("button", name="One step back").click()  # and while looking back
    expect(bar).to_contain_text("offers a rematch.")
    assert violations(one.page) == []
    bar.get_by_role("button", name="Not this time").click()
    expect(bar).not_to_contain_text("offers a rematch.")


# Names and talk.


def test_a_name_is_changed_at_the_table_and_unread_lines_are_counted(
    person: Callable[..., Person],
) -> None:
    one, other = pair(person, None)
    one.page.get_by_role("button", name="The table").click()
    field = one.page.get_by_role("textbox", name="Your name")
    field.fill("Capucine")
    one.page.get_by_role("button", name="Save this name").click()
    expect(other.page.locator(".opp b", has_text="Capucine")).to_be_visible()
    one.page.keyboard.press("Escape")
    other.page.wait_for_timeout(2200)  # what was said before is no news
    one.page.get_by_role("button", name="Chat").click()
    one.page.get_by_role("textbox", name="Say something").fill("Bonsoir")
    one.page.get_by_role("button", name="Send").click()
    expect(other.page.locator(".chat-tool .badge")).to_have_text("1")
    expect(other.page.locator(".notices")).to_contain_text("Bonsoir")
    expect(one.page.locator(".chat-tool .badge")).to_have_count(0)
    other.page.get_by_role("button", name="Chat, 1 unread").click()
    expect(other.page.locator(".chat-tool .badge")).to_have_count(0)
    # whose session has ended is told so, and is not taken for a spectator
    one.forgiven = ("401",)  # the page asks whether they have signed in elsewhere
    one.page.request.delete(f"{one.url}/api/session")
    lintel = one.page.locator(".lintel")
    expect(lintel).to_contain_text("You have been signed out.")
    one.page.wait_for_timeout(300)
    expect(lintel.get_by_role("button", name="Sign in")).to_be_visible()
