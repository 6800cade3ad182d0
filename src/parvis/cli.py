"""The command line. Bad input gets one clear sentence and exit code 2, never a traceback."""

import argparse
import contextlib
import os
import platform
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from parvis import __version__, compiled, completion
from parvis.analysis.game import Unfinished
from parvis.arena import command as arena
from parvis.arena import leaderboard
from parvis.arena.ladder import BadArena
from parvis.arguments import options_told
from parvis.engine import BadRecord, BadSetup, Diverged, IllegalChoice
from parvis.extras import MissingExtra
from parvis.games import UnknownGame, game
from parvis.parallel import WorkerDied
from parvis.players.registry import BadPlayer
from parvis.puzzles.search import BadSearch
from parvis.remote import command as remote
from parvis.remote.client import BadServer
from parvis.server.arguments import add_admin, add_arguments, add_export
from parvis.study import command as study
from parvis.terminal import analyse, losses, puzzles
from parvis.terminal import command as terminal
from parvis.text import Texts
from parvis.training import BadConfig
from parvis.training import command as training


class BadSystem(RuntimeError):
    """This operating system is not supported. The message says which are."""


EXPLAINED: tuple[type[Exception], ...] = (
    BadArena,
    BadConfig,
    BadPlayer,
    BadRecord,
    BadSearch,
    BadServer,
    BadSetup,
    BadSystem,
    Diverged,
    IllegalChoice,
    MissingExtra,
    Unfinished,
    UnknownGame,
    WorkerDied,
    terminal.BadInput,
    training.Untrained,
)


class Parser(argparse.ArgumentParser):
    """An argument parser that ends with one sentence and a way to learn more."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"parvis: {message} (see {self.prog} --help)\n")

    def format_help(self) -> str:
        """Return the help, with the options of every game, which take time to read."""
        told = super().format_help()
        return f"{told}\n{options_told()}\n" if self.get_default("lists_options") else told


def version() -> str:
    """Return the version, and whether the plain or the compiled build runs."""
    return f"parvis {__version__} ({compiled.running()}, Python {platform.python_version()})"


def parser() -> Parser:
    """Return the whole command line."""
    top = Parser(
        prog="parvis",
        description="Play and study village-building eurogames.",
        epilog="Without a command, the table opens in the browser. "
        "Every command explains itself: parvis COMMAND --help",
    )
    top.add_argument("--version", action="version", version=version())
    commands = top.add_subparsers(metavar="COMMAND", parser_class=Parser)
    one = commands.add_parser("serve", help="serve the table in the browser")
    add_arguments(one)
    one.set_defaults(run=serve, browser=False)
    add_admin(commands)
    add_export(commands)
    terminal.add_parsers(commands)
    analyse.add_parser(commands)
    puzzles.add_parser(commands)
    losses.add_parser(commands)
    study.add_parsers(commands, terminal.language())
    arena.add_parsers(commands, terminal.language())
    leaderboard.add_parsers(commands)
    training.add_parsers(commands)
    remote.add_parsers(commands)
    completion.add_parsers(commands)
    return top


def administer(given: argparse.Namespace) -> int:
    """Run an administration command."""
    from parvis.server import admin

    try:
        return admin.run(given)
    except (admin.BadCommand, admin.BadDatabase) as error:
        print(f"parvis: {error}", file=sys.stderr)
        return 2


def serve(given: argparse.Namespace) -> int:
    """Serve the table. The server is imported here because that takes a second or two."""
    if sys.platform == "win32":  # the server limits memory and time with POSIX calls
        raise BadSystem("the server needs a POSIX system, such as Linux; on Windows, use WSL")
    from parvis.server import command

    return command.serve(given)


def _told(error: BadSetup) -> str:
    """Return the error message; for an unknown game, in the reader's language."""
    if not error.reason:
        return str(error)
    return Texts(game(error.game), terminal.language()).get(error.reason)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code. Without one, open the table in the browser."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    given = parser().parse_args(words or ["serve"])
    given.browser = not words
    with contextlib.suppress(FileNotFoundError):  # the folder may have been deleted
        sys.path.append(os.getcwd())  # finds players in the current folder: own:module:Name
    run: Callable[[argparse.Namespace], int] = administer if "admin" in given else given.run
    try:
        return run(given)
    except BadSetup as error:
        print(f"parvis: {_told(error)}", file=sys.stderr)
        return 2
    except EXPLAINED as error:
        print(f"parvis: {error.args[0] if error.args else error}", file=sys.stderr)
        return 2
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        print(f"parvis: {where}{error.strerror or error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
