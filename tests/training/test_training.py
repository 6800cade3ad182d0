"""Training from nothing to a player, on a small game with hidden hands."""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import numpy as np
import pytest

from parvis.arena.ladder import alone
from parvis.arena.match import Job, Plan, Played
from parvis.engine import QUIET, seeded
from parvis.parallel import alone as alone_here
from parvis.players.base import Player, seen_of
from parvis.players.learned import LearnedPlayer, PolicyPlayer
from parvis.players.network import network
from parvis.players.stored import Plain, Weights, dump, parse, ready
from parvis.training.calibration import (
    TEMPERATURES,
    Judged,
    fitted_temperature,
    reliability,
)
from parvis.training.config import Config
from parvis.training.examples import Translation, examples, margin_of, targets
from parvis.training.loop import Order, Training, played, weighed
from parvis.training.publish import publish
from parvis.training.selfplay import Played as SelfPlayed
from parvis.training.selfplay import Thought, again, play, read
from tests.players.play import moments
from tests.players.toy import GAME

torch = pytest.importorskip("torch")

CONFIG = Config(
    seats={2: 2, 3: 1},
    first=40,
    games=20,
    teacher=Thought(full=30),
    thought=Thought(full=30, quick=4, share=0.5),
    wide=24,
    narrow=12,
    epochs=4,
    gate=4,
    milliseconds=2,
)


def matches(plan: Plan, jobs: Iterator[Job]) -> Iterator[Played]:
    """Decide every match by whose name comes first: who wins is not the question here."""
    for job in jobs:
        ranks = [1 if spec == plan.players[0] else 2 for spec in job.players]
        nothing = [0] * plan.seats
        yield Played(
            job.number, job.seed, job.players, nothing, ranks, [[0]] * plan.seats,
            nothing, [0.0] * plan.seats, [0.0] * plan.seats, (),
        )  # fmt: skip


def training(folder: Path, config: Config = CONFIG) -> Training:
    def work(order: Order) -> SelfPlayed:
        return played(GAME, config, order)

    return Training(GAME, config, folder, work, alone_here, matches, lambda _: None)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("train")
    training(folder).run(1.0, rounds=3)
    return folder


def test_rounds_leave_games_networks_and_a_log(trained: Path) -> None:
    assert [len(read(trained / f"round-{i}.jsonl")) for i in range(3)] == [40, 20, 20]
    lines = training(trained).lines
    assert [line.round for line in lines] == [0, 1, 2]
    assert all(line.accepted for line in lines)
    assert lines[2].rating > lines[1].rating > lines[0].rating
    card, _ = parse((trained / "best.npz").read_bytes())
    assert (card.game, card.rounds, card.games) == ("toy", 3, 80)


def test_a_training_goes_on_where_it_was_cut_off(trained: Path, tmp_path: Path) -> None:
    """The games are those of a training that was never interrupted."""
    whole = (trained / "round-0.jsonl").read_bytes()
    lines = whole.splitlines(keepends=True)
    (tmp_path / "round-0.jsonl").write_bytes(b"".join(lines[:7]) + lines[7][:50])
    training(tmp_path).run(1.0, rounds=1)
    assert (tmp_path / "round-0.jsonl").read_bytes() == whole
    assert (tmp_path / "candidate-0.npz").read_bytes() == (trained / "candidate-0.npz").read_bytes()


def test_self_play_replays_to_the_same_positions() -> None:
    one = play(GAME, 3, {}, 5, Thought(full=20))
    assert one == play(GAME, 3, {}, 5, Thought(full=20))
    assert msgspec.json.decode(msgspec.json.encode(one), type=SelfPlayed) == one
    seen = [(offered, position) for _, offered, position in again(GAME, one)]
    assert len(seen) == len(one.positions)
    assert all(position.choice in offered for offered, position in seen)
    assert all(set(position.tried) <= set(offered) for offered, position in seen)


def test_targets_end_with_the_outcome_and_fade_before_it() -> None:
    one = play(GAME, 2, {}, 3, Thought(full=20))
    later = targets(one, 3.0, Translation([one], 3.0), 0.1, 1.0)
    points = np.array(one.scores, np.float32)
    assert (later.points == points).all()
    assert np.allclose(later.values.sum(1), 1.0)
    data = examples(GAME, [one], 4, "scores", margin_of([one]), per_game=100)
    assert len(data.seats) == len(one.positions)
    assert np.allclose(np.add.reduceat(data.shares, data.offers), 1.0)
    assert (data.values[:, 2:] == 0).all()


@pytest.mark.parametrize("seats", [2, 3])
def test_inference_is_what_was_fitted(trained: Path, seats: int) -> None:
    """Layers in NumPy on one position say what PyTorch says on the same entries."""
    path = trained / "best.npz"
    card, weights = parse(path.read_bytes())
    net = network(GAME, seats, str(path))
    found = ready(GAME, seats, str(path))
    assert net is not None and found is not None
    w = {name: torch.from_numpy(array) for name, array in weights._asdict().items()}
    s = GAME.start(seats, 4)
    while s.agenda[-1].seat < 0:
        GAME.choose(s, GAME.roll(s), QUIET)
    seat = s.agenda[-1].seat
    vector = found.observer.encode(GAME.view(s, seat), seat, s.agenda[-1])
    x = torch.zeros(len(card.entries) + 2 * card.seats)
    for name, amount in zip(found.observer.names, vector, strict=True):
        x[card.entries.index(name)] = float(amount)
    x[len(card.entries) + seats - 1] = 1
    points = [float(found.base(s)[(seat + j) % seats]) for j in range(seats)]
    base = torch.tensor(points + [0.0] * (card.seats - seats))
    x[len(card.entries) + card.seats :] = base
    hidden = torch.relu(
        torch.relu(x @ w["first"] + w["first_bias"]) @ w["second"] + w["second_bias"]
    )
    out = (hidden @ w["out"] + w["out_bias"] + base @ w["skip"]).numpy()
    kept = [head * card.seats + j for head in range(3) for j in range(seats)]
    assert np.allclose(net.look(s), out[kept], atol=1e-4)
    options = GAME.options(s)
    offset = GAME.kinds.tasks[s.agenda[-1].kind].offset
    rows = [offset + option for option in options]
    policy = torch.softmax(w["policy"][rows] @ hidden + w["policy_bias"][rows], 0).numpy()
    assert np.allclose(net.lean(s, options), policy, atol=1e-4)
    assert sum(net.values(net.look(s), seat)) == pytest.approx(1.0)


def test_learned_players_are_deterministic_and_do_not_peek(trained: Path) -> None:
    path = str(trained / "best.npz")
    games = [
        [value for _, value in moments(GAME, [LearnedPlayer(i, 30, path=path) for i in (1, 2)], 5)]
        for _ in range(2)
    ]
    assert games[0] == games[1]
    for seed in range(8):
        s = GAME.start(3, seed)
        while s.agenda[-1].seat < 0:
            GAME.choose(s, GAME.roll(s), QUIET)
        seat = s.agenda[-1].seat
        other = GAME.imagine(s, seat, seeded(seed + 1000))
        makers: list[Callable[[], Player]] = [
            lambda: LearnedPlayer(seed, 20, path=path),  # noqa: B023
            lambda: PolicyPlayer(seed, 1.0, path),  # noqa: B023
        ]
        for make in makers:
            here = make().choose(seen_of(GAME, s, seat))
            assert make().choose(seen_of(GAME, other, seat)) == here


def test_without_a_network_the_other_search_plays() -> None:
    """More seats than it was made for, or a game that has none."""
    games = [
        [value for _, value in moments(GAME, [LearnedPlayer(i, 30) for i in (1, 2)], 5)]
        for _ in range(2)
    ]
    assert games[0] == games[1]


def test_advice_speaks_of_chances_and_points(trained: Path) -> None:
    s = GAME.start(3, 2)
    while s.agenda[-1].seat < 0:
        GAME.choose(s, GAME.roll(s), QUIET)
    seen = seen_of(GAME, s, s.agenda[-1].seat)
    advice = LearnedPlayer(1, 50, path=str(trained / "best.npz")).advise(seen)
    assert {one.choice for one in advice} <= set(seen.options)
    assert sum(one.share for one in advice) == pytest.approx(1.0)
    for one in advice:
        assert sum(one.wins) == pytest.approx(1.0)
        assert len(one.points) == 3


def test_plain_layers_take_a_sparse_vector() -> None:
    rng = np.random.default_rng(1)
    sizes = [(11, 6), (6,), (6, 4), (4,), (4, 6), (6,), (5, 4), (5,), (2, 6)]
    weights = Weights(*(rng.normal(size=size).astype(np.float32) for size in sizes))
    x = np.array([0, 1, 0, 0, 2, 0, 0, 0, -1], np.float32)
    plain = Plain(*weights)
    base = np.array([3, -2], np.float32)
    wide = np.maximum(np.append(x, base) @ weights.first + weights.first_bias, 0)
    hidden = np.maximum(wide @ weights.second + weights.second_bias, 0)
    out = hidden @ weights.out + weights.out_bias + base @ weights.skip
    assert np.allclose(plain.look(x, [3, -2]), out, atol=1e-4)
    assert sum(plain.lean(1, [0, 2, 3])) == pytest.approx(1.0)


def test_chances_are_compared_with_what_came_out() -> None:
    """Fair coins called fair are calibrated; called sure, they are not."""
    rng = np.random.default_rng(3)
    sure = rng.random(4000) < 0.5
    won = np.stack([sure, ~sure], 1).astype(float)
    fair = Judged(np.zeros((4000, 2)), won, np.arange(4000))
    assert reliability("toy", fair, 1.0).error < 0.02
    bold = Judged(np.tile([3.0, 0.0], (4000, 1)), won, np.arange(4000))
    assert reliability("toy", bold, 1.0).error > 0.4
    assert fitted_temperature(bold) == round(TEMPERATURES[-1], 3)


def test_a_network_is_published_with_what_was_measured(trained: Path, tmp_path: Path) -> None:
    publish(GAME, trained / "best.npz", tmp_path, 6, "5", alone(GAME), lambda _: None)
    card, _ = parse((tmp_path / "toy.npz").read_bytes())
    assert set(card.temperature) == {k for k in GAME.seats if k > 1}
    text = (tmp_path / "toy.md").read_text()
    assert "| 2 | 5 | 6 |" in text and "calibration error" in text


def test_a_correction_can_be_taken_in_part(trained: Path) -> None:
    """None of it leaves the base, whatever the network has learned."""
    card, weights = parse((trained / "best.npz").read_bytes())
    s = GAME.start(2, 4)
    while s.agenda[-1].seat < 0:
        GAME.choose(s, GAME.roll(s), QUIET)
    path = trained / "none.npz"
    path.write_bytes(dump(card, weighed(weights, card.seats, 0.0, 10.0)))
    net = network(GAME, 2, str(path))
    assert net is not None
    points = net.points(net.look(s), s.agenda[-1].seat)
    assert points == pytest.approx([float(score) for score in GAME.scores(s)], abs=0.01)
