"""Take a part of what a network corrects: `python tools/weigh.py FROM.npz TO.npz 0.5 [--staking]`.

Of a network that corrects all (`correction=1.0` in training/config.py) this makes those that
correct less, to find by matches which is the strongest; the config then says which.
"""

import argparse
from pathlib import Path

import msgspec

import parvis
from parvis.players.sense import sense_of
from parvis.players.stored import dump, parse
from parvis.training.loop import weighed


def main() -> None:
    """Write the other network."""
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
