"""Advice: for any position the best few plans, their chance of rescue, its interval, and the reasons."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rednovember.bots.bosun.rule_of_thumb import Bosun
from rednovember.bots.bot_view import Sight
from rednovember.bots.captain.bot import CaptainBot
from rednovember.bots.captain.sequential_halving import Budget, TrialSums
from rednovember.bots.reasons import Price, Reason, price_of, reasons_for
from rednovember.engine.decoder import is_treason, is_use, item_of
from rednovember.engine.ids import (
    ACTED,
    AQUALUNG,
    COFFEE,
    DRAWN,
    FIRE_EXTINGUISHER,
    GNOMES_MAX,
    GROG,
    LUCKY_CHARM,
    MOVEMENT,
)
from rednovember.engine.journal import Journal
from rednovember.engine.luck import Luck
from rednovember.engine.play import apply
from rednovember.engine.state import State
from rednovember.game.decision import Codes, Decision, each_decision, make_decision, split_codes, whole_decision
from rednovember.game.game import Game

CONFIDENCE: Final = 1.96  # standard errors of a 95 % interval
MOST_ANSWERS: Final = 24
AFTER_ACTING: Final = (COFFEE, LUCKY_CHARM)
ON_THE_WAY: Final = (GROG, FIRE_EXTINGUISHER, AQUALUNG)
NO_NAMES: Final = tuple(str(seat) for seat in range(GNOMES_MAX))
USUAL_BUDGET: Final = Budget(milliseconds=2000)


@dataclass(frozen=True, slots=True)
class Advice:
    """A plan as decisions, the chance of rescue with it, and the reasons for it.

    `low` and `high` bound the chance (a 95 % Wilson interval). The chance assumes that the crew plays on like bosuns,
    and is as good as the outlook that judges the ends of the rollouts. `price` is the cost of the whole plan.
    """

    decisions: tuple[Decision, ...]
    chance: float
    low: float
    high: float
    rollouts: int
    reasons: tuple[Reason, ...]
    price: Price


def advise(position: Game | Sight, budget: Budget = USUAL_BUDGET, best: int = 3, seed: int = 0) -> list[Advice]:
    """Return the best few plans for the deciding player, best first; none if the game is over.

    It knows no more than that player does. With a budget of rollouts the same position gets the same advice.
    """
    sight = Sight(position.state, position.crew) if isinstance(position, Game) else position
    if sight.view.phase == "over":
        return []
    captain = CaptainBot(seed, milliseconds=budget.milliseconds, rollouts=budget.rollouts)
    bosun, state = captain.meet(sight.rules), sight.state
    if state.phase == MOVEMENT and state.ghost > 0:
        plans = captain.candidates(state)
        codes = [tuple(int(code) for code in plan.codes()) for plan in plans]
        tallies = captain.search(captain.possible_states(sight), plans)
    else:
        codes = answers(state, bosun)
        tallies = search_answers(captain, sight, codes)
    chosen = different([(codes[tally.number], tally) for tally in tallies], best)
    return [one_advice(sight, state, each, tally) for each, tally in chosen]


def answers(state: State, bosun: Bosun) -> list[Codes]:
    """Return the decisions worth a rollout, the bosun's own first. Treason is never advised."""
    own = tuple(int(code) for code in whole_decision(state, bosun.decide))
    found = [own]
    for codes in each_decision(state):
        if codes != own and worth_a_try(state.phase, codes[0]):
            found.append(codes)
            if len(found) == MOST_ANSWERS:
                break
    return found


def worth_a_try(phase: int, code: int) -> bool:
    """Return whether to consider a decision: items only where they help, and no treason."""
    if is_use(code):
        return item_of(code) in (AFTER_ACTING if phase in (ACTED, DRAWN) else ON_THE_WAY)
    return not is_treason(code)


def search_answers(captain: CaptainBot, sight: Sight, codes: Sequence[Codes]) -> list[TrialSums]:
    """Play decisions out within the captain's budget, with the same luck for all."""

    def roll(state: State, number: int, luck: int) -> int:
        return captain.rollouts.decision(before_last(state, codes[number]), codes[number][-1], luck)

    return captain.tallies(captain.possible_states(sight), len(codes), roll)


def before_last(state: State, codes: Codes) -> State:
    """Return the state before a decision's last code: the earlier ones need no luck."""
    after = state.copy()
    for code in codes[:-1]:
        apply(after, code, Luck(), Journal())
    return after


def different(ranked: Sequence[tuple[Codes, TrialSums]], best: int) -> list[tuple[Codes, TrialSums]]:
    """Return the best few plans that differ in more than minutes or items."""
    out: list[tuple[Codes, TrialSums]] = []
    seen: set[object] = set()
    for codes, tally in ranked:
        key = kind_of(codes)
        if key not in seen and len(out) < best:
            seen.add(key)
            out.append((codes, tally))
    return out


def kind_of(codes: Codes) -> object:
    """Return what a plan is about: its destination, action and cards, but not its minutes."""
    decisions = [make_decision(each, NO_NAMES) for each in split_codes(codes)]
    ways = [decision.space for decision in decisions if decision.kind == "open"]
    last = decisions[-1]
    what = last.items if last.kind in ("use", "trade", "give", "discard") else last.space
    return tuple(ways[-1:]), last.kind, last.action, last.gnome, what


def one_advice(sight: Sight, state: State, codes: Codes, tally: TrialSums) -> Advice:
    """Return a plan with its figures and reasons."""
    low, high = bounds(tally)
    decisions = tuple(sight.decision(each) for each in split_codes(codes))
    reasons = reasons_for(state, codes, sight.crew.gnomes)
    return Advice(decisions, tally.chance(), low, high, tally.rolls, tuple(reasons), price_of(state, codes))


def bounds(tally: TrialSums) -> tuple[float, float]:
    """Return Wilson's interval for a chance; a rollout that returns a chance counts as several wins and losses."""
    share, error, of = tally.chance(), tally.chance_error(), float(tally.rolls)
    if error and 0 < share < 1:
        of = max(of, share * (1 - share) / error**2)
    z2 = CONFIDENCE**2
    middle = (share + z2 / (2 * of)) / (1 + z2 / of)
    half = CONFIDENCE * math.sqrt(share * (1 - share) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return max(0.0, middle - half), min(1.0, middle + half)
