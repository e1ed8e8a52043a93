"""Creates the tables `tables` and `records`."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create both tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("laid_at", sa.Float, nullable=False),
        sa.Column("touched_at", sa.Float, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("due_at", sa.Float, nullable=True),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
    )
    op.create_index("tables_due", "tables", ["due_at"])
    op.create_index("tables_open", "tables", ["open", "over", "touched_at"])
    op.create_index("tables_touched", "tables", ["touched_at"])
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
