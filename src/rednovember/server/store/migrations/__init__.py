"""Migrations of the database, for alembic."""
