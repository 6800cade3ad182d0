"""What every game promises, for Höyük in each mode and with each option turned over."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parvis.engine import CHANCE, QUIET
from parvis.engine.check import check
from parvis.games.hoyuk import GAME
from parvis.games.hoyuk.options import OPTIONS
from tests.games.golden import records_of


@pytest.mark.parametrize("mode", ["classic", "intermediate", "expert"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@settings(max_examples=1, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 10**9))
def test_conformance(mode: str, seats: int, seed: int) -> None:
    check(GAME, seats, seed, {"mode": mode, "houses": 15}, thorough=4)


@settings(max_examples=3, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    seats=st.integers(2, 5),
    seed=st.integers(0, 10**9),
    options=st.fixed_dictionaries({o.name: st.sampled_from(o.values) for o in OPTIONS.declared}),
)
def test_conformance_under_any_options(
    seats: int, seed: int, options: dict[str, bool | int | str]
) -> None:
    check(GAME, seats, seed, options, thorough=4)


def test_there_are_golden_records_for_every_mode() -> None:
    records = [json.loads(path.read_text())["record"] for path in records_of(GAME)]
    modes = {record.get("options", {}).get("mode", "classic") for record in records}
    assert modes == {"classic", "intermediate", "expert"}


def test_clan_powers_are_used_in_the_golden_records() -> None:
    records = [json.loads(path.read_text())["record"] for path in records_of(GAME)]
    said = {word.split()[0] for record in records for word in record["choices"]}
    said |= {" ".join(word.split()[:2]) for record in records for word in record["choices"]}
    assert {"raze", "steal", "cards play", "build shaman", "tuck skip"} <= said


def test_the_order_of_options_on_an_empty_board() -> None:
    s = GAME.start(2, 7)
    while s.agenda[-1].seat == CHANCE:
        GAME.choose(s, GAME.options(s)[0], QUIET)
    assert GAME.options(s) == list(range(169))
    GAME.choose(s, 84, QUIET)
    offered = GAME.options(s)
    assert offered[:2] == [0, 1] and len(offered) == 164 + 2
    assert GAME.spell(s, offered[-1]).startswith("build totem")
