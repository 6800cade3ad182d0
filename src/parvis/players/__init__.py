"""Computer players: they see what their seat may see, and return one of its options."""

from parvis.players.base import Advice, Adviser, Forfeit, Player, Seen, seen_of
from parvis.players.levels import LEVELS
from parvis.players.registry import BadPlayer, check_player, player, source_of

__all__ = [
    "LEVELS",
    "Advice",
    "Adviser",
    "BadPlayer",
    "Forfeit",
    "Player",
    "Seen",
    "check_player",
    "player",
    "seen_of",
    "source_of",
]
