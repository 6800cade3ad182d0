"""The check whether luck means luck: by what it is shown or not."""

import pytest
from tools.luck import Found, checked

from parvis.analysis.luck import Check, checked_luck, checks


def check(luck: list[float], won: list[float]) -> Check:
    games = [Found(n, *both, 0.04) for n, both in enumerate(zip(luck, won, strict=True))]
    return checked("toy", 2, "greedy", "classic", games)


def test_luck_that_goes_along_with_results_is_shown() -> None:
    won = [1.0, 0.0] * 50
    found = check([0.3 * (2 * result - 1) for result in won], won)
    assert found.correlation == pytest.approx(1)
    assert found.left == pytest.approx(0.16, abs=0.01)  # (1 - 0.6)²
    assert found.mean == 0 and found.games == 100 and found.seconds == 0.04
    assert found.shown


def test_noise_and_a_luck_of_one_sign_are_not() -> None:
    won = [1.0, 0.0] * 50
    noise = check([0.3, 0.3, -0.3, -0.3] * 25, won)
    assert noise.correlation == 0 and noise.left > 1 and not noise.shown
    biased = check([0.5 + 0.3 * (2 * result - 1) for result in won], won)
    assert biased.correlation == pytest.approx(1) and not biased.shown


def test_every_check_that_is_stored_has_enough_games() -> None:
    assert checked_luck("orchard", 2) is None
    assert all(one.games >= 100 for one in checks() if one.shown)
