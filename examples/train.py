"""Train a masked policy on one game with PyTorch, on one processor core, in minutes.

A small network learns from self-play by policy gradient (PPO): it plays both seats of many games
at once. The advantage of each decision comes from the outcome and the network's value estimates.
At the end, the network plays against the level *novice*.

    pip install -e '.[study]' torch
    python -m examples.train --game emara --minutes 4
"""

import argparse
import math
import time
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

import parvis
from parvis.players import player, seen_of
from parvis.study.environment import Episode
from parvis.study.vector import Batch, Episodes

TRACE = 0.95  # weight of the outcome against the value estimates: GAE's lambda


class Policy(nn.Module):
    """Two hidden layers; outputs are a logit per action and a value estimate."""

    def __init__(self, entries: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(entries, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.scores = nn.Linear(width, actions)
        self.outcome = nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body(torch.sign(seen) * torch.log1p(seen.abs()))
        scores = self.scores(hidden).masked_fill(mask == 0, -1e9)
        return scores.log_softmax(-1), torch.tanh(self.outcome(hidden)).squeeze(-1)


class Decision(NamedTuple):
    """One decision, later with its learning targets."""

    seen: Any
    mask: Any
    action: int
    likely: float  # log probability when it was made
    guess: float  # value estimate: the expected outcome
    surprise: float = 0.0  # the advantage: result less the estimate


class Memory:
    """The decisions of the games in progress, until their outcome is known."""

    def __init__(self, games: int) -> None:
        self.waiting: list[dict[int, list[Decision]]] = [{0: [], 1: []} for _ in range(games)]
        self.done: list[Decision] = []

    def add(self, batch: Batch, actions: Any, likely: Any, guesses: Any) -> None:
        rows = zip(batch.observations, batch.masks, actions, likely, guesses, strict=True)
        for game, row in enumerate(rows):
            self.waiting[game][int(batch.seats[game])].append(Decision(*row))

    def end(self, game: int, rewards: list[float]) -> None:
        for seat, decisions in self.waiting[game].items():
            surprise, after = 0.0, rewards[seat]
            for one in reversed(decisions):
                surprise = after - one.guess + TRACE * surprise
                self.done.append(one._replace(surprise=surprise))
                after = one.guess
            decisions.clear()


def choose(policy: Policy, batch: Batch) -> tuple[Any, Any, Any]:
    """Sample an action for every game; also return log probabilities and value estimates."""
    with torch.no_grad():
        scores, guesses = policy(
            torch.from_numpy(batch.observations), torch.from_numpy(batch.masks)
        )
        actions = torch.multinomial(scores.exp(), 1)
        return actions[:, 0].tolist(), scores.gather(1, actions)[:, 0].tolist(), guesses.tolist()


def learn(policy: Policy, optimiser: torch.optim.Optimizer, memory: Memory) -> None:
    """Update the policy and the value estimates by PPO."""
    done = list(zip(*memory.done, strict=True))  # a row for each field of Decision
    memory.done.clear()
    seen, masks = torch.from_numpy(np.stack(done[0])), torch.from_numpy(np.stack(done[1]))
    actions, likely, guesses, surprise = (torch.tensor(row) for row in done[2:])
    actions, target = actions[:, None], guesses + surprise
    surprise = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
    for part in torch.split(torch.cat([torch.randperm(len(seen)) for _ in range(3)]), 1024):
        scores, guessed = policy(seen[part], masks[part])
        ratio = (scores.gather(1, actions[part])[:, 0] - likely[part]).exp()
        gain = torch.min(ratio * surprise[part], ratio.clamp(0.8, 1.2) * surprise[part])
        spread = -(scores.exp() * scores.clamp(min=-50)).sum(-1)
        error = (target[part] - guessed).pow(2)
        loss = -gain.mean() + error.mean() - 0.01 * spread.mean()
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
        optimiser.step()


def meet(policy: Policy, game: str, opponent: str, games: int) -> float:
    """Return the share of wins against a computer player, each seed from both seats."""
    wins = 0.0
    rules = parvis.game(game)
    table = Episode(rules, 2)
    for number in range(games):
        mine = number % 2
        table.reset(1_000_000 + number // 2)
        other = player(opponent, game, number)
        while table.seat >= 0:
            if table.seat == mine:
                seen = torch.from_numpy(table.observe(mine))[None]
                with torch.no_grad():
                    scores, _ = policy(seen, torch.from_numpy(table.mask(mine))[None])
                table.step(int(scores.argmax()))
            else:
                value = other.choose(seen_of(rules, table.state, table.seat))
                table.step(rules.action(table.state, value))
        ranks = rules.ranking(table.state)
        wins += 0.5 if ranks[0] == ranks[1] else float(ranks[mine] == 1)
    return wins / games


def train(game: str, minutes: float, seed: int = 1, count: int = 64) -> Policy:
    """Play and learn until the time is up."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    tables, memory = Episodes(game, count, seats=2, reward="margin", seed=seed), Memory(count)
    policy = Policy(tables.size, tables.actions)
    optimiser = torch.optim.Adam(policy.parameters(), lr=5e-4)
    batch, games, updates, until = tables.reset(), 0, 0, time.process_time() + 60 * minutes
    while (left := until - time.process_time()) > 0:
        actions, likely, guesses = choose(policy, batch)
        memory.add(batch, actions, likely, guesses)
        batch, ended = tables.step(actions)
        for one in ended:
            memory.end(one.game, one.rewards)
            games += 1
        if len(memory.done) > 8192:
            learn(policy, optimiser, memory)
            updates += 1
            if updates % 10 == 0:
                print(f"{games} games, {left:.0f} s left", flush=True)
    return policy


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--game", default="emara", choices=parvis.game_names())
    given.add_argument("--minutes", type=float, default=4.0, help="of processor time")
    given.add_argument("--games", type=int, default=400, help="against novice, at the end")
    given.add_argument("--seed", type=int, default=1)
    arguments = given.parse_args()
    policy = train(arguments.game, arguments.minutes, arguments.seed)
    games = arguments.games
    share = meet(policy, arguments.game, "level:novice", games)
    margin = 1.96 * math.sqrt(share * (1 - share) / games)
    print(f"against novice: {share:.1%} of {games} games, 95 % interval ± {margin:.1%}")


if __name__ == "__main__":
    main()
