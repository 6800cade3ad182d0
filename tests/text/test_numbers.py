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
from parvis.engine import (
    CHANCE,
    QUIET,
    AnyGame,
    BaseState,
    Components,
    Log,
    Noun,
    OptionValue,
    Random,
    seeded,
)
from parvis.engine.plain import plain
from parvis.text import LANGUAGES, Messages, catalogue
from tests.text.ready import COUNTED, READY, ROOT, board

GAMES = 40  # as many are tried until one shows that a rule follows
PLAYED = 400  # to see which numbers rules reckon with
SEED = 71
AS_THEY_ARE = {name: parvis.game(name) for name in READY}  # before any is made anew
SAMPLE = 12  # of so many numbers that are reckoned with, one is raised and played as well

# Numbers that say where a thing stands among others, and no printed ones.
PLACES = re.compile(r"ON_.*|NOT_.*|IS_.*")
# Options that games are played with in turn, so that every number has its chance.
OPTIONS: dict[str, list[dict[str, OptionValue]]] = {
    "piliers": [{}, {"archbishop": "event", "strict_large_worker": True}],
    "emara": [{}, {"solo": "campaign"}, {"solo": "campaign", "campaign_start": 104}],
    "hoyuk": [
        {"mode": "expert"},
        {"houses": 15, "mode": "intermediate"},
        {"houses": 20, "mode": "expert", "expert_cards": "jokers"},
        {},
    ],
    "descendance": [{"inn": True}, {}],
}
# What random players hardly ever reach: every second game is played by people who like these
# choices, the first ones most. A game that needs it has several tastes, in turn.
TASTES: dict[str, list[list[str]]] = {
    "piliers": [[r"select-.*"]],
    "emara": [
        [
            *(r"turn-rise", r"turn-take", r"turn-exchange three", r"pay-own", r"visit-gift"),
            *(
                r"visit-favour .*-(ring|gold)",
                r"keep .*-(ring|gold)",
                r"turn-(go|move-town) castle",
            ),
            *(
                r"play (ring|gold)",
                r"gather-take",
                r"craftsman-more",
                r"visit-sell",
                r"turn-exchange",
            ),
        ],
        [
            *(r"visit-books (five|four)", r"turn-go market", r"tribute-grain two"),
            *(r"turn-recruit (archivist|schoolmarm|scholar)", r".*schoolmarm", r"visit-donate"),
            *(r"keep .*-book", r"visit-favour .*-book", r"turn-move-town cathedral", r"play town"),
            *(r"turn-go cathedral", r"do-visit-skip", r"visit-(?!book)", r"gather-take"),
        ],
    ],
    "clochemerle": [
        [
            *(r"act-black travel", r"way", r"refuge", r"act-black .*-\d+", r"successor traveller"),
            *(
                r"(act-white|chain) (brewery|scriptorium|stable|forge|wainwright)",
                r"act-chief coin",
            ),
        ],
        [
            *(
                r"act-black (cloister|diocese|refuge|sanatorium)",
                r"act-black (feather|chalice|rosary)",
            ),
            *(r"act-black (money|guild)", r"successor abbot", r"act-chief coin"),
        ],
    ],
    "hoyuk": [[r"build-(oven|totem|pen)", r"cards-score"]],
    "descendance": [
        [r"travel-ride", r"turn-take \w+ travel", r"crafts-(make|buy) wagon", r"gain"],
        [r"council-(rise|enter)", r"climb", r"church", r"ransom", r"sell", r"crafts-(make|buy)"],
    ],
}
# Advice of a rulebook, which options tell and no rule enforces.
ADVICE: dict[str, set[str]] = {"emara": {"SOLO_HARD", "SOLO_EASY"}}
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
        *("dial.four-1", "dial.four-2", "dial.four-3", "dial.four-4"),
        *("dial.two-start", "occasion.building-start"),
        *("track", "victoria-from"),
    },
    "clochemerle": {
        *("chamber.banner", "church.banner", "field-card.banner", "letter.banner", "monk.banner"),
        *("chamber.work", "monk.time", "monk.coins"),
        *(f"window-prestige-{n}" for n in range(1, 7)),
        *(f"{what}-{n}" for what in ("white-dice", "black-dice", "turns") for n in range(2, 5)),
        *(f"{what}-{n}" for what in ("end", "rat-start") for n in range(2, 5)),
        *(f"first-coins-{n}" for n in range(1, 5)),
        *("customer-zone", "office-high", "office-low", "school-high", "school-low"),
        *("square-octagons", "windows"),
    },
    "descendance": {
        *(f"{noun}.players-{n}" for noun in ("section", "grave") for n in range(2, 6)),
        *(f"{noun}.base-{n}" for noun in ("space", "colour") for n in range(2, 6)),
        *(f"{noun}.inn-{n}" for noun in ("space", "colour") for n in range(2, 6)),
        *("customer.copies", "customer.scroll", "customer.wagon", "customer.plough"),
        *("customer.horse", "customer.ox", "customer.beer", "building.yields"),
        *("level.time", "mass-prestige", "monks", "cubes-base", "cubes-full", "plague-cubes"),
        *("queue", *(f"stalls-{n}" for n in range(2, 6))),
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
# Numbers that are not printed: no component table has them.
OFF_TABLE: dict[str, set[str]] = {
    "clochemerle": {
        "RED",  # as far as a die can roll
        "MONKS",  # of a monk: its pile
    },
}


def enrich(s: Any) -> None:
    """Give everyone what the highest ranks cost, which nobody gathers by chance."""
    for seat in s.seats:
        seat.goods = [n + 30 for n in seat.goods]


GIVEN: dict[str, Callable[[Any], None]] = {"emara": enrich}


class Spot(NamedTuple):
    """A number in the source of a components.py."""

    line: int
    column: int
    value: int
    name: str  # of the constant it stands in
    place: tuple[object, ...] = ()  # in a row of it: the rows of a constant are read alike

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
        rows = isinstance(statement.value, ast.Tuple)
        for node, place in placed(statement.value, in_row=not rows):
            if type(node.value) is int and node.value:
                found.append(Spot(node.lineno, node.col_offset, node.value, constant, place))
    return found


def placed(
    node: ast.AST, place: tuple[object, ...] = (), *, in_row: bool
) -> Iterator[tuple[ast.Constant, tuple[object, ...]]]:
    """Yield the constants of an expression, each with its place in the row it stands in."""
    if isinstance(node, ast.Constant):
        yield node, place
    for i, child in enumerate(ast.iter_child_nodes(node)):
        yield from placed(child, (*place, i) if in_row else place, in_row=True)


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


NOTED: list[Any] = []  # what stands in the place of numbers that take note


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Brings one module from a changed source."""

    def __init__(self, module: str, tree: ast.Module | str) -> None:
        self.module = module
        self.tree = tree

    def find_spec(self, name: str, path: Any, target: Any = None) -> ModuleSpec | None:
        return importlib.util.spec_from_loader(name, self) if name == self.module else None

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__["_noting"] = NOTED.__getitem__
        exec(compile(self.tree, self.module, "exec"), module.__dict__)


@contextmanager
def anew(name: str, tree: ast.Module | str, *, tables: bool = False) -> Iterator[Any]:
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


def raised(name: str, spot: Spot) -> str:
    """Return the source of a game's components with one number raised."""
    lines = source_of(name).splitlines(keepends=True)
    line = lines[spot.line - 1].encode()
    end = spot.column + len(str(spot.value))
    assert line[spot.column : end] == str(spot.value).encode(), spot
    more = str(spot.value + 1).encode()
    lines[spot.line - 1] = (line[: spot.column] + more + line[end:]).decode()
    return "".join(lines)


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
    if number % 2 and game.name in GIVEN:
        GIVEN[game.name](s)
    return s


def trace(game: AnyGame, number: int) -> Iterator[object]:
    """Play a random game and yield all that there was to choose from, and how it ended."""
    s = started(game, number)
    dice, log = seeded(SEED + number), Log()
    yield msgspec.to_builtins(game.view(s, None))
    while s.agenda:
        choices = game.options(s)
        yield plain(s), choices
        game.choose(s, chosen(game, s, choices, number, dice), log)
        faults = game.audit(s)
        assert not faults, faults
    yield game.scores(s), game.breakdown(s), msgspec.to_builtins(game.view(s, None))
    yield [(e.kind, e.seat, e.a, e.b, e.c) for e in log.events]
    if game.campaign is not None and game.campaign.plays(s.options):
        beaten: Any = s
        beaten.victoria = -1  # nobody beats her by chance
        yield game.campaign.following(s)


def chosen(game: AnyGame, s: BaseState, choices: Sequence[int], number: int, dice: Random) -> int:
    """Choose: at random, or in every second game by taste."""
    if game.actor(s) == CHANCE:
        return game.roll(s)
    tastes = TASTES[game.name]
    liked = tastes[number // 2 % len(tastes)] if number % 2 and dice.below(4) else []
    words = [word(game, s, value) for value in choices] if liked else []
    for pattern in liked:
        if matching := [v for v, w in zip(choices, words, strict=True) if re.match(pattern, w)]:
            return matching[dice.below(len(matching))]
    return choices[dice.below(len(choices))]


def word(game: AnyGame, s: BaseState, value: int) -> str:
    """Return a choice with the keys of its things: `play ring one`."""
    kind = game.kinds.tasks[s.agenda[-1].kind]
    form = kind.form_of(value)
    if form is None:
        return kind.key(value)
    parts = zip(form.fields, form.unpack(value), strict=True)
    things = [f.noun.keys[n] if f.noun and f.noun.keys else str(n) for f, n in parts]
    return " ".join([kind.key(value).removeprefix("do-"), *things])


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
        game.choose(s, chosen(game, s, game.options(s), number, dice), QUIET)
    game.scores(s)


# The tests.


NO_TABLE = "no component table shows it"
NO_RULE = "no rule follows it"  # as far as games show that are played at random


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
            return "" if follows(name, other) else NO_RULE
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
    others = SHAPES.get(name, set()) | ADVICE.get(name, set())
    places = [spot for spot in spots(name) if spot.name not in others]
    known = reckoned_with(name, places)
    assert known  # all the others are raised and played
    tried = [spot for i, spot in enumerate(places) if spot not in known or i % SAMPLE == 0]
    faults = {spot: fault for spot in tried if (fault := unplayed(name, spot))}
    followed = [spot for spot in places if spot in known or (spot in tried and spot not in faults)]

    def read_alike(spot: Spot) -> bool:
        """Say whether a rule follows a number at the same place of another row."""
        ours = spot.name, spot.place
        return any((one.name, one.place) == ours for one in followed if one != spot)

    sure = {spot for spot, fault in faults.items() if fault == NO_RULE and read_alike(spot)}
    assert {str(spot): fault for spot, fault in faults.items() if spot not in sure} == {}


def test_what_is_looked_for_is_found() -> None:
    spot = next(one for one in spots("piliers") if one.name == "MOST_GOLD")
    with anew("piliers", raised("piliers", spot)) as other:
        assert printed(other.components) != printed(parvis.game("piliers").components)
    assert spot.value == importlib.import_module("parvis.games.piliers.components").MOST_GOLD
    assert ("craftsman", "mason-1", "points") in mentioned("piliers", "en")
    assert ("number", "dealt", "value") not in mentioned("piliers", "en")
