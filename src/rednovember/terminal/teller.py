"""Tells the player at the keyboard what has happened, and nobody more than they may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from rednovember.table import Happened, Reader, Table, View, chronicle, digest, sentences
from rednovember.terminal.folding import Part, folded, parts
from rednovember.terminal.now import now
from rednovember.terminal.screen import Screen
from rednovember.words import LIVELY, Words

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
AT_THE_START: Final = ("turn_begins", "stands_up")
COUNTED: Final = ("die_rolled", "event_turned", "item_used", "fainted", "killed", "turn_begins")


class Aside(NamedTuple):
    """A line that isn't a fact: printed after so many facts. A loud one means that the turn isn't quiet."""

    place: int
    line: str
    style: str
    loud: bool


class StoryPrinter:
    """The story of a game, for one audience at a time. `told` is how many facts each has been told."""

    def __init__(self, table: Table, words: Words, screen: Screen, *, resumed: bool = False) -> None:
        """In a resumed game, what happened before this session isn't told again."""
        self.table = table
        self.words = words
        self.screen = screen
        self.told: dict[str | None, int] = {}
        self.known_before = len(self.facts(None)) if resumed else 0
        self.asides: list[Aside] = []
        self.style = LIVELY

    def facts(self, player: str | None, first: int = 0) -> tuple[Happened, ...]:
        """Return the facts from the one with that number on, as a player may know them."""
        return chronicle(self.table, Reader(player), first)

    def news(self, player: str | None) -> bool:
        """Tell a player what is new to them. Returns whether a turn has begun.

        A bot's turn that may still turn out to be quiet is held back.
        """
        first = self.told.get(player, self.known_before)
        facts = self.facts(player, first)
        bots = [gnome for gnome, bot in self.table.leaders.items() if bot]
        turns = [self.unless_loud(turn, first) for turn in parts(facts, bots)]
        waiting = self.table.awaited is None and not self.table.over
        while waiting and turns and turns[-1].quiet:
            turns.pop()
        told = turns[-1].end if turns else 0
        quiet: list[Part] = []
        for turn in turns:
            if turn.quiet:
                quiet.append(turn)
                self.asides = [aside for aside in self.asides if not within(aside, turn, first)]
                continue
            self.fold(facts, quiet)
            self.tell(facts[turn.first : turn.end], first + turn.first)
            quiet = []
        self.fold(facts, quiet)
        self.told[player] = first + told
        self.say_asides(first + told, hold=told < len(facts))
        return any(fact.kind == "turn_begins" for fact in facts[:told])

    def unless_loud(self, turn: Part, first: int) -> Part:
        """Return the turn, marked as not quiet if it has a loud aside."""
        loud = any(aside.loud and within(aside, turn, first) for aside in self.asides)
        return turn._replace(quiet=turn.quiet and not loud)

    def fold(self, facts: Sequence[Happened], quiet: Sequence[Part]) -> None:
        """Print quiet turns in one line."""
        if quiet:
            self.screen.say()
            self.screen.say(folded(self.words, facts, quiet), "dim", indent=2)

    def aside(self, player: str | None, line: str, style: str, *, loud: bool) -> None:
        """Print a line within the story, at its place: what a bot is going to do, or its fault."""
        self.asides.append(Aside(len(self.facts(None)), line, style, loud))
        self.news(player)

    def say_asides(self, place: int, *, hold: bool = False) -> None:
        """Print the asides up to that number of facts; those about a turn that is held back wait."""
        for aside in [aside for aside in self.asides if aside.place < place or (aside.place == place and not hold)]:
            self.screen.say(aside.line, aside.style, indent=2)
            self.asides.remove(aside)

    def tell(self, facts: Sequence[Happened], first: int | None = None) -> None:
        """Print facts as sentences, each turn under its heading, with asides by the number of the first fact."""
        for sentence in sentences(self.words, facts, self.style):
            if first is not None:
                self.say_asides(first + sentence.first)
            told = facts[sentence.first : sentence.first + sentence.count]
            kinds = {fact.kind for fact in told}
            style = next((STYLES[kind] for kind in STYLES if kind in kinds), "")
            if "track_moved" in kinds and told[-1].params["after"] < told[0].params["before"]:
                style = "good"
            if "turn_begins" in kinds or "game_ends" in kinds:
                self.screen.say()
            self.screen.say(sentence.text, style, indent=2)

    def digest(self, player: str) -> None:
        """At the beginning of a player's turn, print what has changed during the others' turns, in a few lines."""
        changed = digest(self.table, Reader(player, self.words.language))
        if not changed.turns or not self.turn_begins():
            return
        told = " ".join(change.text for change in changed.changes) or self.words.text("play-digest-nothing")
        line = self.words.text("play-digest", turns=changed.turns, events=changed.events, changes=told)
        self.screen.say()
        self.screen.say(line, indent=2)

    def turn_begins(self) -> bool:
        """Return whether nothing has been decided in this turn yet."""
        facts = self.facts(None)
        begun = [place for place, fact in enumerate(facts) if fact.kind == "turn_begins"]
        return bool(begun) and all(fact.kind in AT_THE_START for fact in facts[begun[-1] :])

    def forget(self) -> None:
        """After an undo: what follows is told again."""
        there = len(self.facts(None))
        self.told = {player: min(number, there) for player, number in self.told.items()}
        self.known_before = min(self.known_before, there)
        self.asides.clear()

    def log(self, player: str | None, turns: int | None) -> None:
        """Print the story of the last turns, including the current one; of all if no number is given."""
        facts = self.facts(player)
        starts = [place for place, fact in enumerate(facts) if fact.kind == "turn_begins"]
        first = 0 if turns is None or len(starts) < turns else starts[-turns]
        self.tell(facts[first:])

    def summary(self) -> None:
        """Print the result: won or lost, the survivors, and some figures."""
        told = now(self.table)
        assert told.ended is not None
        words, won, winners = self.words, told.ended.won, told.ended.winners
        if self.known_before == len(self.facts(None)):  # a game that was over when it was opened
            self.screen.say(words.ending(told.ended.reason), "heading")
        self.screen.say(words.text("play-over-won" if won else "play-over-lost"), "good" if won else "bad")
        self.screen.say(self.last_figures(told.view))
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

    def last_figures(self, view: View) -> str:
        """Return the final figures: the Disaster Tracks, the Destruction tokens, the last Time Keeper."""
        words = self.words
        tracks = [f"{words.track(name)} {space}" for name, space in view.tracks.items()]
        tokens = [words.text("play-token", token=words.token(name), space=at) for name, at in view.tokens.items()]
        times = [gnome.time for gnome in view.gnomes if gnome.name in view.keepers]
        return words.text(
            "play-last-figures",
            tracks=", ".join(tracks),
            tokens=words.joined(tokens),
            count=len(tokens),
            keepers=len(times),
            last=max(times, default=0),
        )


def within(aside: Aside, turn: Part, first: int) -> bool:
    """Return whether there was an aside in a turn, whose places count from the fact of that number."""
    return first + turn.first < aside.place <= first + turn.end
