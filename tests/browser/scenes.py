"""Tables brought to a fixed moment of a golden game, for screenshots and for the checks on them.

A server of its own seats its guest where the recorded game waits for an answer; computer players
have the other seats, and nothing moves before the guest does.
"""

import functools
import json
import subprocess
import sys
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page

import parvis
from parvis.engine.record import Record, replay
from tests.browser.conftest import ROOT, Host

GOLDEN = ROOT / "tests" / "golden"
# Study tables become games in progress: the guest sits where somebody is asked.
SERVE = """
import sys
from parvis.server.command import listening, run
from parvis.server.tables.seating import Seating
from parvis.server.tables.table import Seat
from parvis.server.web.server import Server, Settings

async def keep_in_progress(self, host, play):
    mine = Seat("person", host.id, host.name)
    seats = [
        mine if i == (play.actor or 0) else Seat("computer", level="villager")
        for i in range(play.setup.seats)
    ]
    return await self.go_on(host, play, seats)

Seating.keep = keep_in_progress
run(Server(Settings(database=sys.argv[2], workers=1, limits=0)),
    listening("127.0.0.1", int(sys.argv[1])))
"""
SIZES = {
    "phone": (390, 844),
    "tablet": (1024, 768),
    "desk": (1440, 900),
    "large": (1920, 1080),
}
WHEN = {"early": 0.1, "middle": 0.5, "late": 0.88, "end": 1.0}
# how many sit: the middle of what each game allows, and Höyük crowded
SEATS = {"piliers": 3, "descendance": 3, "clochemerle": 3, "emara": 3, "hoyuk": 4}


class Scene(NamedTuple):
    """One picture."""

    game: str
    when: str
    size: str = "desk"
    theme: str = "light"
    language: str = "fr"

    @property
    def name(self) -> str:
        return "-".join(self)


class Stage(Host):
    """A server whose study tables are games in progress."""

    serves = SERVE


def golden(game: str, seats: int) -> Record:
    """Return the newest golden game with so many seats."""
    found = sorted((GOLDEN / game).glob(f"v*-{seats}-seats-*.json"))
    return msgspec.convert(json.loads(found[-1].read_text(encoding="utf-8"))["record"], Record)


@functools.cache
def moment(game: str, when: str, seats: int = 0) -> Record:
    """Return a golden game up to about that part of it, where a player has something to choose."""
    record = golden(game, seats or SEATS[game])
    rules = parvis.game(game)
    if when == "end":
        return record
    for ply in range(int(len(record.choices) * WHEN[when]), len(record.choices)):
        state = replay(rules, record, ply)
        task = state.agenda[-1]
        if task.seat >= 0 and len(rules.options(state)) > 2:
            return record.until(ply)
    raise AssertionError(f"nothing is chosen in {game} after {when}")


def open_scene(
    browser: Browser, stage: Host, scene: Scene, seats: int = 0, moving: bool = False
) -> Page:
    """Open a table at a moment, as somebody with these settings sees it; still, unless `moving`."""
    width, height = SIZES[scene.size]
    context: BrowserContext = browser.new_context(
        viewport={"width": width, "height": height},
        reduced_motion="no-preference" if moving else "reduce",
        has_touch=scene.size == "phone",
        locale=scene.language,
    )
    kept = {
        "language": scene.language,
        "theme": scene.theme,
        "pace": "steady" if moving else "instant",
        "motion": moving,
        "hints": False,
    }
    text = json.dumps(json.dumps(kept))
    context.add_init_script(f"localStorage.setItem('parvis.settings', {text})")
    page = context.new_page()
    page.set_default_timeout(60_000)  # machines are busy, and a first page is long
    if scene.when == "lobby":
        page.goto(stage.url)
        page.locator(".big-btn").wait_for()
        page.locator(f".gc.game-{scene.game}").click()
        page.mouse.move(2, 2)
        return page
    page.request.post(f"{stage.url}/api/guest", data={"name": "Camille"})
    record = moment(scene.game, scene.when, seats)
    answer = page.request.post(f"{stage.url}/api/records", data=record.to_json())
    assert answer.ok, answer.text()
    page.goto(f"{stage.url}/t/{answer.json()['id']}")
    # on a phone the choices may wait in an area that is not shown
    there = ".res-side" if scene.when == "end" else "[data-choice]:visible, .tab i, svg.hy-phone"
    page.locator(there).first.wait_for()
    page.wait_for_timeout(150)
    return page


def all_scenes() -> Iterator[Scene]:
    """All games, early, middle, late and ended, at every size, by day and at dusk, fr and en."""
    for game in SEATS:
        for when in ("early", "middle", "late", "end"):
            for size in SIZES:
                for theme in ("light", "dark"):
                    for language in ("fr", "en"):
                        yield Scene(game, when, size, theme, language)
    for size in SIZES:
        for theme in ("light", "dark"):
            for language in ("fr", "en"):
                yield Scene("piliers", "lobby", size, theme, language)


def build() -> None:
    """Build the client, so that pictures show what the sources say."""
    generate = [sys.executable, "-m", "parvis.server.typescript", "web/src/generated"]
    subprocess.run(generate, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["npm", "run", "--silent", "build"], cwd=ROOT / "web", check=True)
