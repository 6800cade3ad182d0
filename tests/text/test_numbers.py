"""Every printed number has one place: change it there, and rules, texts and page follow.

Each number of a components.py is raised by one, in memory. Its component table must change, and
a text or a face must mention the cell that changed. Then games are played: a number counts as
followed when a rule reckons with it, or when the game with the raised number is another game.
"""

import ast
import importlib
import importlib.abc
import importlib.util
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, NamedTuple

import msgspec
import pytest

import parvis
from parvis.engine import CHANCE, QUIET, AnyGame, BaseState, Components, Noun, OptionValue, seeded
from parvis.engine.plain import plain
from parvis.text import LANGUAGES, Messages, catalogue
from tests.text.ready import COUNTED, READY, ROOT, board

GAMES = 40  # as many are tried until one shows that a rule follows
PLAYED = 240  # to see which numbers rules reckon with
SEED = 71
AS_THEY_ARE = {name: parvis.game(name) for name in READY}  # before any is made anew
SAMPLE = 12  # of so many numbers that are reckoned with, one is raised and played as well

# Numbers that say where a thing stands among others, and no printed ones.
PLACES = re.compile(r"ON_.*|NOT_.*|IS_.*")
# Options that games are played with in turn, so that every number has its chance.
OPTIONS: dict[str, list[dict[str, OptionValue]]] = {
    "piliers": [{}, {"archbishop": "event", "strict_large_worker": True}],
    "emara": [{}, {"solo": "campaign"}],
    "hoyuk": [
        {"mode": "expert"},
        {"houses": 15, "mode": "intermediate"},
        {"houses": 20, "mode": "expert", "expert_cards": "jokers"},
        {},
    ],
    "descendance": [{"inn": True}, {}],
}
# What no choice and no card speaks of, as noun.column or as a lone number: numbers of the set-up,
# rows that a table shows at once, columns that a board reads by a variable. The pages have them.
ON_PAGE: dict[str, set[str]] = {
    "piliers": {
        *("start-gold", "second-gold", "third-gold", "fourth-gold", "face.gold"),
        *("grey-workers", "dealt", "events-used", "stock"),
    },
    "hoyuk": {
        *("calamity.classic", "card.classic", "card.intermediate", "card.expert", "card.jokers"),
        *("element.pieces", "pile", "piles-classic", "piles-intermediate", "piles-expert"),
        *("tile.classic", "tile.expert"),
    },
    "emara": {
        *("dial.four-1", "dial.four-2", "dial.four-3", "dial.four-4", "dial.printed"),
        *("dial.few-1", "dial.few-2", "dial.few-3", "dial.two-start", "occasion.building-start"),
        *("track", "victoria-from"),
    },
    "clochemerle": {
        *("chamber.banner", "church.banner", "field-card.banner", "letter.banner", "monk.banner"),
        *("chamber.work", "monk.time", "monk.coins"),
    },
    "descendance": {
        *(f"{noun}.players-{n}" for noun in ("section", "grave") for n in range(2, 6)),
        *(f"{noun}.base-{n}" for noun in ("space", "colour") for n in range(2, 6)),
        *(f"{noun}.inn-{n}" for noun in ("space", "colour") for n in range(2, 6)),
        *("customer.copies", "customer.scroll", "customer.wagon", "customer.plough"),
        *("customer.horse", "customer.ox", "customer.beer", "building.yields"),
        *("level.time", "mass-prestige"),
    },
}
# Numbers of things that have names: one more of them needs a name, and often a row, of its own.
SHAPES: dict[str, set[str]] = {
    "hoyuk": {"MOST_BLOCKS", "LARGEST_SET"},
    "emara": {
        *("RESOURCES", "MOST_BREAD", "SPACES"),
        "VICTORIA_RANKS",  # numbers of ranks
    },
    "clochemerle": {"FACES", "WORKSHOPS_EACH", "STAGES_EACH", "SQUARES", "FIELDS"},
    "descendance": {
        *("BORN_IN", "HOUR", "BUILDING_OF", "ROADS", "CUSTOMERS_BASE", "PILES", "PILE"),
    },
}
# Printed numbers that no component table has yet: the pages write them out.
OFF_TABLE: dict[str, set[str]] = {
    "clochemerle": {
        *("WINDOW_PRESTIGE", "WHITE_DICE", "BLACK_DICE", "TURNS", "FIRST_COINS", "RED"),
        "MONKS",  # of a monk: its pile
    },
    "descendance": {"MONKS", "CUBES_BASE", "CUBES_FULL", "PLAGUE_CUBES", "STALLS", "QUEUE"},
}


class Spot(NamedTuple):
    """A number in the source of a components.py."""

    line: int
    column: int
    value: int
    name: str  # of the constant it stands in

    def __str__(self) -> str:
        return f"line {self.line}:{self.column} ({self.value} in {self.name})"


def folder_of(name: str) -> Path:
    return ROOT / "src" / "parvis" / "games" / name


@cache
def source_of(name: str) -> str:
    return (folder_of(name) / "components.py").read_text("utf-8")


def spots(name: str) -> list[Spot]:
    """List the numbers of a components.py; a 0 is nothing printed, and places are no numbers."""
    found: list[Spot] = []
    for statement in ast.parse(source_of(name)).body:
        if not isinstance(statement, ast.AnnAssign) or not isinstance(statement.target, ast.Name):
            continue
        constant = statement.target.id
        if statement.value is None or PLACES.fullmatch(constant) or constant in counted(name):
            continue
        if any(isinstance(n, (ast.comprehension, ast.BinOp)) for n in ast.walk(statement.value)):
            continue  # it follows from others
        for node in ast.walk(statement.value):
            if isinstance(node, ast.Constant) and type(node.value) is int and node.value:
                found.append(Spot(node.lineno, node.col_offset, node.value, constant))
    return found


@cache
def counted(name: str) -> frozenset[str]:
    """Return the constants that number things: 0, 1, 2 … one after the other."""
    run: list[str] = []
    found: set[str] = set()
    for statement in ast.parse(source_of(name)).body:
        value = statement.value if isinstance(statement, ast.AnnAssign) else None
        if isinstance(value, ast.Constant) and type(value.value) is int:
            run = run if value.value == len(run) else []
            if value.value == len(run):
                assert isinstance(statement, ast.AnnAssign)
                assert isinstance(statement.target, ast.Name)
                run.append(statement.target.id)
                found |= set(run) if len(run) > 1 else set()
        else:
            run = []
    return frozenset(found)


class Raised(ast.NodeTransformer):
    """Raises one number by one."""

    def __init__(self, spot: Spot) -> None:
        self.spot = spot

    def visit_Constant(self, node: ast.Constant) -> ast.Constant:
        if (node.lineno, node.col_offset) == (self.spot.line, self.spot.column):
            return ast.copy_location(ast.Constant(self.spot.value + 1), node)
        return node


NOTED: list[Any] = []  # what stands in the place of numbers that take note


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Brings one module from a changed source."""

    def __init__(self, module: str, tree: ast.Module) -> None:
        self.module = module
        self.tree = tree

    def find_spec(self, name: str, path: Any, target: Any = None) -> ModuleSpec | None:
        return importlib.util.spec_from_loader(name, self) if name == self.module else None

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__["_noting"] = NOTED.__getitem__
        exec(compile(self.tree, self.module, "exec"), module.__dict__)


@contextmanager
def anew(name: str, tree: ast.Module, *, tables: bool = False) -> Iterator[Any]:
    """Make a game anew from a changed source; or its tables alone, which is quicker."""
    package = f"parvis.games.{name}"
    ours = {m: sys.modules.pop(m) for m in list(sys.modules) if f"{m}.".startswith(f"{package}.")}
    if tables:  # without its __init__, which brings in all rules
        sys.modules[package] = ModuleType(package)
        sys.modules[package].__path__ = [str(folder_of(name))]
    finder = Changed(f"{package}.components", tree)
    sys.meta_path.insert(0, finder)
    try:
        yield (
            importlib.import_module(f"{package}.tables").TABLES
            if tables
            else (importlib.import_module(package).GAME)
        )
    finally:
        sys.meta_path.remove(finder)
        for module in [m for m in sys.modules if f"{m}.".startswith(f"{package}.")]:
            del sys.modules[module]
        sys.modules.update(ours)


def raised(name: str, spot: Spot) -> ast.Module:
    """Return the source of a game's components with one number raised."""
    tree: ast.Module = Raised(spot).visit(ast.parse(source_of(name)))
    return ast.fix_missing_locations(tree)


# What is printed, said, and played.

Cell = tuple[str, str, str]  # noun, key, column


def printed(tables: Sequence[Components]) -> dict[Cell, int | str]:
    """Return every cell of the component tables."""
    return {
        (table.noun.name, table.noun.keys[i], column): cell
        for table in tables
        for i, row in enumerate(table.rows)
        for column, cell in zip(table.columns, row.cells, strict=True)
    }


@cache
def mentioned(name: str, language: str) -> set[Cell]:
    """Return the cells that some text of a game or of its board has a place for."""
    game = parvis.game(name)
    messages = Messages(catalogue(name, language) + "\n" + board(name, language), language)
    tables = {table.noun.name: table for table in game.components}
    cells = printed(game.components)
    said: dict[str, set[str]] = {}  # what each message has a place for
    for key, message in messages.entries.items():
        attributes = ["", *(one.id.name for one in message.attributes)]
        said[key] = {
            v for a in attributes if messages.pattern(key, a) for v in messages.variables(key, a)
        }
    everywhere = {v for variables in said.values() for v in variables}
    found = {at for at in cells if at[0] == "number" and at[1] in everywhere}
    found |= {at for at in cells if "-".join(at) in everywhere}
    for noun, key, column in cells:
        words = [str(cells[noun, key, c]) for c in tables[noun].columns]
        own = {v.removesuffix("-all") for m in (f"{noun}-{key}", *words) for v in said.get(m, ())}
        found |= {(noun, key, column)} & {(noun, key, v) for v in own}
    for noun, variable in asked(game, said):
        table = tables.get(noun)
        listed = (
            [c for c in table.columns if variable == "list" and f"n-{c}" in said] if table else []
        )
        columns = {variable.removesuffix("-all"), *listed}
        found |= {at for at in cells if at[0] == noun and at[2] in columns}
    return found


def asked(game: AnyGame, said: dict[str, set[str]]) -> Iterator[tuple[str, str]]:
    """Yield what questions, choices and events ask of a thing: its noun and a column of it."""
    for kind in game.kinds.tasks:
        given = {"arg": kind.arg, "also": kind.also}
        yield from of_fields(given, said.get(f"ask-{kind.name}", set()))
        for form in kind.forms:
            fields = given | {field.name: field.noun for field in form.fields}
            yield from of_fields(fields, said.get(f"do-{kind.name}-{form.name}".rstrip("-"), set()))
    for event in game.kinds.events:
        fields = {field.name: field.noun for field in event.fields}
        yield from of_fields(fields, said.get(f"event-{event.name}", set()))


def of_fields(fields: Mapping[str, Noun | None], variables: set[str]) -> Iterator[tuple[str, str]]:
    for field, noun in fields.items():
        for variable in variables:
            if noun is not None and variable.startswith(f"{field}-"):
                yield noun.name, variable.removeprefix(f"{field}-")


def shown_on_faces(name: str) -> set[tuple[str, str]]:
    """Return the columns and lone numbers that the board asks for when it draws."""
    folder = ROOT / "web" / "src" / "games" / name
    code = "\n".join(
        path.read_text("utf-8") for path in [*folder.glob("*.ts"), *folder.glob("*.svelte")]
    )
    cells = re.findall(r"(?:printed|cell)\('([\w-]+)',[^)]*?'([\w-]+)'\)", code)
    lone = [("number", key) for key in re.findall(r"number\('([\w-]+)'\)", code)]
    return {*cells, *lone}


def started(game: AnyGame, number: int) -> BaseState:
    """Start a random game; seats and options change from one to the next."""
    seats = game.seats[number % len(game.seats)]
    ways = OPTIONS.get(game.name, [{}])
    options = ways[number // len(game.seats) % len(ways)]
    if "solo" in options and 1 in game.seats:
        seats = 1
    s: BaseState = game.start(seats, SEED + number, options)
    return s


def trace(game: AnyGame, number: int) -> Iterator[object]:
    """Play a random game and yield all that there was to choose from, and how it ended."""
    s = started(game, number)
    dice = seeded(SEED + number)
    yield msgspec.to_builtins(game.view(s, None))
    while s.agenda:
        choices = game.options(s)
        yield plain(s), choices
        chosen = game.roll(s) if game.actor(s) == CHANCE else choices[dice.below(len(choices))]
        game.choose(s, chosen, QUIET)
        faults = game.audit(s)
        assert not faults, faults
    yield game.scores(s), game.breakdown(s), msgspec.to_builtins(game.view(s, None))


@cache
def ours(name: str, number: int) -> list[object]:
    """Return the trace of a game as it is."""
    return list(trace(AS_THEY_ARE[name], number))


def follows(name: str, other: AnyGame) -> bool:
    """Say whether a game with another number is another game."""
    for number in range(GAMES):
        mine, theirs = iter(ours(name, number)), trace(other, number)
        for here, there in zip(mine, theirs, strict=False):
            if here != there:
                return True
        if next(mine, None) != next(theirs, None):
            return True
    return False


# Numbers that remember what they were reckoned with.


class Reckoned(int):
    """A number of the components that takes note when a rule reckons with it."""

    spots: frozenset[Spot]
    playing: ClassVar[bool] = False
    used: ClassVar[set[Spot]] = set()


def reckoned(value: int, spots: frozenset[Spot]) -> Reckoned:
    number = Reckoned(value)
    number.spots = spots
    return number


def noting(operation: str) -> Callable[..., Any]:
    plainly = getattr(int, operation)

    def operate(self: Reckoned, *others: Any) -> Any:
        result = plainly(self, *others)
        if Reckoned.playing:
            Reckoned.used |= self.spots
        elif type(result) is int:  # other numbers of the components follow from it
            spots = [one.spots for one in (self, *others) if isinstance(one, Reckoned)]
            return reckoned(result, frozenset().union(*spots))
        return result

    return operate


for _operation in (
    *("add", "sub", "mul", "floordiv", "mod", "pow", "lshift", "rshift", "and", "or", "xor"),
    *("radd", "rsub", "rmul", "rfloordiv", "rmod", "rlshift", "rrshift", "rand", "ror", "rxor"),
    *("lt", "le", "gt", "ge", "eq", "ne", "neg", "bool", "invert", "index", "int"),
):
    setattr(Reckoned, f"__{_operation}__", noting(f"__{_operation}__"))
Reckoned.__hash__ = int.__hash__  # type: ignore[method-assign]


class Noting(ast.NodeTransformer):
    """Puts numbers that take note in the place of plain ones."""

    def __init__(self, places: list[Spot]) -> None:
        self.places = {(spot.line, spot.column): i for i, spot in enumerate(places)}

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        at = self.places.get((node.lineno, node.col_offset))
        if at is None:
            return node
        calls = ast.Call(ast.Name("_noting", ast.Load()), [ast.Constant(at)], [])
        return ast.copy_location(calls, node)


def reckoned_with(name: str, places: list[Spot]) -> set[Spot]:
    """Play games and return the numbers that their rules reckoned with."""
    tree = ast.fix_missing_locations(Noting(places).visit(ast.parse(source_of(name))))
    NOTED[:] = [reckoned(spot.value, frozenset({spot})) for spot in places]
    Reckoned.used = set()
    with anew(name, tree) as game:
        Reckoned.playing = True
        try:
            for number in range(PLAYED):
                play(game, number)
        finally:
            Reckoned.playing = False
    return Reckoned.used


def play(game: AnyGame, number: int) -> None:
    s = started(game, number)
    dice = seeded(SEED + number)
    while s.agenda:
        choices = game.options(s)
        chosen = game.roll(s) if game.actor(s) == CHANCE else choices[dice.below(len(choices))]
        game.choose(s, chosen, QUIET)
    game.scores(s)


# The tests.


NO_TABLE = "no component table shows it"


def unseen(name: str, spot: Spot) -> set[str]:
    """Return what readers do not see when a number changes: cells that nothing mentions."""
    try:
        with anew(name, raised(name, spot), tables=True) as tables:
            after = printed(tables)
    except Exception as fault:
        return {f"{type(fault).__name__}: {fault}"}
    before = printed(parvis.game(name).components)
    cells = {at for at in before if before[at] != after.get(at)}
    if not cells:
        return {NO_TABLE}
    named = {("number", at[1]) if at[0] == "number" else (at[0], at[2]) for at in cells}
    if named & shown_on_faces(name):
        return set()
    if all(cells & mentioned(name, language) for language in LANGUAGES):
        return set()
    return {key if noun == "number" else f"{noun}.{key}" for noun, key in named}


def unplayed(name: str, spot: Spot) -> str:
    """Say that no rule follows when a number changes."""
    try:
        with anew(name, raised(name, spot)) as other:
            return "" if follows(name, other) else "no rule follows it"
    except Exception as fault:  # the game could not be made or played with another number
        return f"{type(fault).__name__}: {fault}"


@pytest.mark.parametrize("name", READY)
def test_texts_and_tables_follow_every_number(name: str) -> None:
    shapes, off = SHAPES.get(name, set()), OFF_TABLE.get(name, set())
    found: dict[str, set[str]] = {}
    places = spots(name)
    assert len(places) > 20
    for spot in places:
        found.setdefault(spot.name, set()).update(unseen(name, spot))
    silent = {key for one, keys in found.items() if one not in shapes for key in keys}
    assert silent - {NO_TABLE} == ON_PAGE[name]
    without = {one for one, keys in found.items() if keys & {NO_TABLE} and one not in shapes}
    assert without == off
    assert sorted(one for one in shapes if not found[one]) == [], "seen: no longer a shape"


@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", COUNTED)
def test_rules_follow_every_number(name: str) -> None:
    places = [spot for spot in spots(name) if spot.name not in SHAPES.get(name, set())]
    known = reckoned_with(name, places)
    assert known  # all the others are raised and played
    tried = [spot for i, spot in enumerate(places) if spot not in known or i % SAMPLE == 0]
    assert {str(spot): fault for spot in tried if (fault := unplayed(name, spot))} == {}


def test_what_is_looked_for_is_found() -> None:
    spot = next(one for one in spots("piliers") if one.name == "MOST_GOLD")
    with anew("piliers", raised("piliers", spot)) as other:
        assert printed(other.components) != printed(parvis.game("piliers").components)
    assert spot.value == importlib.import_module("parvis.games.piliers.components").MOST_GOLD
    assert ("craftsman", "mason-1", "points") in mentioned("piliers", "en")
    assert ("number", "dealt", "value") not in mentioned("piliers", "en")
