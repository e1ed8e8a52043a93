"""Refines the outlook on games of the captain, which then judges as if captains led on, and not bosuns.

    python tools/refine_outlook.py [--games 10000] [--rollouts 100] [--positions build/captain.npz] [--workers N]

Run it after `tools/train_outlook.py`, and again as often as it helps: every round plays with the outlook as it stands,
adds its games to the file of positions and learns from all of them. Each position has three things to tell: its marks,
what the captain's search thought of it, and how the game ended. What is learnt is a mixture: the thoughts of the turns
that followed, each counting a little less than the one before, and the end for the rest. Needs the extra `train`.
"""

import argparse
import json
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import torch
from torch import nn
from train_outlook import TARGET, WIDTH, Judge, Table, table, write

from rednovember.bots.bosun import fallback, follow
from rednovember.bots.captain import CaptainBot
from rednovember.bots.marks import MARKS
from rednovember.bots.outlook import ONE
from rednovember.bots.plan import Plan
from rednovember.engine.ids import MOVEMENT, OVER, WON
from rednovember.engine.journal import Journal
from rednovember.engine.luck import SeededLuck
from rednovember.engine.play import apply
from rednovember.engine.ruleset import OPTIONS
from rednovember.engine.setup import set_up, start
from rednovember.engine.state import State

Array = Any  # of NumPy
GAMES = 50  # of a task
FOLLOWS = 0.95  # how much each turn counts against the one before
BATCH = 2048
FASTEST = 1e-3  # the highest rate of learning
HELD_BACK = 20  # one game in so many tells how good the outlook is
OWN_RULES, OWN_EDITION = 0.8, 0.87  # shares of games by the standard rules, and with them by the first edition
CREWS = (4, 4, 4, 4, 4, 4, 3, 5, 6, 7)
BEGUN_BY_BOSUN = 0.4  # the share of games that the bosun begins, so that worse positions are known too
LONGEST_BEGINNING = 50  # turns
LEFT_TO_BOSUN = 0.1  # the share of turns later on
MISTAKES = 0.1  # the share of the bosun's turns in such a beginning that follow another plan than its best


class Game:
    """One game as it is played: what was read and thought at every turn of the captain."""

    def __init__(self, at: Table, captain: CaptainBot, lot: random.Random) -> None:
        self.at, self.captain, self.lot = at, captain, lot
        self.rows: list[Array] = []
        self.thoughts: list[float] = []
        self.beginning = lot.randrange(LONGEST_BEGINNING) if lot.random() < BEGUN_BY_BOSUN else 0

    def plan(self, state: State, turn: int) -> Plan:
        """What to do in a turn."""
        trader, lot = self.captain.meet(self.at.rules).trader, self.lot
        if turn < self.beginning and lot.random() < MISTAKES:
            plans = trader.all_plans(state)
            return plans[min(len(plans) - 1, int(lot.expovariate(1 / 8)))]
        if turn < self.beginning or lot.random() < LEFT_TO_BOSUN:
            return trader.plan(state)
        plans = self.captain.candidates(state)
        if len(plans) == 1:
            return plans[0]
        best = self.captain.search([state], plans)[0]
        self.rows.append(np.array((self.at.marks.read(state) + [MARKS] * WIDTH)[:WIDTH], dtype=np.uint16))
        self.thoughts.append(best.chance())
        return plans[best.number]

    def play(self, luck: SeededLuck) -> bool:
        """To the end; whether the boat was rescued."""
        bosun, journal, gnomes = self.captain.meet(self.at.rules), Journal(), self.lot.choice(CREWS)
        state = set_up(self.at.rules, gnomes, gnomes, luck, journal)
        start(state, luck, journal)
        turn = 0
        while state.phase != OVER:
            if state.phase != MOVEMENT or state.ghost == 0:
                apply(state, bosun.decide(state), luck, journal)
                continue
            before = state.ghost
            follow(state, self.plan(state, turn), bosun, luck, journal)
            turn += 1
            if state.phase == MOVEMENT and state.ghost == before > 0:
                apply(state, fallback(state), luck, journal)
        return state.result == WON


def positions(task: tuple[int, int]) -> tuple[Array, ...]:
    """Play games; marks, thoughts, ends (1 for a rescue) and the numbers of the games."""
    number, rollouts = task
    lot = random.Random(number)
    tables = [table("revised", {}), table("first", {})]
    for _ in range(6):
        chosen = {option: lot.random() < 0.3 for option in OPTIONS if option != "crazed_gnomes"}
        tables.append(table(lot.choice(("first", "revised")), chosen))
    captains = [CaptainBot(number, rollouts=rollouts) for _ in tables]
    rows: list[Array] = []
    told: list[tuple[float, int, int]] = []
    for count in range(GAMES):
        share = lot.random()
        at = 0 if share < OWN_RULES else 1 if share < OWN_EDITION else lot.randrange(len(tables))
        game = Game(tables[at], captains[at], lot)
        end = int(game.play(SeededLuck(number * 100_000_000 + count)))
        rows += game.rows
        told += [(thought, end, number * GAMES + count) for thought in game.thoughts]
    thoughts, ends, games = zip(*told, strict=True)
    return np.array(rows), np.array(thoughts, np.float32), np.array(ends, np.uint8), np.array(games, np.int64)


def aims(thoughts: Array, ends: Array, games: Array) -> Array:
    """What the outlook shall say of each position: the mixture of what was thought from there on, and of the end."""
    found = np.empty(len(thoughts), np.float32)
    later = 0.0
    for place in range(len(thoughts) - 1, -1, -1):
        if place + 1 == len(thoughts) or games[place] != games[place + 1]:
            later = float(ends[place])
        later = (1 - FOLLOWS) * float(thoughts[place]) + FOLLOWS * later
        found[place] = later
    return found


def read(path: Path) -> Judge:
    """The outlook as it stands."""
    found = json.loads(path.read_text(encoding="utf-8"))
    rows, outer = (torch.tensor(found[name], dtype=torch.float32) / ONE for name in ("rows", "outer"))
    judge = Judge(len(found["outer"]))
    with torch.no_grad():
        judge.rows.weight[:MARKS] = rows[:MARKS]
        judge.bias[:] = rows[MARKS][1:]
        judge.outer.weight[0] = outer
        judge.outer.bias[0] = found["constant"] / ONE / ONE
    return judge


def refine(judge: Judge, found: list[Array], epochs: int) -> None:
    """Learn; says after each epoch how surprised the outlook is by the ends of games that were held back."""
    marks, thoughts, ends, games = found
    inputs, truth = torch.from_numpy(marks.astype(np.int16)), torch.from_numpy(aims(thoughts, ends, games))
    learnt, held = np.flatnonzero(games % HELD_BACK), np.flatnonzero(games % HELD_BACK == 0)
    ended = torch.from_numpy(ends[held].astype(np.float32))
    surprise, lot = nn.BCEWithLogitsLoss(), np.random.default_rng(len(games))

    def say(when: str) -> None:
        with torch.no_grad():
            print(f"{when}: held back {surprise(judge(inputs[held].int()), ended).item():.4f}", flush=True)

    say("before")
    steps = len(learnt) // BATCH
    best = torch.optim.Adam(judge.parameters(), lr=FASTEST)
    pace = torch.optim.lr_scheduler.OneCycleLR(best, max_lr=FASTEST, total_steps=epochs * steps)
    for epoch in range(epochs):
        order = lot.permutation(learnt)
        for step in range(steps):
            batch = order[step * BATCH : (step + 1) * BATCH]
            loss = surprise(judge(inputs[batch].int()), truth[batch])
            best.zero_grad()
            loss.backward()
            best.step()
            pace.step()
        say(f"epoch {epoch + 1}")


def main() -> int:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--rollouts", type=int, default=100)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--positions", type=Path, default=Path("build/captain.npz"))
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--target", type=Path, default=TARGET)
    chosen = parser.parse_args()
    found: list[tuple[Array, ...]] = []
    if chosen.positions.exists():
        with np.load(chosen.positions) as kept:
            found.append(tuple(kept[name] for name in kept.files))
    first = 1 + int(found[0][3].max()) // GAMES if found else 1
    tasks = [(number, chosen.rollouts) for number in range(first, first + chosen.games // GAMES)]
    began = monotonic()
    with ProcessPoolExecutor(chosen.workers) as pool:
        for done, result in enumerate(pool.map(positions, tasks), 1):
            found.append(result)
            print(f"\r{done * GAMES:,} games  {monotonic() - began:.0f} s", end="", flush=True)
    columns = [np.concatenate(column) for column in zip(*found, strict=True)]
    np.savez(chosen.positions, *columns)
    thought, rescued = (100 * columns[place].mean() for place in (1, 2))
    print(f"\n{len(columns[0]):,} positions, {rescued:.1f} % rescued; the captain thought {thought:.1f} %")
    judge = read(chosen.target)
    refine(judge, columns, chosen.epochs)
    write(judge, chosen.target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
