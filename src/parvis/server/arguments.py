"""The options of `parvis serve`, apart from the server: other commands need not wait for it."""

import argparse
import os

from parvis.arguments import port, positive

DEFAULT_PORT = 8421


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of `parvis serve`."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (%(default)s)")
    parser.add_argument(
        "--port", type=port, default=DEFAULT_PORT, help="port, 0 for any free one (%(default)s)"
    )
    parser.add_argument(
        "--database",
        default=os.environ.get("PARVIS_DATABASE_URL", ""),
        help="URL of a SQLite or PostgreSQL database (PARVIS_DATABASE_URL; "
        "a file in your data directory)",
    )
    parser.add_argument(
        "--workers",
        type=positive,
        default=max(1, (os.cpu_count() or 2) - 1),
        help="processes for computer players (%(default)s)",
    )
