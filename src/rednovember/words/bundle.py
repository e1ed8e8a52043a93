"""The messages of one language: a thin, typed wrapper round fluent.runtime, which is only imported when needed."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Message

LONGEST: Final = 2000  # fluent.runtime refuses longer arguments; they are put in afterwards
MARK: Final = "\N{OBJECT REPLACEMENT CHARACTER}"


class WordsError(LookupError):
    """A language, an edition, a message or an argument that is not there."""


def languages() -> list[str]:
    """The languages that there are catalogues for."""
    found = files(__package__).iterdir()
    return sorted(folder.name for folder in found if folder.is_dir() and sources(folder.name))


def sources(language: str) -> dict[str, str]:
    """The catalogue files of a language: names and texts."""
    folder = files(__package__).joinpath(language)
    if not folder.is_dir():
        return {}
    found = {path.name: path for path in folder.iterdir() if path.name.endswith(".ftl")}
    return {name: found[name].read_text(encoding="utf-8") for name in sorted(found)}


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
    texts = sources(language)
    if not texts:
        raise WordsError(f"there are no words for the language '{language}'; known languages: {', '.join(languages())}")
    return Bundle(language, texts)
