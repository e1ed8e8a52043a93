"""The story as data: the facts that a reader may know, with sentences that tell them in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

from rednovember.game.facts import Fact
from rednovember.game.frozen import telling
from rednovember.game.names import FactKind
from rednovember.words import LIVELY, Narrator, Words
from rednovember.words.story import Plotted, plot


class Reader(NamedTuple):
    """A reader: a player, or a spectator (None), with a language and a style ("lively" or "dry")."""

    player: str | None = None
    language: str = "en"
    style: str = LIVELY


@telling
class Happened:
    """A fact, and the number of its entry (0: the set-up). Parameters that the reader may not know are missing."""

    entry: int
    kind: FactKind
    params: dict[str, Any]


@telling
class Sentence:
    """A sentence, and the facts that it tells: their number, and the place of the first one in the list of facts."""

    text: str
    first: int
    count: int


def happened(entry: int, facts: Sequence[Fact]) -> list[Happened]:
    """Return the facts of an entry, for the wire."""
    return [Happened(entry, fact.kind, fact.params) for fact in facts]


def plotted(facts: Sequence[Happened]) -> tuple[Plotted, ...]:
    """Group facts for sentences, independent of the language."""
    return tuple(plot([Fact(fact.kind, fact.params) for fact in facts]))


def plotted_apart(facts: Sequence[Happened], stands: Sequence[bool]) -> tuple[Plotted, ...]:
    """The same, but no sentence covers both facts that stand and facts that were undone."""
    runs = groupby(zip(facts, stands, strict=True), key=itemgetter(1))
    return tuple(one for _, run in runs for one in plotted([fact for fact, _ in run]))


def sentences(words: Words, facts: Sequence[Happened], style: str = LIVELY) -> tuple[Sentence, ...]:
    """Return the sentences that tell these facts."""
    return sentences_of(words, plotted(facts), style)


def sentences_of(words: Words, plan: Sequence[Plotted], style: str) -> tuple[Sentence, ...]:
    """Return the sentences for facts that were grouped before."""
    out, first = [], 0
    for told in Narrator(words, style).told_of(plan):
        out.append(Sentence(told.sentence, first, len(told.facts)))
        first += len(told.facts)
    return tuple(out)
