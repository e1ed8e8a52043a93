"""The file of a backup: gzip of JSON lines. A header, the tables, their records, and a checksum of all of it.

It does not depend on the database that it comes from. `docs/running-a-server.md` describes it.
"""

from __future__ import annotations

import gzip
import json
import os
import tempfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from rednovember.errors import RedNovemberError
from rednovember.files import os_error
from rednovember.server.records import ServerError

FORMAT: Final = 1
KIND: Final = "rednovember-backup"
LONGEST_LINE: Final = 64 * 1024 * 1024  # bytes: no record comes near it
TABLE, RECORD = "table", "record"
Columns = dict[str, list[str]]  # the names of a table's and of a record's columns


class Counts(NamedTuple):
    """How much is in a backup."""

    tables: int
    records: int


class Header(NamedTuple):
    """What the first line says of the rest."""

    counts: Counts
    columns: Columns


class Row(NamedTuple):
    """A line of a backup between the first and the last: a table or a record, and its columns by name."""

    kind: str
    columns: dict[str, Any]


class Writer:
    """Writes the lines of a backup."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self._file = file
        self._sum = sha256()

    def header(self, program: str, made_at: float, header: Header) -> None:
        """The first line."""
        about = {"kind": KIND, "format": FORMAT, "program": program, "made_at": made_at}
        self._line({**about, **header.counts._asdict(), "columns": header.columns})

    def row(self, kind: str, values: Iterable[Any]) -> None:
        """A table or a record: the values of its columns."""
        self._line([kind, *values])

    def end(self) -> None:
        """The last line."""
        self._file.write(json.dumps({"sha256": self._sum.hexdigest()}).encode() + b"\n")

    def _line(self, content: object) -> None:
        line = json.dumps(content, separators=(",", ":")).encode() + b"\n"
        self._sum.update(line)
        self._file.write(line)


@contextmanager
def written(path: Path) -> Iterator[Writer]:
    """A backup that is being written: it takes its place when it is whole and durable. Only its owner may read it."""
    target = Path(os.path.realpath(path))
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".part")  # mode 600
    except OSError as error:
        raise RedNovemberError("not-written", file=path, reason=os_error(error)) from None
    part = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            with gzip.GzipFile(filename="", fileobj=file, mode="wb", compresslevel=6) as packed:
                yield Writer(packed)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
        make_durable(target.parent)
    except OSError as error:
        raise RedNovemberError("not-written", file=path, reason=os_error(error)) from None
    finally:
        part.unlink(missing_ok=True)


def make_durable(folder: Path) -> None:
    """Let a new name in a folder outlast a loss of power."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def check(path: Path, known: Columns) -> Counts:
    """Read a whole backup; how much is in it. Raises what is wrong with it."""
    found = {TABLE: 0, RECORD: 0}
    for row in rows(path):
        if not row.columns.keys() <= set(known[row.kind]):
            raise ServerError("backup-newer", file=path, program="?")
        found[row.kind] += 1
    return Counts(found[TABLE], found[RECORD])


def rows(path: Path) -> Iterator[Row]:
    """The rows of a backup. Whoever has got them all knows that they are all that were written."""
    try:
        with gzip.open(path, "rb") as file:
            yield from _rows(path, file)
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise ServerError("backup-damaged", file=path) from None
    except OSError as error:
        raise ServerError("backup-not-read", file=path, reason=os_error(error)) from None


def _rows(path: Path, file: gzip.GzipFile) -> Iterator[Row]:
    total, found = sha256(), {TABLE: 0, RECORD: 0}
    line = _first(path, file)
    promised, columns = read_header(path, line)
    while True:
        total.update(line)
        line = file.readline(LONGEST_LINE)
        content = read_line(line)
        if isinstance(content, dict):
            break
        kind, *values = content if isinstance(content, list) and content else [None]
        if kind not in (TABLE, RECORD) or len(values) != len(columns[kind]):
            raise ServerError("backup-damaged", file=path)
        found[kind] += 1
        yield Row(kind, dict(zip(columns[kind], values, strict=True)))
    whole = content.get("sha256") == total.hexdigest() and file.read(1) == b""
    if not whole or Counts(found[TABLE], found[RECORD]) != promised:
        raise ServerError("backup-damaged", file=path)


def _first(path: Path, file: gzip.GzipFile) -> bytes:
    try:
        return file.readline(LONGEST_LINE)
    except gzip.BadGzipFile:
        raise ServerError("backup-none", file=path) from None


def read_header(path: Path, line: bytes) -> Header:
    """What the first line says."""
    header = read_line(line)
    if not isinstance(header, dict) or header.get("kind") != KIND:
        raise ServerError("backup-none", file=path)
    if header.get("format") != FORMAT:
        raise ServerError("backup-newer", file=path, program=header.get("program"))
    try:
        counts = Counts(int(header["tables"]), int(header["records"]))
        return Header(counts, {kind: [str(name) for name in header["columns"][kind]] for kind in (TABLE, RECORD)})
    except (KeyError, TypeError, ValueError):
        raise ServerError("backup-damaged", file=path) from None


def read_line(line: bytes) -> Any:  # noqa: ANN401 - plain data
    """The content of a line; None if there is none that can be read."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None
