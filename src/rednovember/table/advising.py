"""Advice as data, computed from a snapshot like a bot's decision, so that another process can do it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rednovember.bots import Sight
from rednovember.bots.advice import advise
from rednovember.bots.captain.sequential_halving import Budget
from rednovember.table.build_choices import said_of
from rednovember.table.choices import Said
from rednovember.table.description import TableError
from rednovember.table.table import Table
from rednovember.words import Words
from rednovember.words.advice import say_reason


@dataclass(frozen=True, slots=True)
class Because:
    """A reason for a plan, or a part of its cost: its kind, its parameters, and the text."""

    kind: str
    params: dict[str, Any]
    text: str


@dataclass(frozen=True, slots=True)
class Counsel:
    """A plan, the chance of rescue with it, and the reasons. `low` and `high` are the rollouts' confidence interval.

    `minutes`, `ghost` and the icons are those of the whole plan, moves and action together.
    """

    decisions: tuple[Said, ...]
    chance: float
    low: float
    high: float
    rollouts: int
    reasons: tuple[Because, ...]
    minutes: int
    ghost: int
    events: tuple[int, ...]
    item_icons: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Advised:
    """The best few plans for the gnome that decides, best first."""

    number: int
    gnome: str
    plans: tuple[Counsel, ...]


@dataclass(frozen=True, slots=True)
class AdviceQuestion:
    """A request for advice as an adviser receives it. It holds nothing that the seat may not know."""

    number: int
    sight: Sight


def advice_question(table: Table, player: str) -> AdviceQuestion:
    """Return the request for a player who has to decide. Raises `TableError` if the table has no advice."""
    if not table.description.advice:
        raise TableError("table-no-advice")
    gnome = table.decides
    if gnome is None or table.player_of(gnome) != player:
        raise TableError("table-not-yours", player=player, gnome=gnome or "-")
    return AdviceQuestion(table.number, table.sight())


def counsel(question: AdviceQuestion, words: Words, budget: Budget, best: int = 3) -> Advised:
    """Compute the advice."""
    plans = tuple(
        Counsel(
            decisions=tuple(said_of(decision) for decision in one.decisions),
            chance=one.chance,
            low=one.low,
            high=one.high,
            rollouts=one.rollouts,
            reasons=tuple(
                Because(reason.kind, reason.params, say_reason(words, reason.kind, reason.params))
                for reason in one.reasons
            ),
            minutes=one.price.minutes,
            ghost=one.price.ghost,
            events=one.price.events,
            item_icons=one.price.items,
        )
        for one in advise(question.sight, budget, best)
    )
    return Advised(question.number, question.sight.gnome, plans)
