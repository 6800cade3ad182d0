"""Bodies about people among themselves: friends, invitations, clubs."""

from typing import Literal

from parvis.server.wire.bodies import Blocked, TableSummary
from parvis.server.wire.history import Leader
from parvis.server.wire.messages import Plain

Welcome = Literal["anyone", "known", "nobody"]
Role = Literal["owner", "keeper", "member", "asked"]


class Acquaintance(Plain, frozen=True):
    """Somebody with an account whom you keep as a friend, or have played with."""

    name: str
    friend: bool
    games: int  # of your latest ones that you have played together
    last: float | None  # when the last of these ended


class Invitation(Plain, frozen=True):
    """A place that is kept for you."""

    by: str  # who invites you
    table: TableSummary


class Circle(Plain, frozen=True):
    """The people around you. Nobody else sees it."""

    friends: list[Acquaintance]
    met: list[Acquaintance]  # in your latest games, those met most often first
    blocked: list[Blocked]
    invitations: list[Invitation]
    invites: Welcome  # who may invite you by name


class Named(Plain, frozen=True):
    """An account, by its name."""

    name: str


class Invites(Plain, frozen=True):
    """Who may invite you: known are friends, members of your clubs, and those you played with."""

    invites: Welcome


# Clubs.


class NewClub(Plain, frozen=True):
    """A club. One that is listed can be found, and anybody may ask to join."""

    title: str
    about: str = ""
    listed: bool = False


class ClubCard(Plain, frozen=True):
    """A club in a list."""

    id: str
    title: str
    about: str
    members: int
    role: Role | None  # yours


class Clubs(Plain, frozen=True):
    """Your clubs, and those that anybody may find."""

    mine: list[ClubCard]
    listed: list[ClubCard]


class Member(Plain, frozen=True):
    """Somebody in a club."""

    id: int
    name: str
    role: Role
    since: float
    you: bool


class Club(Plain, frozen=True):
    """A club. Who is no member sees its card alone."""

    card: ClubCard
    listed: bool
    invite: str | None  # the secret of its invitation link, for members
    members: list[Member]
    tables: list[TableSummary]  # that wait for members, and those that they play at


class ClubLeaders(Plain, frozen=True):
    """Who of a club plays a title best; provisional ratings stand last."""

    game: str
    leaders: list[Leader]


class JoinClub(Plain, frozen=True):
    """Join by an invitation, or ask to join."""

    invite: str | None = None


class SetRole(Plain, frozen=True):
    """Change what somebody is in a club; None to send them away."""

    role: Literal["owner", "keeper", "member"] | None


class OfferTo(Plain, frozen=True):
    """Offer a table to a club: its members may sit down, and find it on the club's page."""

    club: str
    on: bool = True
