"""The hello, a client's first frame: its keys, its language, and the last record that it has seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from rednovember.server.errors import ServerError
from rednovember.server.http.guard import keys_of
from rednovember.server.http.services import Context
from rednovember.server.requests.registry import OLD_NAME
from rednovember.server.rooms.frames import PROTOCOL
from rednovember.server.sockets.closing import BAD_PROTOCOL, NOT_ALLOWED, HungUp, old_protocol


class Greeting(NamedTuple):
    """The parts of a hello: keys, language and style as far as the server knows them, and the last record seen."""

    keys: tuple[str, ...]
    language: str
    style: str
    seen: int | None


def read_greeting(context: Context, said: Mapping[str, Any]) -> Greeting:
    """Return the hello from its frame, ignoring what is wrong. `check_greeting` then refuses it in this language."""
    shown, seen, language, style = (said.get(key) for key in ("keys", "seen", "language", "style"))
    return Greeting(
        keys_of(shown if isinstance(shown, list) else ()),
        context.language(language if isinstance(language, str) else None),
        context.style(style if isinstance(style, str) else None),
        seen if isinstance(seen, int) and not isinstance(seen, bool) else None,
    )


def check_greeting(said: Mapping[str, Any]) -> None:
    """Raise `HungUp` if the frame is no hello, has another protocol version, or a known field has the wrong type.

    Unknown fields and nulls are ignored, because older and newer clients send different ones.
    """
    if "type" not in said and said.get(OLD_NAME) == "hello":
        raise old_protocol()
    if said.get("type") != "hello":
        raise HungUp(ServerError("server-hello"), NOT_ALLOWED)
    protocol = said.get("protocol")
    if protocol != PROTOCOL or type(protocol) is not int:
        raise HungUp(ServerError("server-protocol", known=PROTOCOL), BAD_PROTOCOL)
    for key, (like, fits) in KNOWN.items():
        value = said.get(key)
        if value is not None and not fits(value):
            raise HungUp(ServerError("table-value", key=key, value=HIDDEN.get(key, value), like=like), NOT_ALLOWED)


def is_text(value: object) -> bool:
    """Return whether a value is a text."""
    return isinstance(value, str)


def are_texts(value: object) -> bool:
    """Return whether a value is a list of texts."""
    return isinstance(value, list) and all(map(is_text, value))


def is_whole(value: object) -> bool:
    """Return whether a value is a whole number. Booleans are not."""
    return isinstance(value, int) and not isinstance(value, bool)


KNOWN: Final = {
    "keys": ("texts", are_texts),
    "language": ("text", is_text),
    "style": ("text", is_text),
    "seen": ("whole-number", is_whole),
}
HIDDEN: Final = {"keys": "..."}  # keys are never repeated in an error
