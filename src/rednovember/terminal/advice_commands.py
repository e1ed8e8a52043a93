"""The commands `advice` and `take`: show the best plans, and carry one out."""

from __future__ import annotations

from typing import Final

from rednovember.table.advising import Counsel
from rednovember.terminal.advising import advise, budget_of, show_advice, typed
from rednovember.terminal.proposals import Proposal, Proposals
from rednovember.terminal.session import Session

MOST_TRIALS: Final = 10**6


def advice(session: Session, rest: str) -> bool:
    """Show the best few plans for the deciding player. A number limits the rollouts."""
    words, screen, table = session.words, session.screen, session.table
    number = number_of(rest)
    if table.over:
        screen.say(words.text("advice-over"))
    elif rest and not 0 < number < MOST_TRIALS:
        screen.say(words.text("advice-how"))
    elif session.proposals is not None and fresh(session) and 0 < number <= len(session.proposals.plans):
        screen.say(words.text("advice-numbered", number=number))
    else:
        found = advise(table, words, budget_of(None, number or None))
        plans = tuple(Proposal(typed(table, plan), used(plan)) for plan in found.plans)
        session.proposals = Proposals(found.number, plans)
        show_advice(screen, words, found, [plan.line for plan in plans])
        screen.say(words.text("advice-take"))
    return False


def take(session: Session, rest: str) -> bool:
    """Carry out a plan of the last advice as one line, if nothing has changed since."""
    words, screen, proposals = session.words, session.screen, session.proposals
    number = number_of(rest)
    if number <= 0:
        screen.say(words.text("take-how"))
    elif proposals is None:
        screen.say(words.text("take-none"))
    elif not fresh(session):
        screen.say(words.text("take-stale"))
    elif number > len(proposals.plans):
        screen.say(words.text("take-no-plan", last=len(proposals.plans)))
    else:
        plan = proposals.plans[number - 1]
        if agreed(session, plan):
            before, session.hints.silent = session.hints.silent, True
            try:
                session.decide(plan.line)
            finally:
                session.hints.silent = before
    return False


def fresh(session: Session) -> bool:
    """Return whether nothing has changed since the advice."""
    return session.proposals is not None and session.proposals.number == session.table.number


def agreed(session: Session, plan: Proposal) -> bool:
    """Return whether the plan's items may be used up; without a terminal nothing is asked."""
    if not plan.items or not session.screen.asks:
        return True
    return session.yes(session.words.text("take-uses-up", items=session.words.items(plan.items), count=len(plan.items)))


def used(plan: Counsel) -> tuple[str, ...]:
    """Return the items that a plan uses up."""
    return tuple(item for said in plan.decisions if said.kind == "use" for item in said.items or ())


def number_of(text: str) -> int:
    """Return a typed number; -1 if it isn't one, 0 if there is none."""
    if not text:
        return 0
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1
