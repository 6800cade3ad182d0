"""Results of finished games, with tallies and ratings; rated tables; settings of an account.

Games that ended before this migration have no results; the server replays them at startup.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def _number(name: str, sort: type[sa.types.TypeEngine[int]] = sa.Integer) -> sa.Column[int]:
    return sa.Column(name, sort(), nullable=False)


def _mark(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())


def _person(table: str, ondelete: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_person")
    return sa.ForeignKeyConstraint(["person"], ["people.id"], name=name, ondelete=ondelete)


def upgrade() -> None:
    op.add_column("tables", _mark("rated"))
    op.create_table(
        "results",
        sa.Column("table", sa.String(32), nullable=False),
        _number("seat", sa.SmallInteger),
        _number("number", sa.BigInteger),
        sa.Column("person", sa.Integer()),
        sa.Column("own", sa.Boolean(), nullable=False),
        sa.Column("level", sa.String(10)),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        _number("size", sa.SmallInteger),
        _number("score"),
        _number("place", sa.SmallInteger),
        sa.Column("points", sa.Text(), nullable=False),
        sa.Column("seconds", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        _mark("rated"),
        *(sa.Column(name, sa.Float()) for name in ("mu", "sigma", "new_mu", "new_sigma")),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_results_table"), ondelete="CASCADE"
        ),
        _person("results", "SET NULL"),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_results")),
    )
    op.create_index("ix_results_mine", "results", ["person", "own", "number"])
    op.create_index("ix_results_number", "results", ["number"])
    op.create_index("ix_results_best", "results", ["game", "size", "score"])
    op.create_table(
        "tallies",
        sa.Column("who", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        _number("size", sa.SmallInteger),
        sa.Column("person", sa.Integer()),
        _number("games"),
        sa.Column("wins", sa.Float(), nullable=False),
        _number("score", sa.BigInteger),
        sa.Column("points", sa.Text(), nullable=False),
        _number("best"),
        _number("streak"),
        _number("longest"),
        _person("tallies", "CASCADE"),
        sa.PrimaryKeyConstraint("who", "game", "size", name=op.f("pk_tallies")),
    )
    op.create_index(op.f("ix_tallies_person"), "tallies", ["person"])
    op.create_table(
        "ratings",
        _number("person"),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        _number("games"),
        sa.Column("at", sa.Float(), nullable=False),
        _person("ratings", "CASCADE"),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_game", "ratings", ["game", "at"])
    op.create_table(
        "preferences",
        _number("person"),
        _number("version"),
        sa.Column("body", sa.Text(), nullable=False),
        _mark("open"),
        _person("preferences", "CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_preferences")),
    )


def downgrade() -> None:
    for table in ("preferences", "ratings", "tallies", "results"):
        op.drop_table(table)
    op.drop_column("tables", "rated")
