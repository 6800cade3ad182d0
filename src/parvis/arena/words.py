"""The words of a report, in both languages."""

from typing import Final, NamedTuple

NARROW: Final = "\u202f"


class Words(NamedTuple):
    """The words of a report, except names and numbers."""

    beats: str
    interval: str
    sure: str
    likely: str
    unsure: str
    even: str
    setup: str
    players: str
    player: str
    game: str
    seed: str
    reason: str
    forfeits: str
    won: str
    ratings: str
    about_ratings: str
    categories: str
    order: str
    places: tuple[str, ...]
    winning: str
    about_winning: str
    above: str
    actions: str
    standings: tuple[str, ...]
    things: tuple[str, ...]
    space: str  # before a percent sign
    point: str  # between a number and its decimals

    def percent(self, share: float) -> str:
        """Return a share in this language's notation."""
        return f"{100 * share:.1f}".replace(".", self.point) + f"{self.space}%"

    def place(self, place: int) -> str:
        """Return the name of a place in the turn order, from 0."""
        return self.places[min(place, len(self.places) - 1)]


WORDS: Final = {
    "en": Words(
        beats="{one} beats {other} in {share} of {games} decided games",
        interval="(95% interval {low} to {high}):",
        sure="clearly stronger.",
        likely="probably stronger.",
        unsure="not proven, either may be stronger.",
        even="{one} and {other} won equally often ({games} decided games).",
        setup="{games} games, {seats} seats, seeds from {seed}, rules version {version}.",
        players="Players",
        player="player",
        game="game",
        seed="seed",
        reason="reason",
        forfeits="Forfeits",
        won="share of games won",
        ratings="Ratings",
        about_ratings="Plackett-Luce on the Elo scale; the mean is 0.",
        categories="Points by category",
        order="Does going first matter?",
        places=("first", "second", "third", "fourth", "fifth"),
        winning="What goes with winning",
        about_winning="Share of games won, and points above what the same player makes on average, "
        "among those who chose a thing at least once in a game. What goes with winning need not "
        "cause it.",
        above="points above average",
        actions="Actions",
        standings=(
            "player", "games", "won", "mean rank", "points", "when winning", "rating",
            "openskill", "a decision", "slowest", "forfeits",
        ),
        things=("", "chosen", "of seats", "won", "points above"),
        space="",
        point=".",
    ),
    "fr": Words(
        beats="{one} bat {other} dans {share} de {games} parties décidées",
        interval="(intervalle à 95 % : de {low} à {high}) :".replace(" :", f"{NARROW}:"),
        sure="nettement plus fort.",
        likely="sans doute plus fort.",
        unsure="rien de prouvé, l’un ou l’autre peut être le plus fort.",
        even="{one} et {other} ont gagné aussi souvent ({games} parties décidées).",
        setup="{games} parties, {seats} places, graines à partir de {seed}, règles version "
        "{version}.",
        players="Joueurs",
        player="joueur",
        game="partie",
        seed="graine",
        reason="raison",
        forfeits="Forfaits",
        won="part des parties gagnées",
        ratings="Classement",
        about_ratings=f"Plackett-Luce à l’échelle Elo{NARROW}; la moyenne est 0.",
        categories="Points par catégorie",
        order=f"Jouer en premier, est-ce un avantage{NARROW}?",
        places=("premier", "deuxième", "troisième", "quatrième", "cinquième"),
        winning="Ce qui va avec la victoire",
        about_winning="Part des parties gagnées, et points au-dessus de la moyenne du même joueur, "
        "chez ceux qui ont choisi une chose au moins une fois dans la partie. Ce qui va avec la "
        "victoire n’en est pas forcément la cause.",
        above="points au-dessus de la moyenne",
        actions="Actions",
        standings=(
            "joueur", "parties", "gagnées", "rang moyen", "points", "en gagnant", "classement",
            "openskill", "par décision", "la plus lente", "forfaits",
        ),
        things=("", "choisi", "des places", "gagné", "points en plus"),
        space=NARROW,
        point=",",
    ),
}  # fmt: skip
