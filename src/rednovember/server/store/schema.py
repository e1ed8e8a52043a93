"""The tables of the database. Changes to them are migrations (see migrations/versions)."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

VERSION: Final = "0001"  # the last migration
METADATA: Final = MetaData()

# One row a table: what can be asked of many tables at once. All else is in its records.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("laid_at", Float, nullable=False),
    Column("touched_at", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("due_at", Float, nullable=True),  # when the server itself has to act there
    Column("summary", Text, nullable=False),  # JSON, for the list of open tables
    Column("last", Integer, nullable=False),  # the number of the last record: what is written next must follow it
    Index("tables_due", "due_at"),
    Index("tables_open", "open", "over", "touched_at"),
    Index("tables_touched", "touched_at"),
)

# The log of each table. Nothing is changed or removed; the numbers are 0, 1, 2 ... without a gap.
RECORDS: Final = Table(
    "records",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("body", Text, nullable=False),  # JSON
)
