"""What alembic runs: migrations through a connection that is handed to it."""

from alembic import context

from rednovember.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
