"""Who may invite a person, and declined invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "preferences",
        sa.Column("invites", sa.String(10), nullable=False, server_default="anyone"),
    )
    op.add_column(
        "invitations",
        sa.Column("declined", sa.Boolean(), nullable=False, server_default=sa.false()),
    )


def downgrade() -> None:
    op.drop_column("invitations", "declined")
    op.drop_column("preferences", "invites")
