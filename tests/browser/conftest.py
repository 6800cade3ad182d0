"""A server of its own for the browser tests, and pages that report every complaint."""

import itertools
import json
import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

ROOT = Path(__file__).parents[2]
# The shell is the same engine without a browser's own windows: tests take a third less time in it.
BROWSERS = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(os.path.exists, BROWSERS), BROWSERS[-1])
# Chance deals alike in every run, or a table would fail one day by a card seldom drawn. To go
# looking for such cards, set PARVIS_LUCK to another word for each run.
SERVE = """
import os
import random
import sys
from parvis.server.web.server import Server, Settings
from parvis.server.command import listening, run
from parvis.server.tables.playthrough import Playthrough
settle = Playthrough._settle
def settle_alike(play, step, patient=()):
    random.seed(f"{play.game.name} {len(play.words)} {os.environ.get('PARVIS_LUCK')}")
    settle(play, step, patient)
Playthrough._settle = settle_alike
Playthrough.luck = lambda play, options: random.choice(options)
from parvis.server.tables import leaving, table
table.absent_after = leaving.absent_after = lambda rule: 4.0
settings = Settings(database=sys.argv[2], workers=1, limits=0, quick=True)
run(Server(settings), listening("127.0.0.1", int(sys.argv[1])))
"""
UNREACHED = ("ERR_", "WebSocket")  # what a browser reports of a server out of reach
PHONE = {"width": 390, "height": 844}
TABLET = {"width": 1024, "height": 768}
DESK = {"width": 1440, "height": 900}
EVERY = os.environ.get("PARVIS_EVERY") == "1"


def crossed(*axes: Sequence[Any], turn: int = 0) -> list[tuple[Any, ...]]:
    """Every value of each axis at least once; with PARVIS_EVERY=1, every combination.

    `turn` shifts what the first axis is combined with: another test, another pairing.
    """
    if EVERY:
        return list(itertools.product(*axes))
    first, *others = axes
    count = max(map(len, axes))
    return [
        (first[i % len(first)], *(axis[(i + turn) % len(axis)] for axis in others))
        for i in range(count)
    ]


def one_of(axis: Sequence[Any], turn: int = 0) -> Sequence[Any]:
    """One value of an axis; with PARVIS_EVERY=1, all. Another test takes another `turn`."""
    return axis if EVERY else [axis[turn % len(axis)]]


class Host:
    """A server that can be stopped and started again on the same port."""

    serves = SERVE

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.database = f"sqlite:///{folder / 'tables.sqlite'}"
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", self.serves, str(self.port), self.database], env=environment
        )
        for _ in range(900):
            try:
                with urllib.request.urlopen(self.url + "/api/games", timeout=2):
                    return
            except OSError:
                assert self.process.poll() is None, "the server ended at once"
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def stop(self) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(20)
            self.process = None


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    page = ROOT / "src" / "parvis" / "web" / "index.html"
    assert page.is_file(), "build the client first: npm run build, in web/"
    server = Host(tmp_path_factory.mktemp("browser"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    assert Path(CHROMIUM).exists(), f"there is no browser at {CHROMIUM}"
    launched = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    yield launched
    launched.close()


class Person:
    """Somebody in front of a browser. What the page complains about is kept."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()  # what a test provokes the browser to report
        self.outside: list[str] = []
        self.page.set_default_timeout(15_000)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on(
            "console",
            lambda message: (
                self.complaints.append(message.text) if message.type == "error" else None
            ),
        )
        self.page.on(
            "request",
            lambda request: (
                None
                if request.url.startswith((self.url, self.url.replace("http", "ws"), "blob:"))
                else self.outside.append(request.url)
            ),
        )

    def settle(self, **settings: object) -> "Person":
        """Open the page with these settings of the reader."""
        kept = {"language": "en", "pace": "instant", "motion": False, "hints": False, **settings}
        text = json.dumps(json.dumps(kept))
        self.context.add_init_script(
            f"localStorage.getItem('parvis.settings') ??"
            f" localStorage.setItem('parvis.settings', {text})"
        )
        self.page.goto(self.url)
        self.page.locator(".big-btn").wait_for()
        return self

    def seats(self, *plans: str) -> "Person":
        """Choose how many sit, and who, by the names of the buttons."""
        count = self.page.locator(".st .seg button", has_text=re.compile(f"^{len(plans)}$"))
        count.click()
        for i, plan in enumerate(plans):
            self.page.locator(".seat").nth(i).get_by_role("button", name=plan, exact=True).click()
        return self

    def play(self) -> "Person":
        self.page.locator(".big-btn").click()
        self.page.mouse.move(2, 2)  # a pointer left behind would look at what comes to lie below it
        self.page.locator(".frame, .ph, .wr, .curtain").wait_for()
        return self

    def offered(self) -> list[str]:
        """All that may be chosen now, as words of the record."""
        found: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('[data-choice]')]"
            ".flatMap(e => e.getAttribute('data-choice').split('|'))"
        )
        return found

    def wait_offered(self) -> list[str]:
        """Wait for our turn; of several people on this device, be the one who is called."""
        if self.page.wait_for_selector("[data-choice], .curtain button") and self.curtained():
            self.page.locator(".curtain button").press("Enter")
        self.page.wait_for_selector("[data-choice]")
        return self.offered()

    def choose(self, word: str) -> None:
        """Click on a choice where it lies, and in the fan if several lie there."""
        self.page.evaluate(
            """async word => {
              const all = root => [...document.querySelectorAll(root + '[data-choice]')];
              const here = e => e.getAttribute('data-choice').split('|').includes(word);
              const wait = ms => new Promise(done => setTimeout(done, ms));
              const press = async e => {
                const more = e?.closest('.stepper')?.querySelector('.step:last-child');
                for (let i = 0; more && e.dataset.word !== word && i < 90; i++) {
                  more.click();
                  await wait(1);
                }
                e?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
              };
              await press(all('').find(here));
              await wait(20);
              await press(all('.fan ').find(here));
            }""",
            word,
        )

    def curtained(self) -> bool:
        return self.page.locator(".curtain").count() > 0

    def over(self) -> bool:
        return self.page.locator(".res-side").count() > 0


def table_of(someone: Person) -> dict[str, Any]:
    """Return the state of the table on somebody's screen, as the server tells it to them."""
    name = someone.page.url.rpartition("/t/")[2].partition("#")[0]
    found: dict[str, Any] = someone.page.request.get(f"{someone.url}/api/tables/{name}").json()
    return found


def link_of(someone: Person) -> str:
    """Return the link that invites to the table on somebody's screen."""
    table = table_of(someone)
    return f"{someone.url}/t/{table['id']}#invite={table['invite']}"


@pytest.fixture
def person(browser: Browser, host: Host) -> Iterator[Callable[..., Person]]:
    """Make people; at the end none of their pages may have complained or gone outside."""
    made: list[Person] = []

    def make(**context: object) -> Person:
        options = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", **context}
        somebody = Person(browser.new_context(**options), host.url)  # type: ignore[arg-type]
        made.append(somebody)
        return somebody

    yield make
    for somebody in made:
        somebody.context.close()
    for somebody in made:
        # A browser reports late, so what is forgiven can't be settled in the test.
        complaints = [c for c in somebody.complaints if not any(f in c for f in somebody.forgiven)]
        assert not complaints, complaints
        assert not somebody.outside, somebody.outside
