"""Games as tables of data: a row per game, per seat and per choice.

`parvis simulate GAME --out games.csv` writes `games.csv`, `games.seats.csv` and
`games.choices.csv`; `parvis export` writes people's games in the same form. Columns hold no lists,
and things have their names, so any tool can group by any column. `parvis dataset` explains the
columns.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from parvis.arena.match import Plan, Played
from parvis.engine import CHANCE, AnyGame, BaseState, Kind, Noun, Record, Task
from parvis.engine.record import moments
from parvis.study.files import Column, Row, Sheets, beside

VERSION: Final = 2

GAMES: Final = (
    Column("game", str, "name of the game"),
    Column("version", int, "rules version"),
    Column("number", int, "number of the game in this file; joins the three files"),
    Column("seed", int, "seed of the game's chance; empty where chance had none"),
    Column("seats", int, "number of players"),
    Column("options", str, "options that are not the default, as NAME=VALUE, joined by commas"),
    Column("first", int, "the seat that made the first choice, from 0"),
    Column("winner", int, "the seat that won; empty if several share the first place"),
    Column("choices", int, "number of choices, chance and forced ones included"),
)

SEATS: Final = (
    Column("number", int, "number of the game"),
    Column("seat", int, "from 0"),
    Column("turn", int, "place in the turn order of the first round: 1 chose first; clockwise"),
    Column("player", str, "computer player; else `person`, `guest`, `program` or `replaced`"),
    Column("score", int, "final points"),
    Column("rank", int, "final rank, 1 for the first; ties share"),
    Column("won", float, "1 for the winner, a share of 1 if the first place is shared, else 0"),
    Column("decisions", int, "its choices that were not forced"),
    Column("forfeit", int, "1 if its player did not answer as it must, which ended the game"),
)

CHOICES: Final = (
    Column("number", int, "number of the game"),
    Column("ply", int, "position in the game, from 0"),
    Column("seat", int, "who chose; -1 for chance"),
    Column("kind", str, "kind of choice, as in the rules"),
    Column("about", str, "what the choice is about, as NOUN=NAME, where it is about something"),
    Column("form", str, "which sort of answer, where there are several; `skip` for none"),
    Column("named", str, "what was chosen, as FIELD=NAME, joined by spaces"),
    Column("word", str, "the choice as a word of the record"),
    Column("action", int, "its number in the action space, or among chance's outcomes"),
    Column("options", int, "how many different choices there were"),
    Column("score", int, "points of the one who chose, before it; empty for chance"),
    Column("others", int, "the best points of the other seats before it; empty for chance"),
)


class Entry(NamedTuple):
    """A finished game to be written as rows."""

    number: int
    record: Record
    players: tuple[str, ...]
    forfeits: Mapping[int, str] = {}
    ranks: list[int] | None = None  # default: the ranks of the rules


def entries(plan: Plan, games: Iterable[Played]) -> Iterator[Entry]:
    """Yield the games of a match."""
    for one in games:
        yield Entry(one.number, one.record(plan), one.players, one.forfeits, one.ranks)


def points_column(category: str) -> str:
    """Return the name of the column with the points of a category."""
    return f"points_{category.replace('-', '_')}"


def columns(game: AnyGame | None) -> dict[str, tuple[Column, ...]]:
    """Return the columns of each file; the points have a column per category of the game."""
    points = () if game is None else tuple(
        Column(points_column(one), int, f"points for {one}") for one in game.categories
    )  # fmt: skip
    return {"": GAMES, "seats": SEATS + points, "choices": CHOICES}


def write(game: AnyGame, games: Iterable[Entry], path: Path) -> int:
    """Write all files while the games come in, or none on failure; return the number of games."""
    count = 0
    with Sheets(columns(game), path, VERSION) as sheets:
        for entry in games:
            count += 1
            for sheet, row in rows(game, entry):
                sheets.add(sheet, row)
    return count


def paths(path: Path) -> dict[str, Path]:
    """Return where each file is written."""
    return {sheet: beside(path, sheet) for sheet in columns(None)}


def rows(game: AnyGame, entry: Entry) -> Iterator[tuple[str, Row]]:
    """Replay a game and yield its rows, each with the name of its file."""
    record, number = entry.record, entry.number
    seats = range(record.seats)
    first, decisions = -1, [0 for _ in seats]
    s: BaseState = game.start(record.seats, 0, record.options, record.version)
    for ply, s, value in moments(game, record):
        task = s.agenda[-1]
        offered = len(set(game.options(s)))
        chance = task.seat == CHANCE
        if not chance:
            first = task.seat if first < 0 else first
            decisions[task.seat] += offered > 1
        scores = game.scores(s)
        yield (
            "choices",
            {
                "number": number,
                "ply": ply,
                "seat": -1 if chance else task.seat,
                **_said(game.kind(s), task, value),
                "word": record.choices[ply],
                "action": game.action(s, value),
                "options": offered,
                "score": None if chance else scores[task.seat],
                "others": None if chance else _best(scores, task.seat),
            },
        )
    ranks = entry.ranks or game.ranking(s)
    wins = ranks.count(1)
    yield (
        "",
        {
            "game": record.game,
            "version": record.version,
            "number": number,
            "seed": record.seed,
            "seats": record.seats,
            "options": _options(game, record),
            "first": first,
            "winner": ranks.index(1) if wins == 1 else None,
            "choices": len(record.choices),
        },
    )
    for seat, points in enumerate(game.breakdown(s)):
        yield (
            "seats",
            {
                "number": number,
                "seat": seat,
                "turn": (seat - first) % record.seats + 1,
                "player": entry.players[seat],
                "score": game.scores(s)[seat],
                "rank": ranks[seat],
                "won": 1 / wins if ranks[seat] == 1 else 0.0,
                "decisions": decisions[seat],
                "forfeit": int(seat in entry.forfeits),
                **{points_column(name): value for name, value in points.items()},
            },
        )


def _best(scores: list[int], seat: int) -> int | None:
    return max((points for i, points in enumerate(scores) if i != seat), default=None)


def _options(game: AnyGame, record: Record) -> str:
    usual = {option.name: option.values[0] for option in game.settings}
    changed = {n: v for n, v in record.options.items() if v != usual.get(n)}
    return ",".join(f"{name}={str(value).lower()}" for name, value in changed.items())


def _said(kind: Kind, task: Task, value: int) -> dict[str, Any]:
    """Return a choice with the names of its things."""
    form = kind.form_of(value)
    if form is None:
        name, parts = "skip", []
    else:
        name = form.name
        values = zip(form.fields, form.unpack(value), strict=True)
        parts = [f"{field.name}={_name(field.noun, part)}" for field, part in values]
    about = "" if kind.arg is None else f"{kind.arg.name}={_name(kind.arg, task.arg)}"
    return {"kind": kind.name, "about": about, "form": name, "named": " ".join(parts)}


def _name(noun: Noun | None, index: int) -> str:
    """Return the name of a member, or its number if it has none."""
    return noun.keys[index] if noun is not None and 0 <= index < len(noun.keys) else str(index)
