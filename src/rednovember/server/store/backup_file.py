"""The format of a backup: gzipped JSON lines. A header, the tables, their records, and a checksum of everything.

It does not depend on the kind of database. `docs/running-a-server.md` describes it.
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
from rednovember.server.errors import ServerError

FORMAT: Final = 1
KIND: Final = "rednovember-backup"
LONGEST_LINE: Final = 64 * 1024 * 1024  # bytes; every record is much shorter
TABLE, RECORD = "table", "record"
Columns = dict[str, list[str]]  # column names of tables and of records


class Counts(NamedTuple):
    """How many tables and records a backup has."""

    tables: int
    records: int


class Header(NamedTuple):
    """The contents of the first line."""

    counts: Counts
    columns: Columns


class Row(NamedTuple):
    """A line between the first and the last: a table or a record, with its columns by name."""

    kind: str
    columns: dict[str, Any]


class Writer:
    """Writes the lines of a backup."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self._file = file
        self._sum = sha256()

    def header(self, program: str, made_at: float, header: Header) -> None:
        """Write the first line."""
        about = {"kind": KIND, "format": FORMAT, "program": program, "made_at": made_at}
        self._line({**about, **header.counts._asdict(), "columns": header.columns})

    def row(self, kind: str, values: Iterable[Any]) -> None:
        """Write a line for a table or a record."""
        self._line([kind, *values])

    def end(self) -> None:
        """Write the last line, the checksum."""
        self._file.write(json.dumps({"sha256": self._sum.hexdigest()}).encode() + b"\n")

    def _line(self, content: object) -> None:
        line = json.dumps(content, separators=(",", ":")).encode() + b"\n"
        self._sum.update(line)
        self._file.write(line)


@contextmanager
def written(path: Path) -> Iterator[Writer]:
    """Yield the writer of a new backup.

    The file appears under its name only when complete and durable, with mode 600.
    """
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
    """Sync a folder, so that a new name in it survives a loss of power."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def check(path: Path, known: Columns) -> Counts:
    """Read a whole backup and return how much it holds. Raises `ServerError` for what is wrong with it."""
    found = {TABLE: 0, RECORD: 0}
    for row in rows(path):
        if not row.columns.keys() <= set(known[row.kind]):
            raise ServerError("backup-newer", file=path, program="?")
        found[row.kind] += 1
    return Counts(found[TABLE], found[RECORD])


def rows(path: Path) -> Iterator[Row]:
    """Yield the rows of a backup. Raises `ServerError` if it is corrupt or incomplete, at the end at the latest."""
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
    """Return the header from the first line."""
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
    """Return the content of a line, or None if it is no JSON."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None
