"""A game without a board of its own is played from the lobby to the result, in words."""

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PHONE, ROOT, Host, Person


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with our example among the games."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PARVIS_GAMES", str(ROOT / "examples" / "games"))
        server = Host(tmp_path_factory.mktemp("own"))
        server.start()
    yield server
    server.stop()


@pytest.mark.parametrize(
    ("language", "title", "size"), [("en", "The Orchard", None), ("fr", "Le Verger", PHONE)]
)
def test_from_the_lobby_to_the_result(
    person: Callable[..., Person],
    browser: Browser,
    language: str,
    title: str,
    size: dict[str, int] | None,
) -> None:
    someone = person(**({"viewport": size} if size else {})).settle(language=language)
    page = someone.page
    page.get_by_text(title, exact=True).first.click()
    page.locator(".big-btn").click()
    page.wait_for_url("**/t/*")
    dice = random.Random(3)
    for _ in range(400):
        if someone.over():
            break
        words = someone.offered()
        if words:
            someone.choose(dice.choice(words))
        page.wait_for_timeout(30)
    expect(page.locator(".res-side")).to_be_visible()
    expect(page.locator(".score tfoot td").first).to_be_visible()
