"""A match as files: figures as JSON and CSV, and one page with plots that needs nothing else."""

import csv
import io
from html import escape
from pathlib import Path
from typing import Any

import msgspec

from parvis.arena.balance import Thing, balance
from parvis.arena.match import Plan, Played
from parvis.arena.plots import intervals, stacks
from parvis.arena.statistics import Interval
from parvis.arena.summary import Summary, summarise
from parvis.engine import Game

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
.key i{display:inline-block;width:.8em;height:.8em;margin-right:.3em}
"""


def write(game: Game[Any], plan: Plan, played: list[Played], folder: Path) -> Summary:
    """Write summary.json, games.csv, balance.csv and report.html; return the figures."""
    folder.mkdir(parents=True, exist_ok=True)
    summary = summarise(plan, played, game.categories)
    found = balance(game, plan, played)
    pretty = msgspec.json.format(msgspec.json.encode(summary), indent=2)
    (folder / "summary.json").write_bytes(pretty + b"\n")
    (folder / "games.csv").write_text(games_csv(game, played), encoding="utf-8")
    (folder / "balance.csv").write_text(balance_csv(found), encoding="utf-8")
    (folder / "report.html").write_text(page(summary, found), encoding="utf-8")
    return summary


def games_csv(game: Game[Any], played: list[Played]) -> str:
    """Return one line for each seat of each game."""
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
    """Return one line for each thing that was chosen."""
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


# The page.


def page(summary: Summary, found: list[Thing]) -> str:
    """Return a report as one page of HTML."""
    plan = summary.plan
    even = 1 / plan.seats
    title = f"{plan.game}: {', '.join(plan.players)}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{summary.games} games, {plan.seats} seats, seeds from {plan.seed}, "
        f"rules version {plan.version}{_options(plan)}. Intervals are 95 %.</p>",
        "<h2>Players</h2>",
        _standings(summary),
        intervals(
            "share of games won", [(s.player, s.wins) for s in summary.standings], even, True
        ),
        "<h3>Ratings</h3><p>Plackett-Luce on the scale of Elo; the mean is 0.</p>",
        intervals("ratings", [(s.player, s.rating) for s in summary.standings], 0.0),
        "<h3>Points by category</h3>",
        stacks("points by category", [(s.player, s.categories) for s in summary.standings]),
        "<h2>Pairs</h2>",
        _duels(summary),
        "<h2>Seats</h2>",
        intervals(
            "share of games won by each seat",
            [(f"seat {s.seat + 1}", s.wins) for s in summary.seats],
            even,
            True,
        ),
        "<h2>What goes with winning</h2><p>Share of games won, and points above what the same "
        "player makes on average, of those who chose a thing at least once in a game. What goes "
        "with winning need not cause it.</p>",
        _balance(found, even),
    ]
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        f"{''.join(parts)}</html>\n"
    )


def _options(plan: Plan) -> str:
    chosen = ", ".join(f"{name} {value}" for name, value in sorted(plan.options.items()))
    return escape(f", {chosen}") if chosen else ""


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


def _standings(summary: Summary) -> str:
    head = ["player", "games", "won", "mean rank", "points", "when winning", "rating", "openskill"]
    rows = [
        [
            s.player, str(s.games), percent(s.wins), f"{s.rank:.2f}", number(s.points),
            f"{s.winning:.1f}", number(s.rating), f"{s.skill:.1f} ± {s.doubt:.1f}",
            f"{s.seconds * 1000:.0f} ms", f"{s.slowest * 1000:.0f} ms",
        ]
        for s in summary.standings
    ]  # fmt: skip
    return _table([*head, "a decision", "slowest"], rows)


def _duels(summary: Summary) -> str:
    rows = [
        [d.one, d.other, percent(d.share), str(d.games), "yes" if d.settled else "no"]
        for d in summary.duels
    ]
    return _table(["player", "against", "ahead", "games", "settled"], rows)


def _balance(found: list[Thing], even: float) -> str:
    """Return a plot and a table for each sort of thing."""
    sorts: dict[tuple[str, str], list[Thing]] = {}
    for thing in found:
        sorts.setdefault((thing.action if thing.noun else "", thing.noun), []).append(thing)
    parts: list[str] = []
    for (action, noun), members in sorts.items():
        title = f"{action}: {noun}" if noun else "actions"
        members.sort(key=lambda thing: -thing.points.value)
        plotted = [(_name(t), t.points) for t in members if t.seats >= FEW]
        rows = [
            [_name(t), str(t.times), f"{t.share:.0%}", percent(t.wins), number(t.points)]
            for t in members
        ]
        parts.append(f"<h3>{escape(title)}</h3>")
        if plotted:
            parts.append(intervals(f"{title}: points above average", plotted, 0.0))
        parts.append(_table(["", "chosen", "of seats", "won", "points above"], rows))
    return "".join(parts)


def _name(thing: Thing) -> str:
    return thing.name if thing.noun else thing.action
