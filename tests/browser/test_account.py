"""Who you are: an account by a passkey, with the virtual authenticator of the browser."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import DESK, Host, Person
from tests.browser.test_table import violations


@pytest.fixture
def at_home(browser: Browser, host: Host) -> Iterator[Person]:
    """Somebody who came by the name of the host, with a device that keeps passkeys."""
    context = browser.new_context(viewport=DESK, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]
    someone = Person(context, host.url.replace("127.0.0.1", "localhost"))
    device = context.new_cdp_session(someone.page)
    device.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    device.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    yield someone
    context.close()
    assert not someone.complaints and not someone.outside


def test_an_account_is_made_by_a_passkey_and_opened_again(at_home: Person) -> None:
    page = at_home.settle().page
    dialog = page.get_by_role("dialog")
    account(at_home)
    page.get_by_label("Name", exact=True).fill("Aliénor")
    dialog.get_by_role("button", name="Create an account with a passkey").click()
    dialog.get_by_text("Your account is ready.").wait_for()
    dialog.get_by_text("Signed in as Aliénor.").wait_for()
    dialog.get_by_text("Passkey of").wait_for()
    assert violations(page) == []
    dialog.get_by_role("button", name="Sign out").click()
    dialog.get_by_text("You are signed out.").wait_for()
    dialog.get_by_role("button", name="Sign in with a passkey").click()
    dialog.get_by_text("Signed in as Aliénor.").wait_for()
    dialog.get_by_text("last used").wait_for()
    page.reload()
    page.locator(".big-btn").wait_for()
    account(at_home)
    dialog.get_by_text("Signed in as Aliénor.").wait_for()

    dialog.get_by_label("New password").fill("a long password")
    dialog.get_by_role("button", name="Set a password").click()
    dialog.get_by_text("Your password is set.").wait_for()
    dialog.get_by_role("button", name="Remove").click()
    dialog.get_by_text("The passkey is removed here.").wait_for()
    assert dialog.get_by_text("Passkey of").count() == 0


def test_a_page_at_a_number_offers_no_passkey(person: Callable[..., Person]) -> None:
    someone = person().settle()
    account(someone)
    dialog = someone.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Create an account").wait_for()
    assert dialog.get_by_role("button", name="passkey").count() == 0


def account(someone: Person) -> None:
    """Open what is said about who one is."""
    someone.page.locator("button.tool.on").click()
    someone.page.get_by_role("dialog").wait_for()
