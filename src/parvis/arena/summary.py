"""The results of a match, by player."""

import msgspec
from openskill.models import PlackettLuce

from parvis.arena.ladder import BadArena, duels
from parvis.arena.match import Plan, Played
from parvis.arena.statistics import ELO, Interval, mean, plackett_luce, settled, wilson


class Standing(msgspec.Struct, frozen=True):
    """One player over all its games."""

    player: str
    games: int
    wins: Interval  # share; a shared first place counts as a share
    rank: float  # on average
    points: Interval
    winning: float  # mean points in games won; 0 without a win
    categories: dict[str, float]  # mean points by category
    rating: Interval  # Plackett-Luce on the Elo scale; the mean of all players is 0
    skill: float  # openskill's mu
    doubt: float  # openskill's sigma
    seconds: float  # mean seconds per decision
    slowest: float  # decision, in seconds
    forfeits: int  # games lost by failing to answer


class Duel(msgspec.Struct, frozen=True):
    """How often each of two players came out ahead of the other, draws left out.

    A player with several seats is judged by their mean rank, so a game counts once.
    """

    one: str
    other: str
    share: Interval
    games: int
    settled: bool


class SeatShare(msgspec.Struct, frozen=True):
    """The results by place in the turn order; 0 chooses first."""

    seat: int
    wins: Interval
    points: Interval


class Summary(msgspec.Struct, frozen=True):
    """A match in figures."""

    plan: Plan
    games: int
    standings: list[Standing]  # the best first
    duels: list[Duel]
    seats: list[SeatShare]


def summarise(plan: Plan, played: list[Played], categories: tuple[str, ...]) -> Summary:
    """Summarise a match; `categories` are those of the game's score sheet."""
    if any(len(row) != len(categories) for one in played for row in one.breakdown):
        raise BadArena(f"{plan.game} has other categories of points than these games")
    names = list(dict.fromkeys(plan.players))
    ratings = plackett_luce(
        [([names.index(name) for name in one.players], one.ranks) for one in played], len(names)
    )
    skills = _skills(names, played)
    standings = [
        _standing(name, played, categories, rating, skill)
        for name, rating, skill in zip(names, ratings, skills, strict=True)
    ]
    standings.sort(key=lambda line: -line.rating.value)
    return Summary(plan, len(played), standings, _duels(played), seats_of(plan.seats, played))


def seats_of(seats: int, played: list[Played]) -> list[SeatShare]:
    """Return the results by place in the turn order."""
    told = [one for one in played if one.first >= 0]
    shares: list[SeatShare] = []
    for place in range(seats):
        who = [(one, (one.first + place) % seats) for one in told]
        shares.append(
            SeatShare(
                place,
                wilson(sum(one.wins(seat) for one, seat in who), len(who)),
                mean([float(one.scores[seat]) for one, seat in who]),
            )
        )
    return shares


def _standing(
    name: str,
    played: list[Played],
    categories: tuple[str, ...],
    rating: Interval,
    skill: tuple[float, float],
) -> Standing:
    mine = [(one, seat) for one in played for seat, who in enumerate(one.players) if who == name]
    n = max(1, len(mine))
    won = [one.scores[seat] for one, seat in mine if one.ranks[seat] == 1]
    decisions = sum(one.decisions[seat] for one, seat in mine)
    return Standing(
        player=name,
        games=len(mine),
        wins=wilson(sum(one.wins(seat) for one, seat in mine), len(mine)),
        rank=sum(one.ranks[seat] for one, seat in mine) / n,
        points=mean([float(one.scores[seat]) for one, seat in mine]),
        winning=sum(won) / len(won) if won else 0.0,
        categories={
            category: sum(one.breakdown[seat][i] for one, seat in mine) / n
            for i, category in enumerate(categories)
        },
        rating=Interval(*(ELO * x for x in rating)),
        skill=skill[0],
        doubt=skill[1],
        seconds=sum(one.thinking[seat] for one, seat in mine) / max(1, decisions),
        slowest=max((one.slowest[seat] for one, seat in mine), default=0.0),
        forfeits=sum(seat in one.forfeits for one, seat in mine),
    )


def _skills(names: list[str], played: list[Played]) -> list[tuple[float, float]]:
    """Rate the players game by game with openskill."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for one in played:
        if len(set(one.players)) < max(2, len(one.players)):
            continue  # fewer than two different players: nothing to rate
        teams = [[ratings[name]] for name in one.players]
        for name, (rating,) in zip(
            one.players, model.rate(teams, ranks=[float(r) for r in one.ranks]), strict=True
        ):
            ratings[name] = rating
    return [(ratings[name].mu, ratings[name].sigma) for name in names]


def _duels(played: list[Played]) -> list[Duel]:
    return [
        Duel(one, other, wilson(won, won + lost), won + lost, settled(won, lost))
        for (one, other), (won, lost) in sorted(duels(played).items())
    ]
