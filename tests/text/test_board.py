"""Any game's table in text: each number under a label of its own."""

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
