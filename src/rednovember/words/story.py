"""Groups the journal's facts that one sentence tells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

from rednovember.game.facts import Fact
from rednovember.game.visibility import SECRETS

# Facts that follow each other, and the message that tells them; the first pattern that fits counts. `kind?` is
# optional: the message has an argument of that name, "yes" or "no". `~kind` isn't told: it only repeats another fact,
# and its parameters are left out.
PATTERNS: Final[tuple[tuple[tuple[str, ...], str], ...]] = (
    (("hatch_opened", "ghost_moved", "ghost_moved?", "~entered"), "story-walks"),
    (("hatch_opened", "ghost_moved"), "story-opens"),
    (("ghost_moved", "entered"), "story-enters"),
    (("reflowed", "~water", "~water?"), "fact-reflowed"),
    (("action_taken", "ghost_moved", "~draw_barred?", "~draw_barred?"), "story-action"),
    (("~action_taken", "abandoned", "~keeper_removed?", "~draw_barred?"), "fact-abandoned"),
    (("killed", "~keeper_removed?"), "fact-killed"),
    (("item_used", "~charmed"), "fact-item_used"),
    (("die_rolled", "fix_result"), "story-fix"),
    (("die_rolled", "~gnome_placed"), "fact-die_rolled"),
    (("die_rolled", "newcomer"), "story-newcomer"),
    (("event_turned", "event_removed?", "faint_checked", "ghost_moved?", "fainted"), "story-faints"),
    (("event_turned", "event_removed?", "faint_checked"), "story-steady"),
    (("item_used", "intoxication"), "story-drinks"),
    (("card_discarded", "intoxication"), "story-thirst"),
    (("defence", "item_used"), "story-defence"),
    (("~turn_ends", "turn_begins"), "fact-turn_begins"),
    (("~turn_ends", "game_ends"), "fact-game_ends"),
)

# Similar facts in a row that are told as one if these parameters are equal.
RUNS: Final[dict[str, tuple[str, ...]]] = {
    "keeper_stacked": ("space",),
    "keeper_moved": ("gnome",),
    "item_drawn": ("gnome", "source"),
    "stash_drawn": ("gnome",),
    "card_passed": ("gnome", "partner"),
    "card_discarded": ("gnome", "cause"),
}


class Link(NamedTuple):
    """One kind of fact in a pattern."""

    kind: str
    optional: bool
    spoken: bool


# The patterns by their first kind of fact.
CHAINS: Final[dict[str, list[tuple[tuple[Link, ...], str]]]] = {}
for _kinds, _message_id in PATTERNS:
    _links = tuple(Link(kind.strip("~?"), kind.endswith("?"), not kind.startswith("~")) for kind in _kinds)
    CHAINS.setdefault(_links[0].kind, []).append((_links, _message_id))


class Told(NamedTuple):
    """A sentence and the facts that it tells."""

    sentence: str
    facts: tuple[Fact, ...]


class Chapter(NamedTuple):
    """Facts that belong together, their message, those that the message uses, and the optional ones that are there."""

    message_id: str
    facts: tuple[Fact, ...]
    spoken: tuple[Fact, ...]
    optional: dict[str, bool]


def is_hidden(fact: Fact) -> bool:
    """Return whether the fact has a secret that its reader may not know."""
    secret = SECRETS.get(fact.kind)
    return secret is not None and secret not in fact.params


class Plotted(NamedTuple):
    """A group of facts, and the number that chooses its wording: the same in every language and on every replay."""

    chapter: Chapter
    lot: int


def plot(facts: Sequence[Fact]) -> list[Plotted]:
    """Return all facts in order, grouped for any language."""
    return [Plotted(chapter, lot_of(chapter)) for chapter in chapters(facts)]


def lot_of(chapter: Chapter) -> int:
    """Return a number that depends only on the facts."""
    told = repr([(fact.kind, sorted(fact.params.items())) for fact in chapter.spoken])
    return int.from_bytes(blake2b(told.encode(), digest_size=4).digest(), "big")


def alone(*facts: Fact) -> Chapter:
    """Return one fact, or a run of similar ones, as its own group."""
    ending = "-hidden" if is_hidden(facts[0]) else ""
    return Chapter(f"fact-{facts[0].kind}{ending}", facts, facts, {})


def chapters(facts: Sequence[Fact]) -> Iterator[Chapter]:
    """Yield all facts in order, those that belong together in one group."""
    place = 0
    while place < len(facts):
        chapter = _pattern(facts, place) or _run(facts, place)
        yield chapter
        place += len(chapter.facts)


def _pattern(facts: Sequence[Fact], first: int) -> Chapter | None:
    for links, message_id in CHAINS.get(facts[first].kind, ()):
        chapter = _fits(links, message_id, facts, first)
        if chapter is not None:
            return chapter
    return None


def _fits(links: tuple[Link, ...], message_id: str, facts: Sequence[Fact], first: int) -> Chapter | None:
    place = first
    spoken: list[Fact] = []
    optional: dict[str, bool] = {}
    for link in links:
        found = place < len(facts) and facts[place].kind == link.kind and not is_hidden(facts[place])
        if link.optional:
            optional[link.kind] = found
        elif not found:
            return None
        if found:
            if link.spoken:
                spoken.append(facts[place])
            place += 1
    return Chapter(message_id, tuple(facts[first:place]), tuple(spoken), optional)


def _run(facts: Sequence[Fact], first: int) -> Chapter:
    fact = facts[first]
    place = first + 1
    while fact.kind in RUNS and place < len(facts) and _alike(fact, facts[place]) and not _pattern(facts, place):
        place += 1
    return alone(*facts[first:place])


def _alike(fact: Fact, other: Fact) -> bool:
    if other.kind != fact.kind or is_hidden(other) != is_hidden(fact):
        return False
    return all(fact.params[name] == other.params[name] for name in RUNS[fact.kind])
