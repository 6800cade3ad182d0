"""One seat against computer players, for Gymnasium and sb3-contrib."""

import sys
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported

import parvis
from parvis.study.gym import SeatEnv

CASES = [
    (name, seats) for name in parvis.game_names() for seats in (2, parvis.game(name).seats[-1])
]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_gymnasium_accepts_it(name: str, seats: int) -> None:
    check_env(parvis.gym(name, ["random"], seats=seats), skip_render_check=True)


def played(env: SeatEnv, seed: int) -> tuple[float, dict[str, Any], int]:
    """Play the last legal action to the end; return the reward, the last info and the steps."""
    _, info = env.reset(seed=seed)
    reward, ended, steps = 0.0, False, 0
    while not ended:
        legal = np.flatnonzero(info["action_mask"])
        assert len(legal) > 1  # a step is a decision
        _, reward, ended, cut, info = env.step(legal[-1])
        steps += 1
        assert not cut
    return reward, info, steps


def test_a_game_ends_with_a_reward_scores_ranks_and_a_record() -> None:
    env = parvis.gym("piliers", ["random", "greedy"])
    reward, info, _ = played(env, 4)
    assert env.table.seats == 3
    assert reward == {1: 1.0, 2: 0.0, 3: -1.0}[info["ranks"][info["seat"]]]
    again: Any = parvis.replay(info["record"])
    assert parvis.game("piliers").scores(again) == info["scores"]


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    records = [played(parvis.gym("emara", ["random"]), seed)[1]["record"] for seed in (7, 7, 8)]
    assert records[0] == records[1] != records[2]


def test_without_a_seat_one_sits_everywhere_and_with_one_only_there() -> None:
    env, fixed = parvis.gym("emara", ["random"]), parvis.gym("emara", ["random"], seat=1)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1}
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(20)} == {1}


def test_an_action_that_is_not_offered_loses_the_game() -> None:
    env = parvis.gym("emara", ["random"])
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)
    assert "illegal" not in env.reset(seed=2)[1]


def test_sb3_finds_the_masks() -> None:
    env = parvis.gym("hoyuk", ["random"])
    _, info = env.reset(seed=1)
    assert is_masking_supported(env)
    assert np.array_equal(get_action_masks(env), info["action_mask"])


@pytest.mark.parametrize("processes", [False, True])
def test_many_games_in_processes(processes: bool) -> None:
    envs = parvis.vector("emara", 3, processes, opponents=["random"])
    try:
        seen, info = envs.reset(seed=5)
        assert seen.shape == (3, parvis.gym("emara").table.observer.size)
        ended = 0
        for _ in range(120):
            actions = [int(np.flatnonzero(mask)[-1]) for mask in info["action_mask"]]
            seen, rewards, over, _, info = envs.step(np.array(actions))
            ended += int(over.sum())
            assert not rewards[~over].any()
            assert info["action_mask"].sum(axis=1).min() > 1  # games that ended began again
        assert ended > 0
    finally:
        envs.close()


def test_bad_settings_are_explained() -> None:
    for wrong, why in (
        ({"opponents": ["nobody"]}, "no computer player"),
        ({"opponents": ["random", "random"], "seats": 4}, "need 1 or 3 opponents"),
        ({"seat": 2}, "no seat 2"),
        ({"render_mode": "human"}, "only render mode"),
        ({"seats": 9}, "is for"),
    ):
        settings: dict[str, Any] = wrong
        with pytest.raises(ValueError, match=why):
            parvis.gym("emara", **settings)
    with pytest.raises(ValueError, match="no 0 games"):
        parvis.vector("emara", 0)


def test_a_missing_extra_is_named_with_the_command_that_installs_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "parvis.study.gym")
    monkeypatch.setattr(parvis, "study", None, raising=False)
    with pytest.raises(ImportError, match=r"gymnasium, which is not installed; .*pip install"):
        parvis.gym("emara")


@pytest.mark.timeout(600)
def test_maskable_ppo_learns_on_it_for_a_minute() -> None:
    from examples.ppo import train

    assert train("emara", 1.0, "random", games=30) > 0.3


def test_it_shows_the_table_in_words() -> None:
    env = parvis.gym("piliers", ["random"], render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert "The Pillars of the Earth" in shown and "{" not in shown


@pytest.mark.parametrize("game", parvis.game_names())
def test_a_random_opponent_plays_the_same_whether_it_is_shown_the_table_or_not(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Nobody:
        """No player is one of these."""

    def record() -> Any:
        env = parvis.gym(game, ["random"], seats=2)
        _, info = env.reset(seed=5)
        while "record" not in info:
            info = env.step(int(np.flatnonzero(info["action_mask"])[0]))[4]
        return info["record"]

    quick = record()
    monkeypatch.setattr("parvis.study.gym.RandomPlayer", Nobody)
    assert record() == quick
