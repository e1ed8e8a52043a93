"""Measure how well the bots play, in long runs. Figures are copied to bench/bots.md by hand, with date and machine.

    python bench/bots.py bosun [GAMES]              the bosun with 3 to 8 gnomes
    python bench/bots.py ladder GAMES BUDGET...     the captain with so many rollouts a turn, on the same seeds
    python bench/bots.py oracle [GAMES]             a captain that knows the luck to come, as an upper bound

The oracle isn't a bot: it knows every die and card to come, which no player may. It tries each plan once with that
luck, with bosuns playing afterwards, and follows one that ends in a rescue, if there is one.
"""

import sys
from time import process_time

from rednovember.bots.bosun.rule_of_thumb import NO_CHOICE, Bosun
from rednovember.bots.bosun.turns import TurnPlayer, play_on
from rednovember.bots.bosun.weights import load_weights
from rednovember.engine.ids import MOVEMENT, OVER, WON
from rednovember.engine.journal import Journal
from rednovember.engine.luck import SeededLuck
from rednovember.engine.play import apply
from rednovember.engine.setup import set_up, start
from rednovember.game.rules import make_rules
from rednovember.lab.play import derived_seed
from rednovember.lab.setup import make_setup
from rednovember.lab.simulate import simulate
from rednovember.lab.stats import wilson

SEED = 11
GNOMES = 4


def row(name: str, won: int, games: int, seconds: float) -> None:
    """Print a row of figures."""
    low, high = wilson(won, games)
    share = f"{100 * won / games:.1f} % | {100 * low:.1f} - {100 * high:.1f} %"
    print(f"| {name} | {games:,} | {share} | {seconds:,.0f} s |")
    sys.stdout.flush()


def crews(games: int) -> None:
    """Measure bosuns with every number of gnomes."""
    for gnomes in range(3, 9):
        began = process_time()
        found = simulate(make_setup("bosun", gnomes=gnomes), games=games, seed=SEED, workers=1).results
        row(f"bosun, {gnomes} gnomes", found.rescued, found.count, process_time() - began)


def ladder(games: int, budgets: list[int]) -> None:
    """Measure captains with growing budgets on the same seeds."""
    for budget in budgets:
        began = process_time()
        found = simulate(
            make_setup(f"captain(rollouts={budget})", gnomes=GNOMES), games=games, seed=SEED, workers=1
        ).results
        seconds = process_time() - began
        pace = 1000 * seconds / found.all_turns
        row(f"captain, at most {budget} rollouts, {pace:.0f} ms a turn", found.rescued, found.count, seconds)


def oracle(games: int) -> None:
    """Measure how many games these plans could win if the luck were known."""
    rules, journal, won, began = make_rules(), Journal(), 0, process_time()
    bosun = Bosun(rules, load_weights())
    for number in range(games):
        luck = SeededLuck(derived_seed(SEED, number))
        state = set_up(rules, GNOMES, GNOMES, luck, journal)
        start(state, luck, journal)
        player = TurnPlayer(bosun)
        while state.phase != OVER:
            code = player.step(state)
            if code != NO_CHOICE or state.phase != MOVEMENT or state.ghost == 0:
                apply(state, code if code != NO_CHOICE else bosun.decide(state), luck, journal)
                continue
            plans = bosun.trader.all_plans(state)
            best = plans[0]
            for plan in plans:
                trial, future = state.copy(), luck.copy()
                play_on(trial, bosun, future, journal, plan=plan)
                if trial.result == WON:
                    best = plan
                    break
            player.take_up(state, best)
        won += state.result == WON
    row("oracle", won, games, process_time() - began)


def main() -> int:
    """Run what is asked for."""
    what, numbers = (sys.argv[1] if len(sys.argv) > 1 else ""), [int(word) for word in sys.argv[2:]]
    if what == "bosun":
        crews(numbers[0] if numbers else 20_000)
    elif what == "ladder" and len(numbers) > 1:
        ladder(numbers[0], numbers[1:])
    elif what == "oracle":
        oracle(numbers[0] if numbers else 400)
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
