"""What is missing, superfluous or stale in a language, compared with English, the source language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from rednovember.words.bundle import Bundle, entries, folder, load, sources
from rednovember.words.catalogue import FALLBACK
from rednovember.words.narrator import DRY

if TYPE_CHECKING:
    from fluent.syntax.ast import SelectExpression, VariableReference

NAMES: Final = ("item", "event", "room", "track", "token", "action", "ending")  # kinds of names that may have forms
TOLD: Final = ("fact-", "story-")  # what the narrator tells
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
RECORD: Final = "translated.txt"  # in a language's folder: the English that each message was translated from


class Finding(NamedTuple):
    """Something to fix: its kind, the message, and details."""

    kind: str
    message_id: str
    more: str = ""


def findings(language: str) -> Iterator[Finding]:
    """Yield everything that has to be fixed in a language."""
    english, bundle = load(FALLBACK), load(language)
    for problem in bundle.problems:
        yield Finding("unreadable", "", problem)
    for name in english.message_ids:
        if not bundle.has(name):
            yield Finding("missing", name)
    for name in bundle.message_ids:
        if not english.has(name):
            yield Finding("orphan", name)
        else:
            yield from _message(english, bundle, name)
    yield from _forms(bundle)
    if language != FALLBACK:
        recorded = read_record(language)
        for name, mark in marks().items():
            if bundle.has(name) and recorded.get(name) != mark:
                yield Finding("stale", name)


def _message(english: Bundle, bundle: Bundle, name: str) -> Iterator[Finding]:
    """Yield what is wrong with a message that both languages have."""
    may, must, shown = spoken(english, name)
    own = {_base(variable, may) for variable in bundle.variables(name)}
    for variable in sorted(must - own - (shown if name.startswith(TOLD) else set())):
        yield Finding("lost", name, variable)
    for variable in sorted(own - may):
        yield Finding("unknown", name, variable)
    has = bundle.attributes(name)
    if name.startswith(TOLD):
        if DRY not in has:
            yield Finding("missing", f"{name}.{DRY}")
        for wording in ("", *has):
            own = {_base(variable, may) for variable in bundle.variables(name, wording)}
            for variable in sorted(shown - own):
                yield Finding("lost", f"{name}.{wording}".rstrip("."), variable)
    else:
        for attribute in english.attributes(name):
            if attribute not in has:
                yield Finding("missing", f"{name}.{attribute}")


def spoken(english: Bundle, name: str) -> tuple[set[str], set[str], set[str]]:
    """Return the arguments that a translation may use, those that it must use, and those that English shows.

    It may use those that English uses or that the comment above names, and need not choose a plural by them.
    """
    used = {variable.removesuffix("_id") for variable in english.variables(name)}
    named = set(re.findall(r"\$(\w+)", english.entry(name).comment))
    shown, plural = _shown(english, name)
    return used | named, used - (plural - shown), shown


def _shown(english: Bundle, name: str) -> tuple[set[str], set[str]]:
    """Return the arguments whose values a message shows, and those by which it chooses a plural."""
    from fluent.syntax import ast, visitor

    class Shown(visitor.Visitor):
        def __init__(self) -> None:
            self.plural: set[str] = set()
            self.shown: set[str] = set()

        def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - fluent's own naming
            keys = {key.name for key in (each.key for each in node.variants) if isinstance(key, ast.Identifier)}
            if isinstance(node.selector, ast.VariableReference) and keys <= PLURALS and len(keys) == len(node.variants):
                self.plural.add(node.selector.id.name)
            for variant in node.variants:
                self.visit(variant.value)

        def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
            self.shown.add(node.id.name.removesuffix("_id"))

    found = Shown()
    entry = english.parsed(name)
    if entry is not None and entry.value is not None:
        found.visit(entry.value)
    return found.shown, found.plural


def _base(variable: str, known: set[str]) -> str:
    """Return an argument without its form: `to_room_into` is `to_room`."""
    fitting = [name for name in known if variable == name or variable.startswith(f"{name}_")]
    return max(fitting, key=len, default=variable)


def _forms(bundle: Bundle) -> Iterator[Finding]:
    """Check that names of one kind have the same forms, because a sentence may get any of them."""
    for kind in NAMES:
        names = [name for name in bundle.message_ids if name.partition("-")[0] == kind]
        forms = {form for name in names for form in bundle.attributes(name)}
        for name in names:
            for form in sorted(forms.difference(bundle.attributes(name))):
                yield Finding("missing", f"{name}.{form}")


def marks() -> dict[str, str]:
    """Return a hash for each English message."""
    return {
        entry.id: sha256(entry.source.encode()).hexdigest()[:10] for entry in entries(sources(FALLBACK)) if entry.id
    }


def read_record(language: str) -> dict[str, str]:
    """Return the recorded English of each message of a language."""
    path = folder(language).joinpath(RECORD)
    if not path.is_file():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines()
    return dict(line.split(" ", 1) for line in lines if " " in line)


def record(language: str) -> str:
    """Return the record of a language whose messages are all up to date."""
    bundle = load(language)
    return "".join(f"{name} {mark}\n" for name, mark in sorted(marks().items()) if bundle.has(name))
