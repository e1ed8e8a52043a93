"""`odds`: what each action would achieve, by minutes and by items that would help."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import astuple
from itertools import combinations
from typing import Final, NamedTuple

from rednovember.table import Table, about
from rednovember.table.choices import Deed
from rednovember.table.vocabulary import SEA, VERBS
from rednovember.terminal.choices import different
from rednovember.terminal.command_names import SUGGESTED
from rednovember.terminal.notes import Notes, fraction
from rednovember.terminal.now import now, room_of_active
from rednovember.terminal.odds_table import OddsRow, Sheet, show_sheet
from rednovember.terminal.plans import PlanError, PlanParser
from rednovember.terminal.rehearsing import choices_at, rehearsed
from rednovember.terminal.session import Session

MOST_SETS: Final = 8  # of items in combination
ANYWHERE: Final = ("extinguish", "pump", "unblock")  # the verbs of actions with a choice of minutes
IN_PLACES: Final = ("fix", "stop", "kill", "draw")


class OddsQuery(NamedTuple):
    """Where to look for odds (None: here), and for which action (none: all of them)."""

    to: int | None
    action: str = ""


def odds(session: Session, rest: str) -> bool:
    """Show the odds of the actions here, or of those elsewhere after going there."""
    if session.table.over:
        session.screen.say(session.words.text("odds-over"))
        return False
    planner = PlanParser(session.table, session.words, SUGGESTED)
    try:
        for asked in wanted(planner, rest.split()):
            show(session, planner, asked)
    except PlanError as error:  # of several places the nearer ones come first
        session.refused = error.atom or session.refused
        session.screen.say(error.line)
    return False


def wanted(planner: PlanParser, words: Sequence[str]) -> list[OddsQuery]:
    """Parse the request: nothing more, a place, or an action with or without minutes."""
    if not words:
        return [OddsQuery(None)]
    verb = words[0].lower()
    if verb in ANYWHERE:
        return [OddsQuery(None, verb)]
    if verb in IN_PLACES:
        said = planner.read([*(word for word in words if not word.isdigit()), "1"])
        return [OddsQuery(to, said.action or "") for to in planner.boat.places[said.action or ""]]
    if verb in VERBS:
        raise PlanError(planner.words.text("odds-how"))
    return [OddsQuery(planner.space(words[0]))]


def show(session: Session, planner: PlanParser, asked: OddsQuery) -> None:
    """Show the odds at one place."""
    words, screen, table = session.words, session.screen, session.table.rehearsal()
    there = asked.to is not None and asked.to != planner.here
    if asked.to is not None and there:
        way = planner.way(asked.to)
        for stage in way.stages:
            rehearsed(table, stage.decision.text)
        uses = words.items(way.items) if way.items else None
        title = words.text("odds-after", go=f"go {way.to or SEA}", minutes=way.minutes, uses=uses, count=len(way.items))
        screen.say(title, "heading")
    found = list(sheets(session, table, asked.action))
    for sheet in found:
        show_sheet(screen, words, sheet)
    if not found:
        room = words.named("room", "room", room_of_active(now(table).view))
        screen.say(words.text("odds-nothing", **room, action=asked.action or "none"))


def sheets(session: Session, table: Table, action: str) -> Iterator[Sheet]:
    """Yield a sheet for each action with a choice of minutes; actions with equal odds share one."""
    told = now(table, table.awaited)
    notes = Notes(session.words, told.view, about(table))
    alike: dict[object, list[Deed]] = {}
    for deed in told.choices.deeds if told.choices is not None else ():
        if deed.row[0].decision.minutes is not None and action in ("", deed.action):
            figures = tuple(astuple(one)[1:] for one in deed.row)  # everything but the decision itself
            alike.setdefault((deed.action, figures), []).append(deed)
    for deeds in alike.values():
        rows = [OddsRow((), deeds[0].row)]
        if any(fraction(one.success or (0, 1)) for one in deeds[0].row):
            rows += [OddsRow(items, deed.row) for items, deed in with_items(table, deeds[0])]
        title = session.words.joined(deed.text for deed in deeds)
        what = notes.what(deeds[0]) if len(deeds) == 1 else session.words.action(deeds[0].action)
        yield Sheet(session.words.text("odds-title", decision=title, what=what, extra=deeds[0].extra), tuple(rows))


def with_items(table: Table, deed: Deed) -> Iterator[tuple[tuple[str, ...], Deed]]:
    """Yield the action with each sensible set of items used first: no item that adds nothing."""
    found = choices_at(table)
    tools = [tool for tool in found.tools if any(one.action == deed.action for one in tool.helps)] if found else []
    tools.sort(key=lambda tool: tool.drinks > 0)  # Grog last: it has a price
    pool = [tool.item for tool in tools for _ in range(tool.count)]
    sure: list[Counter[str]] = []
    shown = 0
    for size in range(1, len(pool) + 1):
        for items in different(combinations(pool, size)):
            if shown == MOST_SETS or any(enough <= Counter(items) for enough in sure):
                continue
            after = after_using(table, items, deed)
            if after is None:
                continue
            shown += 1
            yield items, after
            if fraction(after.row[0].success or (0, 1)) == 1:
                sure.append(Counter(items))


def after_using(table: Table, items: Sequence[str], deed: Deed) -> Deed | None:
    """Return the action as it would be after using these items."""
    trial = table.rehearsal()
    if not all(rehearsed(trial, f"use {item}") for item in items):
        return None
    found = choices_at(trial)
    return next((one for one in found.deeds if one.text == deed.text), None) if found is not None else None
