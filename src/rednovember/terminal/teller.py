"""Tells what has happened to whoever sits at the keyboard, and to nobody more than they may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rednovember.table import Happened, Reader, Table, chronicle, sentences
from rednovember.terminal.now import now
from rednovember.terminal.screen import Screen
from rednovember.words import Words

STYLES: Final = {
    "turn_begins": "heading",
    "killed": "bad",
    "fainted": "bad",
    "fire_started": "fire",
    "escape_needed": "fire",
    "token_placed": "bad",
    "track_moved": "bad",
    "event_turned": "active",
    "token_removed": "good",
    "fire_out": "good",
    "game_ends": "heading",
}
COUNTED: Final = ("die_rolled", "event_turned", "item_used", "fainted", "killed", "turn_begins")


class Teller:
    """The story of a game, for one audience at a time. `told` is how many facts each has been told."""

    def __init__(self, table: Table, words: Words, screen: Screen, *, resumed: bool = False) -> None:
        """Of a resumed game, what happened before this session need not be told again."""
        self.table = table
        self.words = words
        self.screen = screen
        self.told: dict[str | None, int] = {}
        self.known_before = len(self.facts(None)) if resumed else 0

    def facts(self, player: str | None, first: int = 0) -> tuple[Happened, ...]:
        """What has happened since the fact of that number, as a player may know it."""
        return chronicle(self.table, Reader(player), first)

    def news(self, player: str | None) -> bool:
        """Tell a player what is new to them; whether a turn has begun."""
        first = self.told.get(player, self.known_before)
        facts = self.facts(player, first)
        self.told[player] = first + len(facts)
        self.tell(facts)
        return any(fact.kind == "turn_begins" for fact in facts)

    def tell(self, facts: Sequence[Happened]) -> None:
        """Facts as sentences, each turn under its heading."""
        for sentence in sentences(self.words, facts):
            told = facts[sentence.first : sentence.first + sentence.count]
            kinds = {fact.kind for fact in told}
            style = next((STYLES[kind] for kind in STYLES if kind in kinds), "")
            if "track_moved" in kinds and told[-1].params["after"] < told[0].params["before"]:
                style = "good"
            if "turn_begins" in kinds or "game_ends" in kinds:
                self.screen.say()
            self.screen.say(sentence.text, style, indent=2)

    def forget(self) -> None:
        """After decisions were taken back: what is told again was undone."""
        there = len(self.facts(None))
        self.told = {player: min(number, there) for player, number in self.told.items()}
        self.known_before = min(self.known_before, there)

    def log(self, player: str | None, turns: int | None) -> None:
        """The story of the last turns, the one under way among them; of all if no number is given."""
        facts = self.facts(player)
        starts = [place for place, fact in enumerate(facts) if fact.kind == "turn_begins"]
        first = 0 if turns is None or len(starts) < turns else starts[-turns]
        self.tell(facts[first:])

    def summary(self) -> None:
        """How it went: who won, who is left, and some figures."""
        told = now(self.table)
        assert told.ended is not None
        words, won, winners = self.words, told.ended.won, told.ended.winners
        self.screen.say(words.text("play-over-won" if won else "play-over-lost"), "good" if won else "bad")
        self.screen.say(words.text("play-winners", winners=words.joined(winners), count=len(winners)))
        gnomes = told.view.gnomes
        left = [gnome.name for gnome in gnomes if gnome.alive and not gnome.abandoned]
        dead = [gnome.name for gnome in gnomes if not gnome.alive]
        gone = [gnome.name for gnome in gnomes if gnome.abandoned]
        for message, names in (("play-left", left), ("play-dead", dead), ("play-gone", gone)):
            if names:
                self.screen.say(words.text(message, gnomes=words.joined(names), count=len(names)))
        counts = Counter(fact.kind for fact in self.facts(None))
        self.screen.say(words.text("play-figures", **{name: counts[name] for name in COUNTED}), "dim")
