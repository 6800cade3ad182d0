"""The compiled build writes the same vectors as Python does."""

import importlib.util
import shutil
import subprocess
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np
import pytest

import parvis
from parvis.engine import Task, seeded
from parvis.sight import observation
from parvis.study.environment import Episode

SOURCE = Path(observation.__file__).with_name("cells.c")
HEADERS = Path(sysconfig.get_paths()["include"])

pytestmark = pytest.mark.skipif(
    shutil.which("cc") is None or not (HEADERS / "Python.h").is_file(),
    reason="needs a C compiler, as the compiled build does",
)


@pytest.fixture(scope="module")
def cells(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    made = tmp_path_factory.mktemp("cells") / f"cells{suffix}"
    words = ["cc", "-O1", "-fPIC", "-shared", "-Wall", "-Werror"]
    words += [f"-I{HEADERS}", f"-I{np.get_include()}"]
    subprocess.run([*words, str(SOURCE), "-o", str(made)], check=True)
    spec = importlib.util.spec_from_file_location("cells", made)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


CASES = [
    (name, seats) for name in parvis.game_names() for seats in (2, parvis.game(name).seats[-1])
]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_both_write_the_same(
    name: str, seats: int, cells: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = parvis.game(name)
    monkeypatch.setattr(observation, "cells", None)
    slow, players = Episode(game, seats), seeded(8)
    monkeypatch.setattr(observation, "cells", cells)
    quick = Episode(game, seats)
    assert quick.observer.plan is not None and slow.observer.plan is None
    for seed in (4, 5):  # into a second game, and what was seen of the first must be forgotten
        for table in (slow, quick):
            table.reset(seed)
        for _ in range(150):
            for seat in range(seats):
                vector, mask = quick.observe(seat), quick.mask(seat)
                assert np.array_equal(vector, slow.observe(seat))
                assert np.array_equal(mask, slow.mask(seat))
                assert (vector.dtype, mask.dtype) == (np.float32, np.int8)
            if slow.seat < 0:
                break
            action = players.pick(slow.legal())
            for table in (slow, quick):
                table.step(action)


def test_sums_follow_lists_of_any_length(
    cells: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, players = parvis.game("hoyuk"), seeded(3)
    table = Episode(game, 3)
    views: list[Any] = []
    for _ in range(80):
        table.step(players.pick(table.legal()))
        views.append(game.view(table.state, 0))
    blocks = [block for view in views for block in view.blocks]
    slow = observation.Observer(game, 3)
    monkeypatch.setattr(observation, "cells", cells)
    quick = observation.Observer(game, 3)
    eye, other = quick.eye(1), observation.PlainEye(slow, 1)
    shown: list[Any] = []
    for _ in range(300):
        for _ in range(players.below(4)):  # some go, some come, some come twice, some move
            if shown and players.below(2):
                shown.pop(players.below(len(shown)))
            shown.insert(players.below(len(shown) + 1), blocks[players.below(len(blocks))])
        if not players.below(20):
            shown = shown[::-1]
        seen = msgspec.structs.replace(
            views[players.below(len(views))],
            blocks=shown[:],
            calamities_seen=[players.below(5) for _ in range(players.below(9))],
        )
        assert np.array_equal(eye.look(seen, None), other.look(seen, None))


def test_actions_are_listed_alike(cells: ModuleType) -> None:
    numbers = list(range(900))
    for offset, offered in ((0, []), (0, [0, 899]), (300, [-1, 5, 599]), (7, [3, 1, 2])):
        assert cells.legal(numbers, offset, offered) == observation.legal_of(
            numbers, offset, offered
        )
        for value in (-1, 0, 5, 600):
            assert cells.offers(offered, value) is (value in offered)
    assert cells.legal(numbers, 300, [1])[0] is numbers[301]
    for wrong in ((numbers, 2, [898]), (numbers, 0, [-1]), ([], 0, [0])):
        with pytest.raises(ValueError, match="no action"):
            cells.legal(*wrong)
    with pytest.raises(TypeError):
        cells.legal(numbers, 0, (1,))
    with pytest.raises(TypeError):
        cells.offers([1], "one")


def test_what_does_not_fit_is_refused(cells: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(observation, "cells", cells)
    game = parvis.game("piliers")
    observer = observation.Observer(game, 2)
    start: Any = game.start(2, 1)
    seen = game.view(start, 0)
    eye = observer.eye(0)
    expected = eye.look(seen, None).copy()
    with pytest.raises(ValueError, match="too few cells"):
        cells.Eye(observer.plan, 0, observer.first, observer.size - 1, observer.tasks)
    with pytest.raises(ValueError, match="no such seat"):
        cells.Eye(observer.plan, 2, observer.first, observer.size, observer.tasks)
    with pytest.raises(ValueError, match="an option is no action"):
        cells.mask(5, 2, [1, 3])
    pointing = next(k.number for k in game.kinds.tasks if k.arg is not None)
    refused: Any
    for wrong, view, task in (
        ("length", game.view(game.start(3, 1), 0), None),
        ("expected a View", parvis.game("emara").view(parvis.game("emara").start(2, 1), 0), None),
        ("no such kind", seen, Task(99, 0)),
        ("no seat is asked", seen, Task(observer.tasks.index(None), 0)),
        ("points at nothing", seen, Task(pointing, 0, 99)),
    ):
        for refused in (eye, observer.eye(0)):  # after a look, and at the first
            with pytest.raises((TypeError, ValueError), match=wrong):
                refused.look(view, task)
            assert np.array_equal(refused.look(seen, None), expected)


def test_a_view_that_changed_after_it_was_seen_is_noticed(
    cells: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(observation, "cells", cells)
    game = parvis.game("piliers")
    start: Any = game.start(2, 1)
    eye = observation.Observer(game, 2).eye(0)
    expected = eye.look(game.view(start, 0), None)
    for field, wrong in (("seats", "expected a Area"), ("spaces", "its noun does not have")):
        seen: Any = game.view(start, 0)
        eye.look(seen, None)
        getattr(seen, field)[1] = 1000
        with pytest.raises((TypeError, ValueError), match=wrong):
            eye.look(game.view(start, 0), None)
        assert np.array_equal(eye.look(game.view(start, 0), None), expected)
