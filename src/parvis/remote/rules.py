"""Which challenges a bot accepts."""

from typing import Any, NamedTuple


class Rules(NamedTuple):
    """The bot owner's rules for accepting challenges."""

    games: frozenset[str]
    seats: range
    people: frozenset[str]  # casefolded names of hosts; none: any host
    accounts: bool  # whether guests are declined
    most: int  # most tables at once
    open: bool  # whether it joins public tables uninvited

    def refuses(self, challenge: dict[str, Any], busy: int) -> str:
        """Return why a challenge is declined, "" if it isn't."""
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
