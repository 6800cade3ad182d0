"""The layers in C say what NumPy says."""

import importlib.util
import shutil
import subprocess
import sysconfig
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from parvis.players import stored
from parvis.players.stored import Plain, Weights

SOURCE = Path(stored.__file__).with_name("layers.c")
HEADERS = Path(sysconfig.get_paths()["include"])

pytestmark = pytest.mark.skipif(
    shutil.which("cc") is None or not (HEADERS / "Python.h").is_file(),
    reason="needs a C compiler, as the compiled build does",
)


@pytest.fixture(scope="module")
def layers(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    made = tmp_path_factory.mktemp("layers") / f"layers{suffix}"
    words = ["cc", "-O2", "-fPIC", "-shared", "-Wall", "-Werror"]
    words += [f"-I{HEADERS}", f"-I{np.get_include()}"]
    subprocess.run([*words, str(SOURCE), "-o", str(made), "-lm"], check=True)
    spec = importlib.util.spec_from_file_location("layers", made)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def weights(seed: int, inputs: int, wide: int, narrow: int, outputs: int, actions: int) -> Weights:
    rng = np.random.default_rng(seed)
    sizes: list[tuple[int, ...]] = [(inputs + 2, wide), (wide,), (wide, narrow), (narrow,)]
    sizes += [(narrow, outputs), (outputs,), (actions, narrow), (actions,), (2, outputs)]
    return Weights(*(rng.normal(scale=0.3, size=size).astype(np.float32) for size in sizes))


@pytest.mark.parametrize("seed", range(6))
def test_both_say_the_same(seed: int, layers: ModuleType) -> None:
    rng = np.random.default_rng(seed)
    actions = int(rng.integers(5, 300))
    given = weights(seed, int(rng.integers(3, 400)), 5 + 17 * seed, 3 + 5 * seed, 6, actions)
    quick, slow = layers.Layers(*given), Plain(*given)
    for _ in range(5):
        x = (rng.random(len(given.first) - 2) < 0.1).astype(np.float32) * 3
        base = [1.5, -3.0]
        assert np.allclose(quick.look(x, base), slow.look(x, base), atol=1e-3)
        options = rng.permutation(actions)[: rng.integers(1, actions)].tolist()
        offset = 1 if max(options) < actions - 1 else 0
        assert np.allclose(quick.lean(offset, options), slow.lean(offset, options), atol=1e-4)


def test_what_does_not_fit_is_refused(layers: ModuleType) -> None:
    given = weights(1, 10, 8, 4, 6, 5)
    with pytest.raises(ValueError, match="fit together"):
        layers.Layers(*given._replace(second=given.out))
    with pytest.raises(TypeError, match="float32"):
        layers.Layers(*given._replace(first=given.first.astype(np.float64)))
    made = layers.Layers(*given)
    with pytest.raises(ValueError, match="length"):
        made.look(np.zeros(9, np.float32), [1.0, 2.0])
    made.look(np.zeros(10, np.float32), [1.0, 2.0])
    with pytest.raises(ValueError, match="no action"):
        made.lean(0, [5])
