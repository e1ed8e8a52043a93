"""The server's log: one JSON object a line on stderr, or lines of text for somebody who looks on. Nothing secret in it.

`tell` writes an event of ours: a name and fields. What uvicorn and others say comes in the same form. Everything passes
through one formatter, and that takes out whatever may be secret (see redaction.py); bodies are never handed to it.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from rednovember.server.redaction import HIDDEN, Redactor, secrets_of
from rednovember.server.settings import Settings

NAME: Final = "rednovember"
FIELDS: Final = "rednovember_fields"  # where a record keeps what was told with it

# Our events.
STARTED: Final = "started"  # version, address, database (its kind)
STOPPED: Final = "stopped"
LAID: Final = "laid"  # a table was laid: table
STORE: Final = "store"  # the database has failed: reason
DAMAGED: Final = "damaged"  # a table cannot be read, once for each: table, number of the record
STUCK: Final = "stuck"  # the server has to act at a table and cannot, once for each: table, number of the last record
HUNG_UP: Final = "hung-up"  # a listener who did not read: code
DESCRIPTORS: Final = "descriptors"  # no file can be opened and nobody can connect: most
RETIRED: Final = "retired"  # old tables were removed: finished, unfinished
FAILED: Final = "failed"  # something that should not happen, with its traceback

REQUEST: Final = "request"  # what uvicorn says of each request: method, path, status
OTHERS: Final = "message"  # what others say: logger, text
ACCESS: Final = "uvicorn.access"
SOCKETS: Final = "uvicorn.error"  # says, among much else, who opens a socket
SOCKET: Final = '%s - "WebSocket %s" '  # how it begins to say so: an address and a path, then the status if it differs
TOLD: Final = {"[accepted]": 101, "403": 403}
# The least that others may say: below it websockets write out frames, and SQLAlchemy statements with their values.
QUIET: Final = {"": logging.WARNING}
# Those who say at INFO what was asked, and from where: that is for who looks for a fault.
ASKED: Final = ("uvicorn", SOCKETS, ACCESS)
NEVER: Final = frozenset(
    (
        "authorization",
        "body",
        "bodies",
        "cookie",
        "database_url",
        "digest",
        "dsn",
        "fragment",
        "header",
        "headers",
        "key",
        "keys",
        "logbook",
        "password",
        "query",
        "query_string",
        "record",
        "records",
        "secret",
        "seed",
        "seeds",
        "text",
        "token",
        "tokens",
    )
)  # fields
LONGEST: Final = 8_000  # letters of one text


def tell(event: str, level: int = logging.INFO, *, error: BaseException | None = None, **fields: object) -> None:
    """Write an event of ours; with the traceback of an error that should not have happened."""
    logging.getLogger(NAME).log(level, event, exc_info=error, extra={FIELDS: fields})


def set_up(settings: Settings, stream: TextIO | None = None) -> None:
    """Let everything that is logged in this process go to the stream (stderr) in our form."""
    out = sys.stderr if stream is None else stream
    as_text = settings.log_format == "text" or (settings.log_format == "auto" and out.isatty())
    redact = Redactor(secrets_of(settings.database, settings.metrics_token))
    handler = logging.StreamHandler(out)
    handler.setFormatter(TextForm(redact) if as_text else JsonForm(redact))
    level = getattr(logging, settings.log.upper())
    least = {**QUIET, **dict.fromkeys(ASKED, logging.INFO if level <= logging.DEBUG else logging.WARNING)}
    for name, lowest in least.items():
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler] if not name else []
        logger.setLevel(max(lowest, level))
        logger.propagate = True
    logging.getLogger(NAME).setLevel(level)
    logging.raiseExceptions = False  # or a record that cannot be written would be printed as it is


class JsonForm(logging.Formatter):
    """One JSON object a line: time, level, event, and the fields of the event."""

    def __init__(self, redact: Redactor) -> None:
        super().__init__()
        self._redact = redact

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        line: dict[str, Any] = {"time": at, "level": record.levelname.lower(), **content(record)}
        if record.exc_info and record.exc_info[1] is not None:
            line["traceback"] = "".join(traceback.format_exception(record.exc_info[1]))
        return self._written({str(name): self._clean(str(name), value) for name, value in line.items()})

    def _clean(self, name: str, value: object) -> object:
        """A field without what is secret; what is no plain value is only named by its type."""
        if name.lower() in NEVER:
            return HIDDEN
        if value is None or isinstance(value, bool | int | float):
            return value
        if isinstance(value, Mapping):
            return {self._redact(str(key)): self._clean(str(key), inner) for key, inner in value.items()}
        if isinstance(value, list | tuple | set | frozenset):
            return [self._clean(name, inner) for inner in value]
        if isinstance(value, str | BaseException):
            return self._redact(str(value)[: 10 * LONGEST])[:LONGEST]
        return type(value).__name__

    def _written(self, line: dict[str, object]) -> str:
        return json.dumps(line, ensure_ascii=False, default=lambda value: type(value).__name__)


class TextForm(JsonForm):
    """The same for somebody who looks on: time, level, event and fields in a line; a traceback below it."""

    def _written(self, line: dict[str, object]) -> str:
        trace = line.pop("traceback", "")
        at, level, event = (str(line.pop(name)) for name in ("time", "level", "event"))
        fields = " ".join(f"{name}={shown(value)}" for name, value in line.items())
        head = f"{at[11:19]} {level:<7} {shown(event)} {fields}".rstrip()
        return f"{head}\n{trace}".rstrip()


def content(record: logging.LogRecord) -> dict[str, Any]:
    """The event of a record and its fields."""
    fields = getattr(record, FIELDS, None)
    if isinstance(fields, Mapping):
        return {"event": record.msg, **fields}
    if record.name == ACCESS and isinstance(record.args, tuple) and len(record.args) == 5:
        _, method, path, _, status = record.args  # whose address it is nobody needs to know
        return {"event": REQUEST, "method": method, "path": str(path).partition("?")[0], "status": status}
    if record.name == SOCKETS and isinstance(record.args, tuple) and str(record.msg).startswith(SOCKET):
        _, path, *rest = record.args
        status = rest[0] if rest else TOLD.get(str(record.msg).removeprefix(SOCKET))
        return {"event": REQUEST, "method": "WebSocket", "path": str(path).partition("?")[0], "status": status}
    try:
        said = record.getMessage()
    except (TypeError, ValueError):  # arguments that do not fit
        said = str(record.msg)
    return {"event": OTHERS, "logger": record.name, "said": said}


def shown(value: object) -> str:
    """A value within a line: quoted if it would not be one word."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text if text.isprintable() and " " not in text and text else json.dumps(text, ensure_ascii=False)
