"""Publishes a trained network: calibrates it, measures its strength, writes a model card.

parvis train emara --publish src/parvis/players/weights --games 200
"""

import json
from collections.abc import Callable
from pathlib import Path

import msgspec

from parvis.arena.ladder import Results, hold
from parvis.arena.match import Plan
from parvis.arena.statistics import wilson
from parvis.engine import AnyGame
from parvis.players.stored import Card, dump, parse
from parvis.training.calibration import Reliability, calibrate, calibrated


class Match(msgspec.Struct, frozen=True):
    """A learned player against the hand-written search in all other seats, at equal time."""

    seats: int
    games: int
    budget: str
    share: float
    low: float
    high: float
    points: float
    others: float


def measure(
    game: AnyGame, seats: int, games: int, budget: str, path: str, matches: Results
) -> Match:
    """Play a match against the hand-written search."""
    first = f"net:{budget}:{path}" if path else f"net:{budget}"
    players = (first, *[f"classic:{budget}"] * (seats - 1))
    plan = Plan(game.name, game.version, players, seats, {}, 800_000_000)
    held = hold(plan, games, matches, stop_early=False)
    places = [one.players.index(first) for one in held]
    won = sum(one.wins(seat) for one, seat in zip(held, places, strict=True))
    mine = sum(one.scores[seat] for one, seat in zip(held, places, strict=True))
    all_points = sum(sum(one.scores) for one in held)
    share = wilson(won, len(held))
    return Match(
        seats, len(held), budget, share.value, share.low, share.high, mine / len(held),
        (all_points - mine) / len(held) / (seats - 1),
    )  # fmt: skip


def publish(
    game: AnyGame,
    source: Path,
    target: Path,
    games: int,
    budget: str,
    matches: Results,
    report: Callable[[str], None] = print,
) -> None:
    """Calibrate a network, measure it, and write it with its card."""
    card, weights = parse(source.read_bytes())
    found: list[Reliability] = []
    for seats in (k for k in game.seats if card.least <= k <= card.seats):
        one = calibrate(game, seats, games, str(source))
        found.append(one)
        report(f"{seats} seats: calibration error {one.error:.1%} at {one.temperature}")
    card = calibrated(card, {one.seats: one.temperature for one in found})
    target.mkdir(parents=True, exist_ok=True)
    name = game.name if card.least == 2 else f"{game.name}-{card.least}"
    path = target / f"{name}.npz"
    path.write_bytes(dump(card, weights))
    held: list[Match] = []
    for seats in (k for k in game.seats if card.least <= k <= card.seats):
        match = measure(game, seats, games, budget, str(path), matches)
        held.append(match)
        report(f"{seats} seats: won {match.share:.1%} ({match.low:.1%} to {match.high:.1%})")
    (target / f"{name}.md").write_text(described(card, held, found, path.stat().st_size))
    (target / f"{name}.json").write_text(
        json.dumps(msgspec.to_builtins({"matches": held, "reliability": found}), indent=1) + "\n"
    )


def described(card: Card, held: list[Match], found: list[Reliability], size: int) -> str:
    """Return the model card."""
    few, many = card.least, card.seats
    seats = f"{many}" if few == many else f"{few} to {many}"
    rounds = "1 round" if card.rounds == 1 else f"{card.rounds} rounds"
    base = "the hand-written evaluation" if card.base == "sense" else "the points so far"
    lines = [
        f"# The network of {card.game}",
        "",
        f"For {seats} seats, rules version {card.rules}, observation version "
        f"{card.observation}; {size // 1000} kB.",
        f"It corrects {base} and holds a policy. Fitted to {card.games} games of self-play in "
        f"{rounds}, {card.hours:.1f} hours. The match by which it was accepted: "
        f"{card.gate or 'none'}.",
        "",
        "One against hand-written search (`classic:`) in all other seats, "
        "95 % intervals, equal processor time:",
        "",
        "| seats | budget | games | won | points |",
        "|---|---|---|---|---|",
        *(
            f"| {m.seats} | {m.budget} | {m.games} | {m.share:.1%} ({m.low:.1%} to {m.high:.1%}) "
            f"| {m.points:.1f} : {m.others:.1f} |"
            for m in held
        ),
        "",
        "Chances to win, on games that it was not fitted to, between unequal players:",
        "",
        "| seats | games | positions | temperature | calibration error |",
        "|---|---|---|---|---|",
        *(
            f"| {r.seats} | {r.games} | {r.positions} | {r.temperature} | {r.error:.1%} |"
            for r in found
        ),
        "",
        "Said and came true, in tenths (said %, won %, positions):",
        "",
        *(
            f"- {r.seats} seats: "
            + ", ".join(f"{b.said:.0%} {b.won:.0%} ({b.count})" for b in r.bins)
            for r in found
        ),
        "",
        f"Made by `{' '.join(card.commands) or f'parvis train {card.game}'}` and "
        f"`parvis train {card.game} --publish`.",
        "",
    ]
    return "\n".join(lines)
