"""Finished solo games, stored so that those with the same setup can be compared."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "feats",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("sheet", sa.String(80), nullable=False),
        sa.Column("mode", sa.String(20), nullable=False),
        sa.Column("start", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("rival", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_feats_table"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_feats_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_feats")),
    )
    op.create_index(op.f("ix_feats_person"), "feats", ["person"])


def downgrade() -> None:
    op.drop_table("feats")
