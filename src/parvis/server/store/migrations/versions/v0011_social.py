"""Notice settings, friends, invitations, clubs and tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "wishes",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("kinds", sa.Text(), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("quiet_from", sa.SmallInteger(), nullable=True),
        sa.Column("quiet_to", sa.SmallInteger(), nullable=True),
        sa.Column("digest", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("hour", sa.SmallInteger(), nullable=False, server_default="8"),
        sa.Column("digested", sa.Float(), nullable=True),
        sa.Column("mail", sa.String(254), nullable=True),
        sa.Column("confirmed", sa.Float(), nullable=True),
        sa.Column("hook", sa.Text(), nullable=True),
        sa.Column("form", sa.String(10), nullable=False, server_default="plain"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_wishes_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_wishes")),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("agent", sa.String(120), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_devices_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_devices")),
        sa.UniqueConstraint("hash", name=op.f("uq_devices_hash")),
    )
    op.create_index(op.f("ix_devices_person"), "devices", ["person"])
    op.create_table(
        "news",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("subject", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("mark", sa.String(24), nullable=False),
        sa.Column("slow", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("unread", sa.Boolean(), nullable=False),
        sa.Column("due", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_news_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "kind", "subject", name=op.f("pk_news")),
    )
    op.create_index(op.f("ix_news_due"), "news", ["due"])
    op.create_index(op.f("ix_news_subject"), "news", ["subject"])
    op.create_table(
        "leases",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("process", sa.String(8), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_leases")),
    )
    op.create_table(
        "friends",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("other", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_friends_person"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["other"], ["people.id"], name=op.f("fk_friends_other"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "other", name=op.f("pk_friends")),
    )
    op.create_index(op.f("ix_friends_other"), "friends", ["other"])
    op.create_table(
        "invitations",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("by", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_invitations_table"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_invitations_person"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["by"], ["people.id"], name=op.f("fk_invitations_by"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "person", name=op.f("pk_invitations")),
    )
    op.create_index(op.f("ix_invitations_by"), "invitations", ["by"])
    op.create_index(op.f("ix_invitations_person"), "invitations", ["person"])
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("about", sa.String(500), nullable=False),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_clubs")),
    )
    op.create_table(
        "members",
        sa.Column("club", sa.String(32), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["club"], ["clubs.id"], name=op.f("fk_members_club"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_members_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("club", "person", name=op.f("pk_members")),
    )
    op.create_index(op.f("ix_members_person"), "members", ["person"])
    op.create_table(
        "club_tables",
        sa.Column("club", sa.String(32), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(
            ["club"], ["clubs.id"], name=op.f("fk_club_tables_club"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_club_tables_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("club", "table", name=op.f("pk_club_tables")),
    )
    op.create_index(op.f("ix_club_tables_table"), "club_tables", ["table"])
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("host", sa.Integer(), nullable=False),
        sa.Column("club", sa.String(32), nullable=True),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("system", sa.String(10), nullable=False),
        sa.Column("seats", sa.SmallInteger(), nullable=False),
        sa.Column("rounds", sa.SmallInteger(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("starts", sa.Float(), nullable=True),
        sa.Column("least", sa.SmallInteger(), nullable=False),
        sa.Column("most", sa.SmallInteger(), nullable=False),
        sa.Column("fill", sa.String(10), nullable=True),
        sa.Column("absent", sa.String(10), nullable=False),
        sa.Column("patience", sa.Integer(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("round", sa.SmallInteger(), nullable=False),
        sa.Column("seed", sa.Integer(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("moved", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_tournaments_host")),
        sa.ForeignKeyConstraint(
            ["club"], ["clubs.id"], name=op.f("fk_tournaments_club"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index(op.f("ix_tournaments_club"), "tournaments", ["club"])
    op.create_index(op.f("ix_tournaments_host"), "tournaments", ["host"])
    op.create_index(op.f("ix_tournaments_status"), "tournaments", ["status", "moved"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("number", sa.SmallInteger(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("joined", sa.Float(), nullable=False),
        sa.Column("left", sa.SmallInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament"],
            ["tournaments.id"],
            name=op.f("fk_entrants_tournament"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_entrants_person")),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_entrants")),
    )
    op.create_index(op.f("ix_entrants_person"), "entrants", ["person"])
    op.create_index(op.f("ix_entrants_who"), "entrants", ["tournament", "person"], unique=True)
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("round", sa.SmallInteger(), nullable=False),
        sa.Column("board", sa.SmallInteger(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("number", sa.SmallInteger(), nullable=True),
        sa.Column("table", sa.String(32), nullable=True),
        sa.Column("place", sa.SmallInteger(), nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("forfeit", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.ForeignKeyConstraint(
            ["tournament"],
            ["tournaments.id"],
            name=op.f("fk_pairings_tournament"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tournament", "round", "board", "seat", name=op.f("pk_pairings")),
    )
    op.create_index(op.f("ix_pairings_table"), "pairings", ["table"])


def downgrade() -> None:
    op.drop_table("pairings")
    op.drop_table("entrants")
    op.drop_table("tournaments")
    op.drop_table("club_tables")
    op.drop_table("members")
    op.drop_table("clubs")
    op.drop_table("invitations")
    op.drop_table("friends")
    op.drop_table("leases")
    op.drop_table("news")
    op.drop_table("devices")
    op.drop_table("wishes")
