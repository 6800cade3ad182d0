"""Saved trees of variations through finished games, readable by link."""

import secrets
import time
import zlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, RowMapping

from parvis.analysis.game import picked
from parvis.engine import QUIET, AnyGame, BaseState, IllegalChoice, Record
from parvis.server.people.accounts import Person
from parvis.server.people.names import BLANKS, calm
from parvis.server.store.schema import PEOPLE, STUDIES
from parvis.server.tables.playthrough import Playthrough
from parvis.server.wire.analysis import Answered, Branch, NewStudy, Study, StudyCard
from parvis.server.wire.refusals import Refusal

EACH: Final = 100  # trees per person


class StudyFile(msgspec.Struct, frozen=True):
    """A tree of variations as a file. Its record opens wherever records do."""

    name: str
    record: Record
    branches: list[Branch]


def told(play: Playthrough, branches: Sequence[Branch]) -> list[Answered]:
    """Follow a tree through the game; return what each branch is. Raise Refusal for a bad tree."""
    game = play.game
    states: list[BaseState] = []
    found: list[Answered] = []
    for n, branch in enumerate(branches):
        if branch.parent >= n or not 0 <= branch.ply < play.ply:
            raise Refusal("illegal", f"branch {n} follows none that comes before it")
        if branch.parent < 0:
            s = play.until(branch.ply).state
        elif branches[branch.parent].ply == branch.ply:
            s = states[branch.parent].copy()
        else:
            raise Refusal("illegal", f"branch {n} is from another moment than its parent")
        found.append(_step(game, s, branch.word))
        states.append(s)
    return found


def _step(game: AnyGame, s: BaseState, word: str) -> Answered:
    """Make a choice, with the forced ones before and after it; raise Refusal."""
    while s.agenda and len(set(options := game.options(s))) == 1:
        if game.spell(s, options[0]) == word:
            break
        game.choose(s, options[0], QUIET)
    if not s.agenda:
        raise Refusal("illegal", f"the game is over before {word!r}")
    try:
        value = game.read(s, word)
    except IllegalChoice as error:
        raise Refusal("illegal", str(error)) from None
    if value not in game.options(s):
        raise Refusal("illegal", f"{word!r} is not offered there")
    task = s.agenda[-1]
    answer = Answered(game.kind(s).name, task.seat, task.arg, task.also, picked(game, s, value))
    game.choose(s, value, QUIET)
    while s.agenda and len(set(options := game.options(s))) == 1:
        game.choose(s, options[0], QUIET)
    return answer


def keep(c: Connection, person: Person, table: str, new: NewStudy, known: str = "") -> str:
    """Save a new or changed tree; return its id. Raise Refusal."""
    now = time.time()
    row: dict[str, Any] = {
        "name": _proper(new.name),
        "changed": now,
        "branches": len(new.branches),
        "body": zlib.compress(msgspec.json.encode(new.branches)),
    }
    if known:
        this = (STUDIES.c.id == known, STUDIES.c.person == person.id, STUDIES.c.table == table)
        if not c.execute(sa.update(STUDIES).where(*this).values(row)).rowcount:
            raise Refusal("not-found", "there is no such tree of yours")
        return known
    mine = sa.select(sa.func.count()).where(STUDIES.c.person == person.id)
    if (c.execute(mine).scalar() or 0) >= EACH:
        raise Refusal("too-large", f"{EACH} trees are kept for one person")
    name = secrets.token_urlsafe(12)
    new_one = {"id": name, "table": table, "person": person.id, "made": now, **row}
    c.execute(sa.insert(STUDIES).values(new_one))
    return name


def _proper(name: str) -> str:
    """Return a name for display; raise Refusal if nothing of it is visible."""
    name = " ".join(calm("".join(x for x in name if x.isprintable())).split())
    if all(x in BLANKS for x in name):
        raise Refusal("bad-name", "a tree has a name")
    return name


def forget(c: Connection, person: Person, name: str) -> None:
    """Delete a tree; raise Refusal."""
    this = (STUDIES.c.id == name, STUDIES.c.person == person.id)
    if not c.execute(sa.delete(STUDIES).where(*this)).rowcount:
        raise Refusal("not-found", "there is no such tree of yours")


def cards(c: Connection, person: Person, table: str) -> list[StudyCard]:
    """Return a person's trees of a game, the latest first."""
    s = STUDIES.c
    found = sa.select(s.id, s.name, s.branches, s.changed)
    mine = found.where(s.person == person.id, s.table == table).order_by(s.changed.desc())
    return [StudyCard(*row) for row in c.execute(mine)]


def row_of(c: Connection, name: str) -> RowMapping:
    """Return a stored tree; raise Refusal."""
    found = (
        sa.select(STUDIES, PEOPLE.c.name.label("by"))
        .join(PEOPLE, PEOPLE.c.id == STUDIES.c.person)
        .where(STUDIES.c.id == name)
    )
    row = c.execute(found).mappings().first()
    if row is None:
        raise Refusal("not-found", "there is no such tree")
    return row


def study_of(row: RowMapping, play: Playthrough, reader: int | None) -> Study:
    """Return a tree with what its branches are."""
    branches = msgspec.json.decode(zlib.decompress(row["body"]), type=list[Branch])
    return Study(
        row["id"], row["table"], row["name"], row["by"], row["person"] == reader,
        row["changed"], branches, told(play, branches),
    )  # fmt: skip
