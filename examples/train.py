"""Train a masked policy on one game with PyTorch, on the processor, in minutes.

A small network learns from its own games by policy gradient (REINFORCE with a baseline):
it plays both seats of many games at once, and every decision of a game is made more or
less likely by what the game brought. At the end it meets the level *novice*.

    pip install 'parvis[study]' torch
    python -m examples.train --game piliers --minutes 5
"""

import argparse
import time
from typing import Any

import numpy as np
import torch
from torch import nn

import parvis
from parvis.players import player, seen_of
from parvis.study.environment import Table
from parvis.study.vector import Batch, Tables


class Policy(nn.Module):
    """One hidden layer, a score for every action, and a guess of the outcome."""

    def __init__(self, entries: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(entries, width), nn.ReLU())
        self.scores = nn.Linear(width, actions)
        self.outcome = nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body(torch.log1p(seen.clamp(min=0)))
        scores = self.scores(hidden).masked_fill(mask == 0, -1e9)
        return scores, torch.tanh(self.outcome(hidden)).squeeze(-1)


class Memory:
    """The decisions of the games in progress, until their outcome is known."""

    def __init__(self, games: int) -> None:
        self.waiting: list[list[tuple[Any, Any, int, int]]] = [[] for _ in range(games)]
        self.done: list[tuple[Any, Any, int, float]] = []

    def add(self, batch: Batch, actions: Any) -> None:
        for game, action in enumerate(actions):
            seen, mask = batch.observations[game], batch.masks[game]
            self.waiting[game].append((seen, mask, int(action), int(batch.seats[game])))

    def end(self, game: int, rewards: list[float]) -> None:
        for seen, mask, action, seat in self.waiting[game]:
            self.done.append((seen, mask, action, rewards[seat]))
        self.waiting[game].clear()


def choose(policy: Policy, batch: Batch) -> Any:
    """Draw an action for every game."""
    with torch.no_grad():
        scores, _ = policy(torch.from_numpy(batch.observations), torch.from_numpy(batch.masks))
        return torch.distributions.Categorical(logits=scores).sample().numpy()


def learn(policy: Policy, optimiser: torch.optim.Optimizer, memory: Memory) -> None:
    """Make what went well more likely, and guess outcomes better."""
    seen, masks, actions, outcomes = zip(*memory.done, strict=True)
    memory.done.clear()
    scores, guesses = policy(torch.from_numpy(np.stack(seen)), torch.from_numpy(np.stack(masks)))
    target = torch.tensor(outcomes)
    drawn = torch.distributions.Categorical(logits=scores)
    surprise = (target - guesses).detach()
    gain = drawn.log_prob(torch.tensor(actions)) * surprise
    loss = -gain.mean() + 0.5 * (target - guesses).pow(2).mean() - 0.01 * drawn.entropy().mean()
    optimiser.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
    optimiser.step()


def meet(policy: Policy, game: str, opponent: str, games: int) -> float:
    """Return the share of wins against a computer player, seats in turn."""
    wins = 0.0
    rules = parvis.game(game)
    for number in range(games):
        table, mine = Table(rules, 2), number % 2
        table.reset(10_000 + number // 2)
        other = player(opponent, game, number)
        while table.seat >= 0:
            if table.seat == mine:
                seen = torch.from_numpy(table.observe(mine))[None]
                scores, _ = policy(seen, torch.from_numpy(table.mask(mine))[None])
                table.step(int(scores.argmax()))
            else:
                value = other.choose(seen_of(rules, table.state, table.seat))
                table.step(rules.action(table.state, value))
        ranks = rules.ranking(table.state)
        wins += 0.5 if ranks[0] == ranks[1] else float(ranks[mine] == 1)
    return wins / games


def train(game: str, minutes: float, seed: int = 1, count: int = 32) -> Policy:
    """Play and learn until the time is up."""
    torch.manual_seed(seed)
    tables, memory = Tables(game, count, seats=2, reward="margin", seed=seed), Memory(count)
    policy = Policy(tables.size, tables.actions)
    optimiser = torch.optim.Adam(policy.parameters(), lr=1e-3)
    batch, games, until = tables.reset(), 0, time.monotonic() + 60 * minutes
    while time.monotonic() < until:
        actions = choose(policy, batch)
        memory.add(batch, actions)
        batch, ended = tables.step(actions)
        for one in ended:
            memory.end(one.game, one.rewards)
            games += 1
        if len(memory.done) > 8000:
            learn(policy, optimiser, memory)
            print(f"{games} games, {until - time.monotonic():.0f} s left", flush=True)
    return policy


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--game", default="piliers", choices=parvis.games())
    given.add_argument("--minutes", type=float, default=5.0)
    given.add_argument("--games", type=int, default=100, help="against novice, at the end")
    arguments = given.parse_args()
    policy = train(arguments.game, arguments.minutes)
    share = meet(policy, arguments.game, "level:novice", arguments.games)
    print(f"against novice: {share:.0%} of {arguments.games} games")


if __name__ == "__main__":
    main()
