"""docs/tutorial-game.md: somebody who types what it says gets a game of their own."""

import re
from pathlib import Path

from tests.docs.pages import ROOT, blocks, shell

PAGE = ROOT / "docs" / "tutorial-game.md"
TEXTS = "-m pytest -q -p no:cacheprovider tests/text -k well"


def test_every_step_works_as_it_stands(tmp_path: Path) -> None:
    printed: list[str] = []
    for block in blocks(PAGE):
        if block.title:
            (tmp_path / block.title).write_text(block.text)
        elif block.language == "python":
            (tmp_path / "snippet.py").write_text(block.text)
            printed.append(shell("PARVIS_GAMES=$PWD/mine python snippet.py", tmp_path))
        else:
            printed.append(shell(block.text, tmp_path))
    assert "well" in printed[1]
    assert re.search(r"mcts:400 beats random in [6-9]\d", printed[2]), printed[2]
    assert "2 choices" in printed[3]  # the first draw is forced: it is made already
    shell(f"PARVIS_GAMES={tmp_path}/mine python {TEXTS}", ROOT)  # no text is missing
