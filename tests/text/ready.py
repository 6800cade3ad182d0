"""Where the words of the games are, and which games keep which promise."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
READY = ["piliers", "clochemerle", "descendance", "emara", "hoyuk"]
# Games whose rules follow every number; not yet Descendance.
COUNTED = ["piliers", "clochemerle", "emara", "hoyuk"]


def board(name: str, language: str) -> str:
    """Return the catalogue of a game's board."""
    path = ROOT / "web" / "src" / "games" / name / f"{language}.ftl"
    return path.read_text(encoding="utf-8")


def lessons(name: str, language: str) -> str:
    """Return the catalogue of a game's lessons."""
    path = ROOT / "src" / "parvis" / "games" / name / "lessons" / f"{language}.ftl"
    return path.read_text(encoding="utf-8")


def page(name: str, language: str) -> str:
    """Return the rules page of a game."""
    return (RULES / f"{name}.{language}.md").read_text(encoding="utf-8")
