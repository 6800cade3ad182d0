"""The tree of choices below a position."""

from parvis.engine import CHANCE, QUIET, AnyGame, BaseState


def positions(game: AnyGame, s: BaseState, depth: int) -> list[int]:
    """Count the positions after 1, 2, … choices; chance always answers its first value."""
    layer, counts = [s], []
    for _ in range(depth):
        following = []
        for s in layer:
            for value in game.options(s):
                child = s.copy()
                game.choose(child, value, QUIET)
                while game.actor(child) == CHANCE:
                    game.choose(child, game.options(child)[0], QUIET)
                following.append(child)
        layer = following
        counts.append(len(layer))
    return counts
