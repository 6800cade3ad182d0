"""The command line. Bad input gets one clear sentence and exit code 2, never a traceback."""

import argparse
import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from parvis import __version__
from parvis.arena import command as arena
from parvis.arena.ladder import BadArena
from parvis.engine import BadRecord, BadSetup, Diverged, IllegalChoice
from parvis.games import UnknownGame
from parvis.players.registry import BadPlayer
from parvis.server.arguments import add_arguments
from parvis.study import command as study
from parvis.terminal import command as terminal


class BadSystem(RuntimeError):
    """Something does not run on this operating system. The message says where it does."""


EXPLAINED: tuple[type[Exception], ...] = (
    BadArena,
    BadPlayer,
    BadRecord,
    BadSetup,
    BadSystem,
    Diverged,
    IllegalChoice,
    UnknownGame,
    study.MissingExtra,
    terminal.BadInput,
)


class Parser(argparse.ArgumentParser):
    """An argument parser that ends with one sentence and a way to learn more."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"parvis: {message} (see {self.prog} --help)\n")


def parser() -> Parser:
    """Return the whole command line."""
    top = Parser(
        prog="parvis",
        description="Play and study village-building eurogames.",
        epilog="Without a command, the table opens in the browser. "
        "Every command explains itself: parvis COMMAND --help",
    )
    top.add_argument("--version", action="version", version=f"parvis {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", parser_class=Parser)
    one = commands.add_parser("serve", help="serve the table in the browser")
    add_arguments(one)
    one.set_defaults(run=serve, browser=False)
    terminal.add_parsers(commands)
    study.add_parsers(commands, terminal.language())
    arena.add_parsers(commands)
    return top


def serve(given: argparse.Namespace) -> int:
    """Serve the table. The server takes a second or two to import: only who serves waits for it."""
    if sys.platform == "win32":  # it limits its own memory and time as only POSIX can
        raise BadSystem("the server needs a POSIX system, such as Linux; on Windows, use WSL")
    from parvis.server import command

    return command.serve(given)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code. Without one, open the table in the browser."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    given = parser().parse_args(words or ["serve"])
    given.browser = not words
    with contextlib.suppress(FileNotFoundError):  # the folder may have been deleted
        sys.path.append(os.getcwd())  # where somebody's own players are: own:module:Name
    run: Callable[[argparse.Namespace], int] = given.run
    try:
        return run(given)
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
