"""Bodies about friends, invitations and clubs."""

from typing import Literal

from parvis.server.wire.bodies import Blocked, TableSummary
from parvis.server.wire.history import Leader
from parvis.server.wire.messages import Plain

Welcome = Literal["anyone", "known", "nobody"]
Role = Literal["owner", "keeper", "member", "asked"]


class Acquaintance(Plain, frozen=True):
    """An account that is your friend, or that you have played with."""

    name: str
    friend: bool
    games: int  # of your latest games, those played together
    last: float | None  # end of the last one


class Invitation(Plain, frozen=True):
    """A seat reserved for you."""

    by: str  # who invites you
    table: TableSummary


class Circle(Plain, frozen=True):
    """The people around you. Only you see it."""

    friends: list[Acquaintance]
    met: list[Acquaintance]  # from your latest games, the most frequent first
    blocked: list[Blocked]
    invitations: list[Invitation]
    invites: Welcome  # who may invite you by name


class Invites(Plain, frozen=True):
    """Who may invite you. "known": friends, members of your clubs, and people you played with."""

    invites: Welcome


# Clubs.


class NewClub(Plain, frozen=True):
    """A club. A listed one can be found, and anyone may ask to join."""

    title: str
    about: str = ""
    listed: bool = False


class ClubCard(Plain, frozen=True):
    """A club in a list."""

    id: str
    title: str
    about: str
    members: int
    role: Role | None  # your role


class Clubs(Plain, frozen=True):
    """Your clubs, and the listed ones."""

    mine: list[ClubCard]
    listed: list[ClubCard]


class Member(Plain, frozen=True):
    """A member of a club."""

    id: int
    name: str
    role: Role
    since: float
    you: bool


class Club(Plain, frozen=True):
    """A club. Non-members see its card only."""

    card: ClubCard
    listed: bool
    invite: str | None  # the secret of its invitation link, for members
    members: list[Member]
    tables: list[TableSummary]  # waiting for members, and those they play at


class ClubLeaders(Plain, frozen=True):
    """A club's leaderboard for a title; provisional ratings come last."""

    game: str
    leaders: list[Leader]


class JoinClub(Plain, frozen=True):
    """Join with an invitation, or ask to join."""

    invite: str | None = None


class SetRole(Plain, frozen=True):
    """Change a member's role; None removes them."""

    role: Literal["owner", "keeper", "member"] | None


class OfferTo(Plain, frozen=True):
    """Offer a table to a club: its members may join, and find it on the club's page."""

    club: str
    on: bool = True
