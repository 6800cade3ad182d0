"""Data files: Parquet, CSV or JSON lines, by the suffix of the name."""

import argparse
import csv
import json
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final, NamedTuple, Protocol, TypeAlias

from parvis.arguments import new_file
from parvis.extras import needed

ENDINGS: Final = (".parquet", ".csv", ".jsonl")
CHUNK: Final = 20_000  # rows written to a Parquet file at a time

Row: TypeAlias = dict[str, int | float | str | None]


class Column(NamedTuple):
    """A column and its meaning."""

    name: str
    type: type
    meaning: str


def data_file(text: str) -> Path:
    """Parse the path of a data file to write; its suffix decides the format."""
    path = new_file(text)
    if path.suffix not in ENDINGS:
        raise argparse.ArgumentTypeError(f"{text!r} does not end in {', '.join(ENDINGS)}")
    return path


def beside(path: Path, sheet: str) -> Path:
    """Return the path of a further sheet: games.csv, games.seats.csv."""
    return path.with_suffix(f".{sheet}{path.suffix}") if sheet else path


class Writer(Protocol):
    """Writes the rows of one file."""

    def add(self, row: Row) -> None: ...

    def close(self) -> None: ...


class _Csv:
    def __init__(self, columns: tuple[Column, ...], path: Path, version: int) -> None:
        self.file: IO[str] = path.open("w", encoding="utf-8", newline="")
        self.rows = csv.DictWriter(
            self.file, [one.name for one in columns], lineterminator="\n", extrasaction="raise"
        )
        self.rows.writeheader()

    def add(self, row: Row) -> None:
        self.rows.writerow(row)

    def close(self) -> None:
        self.file.close()


class _Lines:
    def __init__(self, columns: tuple[Column, ...], path: Path, version: int) -> None:
        self.file: IO[str] = path.open("w", encoding="utf-8")
        self.names = [one.name for one in columns]

    def add(self, row: Row) -> None:
        self.file.write(json.dumps({name: row[name] for name in self.names}) + "\n")

    def close(self) -> None:
        self.file.close()


class _Parquet:
    def __init__(self, columns: tuple[Column, ...], path: Path, version: int) -> None:
        what = "a Parquet file (unlike .csv and .jsonl)"
        parquet = needed("pyarrow.parquet", what, "data")
        arrow = needed("pyarrow", what, "data")
        types = {int: arrow.int64(), float: arrow.float64(), str: arrow.string()}
        fields = [
            arrow.field(one.name, types[one.type], metadata={"meaning": one.meaning})
            for one in columns
        ]
        self.schema = arrow.schema(fields, metadata={"parvis-dataset": str(version)})
        self.table = arrow.Table
        self.writer = parquet.ParquetWriter(path, self.schema)
        self.waiting: list[Row] = []

    def add(self, row: Row) -> None:
        self.waiting.append(row)
        if len(self.waiting) >= CHUNK:
            self.flush()

    def flush(self) -> None:
        self.writer.write_table(self.table.from_pylist(self.waiting, self.schema))
        self.waiting.clear()

    def close(self) -> None:
        self.flush()
        self.writer.close()


FORMS: Final[dict[str, Any]] = {".csv": _Csv, ".jsonl": _Lines, ".parquet": _Parquet}


class Sheets:
    """Several files that appear together when everything is written, or not at all."""

    def __init__(self, columns: Mapping[str, tuple[Column, ...]], path: Path, version: int) -> None:
        self.columns = columns
        self.path = path
        self.version = version
        self.paths = {sheet: beside(path, sheet) for sheet in columns}
        self.fresh = {s: one.with_name(one.name + ".new") for s, one in self.paths.items()}
        self.writers: dict[str, Writer] = {}

    def __enter__(self) -> "Sheets":
        make = FORMS[self.path.suffix]
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            for sheet, columns in self.columns.items():
                self.writers[sheet] = make(columns, self.fresh[sheet], self.version)
        except BaseException as fault:
            self.__exit__(type(fault), fault, None)
            raise
        return self

    def add(self, sheet: str, row: Row) -> None:
        """Write one row of a sheet."""
        self.writers[sheet].add(row)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        try:
            for writer in self.writers.values():
                writer.close()
            if fault is None:
                for sheet, path in self.paths.items():
                    self.fresh[sheet].replace(path)
        finally:
            for one in self.fresh.values():
                one.unlink(missing_ok=True)
