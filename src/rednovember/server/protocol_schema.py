"""The protocol's JSON schema: every frame, every request, and the bodies of HTTP, generated from their types."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from rednovember.server.http.reading import LanguageShown, Rules
from rednovember.server.http.services import Problem
from rednovember.server.http.setup import Setup
from rednovember.server.http.tables import CreatedTable, OpenTable
from rednovember.server.requests import REQUEST_TYPES
from rednovember.server.rooms.frames import PROTOCOL, Goodbye, News, Response, Welcome
from rednovember.server.sockets.connection import SUBPROTOCOL
from rednovember.table import OneOf
from rednovember.table.description import TAKE_BACK, USUAL_GNOMES
from rednovember.table.schema import DIALECT, Schema, loosen, schema_of

ID: Final = "the client's own number for a request; its answer carries the same one"


@dataclass(frozen=True, slots=True)
class Hello:
    """A client's first frame: its keys, language and style, and the last record that it has seen (null: none)."""

    protocol: int
    keys: tuple[str, ...] = ()
    language: str = "en"
    style: Annotated[str, OneOf(("lively", "dry"))] = "lively"
    seen: int | None = None
    type: Annotated[str, OneOf(("hello",))] = "hello"


@dataclass(frozen=True, slots=True)
class TableRequest:
    """What is to be played, by whom and by which rules. Missing fields take their defaults.

    `gnomes` are names or a number. `players` may be fewer than gnomes, which are then dealt to them. `bots` names the
    bot of a gnome. Without a `seed` luck is secret. `take_back` is by default "free" for one person and "unrevealed"
    for several.
    """

    gnomes: int | tuple[str, ...] = USUAL_GNOMES
    players: tuple[str, ...] | None = None
    bots: dict[str, str] = field(default_factory=dict)
    edition: str = "revised"
    options: dict[str, bool] | tuple[str, ...] = ()
    board: str | dict[str, Any] = ""
    seed: int | None = None
    take_back: Annotated[str, OneOf(TAKE_BACK)] | None = None
    advice: bool = True
    treachery: bool = False


@dataclass(frozen=True, slots=True)
class NewTable:
    """A new table: whether it is open to everyone, and after how many seconds a bot stands in (null: never).

    It goes on from `logbook`, if that is given.
    """

    table: TableRequest | None = None
    open: bool = False
    stand_in_after: int | None = None
    logbook: str = ""


__all__ = ["HTTP", "PROTOCOL", "SERVER_FRAMES", "SUBPROTOCOL", "protocol_schema"]
SERVER_FRAMES: Final = (Welcome, News, Response, Goodbye)
HTTP: Final = (NewTable, CreatedTable, OpenTable, Setup, LanguageShown, Rules, Problem)


def requests() -> tuple[type[Any], ...]:
    """Return the types of all registered requests."""
    return tuple(each.fields for each in REQUEST_TYPES.values())


def protocol_schema() -> Schema:
    """Return the schema of the whole protocol."""
    definitions: Schema = {}
    asked = requests()
    for each in (*SERVER_FRAMES, Hello, *asked, *HTTP):
        schema_of(each, definitions)
    loosen(definitions, (Hello, *asked, TableRequest, NewTable))
    sent = [_numbered(definitions[each.__name__]) for each in asked]
    definitions |= {
        "ServerFrame": _one_of("What the server sends; `type` says which it is.", SERVER_FRAMES),
        "AnyRequest": _one_of("What may be asked for; `type` says which it is.", asked),
        "ClientFrame": {
            "description": "What a client sends: hello first, then requests with a number each.",
            "oneOf": [{"$ref": "#/$defs/Hello"}, *sent],
        },
    }
    return {
        "$schema": DIALECT,
        "title": "Red November, the protocol",
        "description": f"Version {PROTOCOL}; see protocol.md.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in ("ServerFrame", "ClientFrame")],
        "$defs": dict(sorted(definitions.items())),
    }


def _one_of(description: str, kinds: tuple[type, ...]) -> Schema:
    return {"description": description, "oneOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]}


def _numbered(request: Schema) -> Schema:
    """Return the schema of a request on a socket, with its id."""
    properties = {"id": {"type": "integer", "description": ID}, **request["properties"]}
    return {**request, "properties": properties, "required": ["id", *request["required"]]}
