"""The short form of benchmarks/kills.py: people against computer players, undos, chat, kill -9."""

from pathlib import Path

import pytest

from benchmarks import kills


async def test_nothing_is_lost_or_doubled_and_no_table_sleeps(tmp_path: Path) -> None:
    found = await kills.run(f"sqlite:///{tmp_path / 'parvis.db'}", 1, 6)
    assert found["choices"] >= 6


@pytest.mark.timeout(480)
async def test_with_two_processes_on_postgresql(fresh_postgres: str) -> None:
    found = await kills.run(fresh_postgres, 2, 6)
    assert found["choices"] >= 6
