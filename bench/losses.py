"""Study the games that captains lost: the reasons, and until when the crew could have been rescued.

    python bench/losses.py GAMES ROLLOUTS

For every lost game, search backwards for the last turn at which some plan, with bosuns playing afterwards, would have
led to a rescue with the same luck. Hindsight knows the dice and the cards, so this is an upper bound for better play.
"""

import sys
from collections import Counter
from statistics import median
from typing import NamedTuple

from rednovember.bots.bosun.plan import Plan
from rednovember.bots.bosun.rule_of_thumb import NO_CHOICE
from rednovember.bots.bosun.turns import TurnPlayer, play_on
from rednovember.bots.captain.bot import CaptainBot
from rednovember.engine.decoder import action_of
from rednovember.engine.ids import ACTION_NAMES, LOST, MOVEMENT, OVER, REASON_NAMES, WON
from rednovember.engine.journal import Journal
from rednovember.engine.luck import Luck, SeededLuck
from rednovember.engine.play import apply
from rednovember.engine.setup import set_up, start
from rednovember.engine.state import State
from rednovember.game.rules import make_rules
from rednovember.lab.play import derived_seed

SEED = 11
GNOMES = 4


class Turn(NamedTuple):
    """A turn as played, with the luck that was to come."""

    state: State
    luck: Luck
    plan: Plan


def kind(plan: Plan) -> str:
    """Return the name of a plan's action."""
    return ACTION_NAMES[action_of(plan.action)]


def played(captain: CaptainBot, luck: SeededLuck) -> tuple[State, list[Turn]]:
    """Play a game with one captain for all gnomes. Returns its last state and its turns."""
    rules, journal = make_rules(), Journal()
    bosun = captain.meet(rules)
    state = set_up(rules, GNOMES, GNOMES, luck, journal)
    start(state, luck, journal)
    turns: list[Turn] = []
    player = TurnPlayer(bosun)
    while state.phase != OVER:
        code = player.step(state)
        if code != NO_CHOICE or state.phase != MOVEMENT or state.ghost == 0:
            apply(state, code if code != NO_CHOICE else captain.answer(state, [state]), luck, journal)
            continue
        plan = captain.best_plan(state, [state])
        turns.append(Turn(state.copy(), luck.copy(), plan))
        player.take_up(state, plan)
    return state, turns


def saving(captain: CaptainBot, turn: Turn) -> Plan | None:
    """Return a plan that would have led to a rescue with the luck that came."""
    bosun, journal = captain.meet(turn.state.rules), Journal()
    for plan in bosun.trader.all_plans(turn.state):
        trial, luck = turn.state.copy(), turn.luck.copy()
        play_on(trial, bosun, luck, journal, plan=plan)
        if trial.result == WON:
            return plan
    return None


def main() -> int:
    """Play, and study the lost games."""
    if len(sys.argv) != 3:
        print(__doc__)
        return 2
    games, rollouts = int(sys.argv[1]), int(sys.argv[2])
    causes: Counter[str] = Counter()
    swaps: Counter[str] = Counter()
    late: dict[str, list[int]] = {}
    for game in range(games):
        captain = CaptainBot(derived_seed(SEED, game, 0), rollouts=rollouts)
        state, turns = played(captain, SeededLuck(derived_seed(SEED, game)))
        if state.result == WON:
            continue
        cause = REASON_NAMES[state.result - LOST]
        causes[cause] += 1
        for back, turn in enumerate(reversed(turns), 1):
            better = saving(captain, turn)
            if better is not None:
                late.setdefault(cause, []).append(back)
                swaps[f"{kind(turn.plan)}, not {kind(better)}"] += 1
                break
    print(f"{games} games, {sum(causes.values())} lost")
    for cause, times in causes.most_common():
        turns_back = late.get(cause, [])
        print(f"| {cause} | {times} | {median(turns_back) if turns_back else '-'} turns before the end |")
    for swap, times in swaps.most_common(8):
        print(f"| {swap} | {times} |")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
