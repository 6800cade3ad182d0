"""The time of each person's last visit, to delete absent guests."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
    people = sa.table("people", sa.column("seen", sa.Float()))
    op.execute(sa.update(people).values(seen=time.time()))  # unknown: count from now
    op.create_index(op.f("ix_people_seen"), "people", ["seen"], unique=False)
    op.create_index(op.f("ix_tables_host"), "tables", ["host"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_tables_host"), table_name="tables")
    op.drop_index(op.f("ix_people_seen"), table_name="people")
    op.drop_column("people", "seen")
