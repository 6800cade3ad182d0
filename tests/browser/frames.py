"""How smoothly pieces fly on a slow processor: frames a second, and long tasks of the page.

    python -m tests.browser.frames [--slow 4] [--moves 5] [--only emara] [--size phone] [--built]

Chromium slows its main thread down and is traced from the click until the last piece has landed.
A task counts by the processor time it takes, so that a busy machine measures what a quiet one does;
frames are counted by the clock, and need a quiet one.
"""

import argparse
import contextlib
import json
import statistics
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tests.browser.conftest import CHROMIUM
from tests.browser.scenes import SEATS, Scene, Stage, build, open_scene

LONGEST: Final = 50.0  # milliseconds of a task, beyond which a page feels stuck
LEAST: Final = 60.0  # frames a second
CATEGORIES: Final = ["-*", "toplevel", "devtools.timeline", "v8.execute"]
# Notes every frame while something flies.
WATCH: Final = """() => {
  window.frames_ = [];
  const each = (now) => {
    const flying = document.querySelector('.flight')?.childElementCount;
    frames_.push([now, flying ? 1 : 0]);
    requestAnimationFrame(each);
  };
  requestAnimationFrame(each);
}"""
# Takes what lies last on the board, as long as it is no "pass"; returns whether there was any.
CHOOSE: Final = """() => {
  const word = e => e.getAttribute('data-choice').split('|')[0];
  const all = [...document.querySelectorAll('[data-choice]')]
    .filter(e => e.getClientRects().length);
  const going = all.filter(e => !/ (skip|pass)$/.test(word(e)));
  const taken = (going.length ? going : all).at(-1);
  document.querySelector('.flight')?.removeAttribute('data-told');
  taken?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return !!taken;
}"""
LANDED: Final = """() => {
  const layer = document.querySelector('.flight');
  return !layer || (layer.hasAttribute('data-told') && !layer.childElementCount);
}"""


class Move(NamedTuple):
    """What one move took of the page."""

    tasks: list[tuple[float, str]]  # milliseconds of the processor, and what it was for
    frames: list[float]  # milliseconds between two frames while something flew


def named(task: dict[str, Any], inside: list[dict[str, Any]]) -> str:
    """Say what a task spent most of its time on."""
    spent = Counter[str]()
    for event in inside:
        if event is not task and event["ts"] >= task["ts"]:
            spent[event["name"]] += event.get("tdur", 0)
    return ", ".join(f"{name} {time / 1000:.0f}" for name, time in spent.most_common(4))


def tasks_of(trace: bytes) -> list[tuple[float, str]]:
    """Return the page's tasks in a trace, longest first."""
    events = json.loads(trace)["traceEvents"]
    main = {
        (e["pid"], e["tid"])
        for e in events
        if e["name"] == "thread_name" and e["args"]["name"] == "CrRendererMain"
    }
    timed = [e for e in events if e.get("ph") == "X" and (e["pid"], e["tid"]) in main]
    found = []
    for task in timed:
        if task["name"] not in {"RunTask", "ThreadControllerImpl::RunTask"}:
            continue
        took = task.get("tdur", task["dur"]) / 1000
        if took < LONGEST / 4:
            continue
        end = task["ts"] + task["dur"]
        of = (task["pid"], task["tid"])
        inside = [e for e in timed if (e["pid"], e["tid"]) == of and e["ts"] < end]
        found.append((took, named(task, inside)))
    return sorted(found, reverse=True)


def measure(browser: Browser, page: Page, slow: float, moves: int) -> list[Move]:
    """Take some choices, and return what each took."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.evaluate(WATCH)
    found = []
    for _ in range(moves):
        page.wait_for_selector("[data-choice]")
        page.wait_for_timeout(400)
        browser.start_tracing(page=page, categories=CATEGORIES)
        page.evaluate("frames_.length = 0")
        if not page.evaluate(CHOOSE):
            browser.stop_tracing()
            continue
        with contextlib.suppress(PlaywrightError):  # nothing moved: a choice of two steps
            page.wait_for_function(LANDED, timeout=8_000)
        page.wait_for_timeout(150)
        tasks = tasks_of(browser.stop_tracing())
        noted = page.evaluate("frames_")
        gaps = [
            now[0] - before[0]
            for before, now in zip(noted, noted[1:], strict=False)
            if before[1] and now[1]
        ]
        found.append(Move(tasks, gaps))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", type=float, default=4.0, help="times as slow as this machine")
    parser.add_argument("--moves", type=int, default=5)
    parser.add_argument("--only", default=",".join(SEATS))
    parser.add_argument("--size", default="desk")
    parser.add_argument("--when", default="middle")
    parser.add_argument("--built", action="store_true", help="the client is built already")
    asked = parser.parse_args()
    if not asked.built:
        build()
    missed = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        stage = Stage(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            stage.start()
            for game in asked.only.split(","):
                scene = Scene(game, asked.when, asked.size, "light", "en")
                page = open_scene(browser, stage, scene, moving=True)
                moves = measure(browser, page, asked.slow, asked.moves)
                page.context.close()
                frames = [gap for move in moves for gap in move.frames]
                rate = 1000 / statistics.mean(frames) if frames else 0.0
                late = sum(gap > 25 for gap in frames)
                worst = [move.tasks[0] for move in moves if move.tasks]
                long = [task for move in moves for task in move.tasks if task[0] > LONGEST]
                missed += len(long) + (rate < LEAST - 1)
                print(f"{game}: {rate:.0f} frames/s, {late} of {len(frames)} late;", end=" ")
                print("longest task of each move", [f"{took:.0f} ms" for took, _ in worst])
                for took, what in sorted(long, reverse=True)[:4]:
                    print(f"  {took:.0f} ms: {what}", flush=True)
        finally:
            browser.close()
            stage.stop()
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
