"""Puzzles: attempts, solvers' ratings, and puzzles' ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def _numbers(*names: str) -> list[sa.Column[int]]:
    return [sa.Column(name, sa.Integer(), nullable=False) for name in names]


def _shares(*names: str) -> list[sa.Column[float]]:
    return [sa.Column(name, sa.Float(), nullable=False) for name in names]


def _person(table: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_person")
    return sa.ForeignKeyConstraint(["person"], ["people.id"], name=name, ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "attempts",
        *_numbers("person"),
        sa.Column("puzzle", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        *_shares("at"),
        sa.Column("hinted", sa.Boolean(), nullable=False),
        sa.Column("outcome", sa.String(8), nullable=False),
        *_numbers("tries", "found"),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("word", sa.String(120), nullable=False),
        *_numbers("change"),
        _person("attempts"),
        sa.PrimaryKeyConstraint("person", "puzzle", name=op.f("pk_attempts")),
    )
    op.create_table(
        "solvers",
        *_numbers("person"),
        sa.Column("game", sa.String(40), nullable=False),
        *_shares("mu", "sigma"),
        *_numbers("tries", "solved", "streak", "longest"),
        *_shares("at"),
        _person("solvers"),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_solvers")),
    )
    op.create_table(
        "puzzles",
        sa.Column("id", sa.String(60), nullable=False),
        *_shares("mu", "sigma"),
        *_numbers("tries", "solved"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_puzzles")),
    )


def downgrade() -> None:
    for table in ("puzzles", "solvers", "attempts"):
        op.drop_table(table)
