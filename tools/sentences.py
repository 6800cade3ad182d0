"""Draw 100 sentences of a game in one language, as shown to a player, for a blind review.

    python tools/sentences.py GAME LANGUAGE SEED > sheet.md

Random games are played through the public API. Every question, button, tip and log line is
rendered as at the table, and kept once per key and wording (with figures and names masked).
The sheet is drawn from these by kind and key: two sheets with the same seed differ only where the
texts differ. Options, first steps and labels come from the catalogues of the game and its board.
Use a seed that no writer has seen. The reader judges without the last column.
"""

import argparse
import random
import re
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast

import parvis
from parvis.engine import OptionValue
from parvis.text import LANGUAGES, Messages, MissingText, Texts, catalogue

BOARDS: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
SHARES: Final = {
    "question": 14,
    "why": 8,
    "others": 4,
    "button": 22,
    "tip": 18,
    "log": 24,
    "option": 4,
    "first steps": 4,
    "label": 2,
}
STATIC: Final = {
    "option-": "option",
    "hint-": "first steps",
    "tip-": "tip",
    "view-": "label",
    "score-": "label",
    "plate-": "label",
}
NAMES: Final = ("Camille", "Antoine", "Élise", "Bruno", "Thomas")  # vowel, accent, final s
PLAYED: Final = 40
SETUPS: Final[dict[str, list[tuple[int, dict[str, OptionValue]]]]] = {
    # in turn, to cover expansions, modes and solo play
    "hoyuk": [(3, {}), (4, {"mode": "expert"}), (2, {"mode": "expert"})],
    "descendance": [(3, {"inn": True}), (4, {"inn": True}), (2, {})],
    "emara": [(3, {}), (2, {}), (1, {"solo": "campaign"})],
    "piliers": [(2, {}), (3, {"archbishop": "event", "strict_large_worker": True}), (4, {})],
}
SIZE: Final = 100


class Sentence(NamedTuple):
    """A text as a player reads it."""

    kind: str
    key: str
    text: str
    before: str  # the text shown before it


class Met:
    """The sentences of random games, the first of each key and wording."""

    def __init__(self, name: str, language: str, seed: int) -> None:
        self.game = parvis.game(name)
        self.language = language
        self.luck = random.Random(seed)
        self.found: dict[tuple[str, str, str], Sentence] = {}
        setups = SETUPS.get(name, [(seats, {}) for seats in self.game.seats])
        for number in range(PLAYED):
            self.play(*setups[number % len(setups)], seed + number)

    def keep(self, kind: str, key: str, text: str, before: str) -> None:
        """Keep a sentence unless an equal one was kept before."""
        if text:
            wording = re.sub("|".join(NAMES), "@", re.sub(r"\d+", "#", text))
            self.found.setdefault((kind, key, wording), Sentence(kind, key, text, before))

    def play(self, seats: int, options: dict[str, OptionValue], seed: int) -> None:
        """Play one random game and collect all its texts."""
        game = self.game
        texts = Texts(game, self.language, NAMES[:seats], options)
        s, log = game.start(seats, seed, options), parvis.Log()
        told, last = 0, ""
        while (seat := game.actor(s)) is not None:
            if seat == parvis.CHANCE:
                game.play(s, game.roll(s), log)
            else:
                task = s.agenda[-1]
                kind = game.kinds.tasks[task.kind]
                asked = texts.question(task)
                value = self.luck.choice(game.options(s))
                texts.seen = game.view(s, task.seat)
                label = texts.choice(task, value)
                tip = texts.about(task, value)
                self.keep("question", f"ask-{kind.name}", asked, last)
                self.keep("why", f"ask-{kind.name}.why", texts.question(task, "why"), asked)
                self.keep("others", f"ask-{kind.name}.other", texts.question(task, "other"), last)
                self.keep("button", kind.key(value), label, asked)
                self.keep("tip", f"{kind.key(value)}.about", tip, f"{asked} [{label}]")
                game.play(s, value, log)
            for event in log.events[told:]:
                line = texts.event(game.redact(event, event.seat))
                line = line[:1].upper() + line[1:]
                self.keep("log", f"event-{game.kinds.events[event.kind].name}", line, last)
                last = line
            told = len(log.events)


def written(name: str, language: str) -> list[Sentence]:
    """Return options, first steps and labels, from the catalogues of a game and its board."""
    board = BOARDS / name / f"{language}.ftl"
    sources = [catalogue(name, language)]
    sources += [board.read_text(encoding="utf-8")] if board.is_file() else []
    texts = Texts(parvis.game(name), language)
    texts.messages = Messages("\n".join(sources), language)
    found: list[Sentence] = []
    for entry in FluentParser().parse("\n".join(sources)).body:
        if not isinstance(entry, ast.Message):
            continue
        key = entry.id.name
        kind = next((kind for start, kind in STATIC.items() if key.startswith(start)), "")
        for attribute in ["", *(one.id.name for one in entry.attributes)] if kind else []:
            try:
                text = texts.maybe(key, attribute)
            except MissingText:  # it needs values known only at a table
                continue
            if text:
                found.append(Sentence(kind, f"{key}.{attribute}".rstrip("."), text, ""))
    return found


def drawn(pool: list[Sentence], number: int, luck: random.Random) -> list[Sentence]:
    """Draw keys, then a wording of each, so every key has the same weight."""
    keys: dict[str, list[Sentence]] = {}
    for one in sorted(pool):
        keys.setdefault(one.key, []).append(one)
    found: list[Sentence] = []
    while len(found) < number and keys:
        for key in luck.sample(sorted(keys), min(number - len(found), len(keys))):
            found.append(keys[key].pop(luck.randrange(len(keys[key]))))
            if not keys[key]:
                del keys[key]
    return found


def sheet(name: str, language: str, seed: int) -> list[Sentence]:
    """Return the sentences of a sheet in the order of the review."""
    pool = [*Met(name, language, seed).found.values(), *written(name, language)]
    luck = random.Random(f"{name} {language} {seed}")
    found: list[Sentence] = []
    for kind, share in SHARES.items():
        found += drawn([one for one in pool if one.kind == kind], share, luck)
    rest = [one for one in pool if one.kind == "log" and one not in found]
    found += drawn(rest, SIZE - len(found), luck)
    luck.shuffle(found)
    return found


def main() -> None:
    """Print the sheet."""
    reads = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reads.add_argument("game", choices=parvis.game_names())
    reads.add_argument("language", choices=LANGUAGES)
    reads.add_argument("seed", type=int)
    given = reads.parse_args()
    print(f"# {given.game}, {given.language}, seed {given.seed}\n")
    print("| no. | kind | seen just before | sentence | 0 / 1 / 2 | why | key |")
    print("|---" * 7 + "|")
    for number, one in enumerate(sheet(given.game, given.language, given.seed), 1):
        cells = [str(number), one.kind, one.before, one.text, "", "", f"`{one.key}`"]
        print("| " + " | ".join(c.replace("\n", " ").replace("|", "/") for c in cells) + " |")


if __name__ == "__main__":
    main()
