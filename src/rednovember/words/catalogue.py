"""`Words`: texts and names in one language, for one edition and board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from rednovember import data
from rednovember.words.bundle import Bundle, WordsError, load
from rednovember.words.figures import figures

FALLBACK: Final = "en"
Name = tuple[str, dict[str, str | int]]  # a message and its arguments


class Words:
    """The words of a language.

    What is missing falls back to English, then to the message's id; with `strict` it raises `WordsError` instead.

    >>> words = Words("en", "first")
    >>> words.items(["crowbar", "harpoon", "crowbar"])
    '2 Crowbars and Diving Gun'
    """

    def __init__(
        self,
        language: str = FALLBACK,
        edition: str = "revised",
        *,
        board: Mapping[str, Any] | None = None,
        strict: bool = False,
    ) -> None:
        """`board` is a board's mapping (`Game.board`), which has the rooms' purposes and the figures of the rules."""
        if edition not in data.editions():
            known = ", ".join(data.editions())
            raise WordsError(f"there is no edition '{edition}'; known editions: {known}")
        self.switch(language)
        self.edition = edition
        self.strict = strict
        self._renamed: Mapping[str, str] = data.edition(edition).get("names", {})
        self.board: Mapping[str, Any] = board or data.board(data.NEWEST_BOARD)
        self._purposes: dict[int, str] = {room: purpose for purpose, room in self.board["purposes"].items()}
        self._figures: dict[str, dict[str, object]] = {}
        self.track_end: int = self.board["disaster_tracks"]["spaces"]

    def switch(self, language: str) -> None:
        """Switch to another language, for everyone who shares these words."""
        self._bundle: Bundle = load(language)
        self.language = language
        self._named: dict[tuple[str, str, str | int], dict[str, object]] = {}

    # Texts.

    def text(self, message_id: str, /, **args: object) -> str:
        """Format a message with its arguments: texts, whole numbers, or anything else that has a `str`."""
        return self.worded(message_id, "", args)

    def worded(self, message_id: str, wording: str, args: Mapping[str, object]) -> str:
        """Format one of a message's wordings (attributes); "" is the default one."""
        text, fault = self._find(message_id, args, wording)
        if not fault:
            return text
        if self.strict:
            raise WordsError(f"{self.language}: {message_id}: {fault}")
        return message_id

    def wordings(self, message_id: str) -> list[str]:
        """Return the names of this language's wordings of a message, besides the default one."""
        return self._bundle.attributes(message_id)

    def has(self, message_id: str) -> bool:
        """Return whether this language has such a message itself."""
        return self._bundle.has(message_id)

    def find(self, message_id: str, /, **args: object) -> str | None:
        """Format a message with its arguments, or return None if it is missing or lacks an argument."""
        text, fault = self._find(message_id, args)
        return None if fault else text

    def _find(self, message_id: str, args: Mapping[str, object], wording: str = "") -> tuple[str, str]:
        plain = {
            name: value if type(value) is str or type(value) is int else _plain(value) for name, value in args.items()
        }
        text, fault = self._bundle.format(message_id, plain, wording)
        if fault and not self.strict and self.language != FALLBACK:
            text, fault = load(FALLBACK).format(message_id, plain, wording)
        return text, fault

    # Names.

    def item(self, name: str, count: int = 1) -> str:
        """Return an item: "Crowbar", "2 Crowbars"."""
        return self._say(self._item(name, count))

    def items(self, names: Iterable[str]) -> str:
        """Return items, counted: "Grog, Toolbox and 2 Crowbars"; "nothing" if there are none."""
        return self.joined(self.item(name, count) for name, count in Counter(names).items())

    def event(self, name: str) -> str:
        """Return an event card, by its name or with its faint number ("fire:2")."""
        return self._say(self._name("event", name))

    def room(self, number: int) -> str:
        """Return a room within a sentence: "room 5", "the Engine Room", "the sea"."""
        return self._say(self._name("room", number))

    def place(self, number: int) -> str:
        """Return a room as a heading: "Room 5", "Engine Room", "The sea"."""
        return self._say(self._name("place", number))

    def track(self, name: str) -> str:
        """Return a Disaster Track."""
        return self.text(f"track-{name}")

    def token(self, name: str) -> str:
        """Return a Destruction token."""
        return self.text(f"token-{name}")

    def action(self, name: str) -> str:
        """Return an action: "Fix Engine"."""
        return self.text(f"action-{name}")

    def phase(self, name: str) -> str:
        """Return what the deciding player is asked in a phase."""
        return self.text(f"phase-{name}")

    def ending(self, reason: str) -> str:
        """Return how a game ended: "won", or what lost it."""
        return self.text(f"ending-{reason}")

    def option(self, name: str) -> str:
        """Return the title of an option."""
        return self.text(f"option-{name}")

    def option_text(self, name: str) -> str:
        """Return what an option does, in one sentence."""
        return self.text(f"option-{name}-text")

    def atom(self, atom_id: str) -> str:
        """Return a rule's text, and what is different about it in this edition."""
        text, own = self.rule(atom_id), self.rule(atom_id, self.edition)
        return f"{text} {self.text(f'rules-{self.edition}', text=own)}" if own else text

    def rule(self, atom_id: str, part: str = "") -> str:
        """Return a rule's text, or a part of its entry: its title, an example; "" if there is none."""
        message_id = f"atom-{atom_id}"
        bundle = self._bundle if self.has(message_id) else load(FALLBACK)
        if part and part not in bundle.attributes(message_id):
            return ""
        return self.worded(message_id, part, self.figures)

    @property
    def figures(self) -> Mapping[str, object]:
        """The board's figures that the rules use."""
        if self.language not in self._figures:
            self._figures[self.language] = {
                name: self.joined(map(str, value)) if isinstance(value, tuple) else value
                for name, value in figures(self.board).items()
            }
        return self._figures[self.language]

    def figure(self, text: str) -> str:
        """Return a figure as the language writes it: "51.7%" is "51,7 %" in German."""
        return text.replace(".", self.text("decimal-sign")).replace("%", self.text("percent-sign"))

    def joined(self, texts: Iterable[str]) -> str:
        """Return a list of texts: "A, B and C"."""
        parts = [*texts]
        if not parts:
            return self.text("list-none")
        out = parts[0]
        for place, part in enumerate(parts[1:], 2):
            out = self.text("list-last" if place == len(parts) else "list-more", left=out, right=part)
        return out

    def named(self, argument: str, kind: str, value: str | int) -> Mapping[str, object]:
        """Return a name as arguments of a sentence: the text, its id, and its other forms in the language.

        >>> Words().named("to_room", "room", 1)
        {'to_room': 'the Engine Room', 'to_room_id': 1}
        """
        key = (argument, kind, value)
        if key not in self._named:
            self._named[key] = self._make_named(*key)
        return self._named[key]

    def _make_named(self, argument: str, kind: str, value: str | int) -> dict[str, object]:
        message_id, args = self._name(kind, value)
        plain = value if isinstance(value, int) else value.partition(":")[0]  # an event card without its number
        out: dict[str, object] = {argument: self.text(message_id, **args), f"{argument}_id": plain}
        for form in self._bundle.attributes(message_id):
            out[f"{argument}_{form}"] = self._bundle.format(message_id, args, form)[0]
        return out

    # Internals.

    def _say(self, name: Name) -> str:
        return self.text(name[0], **name[1])

    def _name(self, kind: str, value: str | int) -> Name:
        if kind == "item":
            return self._item(str(value), 1)
        if kind in ("room", "place"):
            return self._room(kind, int(value))
        return f"{kind}-{str(value).partition(':')[0]}", {}

    def _room(self, kind: str, number: int) -> Name:
        if number == 0:
            return f"{kind}-sea", {}
        if number in self._purposes:
            return f"{kind}-{self._purposes[number]}", {}
        return f"{kind}-number", {"number": number}

    def _item(self, name: str, count: int) -> Name:
        if name not in self._renamed:
            return f"item-{name}", {"count": count}
        own = f"item-{name}-{self.edition}"
        return own if self.has(own) else "item-renamed", {"count": count, "name": self._renamed[name]}


def _plain(value: object) -> str | int:
    """Return an argument as Fluent takes it: Booleans and None become words to select by."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    return value if isinstance(value, int) else str(value)
