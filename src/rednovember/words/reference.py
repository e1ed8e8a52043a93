"""The rules reference: every rule with its whole entry, in one language, for one edition and board.

The single source for the page in the docs, the help in the game, the command `rednovember rules` and the tooltips.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from rednovember import data
from rednovember.words.catalogue import Words

CHAPTERS: Final = (  # in order of play
    "components",
    "setup",
    "time",
    "movement",
    "items",
    "actions",
    "faint_check",
    "updates",
    "events",
    "deaths",
    "ending",
    "options",
    "rulings",
    "readings",
)
KINDS: Final = (
    "item",
    "event",
    "room",
    "track",
    "token",
    "action",
    "option",
    "phase",
    "mark",
)  # what a rule may be about
HOMES: Final = {"item": "items", "event": "events", "room": "actions", "track": "actions", "token": "events"}
HOME: Final = "actions"  # where other kinds of things have their main rule
SEA: Final = "sea"  # a room in the rules
COUNTED: Final = {"items": "item", "events": "event"}  # chapters that say how many cards there are
FIRST: Final = "first"


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule with its whole entry. Parts that don't exist are empty."""

    id: str
    chapter: str
    title: str
    text: str
    example: str
    first: str  # what is different in the first edition
    question: str  # rulings and readings: the question that they answer
    why: str
    words: str  # more words to find it by
    switch: str  # the option that reverses it
    option: str  # the option without which the question doesn't come up
    edition: str  # the switch by which the editions differ
    board: str  # the entry of a board without which the earlier reading applies
    sources: str
    against: str
    about: tuple[tuple[str, str], ...]  # ("item", "crowbar")
    cards: tuple[tuple[str, int], ...]  # names of the cards that it describes, and how many there are


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the reference."""

    id: str
    title: str
    lead: str
    entries: tuple[Entry, ...]


class Reference:
    """The rules in the language, edition and board of a `Words`.

    >>> reference = Reference(Words())
    >>> reference.entry("M6").text
    'A high-water room can never be entered.'
    >>> [entry.id for entry in reference.about("item", "water_pump")]
    ['I18']
    """

    def __init__(self, words: Words) -> None:
        self.words = words
        self._made: dict[str, Entry] = {}

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """All rules by their ids, in order of play."""
        atoms = data.atoms()
        ordered = sorted(atoms, key=lambda name: CHAPTERS.index(atoms[name]["chapter"]))
        return {name: self.entry(name) for name in ordered}

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters in order of play."""
        return tuple(
            Chapter(
                name,
                self.words.text(f"chapter-{name}"),
                self.words.worded(f"chapter-{name}", "lead", {}),
                tuple(entry for entry in self.entries.values() if entry.chapter == name),
            )
            for name in CHAPTERS
        )

    def entry(self, atom_id: str) -> Entry:
        """Return a rule by its id. Raises `KeyError` if there is none."""
        if atom_id not in self._made:
            self._made[atom_id] = self._entry(atom_id)
        return self._made[atom_id]

    def about(self, kind: str, name: str) -> tuple[Entry, ...]:
        """Return the rules about a thing, main one first. A room is given by its purpose, or is `sea`; see `KINDS`."""
        if kind == "option":
            return tuple(map(self.entry, data.options().get(name, {}).get("atoms", ())))
        if kind in data.explained():
            return tuple(map(self.entry, data.explained()[kind].get(name, ())))
        home = "movement" if name == SEA else HOMES.get(kind, HOME)
        found = [self.entry(atom) for atom, each in data.atoms().items() if f"{kind}:{name}" in each.get("about", ())]
        named = self.name(kind, name) if found else ""
        return tuple(sorted(found, key=lambda each: (each.title != named, each.chapter != home, len(each.about))))

    def things(self) -> dict[str, dict[str, tuple[str, ...]]]:
        """Return everything that there are rules about, by kind and name, with the ids of its rules, main one first."""
        named: dict[str, dict[str, None]] = {kind: {} for kind in KINDS}
        for atom in data.atoms().values():
            for kind, _, name in (each.partition(":") for each in atom.get("about", ())):
                named[kind][name] = None
        for kind, names in {"option": data.options(), **data.explained()}.items():
            named[kind] = dict.fromkeys(names)
        return {
            kind: {name: tuple(entry.id for entry in self.about(kind, name)) for name in names}
            for kind, names in named.items()
        }

    def _entry(self, name: str) -> Entry:
        atom, words = data.atoms()[name], self.words
        about = tuple((kind, what) for kind, _, what in (each.partition(":") for each in atom.get("about", ())))
        counted = COUNTED.get(atom["chapter"], "")
        return Entry(
            id=name,
            chapter=atom["chapter"],
            title=words.rule(name, "title"),
            text=words.rule(name),
            example=words.rule(name, "example"),
            first=words.rule(name, FIRST),
            question=words.rule(name, "question"),
            why=words.rule(name, "why"),
            words=words.rule(name, "words"),
            switch=atom.get("switch", ""),
            option=atom.get("option", ""),
            edition=atom.get("edition", ""),
            board=atom.get("board", ""),
            sources=atom.get("sources", ""),
            against=atom.get("against", ""),
            about=about,
            cards=tuple((self.name(kind, what), self._cards(kind, what)) for kind, what in about if kind == counted),
        )

    def name(self, kind: str, what: str) -> str:
        """Return the name of a thing that rules are about."""
        if kind == "item":
            return self.words.item(what)
        return self.words.text(f"{'place' if kind == 'room' else kind}-{what}")

    def _cards(self, kind: str, what: str) -> int:
        table = self.words.board[f"{kind}s"]  # a board may leave out a thing
        count: int = table.get(what, 0) if kind == "item" else table.get(what, {}).get("count", 0)
        return count
