"""Recalibrate a published network on more games: `python tools/reliability.py FILE --games 400`.

Fits a temperature for each number of seats on half of the games, which are between unequal players.
Evaluates it on the other half, as `parvis train --publish` does, but plays no match.
Writes the network, and prints the calibration lines of the model card.
"""

import argparse
from pathlib import Path

import parvis
from parvis.players.stored import dump, parse
from parvis.training.calibration import calibrate, calibrated


def main() -> None:
    """Calibrate for some numbers of seats."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("file", type=Path, help="such as src/parvis/players/weights/emara.npz")
    ask.add_argument("--seats", type=int, action="append", help="default: all of the network")
    ask.add_argument("--games", type=int, default=400)
    given = ask.parse_args()
    card, weights = parse(given.file.read_bytes())
    game = parvis.game(card.game)
    for seats in given.seats or [k for k in game.seats if card.least <= k <= card.seats]:
        one = calibrate(game, seats, given.games, str(given.file))
        card = calibrated(card, {seats: one.temperature})
        print(f"| {seats} | {one.games} | {one.positions} | {one.temperature} | {one.error:.1%} |")
        print(", ".join(f"{b.said:.0%} {b.won:.0%} ({b.count})" for b in one.bins), flush=True)
    given.file.write_bytes(dump(card, weights))


if __name__ == "__main__":
    main()
