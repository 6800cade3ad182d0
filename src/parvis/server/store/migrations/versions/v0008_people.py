"""Lookalike names, session details, chat moderation, and records in one row."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("look", sa.String(120)))
    op.add_column("people", sa.Column("banned", sa.Float()))
    op.create_index(op.f("ix_people_look"), "people", ["look"])
    op.add_column("sessions", sa.Column("made", sa.Float(), nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("agent", sa.String(120), nullable=False, server_default=""))
    op.add_column("talk", sa.Column("person", sa.Integer()))
    op.create_index(op.f("ix_talk_person"), "talk", ["person"])
    op.add_column("tables", sa.Column("record", sa.LargeBinary()))
    op.create_table(
        "blocks",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("other", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_blocks_person"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["other"], ["people.id"], name=op.f("fk_blocks_other"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "other", name=op.f("pk_blocks")),
    )
    for name in ("mutes", "silenced"):
        op.create_table(
            name,
            sa.Column("table", sa.String(32), nullable=False),
            sa.Column("person", sa.Integer(), nullable=False),
            sa.ForeignKeyConstraint(
                ["table"], ["tables.id"], name=op.f(f"fk_{name}_table"), ondelete="CASCADE"
            ),
            sa.ForeignKeyConstraint(
                ["person"], ["people.id"], name=op.f(f"fk_{name}_person"), ondelete="CASCADE"
            ),
            sa.PrimaryKeyConstraint("table", "person", name=op.f(f"pk_{name}")),
        )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("about", sa.Integer()),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )


def downgrade() -> None:
    for name in ("reports", "silenced", "mutes", "blocks"):
        op.drop_table(name)
    op.drop_column("tables", "record")
    op.drop_index(op.f("ix_talk_person"), "talk")
    op.drop_column("talk", "person")
    for column in ("agent", "seen", "made"):
        op.drop_column("sessions", column)
    op.drop_index(op.f("ix_people_look"), "people")
    op.drop_column("people", "banned")
    op.drop_column("people", "look")
