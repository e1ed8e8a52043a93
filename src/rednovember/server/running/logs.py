"""The server log: one JSON object a line on stderr, or text on a terminal. It contains no secrets.

`tell` logs an event of ours, a name with fields. What uvicorn and other libraries log takes the same form. Everything
goes through one formatter, which removes anything that may be secret (see redaction.py). Bodies are never logged.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from rednovember.server.running.redaction import HIDDEN, Redactor, secrets_of
from rednovember.server.running.settings import Settings

NAME: Final = "rednovember"
FIELDS: Final = "rednovember_fields"  # the attribute of a log record that holds the fields

# Our events, each with its fields.
STARTED: Final = "started"  # version, address, database (its kind)
STOPPED: Final = "stopped"
LAID: Final = "laid"  # a table was created: table
STORE: Final = "store"  # the database has failed: reason
TABLE_CORRUPT: Final = "damaged"  # a table is corrupt, once for each table: table, number of the record
STUCK: Final = "stuck"  # a bot or a stand-in is due and fails, once for each table: table, number of the last record
HUNG_UP: Final = "hung-up"  # a client that did not read was disconnected: code
DESCRIPTORS: Final = "descriptors"  # no file descriptor is left: most
RETIRED: Final = "retired"  # old tables were removed: finished, unfinished
FAILED: Final = "failed"  # a bug, with its traceback

REQUEST: Final = "request"  # a request, as uvicorn logs it: method, path, status
OTHERS: Final = "message"  # a message of a library: logger, text
ACCESS: Final = "uvicorn.access"
SOCKETS: Final = "uvicorn.error"  # logs, among other things, new WebSockets
SOCKET: Final = '%s - "WebSocket %s" '  # the start of that message: address and path, then the status if it is another
TOLD: Final = {"[accepted]": 101, "403": 403}
# Lowest levels of other loggers. Below these, websockets logs whole frames, and SQLAlchemy statements with values.
QUIET: Final = {"": logging.WARNING}
# Loggers that log requests and addresses at INFO. They are only of use when looking for a fault.
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
)  # fields that are never logged
LONGEST: Final = 8_000  # letters of one value


def tell(event: str, level: int = logging.INFO, *, error: BaseException | None = None, **fields: object) -> None:
    """Log an event of ours; with `error`, also its traceback."""
    logging.getLogger(NAME).log(level, event, exc_info=error, extra={FIELDS: fields})


def set_up(settings: Settings, stream: TextIO | None = None) -> None:
    """Send everything that this process logs to the stream (stderr), in our format."""
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
    logging.raiseExceptions = False  # otherwise a record that cannot be written would be printed unfiltered


class JsonForm(logging.Formatter):
    """Formats a log record as one JSON object a line: time, level, event, and the event's fields."""

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
        """Return a field's value without secrets. Of objects, only the type is named."""
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
    """Formats a log record as text: time, level, event and fields in one line, and a traceback below it."""

    def _written(self, line: dict[str, object]) -> str:
        trace = line.pop("traceback", "")
        at, level, event = (str(line.pop(name)) for name in ("time", "level", "event"))
        fields = " ".join(f"{name}={shown(value)}" for name, value in line.items())
        head = f"{at[11:19]} {level:<7} {shown(event)} {fields}".rstrip()
        return f"{head}\n{trace}".rstrip()


def content(record: logging.LogRecord) -> dict[str, Any]:
    """Return the event of a log record and its fields."""
    fields = getattr(record, FIELDS, None)
    if isinstance(fields, Mapping):
        return {"event": record.msg, **fields}
    if record.name == ACCESS and isinstance(record.args, tuple) and len(record.args) == 5:
        _, method, path, _, status = record.args  # the client's address is left out
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
    """Return a value as text, quoted if it is not one word."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text if text.isprintable() and " " not in text and text else json.dumps(text, ensure_ascii=False)
