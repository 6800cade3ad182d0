"""Scale a network's correction: `python tools/weigh.py FROM.npz TO.npz 0.5 [--staking]`.

Takes a network with the full correction (`correction=1.0` in training/config.py) and writes one
with a share of it. Matches between such networks show the best share, which goes into the config.
"""

import argparse
from pathlib import Path

import msgspec

import parvis
from parvis.players.sense import sense_of
from parvis.players.stored import dump, parse
from parvis.training.loop import weighed


def main() -> None:
    """Write the scaled network."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("source", type=Path)
    ask.add_argument("target", type=Path)
    ask.add_argument("share", type=float)
    ask.add_argument("--staking", action="store_true", help="go by shares of what is at stake")
    given = ask.parse_args()
    card, weights = parse(given.source.read_bytes())
    scale = sense_of(parvis.game(card.game)).scale
    card = msgspec.structs.replace(card, staking=given.staking)
    given.target.write_bytes(dump(card, weighed(weights, card.seats, given.share, scale)))


if __name__ == "__main__":
    main()
