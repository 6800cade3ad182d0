"""One asks to be told, confirms an address by mail, and ends it by the link in a mail."""

import email
import email.policy
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import DESK, PHONE, SERVE, Host, Person
from tests.browser.test_table import violations
from tests.server.test_notices import Inbox, smtp

ASKS = {
    "en": {
        "you": "Your name",
        "make": "Create an account",
        "box": "it’s my turn, by email",
        "kept": "Saved.",
        "mail": "Email address",
        "set": "Save this address",
        "yes": "Yes, this address is mine",
        "thanks": "Thank you.",
        "stop": "Stop all emails about my games",
        "stopped": "Done.",
    },
    "fr": {
        "you": "Votre nom",
        "make": "Créer un compte",
        "box": "c’est à moi de jouer, par courriel",
        "kept": "C’est noté.",
        "mail": "Adresse de courriel",
        "set": "Enregistrer cette adresse",
        "yes": "Oui, cette adresse est la mienne",
        "thanks": "Merci.",
        "stop": "Arrêter tous les courriels sur mes parties",
        "stopped": "C’est fait.",
    },
}

pytestmark = pytest.mark.xdist_group("notices")


@pytest.fixture(scope="module")
def post(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, Inbox]]:
    """A server that can send mail, push and webhooks, and the inbox where its mail goes."""
    with smtp() as (inbox, port):
        host = Host(tmp_path_factory.mktemp("notices"))
        ways = (
            f'limits=0, mail="smtp://127.0.0.1:{port}", sender="parvis@x.org", '
            f'contact="mailto:host@x.org", hooks=True, origin="{host.url}"'
        )
        host.serves = (SERVE.replace("limits=0", ways) + "\n").replace(
            "run(Server", "from parvis.server.tables import news\nnews.GRACE = 0.0\nrun(Server"
        )
        host.start()
        yield host, inbox
        host.stop()


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("fr", PHONE)])
def test_told_by_mail_from_the_wish_to_the_last_link(
    browser: Browser, post: tuple[Host, Inbox], language: str, size: dict[str, int]
) -> None:
    host, inbox = post
    inbox.got.clear()
    words = ASKS[language]
    context = browser.new_context(viewport=size, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]
    someone = Person(context, host.url)
    page = someone.settle(language=language).page
    page.get_by_role("button", name=words["you"]).click()
    dialog = page.get_by_role("dialog")
    dialog.locator("input").first.fill(f"Anne {language}")
    dialog.locator("input[type=password]").fill("a long password")
    dialog.get_by_role("button", name=words["make"], exact=True).click()
    box = dialog.get_by_role("checkbox", name=words["box"])
    box.check()
    dialog.get_by_text(words["kept"]).wait_for()
    dialog.get_by_label(words["mail"]).fill("anne@x.org")
    dialog.get_by_role("button", name=words["set"]).click()
    assert violations(page) == []
    page.goto(link_in(page_wait(someone, inbox, 1), host, "/mail/confirm/"))
    page.get_by_role("button", name=words["yes"]).click()
    expect(page.get_by_role("status")).to_contain_text(words["thanks"])
    page.goto(host.url)
    someone.seats("Me", "Here") if language == "en" else someone.seats("Moi", "Ici")
    someone.play()
    someone.wait_offered()
    page.goto(host.url)  # away from the table
    letter = page_wait(someone, inbox, 2)
    assert page.url.rstrip("/") == host.url
    page.goto(link_in(letter, host, "/mail/stop/"))
    page.get_by_role("button", name=words["stop"]).click()
    expect(page.get_by_role("status")).to_contain_text(words["stopped"])
    assert violations(page) == []
    context.close()
    assert not someone.complaints and not someone.outside


def page_wait(someone: Person, inbox: Inbox, count: int) -> str:
    """Wait for so many mails; return the text of the last."""
    for _ in range(300):
        if len(inbox.got) >= count:
            break
        someone.page.wait_for_timeout(100)
    assert len(inbox.got) == count
    content = inbox.got[-1].content
    return str(email.message_from_bytes(content, policy=email.policy.default).get_content())


def link_in(text: str, host: Host, part: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(host.url + part))
