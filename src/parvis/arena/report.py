"""A match as files: figures as JSON and CSV, and a self-contained HTML page with plots."""

import csv
import io
from html import escape
from pathlib import Path

import msgspec

from parvis.arena.balance import Thing, balance, nouns
from parvis.arena.match import Plan, Played
from parvis.arena.plots import intervals, stacks
from parvis.arena.statistics import Interval
from parvis.arena.summary import Duel, Summary, summarise
from parvis.arena.words import WORDS, Words
from parvis.engine import AnyGame
from parvis.text import MissingText, Texts

FEW = 10  # seats below which a thing is not plotted

STYLE = """
:root{color-scheme:light dark;--ink:#2b2620;--paper:#fbf8f1;--line:#b9ae9b;--accent:#8c4a2f}
@media(prefers-color-scheme:dark){
:root{--ink:#ece5d8;--paper:#1d1a16;--line:#6d6456;--accent:#d98d5f}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
body{max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;margin:1rem 0;display:block;overflow-x:auto}
th,td{padding:.2rem .7rem;text-align:right;border-bottom:1px solid var(--line)}
th:first-child,td:first-child{text-align:left}
svg{max-width:100%;height:auto}svg text{font:12px system-ui,sans-serif;fill:var(--ink)}
svg circle{fill:var(--accent)}svg .interval{stroke:var(--accent);stroke-width:3;opacity:.55}
svg .mark{stroke:var(--line);stroke-dasharray:4 3}
.key span{margin-right:1rem;white-space:nowrap}
summary{cursor:pointer;font-weight:600;margin:.6rem 0}
.lead{font-size:1.2rem}
.key i{display:inline-block;width:.8em;height:.8em;margin-right:.3em}
"""


def write(
    game: AnyGame, plan: Plan, played: list[Played], folder: Path, language: str = "en"
) -> Summary:
    """Write summary.json, games.csv, balance.csv and report.html; return the figures."""
    folder.mkdir(parents=True, exist_ok=True)
    summary = summarise(plan, played, game.categories)
    found = balance(game, plan, played)
    pretty = msgspec.json.format(msgspec.json.encode(summary), indent=2)
    (folder / "summary.json").write_bytes(pretty + b"\n")
    (folder / "games.csv").write_text(games_csv(game, played), encoding="utf-8")
    (folder / "balance.csv").write_text(balance_csv(found), encoding="utf-8")
    report = Page(game, summary, found, played, language)
    (folder / "report.html").write_text(report.html(), encoding="utf-8")
    return summary


def games_csv(game: AnyGame, played: list[Played]) -> str:
    """Return a CSV line for each seat of each game."""
    text = io.StringIO()
    out = csv.writer(text, lineterminator="\n")
    head = ["game", "seed", "seat", "player", "points", "rank", "decisions", "seconds", "slowest"]
    out.writerow([*head, *game.categories])
    for one in played:
        for seat, name in enumerate(one.players):
            out.writerow(
                [
                    one.number,
                    one.seed,
                    seat,
                    name,
                    one.scores[seat],
                    one.ranks[seat],
                    one.decisions[seat],
                    one.thinking[seat],
                    one.slowest[seat],
                    *one.breakdown[seat],
                ]  # fmt: skip
            )
    return text.getvalue()


def balance_csv(found: list[Thing]) -> str:
    """Return a CSV line for each thing that was chosen."""
    text = io.StringIO()
    out = csv.writer(text, lineterminator="\n")
    head = ["action", "noun", "name", "times", "seats", "share", "wins", "wins_low", "wins_high"]
    out.writerow([*head, "points", "points_low", "points_high"])
    for t in found:
        numbers = [t.share, *t.wins, *t.points]
        out.writerow(
            [t.action, t.noun, t.name, t.times, t.seats, *(f"{number:.4f}" for number in numbers)]
        )
    return text.getvalue()


def _table(head: list[str], rows: list[list[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><tr>{top}</tr>{body}</table>"


def percent(i: Interval) -> str:
    """Return a share and its interval as text."""
    return f"{i.value:.1%} ({i.low:.1%} to {i.high:.1%})"


def number(i: Interval) -> str:
    """Return a value and its interval as text."""
    return f"{i.value:.1f} ({i.low:.1f} to {i.high:.1f})"


# Sentences that can't be misread.


def beats(duel: Duel, words: Words = WORDS["en"]) -> str:
    """Say which of two players is stronger, and with what certainty."""
    one, other, share = duel.one, duel.other, duel.share
    if share.value < 0.5:
        one, other = other, one
        share = Interval(1 - share.value, 1 - share.high, 1 - share.low)
    if not duel.games or share.value == 0.5:
        return words.even.format(one=one, other=other, games=duel.games)
    sure = words.sure if duel.settled else words.likely if share.low > 0.5 else words.unsure
    shares = [words.percent(value) for value in share]
    told = words.beats.format(one=one, other=other, share=shares[0], games=duel.games)
    return f"{told} {words.interval.format(low=shares[1], high=shares[2])} {sure}"


# The page.


class Page:
    """A report as an HTML page in the reader's language: the answer first, details folded."""

    def __init__(
        self,
        game: AnyGame,
        summary: Summary,
        found: list[Thing],
        played: list[Played],
        language: str,
    ) -> None:
        self.summary = summary
        self.found = found
        self.played = played
        self.words = WORDS[language]
        self.texts = _texts(game, language)
        self.nouns = nouns(game)
        self.language = language

    def html(self) -> str:
        """Return the page."""
        words, summary, plan = self.words, self.summary, self.summary.plan
        title = f"{self._text('title') or plan.game}: {', '.join(plan.players)}"
        setup = words.setup.format(
            games=summary.games, seats=plan.seats, seed=plan.seed, version=plan.version
        )
        parts = [
            f"<h1>{escape(title)}</h1>",
            *(f'<p class="lead">{escape(beats(duel, words))}</p>' for duel in summary.duels),
            f"<p>{escape(setup)}{self._options()}</p>",
            self._forfeits(),
            f"<h2>{words.players}</h2>",
            self._standings(),
            intervals(words.won, self._shares(), 1 / plan.seats, True),
            self._fold(words.ratings, f"<p>{words.about_ratings}</p>" + self._ratings()),
            self._fold(words.categories, self._categories()),
            self._fold(words.order, self._order()),
            f"<h2>{words.winning}</h2><p>{words.about_winning}</p>",
            self._balance(),
        ]
        return (
            f'<!doctype html><html lang="{self.language}"><meta charset="utf-8">'
            f"<title>{escape(title)}</title>"
            f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
            f"{''.join(parts)}</html>\n"
        )

    def _text(self, key: str) -> str:
        try:
            return self.texts.maybe(key) if self.texts is not None else ""
        except MissingText:  # needs values that a report doesn't have
            return ""

    def _fold(self, title: str, inside: str) -> str:
        return f"<details><summary>{escape(title)}</summary>{inside}</details>"

    def _options(self) -> str:
        chosen = sorted(self.summary.plan.options.items())
        named = (f"{self._text(f'option-{name}') or name}: {value}" for name, value in chosen)
        return escape(" " + ", ".join(named)) if chosen else ""

    def _forfeits(self) -> str:
        """List the forfeited games, with what is needed to replay them."""
        rows = [
            [one.players[seat], str(one.number), str(one.seed), why]
            for one in self.played
            for seat, why in one.forfeits.items()
        ]
        if not rows:
            return ""
        head = [self.words.player, self.words.game, self.words.seed, self.words.reason]
        return f"<h2>{self.words.forfeits}</h2>{_table(head, rows)}"

    def _shares(self) -> list[tuple[str, Interval]]:
        return [(s.player, s.wins) for s in self.summary.standings]

    def _ratings(self) -> str:
        rows = [(s.player, s.rating) for s in self.summary.standings]
        return intervals(self.words.ratings, rows, 0.0)

    def _categories(self) -> str:
        rows = [
            (s.player, {self._text(f"score-{c}") or c: n for c, n in s.categories.items()})
            for s in self.summary.standings
        ]
        return stacks(self.words.categories, rows)

    def _order(self) -> str:
        """Show the value of choosing first, second, and so on."""
        rows = [(self.words.place(s.seat), s.wins) for s in self.summary.seats]
        return intervals(self.words.order, rows, 1 / self.summary.plan.seats, True)

    def _standings(self) -> str:
        words = self.words
        rows = [
            [
                s.player, str(s.games), percent(s.wins), f"{s.rank:.2f}", number(s.points),
                f"{s.winning:.1f}", number(s.rating), f"{s.skill:.1f} ± {s.doubt:.1f}",
                f"{s.seconds * 1000:.0f} ms", f"{s.slowest * 1000:.0f} ms", str(s.forfeits),
            ]
            for s in self.summary.standings
        ]  # fmt: skip
        return _table(list(words.standings), rows)

    def _balance(self) -> str:
        """Return a folded plot and table for each type of thing."""
        sorts: dict[tuple[str, str], list[Thing]] = {}
        for thing in self.found:
            sorts.setdefault((thing.action if thing.noun else "", thing.noun), []).append(thing)
        parts: list[str] = []
        for (action, noun), members in sorts.items():
            named = self._text(f"table-{noun}") or noun
            title = f"{named} ({action})" if noun else self.words.actions
            members.sort(key=lambda thing: -thing.points.value)
            plotted = [(self._name(t), t.points) for t in members if t.seats >= FEW]
            rows = [
                [self._name(t), str(t.times), f"{t.share:.0%}", percent(t.wins), number(t.points)]
                for t in members
            ]
            drawn = intervals(f"{title}: {self.words.above}", plotted, 0.0) if plotted else ""
            parts.append(self._fold(title, drawn + _table(list(self.words.things), rows)))
        return "".join(parts)

    def _name(self, thing: Thing) -> str:
        noun = self.nouns.get(thing.noun)
        if self.texts is None or noun is None:
            return thing.name or thing.action
        return self.texts.said(noun, noun.member(thing.name))


def _texts(game: AnyGame, language: str) -> Texts | None:
    """Return a game's texts; None for one without texts, such as a test game."""
    try:
        return Texts(game, language)
    except (ModuleNotFoundError, FileNotFoundError):
        return None
