"""The README does what it says."""

import doctest
import re
from pathlib import Path

import parvis
from parvis.cli import parser

README = Path(__file__).parent.parent / "README.md"


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
    assert sorted(listed) == sorted(parvis.games())
