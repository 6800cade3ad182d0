"""Any game's table in text: each number under a label of its own."""

import re
from io import StringIO

from rich.console import Console

import parvis
from parvis.engine import Log, seeded
from parvis.text import Texts
from parvis.text.board import render


def test_heights_of_squares_and_houses_of_two_storeys_are_told_apart() -> None:
    game, random = parvis.game("hoyuk"), seeded(1)
    s = game.start(2, 1)
    while not any(seat.raised for seat in game.view(s, None).seats):
        options = game.options(s)
        game.choose(s, options[random.below(len(options))], Log())
    text = StringIO()
    Console(file=text, width=200).print(render(Texts(game, "en", ["A", "B"]), game.view(s, 0), 0))
    lines = [line.strip(" │┃") for line in text.getvalue().splitlines()]
    squares = next(line for line in lines if line.startswith("Storeys"))
    players = next(line for line in lines if line.startswith("Two-storey houses"))
    assert "2" in squares and len(squares) > len(players)
    assert sum(int(n) for n in players.replace("│", " ").split() if n.isdigit()) == 1


def test_columns_of_numbered_things_bear_their_numbers() -> None:
    """Clochemerle's banner values go from 2 to 12, not from 1 to 11."""
    game = parvis.game("clochemerle")
    s = game.start(2, 5)
    while s.agenda[-1].seat < 0:
        game.play(s, game.roll(s), parvis.Log())
    text = StringIO()
    Console(file=text, width=200).print(render(Texts(game, "en", ["A", "B"]), game.view(s, 0), 0))
    after = text.getvalue().partition(Texts(game, "en", ["A", "B"]).get("view-lights"))[2]
    numbers = [int(word) for word in re.findall(r"\d+", after.splitlines()[2])]
    assert numbers == list(range(2, 13))


def test_things_as_many_as_players_are_not_called_by_their_names() -> None:
    game, random = parvis.game("hoyuk"), seeded(1)
    s = game.start(2, 1)
    while len(game.view(s, None).blocks) != 2:
        options = game.options(s)
        game.choose(s, options[random.below(len(options))], Log())
    texts, text = Texts(game, "en", ["Anne", "Bruno"]), StringIO()
    Console(file=text, width=200).print(render(texts, game.view(s, 0), 0))
    heads = text.getvalue().partition(texts.get("view-blocks"))[2].splitlines()[2]
    assert "Anne" not in heads and re.findall(r"\d+", heads) == ["1", "2"]
