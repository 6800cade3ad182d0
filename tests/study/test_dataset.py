"""Data sets: written whole, read by the usual tools, documented column by column."""

import csv
import json
import sys
from pathlib import Path
from typing import Any

import duckdb
import polars
import pytest

import parvis
from parvis.cli import main
from parvis.study import dataset
from parvis.study.files import ENDINGS

WORDS = ["simulate", "piliers", "--games", "3", "--players", "random,greedy"]


@pytest.fixture(params=ENDINGS)
def files(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path: Path = tmp_path / "deep" / f"games{request.param}"
    assert main([*WORDS, "--option", "negative_vp=true", "--out", str(path)]) == 0
    return path


def read(path: Path) -> polars.DataFrame:
    if path.suffix == ".csv":
        return polars.read_csv(path, infer_schema_length=None)
    return polars.read_ndjson(path) if path.suffix == ".jsonl" else polars.read_parquet(path)


def test_one_row_a_game_a_seat_and_a_choice_whatever_the_ending(files: Path) -> None:
    paths = dataset.paths(files)
    game = parvis.game("piliers")
    games, seats, choices = (read(path) for path in paths.values())
    for frame, columns in zip((games, seats, choices), dataset.columns(game).values(), strict=True):
        assert frame.columns == [column.name for column in columns]
    assert games["number"].to_list() == [0, 1, 2]
    assert games["options"].to_list() == ["negative_vp=true"] * 3
    assert games["choices"].sum() == len(choices)
    assert len(seats) == 6
    points = [name for name in seats.columns if name.startswith("points_")]
    assert len(points) == len(game.categories)
    assert seats.select(polars.sum_horizontal(points)).to_series().equals(seats["score"])
    assert seats["won"].sum() == 3
    first = dict(zip(games["number"], games["first"], strict=True))
    for row in seats.iter_rows(named=True):
        assert (row["turn"] == 1) == (first[row["number"]] == row["seat"])
        assert row["player"] == ("random", "greedy")[row["seat"]]
    assert not files.parent.joinpath("games.parquet").exists() or files.suffix == ".parquet"
    assert sorted(path.name for path in files.parent.iterdir()) == sorted(
        path.name for path in paths.values()
    )


def test_words_have_their_names(files: Path) -> None:
    choices = read(dataset.paths(files)["choices"])
    bought = choices.filter((polars.col("kind") == "select") & (polars.col("form") == "buy"))
    assert len(bought) > 0
    for row in bought.iter_rows(named=True):
        assert row["named"].startswith("craftsman=")
        assert row["word"].split(" ")[2].isdecimal()
    about = choices.filter(polars.col("kind") == "put-back")["about"].to_list()
    assert about and all(one.startswith("seat=") for one in about)


def test_the_choices_replay(files: Path) -> None:
    paths = dataset.paths(files)
    game = read(files).row(1, named=True)
    words = read(paths["choices"]).filter(polars.col("number") == 1).sort("ply")["word"]
    record = parvis.Record(
        game["game"], game["version"], game["seats"], {"negative_vp": True}, game["seed"],
        tuple(words),
    )  # fmt: skip
    s = parvis.replay(record)
    scores = read(paths["seats"]).filter(polars.col("number") == 1)["score"].to_list()
    assert parvis.game("piliers").scores(s) == scores


def test_duckdb_and_plain_python_read_them_too(files: Path) -> None:
    path = dataset.paths(files)["choices"]
    found = duckdb.sql(f"select kind, count(*) from '{path}' group by kind")
    assert found is not None
    assert dict(found.fetchall())["draw"] >= 3 * 6 * 6
    rows: list[dict[str, Any]] = []
    if path.suffix == ".csv":
        with path.open(newline="") as file:
            rows = list(csv.DictReader(file))
    elif path.suffix == ".jsonl":
        rows = [json.loads(line) for line in path.read_text().splitlines()]
    if rows:
        assert str(rows[7]["seat"]) in "01" and rows[7]["kind"] == "select"
        assert rows[0]["score"] in ("", None)  # chance has no points


def test_all_games_fit(tmp_path: Path) -> None:
    for name in parvis.game_names():
        out = tmp_path / f"{name}.jsonl"
        seats = ",".join(["random"] * 2)
        words = ["simulate", name, "--games", "1", "--players", seats, "--out", str(out)]
        assert main(words) == 0
        rows = [json.loads(line) for line in dataset.paths(out)["choices"].read_text().splitlines()]
        named = [row for row in rows if any(letter.isalpha() for letter in row["named"])]
        assert named, name
        assert all("=" in part for row in rows for part in row["named"].split())


def test_a_match_cut_short_by_a_fault_leaves_nothing_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> Any:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(dataset, "rows", broken)
    assert main([*WORDS, "--out", str(tmp_path / "games.csv")]) == 2
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("game", [None, "piliers"])
def test_the_columns_are_documented(game: str | None, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["dataset", *filter(None, [game])]
    assert main(words) == 0
    out = capsys.readouterr().out
    for columns in dataset.columns(parvis.game(game) if game else None).values():
        for column in columns:
            assert column.name in out
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["version"] == dataset.VERSION == 2
    assert [one["name"] for one in told["files"]["FILE.csv"]][:3] == ["game", "version", "number"]


def test_a_wrong_place_to_write_is_told_before_any_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for out, why in ((str(tmp_path), "is a folder"), ("games.xls", "does not end in .parquet")):
        with pytest.raises(SystemExit):
            main(["simulate", "piliers", "--games", "1", "--out", out])
        assert why in capsys.readouterr().err


def test_only_parquet_needs_the_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    assert main([*WORDS, "--out", str(tmp_path / "games.csv")]) == 0
    capsys.readouterr()
    assert main([*WORDS, "--out", str(tmp_path / "games.parquet")]) == 2
    [line] = capsys.readouterr().err.strip().splitlines()
    assert "needs pyarrow" in line and "pip install -e '.[data]'" in line
