"""Which challenges a bot accepts."""

from typing import Any, NamedTuple


class Rules(NamedTuple):
    """What somebody who runs a bot has decided."""

    games: frozenset[str]
    seats: range
    people: frozenset[str]  # names of hosts, folded; none: anybody
    accounts: bool  # whether guests are refused
    most: int  # tables at once
    open: bool  # whether it sits down at public tables, where nobody has asked for it

    def refuses(self, challenge: dict[str, Any], busy: int) -> str:
        """Return why a challenge is not accepted, "" if it is."""
        if challenge["game"] not in self.games:
            return "game"
        if len(challenge["seats"]) not in self.seats:
            return "seats"
        if self.people and challenge["by"].casefold() not in self.people:
            return "who"
        if self.accounts and challenge["guest"]:
            return "guest"
        if not challenge["kept"] and not self.open:
            return "open"
        return "busy" if busy >= self.most else ""
