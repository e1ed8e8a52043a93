"""The outlook as a network: trained with PyTorch (the extra `train`) and saved as integers."""

from __future__ import annotations

import json
import sys
from array import array
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import torch
from torch import nn

from rednovember.bots.captain.features import MARKS
from rednovember.bots.captain.outlook import ONE
from rednovember.data import boards

Array = Any  # NumPy's type
BATCH = 4096
FASTEST = 6e-3  # the maximum learning rate
HELD_BACK = 0.05  # the share of positions held back for validation
MOST = 2500  # the largest weight, so that the sum of all features fits a lane


def split(rows: array[int], width: int) -> tuple[Array, Array]:
    """Split rows into features and outcomes of positions."""
    table = np.frombuffer(rows, dtype=np.uint16).reshape(-1, width + 1)
    return table[:, :width], table[:, width].astype(np.uint8)


class Judge(nn.Module):
    """The network: log odds from the features, directly and through ReLU units."""

    def __init__(self, units: int) -> None:
        super().__init__()
        self.rows = nn.EmbeddingBag(MARKS + 1, units + 1, mode="sum", padding_idx=MARKS)
        self.bias = nn.Parameter(torch.zeros(units))
        self.outer = nn.Linear(units, 1)
        with torch.no_grad():
            self.rows.weight.normal_(0, 0.05)
            self.rows.weight[:, 0] = 0
            self.rows.weight[MARKS] = 0

    def forward(self, marks: torch.Tensor) -> torch.Tensor:
        """Return the log odds of rescue."""
        sums = self.rows(marks)
        told: torch.Tensor = sums[:, 0] + self.outer(torch.relu(sums[:, 1:] + self.bias)).squeeze(1)
        return told


def train(marks: Array, rescued: Array, units: int, epochs: int, seed: int) -> Judge:
    """Fit a network. Prints the training and validation loss after each epoch."""
    torch.manual_seed(seed)
    lot = np.random.default_rng(seed)
    inputs, truth = torch.from_numpy(marks.astype(np.int16)), torch.from_numpy(rescued.astype(np.float32))
    learnt = int(len(truth) * (1 - HELD_BACK))
    judge, surprise = Judge(units), nn.BCEWithLogitsLoss()
    steps = learnt // BATCH
    best = torch.optim.Adam(judge.parameters(), lr=FASTEST)
    pace = torch.optim.lr_scheduler.OneCycleLR(best, max_lr=FASTEST, total_steps=epochs * steps)
    began = monotonic()
    for epoch in range(epochs):
        order, total = lot.permutation(learnt), 0.0
        for step in range(steps):
            batch = order[step * BATCH : (step + 1) * BATCH]
            loss = surprise(judge(inputs[batch].int()), truth[batch])
            best.zero_grad()
            loss.backward()
            best.step()
            pace.step()
            total += loss.item()
        with torch.no_grad():
            held_back = surprise(judge(inputs[learnt:].int()), truth[learnt:]).item()
        print(f"epoch {epoch + 1}  {monotonic() - began:4.0f} s  learnt {total / steps:.4f}  held back {held_back:.4f}")
        sys.stdout.flush()
    return judge


def whole(weights: torch.Tensor) -> list[int]:
    """Return weights as integers."""
    found: list[int] = (weights.detach() * ONE).round().clamp(-MOST, MOST).int().tolist()
    return found


def write(judge: Judge, target: Path) -> None:
    """Write the network, one row per line."""
    rows = [whole(row) for row in judge.rows.weight[:MARKS]]
    rows.append([0, *whole(judge.bias)])
    constant = round(float(judge.outer.bias.detach()[0]) * ONE * ONE)
    lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    outer = json.dumps(whole(judge.outer.weight[0]))
    head = f'"boards": {json.dumps(boards())},\n"constant": {constant},\n"outer": {outer}'
    target.write_text(f'{{\n{head},\n"rows": [\n{lines}\n]\n}}\n', encoding="utf-8")
