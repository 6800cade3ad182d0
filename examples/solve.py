"""Solve a small game with OpenSpiel: counterfactual regret minimisation and its exploitability.

    pip install -e '.[openspiel]'
    PARVIS_GAMES=examples/theory python -m examples.solve --iterations 200

`--figure FILE.svg` draws the exploitability over the iterations, both on logarithmic scales.
"""

import argparse
import math
import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

os.environ.setdefault("PARVIS_GAMES", str(Path(__file__).parent / "theory"))

from open_spiel.python.algorithms import cfr, exploitability
from open_spiel.python.policy import TabularPolicy, UniformRandomPolicy

from parvis.study.openspiel import SpielGame, load

Point = tuple[int, float]


def counted(game: SpielGame) -> tuple[int, int]:
    """Return a game's numbers of histories and of information states."""
    histories, told, open_states = 0, set[str](), [game.new_initial_state()]
    while open_states:
        state = open_states.pop()
        histories += 1
        if state.is_terminal():
            continue
        if not state.is_chance_node():
            told.add(f"{state.current_player()} {state.information_state_string()}")
        open_states += [state.child(action) for action in state.legal_actions()]
    return histories, len(told)


def solve(game: SpielGame, iterations: int) -> Iterator[tuple[int, float, TabularPolicy]]:
    """Yield the average policy and its exploitability, at iterations 1, 2, 4, 8 …"""
    solver = cfr.CFRPlusSolver(game)
    for done in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if done & (done - 1) == 0 or done == iterations:
            policy = solver.average_policy()
            yield done, exploitability.exploitability(game, policy), policy


def figure(points: Sequence[Point], random: float) -> str:
    """Return the curve as SVG; it is readable in the light and the dark theme."""
    width, height, left, bottom = 640, 320, 70, 46
    top = math.log10(random)
    low = math.floor(min(math.log10(value) for _, value in points))
    last = math.log2(points[-1][0])

    def at(iteration: float, value: float) -> tuple[float, float]:
        x = left + (width - left - 20) * math.log2(iteration) / last
        y = 20 + (height - bottom - 20) * (top - math.log10(value)) / (top - low)
        return x, y

    title = "Exploitability of the average policy by iterations of CFR+"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width} {height}">',
        f"<title>{title}</title>",
        "<style>text{font:13px sans-serif;fill:#7a7266}line{stroke:#7a7266;stroke-width:.6}"
        "polyline{fill:none;stroke:#b0562f;stroke-width:2.5}circle{fill:#b0562f}</style>",
    ]
    for power in range(low, math.ceil(top)):
        _, y = at(1, 10.0**power)
        parts.append(f'<line x1="{left}" x2="{width - 20}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(
            f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{10.0**power:g}</text>'
        )
    for n in range(0, int(last) + 1, 2):
        x, _ = at(2**n, random)
        parts.append(f'<text x="{x:.1f}" y="{height - 24}" text-anchor="middle">{2**n}</text>')
    places = [at(*point) for point in points]
    parts.append(f'<polyline points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in places)}"/>')
    parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5"/>' for x, y in places]
    parts.append(f'<text x="{width - 20}" y="{height - 6}" text-anchor="end">iterations</text>')
    parts.append('<text x="8" y="14">exploitability</text></svg>')
    return "\n".join(parts) + "\n"


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--game", default="chantier")
    given.add_argument("--iterations", type=int, default=200)
    given.add_argument("--figure", type=Path)
    arguments = given.parse_args()
    game = load(arguments.game, 2)
    histories, told = counted(game)
    print(f"{arguments.game}: {histories} histories, {told} information states")
    random = exploitability.exploitability(game, UniformRandomPolicy(game))
    print(f"   random  {random:.6f}")
    points: list[Point] = []
    start = time.process_time()
    for done, value, _ in solve(game, arguments.iterations):
        points.append((done, value))
        print(f"{done:9}  {value:.6f}  {time.process_time() - start:.0f} s")
    if arguments.figure:
        arguments.figure.write_text(figure(points, random))


if __name__ == "__main__":
    main()
