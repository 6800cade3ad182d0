"""`parvis leaderboard`: round-robin matches, by title and number of seats.

Each line-up is a small match with a file of its own. A new player plays only the missing games; a
player whose source changed starts over.
"""

import argparse
import hashlib
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from parvis.arena.ladder import BadArena, alone, hold, processes
from parvis.arena.match import Plan, Played
from parvis.arena.report import number, percent
from parvis.arena.summary import Summary, summarise
from parvis.arguments import PLAYERS, add_json, positive, seconds, seed
from parvis.engine import AnyGame
from parvis.games import game as game_of
from parvis.games import game_names
from parvis.players import check_player, source_of
from parvis.players.stored import ready
from parvis.progress import Bar
from parvis.text import Texts

FIELD: Final = ("first", "random", "greedy:0.3", "greedy")
LEARNED: Final = ("policy",)  # if the game has a network for this number of seats
SEARCHING: Final = ("mcts:20",)  # with --search; larger budgets would take hours
SEARCHING_LEARNED: Final = ("net:20",)
SEARCHED_SEATS: Final = 2  # with more, slow players have too many line-ups

HEAD: Final = """\
# Leaderboard

Every player meets every other. `parvis leaderboard` plays the games, keeps them in `{folder}`,
and writes this page; the same command resumes an interrupted run. Each set of players that can
share a table plays {deals}, once in each rotation of the seats. *Won* is the share of games won.
*Rating* is on the Elo scale; 0 is the mean of the field (Plackett-Luce). All intervals are 95 %.
These are small matches: players whose intervals overlap may be equally strong.
[players.md](players.md) explains the names.

With `--search`, two players that search join at tables of two: `mcts:20` and, where the game has a
network, `net:20`. Twenty iterations a decision are few: the levels *builder* and *master* think
longer. Add others by name: `--add mcts:80,level:builder,level:master` (*master* takes two seconds
a decision).

## Enter your own

    parvis leaderboard --add own:mybot:MyBot --game emara --seats 2

`own:mybot:MyBot` is the class `MyBot` in `mybot.py` in the current folder;
[the tutorial](tutorial-bot.md) writes one. `guest:mybot:MyBot` runs it in a separate process that
receives only what its seat may know. The command plays only missing games, and verifies each by
replay. If you change the source, its games are played again.
"""


class Board(NamedTuple):
    """The results for one title and number of seats."""

    game: AnyGame
    seats: int
    summary: Summary


def add_parsers(commands: Any) -> None:
    """Add the command to those of `parvis`."""
    one = commands.add_parser(
        "leaderboard",
        help="let all players meet, and rank them by strength",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=PLAYERS,
    )
    one.add_argument(
        "--players", default="", metavar="NAME,…", help=f"the field (default {','.join(FIELD)})"
    )
    one.add_argument("--add", default="", metavar="NAME,…", help="more players, such as yours")
    one.add_argument(
        "--search",
        action="store_true",
        help="and, at tables of two, players who search with a small budget "
        f"({', '.join((*SEARCHING, *SEARCHING_LEARNED))}): slower",
    )
    one.add_argument("--game", default="", metavar="NAME,…", help="only these games (all)")
    one.add_argument("--seats", default="", metavar="N,…", help="only these numbers of seats (all)")
    one.add_argument(
        "--rounds", type=positive, default=1, help="deals for each line-up (default 1)"
    )
    one.add_argument("--jobs", type=positive, default=1, help="processes (default 1)")
    one.add_argument("--seed", type=seed, default=0, help="seed of the first deal (default 0)")
    one.add_argument(
        "--limit", type=seconds, default=0.0, help="seconds per decision; a slower player forfeits"
    )
    one.add_argument(
        "--folder",
        type=Path,
        default=Path("out/leaderboard"),
        help="where the games are kept (out/leaderboard)",
    )
    one.add_argument("--out", type=Path, metavar="FILE.md", help="write the page there")
    add_json(one)
    one.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play the missing games, then write or print the page."""
    boards = list(_boards(given))
    if given.json:
        told = [
            {"game": one.game.name, "seats": one.seats, "games": one.summary.games}
            | {"standings": msgspec.to_builtins(one.summary.standings)}
            for one in boards
        ]
        print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
    text = page(boards, given.folder, given.rounds)
    if given.out:
        given.out.parent.mkdir(parents=True, exist_ok=True)
        given.out.write_text(text, encoding="utf-8")
        if not given.json:
            print(given.out)
    elif not given.json:
        print("\n".join(section(one) for one in boards))
    return 0


def _boards(given: argparse.Namespace) -> Iterator[Board]:
    titles = [game_of(name) for name in _names(given.game) or game_names()]
    chosen = _names(given.seats)
    if not all(count.isdecimal() for count in chosen):
        raise BadArena(f"--seats {given.seats}: numbers are wanted, such as 2,3")
    wanted = [
        (game, seats)
        for game in titles
        for seats in game.seats
        if seats > 1 and (not chosen or str(seats) in chosen)
    ]
    if not wanted:
        raise BadArena(f"nobody plays {given.game or 'these games'} with {given.seats} seats")
    added = [check_player(spec) for spec in _names(given.add)]
    named = [check_player(spec) for spec in _names(given.players)]
    with Bar() as bar:
        for game, seats in wanted:
            field = list(dict.fromkeys([*(named or _field(game, seats, given.search)), *added]))
            if len(field) < seats:
                continue  # as many players as seats, each once
            line_ups = list(itertools.combinations(sorted(field), seats))
            task = bar.add_task(f"{game.name}, {seats} seats", total=len(line_ups))
            played: list[Played] = []
            for line_up in line_ups:
                played += _met(game, line_up, given)
                bar.advance(task)
            plan = Plan(game.name, game.version, tuple(field), seats, {}, given.seed)
            yield Board(game, seats, summarise(plan, played, game.categories))


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _field(game: AnyGame, seats: int, search: bool) -> list[str]:
    """Return the default players for a title and number of seats."""
    network = ready(game, seats) is not None
    field = [*FIELD, *(LEARNED if network else ())]
    if search and seats == SEARCHED_SEATS:
        field += [*SEARCHING, *(SEARCHING_LEARNED if network else ())]
    return field


def _met(game: AnyGame, line_up: tuple[str, ...], given: argparse.Namespace) -> list[Played]:
    """Return the games of one line-up, after playing the missing ones."""
    seats = len(line_up)
    sources = {spec: source for spec in line_up if (source := source_of(spec))}
    limit = given.limit if sources else 0.0  # built-in players keep to their budgets
    plan = Plan(game.name, game.version, line_up, seats, {}, given.seed, limit, sources)
    name = hashlib.sha256(msgspec.json.encode(plan)).hexdigest()[:20]
    path = given.folder / game.name / str(seats) / f"{name}.jsonl"
    results = alone(game) if given.jobs == 1 else processes(given.jobs)
    return hold(plan, given.rounds * seats, results, path, stop_early=False)[: given.rounds * seats]


def page(boards: list[Board], folder: Path, rounds: int) -> str:
    """Return the page in Markdown."""
    deals = "1 deal" if rounds == 1 else f"{rounds} deals"
    parts = [HEAD.format(folder=folder.as_posix(), deals=deals)]
    for game, group in itertools.groupby(boards, key=lambda board: board.game):
        parts.append(f"## {Texts(game, 'en').get('title')}\n")
        parts += [section(board) for board in group]
    return "\n".join(parts)


def section(board: Board) -> str:
    """Return the table for one title and number of seats."""
    lines = [
        f"### {board.game.name}, {board.seats} seats, {board.summary.games} games",
        "",
        "| | player | games | won | points | rating |",
        "|---|---|---|---|---|---|",
    ]
    for place, one in enumerate(board.summary.standings, 1):
        lost = f" ({one.forfeits} forfeits)" if one.forfeits else ""
        lines.append(
            f"| {place} | `{one.player}`{lost} | {one.games} | {percent(one.wins)} | "
            f"{number(one.points)} | {number(one.rating)} |"
        )
    return "\n".join(lines) + "\n"
