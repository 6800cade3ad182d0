"""Bodies about finished games: lists, profiles, leaderboards, settings."""

from typing import Any, Literal

from parvis.server.wire.bodies import SoloRecord, TableSummary
from parvis.server.wire.messages import Level, Plain


class SeatResult(Plain, frozen=True):
    """The result of a game for one seat."""

    score: int
    place: int  # 1 for the first; ties share it
    left: bool  # the person left, and a computer player finished the game


class Shown(Plain, frozen=True):
    """A rating for display."""

    rating: float  # 1500 for a new player
    doubt: float  # half the 95 % interval
    provisional: bool


class EndedGame(Plain, frozen=True):
    """A finished game in a list."""

    number: int  # used in lists and for paging
    table: TableSummary
    seat: int  # the owner of the list's seat
    results: list[SeatResult]  # for each seat
    seconds: float  # from the first choice to the last
    at: float  # when it ended
    training: bool
    moved: float | None  # rating change of a rated game
    archived: bool
    accuracy: float | None  # of this seat's decisions, 0 to 100, if analysed


class MyGames(Plain, frozen=True):
    """A person's games; the first page includes running ones."""

    running: list[TableSummary]
    finished: list[EndedGame]  # the latest first
    next: int | None  # value of `before` for the next page; None on the last
    games: int  # finished games that count, in total …
    won: float  # … and how many were won; a shared first place counts as a fraction


class Archive(Plain, frozen=True):
    """Archive a finished game, or restore it to the list."""

    on: bool = True


# Profiles.


class TitleTally(Plain, frozen=True):
    """Games of one title, at tables of one size or of all (0)."""

    game: str
    size: int
    games: int
    wins: float  # share, 0 to 1
    points: float  # mean
    best: int
    categories: dict[str, float]  # mean points
    others: dict[str, float]  # those of all other people; empty if there are none
    others_points: float | None
    streak: int  # current winning streak
    longest: int


class Judged(Plain, frozen=True):
    """What analyses say about a person's decisions in a title."""

    game: str
    games: int
    accuracy: float  # mean, 0 to 100
    doubt: float | None  # half the 95 % interval; None for one game
    luck: float | None  # mean share of the win brought by draws, if known


class TitleRating(Plain, frozen=True):
    """A rating and its history."""

    game: str
    rating: Shown
    games: int
    history: list[tuple[float, float, float]]  # time, rating, doubt: of the latest games


class Opponent(Plain, frozen=True):
    """A frequent opponent in a person's latest games."""

    name: str  # of an account, or of a level
    level: Level | None
    games: int
    ahead: int  # games in which the profile's owner was placed ahead
    points: float  # the owner's mean points in them


class SoloSheet(Plain, frozen=True):
    """Solo games of a title, or of a separate campaign of it."""

    sheet: str
    records: list[SoloRecord]
    campaign: int | None  # the lowest starting value with a win


class Profile(Plain, frozen=True):
    """A player's profile: an account, or a level of computer players."""

    name: str
    level: Level | None
    you: bool
    open: bool  # whether it is public
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
    options: dict[str, bool | int | str]  # those that differ from the default


class Leaders(Plain, frozen=True):
    """The leaderboard of a title."""

    game: str
    period: Literal["month", "year", "ever"]
    leaders: list[Leader]  # rated in the period; provisional ratings are left out
    levels: list[Leader]  # computer players, for comparison
    records: list[HighScore]


# What people choose.


class ChoiceShare(Plain, frozen=True):
    """Something that people chose, and how often they won. The 95 % interval is included.
    Correlation is not causation.
    """

    opening: bool  # as the first choice of the game
    action: str  # the kind and form of the choice: `market buy`
    noun: str  # what it names: craftsman; "" for the action itself
    name: str  # which: mason
    seats: int  # that chose it, over all games
    wins: float  # share of these seats
    low: float
    high: float
    even: float  # expected share if all had equal chances


class Choices(Plain, frozen=True):
    """What people chose in games of a title that count."""

    game: str
    games: int
    seats: int
    at: float
    choices: list[ChoiceShare]  # the highest above expectation first; rare ones are left out


# Settings.


class Preferences(Plain, frozen=True):
    """Settings of an account. `version` rises with every change."""

    version: int
    values: dict[str, Any]
    open: bool


class NewPreferences(Plain, frozen=True):
    """Changed settings. If two devices write the same setting, the last one wins."""

    values: dict[str, Any] = {}
    open: bool | None = None  # whether the profile is public
