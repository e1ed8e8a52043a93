"""Entries as a reader may know them, and where a table's facts begin: the set-up, and what its logbook brought."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rednovember.game.decision import Decision
from rednovember.game.telling import telling
from rednovember.game.views import View
from rednovember.table.choices import Said
from rednovember.table.choosing import said_of
from rednovember.table.entries import Decided, Entry, Handed
from rednovember.table.table import Table


@telling
class Noted:
    """An entry as a reader may know it. `to` is set where something was taken back, `bot` where a gnome changed hands.

    `fault` says what a bot did wrong, if it did: its decision was made for it.
    """

    number: int
    kind: str
    gnome: str | None
    by: str | None
    bot: str | None
    decision: Said | None
    to: int | None
    fault: dict[str, str] | None


@telling
class Brought:
    """A decision that the logbook brought, and the place of its first fact. `by` is None where a bot decided."""

    gnome: str
    by: str | None
    decision: Said
    first: int


@telling
class Origin:
    """Where a table's facts begin: how things stood after the first few facts (those of the set-up).

    `brought` are the decisions of the logbook that the table was made from, also those that were undone since.
    """

    facts: int
    view: View
    brought: tuple[Brought, ...]


def noted(table: Table, number: int, entry: Entry, player: str | None) -> Noted:
    """The entry of that number, as a player may know it."""
    if isinstance(entry, Decided):
        decision = table.game.parse(entry.decision)
        said = said_of(decision, hidden=_hides(table, entry.gnome, decision, player, _decided_before(table, number)))
        fault = None if entry.fault is None else dict(entry.fault)
        if fault is not None and table.game.rules.hidden_hands and table.player_of(entry.gnome) != player:
            fault["reason"] = ""  # it may name cards
        return Noted(number, "decided", entry.gnome, entry.by or None, None, said, None, fault)
    if isinstance(entry, Handed):
        return Noted(number, "handed", entry.gnome, entry.by, entry.bot, None, None, None)
    return Noted(number, "taken_back", None, entry.by, None, None, entry.to, None)


def origin_of(table: Table, player: str | None) -> Origin:
    """Where the facts of a table begin, as a player may know it."""
    game, brought = table.game, []
    for number, (one, by) in enumerate(table.brought):
        gnome = game.gnomes[one.gnome]
        said = said_of(one.decision, hidden=_hides(table, gnome, one.decision, player, _brought_before(table, number)))
        brought.append(Brought(gnome, by or None, said, one.facts))
    return Origin(game.start_facts, game.start_view(player), tuple(brought))


def _hides(table: Table, gnome: str, decision: Decision, player: str | None, before: Iterable[tuple[str, str]]) -> bool:
    """Whether a decision names cards of a hidden hand that the player may not know (I5): only the two who trade do.

    `before` are the gnomes and decisions before it, the latest first.
    """
    if not table.game.rules.hidden_hands or decision.kind not in ("trade", "give"):
        return False
    offered = (each for each, text in before if text.startswith("trade "))  # a gift answers the last offer
    partner = decision.gnome or next(offered, table.game.active)
    return player not in (table.player_of(gnome), table.player_of(partner))


def _decided_before(table: Table, number: int) -> Iterator[tuple[str, str]]:
    """What was decided before an entry, the latest first; what the logbook brought comes last."""
    for entry in reversed(table.entries[: number - 1]):
        if isinstance(entry, Decided):
            yield entry.gnome, entry.decision
    yield from _brought_before(table, len(table.brought))


def _brought_before(table: Table, number: int) -> Iterator[tuple[str, str]]:
    for one, _ in reversed(table.brought[:number]):
        yield table.game.gnomes[one.gnome], str(one.decision)
