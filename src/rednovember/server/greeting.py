"""The first frame of a connection: who is there, and how they read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

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
    """A hello from its frame. What is odd in it is passed over, as old and new clients send more or less."""
    shown, seen = said.get("keys", []), said.get("seen")
    return Greeting(
        keys_of(shown if isinstance(shown, list) else ()),
        context.language(said.get("language")),
        context.style(said.get("style")),
        seen if isinstance(seen, int) and not isinstance(seen, bool) else None,
    )


def check_greeting(said: Mapping[str, Any]) -> None:
    """Show out who says something else, or speaks another protocol."""
    if said.get("say") != "hello":
        raise HungUp(ServerError("server-hello"), NOT_ALLOWED)
    if said.get("protocol") != PROTOCOL:
        raise HungUp(ServerError("server-protocol", known=PROTOCOL), BAD_PROTOCOL)
