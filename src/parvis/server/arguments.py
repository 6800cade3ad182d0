"""The options of `parvis serve`, separate from the server so that other commands start fast."""

import argparse
import os
from typing import Any

from parvis.arguments import add_game, port, positive
from parvis.study.files import data_file

DEFAULT_PORT = 8421


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of `parvis serve`."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (%(default)s)")
    parser.add_argument(
        "--port", type=port, default=DEFAULT_PORT, help="port; 0 for any free one (%(default)s)"
    )
    _add_database(parser)
    parser.add_argument(
        "--web",
        type=positive,
        default=0,
        metavar="N",
        help="web processes on one port (1); more than one needs PostgreSQL",
    )
    parser.add_argument("--fd", type=int, default=-1, help=argparse.SUPPRESS)
    parser.add_argument("--beside", default="", help=argparse.SUPPRESS)
    parser.add_argument(
        "--bots",
        "--workers",
        dest="workers",
        type=positive,
        metavar="N",
        default=max(1, (os.cpu_count() or 2) - 1),
        help="processes for computer players (%(default)s)",
    )


def _add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        default=os.environ.get("PARVIS_DATABASE_URL", ""),
        help="URL of a SQLite or PostgreSQL database (PARVIS_DATABASE_URL; "
        "a file in your data directory)",
    )


def add_admin(commands: Any) -> None:
    """Declare `parvis admin`, `parvis backup` and `parvis restore`."""
    top = commands.add_parser("admin", help="look after a server: tables, people, reports")
    below = top.add_subparsers(metavar="WHAT", required=True, dest="admin")

    def one(name: str, about: str) -> argparse.ArgumentParser:
        parser: argparse.ArgumentParser = below.add_parser(name, help=about, description=about)
        _add_database(parser)
        parser.add_argument("--json", action="store_true", help="answer in JSON")
        return parser

    one("numbers", "load and numbers at a glance")
    listed = one("tables", "list tables")
    statuses = ("waiting", "running", "finished", "study")
    listed.add_argument("--status", choices=statuses, help="only tables in this state")
    listed.add_argument("--stuck", action="store_true", help="only tables set aside")
    table_commands = {
        "table": "all about one table but what is hidden",
        "end": "end a game: nobody plays on, anybody may look at it",
        "delete": "delete a table",
        "unstick": "try a table again that was set aside",
    }
    for name, about in table_commands.items():
        parser = one(name, about)
        parser.add_argument("table", help="the id of the table, or how it begins")
        if name == "unstick":
            parser.add_argument(
                "--back", type=positive, default=0, help="first remove this many choices"
            )
    known = one("people", "list people")
    known.add_argument("--search", default="", help="part of a name")
    known.add_argument("--guests", action="store_true", help="guests as well")
    reported = one("reports", "list reported lines of chat")
    reported.add_argument("--done", type=int, metavar="ID", help="close this report")
    rated = one("ratings", "list ratings, or compute all of them anew")
    rated.add_argument("--game", default="", help="ratings of one game only")
    rated.add_argument(
        "--recompute",
        action="store_true",
        help="replay all results; changed is how many ratings were not as computed",
    )
    for parser in (listed, known, reported, rated):
        parser.add_argument("--limit", type=positive, default=50, help="%(default)s")
    person_commands = {
        "ban": "shut somebody out",
        "rename": "give somebody another name",
        "password": "give an account a new password, shown once",
        "link": "make a link by which somebody signs in once",
        "erase": "erase somebody",
    }
    for name, about in person_commands.items():
        parser = one(name, about)
        parser.add_argument("person", help="the name of an account, or a number")
        if name == "ban":
            parser.add_argument(
                "--days", type=positive, default=0, help="how many days (default: for ever)"
            )
            parser.add_argument("--off", action="store_true", help="let them in again")
        if name == "rename":
            parser.add_argument("name", help="the new name")
        if name == "link":
            usual = os.environ.get("PARVIS_ORIGIN", f"http://localhost:{DEFAULT_PORT}")
            parser.add_argument("--origin", default=usual, help="%(default)s")
    playing = one("program", "make an account for a program that plays, and show its token once")
    playing.add_argument("name", help="name of the account; created if there is none")
    playing.add_argument("--label", default="parvis admin", help="label of the token (%(default)s)")
    steps = one("migrate", "bring the database to a version of its tables, up or down")
    steps.add_argument("to", help="the number of the last change, such as 0006; or head")
    for name, about in (
        ("backup", "write a copy of the database, while it is used"),
        ("restore", "put a copy in the place of the database"),
    ):
        parser = commands.add_parser(name, help=about, description=about)
        _add_database(parser)
        parser.add_argument("--json", action="store_true", help="answer in JSON")
        parser.add_argument("file", help="the copy")
        parser.set_defaults(admin=name)


def add_export(commands: Any) -> None:
    """Declare `parvis export`."""
    about = (
        "write people's finished games as a data set: those whose players all share them in "
        "their settings, without names, times or chat"
    )
    one = commands.add_parser(
        "export", help="write people's games as a data set, by consent", description=about
    )
    add_game(one)
    one.add_argument(
        "--out",
        type=data_file,
        required=True,
        metavar="FILE",
        help="games.csv, games.jsonl or games.parquet; seats and choices go beside it",
    )
    _add_database(one)
    one.add_argument("--json", action="store_true", help="answer in JSON")
    one.set_defaults(admin="export")
