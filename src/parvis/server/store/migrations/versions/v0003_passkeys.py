"""Passkeys, their challenges, and people's WebAuthn user handles."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("handle", sa.String(length=64), nullable=True))
    op.create_index(op.f("ix_people_handle"), "people", ["handle"], unique=True)
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("credential", sa.String(length=1400), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("public", sa.LargeBinary(), nullable=False),
        sa.Column("counter", sa.BigInteger(), nullable=False),
        sa.Column("synced", sa.Boolean(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_passkeys_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
        sa.UniqueConstraint("credential", name=op.f("uq_passkeys_credential")),
    )
    op.create_index(op.f("ix_passkeys_person"), "passkeys", ["person"], unique=False)
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("sort", sa.String(length=10), nullable=False),
        sa.Column("person", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("handle", sa.String(length=64), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_challenges_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_challenges")),
    )
    op.create_index(op.f("ix_challenges_person"), "challenges", ["person"], unique=False)
    op.create_index(op.f("ix_challenges_until"), "challenges", ["until"], unique=False)


def downgrade() -> None:
    op.drop_table("challenges")
    op.drop_table("passkeys")
    op.drop_index(op.f("ix_people_handle"), table_name="people")
    op.drop_column("people", "handle")
