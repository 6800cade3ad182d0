"""Peace in the chat: mute, block, report and silence, on desk and phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Person, table_of
from tests.browser.test_around import SIZES, pair
from tests.browser.test_table import violations


def say(someone: Person, text: str) -> None:
    """Say something, as a program would."""
    table = table_of(someone)["id"]
    answer = someone.page.request.post(
        f"{someone.url}/api/tables/{table}/chat", data={"text": text}
    )
    assert answer.ok, answer.text()


def about(someone: Person, text: str) -> Locator:
    """Open what may be done about a line."""
    line = someone.page.locator(".chat li", has_text=text)
    line.locator("summary").click()
    return line


@pytest.mark.parametrize("size", SIZES)
def test_lines_are_muted_reported_and_their_author_blocked(
    person: Callable[..., Person], size: dict[str, int] | None
) -> None:
    one, two = pair(person, size)
    me, other = (two, one) if table_of(one)["host"] else (one, two)  # a host's block silences, too
    page = me.page
    say(other, "Bonsoir")
    say(me, "Bonsoir aussi")
    page.get_by_role("button", name="Chat").click()
    lines = page.locator(".chat li:not(.notice):not(.fresh)")
    expect(lines).to_have_count(2)
    expect(page.locator(".chat summary")).to_have_count(1)  # one does nothing about oneself
    # muted: what they say is not shown, and comes back
    mute = page.get_by_label("Mute this chat for me")
    mute.check()
    expect(lines).to_have_count(1)
    say(other, "Tu dors ?")
    mute.uncheck()
    expect(lines).to_have_count(3)
    # reported
    line = about(me, "Tu dors")
    line.get_by_role("button", name="Report this message").click()
    line.get_by_label("What is wrong with it?").fill("Rude")
    assert violations(page) == []
    line.get_by_role("button", name="Send the report").click()
    expect(page.locator(".chat [role=status]")).to_contain_text("Thank you")
    # blocked, and heard again
    about(me, "Tu dors").get_by_role("button", name="Block").click()
    expect(lines).to_have_count(1)
    expect(page.locator(".chat [role=status]")).to_contain_text("The list is in your account")
    say(other, "Hé !")
    page.goto(me.url)
    page.locator(".big-btn").wait_for()
    page.locator("button.tool.on").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".blocks")).to_contain_text("People you have blocked")
    assert violations(page) == []
    dialog.get_by_role("button", name="Unblock").click()
    expect(dialog.locator(".blocks")).to_have_count(0)
    page.go_back()
    page.get_by_role("button", name="Chat").click()
    expect(lines).to_have_count(4)


def test_the_host_silences_somebody(person: Callable[..., Person]) -> None:
    one, two = pair(person, None)
    host, other = (one, two) if table_of(one)["host"] else (two, one)
    say(other, "Bla bla")
    host.page.get_by_role("button", name="Chat").click()
    about(host, "Bla bla").get_by_role("button", name="Stop them from writing here").click()
    expect(host.page.locator(".chat [role=status]")).to_contain_text("can’t write at this table")
    other.page.get_by_role("button", name="Chat").click()
    other.page.get_by_role("textbox", name="Say something").fill("Encore")
    other.page.get_by_role("button", name="Send").click()
    expect(other.page.get_by_text("You can’t write at this table.").first).to_be_visible()
    about(host, "Bla bla").get_by_role("button", name="Let them write again").click()
    expect(host.page.locator(".chat [role=status]")).to_contain_text("can write here again")
    say(other, "Merci")
    expect(host.page.locator(".chat")).to_contain_text("Merci")


def test_who_watches_says_their_name_before_they_speak(person: Callable[..., Person]) -> None:
    one, _ = pair(person, None)
    watcher = person().settle()
    page = watcher.page
    page.goto(one.page.url)
    page.locator(".frame .lintel").wait_for()
    one.page.wait_for_timeout(2200)  # what was said before is no news
    page.get_by_role("button", name="Chat").click()
    page.get_by_role("textbox", name="Your name").fill("Sacha")
    page.get_by_role("textbox", name="Say something").fill("Bonsoir")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".chat li", has_text="Bonsoir")).to_contain_text("Sacha")
    toast = one.page.locator(".notices button", has_text="Bonsoir")
    expect(toast.locator(".guest")).to_have_text("guest")
    expect(page.get_by_role("textbox", name="Your name")).to_have_count(0)
