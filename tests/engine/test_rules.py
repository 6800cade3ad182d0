"""The functions of a game's rules are found by their names, none too few and none too many."""

import sys
from pathlib import Path
from types import ModuleType
from typing import get_type_hints

import pytest

import parvis
from parvis import compiled
from parvis.engine import Log, Task, rules_of
from parvis.engine.rules import wired
from tests.engine import orchard


def test_every_kind_has_its_functions() -> None:
    asks, does = wired(orchard.KINDS, vars(orchard))
    assert asks[orchard.TURN] is orchard.ask_turn
    assert asks[orchard.NEXT] is None
    assert does[orchard.NEXT] is orchard.do_next


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"do_next": None}, "missing do_next; of no kind none"),
        ({"ask_turn": None}, "missing ask_turn; of no kind none"),
        ({"ask_next": orchard.ask_turn}, "missing none; of no kind ask_next"),
        ({"do_nothing": orchard.do_next, "do_rob": None}, "missing do_rob; of no kind do_nothing"),
    ],
)
def test_a_function_too_few_or_too_many_is_named(change: dict[str, object], message: str) -> None:
    rules = {name: f for name, f in {**vars(orchard), **change}.items() if f is not None}
    with pytest.raises(ValueError, match=message):
        wired(orchard.KINDS, rules)


def made(folder: Path, name: str, *sources: str) -> ModuleType:
    (folder / name).mkdir()
    (folder / name / "__init__.py").touch()
    for i, source in enumerate(sources):
        (folder / name / f"chapter_{i}.py").write_text(source)
    sys.path.insert(0, str(folder))
    try:
        return __import__(name)
    finally:
        sys.path.remove(str(folder))


def test_chapters_may_share_a_function_but_not_a_name(tmp_path: Path) -> None:
    shared = made(tmp_path, "shared_rules", "def do_a(): ...", "from .chapter_0 import do_a\n")
    assert list(rules_of(shared)) == ["do_a"]
    twice = made(tmp_path, "twice_rules", "def do_a(): ...", "def do_a(): ...")
    with pytest.raises(ValueError, match="twice_rules has two functions do_a"):
        rules_of(twice)


@pytest.mark.skipif(compiled.running() == "compiled", reason="keeps no annotations")
@pytest.mark.parametrize("name", parvis.game_names())
def test_functions_take_and_return_what_the_engine_expects(name: str) -> None:
    """They are found by name, so mypy can't see it."""
    game = parvis.game(name)
    state = type(game.start(game.seats[0]))
    for key, function in rules_of(sys.modules[f"parvis.games.{name}.rules"]).items():
        hints = list(get_type_hints(function).values())
        asks = [state, Task, list[int]]
        does = [state, Task, int, Log, type(None)]
        assert hints == (asks if key.startswith("ask_") else does), key
