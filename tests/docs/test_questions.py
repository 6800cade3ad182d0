"""docs/questions.md: the commands run, and the answers are those of the page.

`python -m tests.docs.test_questions` writes the answers anew.
"""

import os
import tempfile
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import ROOT, blocks, python, shell

PAGE = ROOT / "docs" / "questions.md"


def answered(folder: Path) -> list[tuple[str, slice, str]]:
    """Run the page; return each answer as printed, where it stands, and what stands there."""
    names: dict[str, Any] = {}
    printed, found = "", []
    before = Path.cwd()
    os.chdir(folder)
    try:
        for block in blocks(PAGE):
            if block.language == "sh":
                shell(block.text, folder)
            elif block.language == "python":
                printed = python(block.text, names)
            else:
                found.append((printed, block.place, block.text))
    finally:
        os.chdir(before)
    return found


@pytest.mark.timeout(900)
def test_the_answers_are_those_of_the_page(tmp_path: Path) -> None:
    answers = answered(tmp_path)
    assert len(answers) == 5
    for printed, _, told in answers:
        assert printed == told and len(told.splitlines()) >= 2


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        text = PAGE.read_text()
        for printed, place, _ in reversed(answered(Path(folder))):
            text = text[: place.start] + printed + text[place.stop :]
        PAGE.write_text(text)
