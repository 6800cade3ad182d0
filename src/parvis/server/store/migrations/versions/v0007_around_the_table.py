"""Table visibility, replaced and absent players, and standing answers."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Not as a batch: that would recreate the table and delete all rows that refer to it.
    true, false = sa.true(), sa.false()
    for column in (
        sa.Column("visibility", sa.String(10), nullable=False, server_default="link"),
        sa.Column("returns", sa.Boolean(), nullable=False, server_default=true),
        sa.Column("training", sa.Boolean(), nullable=False, server_default=false),
        sa.Column("quit", sa.SmallInteger()),
        sa.Column("votes", sa.Text(), nullable=False, server_default="[]"),
    ):
        op.add_column("tables", column)
    with op.batch_alter_table("seats") as table:
        table.add_column(sa.Column("owner", sa.Integer()))
        table.add_column(
            sa.Column("guest", sa.Boolean(), nullable=False, server_default=sa.false())
        )
        table.add_column(sa.Column("again", sa.Boolean()))
        table.add_column(
            sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false())
        )
        table.add_column(sa.Column("seen", sa.Integer(), nullable=False, server_default="0"))
        table.add_column(sa.Column("away", sa.Float()))
        table.create_foreign_key(op.f("fk_seats_owner"), "people", ["owner"], ["id"])
        table.create_index(op.f("ix_seats_owner"), ["owner"])
    op.add_column("talk", sa.Column("guest", sa.Boolean(), nullable=False, server_default=false))
    people, seats, tables = (
        sa.table("people", sa.column("id"), sa.column("key")),
        sa.table(
            "seats", sa.column("table"), sa.column("person"), sa.column("guest"), sa.column("who")
        ),
        sa.table("tables", sa.column("id"), sa.column("visibility")),
    )
    guests = sa.select(people.c.id).where(people.c.key.is_(None))
    op.execute(seats.update().where(seats.c.person.in_(guests)).values(guest=sa.true()))
    listed = sa.select(seats.c.table).where(seats.c.who == "open")
    op.execute(tables.update().where(tables.c.id.in_(listed)).values(visibility="public"))
    op.create_table(
        "standing",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("word", sa.String(120), nullable=False),
        sa.Column("until", sa.String(10), nullable=False),
        sa.Column("forms", sa.Text(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_standing_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "seat", "kind", name=op.f("pk_standing")),
    )


def downgrade() -> None:
    op.drop_table("standing")
    op.drop_column("talk", "guest")
    with op.batch_alter_table("seats") as table:  # no table refers to seats, so it may be recreated
        table.drop_index(op.f("ix_seats_owner"))
        table.drop_constraint(op.f("fk_seats_owner"), type_="foreignkey")
        for name in ("owner", "guest", "again", "hidden", "seen", "away"):
            table.drop_column(name)
    for name in ("visibility", "returns", "training", "quit", "votes"):
        op.drop_column("tables", name)
