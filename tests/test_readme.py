"""The README does what it says."""

import doctest
import re
from pathlib import Path

import parvis
from parvis.cli import parser

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
HOSTING = ROOT / "docs" / "hosting.md"


def test_the_example_runs() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried >= 8
    assert failed == 0


def test_every_command_exists() -> None:
    for line in re.findall(r"^    (parvis \w.*?)(?:  +.*)?$", README.read_text(), re.MULTILINE):
        given = parser().parse_args(line.split()[1:])
        assert given.run


def test_every_game_is_listed() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", README.read_text(), re.MULTILINE)
    assert sorted(listed) == sorted(parvis.game_names())


def test_every_variable_of_the_server_is_explained() -> None:
    sources = (ROOT / "src" / "parvis" / "server").rglob("*.py")
    read = {name for path in sources for name in re.findall(r"PARVIS_[A-Z_]+", path.read_text())}
    told = re.findall(r"^\| `(PARVIS_\w+)` \|", HOSTING.read_text(), re.MULTILINE)
    assert read == set(told)
