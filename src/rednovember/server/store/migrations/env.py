"""Alembic's entry point: runs migrations on a given connection."""

from alembic import context

from rednovember.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
