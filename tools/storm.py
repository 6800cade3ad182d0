"""Play whole games in a browser on a faulty network: cuts, silences, delays, server restarts.

    python -m tools.storm [--events 100] [--seed 1] [--games piliers,clochemerle,…] [--phone]

Every game must end with exactly the choices made: none lost, none doubled. While the network
works, the page must never block an answer for ten seconds. Like the browser tests, this needs the
built client, Playwright and Chromium.
"""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM, DESK, PHONE, Host, Person
from tests.browser.storm import Storm
from tests.browser.weather import Weather

GAMES = "clochemerle,piliers,descendance,emara,hoyuk"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=100)
    parser.add_argument("--every", type=int, default=4, help="choices between two events")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", default=GAMES)
    parser.add_argument("--phone", action="store_true")
    asked = parser.parse_args()
    host = Host(Path(tempfile.mkdtemp()))
    host.start()
    weather = Weather(host.port)
    befell, chosen, longest, number = 0, 0, 0.0, 0
    games = asked.games.split(",")
    if asked.phone:  # on phones, Höyük's village is aimed at by sliding, not clicked
        games = [game for game in games if game != "hoyuk"]
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            while befell < asked.events:
                game = games[number % len(games)]
                size = PHONE if asked.phone else DESK
                context = browser.new_context(
                    viewport={"width": size["width"], "height": size["height"]},
                    reduced_motion="reduce",
                )
                person = Person(context, weather.url).settle()
                person.page.locator(f".gc.game-{game}").click()
                person.seats("Me", "Computer").play()
                person.wait_offered()
                storm = Storm(person.page, host, weather, asked.seed + number)
                befell += storm.play(asked.events - befell, asked.every)
                storm.check()
                chosen += len(storm.chosen)
                longest = max(longest, storm.longest)
                number += 1
                print(
                    f"{game}: {len(storm.chosen)} choices, all kept once, through "
                    f"{len(storm.befell)} events; at most {storm.longest:.1f} s unable to answer",
                    flush=True,
                )
                context.close()
    finally:
        host.stop()
        weather.close()
    print(f"{number} games, {chosen} choices, {befell} events, at most {longest:.1f} s")


if __name__ == "__main__":
    main()
