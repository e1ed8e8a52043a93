"""Tells what has happened to whoever sits at the keyboard, and to nobody more than they may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rednovember.game.facts import Fact, read_fact
from rednovember.game.game import Game
from rednovember.terminal.screen import Screen
from rednovember.words import Narrator, Words

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

    def __init__(self, game: Game, words: Words, screen: Screen) -> None:
        self.game = game
        self.words = words
        self.screen = screen
        self.narrator = Narrator(words)
        self.told: dict[str | None, int] = {}
        self.known_before = 0  # what happened before this session need not be told again

    def facts(self, player: str | None, first: int = 0) -> list[Fact]:
        """What has happened since the fact of that number, as a player may know it."""
        gnomes = {name for name, leads in zip(self.game.gnomes, self.game.crew.players, strict=True) if leads == player}
        return [read_fact(self.game, raw).seen_by(gnomes) for raw in self.game.record.facts[first:]]

    def news(self, player: str | None) -> bool:
        """Tell a player what is new to them; whether a turn has begun."""
        facts = self.facts(player, self.told.get(player, self.known_before))
        self.told[player] = len(self.game.record.facts)
        self.tell(facts)
        return any(fact.kind == "turn_begins" for fact in facts)

    def tell(self, facts: Sequence[Fact]) -> None:
        """Facts as sentences, each turn under its heading."""
        for told in self.narrator.told(facts):
            codes = {fact.kind for fact in told.facts}
            style = next((STYLES[code] for code in STYLES if code in codes), "")
            if "track_moved" in codes and told.facts[-1].params["after"] < told.facts[0].params["before"]:
                style = "good"
            if "turn_begins" in codes or "game_ends" in codes:
                self.screen.say()
            self.screen.say(told.sentence, style, indent=2)

    def forget(self) -> None:
        """After decisions were taken back: what is told again was undone."""
        there = len(self.game.record.facts)
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
        outcome = self.game.outcome
        assert outcome is not None
        words = self.words
        won = outcome.result == "won"
        self.screen.say(words.text("play-over-won" if won else "play-over-lost"), "good" if won else "bad")
        self.screen.say(words.text("play-winners", winners=words.joined(outcome.winners), count=len(outcome.winners)))
        gnomes = self.game.view().gnomes
        left = [gnome.name for gnome in gnomes if gnome.alive and not gnome.abandoned]
        dead = [gnome.name for gnome in gnomes if not gnome.alive]
        gone = [gnome.name for gnome in gnomes if gnome.abandoned]
        for message, names in (("play-left", left), ("play-dead", dead), ("play-gone", gone)):
            if names:
                self.screen.say(words.text(message, gnomes=words.joined(names), count=len(names)))
        counts = Counter(fact.kind for fact in self.game.journal)
        figures = {name: counts[name] for name in COUNTED}
        self.screen.say(words.text("play-figures", **figures), "dim")
