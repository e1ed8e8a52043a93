"""The first frame of a connection: who is there, and how they read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from rednovember.server.context import Context
from rednovember.server.frames import PROTOCOL
from rednovember.server.guard import keys_of
from rednovember.server.parting import BAD_PROTOCOL, NOT_ALLOWED, HungUp
from rednovember.server.records import ServerError


class Greeting(NamedTuple):
    """What somebody says first: keys, language and style as far as they are known here, and the record seen last."""

    keys: tuple[str, ...]
    language: str
    style: str
    seen: int | None


def read_greeting(context: Context, said: Mapping[str, Any]) -> Greeting:
    """A hello from its frame, as far as it can be read: `check_greeting` refuses the rest, in this language."""
    shown, seen, language, style = (said.get(key) for key in ("keys", "seen", "language", "style"))
    return Greeting(
        keys_of(shown if isinstance(shown, list) else ()),
        context.language(language if isinstance(language, str) else None),
        context.style(style if isinstance(style, str) else None),
        seen if isinstance(seen, int) and not isinstance(seen, bool) else None,
    )


def check_greeting(said: Mapping[str, Any]) -> None:
    """Show out who says something else, speaks another protocol, or has a known key wrong.

    Keys that are not known are passed over, as old and new clients send more or less; so is one that is null.
    """
    if said.get("say") != "hello":
        raise HungUp(ServerError("server-hello"), NOT_ALLOWED)
    protocol = said.get("protocol")
    if protocol != PROTOCOL or type(protocol) is not int:
        raise HungUp(ServerError("server-protocol", known=PROTOCOL), BAD_PROTOCOL)
    for key, (like, fits) in KNOWN.items():
        value = said.get(key)
        if value is not None and not fits(value):
            raise HungUp(ServerError("table-value", key=key, value=HIDDEN.get(key, value), like=like), NOT_ALLOWED)


def is_text(value: object) -> bool:
    """Whether this is a text."""
    return isinstance(value, str)


def are_texts(value: object) -> bool:
    """Whether this is a list of texts."""
    return isinstance(value, list) and all(map(is_text, value))


def is_whole(value: object) -> bool:
    """Whether this is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


KNOWN: Final = {
    "keys": ("texts", are_texts),
    "language": ("text", is_text),
    "style": ("text", is_text),
    "seen": ("whole-number", is_whole),
}
HIDDEN: Final = {"keys": "..."}  # they are not said again
