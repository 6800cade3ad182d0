"""Count how often a person is asked in a game against greedy players, by kind of question.

    python -m tools.prompts piliers --seats 2 3 4 --games 40

The person has the first seat and plays like the others, except that they decline every offer in
DECLINED, as most people do. Where possible, they make that a standing answer for the game.
A question with one answer is not asked, unless skipping it would reveal a secret. Consecutive
questions of a series count as one, because the page answers them together. `--singly` counts each.
"""

import argparse
from collections import Counter

import parvis
from parvis.engine import CHANCE, QUIET
from parvis.players.base import seen_of
from parvis.players.registry import player

DECLINED = {"put-back keep", "thomas skip", "exemption skip"}


def asked(name: str, seats: int, seed: int, singly: bool = False) -> Counter[str]:
    """Play one game and return the questions put to the first seat."""
    game = parvis.game(name)
    s = game.start(seats, seed)
    players = [player("greedy", name, seed * seats + seat) for seat in range(seats)]
    found: Counter[str] = Counter()
    standing: set[str] = set()
    last: int | None = None  # the kind of series that the first seat is answering
    while s.agenda:
        seat, options = s.agenda[-1].seat, game.options(s)
        declined = [value for value in options if game.spell(s, value) in DECLINED]
        if seat == CHANCE:
            game.choose(s, game.roll(s), QUIET)
            last = None
        elif game.goes_without_asking(s, options):
            game.choose(s, options[0], QUIET)
        elif seat == 0 and declined:
            word = game.spell(s, declined[0])
            found[game.kind(s).name] += word not in standing
            if word.split(" ")[1] in game.kind(s).stands:
                standing.add(word)
            game.choose(s, declined[0], QUIET)
        else:
            kind = game.kind(s)
            if seat == 0:
                found[kind.name] += singly or not kind.series or last != kind.number
            last = kind.number if seat == 0 else None
            game.choose(s, players[seat].choose(seen_of(game, s, seat)), QUIET)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--singly", action="store_true", help="count each question of a series")
    args = parser.parse_args()
    for seats in args.seats:
        total: Counter[str] = Counter()
        for seed in range(args.seed, args.seed + args.games):
            total += asked(args.game, seats, seed, args.singly)
        kinds = ", ".join(f"{kind} {n / args.games:.1f}" for kind, n in total.most_common())
        print(f"{args.game}, {seats} seats: {total.total() / args.games:.1f} a game ({kinds})")


if __name__ == "__main__":
    main()
