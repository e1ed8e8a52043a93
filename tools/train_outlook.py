"""Trains the outlook on games of the bosun and writes `src/rednovember/bots/captain/outlook.json`.

    python tools/train_outlook.py [--games 740000] [--epochs 4] [--units 23] [--seed 5]
                                  [--workers N | --cluster tcp://HOST:8786]

Half of the games are played with four gnomes, the others with three to eight; three in ten by the first edition or with
options drawn by lot. In most games the bosun once follows a plan that is not its best, so that the outlook also learns
what comes of mistakes; only positions after the last such plan are kept. Needs the extra `train`.
"""

import argparse
import json
import random
import sys
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

from rednovember.bots.bosun.rule_of_thumb import Bosun, fallback, follow
from rednovember.bots.bosun.weights import load_weights
from rednovember.bots.captain.marks import MARKS, Marks
from rednovember.bots.captain.outlook import ONE
from rednovember.data import NEWEST_BOARD, boards
from rednovember.engine.ids import MOVEMENT, OVER, WON
from rednovember.engine.journal import Journal
from rednovember.engine.luck import SeededLuck
from rednovember.engine.play import apply
from rednovember.engine.ruleset import OPTIONS, Ruleset
from rednovember.engine.setup import set_up, start
from rednovember.game.rules import make_rules
from rednovember.lab.run import cores
from rednovember.lab.spread import Calls, in_order, way_out

TARGET = Path(__file__).resolve().parent.parent / "src" / "rednovember" / "bots" / "captain" / "outlook.json"
Array = Any  # of NumPy
WIDTH = 160  # marks of a position, at most
SHARE_KEPT = 0.1  # of the positions of a game: the same for long games and short ones, or the outlook would be untrue
BATCH = 4096
FASTEST = 6e-3  # the highest rate of learning
HELD_BACK = 0.05  # the share of positions that tell how good the outlook is
MOST = 2500  # the largest weight: so that the sum of all marks has room in a lane
OWN_RULES, OWN_EDITION = 0.7, 0.8  # shares of games by the standard rules, and with them by the first edition
CREWS = (4, 4, 4, 4, 4, 3, 5, 6, 7, 8)


class Table(NamedTuple):
    """All that a game by one ruleset needs."""

    rules: Ruleset
    bosun: Bosun
    marks: Marks


def table(edition: str, options: dict[str, bool]) -> Table:
    """A table for an edition and options."""
    rules = make_rules(NEWEST_BOARD, edition, options)
    return Table(rules, Bosun(rules, load_weights()), Marks(rules))


def positions(task: tuple[int, int]) -> tuple[Array, Array]:
    """Play games from a seed; the marks of positions, padded to one width, and whether the boat was rescued."""
    seed, games = task
    lot = random.Random(seed)
    tables = [table("revised", {}), table("first", {})]
    for _ in range(20):
        chosen = {option: lot.random() < 0.3 for option in OPTIONS if option != "crazed_gnomes"}
        tables.append(table(lot.choice(("first", "revised")), chosen))
    rows, rescued = [], []
    for game in range(games):
        share = lot.random()
        at = tables[0] if share < OWN_RULES else tables[1] if share < OWN_EDITION else lot.choice(tables)
        kept, won = play(at, lot, SeededLuck(seed * 100_000_000 + game))
        for marks in kept:
            rows.append(np.array((marks + [MARKS] * WIDTH)[:WIDTH], dtype=np.uint16))
            rescued.append(won)
    return np.array(rows), np.array(rescued, dtype=np.uint8)


def play(at: Table, lot: random.Random, luck: SeededLuck) -> tuple[list[list[int]], bool]:
    """One game; the marks of some positions after the last mistake, and whether the boat was rescued."""
    bosun, journal, gnomes = at.bosun, Journal(), lot.choice(CREWS)
    state = set_up(at.rules, gnomes, gnomes, luck, journal)
    start(state, luck, journal)
    mistake = lot.randrange(-20, 45)
    mistakes = (mistake, mistake + lot.randrange(1, 4)) if lot.random() < 0.3 else (mistake,)
    kept: list[list[int]] = []
    turn = 0
    while state.phase != OVER:
        if state.phase != MOVEMENT or state.ghost == 0:
            apply(state, bosun.decide(state), luck, journal)
            continue
        if turn in mistakes:
            plans = bosun.trader.all_plans(state)
            plan = plans[min(len(plans) - 1, int(lot.expovariate(1 / 8)))]
        else:
            if turn > max(mistakes) and (turn == max(mistakes) + 1 or lot.random() < SHARE_KEPT):
                kept.append(at.marks.read(state))
            plan = bosun.trader.plan(state)
        before, turn = state.ghost, turn + 1
        follow(state, plan, bosun, luck, journal)
        if state.phase == MOVEMENT and state.ghost == before > 0:
            apply(state, fallback(state), luck, journal)
    return kept, state.result == WON


class Judge(nn.Module):
    """The network: log odds from the marks, directly and through units that count only above zero."""

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
        """The log odds of rescue."""
        sums = self.rows(marks)
        told: torch.Tensor = sums[:, 0] + self.outer(torch.relu(sums[:, 1:] + self.bias)).squeeze(1)
        return told


def train(marks: Array, rescued: Array, units: int, epochs: int, seed: int) -> Judge:
    """Fit a network; says after each epoch how surprised it is by what it was trained on and by what was held back."""
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
    """Weights as whole numbers."""
    found: list[int] = (weights.detach() * ONE).round().clamp(-MOST, MOST).int().tolist()
    return found


def write(judge: Judge, target: Path) -> None:
    """Write the network, a row to a line."""
    rows = [whole(row) for row in judge.rows.weight[:MARKS]]
    rows.append([0, *whole(judge.bias)])
    constant = round(float(judge.outer.bias.detach()[0]) * ONE * ONE)
    lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    outer = json.dumps(whole(judge.outer.weight[0]))
    head = f'"boards": {json.dumps(boards())},\n"constant": {constant},\n"outer": {outer}'
    target.write_text(f'{{\n{head},\n"rows": [\n{lines}\n]\n}}\n', encoding="utf-8")


def main() -> int:
    """Play, train, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=740_000)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--units", type=int, default=23)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--cluster", help="the address of a Dask scheduler")
    parser.add_argument("--target", type=Path, default=TARGET)
    chosen = parser.parse_args()
    parts = max(1, chosen.games // 5000)
    tasks = [(chosen.seed * 1_000_000 + part, chosen.games // parts) for part in range(parts)]
    found, began = [], monotonic()
    with way_out(Calls(positions), chosen.workers, chosen.cluster) as way:
        for done, result in enumerate(in_order(way, tasks), 1):
            found.append(result)
            print(f"\r{done * chosen.games // parts:,} games  {monotonic() - began:.0f} s", end="", flush=True)
    marks, rescued = (np.concatenate(column) for column in zip(*found, strict=True))
    print(f"\n{len(rescued):,} positions, {100 * rescued.mean():.1f} % rescued")
    write(train(marks, rescued, chosen.units, chosen.epochs, chosen.seed), chosen.target)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
