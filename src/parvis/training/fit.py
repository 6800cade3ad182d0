"""Fits a network to positions, with PyTorch on the CPU."""

import copy
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import torch
from torch import nn

from parvis.players.stored import HEADS, POINTS, Weights
from parvis.training.examples import Examples, Floats

HELD: Final = 10  # every nth game is held out for validation
BATCH: Final = 512
FAR: Final = 1e9  # subtracted from the logits of missing seats


class Net(nn.Module):
    """Two hidden layers on the sparse entries; outputs for each seat, and a policy."""

    def __init__(
        self, entries: int, wide: int, narrow: int, seats: int, actions: int, dropout: float
    ) -> None:
        super().__init__()
        self.first = nn.EmbeddingBag(entries, wide, mode="sum")
        nn.init.normal_(self.first.weight, std=0.08)
        self.first_bias = nn.Parameter(torch.zeros(wide))
        self.second = nn.Linear(wide, narrow)
        self.out = nn.Linear(narrow, HEADS * seats)
        self.policy = nn.Embedding(actions, narrow)
        self.policy_bias = nn.Embedding(actions, 1)
        for part in (self.out.weight, self.out.bias, self.policy.weight, self.policy_bias.weight):
            nn.init.zeros_(part)
        nn.init.normal_(self.policy.weight, std=0.01)
        self.dropout = nn.Dropout(dropout)
        # Each seat's base feeds the first layer and, linearly, that seat's outputs.
        self.base = nn.Linear(seats, wide, bias=False)
        self.skip = nn.Parameter(torch.zeros(HEADS))
        self.seats = seats

    def forward(self, entries: Any, amounts: Any, begins: Any, base: Any) -> tuple[Any, Any]:
        wide = self.first(entries, begins, per_sample_weights=amounts) + self.first_bias
        wide = wide + self.base(base)
        hidden = torch.relu(self.second(self.dropout(torch.relu(wide))))
        straight = torch.cat([base * self.skip[head] for head in range(HEADS)], 1)
        return self.out(hidden) + straight, hidden

    def logits(self, hidden: Any, actions: Any, owner: Any) -> Any:
        """Return the policy logit of each offered action; `owner` is its position."""
        return (hidden[owner] * self.policy(actions)).sum(1) + self.policy_bias(actions)[:, 0]


def _ragged(begins: Any, size: int, chosen: Any) -> tuple[Any, Any]:
    """Return the places of selected ragged rows, and the offset of each among them."""
    ends = np.append(begins[1:], size)
    lengths = (ends - begins)[chosen]
    starts = np.cumsum(lengths) - lengths
    places = np.arange(lengths.sum()) - np.repeat(starts - begins[chosen], lengths)
    return places, starts


class Batches:
    """Serves rows of examples as tensors."""

    def __init__(self, data: Examples, amounts: Floats, most: int) -> None:
        self.data = data
        self.amounts = amounts
        self.most = most

    def __call__(self, chosen: Any, keep: float = 1.0) -> dict[str, Any]:
        d = self.data
        places, begins = _ragged(d.begins, len(d.entries), chosen)
        amounts = self.amounts[places]
        if keep < 1.0:
            amounts = amounts * (np.random.random(len(amounts)) < keep) / keep
        offers, offered = _ragged(d.offers, len(d.actions), chosen)
        owner = np.repeat(np.arange(len(chosen)), np.diff(np.append(offered, len(offers))))
        absent = np.arange(self.most)[None] >= d.seats[chosen][:, None]
        return {
            "entries": torch.from_numpy(d.entries[places].astype(np.int64)),
            "amounts": torch.from_numpy(amounts.astype(np.float32)),
            "begins": torch.from_numpy(begins.astype(np.int64)),
            "actions": torch.from_numpy(d.actions[offers].astype(np.int64)),
            "owner": torch.from_numpy(owner.astype(np.int64)),
            "shares": torch.from_numpy(d.shares[offers]),
            "base": torch.from_numpy(d.base[chosen] / POINTS),
            "absent": torch.from_numpy(absent.astype(np.float32)),
            "values": torch.from_numpy(d.values[chosen]),
            "wins": torch.from_numpy(d.wins[chosen]),
            "points": torch.from_numpy(d.points[chosen]),
        }


def losses(net: Net, batch: dict[str, Any], most: int) -> tuple[Any, Any, Any, Any]:
    """Return the losses: values, wins, points, policy."""
    out, hidden = net(batch["entries"], batch["amounts"], batch["begins"], batch["base"])
    absent = batch["absent"]
    there = 1 - absent
    found = []
    for head, name in enumerate(("values", "wins")):
        logits = out[:, head * most : (head + 1) * most] - FAR * absent
        truth = batch[name]  # less the entropy of the truth, the lowest possible loss
        apart = torch.log(truth + 1e-9) - torch.log_softmax(logits, 1)
        found.append((truth * apart * there).sum(1).mean())
    points = (out[:, 2 * most :] - batch["points"] / POINTS) * there
    # A search uses leads only, so an error common to all seats is harmless.
    leads = (points - points.sum(1, keepdim=True) / there.sum(1, keepdim=True)) * there
    off = sum(nn.functional.huber_loss(p, torch.zeros_like(p), delta=1.0) for p in (points, leads))
    logits = net.logits(hidden, batch["actions"], batch["owner"])
    owner, count = batch["owner"], len(out)
    top = torch.full((count,), -FAR).scatter_reduce(0, owner, logits.detach(), "amax")
    total = torch.zeros(count).index_add(0, owner, torch.exp(logits - top[owner]))
    shares = batch["shares"]
    apart = torch.log(shares + 1e-9) - (logits - top[owner] - torch.log(total)[owner])
    policy = (shares * apart).sum() / shares.sum().clamp(min=1.0)
    return found[0], found[1], off, policy


def fit(
    data: Examples,
    entries: int,
    actions: int,
    most: int,
    scale: float,
    wide: int = 96,
    narrow: int = 32,
    epochs: int = 6,
    seed: int = 1,
    dropout: float = 0.15,
    drop_inputs: float = 0.05,
    rate: float = 2e-3,
    decay: float = 0.05,
    report: Callable[[str], None] = print,
) -> Weights:
    """Return the weights of a network fitted to the examples."""
    torch.manual_seed(seed)
    np.random.seed(seed)
    torch.set_num_threads(1)
    top = np.ones(entries, np.float32)
    np.maximum.at(top, data.entries, np.abs(data.amounts))
    batches = Batches(data, data.amounts / top[data.entries], most)
    held = data.games % HELD == HELD - 1
    steps, kept = np.flatnonzero(~held), np.flatnonzero(held)
    net = Net(entries, wide, narrow, most, actions, dropout)
    with torch.no_grad():
        net.skip[:] = torch.tensor([POINTS / scale, POINTS / scale, 1.0])
        ahead = data.points[data.points != 0].mean() - data.base[data.base != 0].mean()
        net.out.bias[2 * most :] = float(ahead) / POINTS
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=decay)
    batch_size = min(BATCH, max(16, len(steps) // 8))
    rounds = max(1, len(steps) // batch_size)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=epochs * rounds + 1)
    best, least = copy.deepcopy(net.state_dict()), np.inf
    for epoch in range(epochs):
        net.train()
        order = np.random.permutation(steps)
        for i in range(rounds):
            chosen = order[i * batch_size : (i + 1) * batch_size]
            batch = batches(chosen, 1 - drop_inputs)
            values, wins, points, policy = losses(net, batch, most)
            optimizer.zero_grad()
            (values + 0.5 * (wins + points + policy)).backward()
            optimizer.step()
            plan.step()
        net.eval()
        if not len(kept):
            best = copy.deepcopy(net.state_dict())
            continue
        with torch.no_grad():
            sums = np.zeros(4)
            for j in range(0, len(kept), 4096):
                rows = kept[j : j + 4096]
                sums += len(rows) * np.array([float(x) for x in losses(net, batches(rows), most)])
        off = sums / len(kept)
        parts = zip(("values", "wins", "points", "policy"), off, strict=True)
        report(f"epoch {epoch + 1}: " + ", ".join(f"{name} {x:.4f}" for name, x in parts))
        if (whole := off[0] + 0.5 * off[1:].sum()) < least:
            best, least = copy.deepcopy(net.state_dict()), whole
    return _weights(best, top, most)


def _weights(state: dict[str, Any], top: Floats, most: int) -> Weights:
    """Return the weights for unnormalised entries and points."""
    arrays = {name: tensor.numpy() for name, tensor in state.items()}
    skip = np.zeros((most, HEADS * most), np.float32)
    for head in range(HEADS):
        skip[:, head * most : (head + 1) * most] = np.eye(most) * arrays["skip"][head] / POINTS
    first = np.concatenate(
        [arrays["first.weight"] / top[:, None], arrays["base.weight"].T / POINTS]
    )
    return Weights(
        first, arrays["first_bias"],
        arrays["second.weight"].T.copy(), arrays["second.bias"],
        arrays["out.weight"].T.copy(), arrays["out.bias"],
        arrays["policy.weight"], arrays["policy_bias.weight"][:, 0], skip,
    )  # fmt: skip
