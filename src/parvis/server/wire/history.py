"""Bodies of HTTP about games that have ended: one's own, profiles, leaderboards, settings."""

from typing import Any, Literal

from parvis.server.wire.bodies import SoloRecord, TableSummary
from parvis.server.wire.messages import Level, Plain


class SeatResult(Plain, frozen=True):
    """How a game ended for one seat."""

    score: int
    place: int  # 1 for the first; ties share it
    left: bool  # whoever sat there left, and a computer player went on


class Shown(Plain, frozen=True):
    """A rating as it is shown."""

    rating: float  # 1500 for somebody unknown
    doubt: float  # 19 times out of 20 the strength lies within so many points of it
    provisional: bool


class EndedGame(Plain, frozen=True):
    """A finished game in a list."""

    number: int  # games are listed and asked for by it
    table: TableSummary
    seat: int  # whose game it is
    results: list[SeatResult]  # for each seat
    seconds: float  # from the first choice to the last
    at: float  # when it ended
    training: bool
    moved: float | None  # what a rated game did to the rating, as it is shown
    archived: bool
    accuracy: float | None  # of the decisions of this seat, 0 to 100, if it was analysed


class MyGames(Plain, frozen=True):
    """One's games: on the first page those that go on as well."""

    running: list[TableSummary]
    finished: list[EndedGame]  # the latest first
    next: int | None  # what to ask for `before` to have more of them; None if there are no more
    games: int  # finished ones that count, in all …
    won: float  # … and how many of them were won: a shared first place is a share of one


class Archive(Plain, frozen=True):
    """Put a finished game out of one's list, or back into it."""

    on: bool = True


# Profiles.


class TitleTally(Plain, frozen=True):
    """Games of one title, at tables of one size or of all (0)."""

    game: str
    size: int
    games: int
    wins: float  # share, 0 to 1
    points: float  # on average
    best: int
    categories: dict[str, float]  # points on average
    others: dict[str, float]  # the same, of all other people; empty if there are none
    others_points: float | None
    streak: int  # games won one after the other, up to the last
    longest: int


class Judged(Plain, frozen=True):
    """What analyses say of somebody's decisions in a title."""

    game: str
    games: int
    accuracy: float  # on average, 0 to 100
    doubt: float | None  # half an interval of 95 %; None for one game
    luck: float | None  # share of the win that draws brought, on average, where that is known


class TitleRating(Plain, frozen=True):
    """A rating, with how it came about."""

    game: str
    rating: Shown
    games: int
    history: list[tuple[float, float, float]]  # when, rating, doubt: of the latest games


class Opponent(Plain, frozen=True):
    """Whom somebody meets often, in their latest games."""

    name: str  # of an account, or of a level
    level: Level | None
    games: int
    ahead: int  # games in which the owner of the profile was placed before them
    points: float  # that the owner made in them, on average


class SoloSheet(Plain, frozen=True):
    """Games of one player of a title, or of a way to play it that is kept apart."""

    sheet: str
    records: list[SoloRecord]
    campaign: int | None  # the lowest start from which the rival was beaten


class Profile(Plain, frozen=True):
    """Somebody as a player: an account, or a level of computer players."""

    name: str
    level: Level | None
    you: bool
    open: bool  # whether others see it
    since: float | None
    tallies: list[TitleTally]
    ratings: list[TitleRating]
    opponents: list[Opponent]
    best: list[EndedGame]  # the highest score of each title
    recent: list[EndedGame]
    solo: list[SoloSheet]
    judged: list[Judged]


# Leaderboards.


class Leader(Plain, frozen=True):
    """A line of a leaderboard."""

    name: str
    level: Level | None
    rating: Shown
    games: int


class HighScore(Plain, frozen=True):
    """The highest score of a title at tables of one size, played by some options."""

    size: int
    score: int
    name: str
    table: str
    at: float
    options: dict[str, bool | int | str]  # those that are not as they usually are


class Leaders(Plain, frozen=True):
    """Who plays a title best."""

    game: str
    period: Literal["month", "year", "ever"]
    leaders: list[Leader]  # who was rated in that time; provisional ratings are left out
    levels: list[Leader]  # computer players, to compare with
    records: list[HighScore]


# What people choose.


class ChoiceShare(Plain, frozen=True):
    """Something that people chose, and how often those won who did. They lie in the interval
    19 times out of 20; what goes with winning need not cause it."""

    opening: bool  # it was their first choice
    action: str  # the kind and form of the choice: `market buy`
    noun: str  # what it names: craftsman; "" for the action itself
    name: str  # which: mason
    seats: int  # that chose it, over all games
    wins: float  # share of these seats
    low: float
    high: float
    even: float  # the share they would have won by lot


class Choices(Plain, frozen=True):
    """What people chose in the games of a title that count."""

    game: str
    games: int
    seats: int
    at: float
    choices: list[ChoiceShare]  # the most above their lot first; rare ones are left out


# Settings.


class Preferences(Plain, frozen=True):
    """Settings of an account. `version` rises with every change."""

    version: int
    values: dict[str, Any]
    open: bool


class NewPreferences(Plain, frozen=True):
    """Settings that have changed; of two devices the one that writes last wins, by setting."""

    values: dict[str, Any] = {}
    open: bool | None = None  # whether others see the profile
