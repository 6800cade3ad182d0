"""Attempts at puzzles, and the ratings of people and puzzles.

The first try is rated: a right answer wins against the puzzle, a wrong one loses, and a partly
right one, or one after a hint, is a draw.
"""

import math
from typing import Any, Final, Literal, TypeAlias

import msgspec
import sqlalchemy as sa
from sqlalchemy import Boolean, Column, Connection, Float, ForeignKey, Integer, String

from parvis.server.store.ratings import CENTRE, FRESH, MU, SCALE, SURE, Rating, rate
from parvis.server.store.schema import METADATA
from parvis.server.wire.puzzles import PuzzleRating

Outcome: TypeAlias = Literal["right", "partly", "wrong", "shown"]

TRIES: Final = 2  # then the solution is shown
LOCK: Final = 7242015  # PostgreSQL lock: attempts are rated one by one
DOUBT: Final = 5.0  # sigma of a new puzzle's rating
LEAST: Final = 2.5  # lowest sigma of a puzzle, so that its rating can still change
FEW: Final = 10  # fewest people for showing their share
PLACES: Final = {"right": (1, 2), "partly": (1, 1), "wrong": (2, 1), "shown": (2, 1)}

ATTEMPTS = sa.Table(
    "attempts",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(60), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("day", String(10), nullable=False),  # as the puzzle of that day; "" in the trainer
    Column("at", Float, nullable=False),
    Column("hinted", Boolean, nullable=False),  # before the first try
    Column("outcome", String(8), nullable=False),  # of the first try; "" before it
    Column("tries", Integer, nullable=False),
    Column("found", Integer, nullable=False),  # the number of the correct try; 0: none
    Column("over", Boolean, nullable=False),  # the solution has been shown
    Column("word", String(120), nullable=False),  # the last answer
    Column("change", Integer, nullable=False),  # of the displayed rating
)

SOLVERS = sa.Table(  # people's ratings by game
    "solvers",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

PUZZLES = sa.Table(  # ratings of puzzles; an untried one has no row
    "puzzles",
    METADATA,
    Column("id", String(60), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)


class Attempt(msgspec.Struct, frozen=True):
    """A person's attempt at a puzzle."""

    puzzle: str
    game: str
    day: str
    at: float
    hinted: bool = False
    outcome: Outcome | Literal[""] = ""
    tries: int = 0
    found: int = 0
    over: bool = False
    word: str = ""
    change: int = 0


class Level(msgspec.Struct, frozen=True):
    """A puzzle's rating."""

    rating: int
    share: int | None  # percentage who find it at the first try; None if few have tried


def attempt_of(c: Connection, person: int, puzzle: str) -> Attempt | None:
    """Return a person's attempt at a puzzle."""
    where = (ATTEMPTS.c.person == person, ATTEMPTS.c.puzzle == puzzle)
    row = c.execute(sa.select(*_ATTEMPT).where(*where)).first()
    return None if row is None else Attempt(*row)


def attempts_of(c: Connection, person: int, game: str = "", day: bool = False) -> list[Attempt]:
    """List a person's attempts: of a game, or at puzzles of the day only."""
    where = [ATTEMPTS.c.person == person]
    if game:
        where.append(ATTEMPTS.c.game == game)
    if day:
        where.append(ATTEMPTS.c.day != "")
    rows = c.execute(sa.select(*_ATTEMPT).where(*where).order_by(ATTEMPTS.c.at))
    return [Attempt(*row) for row in rows]


def levels_of(c: Connection, puzzles: dict[str, int]) -> dict[str, Level]:
    """Return puzzles' ratings; `puzzles` has the initial ones."""
    found = {row.id: row for row in c.execute(sa.select(PUZZLES))} if puzzles else {}
    return {name: _level(found.get(name), guess) for name, guess in puzzles.items()}


def solver_of(c: Connection, person: int, game: str) -> PuzzleRating | None:
    """Return a person's rating in a game; None if they never tried."""
    return next((one for one in solvers_of(c, person) if one.game == game), None)


def solvers_of(c: Connection, person: int) -> list[PuzzleRating]:
    """Return a person's ratings by game."""
    where = SOLVERS.c.person == person
    return [_shown(row) for row in c.execute(sa.select(SOLVERS).where(where))]


def hint(c: Connection, person: int, new: Attempt) -> Attempt:
    """Store a hint before the first try."""
    _one_by_one(c)
    known = attempt_of(c, person, new.puzzle)
    if known is None:
        known = msgspec.structs.replace(new, hinted=True)
        c.execute(sa.insert(ATTEMPTS).values(person=person, **msgspec.structs.asdict(known)))
    return known


def answer(
    c: Connection, person: int, new: Attempt, word: str, outcome: Outcome, guess: int
) -> Attempt:
    """Store an answer and rate the first one; one after the end changes nothing."""
    _one_by_one(c)
    known = attempt_of(c, person, new.puzzle)
    before = known or new
    if before.over:
        return before
    tries = before.tries + 1
    found = tries if outcome == "right" else 0
    after = msgspec.structs.replace(
        before,
        at=new.at,
        day=before.day or new.day,
        tries=tries,
        found=found,
        word=word or before.word,
        over=bool(found) or outcome == "shown" or tries >= TRIES,
    )
    if not before.outcome:
        first = "partly" if outcome == "right" and before.hinted else outcome
        change = _rate(c, person, new, first, outcome == "right" and not before.hinted, guess)
        after = msgspec.structs.replace(after, outcome=outcome, change=change)
    row = msgspec.structs.asdict(after)
    if known is None:
        c.execute(sa.insert(ATTEMPTS).values(person=person, **row))
    else:
        where = (ATTEMPTS.c.person == person, ATTEMPTS.c.puzzle == new.puzzle)
        c.execute(sa.update(ATTEMPTS).where(*where).values(row))
    return after


def _one_by_one(c: Connection) -> None:
    if c.dialect.name == "postgresql":
        c.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))


def _rate(
    c: Connection, person: int, new: Attempt, outcome: Outcome, solved: bool, guess: int
) -> int:
    """Update both ratings; return the change of the person's displayed rating."""
    mine = (SOLVERS.c.person == person, SOLVERS.c.game == new.game)
    me = c.execute(sa.select(SOLVERS).where(*mine)).mappings().first()
    its = PUZZLES.c.id == new.puzzle
    it = c.execute(sa.select(PUZZLES).where(its)).mappings().first()
    before = Rating(me["mu"], me["sigma"]) if me else FRESH
    level = Rating(it["mu"], it["sigma"]) if it else _guessed(guess)
    after, hard = rate([before, level], PLACES[outcome])
    streak = (me["streak"] if me else 0) + 1 if solved else 0
    row: dict[str, Any] = {
        "mu": after.mu,
        "sigma": after.sigma,
        "tries": (me["tries"] if me else 0) + 1,
        "solved": (me["solved"] if me else 0) + solved,
        "streak": streak,
        "longest": max(streak, me["longest"] if me else 0),
        "at": new.at,
    }
    if me:
        c.execute(sa.update(SOLVERS).where(*mine).values(row))
    else:
        c.execute(sa.insert(SOLVERS).values(person=person, game=new.game, **row))
    row = {
        "mu": hard.mu,
        "sigma": max(LEAST, hard.sigma),
        "tries": (it["tries"] if it else 0) + 1,
        "solved": (it["solved"] if it else 0) + solved,
    }
    if it:
        c.execute(sa.update(PUZZLES).where(its).values(row))
    else:
        c.execute(sa.insert(PUZZLES).values(id=new.puzzle, **row))
    return round(after.shown) - round(before.shown)


def _guessed(rating: int) -> Rating:
    return Rating(MU + (rating - CENTRE) / SCALE, DOUBT)


def _level(row: Any, guess: int) -> Level:
    if row is None:
        return Level(guess, None)
    share = round(100 * row.solved / row.tries) if row.tries >= FEW else None
    return Level(round(Rating(row.mu, row.sigma).shown), share)


def _shown(row: Any) -> PuzzleRating:
    return PuzzleRating(
        game=row.game,
        rating=round(Rating(row.mu, row.sigma).shown),
        doubt=math.ceil(SURE * SCALE * row.sigma),
        tries=row.tries,
        solved=row.solved,
        streak=row.streak,
        longest=row.longest,
    )


_ATTEMPT: Final = [ATTEMPTS.c[name] for name in Attempt.__struct_fields__]
