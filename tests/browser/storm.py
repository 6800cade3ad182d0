"""Whole games through bad weather: the record says what the person chose, all of it, once."""

import json
import random
import time
import urllib.request
from typing import Any, Final

from playwright.sync_api import Page

import parvis
from parvis.engine.record import start_of
from tests.browser.conftest import Host
from tests.browser.weather import Weather

PATIENCE: Final = 10.0  # seconds of a working network for which nobody is left unable to answer
SORTS: Final = ("cut", "cut", "silence", "silence", "delay", "restart")

# What is offered on a page that is awake, and one of it chosen as a person does: by one click, one
# more if several choices lie at one place, and as many steps as an amount needs.
CHOOSE: Final = """async luck => {
  const awake = () => !document.querySelector('.asleep');
  const all = root => [...document.querySelectorAll(root + '[data-choice]')];
  const words = [...new Set(all('').flatMap(p => p.dataset.choice.split('|')))].sort();
  if (!awake() || !words.length) return null;
  const word = words[Math.floor(luck * words.length)];
  const here = p => p.dataset.choice.split('|').includes(word);
  const wait = ms => new Promise(done => setTimeout(done, ms));
  const press = async place => {
    const more = place.closest('.stepper')?.querySelector('.step:last-child');
    for (let i = 0; more && place.dataset.word !== word && i < 90; i++) {
      more.click();
      await wait(1);
    }
    const single = place.dataset.choice === word || place.dataset.word === word;
    if (more && !single || !awake()) return false;
    place.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return single;
  };
  if (await press(all('').find(here))) return word;
  await wait(50);
  const one = all('.fan ').find(here);
  return one && await press(one) ? word : null;
}"""
OFFERS: Final = """() => !document.querySelector('.asleep')
  && document.querySelectorAll('[data-choice]').length > 0"""


class Storm:
    """One person's game behind a proxy, and what befalls it."""

    def __init__(self, page: Page, host: Host, weather: Weather, seed: int) -> None:
        self.page = page
        self.host = host
        self.weather = weather
        self.random = random.Random(seed)
        self.befell: list[str] = []
        self.chosen: list[str] = []
        self.longest = 0.0  # seconds for which the page could not be answered, the network working
        self.table = page.url.rpartition("/")[2].partition("#")[0]

    def play(self, events: int, every: int) -> int:
        """Play to the end, an event about every so many choices; return how many befell it."""
        since = self.random.randint(1, every)
        while not self._over():
            if since <= 0 and len(self.befell) < events:
                self._befall()
                since = self.random.randint(1, 2 * every)
            if self._choose():
                since -= 1
        return len(self.befell)

    def check(self) -> None:
        """Compare what was chosen with the record that the server keeps."""
        with urllib.request.urlopen(f"{self.host.url}/api/tables/{self.table}/record") as answer:
            record = parvis.Record.from_json(answer.read())
        game = parvis.game(record.game)
        s = start_of(game, record)
        kept: list[str] = []
        for word in record.choices:
            asked = not game.goes_without_asking(s, game.options(s))
            if s.agenda[-1].seat == 0 and asked:
                kept.append(word)
            game.choose(s, game.read(s, word), parvis.Log(quiet=True))
        assert kept == self.chosen, (len(kept), len(self.chosen), self.befell)
        assert self.longest < PATIENCE, self.longest

    def _ask(self) -> dict[str, Any]:
        with urllib.request.urlopen(f"{self.host.url}/api/tables/{self.table}") as answer:
            found: dict[str, Any] = json.loads(answer.read())
            return found

    def _over(self) -> bool:
        if self.page.locator(".res-side").count():
            return True
        return bool(self._ask()["status"] == "finished")

    def _choose(self) -> bool:
        """Choose when asked; notice how long the page takes to let us, and the answer to come."""
        start = time.monotonic()
        while True:
            state = self._ask()
            if state["status"] == "finished":
                return False
            if state["actor"] == 0:
                word = self.page.evaluate(CHOOSE, self.random.random())
                if word is not None:
                    self.chosen.append(word)
                    self._moved(state["ply"])
                    return True
                self.longest = max(self.longest, time.monotonic() - start)
                assert self.longest < 3 * PATIENCE, "the page does not offer what the server asks"
            else:
                start = time.monotonic()
            self.page.wait_for_timeout(20)

    def _moved(self, ply: int) -> None:
        """Wait until the server has our choice."""
        start = time.monotonic()
        while self._ask()["ply"] == ply:
            self.longest = max(self.longest, time.monotonic() - start)
            assert self.longest < 3 * PATIENCE, "a choice was lost"
            self.page.wait_for_timeout(20)

    def _befall(self) -> None:
        """Something happens while a choice is on its way, or before it is made."""
        sort = self.random.choice(SORTS)
        self.befell.append(sort)
        before = self.random.random() < 0.5 and self._wait_asked()
        ply = self._ask()["ply"]
        long = self.random.choice((0.3, 2.0, 6.0, 12.0))
        if sort == "cut":
            self.weather.down()
        elif sort == "silence":
            self.weather.silent()
        elif sort == "delay":
            self.weather.slow(self.random.uniform(0.2, 2.5))
        if before or sort != "restart":
            word = self.page.evaluate(CHOOSE, self.random.random()) if self._asked() else None
            if word is not None:
                self.chosen.append(word)
        else:
            word = None
        if sort == "restart":
            self.host.stop()
            self.page.wait_for_timeout(1000 * min(long, 3.0))
            self.host.start()
        else:
            self.page.wait_for_timeout(1000 * long)
        if sort == "silence" and self.random.random() < 0.5:
            self.weather.lose()  # else what was held back arrives late
        self.weather.calm()
        if word is not None:
            self._moved(ply)

    def _asked(self) -> bool:
        return bool(self._ask()["actor"] == 0)

    def _wait_asked(self) -> bool:
        while not self._over():
            if self._asked() and self.page.evaluate(OFFERS):
                return True
            self.page.wait_for_timeout(20)
        return False
