"""The store: an append-only log for each table, in SQLite or PostgreSQL. Whatever is acknowledged is durable."""

from rednovember.server.store.errors import Conflict, StoreError
from rednovember.server.store.listening import Listening
from rednovember.server.store.rows import Row, Summary
from rednovember.server.store.store import Store

__all__ = ["Conflict", "Listening", "Row", "Store", "StoreError", "Summary"]
