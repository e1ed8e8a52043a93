"""The messages of one language: a thin, typed wrapper around fluent.runtime, which is only imported when needed.

A catalogue is split into its messages when it is read. Each message is parsed on first use, so a program that prints
ten sentences doesn't parse a thousand.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Final, NamedTuple

from rednovember.errors import RedNovemberError
from rednovember.files import decoded, os_error
from rednovember.words.plain import filled, plain_pattern

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Attribute, Message, Pattern, Term

    Parsed = Message | Term

MOST_KEPT: Final = 10_000  # cached texts per language
KEPT_LENGTH: Final = 500  # letters of a cached text, at most
LONGEST: Final = 2000  # fluent.runtime refuses longer arguments; they are inserted afterwards
MARK: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
FURTHER: Final = "REDNOVEMBER_WORDS"  # a folder with more languages, for translators to try without installing
TAG: Final = re.compile(r"[A-Za-z]+(-[A-Za-z0-9]+)*")
ENDING: Final = ".ftl"
UNREADABLE: Final = "words-file"  # the error for an unreadable catalogue file
BEGINS: Final = re.compile(r"(-?[a-zA-Z][\w-]*) *=", re.ASCII)


class WordsError(LookupError):
    """A language, an edition, a message or an argument that doesn't exist."""


class Entry(NamedTuple):
    """The source of a message or term in a catalogue file, and the comment above it. A term's id begins with a dash."""

    file: str
    id: str
    source: str
    comment: str


def languages() -> list[str]:
    """Return the available languages: each is a folder with catalogue files."""
    found = {each.name for place in places() for each in place.iterdir() if TAG.fullmatch(each.name)}
    return sorted(language for language in found if paths(language))


def folder(language: str) -> Traversable:
    """Return the folder with a language's catalogue files; the user's folder comes first."""
    there = [place.joinpath(language) for place in places() if place.joinpath(language).is_dir()]
    return there[-1] if there else places()[0].joinpath(language)


def sources(language: str) -> dict[str, str]:
    """Return the catalogue files of a language: names and texts."""
    found = paths(language)
    return {name: read(found[name]) for name in sorted(found)}


def places() -> list[Traversable]:
    """Return the folders of languages: the package's, then the user's, whose files take precedence."""
    further = os.environ.get(FURTHER)
    own: list[Traversable] = [Path(further)] if further and Path(further).is_dir() else []
    return [files(__package__), *own]


def paths(language: str) -> dict[str, Traversable]:
    """Return the paths of a language's catalogue files by name."""
    found: dict[str, Traversable] = {}
    for place in places() if TAG.fullmatch(language) else []:
        if place.joinpath(language).is_dir():
            files_there = place.joinpath(language).iterdir()
            found.update({path.name: path for path in files_there if path.name.endswith(ENDING)})
    return found


def read(path: Traversable) -> str:
    """Read a catalogue file."""
    try:
        return decoded(path.read_bytes())
    except RedNovemberError as error:
        raise RedNovemberError(UNREADABLE, file=str(path), reason=error) from None
    except OSError as error:
        raise RedNovemberError(UNREADABLE, file=str(path), reason=os_error(error)) from None


def entries(texts: dict[str, str]) -> Iterator[Entry]:
    """Split catalogue files into messages. Only the first line of a message can look like the start of one."""
    for file, text in texts.items():
        name, comment, lines = "", "", list[str]()
        above = ""
        for line in [*text.splitlines(), "end ="]:
            begins = BEGINS.match(line)
            if begins:
                if name or "".join(lines).strip():
                    yield Entry(file, name, "\n".join(lines).rstrip() + "\n", comment)
                name, comment, lines = begins[1], above, [line]
            elif not line.startswith("#"):
                lines.append(line)
            above = f"{above}{line[1:].strip()} " if line.startswith("# ") else ""


class Bundle:
    """All catalogue files of a language, joined."""

    def __init__(self, language: str, texts: dict[str, str]) -> None:
        self.language = language
        self._all = [*entries(texts)]
        self._entries: dict[str, Entry] = {}
        for entry in self._all:
            self._entries.setdefault(entry.id, entry)
        self._parsed: dict[str, Parsed | None] = {}
        self._reading = RLock()  # a server words long stories in threads
        self._patterns: dict[str, str | None] = {}  # of messages that are only text and arguments
        self._attributes: dict[str, list[str]] = {}
        self._names: dict[tuple[str, str], tuple[str, ...]] = {}  # by message and attribute
        self._kept: dict[tuple[str, str, tuple[str | int | None, ...]], tuple[str, str]] = {}
        self.message_ids = [name for name in self._entries if name and not name.startswith("-")]

    @property
    def problems(self) -> list[str]:
        """What can't be read, or is defined twice."""
        out, seen = [], set[str]()
        for entry in self._all:
            if entry.id in seen:
                out.append(f"{entry.file}: '{entry.id}' appears twice")
            elif self.parsed(entry.id) is None:
                out.append(f"{entry.file}: cannot be read: {entry.source.strip()[:60]}")
            seen.add(entry.id)
        return out

    def has(self, message_id: str) -> bool:
        """Return whether there is such a message."""
        return message_id in self._entries and self.parsed(message_id) is not None

    def entry(self, message_id: str) -> Entry:
        """Return a message's source entry."""
        return self._entries[message_id]

    def source(self, message_id: str) -> str:
        """Return a message's source; empty if there is none."""
        return self._entries[message_id].source if message_id in self._entries else ""

    def attributes(self, message_id: str) -> list[str]:
        """Return the names of a message's attributes: the forms of a name, or the wordings of a sentence."""
        if message_id not in self._attributes:
            entry = self.parsed(message_id)
            names = [attribute.id.name for attribute in entry.attributes] if entry is not None else []
            self._attributes[message_id] = names
        return self._attributes[message_id]

    def variables(self, message_id: str, attribute: str | None = None) -> list[str]:
        """Return the arguments and messages that a message, or an attribute of it ("": its value), refers to."""
        out, names = dict[str, None](), [message_id]
        for name in names:
            entry = self.parsed(name)
            part = entry if attribute is None or name != message_id else _attribute(entry, attribute)
            own, others = spoken_of(part) if part is not None else ([], [])
            out.update(dict.fromkeys(own))
            names.extend(other for other in others if other not in names)
        return [*out]

    def format(self, message_id: str, args: dict[str, str | int], attribute: str = "") -> tuple[str, str]:
        """Format a message. Returns the text, and what is wrong with it (empty if nothing is)."""
        pattern = None if attribute else self._plain(message_id)
        plain = None if pattern is None else filled(pattern, args)
        if plain is not None:
            return plain, ""
        return self._formatted(message_id, args, attribute)

    def _plain(self, message_id: str) -> str | None:
        """Format a message that is only text and arguments."""
        if message_id not in self._patterns:
            self._patterns[message_id] = plain_pattern(self.source(message_id))
        return self._patterns[message_id]

    def _formatted(self, message_id: str, args: dict[str, str | int], attribute: str) -> tuple[str, str]:
        """Format a message with fluent. The result is cached for others as long as there is room."""
        key = message_id, attribute
        names = self._names.get(key)
        if names is None:
            names = self._names[key] = tuple(self.variables(message_id, attribute))
        values = tuple([args.get(name) for name in names])
        told = message_id, attribute, values
        kept = self._kept.get(told)
        if kept is not None:
            return kept
        found = self._resolved(*told)
        if len(found[0]) <= KEPT_LENGTH:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[told] = found
        return found

    def _resolved(self, message_id: str, attribute: str, values: tuple[str | int | None, ...]) -> tuple[str, str]:
        """Format a message with fluent and the values of the arguments that it uses (None: not given)."""
        if not self.has(message_id):
            return "", "there is no such message"
        names = self._names[message_id, attribute]
        args = {name: value for name, value in zip(names, values, strict=True) if value is not None}
        message = self._bundle.get_message(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return "", "the message has no such text"
        long = {name: value for name, value in args.items() if isinstance(value, str) and len(value) > LONGEST}
        marks = {name: f"{MARK}{name}{MARK}" for name in long}
        text, errors = self._bundle.format_pattern(pattern, {**args, **marks})
        out = str(text)
        for name, value in long.items():
            out = out.replace(marks[name], value)
        return out, "; ".join(str(error) for error in errors)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def parsed(self, name: str) -> Parsed | None:
        """Parse a message or term, and everything that it refers to; None if it can't be read."""
        with self._reading:
            if name not in self._parsed and name in self._entries:
                self._parse(name)
            return self._parsed.get(name)

    def _parse(self, name: str) -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax import ast

        resource = FluentResource(self._entries[name].source)
        found = resource.body[0] if len(resource.body) == 1 else None
        entry = found if isinstance(found, ast.Message | ast.Term) else None
        self._parsed[name] = entry
        if entry is not None:
            self._bundle.add_resource(resource)
            for other in spoken_of(entry)[1]:
                self.parsed(other)


def _attribute(entry: Parsed | None, name: str) -> Attribute | Pattern | None:
    if entry is not None and not name:
        return entry.value
    return next((each for each in entry.attributes if each.id.name == name), None) if entry is not None else None


def spoken_of(entry: Parsed | Attribute | Pattern) -> tuple[list[str], list[str]]:
    """Return the arguments, and the other messages and terms, that a message refers to."""
    from fluent.syntax import ast, visitor

    class Names(visitor.Visitor):
        def __init__(self) -> None:
            self.arguments: dict[str, None] = {}
            self.others: dict[str, None] = {}

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's own naming
            self.arguments[node.id.name] = None

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            self.others[node.id.name] = None

        def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
            self.others[f"-{node.id.name}"] = None
            self.generic_visit(node)

    names = Names()
    names.visit(entry)
    return [*names.arguments], [*names.others]


@cache
def load(language: str) -> Bundle:
    """Load the messages of a language."""
    texts = sources(language)
    if not texts:
        raise WordsError(f"there are no words for the language '{language}'; known languages: {', '.join(languages())}")
    return Bundle(language, texts)
