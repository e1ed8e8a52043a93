"""The messages of one language: a thin, typed wrapper round fluent.runtime, which is only imported when needed."""

from __future__ import annotations

import os
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rednovember.errors import RedNovemberError
from rednovember.files import decoded, os_error

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Message

LONGEST: Final = 2000  # fluent.runtime refuses longer arguments; they are put in afterwards
MARK: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
FURTHER: Final = "REDNOVEMBER_WORDS"  # names a folder with further languages: a translator tries them without installing
TAG: Final = re.compile(r"[A-Za-z]+(-[A-Za-z0-9]+)*")
ENDING: Final = ".ftl"


class WordsError(LookupError):
    """A language, an edition, a message or an argument that is not there."""


def languages() -> list[str]:
    """The languages that there are catalogues for: each is a folder with catalogue files."""
    found = {folder.name for place in places() for folder in place.iterdir() if TAG.fullmatch(folder.name)}
    return sorted(language for language in found if paths(language))


def check_language(language: str) -> None:
    """Raise `WordsError` if there are no catalogues for a language. Users' wishes are checked by `choosing`."""
    if not paths(language):
        raise WordsError(f"there are no words for the language '{language}'; known languages: {', '.join(languages())}")


def sources(language: str) -> dict[str, str]:
    """The catalogue files of a language: names and texts."""
    found = paths(language)
    return {name: read(found[name]) for name in sorted(found)}


def places() -> list[Traversable]:
    """The folders that languages lie in: the package's, then the one that the user names, whose files come first."""
    further = os.environ.get(FURTHER)
    own: list[Traversable] = [Path(further)] if further and Path(further).is_dir() else []
    return [files(__package__), *own]


def paths(language: str) -> dict[str, Traversable]:
    """The catalogue files of a language by name."""
    found: dict[str, Traversable] = {}
    for folder in [place.joinpath(language) for place in places()] if TAG.fullmatch(language) else []:
        if folder.is_dir():
            found.update({path.name: path for path in folder.iterdir() if path.name.endswith(ENDING)})
    return found


def read(path: Traversable) -> str:
    """The text of a catalogue file."""
    try:
        return decoded(path.read_bytes())
    except RedNovemberError as error:
        raise RedNovemberError("words-file", file=str(path), reason=error) from None
    except OSError as error:
        raise RedNovemberError("words-file", file=str(path), reason=os_error(error)) from None


class Bundle:
    """All catalogue files of a language joined. `problems` lists what could not be read or stands there twice."""

    def __init__(self, language: str, texts: dict[str, str]) -> None:
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax import ast

        self._bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self.problems: list[str] = []
        self.message_ids: list[str] = []
        self._variables: dict[str, list[str]] = {}
        for name, text in texts.items():
            resource = FluentResource(text)
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    self.problems.append(f"{name}: cannot be read: {(entry.content or '').strip()[:60]}")
                elif isinstance(entry, ast.Message):
                    if self._bundle.has_message(entry.id.name) or entry.id.name in self.message_ids:
                        self.problems.append(f"{name}: '{entry.id.name}' stands there twice")
                    self.message_ids.append(entry.id.name)
                    self._variables[entry.id.name] = _variables(entry)
            self._bundle.add_resource(resource)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message_id)

    def attributes(self, message_id: str) -> list[str]:
        """The names of a message's attributes: the other forms of a name."""
        return list(self._bundle.get_message(message_id).attributes) if self.has(message_id) else []

    def variables(self, message_id: str) -> list[str]:
        """The arguments that a message speaks of."""
        return self._variables.get(message_id, [])

    def format(self, message_id: str, args: dict[str, str | int], attribute: str = "") -> tuple[str, str]:
        """A message as text, and what is wrong with it (empty if nothing is)."""
        if not self.has(message_id):
            return "", "there is no such message"
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


def _variables(entry: Message) -> list[str]:
    from fluent.syntax import ast, visitor

    class Names(visitor.Visitor):
        def __init__(self) -> None:
            self.found: dict[str, None] = {}

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's own naming
            self.found[node.id.name] = None

    names = Names()
    names.visit(entry)
    return list(names.found)


@cache
def load(language: str) -> Bundle:
    """The messages of a language."""
    check_language(language)
    return Bundle(language, sources(language))
