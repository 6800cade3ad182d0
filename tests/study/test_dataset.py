"""Data sets: written whole, read by the usual tools, documented column by column."""

from pathlib import Path

import duckdb
import polars
import pytest

import parvis
from parvis.cli import main
from parvis.study import dataset


@pytest.fixture
def files(tmp_path: Path) -> Path:
    path = tmp_path / "deep" / "games.parquet"
    words = ["simulate", "piliers", "--games", "3", "--players", "random,greedy"]
    assert main([*words, "--option", "negative_vp=true", "--out", str(path)]) == 0
    return path


def test_one_row_a_game_and_one_row_a_choice(files: Path) -> None:
    games = polars.read_parquet(files)
    choices = polars.read_parquet(dataset.choices_path(files))
    assert games["number"].to_list() == [0, 1, 2]
    assert games["options"].to_list() == ["negative_vp=True"] * 3
    assert games["choices"].sum() == len(choices)
    assert games.columns == [column.name for column in dataset.GAMES]
    assert choices.columns == [column.name for column in dataset.CHOICES]
    for row in games.iter_rows(named=True):
        sums = [sum(points) for points in row["points"]]
        assert sums == row["scores"]
        assert sorted(row["ranks"])[0] == 1


def test_the_choices_replay(files: Path) -> None:
    games = polars.read_parquet(files).row(1, named=True)
    words = (
        polars.read_parquet(dataset.choices_path(files))
        .filter(polars.col("number") == 1)
        .sort("ply")["word"]
    )
    record = parvis.Record(
        games["game"], games["version"], games["seats"], {"negative_vp": True}, games["seed"],
        tuple(words),
    )  # fmt: skip
    s = parvis.replay(record)
    assert parvis.game("piliers").scores(s) == games["scores"]


def test_duckdb_reads_them_too(files: Path) -> None:
    query = f"select kind, count(*) from '{dataset.choices_path(files)}' group by kind"
    found = duckdb.sql(query)
    assert found is not None
    kinds = dict(found.fetchall())
    assert kinds["draw"] >= 3 * 6 * 6


def test_nothing_half_written_is_left(files: Path) -> None:
    assert sorted(path.name for path in files.parent.iterdir()) == [
        "games.choices.parquet",
        "games.parquet",
    ]


def test_the_columns_are_documented(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dataset"]) == 0
    out = capsys.readouterr().out
    for column in (*dataset.GAMES, *dataset.CHOICES):
        assert column.name in out


def test_a_folder_is_no_file_to_write_and_that_is_said_before_any_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", "piliers", "--games", "1", "--out", str(tmp_path)])
    assert "is a folder" in capsys.readouterr().err
