"""Tune the bosun's weights with CMA-ES and write them to `src/rednovember/bots/bosun/weights.toml`.

    python tools/tune_bosun.py [--minutes 20 | --generations N] [--games 300] [--gnomes 4] [--sigma 0.3]
                               [--seed 1] [--target FILE] [--workers N | --cluster tcp://HOST:8786]

All candidates of a generation play the same seeds; every generation has new seeds. The weights are written after each
generation, so the run can be stopped at any time; they are the mean of the search.
"""

import argparse
import math
import sys
from pathlib import Path
from time import monotonic

import cma  # type: ignore[import-untyped,import-not-found,unused-ignore]  # an extra, without types

from rednovember.bots.bosun.rule_of_thumb import Bosun
from rednovember.bots.bosun.turns import play_on
from rednovember.bots.bosun.weights import NAMES, Weights, load_weights
from rednovember.engine.ending import furthest_back
from rednovember.engine.ids import WON
from rednovember.engine.journal import Journal
from rednovember.engine.luck import SeededLuck
from rednovember.engine.setup import set_up, start
from rednovember.errors import RedNovemberError
from rednovember.game.rules import make_rules
from rednovember.lab.executors import Calls, in_order, way_out
from rednovember.lab.run import cores

TARGET = Path(__file__).resolve().parent.parent / "src" / "rednovember" / "bots" / "bosun" / "weights.toml"
HEADER = """# The bosun's weights, tuned by tools/tune_bosun.py: millionths of a lost boat, but for these:
# near_events, far_events, token_slack, kraken_slack and charm_icons are hundredths of events, minutes or icons;
# asphyxiation, heat, pressure, passing, fire_system, pump_system and unblock_system are thousandths.
[weights]
"""
ADDED = 20_000  # rooms are added, all others are multiplied


def moved(base: list[int], step: list[float]) -> list[int]:
    """Return the weights a step away from the base."""
    out = []
    for name, value, x in zip(NAMES, base, step, strict=True):
        if name.startswith("room_") or value == 0:
            out.append(round(value + ADDED * x))
        else:
            out.append(round(value * math.exp(x)))
    return out


def judge(task: tuple[list[int], int, int, int]) -> float:
    """Return how badly these weights play: 1 per lost game, less a little for the time that the boat lasted."""
    values, gnomes, first, games = task
    rules = make_rules()
    bosun = Bosun(rules, Weights(values))
    journal = Journal()
    badness = 0.0
    for seed in range(first, first + games):
        luck = SeededLuck(seed)
        state = set_up(rules, gnomes, gnomes, luck, journal)
        start(state, luck, journal)
        play_on(state, bosun, luck, journal)
        if state.result != WON:
            badness += 0.8 + 0.2 * int(max(0, furthest_back(state))) / 60
    return badness / games


def write(values: list[int], note: str, target: Path) -> None:
    """Write the weights."""
    lines = [f"{name} = {value}" for name, value in zip(NAMES, values, strict=True)]
    target.write_text(f"# {note}\n{HEADER}" + "\n".join(lines) + "\n", encoding="utf-8")


def main() -> int:
    """Search until the time is up."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--generations", type=int, help="so many, however long they take")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--gnomes", type=int, default=4)
    parser.add_argument("--sigma", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--cluster", help="the address of a Dask scheduler")
    parser.add_argument("--target", type=Path, default=TARGET)
    chosen = parser.parse_args()
    base = load_weights().values
    search = cma.CMAEvolutionStrategy([0.0] * len(NAMES), chosen.sigma, {"seed": chosen.seed, "verbose": -9})
    began, generation = monotonic(), 0
    with way_out(Calls(judge), chosen.workers, chosen.cluster) as way:
        while generation < chosen.generations if chosen.generations else monotonic() - began < 60 * chosen.minutes:
            steps = search.ask()
            first = 1_000_000 + chosen.seed * 10_000_000 + generation * chosen.games
            tasks = [(moved(base, list(step)), chosen.gnomes, first, chosen.games) for step in steps]
            scores = list(in_order(way, tasks))
            search.tell(steps, scores)
            generation += 1
            best = moved(base, list(search.mean))
            effort = f"{generation} generations of {len(steps)} candidates, {chosen.games} games each"
            note = f"{effort}, {chosen.gnomes} gnomes"
            write(best, note, chosen.target)
            if generation % 5 == 0:
                mean = sum(scores) / len(scores)
                print(f"{generation:4d}  {monotonic() - began:5.0f} s  mean badness {mean:.3f}  best {min(scores):.3f}")
                sys.stdout.flush()
    return 0


if __name__ == "__main__":
    try:
        raise SystemExit(main())
    except RedNovemberError as error:
        raise SystemExit(f"tune_bosun: {error}") from None
