"""The store: an append-only log for each table, in SQLite or PostgreSQL. What is acknowledged is durable."""

from rednovember.server.store.store import Conflict, Row, Store, StoreError, Summary

__all__ = ["Conflict", "Row", "Store", "StoreError", "Summary"]
