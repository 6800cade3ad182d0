"""Learns networks for the players by self-play: `parvis train`."""


class BadConfig(ValueError):
    """An invalid training setting. The message says why."""
