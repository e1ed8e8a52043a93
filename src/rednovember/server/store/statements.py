"""The SQL statements of a commit, the same for every database, and which batches it accepts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import bindparam, insert, select, update

from rednovember.server.store.committing import Outcomes
from rednovember.server.store.errors import Conflict, StoreError
from rednovember.server.store.rows import Batch
from rednovember.server.store.schema import RECORDS, TABLES

LAST: Final = select(TABLES.c.last).where(TABLES.c.id == bindparam("which"))
LAY: Final = insert(TABLES).values(
    id=bindparam("which"), laid_at=bindparam("laid"), touched_at=bindparam("touched"), over=bindparam("is_over"),
    open=bindparam("is_open"), due_at=bindparam("due"), summary=bindparam("about"), last=bindparam("newest"),
)  # fmt: skip
TOUCH: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("which"))
    .values(
        touched_at=bindparam("touched"), over=bindparam("is_over"), open=bindparam("is_open"),
        due_at=bindparam("due"), summary=bindparam("about"), last=bindparam("newest"),
    )
)  # fmt: skip
NEXT: Final = TOUCH.where(TABLES.c.last == bindparam("before"))  # only if the batch follows the last record
RECORD: Final = insert(RECORDS)


class Plan:
    """The batches that follow the stored records, and the rows they bring. Tables are in order of their ids."""

    def __init__(self, batches: Sequence[Batch], lasts: Mapping[str, int]) -> None:
        self.lasts = dict(lasts)  # the last record number of each table, after these batches
        outcomes: list[Exception | None] = []
        laid, touched = dict[str, Any](), dict[str, Any]()
        self.records: list[dict[str, Any]] = []
        for batch in batches:
            outcomes.append(_follows(batch, self.lasts.get(batch.table_id)))
            if outcomes[-1] is None:
                self.lasts[batch.table_id] = batch.last
                (laid if batch.first == 0 else touched)[batch.table_id] = batch.table
                self.records += batch.records
        self.outcomes: Outcomes = outcomes
        self.laid = [laid[table_id] for table_id in sorted(laid)]
        self.touched = [touched[table_id] for table_id in sorted(touched)]
        self.written = sorted({*laid, *touched})


def _follows(batch: Batch, last: int | None) -> StoreError | None:
    """Return the error of a batch for a table with this last record number (None: no such table), or None."""
    if last is None and batch.first > 0:
        return StoreError("server-no-table")
    return None if batch.first == (-1 if last is None else last) + 1 else Conflict("server-conflict")
