"""Quiet turns of bots, with nothing but moving and waiting: no die, card or hazard. They are told in one line."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from rednovember.table import Happened
from rednovember.words import Words

QUIET: Final = frozenset(
    (
        "turn_ends",
        "turn_begins",
        "hatch_opened",
        "ghost_moved",
        "entered",
        "stayed",
        "action_taken",
        "draw_barred",
        "keeper_moved",
    )
)


class Part(NamedTuple):
    """A slice of the facts: a turn, or what came before the first one."""

    first: int
    end: int
    gnome: str
    quiet: bool


def parts(facts: Sequence[Happened], bots: Collection[str]) -> Iterator[Part]:
    """Yield the facts turn by turn. A quiet turn has to be a bot's, and told from its beginning."""
    starts = [0]
    for place, fact in enumerate(facts):
        if fact.kind == "turn_begins":
            starts.append(place - 1 if place and facts[place - 1].kind == "turn_ends" else place)
    for first, end in zip(starts, (*starts[1:], len(facts)), strict=True):
        if first < end:
            begun = next((fact for fact in facts[first : min(end, first + 2)] if fact.kind == "turn_begins"), None)
            gnome = "" if begun is None else str(begun.params["gnome"])
            yield Part(first, end, gnome, gnome in bots and all(map(is_quiet, facts[first:end])))


def is_quiet(fact: Happened) -> bool:
    """Return whether a fact needs no line of its own."""
    return fact.kind in QUIET and (fact.kind != "action_taken" or fact.params["action"] == "wait")


def folded(words: Words, facts: Sequence[Happened], turns: Sequence[Part]) -> str:
    """Return quiet turns in one line: who waits, who walks where."""
    waits: list[str] = []
    walks: dict[str, int] = {}
    for turn in turns:
        entered = [fact for fact in facts[turn.first : turn.end] if fact.kind == "entered"]
        if entered:
            walks[turn.gnome] = int(entered[-1].params["to_room"])
        elif turn.gnome not in waits:
            waits.append(turn.gnome)
    waits = [gnome for gnome in waits if gnome not in walks]
    told = [words.text("play-quiet-waits", gnomes=words.joined(waits), count=len(waits))] if waits else []
    told += [
        words.text("play-quiet-walks", gnome=gnome, **words.named("room", "room", room))
        for gnome, room in walks.items()
    ]
    return " ".join(told)
