"""Commands of the terminal: games, components, play, replay, check."""

import argparse
import getpass
import locale
import os
import secrets
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from parvis.arena.ladder import GAMES, load
from parvis.arguments import (
    add_game,
    add_json,
    add_options,
    add_players,
    new_file,
    options_told,
    positive,
    seconds,
    seed,
    show_json,
)
from parvis.engine import Components, Record
from parvis.engine.check import Broken, check
from parvis.games import game, game_names
from parvis.progress import Bar
from parvis.records import Saved, read_saved
from parvis.terminal.campaigns import kept
from parvis.terminal.table import YOU, LocalTable, load_table
from parvis.text import LANGUAGES, Texts

MARKS = {"r": "", "p": "°", "x": "*"}
STYLES = {"r": "", "p": "cyan", "x": "yellow"}


class BadInput(ValueError):
    """The user asked for something that doesn't exist. The message lists what does."""


def language() -> str:
    """Return the environment's language if Parvis has it, else English."""
    code = (os.environ.get("LANG") or locale.getlocale()[0] or "en")[:2].lower()
    return code if code in LANGUAGES else "en"


def add_parsers(commands: Any) -> None:
    """Add the terminal's commands to the command line."""
    one = commands.add_parser("games", help="list the games, their options and values")
    one.add_argument("--lang", choices=LANGUAGES, default=language(), help="language of all names")
    one.add_argument("--options", action="store_true", help="each option with its values")
    add_json(one)
    one.set_defaults(run=list_games)

    one = commands.add_parser(
        "components",
        help="show a game's cards and tiles, with the provenance of every number",
        epilog="Unmarked: the rulebook. °: a public source. *: reconstructed by us.",
    )
    add_game(one)
    one.add_argument("--lang", choices=LANGUAGES, default=language(), help="language of all names")
    add_json(one)
    one.set_defaults(run=show_components)

    one = commands.add_parser(
        "play",
        help="play in the terminal",
        epilog="A player is `you` or a computer player.",
    )
    add_game(one, nargs="?")
    add_players(one, "who sits where: you,greedy,random")
    add_options(one)
    one.add_argument("--seed", type=seed, default=None, help="the same seed gives the same dice")
    one.add_argument("--lang", choices=LANGUAGES, default=language(), help="language of all names")
    one.add_argument("--name", default=None, help="what the log calls you")
    one.add_argument("--load", type=Path, metavar="FILE", help="continue a saved table")
    one.add_argument(
        "--continue", dest="again", action="store_true", help="continue where you left off"
    )
    one.add_argument("--pace", type=seconds, default=0.4, help="seconds between computer moves")
    one.set_defaults(run=play)

    one = commands.add_parser("replay", help="show a recorded game, or one position of it")
    one.add_argument("file", type=Path, help="a record, a saved table, or games.jsonl of a match")
    one.add_argument("--game", type=int, default=None, metavar="N", help="which game of a match")
    one.add_argument(
        "--save", type=new_file, metavar="FILE", help="write the record, to open in the browser"
    )
    one.add_argument("--until", type=int, default=None, metavar="N", help="stop after N choices")
    one.add_argument("--lang", choices=LANGUAGES, default=language(), help="language of all names")
    one.set_defaults(run=show_replay)

    one = commands.add_parser("check", help="play random games and check every promise")
    add_game(one)
    one.add_argument("--games", type=positive, default=20, help="games for each number of players")
    one.add_argument("--seats", type=int, default=None, help="only with this number of players")
    add_options(one)
    one.add_argument(
        "--seed", type=seed, default=1, help="seed of the first game, counted up from there"
    )
    add_json(one)
    one.set_defaults(run=check_game)


def console() -> Console:
    return Console(highlight=False)


# Games and components.


def list_games(given: argparse.Namespace) -> int:
    if given.json:
        show_json([_about(name, given.lang) for name in game_names()])
        return 0
    grid = Grid(box=None, pad_edge=False)
    for head in ("game", "title", "seats"):
        grid.add_column(head)
    for name in game_names():
        rules = game(name)
        texts = Texts(rules, given.lang)
        title = Text(texts.get("title"))
        title.append(f"\n{texts.get('pitch')}", style="dim")
        grid.add_row(Text(name, style="bold"), title, f"{rules.seats[0]}-{rules.seats[-1]}")
    console().print(grid)
    print(f"\n{options_told()}" if given.options else "\nOptions: parvis games --options")
    return 0


def _about(name: str, lang: str) -> dict[str, Any]:
    """Return the description of a game."""
    rules = game(name)
    texts = Texts(rules, lang)
    return {
        "game": name,
        "title": texts.get("title"),
        "pitch": texts.get("pitch"),
        "version": rules.version,
        "seats": list(rules.seats),
        "options": {option.name: list(option.values) for option in rules.settings},
        "actions": rules.actions,
        "categories": list(rules.categories),
    }


def show_components(given: argparse.Namespace) -> int:
    rules = game(given.game)
    texts = Texts(rules, given.lang)
    if given.json:
        show_json({table.noun.name: _rows(table) for table in rules.components})
        return 0
    out = console()
    for table in rules.components:
        out.print(component_grid(texts, table))
        out.print()
    legend = {
        "fr": "Sans marque : la règle du jeu.  ° source publique.  * reconstitué par nous.",
        "en": "Unmarked: the rulebook.  ° a public source.  * reconstructed by us.",
    }
    out.print(Text(legend[given.lang], style="dim"))
    return 0


def _rows(table: Components) -> list[dict[str, Any]]:
    """Return the rows of a component table: each number with its source."""
    names = {"r": "rulebook", "p": "public", "x": "reconstructed"}
    return [
        {
            "key": table.noun.keys[i] if table.noun.keys else i,
            "values": dict(zip(table.columns, row.cells, strict=True)),
            "provenance": dict(zip(table.columns, map(names.get, row.marks), strict=True)),
            "sources": row.sources,
        }
        for i, row in enumerate(table.rows)
    ]


def component_grid(texts: Texts, table: Components) -> Grid:
    """Return a component table; numbers that aren't the rulebook's are marked."""
    name = texts.get(f"table-{table.noun.name}")
    grid = Grid(title=name, title_justify="left", box=None, pad_edge=False)
    grid.add_column("", style="bold")
    for column in table.columns:
        grid.add_column(texts.get(f"column-{column}"))
    grid.add_column("", style="dim")
    for i, row in enumerate(table.rows):
        cells = [
            Text(f"{cell}{MARKS[mark]}" if cell else "", style=STYLES[mark])
            for cell, mark in zip(texts.shown(table, i), row.marks, strict=True)
        ]
        grid.add_row(str(texts.member(table.noun, i)), *cells, row.sources)
    return grid


# Playing.


def play(given: argparse.Namespace) -> int:
    from parvis.terminal.app import TerminalTable, last_table

    if given.again and not last_table().exists():
        raise BadInput("there is no table to continue; start one with: parvis play GAME")
    if given.load or given.again:
        table = load_table(given.load or last_table())
    elif given.game is None:
        raise BadInput(f"which game? There is {', '.join(game_names())}")
    else:
        table = new_table(given)
    if not table.people:
        raise BadInput("nobody plays here; put `you` among the players, or use parvis replay")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadInput("the table needs a terminal to be shown in")
    name = given.name or getpass.getuser().capitalize()
    TerminalTable(table, given.lang, given.pace, name).run()
    return 0


def new_table(given: argparse.Namespace) -> LocalTable:
    """Return the table described by the command line."""
    rules = game(given.game)
    players = tuple(spec.strip() for spec in given.players.split(",")) if given.players else ()
    if not players:
        players = (YOU, "greedy", "greedy", "greedy", "greedy")[: min(3, rules.seats[-1])]
    dice = secrets.randbits(48) if given.seed is None else given.seed
    options = rules.read_options(given.option)
    sheet = rules.sheet(rules.chosen(len(players), options))
    options = rules.resumed(len(players), options, kept(sheet))
    return LocalTable(Record(rules.name, rules.version, len(players), options, dice), players)


def saved_or_match(path: Path, number: int | None) -> Saved:
    """Read a record, a saved table, or a game of an arena match."""
    if path.is_dir():
        path = path / GAMES
    if path.suffix != ".jsonl":
        if number is not None:
            raise BadInput("--game is for the games of a match: games.jsonl or its folder")
        return read_saved(path)
    plan, played = load(path)
    if number is None or not 0 <= number < len(played):
        raise BadInput(f"which of the {len(played)} games of this match? Add --game 0, --game 1 …")
    return Saved(played[number].record(plan), played[number].players)


def show_replay(given: argparse.Namespace) -> int:
    from parvis.text.board import render

    saved = saved_or_match(given.file, given.game)
    record = saved.record
    if given.save:
        given.save.write_bytes(record.to_json() + b"\n")
        console().print(
            f"{given.save}: open it from the lobby, under Open a saved game", markup=False
        )
        return 0
    if given.until is not None:
        if not 0 <= given.until <= len(record.choices):
            raise BadInput(f"this record has {len(record.choices)} choices, not {given.until}")
        record = record.until(given.until)
    table = LocalTable(record, saved.players)
    names = [f"{spec} {seat + 1}" for seat, spec in enumerate(saved.players)]
    texts = Texts(table.game, given.lang, names, record.options)
    out = console()
    for ply, event in table.events:
        sentence = texts.event(table.game.redact(event, None))
        out.print(Text(f"{ply:4}  ", style="dim"), sentence, sep="", markup=False)
    out.print(render(texts, table.game.view(table.state, None), None))
    if table.actor is None:
        for seat, (points, rank) in enumerate(
            zip(table.game.scores(table.state), table.game.ranking(table.state), strict=True)
        ):
            out.print(f"{rank}. {names[seat]}: {points}")
    return 0


# Checking.


def check_game(given: argparse.Namespace) -> int:
    rules = game(given.game)
    options = rules.read_options(given.option)
    seats = rules.seats if given.seats is None else (given.seats,)
    for count in seats:
        rules.chosen(count, options)
    try:
        with Bar() as bar:
            task = bar.add_task(f"checking {rules.name}", total=len(seats) * given.games)
            for count in seats:
                for dice in range(given.seed, given.seed + given.games):
                    check(rules, count, dice, options)
                    bar.advance(task)
    except Broken as fault:
        if given.json:
            show_json({"game": rules.name, "kept": False, "fault": str(fault)})
        else:
            console().print(f"A promise is broken: {fault}", markup=False)
        return 1
    if given.json:
        games = len(seats) * given.games
        show_json({"game": rules.name, "kept": True, "games": games, "seats": list(seats)})
        return 0
    console().print(f"{len(seats) * given.games} games of {rules.name} kept every promise.")
    return 0
