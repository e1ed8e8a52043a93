"""Compare the chances that the adviser predicts with actual rescues.

    python bench/advice.py [POSITIONS] [ROLLOUTS] [CLUSTER]

Captains play each game. At the beginning of a random turn the adviser predicts the chance of its best plan. Then the
captains play on until the crew is rescued or lost. Bosuns also play on from the same position, because the adviser's
chance assumes bosuns. Writes bench/advice.md and bench/advice.svg. CLUSTER is the address of a Dask scheduler whose
workers do this instead of this machine.
"""

import platform
import sys
from collections.abc import Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import NamedTuple

from rednovember.bots import BotGame, Mate, Runner, Sight, make
from rednovember.bots.advice import advise
from rednovember.bots.captain.sequential_halving import Budget
from rednovember.engine.luck import SeededLuck, stream_of
from rednovember.game.game import Game
from rednovember.lab.executors import Calls, in_order, way_out
from rednovember.lab.play import derived_seed
from rednovember.lab.run import cores
from rednovember.lab.stats import wilson

HERE = Path(__file__).resolve().parent
CREW = ("Anna", "Boris", "Cyril", "Dora")
SEED = 17
LEADERS = "captain(rollouts=600)"
BOSUN_GAMES = 20  # that bosuns play from each position, each with different luck
BINS = 5
SIDE, EDGE = 420, 50


class Row(NamedTuple):
    """A position: the predicted chance, whether the captains were rescued, and how often bosuns were."""

    named: float
    rescued: bool
    by_bosuns: float


def mates(game: Game, bot: str, seed: int) -> dict[str, Mate]:
    """Return one bot for each gnome."""
    return {gnome: Mate(bot, make(bot, derived_seed(seed, seat))) for seat, gnome in enumerate(game.gnomes)}


def turns_of(number: int) -> int:
    """Return the number of turns of a captains' game."""
    game = Game(CREW, seed=derived_seed(SEED, number))
    Runner(mates(game, LEADERS, number)).play(BotGame(game, dict.fromkeys(CREW, LEADERS)))
    return sum(fact.kind == "turn_begins" for fact in game.journal)


def measure(number: int, rollouts: int) -> Row:
    """Measure one position of one game."""
    chosen = stream_of(derived_seed(SEED, number), 50).below(turns_of(number))
    game = Game(CREW, seed=derived_seed(SEED, number))
    runner, table = Runner(mates(game, LEADERS, number)), BotGame(game, dict.fromkeys(CREW, LEADERS))
    begun = 0
    while begun < chosen:
        runner.play(table, 1)
        begun += is_new_turn(game)
    named = advise(Sight(game.state, game.crew), Budget(rollouts=rollouts), best=1)[0].chance
    bosuns = sum(rescued_by_bosuns(game, luck) for luck in range(BOSUN_GAMES)) / BOSUN_GAMES
    runner.play(table)
    assert game.outcome is not None
    return Row(named, game.outcome.result == "won", bosuns)


def is_new_turn(game: Game) -> bool:
    """Return whether the last decision began a turn."""
    return any(fact.kind == "turn_begins" for fact in game.facts(since=game.number - 1))


def rescued_by_bosuns(game: Game, luck: int) -> bool:
    """Return whether bosuns are rescued from here, with new luck."""
    trial = game.copy()
    trial.luck.then = SeededLuck(derived_seed(SEED, game.number, luck))
    Runner(mates(trial, "bosun", luck)).play(BotGame(trial, dict.fromkeys(CREW, "bosun")))
    assert trial.outcome is not None
    return trial.outcome.result == "won"


def binned(rows: Sequence[Row]) -> list[list[Row]]:
    """Return the rows in bins of equal size, by predicted chance."""
    ordered = sorted(rows)
    return [ordered[len(rows) * place // BINS : len(rows) * (place + 1) // BINS] for place in range(BINS)]


def mean(values: Sequence[float]) -> float:
    """Return the mean."""
    return sum(values) / len(values)


def percent(share: float) -> str:
    """Return a share in whole per cent."""
    return f"{100 * share:.0f} %"


def table(rows: Sequence[Row]) -> str:
    """Return the figures as Markdown, one row per bin."""
    heads = ("predicted by the adviser", "mean", "positions", "bosuns rescued", "captains rescued", "interval")
    lines = [f"| {' | '.join(heads)} |", "|---|---:|---:|---:|---:|---:|"]
    for part in binned(rows):
        won = sum(row.rescued for row in part)
        low, high = wilson(won, len(part))
        cells = (
            f"{percent(part[0].named)} to {percent(part[-1].named)}",
            percent(mean([row.named for row in part])),
            str(len(part)),
            percent(mean([row.by_bosuns for row in part])),
            percent(won / len(part)),
            f"{percent(low)} to {percent(high)}",
        )
        lines.append(f"| {' | '.join(cells)} |")
    named, bosuns = mean([row.named for row in rows]), mean([row.by_bosuns for row in rows])
    base = mean([row.rescued for row in rows])
    brier = mean([(row.named - row.rescued) ** 2 for row in rows])
    said = f"All positions: predicted {percent(named)}, bosuns rescued {percent(bosuns)}, captains {percent(base)}."
    score = (
        f"Brier score against the captains' games: {brier:.3f}; always predicting their mean: {base * (1 - base):.3f}."
    )
    return "\n".join([*lines, "", said, score])


def plot(rows: Sequence[Row]) -> str:
    """Return the same as an SVG: predicted chances from left to right, rescue rates upwards."""

    def at(x: float, y: float) -> tuple[float, float]:
        return EDGE + SIDE * x, EDGE + SIDE * (1 - y)

    wide, high_ = SIDE + 2 * EDGE, SIDE + 2 * EDGE + 20
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high_}" font-family="sans-serif">']
    parts.append(f'<rect width="{wide}" height="{high_}" fill="#fff"/>')
    for tenth in range(0, 11, 2):
        (x, y), (_, floor) = at(tenth / 10, tenth / 10), at(0, 0)
        parts.append(f'<line x1="{x}" y1="{EDGE}" x2="{x}" y2="{floor}" stroke="#ddd"/>')
        parts.append(f'<line x1="{EDGE}" y1="{y}" x2="{EDGE + SIDE}" y2="{y}" stroke="#ddd"/>')
        parts.append(f'<text x="{x}" y="{floor + 18}" text-anchor="middle">{10 * tenth} %</text>')
        parts.append(f'<text x="{EDGE - 6}" y="{y + 4}" text-anchor="end">{10 * tenth} %</text>')
    (x0, y0), (x1, y1) = at(0, 0), at(1, 1)
    parts.append(f'<line x1="{x0}" y1="{y0}" x2="{x1}" y2="{y1}" stroke="#888" stroke-dasharray="5 4"/>')
    for part in binned(rows):
        won = sum(row.rescued for row in part)
        low, high = wilson(won, len(part))
        named = mean([row.named for row in part])
        (x, bottom), (_, top), (_, y) = at(named, low), at(named, high), at(named, won / len(part))
        (_, bosuns) = at(named, mean([row.by_bosuns for row in part]))
        parts.append(f'<line x1="{x}" y1="{bottom}" x2="{x}" y2="{top}" stroke="#b3261e" stroke-width="2"/>')
        parts.append(f'<circle cx="{x}" cy="{y}" r="6" fill="#b3261e"/>')
        parts.append(
            f'<rect x="{x - 5}" y="{bosuns - 5}" width="10" height="10" fill="none" stroke="#1f5f99" stroke-width="2"/>'
        )
    parts.append(
        f'<text x="{EDGE + SIDE / 2}" y="{SIDE + 2 * EDGE + 8}" text-anchor="middle">'
        "chance predicted by the adviser</text>"
    )
    parts.append(
        f'<text x="{EDGE}" y="{EDGE - 22}">actually rescued: <tspan fill="#b3261e">● captains, with interval</tspan>  '
    )
    parts.append('<tspan fill="#1f5f99">□ bosuns</tspan></text></svg>')
    return "\n".join(parts) + "\n"


def main() -> None:
    """Measure, and write table and plot."""
    positions = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    rollouts = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    cluster = sys.argv[3] if len(sys.argv) > 3 else None
    rows: list[Row] = []
    with way_out(Calls(partial(measure, rollouts=rollouts)), cores(), cluster) as way:
        for row in in_order(way, range(positions)):
            rows.append(row)
            if sys.stderr.isatty():
                print(f"\r{len(rows)} of {positions} positions", end="", file=sys.stderr)
    machine = f"{date.today().isoformat()}, {platform.machine()}, Python {platform.python_version()}"
    text = f"""# Is the advice right?

{positions} positions from as many games of four captains ({LEADERS}), each at the beginning of a random turn; the
adviser had {rollouts:,} rollouts. {machine}. Made by `python bench/advice.py {positions} {rollouts}`.

{table(rows)}

The adviser estimates the chance of rescue if the crew plays like bosuns from here on: compare it with the bosuns'
rate ({BOSUN_GAMES} games from each position). The captains' rate is what a crew that searches achieves.

![Predicted chances against actual rescues](advice.svg)
"""
    (HERE / "advice.md").write_text(text, encoding="utf-8")
    (HERE / "advice.svg").write_text(plot(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
