"""Benchmarks of Parvis, and of other projects in the same run."""

import parvis.engine.core

SEATS = 4  # per table in the server benchmarks


def build() -> str:
    """Say which build is measured: plain Python, or compiled by tools/compile.py."""
    plain = str(parvis.engine.core.__file__).endswith(".py")
    return "plain Python" if plain else "compiled"
