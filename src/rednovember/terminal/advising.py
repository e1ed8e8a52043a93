"""Advice in words, in plain play and as `rednovember advise`."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from functools import reduce
from math import hypot
from secrets import randbits
from typing import Any, Final

from rednovember.arguments import USUAL_PLANS, USUAL_THINKING
from rednovember.errors import RedNovemberError
from rednovember.files import read_text
from rednovember.table import Advised, Budget, Table, advice_question, counsel, plain, table_of, words_of
from rednovember.table.advising import Counsel
from rednovember.table.description import SEED_BITS
from rednovember.terminal.plan_notation import fold
from rednovember.terminal.screen import Screen
from rednovember.words import Words, say_error

OK: Final = 0
BAD_INPUT: Final = 2


def advise(table: Table, words: Words, budget: Budget, best: int = USUAL_PLANS) -> Advised:
    """Return the best plans for the deciding player."""
    return counsel(advice_question(table, table.player_of(table.decides or "")), words, budget, best)


def say_chance(words: Words, plan: Counsel, best: Counsel) -> str:
    """Return the chance of rescue in words; for later plans, how far behind the best one, if significant."""
    chance, first = round(100 * plan.chance), round(100 * best.chance)
    if plan is best:
        return words.text("advice-best", chance=chance)
    if chance >= first or not worse(plan, best):
        return words.text("advice-as-good")
    return words.text("advice-behind", chance=chance, less=first - chance)


def worse(plan: Counsel, best: Counsel) -> bool:
    """Return whether a plan is behind by more than chance may explain.

    `low` and `high` don't bound the true chance: the crew may play better or worse than bosuns. But that affects both
    plans alike, so they are good enough for the difference.
    """
    return best.chance - plan.chance > hypot(best.high - best.low, plan.high - plan.low) / 2


def show_advice(screen: Screen, words: Words, advised: Advised, lines: Sequence[str]) -> None:
    """Print each plan as it would be typed, with its chance and its reasons."""
    screen.say(words.text("advice-title", gnome=advised.gnome), "heading")
    for number, (plan, text) in enumerate(zip(advised.plans, lines, strict=True), 1):
        screen.say(words.text("advice-plan", number=number, decisions=text), indent=3)
        chance = say_chance(words, plan, advised.plans[0])
        reasons = [reason.text for reason in plan.reasons]
        if reasons:
            joined = reduce(lambda left, right: words.text("advice-next", left=left, right=right), reasons)
            line = words.text("advice-line", chance=chance, reasons=joined[:1].upper() + joined[1:])
        else:
            line = words.text("advice-line-bare", chance=chance)
        screen.say(f"   {line}", "dim", indent=3)


def typed(table: Table, plan: Counsel) -> str:
    """Return a plan as a line that makes its decisions."""
    return "; ".join(fold(table, plan.decisions))


def as_data(advised: Advised) -> dict[str, Any]:
    """Return the advice as `--json` prints it."""
    return {
        "decides": advised.gnome,
        "advice": [
            {
                "decisions": [decision.text for decision in plan.decisions],
                "chance": plan.chance,
                "low": plan.low,
                "high": plan.high,
                "rollouts": plan.rollouts,
                "reasons": [{"code": reason.kind, "params": plain(reason.params)} for reason in plan.reasons],
            }
            for plan in advised.plans
        ],
    }


def advise_file(
    path: str,
    language: str,
    *,
    milliseconds: int | None = None,
    rollouts: int | None = None,
    best: int = USUAL_PLANS,
    as_json: bool = False,
) -> int:
    """Run `rednovember advise` for the end of a logbook. Returns the exit status."""
    try:
        table = table_of(read_text(path), seed=randbits(SEED_BITS))
    except RedNovemberError as error:
        return complain(path, say_error(Words(language), error))
    words = words_of(table, language)
    if table.over:
        return complain(path, words.text("advice-over"))
    found = advise(table, words, budget_of(milliseconds, rollouts), best)
    if as_json:
        print(json.dumps(as_data(found), ensure_ascii=False))
    else:
        show_advice(Screen(sys.stdin, sys.stdout), words, found, [typed(table, plan) for plan in found.plans])
    return OK


def complain(path: str, text: str) -> int:
    """Print what is wrong with a file, as the command does. Returns the exit status."""
    for line in text.splitlines():
        print(f"rednovember: {path}: {line}", file=sys.stderr)
    return BAD_INPUT


def budget_of(milliseconds: int | None, rollouts: int | None) -> Budget:
    """Return the budget for thinking."""
    return Budget(rollouts=rollouts) if rollouts else Budget(milliseconds=milliseconds or USUAL_THINKING)
