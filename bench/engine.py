"""Measure the engine's CPU time on one core, uncompiled and compiled.

    python bench/engine.py            print the table and write bench/engine.md
    python bench/engine.py --measure  measure only the active build, as JSON

Machines are shared and noisy: the two builds alternate, each figure is the best of several short runs, and only the
ratio is meaningful.
"""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path
from time import process_time

HERE = Path(__file__).resolve().parent
ROUNDS = 3
GNOMES = 4
FIGURES = {
    "random games/s": "random games, 4 gnomes, revised edition, no journal",
    "decisions/s": "decisions in these games",
    "bosun games/s": "games of 4 bosuns",
    "copies/s": "State.copy()",
    "legal/s": "legal(state) on positions of random games",
    "Game decisions/s": "decisions through the public Game, with journal and history",
    "import ms": "import rednovember, CPU time of a new process",
}


def rate(work: Callable[[], int], seconds: float = 1.0) -> float:
    """Return the units of work per second of CPU time."""
    done, began = 0, process_time()
    while True:
        done += work()
        spent = process_time() - began
        if spent >= seconds:
            return done / spent


def measure() -> dict[str, float]:
    """Measure all figures of the active build."""
    from rednovember.bots.bosun.rule_of_thumb import Bosun
    from rednovember.bots.bosun.turns import play_on
    from rednovember.bots.bosun.weights import load_weights
    from rednovember.engine.decoder import is_answer, is_trade
    from rednovember.engine.journal import Journal
    from rednovember.engine.legal import legal
    from rednovember.engine.luck import SeededLuck, stream_of
    from rednovember.engine.play import apply
    from rednovember.engine.playout import play_out
    from rednovember.engine.setup import set_up, start
    from rednovember.engine.state import State
    from rednovember.game.game import Game
    from rednovember.game.rules import make_rules

    rules, journal, seeds = make_rules(), Journal(), iter(range(10**9))
    bosun = Bosun(rules, load_weights())

    def begin() -> tuple[State, SeededLuck, int]:
        seed = next(seeds)
        luck = SeededLuck(seed)
        state = set_up(rules, GNOMES, GNOMES, luck, journal)
        start(state, luck, journal)
        return state, luck, seed

    decisions = 0

    def random_game() -> int:
        nonlocal decisions
        state, luck, seed = begin()
        decisions += play_out(state, luck, journal, seed)
        return 1

    def bosun_game() -> int:
        state, luck, _ = begin()
        play_on(state, bosun, luck, journal)
        return 1

    positions: list[State] = []
    while len(positions) < 500:
        state, luck, seed = begin()
        pick = stream_of(seed, 1)
        while listed := legal(state):
            positions.append(state.copy())
            apply(state, listed[pick.below(len(listed))], luck, journal)

    def copies() -> int:
        for position in positions:
            position.copy()
        return len(positions)

    def listings() -> int:
        for position in positions:
            legal(position)
        return len(positions)

    def game_decisions() -> int:
        game = Game(["Anna", "Boris", "Cyril", "Dora"], seed=next(seeds))
        pick = stream_of(1, 1)
        while not game.over:
            listed = legal(game.state)
            code = listed[pick.below(len(listed))]
            if is_trade(code):  # a trade is several codes: leave it out
                code = listed[0]
            game.play(game.forced() or game.legal()[0] if is_answer(code) else game.decision_of((code,)))
        return game.number

    out = {"random games/s": rate(random_game)}
    began = process_time()
    decisions = 0
    rate(random_game, 0.5)
    out["decisions/s"] = decisions / (process_time() - began)
    out["bosun games/s"] = rate(bosun_game)
    out["copies/s"] = rate(copies, 0.5)
    out["legal/s"] = rate(listings, 0.5)
    out["Game decisions/s"] = rate(game_decisions)
    return out


def run(plain: bool) -> dict[str, float]:
    """Measure the figures of one build in its own process."""
    environment = {**os.environ, "REDNOVEMBER_PLAIN": "1" if plain else "0"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, str(HERE / "engine.py"), "--measure"]
    out: dict[str, float] = json.loads(subprocess.run(command, env=environment, check=True, capture_output=True).stdout)
    code = "import time; a = time.process_time(); import rednovember; print(1000 * (time.process_time() - a))"
    times = [
        float(subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True).stdout)
        for _ in range(ROUNDS)
    ]
    out["import ms"] = min(times)
    return out


def machine() -> str:
    """Return the processor and the Python version."""
    names = [line.partition(":")[2].strip() for line in cpu_lines() if line.startswith("model name")]
    return f"{names[0] if names else platform.machine()}, Python {platform.python_version()}"


def cpu_lines() -> list[str]:
    """Return the lines of /proc/cpuinfo, if there is one."""
    path = Path("/proc/cpuinfo")
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def table(plain: dict[str, float], compiled: dict[str, float]) -> str:
    """Return the figures of both builds as a Markdown table."""
    lines = ["| figure | uncompiled | compiled | ratio | meaning |", "|---|---:|---:|---:|---|"]
    for name, what in FIGURES.items():
        ratio = compiled[name] / plain[name]
        lines.append(f"| {name} | {plain[name]:,.0f} | {compiled[name]:,.0f} | {ratio:.1f} | {what} |")
    return "\n".join(lines)


def main() -> int:
    """Measure both builds alternately, and write the best of each figure to bench/engine.md."""
    if "--measure" in sys.argv:
        print(json.dumps(measure()))
        return 0
    best: dict[bool, dict[str, float]] = {True: {}, False: {}}
    for _ in range(ROUNDS):
        for plain in (True, False):
            for name, value in run(plain).items():
                better = min if name == "import ms" else max
                best[plain][name] = better(best[plain].get(name, value), value)
    text = table(best[True], best[False])
    print(text)
    head = f"# The engine's speed\n\nOne core, CPU time, best of {ROUNDS} runs: {date.today()}, {machine()}.\n"
    (HERE / "engine.md").write_text(f"{head}Made by `make bench`.\n\n{text}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
