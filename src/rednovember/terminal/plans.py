"""From typed text to decisions: numbers of the list, notation, and whole plans like `go 8 draw 4`."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final, NamedTuple

from rednovember.errors import IllegalDecision, NotationError
from rednovember.table import Table, about, read_decision
from rednovember.table.choices import Said, Way
from rednovember.table.vocabulary import ITEMS, ROOMS, SEA, VERBS
from rednovember.terminal.boat import has_hatch
from rednovember.terminal.choices import Choice
from rednovember.terminal.now import now, room_of_active
from rednovember.words import Words, say_error

GO: Final = ("go", "goto", "walk")
NAME_GNOMES: Final = ("trade", "attack")
NAME_ITEMS: Final = ("use", "give", "discard")
NEAR: Final = 0.65  # the similarity above which a word counts as a typo
MOST_OF_A_KIND: Final = 15  # cards that can have a number


class PlanError(Exception):
    """Text that isn't a plan: the line to print, the rule behind it, and a decision that only lacks its minutes."""

    def __init__(self, line: str, atom: str = "", awaits: str = "") -> None:
        super().__init__(line)
        self.line = line
        self.atom = atom
        self.awaits = awaits


class TypedPlan(NamedTuple):
    """Decisions in notation, and the items that the route would use up without being asked for."""

    decisions: tuple[str, ...]
    items: tuple[str, ...] = ()


class PlanParser:
    """Parses the deciding player's input. Trials happen at rehearsals."""

    def __init__(self, table: Table, words: Words, commands: Sequence[str]) -> None:
        self.table = table
        self.words = words
        self.commands = commands
        self.known = tuple(dict.fromkeys((*commands, "go", *VERBS)))
        self.boat = about(table).boat
        view = now(table).view
        self.here = room_of_active(view)
        self.moving = view.phase == "movement"

    def plan(self, text: str, listed: Sequence[Choice]) -> TypedPlan:
        """Parse one part of a line as a plan."""
        words = text.split()
        if words[0].isascii() and words[0].isdigit():
            words = self.chosen(words, listed).split()
        if words[0].lower() in GO:
            return self.go(words)
        return self.decide(words)

    def chosen(self, words: list[str], listed: Sequence[Choice]) -> str:
        """Return the text for a number of the list, with what was typed after it."""
        number, rest = int(words[0]), words[1:]
        if not 1 <= number <= len(listed):
            raise PlanError(self.words.text("play-no-number", number=words[0], last=len(listed)))
        choice = listed[number - 1]
        if choice.wants and not rest:
            message = f"play-wants-{choice.wants}"
            awaits = choice.words if choice.wants == "minutes" else ""
            raise PlanError(self.words.text(message, number=number, words=choice.words), awaits=awaits)
        return " ".join((choice.words, *rest))

    # Routes.

    def go(self, words: Sequence[str]) -> TypedPlan:
        """Parse `go 5`, `go engine`, `go 8 draw 4`."""
        if len(words) == 1:
            raise PlanError(self.words.text("play-go-where"))
        to = self.space(words[1])
        then = self.read(words[2:]).text if len(words) > 2 else ""
        if to == self.here:
            if not then:
                raise PlanError(self.words.text("play-go-here", **self.words.named("room", "room", to)))
            return TypedPlan((then,))
        return self.walk(to, then)

    def walk(self, to: int, then: str) -> TypedPlan:
        """Return the route to a space with a decision there, if it is legal there."""
        way = self.way(to)
        stages = tuple(stage.decision.text for stage in way.stages)
        if not then:
            return TypedPlan(stages, way.items)
        _, atom = self.table.rehearse((*stages, then))
        if atom is not None:
            raise PlanError(self.refused(then, atom), atom)
        return TypedPlan((*stages, then), way.items)

    def refused(self, decision: str, atom: str) -> str:
        """Return a refusal with the rule's text."""
        return self.words.text("play-refused", decision=decision, rule=self.words.atom(atom), atom=atom)

    def space(self, word: str) -> int:
        """Return a room by its number or its purpose, or the sea."""
        names = {SEA: 0, **{str(room): room for room in range(1, ROOMS + 1)}, **self.boat.purposes}
        found = nearly(word.lower(), tuple(names))
        if found is None:
            raise PlanError(self.words.text("play-no-room", word=word))
        return names[found]

    def way(self, to: int) -> Way:
        """Return the default route to a space, or raise why there is none."""
        found = now(self.table, self.table.awaited).choices
        for way in found.ways if found is not None else ():
            if way.to == to and way.usual:
                return way
        atom = self.barred(to)
        if atom and not self.moving:
            raise PlanError(self.refused(f"go {to or SEA}", atom), atom)
        rule = self.words.atom(atom) if atom else ""
        raise PlanError(
            self.words.text("play-no-way", **self.words.named("room", "room", to), atom=atom or "none", rule=rule), atom
        )

    def barred(self, to: int) -> str:
        """Return the atom that bars the route to a space: that of its own hatch if it is adjacent."""
        if self.moving and not has_hatch(self.boat, self.here, to):
            return ""
        steps = (f"open {to or SEA}", "enter") if self.moving else (f"open {to or SEA}",)
        return self.table.rehearse(steps)[1] or ""

    # Decisions.

    def decide(self, words: Sequence[str]) -> TypedPlan:
        """Return a decision where it is legal, or after a route to where it is."""
        said = self.read(words)
        _, atom = self.table.rehearse([said.text])
        to = None if atom is None else self.place_of(said)
        if to is None or to == self.here or not self.moving:
            return TypedPlan((said.text,))  # if it isn't legal, it will be refused with the rule
        return self.walk(to, said.text)

    def place_of(self, said: Said) -> int | None:
        """Return the space that a decision needs, if there is exactly one."""
        places = self.boat.places.get(said.action or "", ())
        if said.kind != "draw" or len(places) < 2:
            return places[0] if places else None
        stores, cabin = places
        if (said.minutes or 0) > self.boat.draw_cabin:
            return stores
        if self.here not in places:
            raise PlanError(self.words.text("play-draw-where", stores=stores, cabin=cabin, minutes=said.minutes))
        return None

    def read(self, words: Sequence[str]) -> Said:
        """Normalise words: lower case, names of gnomes and items as spelled. It has to be a decision."""
        verb, rest = words[0].lower(), list(words[1:])
        if verb not in VERBS:
            raise PlanError(self.unknown(words[0]))
        if verb in NAME_GNOMES and rest:
            names = {name.lower(): name for name in self.table.leaders}
            found = nearly(rest[0].lower(), tuple(names))
            rest = [names[found] if found else rest[0], *items(rest[1:])]
        elif verb in NAME_ITEMS:
            rest = items(rest)
        else:
            rest = [word.lower() for word in rest]
        try:
            return read_decision(self.table, " ".join((verb, *rest)))
        except NotationError as error:
            raise PlanError(say_error(self.words, error)) from None

    def unknown(self, word: str) -> str:
        """Return the line for an unknown word, with the nearest known one."""
        if word.lower() in self.commands:
            return self.words.text("play-alone", word=word)
        close = get_close_matches(word.lower(), self.known, n=1, cutoff=NEAR)
        return self.words.text("play-unknown", word=word[:40], nearest=close[0] if close else "none")


def items(words: Sequence[str]) -> list[str]:
    """Parse item names: in one word or two, or abbreviated unambiguously."""
    out: list[str] = []
    left = [word.lower().strip(",") for word in words]
    while left:
        if left[0].isascii() and left[0].isdigit() and 0 < int(left[0]) <= MOST_OF_A_KIND and len(left) > 1:
            pair = "_".join(left[1:3])
            taken = 3 if len(left) > 2 and pair in ITEMS else 2
            out += items(left[1:taken]) * int(left[0])  # `2 crowbar`, as in lists of cards
            left = left[taken:]
            continue
        pair = "_".join(left[:2])
        if len(left) > 1 and pair in ITEMS:
            out.append(pair)
            left = left[2:]
        else:
            out.append(nearly(left[0], ITEMS) or left[0])
            left = left[1:]
    return out


def nearly(word: str, names: Sequence[str]) -> str | None:
    """Return a full name, or the only one that begins like this."""
    if word in names:
        return word
    begun = [name for name in names if name.startswith(word)]
    return begun[0] if len(begun) == 1 else None


def refused_line(words: Words, error: IllegalDecision) -> str:
    """Return a refusal with the rule's text."""
    return words.text("play-refused", decision=error.params["decision"], rule=words.atom(error.atom), atom=error.atom)
