"""What a search of Höyük expects of calamities."""

import pytest

from parvis.engine import QUIET, OptionValue, seeded
from parvis.games import game
from parvis.games.hoyuk.components import CALAMITIES, HOUSE, LOSE_HALF, RUIN_ONE
from parvis.games.hoyuk.ground import send_shaman_home
from parvis.games.hoyuk.rules.calamities import spare, targets
from parvis.games.hoyuk.scoring import counts_of
from parvis.games.hoyuk.state import State
from parvis.players import seen_of
from parvis.players.greedy import WIDE
from parvis.players.mcts import SearchPlayer
from parvis.players.sense.hoyuk import SENSE
from parvis.players.sense.hoyuk_worth import outlook, risks, worth
from tests.games.hoyuk.village import build, village, window

HOYUK = game("hoyuk")

QUAKES = [i for i, calamity in enumerate(CALAMITIES) if calamity.key.startswith("earthquake")]


def by_the_rules(s: State) -> tuple[list[float], list[float]]:
    """Let the rules say, of a copy, which blocks each calamity would hit."""
    half, one = [0.0] * len(s.present), [0.0] * len(s.present)
    for number in s.to_come:
        calamity = CALAMITIES[number]
        if calamity.element == HOUSE and calamity.effect in (RUIN_ONE, LOSE_HALF):
            after = s.copy()
            if after.shaman_used:  # it leaves before another calamity comes
                send_shaman_home(after)
            for block in spare(after, targets(after, calamity), QUIET):
                (one if calamity.effect == RUIN_ONE else half)[block] += 1 / len(s.to_come)
    return half, one


@pytest.mark.parametrize(
    "options", [{}, {"mode": "expert"}, {"most_ignores_zero": False}], ids=["", "expert", "zero"]
)
def test_the_risk_of_every_block_is_what_the_rules_say(options: dict[str, OptionValue]) -> None:
    struck = 0
    for seed in range(4):
        s = HOYUK.start(3, seed, options)
        random = seeded(seed)
        while s.agenda:
            if s.to_come:
                half, one = risks(s, counts_of(s))
                wanted = by_the_rules(s)
                assert half == pytest.approx(wanted[0])
                assert one == pytest.approx(wanted[1])
                struck += any(half)
            HOYUK.choose(s, random.pick(HOYUK.options(s)), QUIET)
    assert struck > 100


def lead(s: State) -> float:
    first, second = outlook(s)
    return first - second


def test_a_search_would_rather_not_be_struck() -> None:
    """Only earthquakes are left: the largest block and the smallest lose half their houses."""
    exposed = village("a a a a a a . b b b b b")
    hidden = village(
        "a a a a a . . b b b b b b\n. . . . . . . . . . . . .\na . . . . . . . . . . . ."
    )
    for s in (exposed, hidden):
        s.round, s.to_come = 4, QUAKES[:]
        build(s, 0, 1)
    assert lead(hidden) > lead(exposed) + 1
    assert worth(hidden)[0] - worth(hidden)[1] < worth(exposed)[0] - worth(exposed)[1]


def test_a_calamity_is_feared_until_it_has_come() -> None:
    s = village("a a a a a a . b b b b b")
    s.round, s.to_come = 4, QUAKES[:]
    window(s, 0, 1)
    s.phase = 0
    building = outlook(s)
    s.phase = 1  # cards may be used, and only then is the calamity drawn
    assert outlook(s) == building
    s.calamity = QUAKES[0]
    assert outlook(s)[0] > building[0]


def test_in_company_a_search_judges_as_anybody() -> None:
    two = village("a a a . b b b")
    build(two, 0, 1)
    known = SENSE.at(two)
    assert known.thorough
    assert known.outlook is outlook
    three = village("a a a . b b b\n. . . . . . .\nc c c . . . .", seats=3)
    build(three, 0, 1)
    known = SENSE.at(three)
    assert not known.thorough
    assert known.outlook is worth
    search = SearchPlayer(1, 5)
    assert search.search(seen_of(HOYUK, three, 0)) is known  # it asks by itself
    looked_at = [edge for edge in search.root.edges.values() if edge.trust]
    assert len(looked_at) == WIDE < len(search.root.edges)
