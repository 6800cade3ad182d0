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


def test_the_film_is_short_and_small() -> None:
    data = (ROOT / "docs" / "turn.webp").read_bytes()
    assert data[:4] == b"RIFF" and data[8:12] == b"WEBP" and len(data) < 1 << 20
    at, seconds, pictures = 12, 0.0, 0
    while at < len(data):
        size = int.from_bytes(data[at + 4 : at + 8], "little")
        if data[at : at + 4] == b"ANMF":
            seconds += int.from_bytes(data[at + 20 : at + 23], "little") / 1000
            pictures += 1
        at += 8 + size + size % 2
    assert at == len(data) and pictures >= 10 and 3 <= seconds <= 20


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
