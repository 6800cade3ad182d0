"""The compiled build writes the same vectors as Python does."""

import importlib.util
import shutil
import subprocess
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import parvis
from parvis.engine import seeded
from parvis.study import observation
from parvis.study.environment import Table

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
    words = ["cc", "-O1", "-fPIC", "-shared", "-Wall", "-Werror", f"-I{HEADERS}"]
    subprocess.run([*words, str(SOURCE), "-o", str(made)], check=True)
    spec = importlib.util.spec_from_file_location("cells", made)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


CASES = [(name, seats) for name in parvis.games() for seats in (2, parvis.game(name).seats[-1])]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_both_write_the_same(
    name: str, seats: int, cells: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = parvis.game(name)
    monkeypatch.setattr(observation, "cells", None)
    slow, players = Table(game, seats), seeded(8)
    monkeypatch.setattr(observation, "cells", cells)
    fast = observation.Observer(game, seats)
    assert fast.plan is not None and slow.observer.plan is None
    slow.reset(4)
    for _ in range(150):
        if slow.seat < 0:
            break
        for seat in range(seats):
            task = slow.state.agenda[-1] if slow.seat == seat else None
            vector = fast.encode(game.view(slow.state, seat), seat, task)
            assert np.array_equal(vector, slow.observe(seat))
        slow.step(players.pick(slow.legal()))


def test_what_does_not_fit_is_refused(cells: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(observation, "cells", cells)
    game = parvis.game("piliers")
    plan: Any = observation.Observer(game, 2).plan
    seen = game.view(game.start(2, 1), 0)
    room = np.zeros(5000, np.float32)
    with pytest.raises(ValueError, match="too few cells"):
        plan.add(seen, 0, room[:10], 0)
    with pytest.raises(ValueError, match="no such seat"):
        plan.add(seen, 2, room, 0)
    with pytest.raises(ValueError, match="length"):
        plan.add(game.view(game.start(3, 1), 0), 0, room, 0)
    with pytest.raises(TypeError, match="expected a View"):
        plan.add(parvis.game("emara").view(parvis.game("emara").start(2, 1), 0), 0, room, 0)
