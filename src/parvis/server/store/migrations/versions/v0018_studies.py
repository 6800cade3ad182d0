"""People's saved trees of variations."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def _of_table(table: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_table")
    return sa.ForeignKeyConstraint(["table"], ["tables.id"], name=name, ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("branches", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        _of_table("studies"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_studies_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_studies")),
    )
    op.create_index(op.f("ix_studies_table"), "studies", ["table"])
    op.create_index(op.f("ix_studies_person"), "studies", ["person"])


def downgrade() -> None:
    op.drop_table("studies")
