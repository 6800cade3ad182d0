"""Live processes, the process that thinks for each table, and tables that are set aside."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("name", sa.String(8), nullable=False),
        sa.Column("began", sa.Float(), nullable=False),
        sa.Column("beat", sa.Float(), nullable=False),
        sa.Column("alive", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_processes")),
    )
    op.add_column("tables", sa.Column("thinker", sa.String(8)))
    op.add_column("tables", sa.Column("stuck", sa.Text()))
    op.add_column("tables", sa.Column("visited", sa.Float(), nullable=False, server_default="0"))
    op.create_index("ix_tables_status_visited", "tables", ["status", "visited"])
    op.execute("UPDATE tables SET visited = moved")


def downgrade() -> None:
    op.drop_index("ix_tables_status_visited", "tables")
    for column in ("visited", "stuck", "thinker"):
        op.drop_column("tables", column)
    op.drop_table("processes")
