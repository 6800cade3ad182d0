"""Measurements beside other projects, in the same run."""

import parvis.engine.core

SEATS = 4  # at a table, where servers are measured


def build() -> str:
    """Say which build is measured: plain Python, or compiled by tools/compile.py."""
    plain = str(parvis.engine.core.__file__).endswith(".py")
    return "plain Python" if plain else "compiled"
