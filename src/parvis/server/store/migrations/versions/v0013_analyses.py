"""Analyses of finished games; games that continue from a moment of another game."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("signature", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("change", sa.Integer(), nullable=False),
        sa.Column("process", sa.String(8), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_analyses_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_analyses")),
    )
    op.add_column("tables", sa.Column("origin", sa.String(32), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "origin")
    op.drop_table("analyses")
