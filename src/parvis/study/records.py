"""Reads games back from the output of `parvis export` or `parvis simulate --out games.jsonl`."""

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

from parvis.engine import BadRecord, Record
from parvis.games import game
from parvis.study.files import beside


def shared_games(path: Path) -> list[Record]:
    """Return the games of a data set as records without seeds; raise BadRecord."""
    if path.suffix != ".jsonl":
        raise BadRecord(f"{path} is no folder, and no games.jsonl of parvis export")
    words: dict[int, list[str]] = defaultdict(list)
    try:
        for row in _rows(beside(path, "choices")):
            words[row["number"]].append(row["word"])
        return [_record(row, words[row["number"]]) for row in _rows(path)]
    except (json.JSONDecodeError, UnicodeError, KeyError, TypeError) as error:
        raise BadRecord(f"{path} is not what parvis export writes: {error}") from None


def _rows(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line]


def _record(row: dict[str, Any], words: list[str]) -> Record:
    options = game(row["game"]).read_options(row["options"].split(",") if row["options"] else [])
    return Record(row["game"], row["version"], row["seats"], options, None, tuple(words))
