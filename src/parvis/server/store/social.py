"""Tables of the database for notices, friends, clubs and tournaments."""

import sqlalchemy as sa
from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    SmallInteger,
    String,
    Text,
    false,
)

from parvis.server.store.schema import METADATA

ALL_TABLES = METADATA  # those of `schema` and ours

WISHES = sa.Table(  # a person's notice settings; no row: none
    "wishes",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("kinds", Text, nullable=False),  # JSON, the ways for each kind
    Column("language", String(2), nullable=False),
    Column("zone", String(60), nullable=False),  # such as `Europe/Paris`
    Column("quiet_from", SmallInteger),  # minutes of the day; None for no quiet hours
    Column("quiet_to", SmallInteger),
    Column("digest", Boolean, nullable=False, server_default=false()),
    Column("hour", SmallInteger, nullable=False, server_default="8"),  # of the digest
    Column("digested", Float),  # when the last digest was made
    Column("mail", String(254)),
    Column("confirmed", Float),  # when its owner confirmed it
    Column("hook", Text),  # a URL
    Column("form", String(10), nullable=False, server_default="plain"),  # or discord, slack
)

DEVICES = sa.Table(  # browsers subscribed to web push
    "devices",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True),  # of the endpoint
    Column("target", Text, nullable=False),  # the subscription, JSON
    Column("agent", String(120), nullable=False),
    Column("made", Float, nullable=False),
)

NEWS = sa.Table(  # news for a person; one row per kind and subject
    "news",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("subject", String(40), primary_key=True),  # a table, or `tournament:` or `club:` and id
    Column("game", String(40), nullable=False),  # "" if it is about none
    Column("who", String(80), nullable=False),  # a name or a title, or ""
    Column("mark", String(24), nullable=False),  # identifies the occurrence: each is told once
    Column("slow", Boolean, nullable=False),  # by days: it may wait for the digest
    Column("at", Float, nullable=False),
    Column("unread", Boolean, nullable=False),
    Column("due", Float),  # when to send it; None once that is done
    Index("ix_news_due", "due"),
    Index("ix_news_subject", "subject"),
)

LEASES = sa.Table(  # work that one process does at a time
    "leases",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("process", String(8), nullable=False),
    Column("until", Float, nullable=False),
)

FRIENDS = sa.Table(  # private to the person
    "friends",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
)

INVITATIONS = sa.Table(  # seats reserved by name
    "invitations",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("by", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("declined", Boolean, nullable=False, server_default=false()),
)

CLUBS = sa.Table(
    "clubs",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("title", String(60), nullable=False),
    Column("about", String(500), nullable=False),
    Column("invite", String(32), nullable=False),
    Column("listed", Boolean, nullable=False),  # whether it can be found and joined on request
    Column("made", Float, nullable=False),
)

MEMBERS = sa.Table(
    "members",
    METADATA,
    Column("club", ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("role", String(10), nullable=False),  # owner, keeper or member; asked: a pending request
    Column("since", Float, nullable=False),
)

CLUB_TABLES = sa.Table(  # tables that are offered to a club
    "club_tables",
    METADATA,
    Column("club", ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
)

TOURNAMENTS = sa.Table(
    "tournaments",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("title", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("club", ForeignKey("clubs.id", ondelete="SET NULL"), index=True),
    Column("status", String(10), nullable=False),  # open, running, finished or cancelled
    Column("system", String(10), nullable=False),  # swiss or knockout
    Column("seats", SmallInteger, nullable=False),  # wanted at a table
    Column("rounds", SmallInteger, nullable=False),  # of a Swiss one
    Column("clock", Text, nullable=False),  # JSON
    Column("starts", Float),  # start date; None: when it is full
    Column("least", SmallInteger, nullable=False),  # fewest people for it to start
    Column("most", SmallInteger, nullable=False),
    Column("fill", String(10)),  # level of the computer players that fill tables
    Column("absent", String(10), nullable=False),  # computer or forfeit
    Column("patience", Integer, nullable=False),  # seconds to wait for a player
    Column("listed", Boolean, nullable=False),
    Column("invite", String(32), nullable=False),
    Column("round", SmallInteger, nullable=False),  # rounds begun
    Column("seed", Integer, nullable=False),  # breaks ties in the pairing
    Column("made", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Index("ix_tournaments_status", "status", "moved"),
)

ENTRANTS = sa.Table(
    "entrants",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", SmallInteger, primary_key=True),
    Column("person", ForeignKey("people.id"), index=True),  # None: erased
    Column("name", String(40), nullable=False),
    Column("joined", Float, nullable=False),
    Column("left", SmallInteger),  # their last round: withdrawn, or knocked out
    Index("ix_entrants_who", "tournament", "person", unique=True),
)

PAIRINGS = sa.Table(
    "pairings",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", SmallInteger, primary_key=True),
    Column("board", SmallInteger, primary_key=True),  # -1 for those who sit out
    Column("seat", SmallInteger, primary_key=True),
    Column("number", SmallInteger),  # of the entrant; None for a computer player
    Column("table", String(32), index=True),
    Column("place", SmallInteger),  # at the end
    Column("score", Integer),
    Column("points", Integer),  # tournament points, in 120ths
    Column("forfeit", Boolean, nullable=False, server_default=false()),
)
