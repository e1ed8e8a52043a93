"""Warnings before decisions that kill a gnome or lose the game, with a question if somebody can answer it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from rednovember.table import Table
from rednovember.table.choices import Foreseen
from rednovember.terminal.hints import Hints, turn_of
from rednovember.terminal.notes import fraction, percent
from rednovember.terminal.rehearsing import foreseen, rehearsed
from rednovember.terminal.screen import Screen
from rednovember.words import Words

LIKELY: Final = Fraction(1, 2)
CERTAIN: Final = Fraction(1)


class Threat(NamedTuple):
    """What a decision threatens ("death", "other", "lost"), whom or by which token, and how likely."""

    kind: str
    name: str
    chance: Fraction


def threats(one: Foreseen, gnome: str) -> Iterator[Threat]:
    """Yield the threats that need a question before this decision."""
    death = fraction(one.death)
    if death >= LIKELY:
        yield Threat("death", gnome, death)
    for risk in one.others:
        yield Threat("other", risk.gnome, fraction(risk.chance))
    for token in one.lost:
        yield Threat("lost", token, CERTAIN)


def is_grave(one: Foreseen) -> bool:
    """Return whether Enter alone must never confirm a decision."""
    return any(threats(one, ""))


class Cautions:
    """Checks decisions before they are made. What the player has agreed to once isn't asked again in that turn."""

    def __init__(self, words: Words, screen: Screen, hints: Hints, yes: Callable[[str], bool]) -> None:
        self.words = words
        self.screen = screen
        self.hints = hints
        self.yes = yes
        self._agreed: dict[object, Fraction] = {}

    def allow(self, table: Table, decisions: Sequence[str]) -> bool:
        """Return whether to make these decisions at a table. Illegal ones aren't asked about."""
        if table.rehearse(decisions)[1] is not None:
            return True
        trial = table.rehearsal()
        for decision in decisions:
            one = foreseen(trial, decision)
            if one is not None:
                if not self.agreed(trial, list(threats(one, trial.decides or ""))):
                    return False
                self.hints.before_acting(trial, one)
            if not rehearsed(trial, decision):
                break
        return True

    def agreed(self, table: Table, found: Sequence[Threat]) -> bool:
        """Print what is new or worse than what was agreed to. Returns the answer; a pipe isn't asked."""
        turn = turn_of(table)
        keys = [(turn, threat.kind, threat.name) for threat in found]
        worse = [
            threat for key, threat in zip(keys, found, strict=True) if threat.chance > self._agreed.get(key, Fraction())
        ]
        if not worse:
            return True
        for threat in worse:
            self.screen.say(self.line(threat), "bad")
        if self.screen.asks and not self.yes(self.words.text("caution-ask")):
            return False
        self._agreed.update(zip(keys, (threat.chance for threat in found), strict=True))
        return True

    def line(self, threat: Threat) -> str:
        """Return a threat in words."""
        name = self.words.token(threat.name) if threat.kind == "lost" else threat.name
        certain = threat.chance == CERTAIN
        return self.words.text(f"caution-{threat.kind}", name=name, certain=certain, percent=percent(threat.chance))
