"""Screenshots of all games from fixed records, each looked over by the check of `look.py`.

    python -m tests.browser.shots [--out build/shots] [--only emara-middle] [--no-check] [--crowded]

`--only` takes parts of a name, as in `emara-late-desk-dark-fr`; several are joined by commas.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM, ROOT
from tests.browser.look import faults
from tests.browser.scenes import Stage, all_scenes, build, open_scene


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "shots")
    parser.add_argument("--only", default="")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--no-check", action="store_true")
    parser.add_argument("--built", action="store_true", help="the client is built already")
    asked = parser.parse_args()
    if not asked.built:
        build()
    wanted = [part for part in asked.only.split(",") if part]
    scenes = [s for s in all_scenes() if not wanted or any(part in s.name for part in wanted)]
    asked.out.mkdir(parents=True, exist_ok=True)
    found = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        stage = Stage(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            stage.start()
            for scene in scenes:
                try:
                    page = open_scene(browser, stage, scene, asked.seats)
                    page.screenshot(path=asked.out / f"{scene.name}.png")
                    seen = [] if asked.no_check else faults(page)
                except PlaywrightError as error:  # one that cannot be taken does not end the others
                    seen = [f"not taken: {str(error).splitlines()[0]}"]
                    browser.contexts[0].pages[0].screenshot(path=asked.out / f"{scene.name}.png")
                for fault in seen:
                    found += 1
                    print(f"{scene.name}: {fault}", flush=True)
                for context in browser.contexts:
                    context.close()
        finally:
            browser.close()
            stage.stop()
    print(f"{len(scenes)} pictures in {asked.out}, {found} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
