"""The database schema. Changes are made by migrations (see migrations/versions)."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

VERSION: Final = "0001"  # the newest migration
METADATA: Final = MetaData()

# One row for each table: what is queried over many tables at once. Everything else is in its records.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("laid_at", Float, nullable=False),
    Column("touched_at", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("due_at", Float, nullable=True),  # when a bot or a stand-in has to act
    Column("summary", Text, nullable=False),  # JSON, for the list of open tables
    Column("last", Integer, nullable=False),  # the number of the last record, which the next one must follow
    Index("tables_due", "due_at"),
    Index("tables_open", "open", "over", "touched_at"),
    Index("tables_touched", "touched_at"),
)

# The log of each table. Records are never changed or removed; their numbers are 0, 1, 2 ... without gaps.
RECORDS: Final = Table(
    "records",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("body", Text, nullable=False),  # JSON
)
