"""Finished games that every version must replay, and tables that say where each number is from."""

import json
from pathlib import Path

import pytest

import parvis
from parvis.engine import Record, replay
from tests.games.golden import outcome, records_of

RECORDS = [path for name in parvis.game_names() for path in records_of(parvis.game(name))]


@pytest.mark.parametrize("path", RECORDS, ids=[f"{p.parent.name}-{p.stem}" for p in RECORDS])
def test_golden_records_end_as_they_ended(path: Path) -> None:
    golden = json.loads(path.read_text())
    record = Record.from_json(json.dumps(golden["record"]))
    game = parvis.game(record.game)
    s = replay(game, record)
    assert not s.agenda
    found = outcome(game, s)
    assert found == {name: golden[name] for name in found}


@pytest.mark.parametrize("name", parvis.game_names())
def test_there_are_golden_records_for_every_number_of_seats(name: str) -> None:
    game = parvis.game(name)
    seats = {json.loads(path.read_text())["record"]["seats"] for path in records_of(game)}
    assert seats == set(game.seats)


@pytest.mark.parametrize("name", parvis.game_names())
def test_every_cell_of_the_tables_has_a_mark(name: str) -> None:
    tables = parvis.game(name).components
    assert tables
    for table in tables:
        assert len(table.rows) == table.noun.size
        for row in table.rows:
            assert len(row.cells) == len(row.marks) == len(table.columns)
            assert set(row.marks) <= set("rpx")
