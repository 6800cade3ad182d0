"""Counts of people's choices and their win rates; accuracy and luck of analysed games."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("results", sa.Column("accuracy", sa.Float(), nullable=True))
    op.add_column("results", sa.Column("luck", sa.Float(), nullable=True))
    op.create_index("ix_results_judged", "results", ["person", "game", "accuracy"])
    op.create_table(
        "uses",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("opening", sa.Boolean(), nullable=False),
        sa.Column("action", sa.String(80), nullable=False),
        sa.Column("noun", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Float(), nullable=False),
        sa.Column("even", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("game", "opening", "action", "noun", "name", name=op.f("pk_uses")),
    )
    op.create_table(
        "counted",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_counted")),
    )


def downgrade() -> None:
    op.drop_table("counted")
    op.drop_table("uses")
    op.drop_index("ix_results_judged", "results")
    op.drop_column("results", "luck")
    op.drop_column("results", "accuracy")
