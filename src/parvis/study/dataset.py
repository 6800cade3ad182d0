"""Games as tables of data: one row a game, one row a choice, in Parquet files.

`parvis simulate GAME --out games.parquet` writes `games.parquet` and, beside it,
`games.choices.parquet`. Polars, DuckDB and pandas read both. GAMES and CHOICES say what is
in them; `parvis dataset` prints it.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from parvis.arena.match import Plan, Played
from parvis.engine import CHANCE, Game
from parvis.engine.record import moments

VERSION: Final = 1
CHUNK: Final = 200  # games written at a time


class Column(NamedTuple):
    """One column, and what it means."""

    name: str
    type: Any
    meaning: str


GAMES: Final = (
    Column("game", pa.string(), "name of the game"),
    Column("version", pa.int32(), "rules version"),
    Column("number", pa.int64(), "number of the game in this file; joins the two files"),
    Column("seed", pa.int64(), "seed of the game's chance"),
    Column("seats", pa.int32(), "number of players"),
    Column("options", pa.string(), "options as NAME=VALUE, joined by commas"),
    Column("players", pa.list_(pa.string()), "computer player of each seat"),
    Column("scores", pa.list_(pa.int32()), "final points of each seat"),
    Column("ranks", pa.list_(pa.int32()), "final rank of each seat, 1 for the first; ties share"),
    Column("categories", pa.list_(pa.string()), "names of the categories of points"),
    Column("points", pa.list_(pa.list_(pa.int32())), "points of each seat by category"),
    Column("choices", pa.int32(), "number of choices, chance and forced ones included"),
    Column("decisions", pa.list_(pa.int32()), "choices of each seat that were not forced"),
)

CHOICES: Final = (
    Column("number", pa.int64(), "number of the game, as in the file of games"),
    Column("ply", pa.int32(), "position in the game, from 0"),
    Column("seat", pa.int32(), "who chose; -1 for chance"),
    Column("kind", pa.string(), "kind of choice, as in the rules"),
    Column("word", pa.string(), "the choice as a word of the record"),
    Column("action", pa.int32(), "its number in the action space, or among chance's outcomes"),
    Column("options", pa.int32(), "how many different choices there were"),
    Column("scores", pa.list_(pa.int32()), "points of each seat before it"),
)


def schema(columns: tuple[Column, ...]) -> Any:
    """Return the schema of a file, its meanings included."""
    fields = [pa.field(one.name, one.type, metadata={"meaning": one.meaning}) for one in columns]
    return pa.schema(fields, metadata={"parvis-dataset": str(VERSION)})


def choices_path(path: Path) -> Path:
    """Return where the choices of a file of games are."""
    return path.with_suffix(".choices.parquet")


def game_row(game: Game[Any], plan: Plan, played: Played) -> dict[str, Any]:
    """Return the row of one game."""
    return {
        "game": plan.game,
        "version": plan.version,
        "number": played.number,
        "seed": played.seed,
        "seats": plan.seats,
        "options": ",".join(f"{name}={value}" for name, value in plan.options.items()),
        "players": list(played.players),
        "scores": played.scores,
        "ranks": played.ranks,
        "categories": list(game.categories),
        "points": played.breakdown,
        "choices": len(played.choices),
        "decisions": played.decisions,
    }


def choice_rows(game: Game[Any], plan: Plan, played: Played) -> Iterator[dict[str, Any]]:
    """Yield the rows of a game's choices, by replaying it."""
    for ply, s, value in moments(game, played.record(plan)):
        seat = s.agenda[-1].seat
        yield {
            "number": played.number,
            "ply": ply,
            "seat": -1 if seat == CHANCE else seat,
            "kind": game.kind(s).name,
            "word": played.choices[ply],
            "action": game.action(s, value),
            "options": len(set(game.options(s))),
            "scores": game.scores(s),
        }


def write(game: Game[Any], plan: Plan, games: Iterable[Played], path: Path) -> int:
    """Write both files as the games come in, whole or not at all; return how many there were."""
    path.parent.mkdir(parents=True, exist_ok=True)
    paths = (path, choices_path(path))
    fresh = tuple(one.with_name(one.name + ".new") for one in paths)
    schemas = (schema(GAMES), schema(CHOICES))
    count = 0
    try:
        with (
            pq.ParquetWriter(fresh[0], schemas[0]) as of_games,
            pq.ParquetWriter(fresh[1], schemas[1]) as of_choices,
        ):
            rows: list[dict[str, Any]] = []
            moves: list[dict[str, Any]] = []
            for played in games:
                count += 1
                rows.append(game_row(game, plan, played))
                moves += choice_rows(game, plan, played)
                if len(rows) == CHUNK:
                    of_games.write_table(pa.Table.from_pylist(rows, schemas[0]))
                    of_choices.write_table(pa.Table.from_pylist(moves, schemas[1]))
                    rows.clear()
                    moves.clear()
            of_games.write_table(pa.Table.from_pylist(rows, schemas[0]))
            of_choices.write_table(pa.Table.from_pylist(moves, schemas[1]))
        for one, other in zip(fresh, paths, strict=True):
            one.replace(other)
    finally:
        for one in fresh:
            one.unlink(missing_ok=True)
    return count
