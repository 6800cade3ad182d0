"""Setting up a game: piles, supplies, clans and the first player."""

from parvis.engine.core import CHANCE, Task
from parvis.engine.random import Random
from parvis.games.hoyuk.components import (
    BASIC_SUPPLY,
    CALAMITIES,
    CARDS,
    CLASSIC_CARDS,
    EXPERT_CARDS,
    EXPERT_CARDS_WITH_JOKERS,
    EXPERT_SUPPLY,
    INTERMEDIATE_CARDS,
    PILE,
    PILES,
    SQUARES,
    TILES,
)
from parvis.games.hoyuk.components import HOUSES as HOUSES_EACH
from parvis.games.hoyuk.ground import ANYBODY
from parvis.games.hoyuk.kinds import CLAN_CHOICE, CLAN_DRAW, FIRST_DRAW, ROUND, TURN_UP
from parvis.games.hoyuk.options import (
    CLANS_DRAWN,
    DEAL_BY_LAYER,
    EXPERT,
    EXPERT_CARDS_JOKERS,
    HOUSES,
    MODE,
)
from parvis.games.hoyuk.state import Seat, State


def new(seats: int, options: tuple[int, ...], version: int, random: Random) -> State:
    mode = options[MODE]
    expert = mode == EXPERT
    piles = PILES[mode]
    s = State(
        version,
        options,
        random,
        [],
        [new_seat(seat, options) for seat in range(seats)],
        [0] * SQUARES,
        [0] * SQUARES,
        [0] * SQUARES,
        [ANYBODY] * SQUARES,
        [0],
        list(EXPERT_SUPPLY if expert else BASIC_SUPPLY),
        -1,
        0,
        [-1] * piles,
        [PILE] * piles,
        [],
        layers(options),
        [0] * CARDS,
        [i for i, tile in enumerate(TILES) for _ in range(tile.expert if expert else tile.basic)],
        [],
        [],
        0,
        [i for i, calamity in enumerate(CALAMITIES) if expert or calamity.basic],
        [],
        -1,
        [],
        [],
        0,
        0,
        0,
        0,
    )
    if expert:
        for seat in range(seats):
            if options[CLANS_DRAWN]:
                s.then(Task(CLAN_DRAW, CHANCE, seat))
            else:
                s.then(Task(CLAN_CHOICE, seat))
    s.then(Task(FIRST_DRAW, CHANCE))
    for pile in range(piles):
        s.then(Task(TURN_UP, CHANCE, pile))
    s.then(Task(ROUND, CHANCE))
    return s


def new_seat(seat: int, options: tuple[int, ...]) -> Seat:
    """Return a player with all houses unbuilt; without powers, a clan is only a colour."""
    clan = -1 if options[MODE] == EXPERT else seat
    return Seat(clan, HOUSES_EACH[options[HOUSES]], [], 0, [0] * CARDS, [], -1)


def cards_of(options: tuple[int, ...]) -> tuple[int, ...]:
    """Return how many cards of each symbol are in the game."""
    if options[MODE] == EXPERT:
        return EXPERT_CARDS_WITH_JOKERS if options[EXPERT_CARDS_JOKERS] else EXPERT_CARDS
    return INTERMEDIATE_CARDS if options[MODE] else CLASSIC_CARDS


def layers(options: tuple[int, ...]) -> list[list[int]]:
    """Return the bags that the piles are dealt from: one, or one for what each mode adds."""
    cards = cards_of(options)
    if not options[DEAL_BY_LAYER]:
        return [bag(cards)]
    steps = [CLASSIC_CARDS, INTERMEDIATE_CARDS, cards][: options[MODE]] + [cards]
    return [
        bag(tuple(n - before for n, before in zip(step, steps[i - 1], strict=True)) if i else step)
        for i, step in enumerate(steps)
    ]


def bag(counts: tuple[int, ...]) -> list[int]:
    return [card for card, number in enumerate(counts) for _ in range(number)]
