"""The command `parvis bot`."""

import argparse
import json
import os
import signal
import sys
import threading
import time
from typing import Any, Final, NoReturn

from parvis.arguments import PLAYERS, positive, seconds
from parvis.games import UnknownGame, game_names
from parvis.players import check_player
from parvis.remote.bot import Bot, Broken
from parvis.remote.client import BadServer, Client, Refused
from parvis.remote.rules import Rules

ABOUT = """\
Brings a computer player to the tables of a server, until you press Ctrl-C. Games in progress resume
when you start it again. The account must be marked as a program, in its settings or by
`parvis admin program NAME`, so that everyone at the table knows."""


LINES: Final = {  # what a person reads; `--json` prints the fields themselves
    "ready": "{name} plays {player} at {server} and waits for challenges",
    "accepted": "{table}: sits down for {game} with {seats} seats, host {by}",
    "declined": "{table}: declines {game}, host {by} ({why})",
    "refused": "{table}: the server refuses ({why})",
    "failed": "{table}: leaves after an error ({why})",
    "finished": "{table}: over, place {place} with {points} of {scores} points",
    "waiting": "{why}; tries again in {seconds:g} s",
    "connected": "connected again",
    "stopped": "stopped, with {playing} games in progress",
}


class _Stop(Exception):
    """The user asked the bot to stop."""


def add_parsers(commands: Any) -> None:
    """Add the command to the command line."""
    one = commands.add_parser(
        "bot",
        help="bring a computer player to a server's tables",
        description=ABOUT,
        epilog=PLAYERS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    one.add_argument("player", help="a computer player by name, or own:module:Name; see below")
    one.add_argument(
        "--server", required=True, metavar="URL", help="such as https://parvis.example"
    )
    one.add_argument(
        "--token",
        default=os.environ.get("PARVIS_TOKEN", ""),
        help="token of the program's account (PARVIS_TOKEN)",
    )
    one.add_argument(
        "--game",
        default="",
        metavar="NAME,…",
        help=f"games to accept: {', '.join(game_names())} (all)",
    )
    one.add_argument(
        "--seats",
        type=_seats,
        default=range(1, 100),
        help="numbers of players, such as 2 or 2-4 (any)",
    )
    one.add_argument("--tables", type=positive, default=4, help="tables at once (%(default)s)")
    one.add_argument(
        "--from",
        dest="people",
        default="",
        metavar="NAME,…",
        help="only tables of these hosts (anyone)",
    )
    one.add_argument("--accounts", action="store_true", help="refuse guests")
    one.add_argument("--open", action="store_true", help="also sit down at public tables")
    one.add_argument("--count", type=positive, default=0, help="stop after this many games (never)")
    one.add_argument(
        "--limit", type=seconds, default=0.0, help="seconds per decision, for guest:module:Name"
    )
    one.add_argument("--json", action="store_true", help="print what happens as lines of JSON")
    one.set_defaults(run=run)


def _seats(text: str) -> range:
    low, dash, high = text.partition("-")
    if not low.isdecimal() or (dash and not high.isdecimal()) or len(text) > 5:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seats, as 2 or 2-4")
    return range(int(low), int(high if dash else low) + 1)


def run(given: argparse.Namespace) -> int:
    """Play until Ctrl-C, or until enough games have finished."""
    if not given.token:
        raise BadServer("a token is needed: --token, or PARVIS_TOKEN")
    spec = check_player(given.player)
    games = frozenset(name.strip() for name in given.game.split(",") if name.strip())
    for name in sorted(games - set(game_names())):
        raise UnknownGame(f"there is no game {name!r}; there is {', '.join(game_names())}")
    people = frozenset(name.strip().casefold() for name in given.people.split(",") if name.strip())
    rules = Rules(
        games or frozenset(game_names()),
        given.seats,
        people,
        given.accounts,
        given.tables,
        given.open,
    )
    said = Said(given.json)
    client = Client(given.server, given.token, said.wait, lambda: said.tell("connected", {}))
    bot = Bot(client, spec, rules, said.tell, given.count, given.limit)
    before = {one: signal.signal(one, _stop) for one in (signal.SIGINT, signal.SIGTERM)}
    try:
        me = client.get("me")
        said.tell("ready", {"name": me["name"], "player": spec, "server": client.url})
        bot.run()
    except _Stop:
        said.tell("stopped", {"playing": len(bot.playing)})
    except Refused as refused:
        raise BadServer(f"the server says no: {refused}") from None
    except Broken as error:
        print(f"parvis: {error}", file=sys.stderr)
        return 1
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
    return 0


def _stop(number: int, frame: object) -> NoReturn:
    raise _Stop


class Said:
    """Prints events, one per line, from any thread."""

    def __init__(self, as_json: bool) -> None:
        self.as_json = as_json
        self.lock = threading.Lock()

    def tell(self, what: str, about: dict[str, Any]) -> None:
        with self.lock:
            if self.as_json:
                print(json.dumps({"what": what, **about}), flush=True)
            else:
                print(time.strftime("%H:%M:%S"), LINES[what].format(**about), flush=True)

    def wait(self, seconds: float, why: str) -> None:
        """Print why there is a delay, and wait."""
        self.tell("waiting", {"seconds": round(seconds, 1), "why": why})
        time.sleep(seconds)
