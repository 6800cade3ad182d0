"""What the commands read from their arguments; argparse makes a sentence of what is refused."""

import argparse
import math
from pathlib import Path


def positive(text: str) -> int:
    """Read a whole number above 0."""
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return number


def seed(text: str) -> int:
    """Read a seed: a whole number that any file can hold."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 19):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of up to 18 digits")
    return int(text)


def seconds(text: str) -> float:
    """Read a time of up to an hour."""
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0.0 <= number <= 3600.0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds from 0 to 3600")
    return number


def port(text: str) -> int:
    """Read a port of the network."""
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else -1
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port from 0 to 65535")
    return number


def new_file(text: str) -> Path:
    """Read the path of a file to write."""
    path = Path(text)
    if not path.name:
        raise argparse.ArgumentTypeError(f"{text!r} is not the name of a file")
    if path.is_dir():  # else one would hear of it only when all is done
        raise argparse.ArgumentTypeError(f"{text!r} is a folder")
    return path
