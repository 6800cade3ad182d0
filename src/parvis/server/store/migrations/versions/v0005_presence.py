"""Presence: the watchers of each table, by process."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "presence",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("process", sa.String(8), nullable=False),
        sa.Column("people", sa.Text(), nullable=False),
        sa.Column("watchers", sa.Integer(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "process", name=op.f("pk_presence")),
    )


def downgrade() -> None:
    op.drop_table("presence")
