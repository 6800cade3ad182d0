"""The terminal's own words, in both languages."""

from collections.abc import Callable
from typing import Any

from parvis.text import messages_of


def words(language: str) -> Callable[..., str]:
    """Return a function that returns the terminal's sentences."""
    bundle = messages_of("parvis.text", language).bundle

    def say(key: str, **values: Any) -> str:
        pattern = bundle.get_message(f"terminal-{key}").value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, values)
        assert not errors
        return str(text)

    return say
