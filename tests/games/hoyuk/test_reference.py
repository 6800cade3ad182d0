"""The board's kept legality against a slow and literal reference, over random games."""

import pytest

from parvis.engine.core import CHANCE, QUIET
from parvis.engine.options import OptionValue
from parvis.engine.random import seeded
from parvis.games.hoyuk import GAME
from parvis.games.hoyuk.components import SIZE
from parvis.games.hoyuk.kinds import BUILD_PEN
from parvis.games.hoyuk.rules.building import grounds, has_house_site, has_pen_site, pens, raisable
from parvis.games.hoyuk.state import State
from tests.games.hoyuk.reference import Reference
from tests.games.hoyuk.village import families_of

FLIPPED: dict[str, OptionValue] = {
    "corner_only_contact_forbidden": False,
    "corner_contact_between_blocks_forbidden": True,
    "newcomer_may_touch_pen_only": True,
    "pen_on_ruin": True,
    "edge_counts_as_free": False,
}


def compare(s: State) -> None:
    slow = Reference(s)
    blocks: dict[int, set[tuple[int, int]]] = {}
    for n, number in enumerate(s.block):
        if s.what[n]:
            blocks.setdefault(number, set()).add(divmod(n, SIZE))
    assert {frozenset(b) for b in blocks.values()} == slow.blocks()
    for seat in range(len(s.seats)):
        families = {frozenset(divmod(n, SIZE) for n in f) for f in families_of(s, seat)}
        assert families == slow.families(seat)
        houses = {divmod(n, SIZE) for n in grounds(s, seat)}
        assert houses == {q for q in slow.squares if slow.legal_house(seat, q)}
        storeys = {divmod(n, SIZE) for n in raisable(s, seat)}
        assert storeys == {q for q in slow.squares if slow.legal_storey(seat, q)}
        fenced = {
            (divmod((value - BUILD_PEN) // 4, SIZE), (value - BUILD_PEN) % 4)
            for value in pens(s, seat)
        }
        assert fenced == {
            (q, side) for q in slow.squares for side in range(4) if slow.legal_pen(seat, q, side)
        }
        assert has_house_site(s, seat) == bool(houses or storeys)
        assert has_pen_site(s, seat) == bool(fenced)


@pytest.mark.parametrize("flip", [None, *FLIPPED])
@pytest.mark.parametrize("seats", [2, 4])
def test_fast_legality_agrees_with_the_slow_reference(flip: str | None, seats: int) -> None:
    options: dict[str, OptionValue] = {"mode": "expert", "houses": 20}
    if flip:
        options[flip] = FLIPPED[flip]
    s = GAME.start(seats, seats, options)
    players = seeded(seats)
    moments = 0
    while s.agenda:
        offered = GAME.options(s)
        by_chance = s.agenda[-1].seat == CHANCE
        value = GAME.roll(s) if by_chance else offered[players.below(len(offered))]
        GAME.choose(s, value, QUIET)
        moments += 1
        if moments % (31 if flip else 11) == 0:
            compare(s)
    compare(s)
