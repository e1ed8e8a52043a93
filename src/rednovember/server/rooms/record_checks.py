"""Checks of the bodies of records. A record that fails one is corrupt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rednovember.server.errors import ServerError
from rednovember.server.store.records import (
    ABSENT,
    AGREED,
    ASKED,
    CLAIMED,
    DECLINED,
    DOOR,
    ENTRY,
    HOST,
    LAID,
    LEFT,
    RENEWED,
    SAID,
    USED,
    Record,
)

Types = tuple[type, ...]
TEXT: Final[Types] = (str,)
NUMBER: Final[Types] = (int,)
TRUTH: Final[Types] = (bool,)
MAPPING: Final[Types] = (dict,)
NUMBER_OR_NONE: Final[Types] = (int, type(None))
TEXT_OR_NONE: Final[Types] = (str, type(None))
FIELDS: Final[Mapping[str, Mapping[str, Types]]] = {
    LAID: {
        "table": MAPPING,
        "logbook": TEXT,
        "open": TRUTH,
        "absent": NUMBER_OR_NONE,
        "host": TEXT,
        "join": TEXT,
        "watch": TEXT,
        "seats": MAPPING,
    },
    ENTRY: {"kind": TEXT},  # `read_entry` checks the rest
    CLAIMED: {"seat": TEXT, "name": TEXT, "key": TEXT},
    LEFT: {"seat": TEXT, "key": TEXT},
    USED: {"seat": TEXT},
    RENEWED: {"seat": TEXT, "key": TEXT},
    HOST: {"key": TEXT},
    DOOR: {"open": TRUTH},
    ABSENT: {"seconds": NUMBER_OR_NONE},
    SAID: {"by": TEXT, "name": TEXT, "text": TEXT},
    ASKED: {"by": TEXT, "number": NUMBER, "to": NUMBER},
    AGREED: {"by": TEXT},
    DECLINED: {"by": TEXT},
}
SIGNAL: Final[Mapping[str, Types]] = {"signal": TEXT_OR_NONE, "room": NUMBER_OR_NONE, "item": TEXT_OR_NONE}


def corrupt(record: Record) -> ServerError:
    """Return the error for a corrupt record."""
    return ServerError("server-record", number=record.number)


def check_body(record: Record) -> None:
    """Raise `ServerError` unless a body has the fields of its kind, with values of the right types."""
    body, fields = record.body, FIELDS[record.kind]
    if any(type(body.get(name, ...)) not in types for name, types in fields.items()):
        raise corrupt(record)
    if record.kind == SAID and any(type(body[name]) not in SIGNAL.get(name, TEXT) for name in body):
        raise corrupt(record)
    if record.kind == SAID and not set(body) <= {*fields, *SIGNAL}:
        raise corrupt(record)
    if record.kind == LAID and any(type(key) is not str for key in body["seats"].values()):
        raise corrupt(record)
