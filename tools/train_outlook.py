"""Train the outlook on games of bosuns and write `src/rednovember/bots/captain/outlook.json`.

    python tools/train_outlook.py [--games 740000] [--epochs 4] [--units 23] [--seed 5]
                                  [--workers N | --cluster tcp://HOST:8786]
    python tools/train_outlook.py --keep FILE      only play, and keep the positions
    python tools/train_outlook.py --take FILE      only train, on positions that were kept

Half of the games have four gnomes, the others three to eight; three in ten use the first edition or random options.
In most games the bosun once follows a plan that isn't its best, so that the outlook also learns the results of
mistakes; only positions after the last such plan are used. Training needs the extra `train`; playing the games, here
or on a cluster, doesn't.
"""

from __future__ import annotations

import argparse
import random
from array import array
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from rednovember.bots.bosun.rule_of_thumb import NO_CHOICE, Bosun
from rednovember.bots.bosun.turns import TurnPlayer
from rednovember.bots.bosun.weights import load_weights
from rednovember.bots.captain.features import MARKS, Marks
from rednovember.data import NEWEST_BOARD
from rednovember.engine.ids import MOVEMENT, OVER, WON
from rednovember.engine.journal import Journal
from rednovember.engine.luck import SeededLuck
from rednovember.engine.play import apply
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.setup import set_up, start
from rednovember.errors import RedNovemberError
from rednovember.game.rules import OPTIONS, make_rules
from rednovember.lab.executors import Calls, in_order, way_out
from rednovember.lab.run import cores

TARGET = Path(__file__).resolve().parent.parent / "src" / "rednovember" / "bots" / "captain" / "outlook.json"
WIDTH = 160  # the maximum number of features of a position
SHARE_KEPT = 0.1  # positions per game: the same for long and short games, to avoid bias
OWN_RULES, OWN_EDITION = 0.7, 0.8  # shares of games by the standard rules, and of these by the first edition
CREWS = (4, 4, 4, 4, 4, 3, 5, 6, 7, 8)


class Table(NamedTuple):
    """Everything that a game by one ruleset needs."""

    rules: Ruleset
    bosun: Bosun
    marks: Marks


def table(edition: str, options: dict[str, bool]) -> Table:
    """Return a table for an edition and options."""
    rules = make_rules(NEWEST_BOARD, edition, options)
    return Table(rules, Bosun(rules, load_weights()), Marks(rules))


def positions(task: tuple[int, int]) -> array[int]:
    """Play games from a seed. Returns positions as features, padded to one width, and each game's result."""
    seed, games = task
    lot = random.Random(seed)
    tables = [table("revised", {}), table("first", {})]
    for _ in range(20):
        chosen = {option: lot.random() < 0.3 for option in OPTIONS if option != "crazed_gnomes"}
        tables.append(table(lot.choice(("first", "revised")), chosen))
    rows = array("H")
    for game in range(games):
        share = lot.random()
        at = tables[0] if share < OWN_RULES else tables[1] if share < OWN_EDITION else lot.choice(tables)
        kept, won = play(at, lot, SeededLuck(seed * 100_000_000 + game))
        for marks in kept:
            rows.extend((marks + [MARKS] * WIDTH)[:WIDTH])
            rows.append(won)
    return rows


def play(at: Table, lot: random.Random, luck: SeededLuck) -> tuple[list[list[int]], bool]:
    """Play one game. Returns some positions after the last mistake as features, and whether it was won."""
    bosun, journal, gnomes = at.bosun, Journal(), lot.choice(CREWS)
    state = set_up(at.rules, gnomes, gnomes, luck, journal)
    start(state, luck, journal)
    mistake = lot.randrange(-20, 45)
    mistakes = (mistake, mistake + lot.randrange(1, 4)) if lot.random() < 0.3 else (mistake,)
    kept: list[list[int]] = []
    turn = 0
    player = TurnPlayer(bosun)
    while state.phase != OVER:
        code = player.step(state)
        if code != NO_CHOICE or state.phase != MOVEMENT or state.ghost == 0:
            apply(state, code if code != NO_CHOICE else bosun.decide(state), luck, journal)
            continue
        if turn in mistakes:
            plans = bosun.trader.all_plans(state)
            plan = plans[min(len(plans) - 1, int(lot.expovariate(1 / 8)))]
        else:
            if turn > max(mistakes) and (turn == max(mistakes) + 1 or lot.random() < SHARE_KEPT):
                kept.append(at.marks.read(state))
            plan = bosun.trader.plan(state)
        turn += 1
        player.take_up(state, plan)
    return kept, state.result == WON


def played(games: int, part: int, seed: int, workers: int, cluster: str | None) -> array[int]:
    """Return the positions of so many games, the same wherever they are played."""
    parts = max(1, games // part)
    tasks = [(seed * 1_000_000 + number, games // parts) for number in range(parts)]
    rows, began = array("H"), monotonic()
    with way_out(Calls(positions), workers, cluster) as way:
        for done, result in enumerate(in_order(way, tasks), 1):
            rows.extend(result)
            print(f"\r{done * games // parts:,} games  {monotonic() - began:.0f} s", end="", flush=True)
    print()
    return rows


def taken(file: Path) -> array[int]:
    """Return the positions of a saved file."""
    rows = array("H")
    rows.frombytes(file.read_bytes())
    return rows


def main() -> int:
    """Play, train, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=740_000)
    parser.add_argument("--part", type=int, default=5000, help="games of a task")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--units", type=int, default=23)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--cluster", help="the address of a Dask scheduler")
    parser.add_argument("--target", type=Path, default=TARGET)
    parser.add_argument("--keep", type=Path, help="a file for the positions; nothing is trained")
    parser.add_argument("--take", type=Path, help="a file of positions; nothing is played")
    chosen = parser.parse_args()
    if chosen.take:
        rows = taken(chosen.take)
    else:
        rows = played(chosen.games, chosen.part, chosen.seed, chosen.workers, chosen.cluster)
    count, rescued = len(rows) // (WIDTH + 1), sum(rows[WIDTH :: WIDTH + 1])
    print(f"{count:,} positions, {100 * rescued / max(1, count):.1f} % rescued")
    if chosen.keep:
        chosen.keep.write_bytes(rows.tobytes())
        return 0
    from outlook_network import split, train, write  # is beside this file

    write(train(*split(rows, WIDTH), chosen.units, chosen.epochs, chosen.seed), chosen.target)
    return 0


if __name__ == "__main__":
    try:
        raise SystemExit(main())
    except RedNovemberError as error:
        raise SystemExit(f"train_outlook: {error}") from None
