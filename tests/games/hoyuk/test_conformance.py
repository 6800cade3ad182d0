"""What every game promises, for Höyük in each mode and with each option turned over."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parvis.engine.check import check
from parvis.games.hoyuk import GAME
from parvis.games.hoyuk.settings import OPTIONS


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
    options=st.fixed_dictionaries({o.name: st.sampled_from(o.values) for o in OPTIONS}),
)
def test_conformance_under_any_options(
    seats: int, seed: int, options: dict[str, bool | int | str]
) -> None:
    check(GAME, seats, seed, options, thorough=4)
