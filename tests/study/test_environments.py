"""PettingZoo and OpenSpiel take every game as one of theirs."""

import copy
import importlib
import pickle
import subprocess
import sys
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils import wrappers

import parvis
from parvis.extras import MissingExtra
from parvis.study.environment import Episode
from parvis.study.pettingzoo import AnyEnv, env, raw_env
from parvis.study.vector import Episodes

with warnings.catch_warnings():  # PettingZoo's tests import games of its own, and it warns of those
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test

CASES = [(name, seats) for name in parvis.game_names() for seats in parvis.game(name).seats]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_pettingzoo_accepts_it(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo's test warns of what is not an error
        api_test(env(name, seats=seats), num_cycles=60)
        seed_test(lambda: env(name, seats=seats), num_cycles=40)


def walk(environment: Any, steps: int) -> None:
    random = np.random.default_rng(1)
    environment.reset(seed=1)
    for _ in range(steps):
        observation, _, ended, cut, info = environment.last()
        if ended or cut:
            environment.step(None)
            if not environment.agents:
                return
            continue
        mask = observation["action_mask"]
        assert np.array_equal(mask, info["action_mask"])
        environment.step(int(random.choice(np.flatnonzero(mask))))


def test_a_whole_game_ends_with_rewards_that_add_up_to_nothing() -> None:
    made = raw_env("piliers", seats=3)
    made.reset(seed=4)
    while made.table.seat >= 0:
        made.step(made.table.legal()[0])
    assert all(made.terminations.values())
    assert sum(made.rewards.values()) == pytest.approx(0)
    assert max(made.rewards.values()) > 0


@pytest.mark.parametrize("name", parvis.game_names())
@pytest.mark.parametrize("make", [raw_env, env])
def test_legal_actions_are_those_of_the_mask(make: Callable[..., Any], name: str) -> None:
    made, random = make(name, seats=2), np.random.default_rng(3)
    made.reset(seed=2)
    for _ in range(80):
        _, _, ended, cut, info = made.last(observe=False)
        if ended or cut:
            break
        legal = made.legal_actions()
        assert sorted(legal) == np.flatnonzero(info["action_mask"]).tolist()
        assert all(type(action) is int for action in legal)
        made.step(int(random.choice(legal)))


@pytest.mark.filterwarnings("ignore")
def test_nothing_is_legal_after_the_end() -> None:
    made: Any = env("piliers", seats=2)
    made.reset(seed=1)
    made.step(next(a for a in range(made.table.game.actions) if a not in made.legal_actions()))
    assert made.legal_actions() == []
    over = raw_env("piliers", seats=2)
    over.reset(seed=4)
    while over.table.seat >= 0:
        over.step(over.legal_actions()[0])
    assert over.legal_actions() == []
    for _ in range(2):
        over.step(None)
    assert not over.agents and over.legal_actions() == []


def test_an_illegal_action_raises_in_the_raw_environment() -> None:
    made = raw_env("piliers", seats=2)
    made.reset(seed=1)
    illegal = next(a for a in range(made.table.game.actions) if a not in made.table.legal())
    with pytest.raises(parvis.IllegalChoice):
        made.step(illegal)
    with pytest.raises(ValueError, match="must act"):
        made.step(None)


def test_an_illegal_action_ends_the_game_for_the_offender_in_the_wrapped_one() -> None:
    made = env("piliers", seats=2)
    made.reset(seed=1)
    offender = made.agent_selection
    illegal = int(np.flatnonzero(made.last()[4]["action_mask"] == 0)[0])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        made.step(illegal)
    assert made.terminations[offender]
    assert made.rewards[offender] == -1


def usual(name: str) -> Any:
    """Return a game in PettingZoo's own wrappers."""
    made: Any = wrappers.TerminateIllegalWrapper(raw_env(name, seats=2), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


def same(ours: Any, theirs: Any) -> bool:
    """Tell whether two environments look the same to whoever acts next."""
    assert ours.agents == theirs.agents
    if not ours.agents:
        return False
    assert ours.agent_selection == theirs.agent_selection
    for agent in ours.agents:
        assert ours.rewards[agent] == theirs.rewards[agent]
    (seen, *ours_rest), (other, *theirs_rest) = ours.last(), theirs.last()
    assert ours_rest[:3] == theirs_rest[:3]
    assert np.array_equal(seen["observation"], other["observation"])
    return np.array_equal(seen["action_mask"], other["action_mask"])


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("illegal_at", [None, 0, 5, 40])
def test_the_wrapper_does_what_pettingzoos_own_do(illegal_at: int | None) -> None:
    ours, theirs = env("piliers", seats=2), usual("piliers")
    for made in (ours, theirs):
        with pytest.raises(AttributeError, match="before reset"):
            made.agents  # noqa: B018
        with pytest.raises(AssertionError, match=r"reset\(\) needs to be called"):
            made.step(0)
        with pytest.raises(AssertionError, match=r"reset\(\) needs to be called"):
            made.observe("seat_0")
        made.reset(seed=7)
    random = np.random.default_rng(3)
    step = 0
    while same(ours, theirs):
        mask = ours.last()[0]["action_mask"]
        ended = ours.last()[2]
        if not ended:
            for made in (ours, theirs):
                for outside in (-1, len(mask)):
                    with pytest.raises(AssertionError, match="not in action space"):
                        made.step(outside)
        legal = int(random.choice(np.flatnonzero(mask))) if not ended else None
        wrong = step == illegal_at
        action = int(np.flatnonzero(mask == 0)[0]) if wrong else legal
        for made in (ours, theirs):
            made.step(action)
        step += 1
    assert not ours.agents
    for made in (ours, theirs):
        made.step(0)  # only a warning


def test_options_and_bad_setups_reach_the_game() -> None:
    assert raw_env("piliers", seats=2, options={"pass_at_zero": True}).table.options
    with pytest.raises(parvis.BadSetup):
        raw_env("piliers", seats=7)
    with pytest.raises(parvis.UnknownGame):
        parvis.env("chess")


def test_the_environment_shows_the_table_in_words() -> None:
    made: Any = parvis.env("emara", seats=2, render_mode="ansi")
    made.reset(seed=1)
    shown = made.render()
    assert "Crown of Emara" in shown and "{" not in shown
    with pytest.raises(ValueError, match="only render mode"):
        parvis.env("emara", render_mode="human")


def test_many_games_step_together() -> None:
    tables = Episodes("piliers", count=4, seats=2, seed=3)
    batch = tables.reset()
    assert batch.observations.shape == (4, tables.size)
    ended = 0
    random = np.random.default_rng(1)
    for _ in range(400):
        actions = [int(random.choice(np.flatnonzero(mask))) for mask in batch.masks]
        batch, over = tables.step(actions)
        ended += len(over)
        assert batch.masks.any(axis=1).all()
    assert ended >= 4


def test_a_step_with_something_illegal_in_it_is_not_taken_at_all() -> None:
    tables = Episodes("piliers", count=3, seats=2, seed=3)
    before = tables.reset()
    legal = [int(np.flatnonzero(mask)[0]) for mask in before.masks]
    illegal = int(np.flatnonzero(before.masks[2] == 0)[0])
    for wrong in ([*legal[:2], illegal], legal[:2], [*legal, 0], [*legal[:2], legal[2] + 0.5]):
        with pytest.raises((parvis.IllegalChoice, ValueError, TypeError)):
            tables.step(wrong)
        assert np.array_equal(tables._batch().observations, before.observations)
        assert np.array_equal(tables._batch().masks, before.masks)
    tables.step(np.array(legal))
    with pytest.raises(ValueError, match="no 0 games"):
        Episodes("piliers", count=0)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda made: pickle.loads(pickle.dumps(made))])
@pytest.mark.parametrize("game", parvis.game_names())
def test_a_copy_of_an_environment_sees_its_own_game(
    game: str, again: Callable[[AnyEnv], AnyEnv]
) -> None:
    made = env(game, seats=2)
    walk(made, 20)
    other = again(made)
    for _ in range(20):
        assert other.agent_selection == made.agent_selection
        ours, theirs = made.last(), other.last()
        assert np.array_equal(ours[0]["observation"], theirs[0]["observation"])
        assert np.array_equal(ours[0]["action_mask"], theirs[0]["action_mask"])
        action = int(np.flatnonzero(ours[4]["action_mask"])[-1])
        other.step(action)
        assert np.array_equal(made.last()[0]["observation"], ours[0]["observation"])
        made.step(action)


def test_a_finished_game_is_pickled_too() -> None:
    made = raw_env("emara", seats=2)
    walk(made, 10_000)
    again = pickle.loads(pickle.dumps(made))
    assert made.table.legal() == again.table.legal() == []
    assert again.table.rewards() == made.table.rewards() != [0.0, 0.0]


def test_a_table_stepped_with_numbers_of_numpy_is_pickled_too() -> None:
    table = Episode(parvis.game("hoyuk"), 2)
    for _ in range(30):
        (action, *_) = np.flatnonzero(table.mask(table.seat))
        table.step(action)
    again = pickle.loads(pickle.dumps(table))
    assert np.array_equal(again.observe(0), table.observe(0))
    assert again.legal() == table.legal()


def test_an_action_is_a_whole_number() -> None:
    made = raw_env("piliers", seats=2)
    made.reset(seed=1)
    (first, *_) = made.table.legal()
    with pytest.raises(TypeError):
        made.step(first + 0.5)  # type: ignore[arg-type]
    assert first in made.table.legal()
    made.step(np.int64(first))  # type: ignore[arg-type]


# OpenSpiel.


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_openspiel_plays_it_at_random_and_writes_it_down(name: str, seats: int) -> None:
    import pyspiel

    from parvis.study.openspiel import short_name

    game = pyspiel.load_game(f"{short_name(name)}(players={seats})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def moment(name: str, seats: int, options: dict[str, bool | int | str], steps: int) -> Any:
    """Return a game in OpenSpiel after some random steps."""
    from parvis.study.openspiel import load

    state, random = load(name, seats, options).new_initial_state(), np.random.RandomState(3)
    for _ in range(steps):
        if state.is_chance_node():
            state.apply_action(
                int(random.choice([action for action, _ in state.chance_outcomes()]))
            )
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    return state


OPTIONS: list[tuple[str, int, dict[str, bool | int | str]]] = [
    ("descendance", 2, {"inn": True}),
    ("emara", 1, {"building_start": 12}),
    ("emara", 1, {"solo": "campaign", "campaign_start": 30}),
    ("hoyuk", 5, {"mode": "expert", "houses": 15}),
    ("piliers", 4, {"archbishop": "event", "negative_vp": True}),
]


@pytest.mark.parametrize(("name", "seats", "options"), OPTIONS)
def test_openspiel_keeps_the_options(
    name: str, seats: int, options: dict[str, bool | int | str]
) -> None:
    import pyspiel

    state = moment(name, seats, options, 30)
    game = state.get_game()
    wanted = parvis.game(name).chosen(seats, options)
    text = pyspiel.serialize_game_and_state(game, state)
    written, again = pyspiel.deserialize_game_and_state(text)
    for made in (pickle.loads(pickle.dumps(game)), pyspiel.load_game(str(game)), written):
        assert str(made) == str(game)
        assert made.new_initial_state().state.options == wanted
    for other in (pickle.loads(pickle.dumps(state)), again):
        assert other.history() == state.history()
        assert other.own == state.own
        for player in range(seats):
            assert other.observation_string(player) == state.observation_string(player)


def test_another_process_reads_what_was_pickled() -> None:
    state = moment("descendance", 2, {"inn": True}, 40)
    wanted = state.information_state_string(1)
    code = "import pickle, sys; s = pickle.load(sys.stdin.buffer); print(s.get_game(), end='|');"
    code += "print(s.information_state_string(1), end='')"
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=True
    )
    assert done.stdout.decode() == f"{state.get_game()}|{wanted}"
    assert "inn=True" in str(state.get_game())


def test_a_resampled_state_is_pickled_from_where_it_was_imagined() -> None:
    state = moment("descendance", 3, {}, 60)
    other = state.resample_from_infostate(1, np.random.RandomState(2).rand)
    while other.is_chance_node():
        other.apply_action(other.chance_outcomes()[0][0])
    other.apply_action(other.legal_actions()[0])
    for again in (pickle.loads(pickle.dumps(other)), other.clone()):
        assert again.legal_actions() == other.legal_actions()
        for player in range(3):
            told = again.information_state_string(player)
            assert told == other.information_state_string(player)


def test_a_wrong_option_is_refused_before_openspiel_sees_it() -> None:
    from parvis.study.openspiel import load

    with pytest.raises(parvis.BadSetup, match="no option 'colour'"):
        load("piliers", 2, {"colour": "red"})
    with pytest.raises(parvis.BadSetup, match="2 to 4 players"):
        load("piliers", 7)


@pytest.mark.parametrize("name", parvis.game_names())
def test_openspiels_searches_play_it(name: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    from parvis.study.openspiel import load

    game = load(name, 2)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    random = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    for bot in (
        mcts.MCTSBot(game, 2.0, 2, rollouts, random_state=random),
        ismcts.ISMCTSBot(game, rollouts, 2.0, 2, random_state=random),
    ):
        assert bot.step(state) in state.legal_actions()


def test_chance_nodes_carry_the_weights_of_the_bag() -> None:
    from parvis.study.openspiel import load

    state = load("piliers", 3).new_initial_state()
    while True:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            if state.rules.kind(state.state).name == "draw":
                assert [round(share, 3) for _, share in outcomes] == [0.333] * 3
                return
            state.apply_action(outcomes[0][0])
        else:
            state.apply_action(state.legal_actions()[-1])


def test_a_copy_keeps_its_history_and_goes_its_own_way() -> None:
    from parvis.study.openspiel import load

    state = load("piliers", 2, {"pass_at_zero": True}).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[-1][0])
    seen, history = state.observation_string(0), state.history()
    for made in (state.clone(), copy.deepcopy(state)):
        assert (made.observation_string(0), made.history()) == (seen, history)
        assert made.state.options == state.state.options
        made.apply_action(made.legal_actions()[-1])
        assert state.history() == history
    assert state.observation_string(0) == seen


def test_nobody_but_players_sees_anything() -> None:
    from parvis.study.openspiel import load

    state = load("piliers", 2).new_initial_state()
    assert state.is_chance_node()
    for look in (state.observation_string, state.information_state_string):
        for player in (None, -1, 2):
            with pytest.raises(ValueError, match="there is no player"):
                look(player)


def test_a_resampled_state_looks_the_same_to_its_player() -> None:
    from parvis.study.openspiel import load

    state = load("descendance", 3).new_initial_state()
    random = np.random.RandomState(2)
    for _ in range(60):
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    for player in range(3):
        other = state.resample_from_infostate(player, random.rand)
        assert other.information_state_string(player) == state.information_state_string(player)


def test_nobody_plays_alone_unless_they_say_so() -> None:
    assert len(parvis.env("emara").possible_agents) == 2
    assert len(parvis.env("emara", seats=1).possible_agents) == 1


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [("openspiel", "pyspiel", "openspiel"), ("pettingzoo", "pettingzoo", "study")],
)
def test_a_module_without_its_library_says_what_to_install(
    module: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"parvis.study.{module}", raising=False)
    with pytest.raises(MissingExtra, match=rf"which is not installed; .*\[{extra}\]"):
        importlib.import_module(f"parvis.study.{module}")
