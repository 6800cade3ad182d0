"""Program accounts, marked wherever their names appear; consent to the export of games."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def _mark(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())


def upgrade() -> None:
    op.add_column("people", _mark("program"))
    op.add_column("people", sa.Column("listens", sa.Float(), nullable=False, server_default="0"))
    op.add_column("people", _mark("shares"))
    op.add_column("seats", _mark("program"))
    op.add_column("talk", _mark("program"))


def downgrade() -> None:
    op.drop_column("talk", "program")
    op.drop_column("seats", "program")
    for name in ("shares", "listens", "program"):
        op.drop_column("people", name)
