"""The tables of the database. Choices are the truth; all else is about them.

Times are seconds since 1970. Secrets of sessions and tokens are stored as hashes only.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("key", String(80), unique=True),  # the name of an account, folded; None for a guest
    Column("password", String(200)),  # argon2; None for a guest, or with passkeys alone
    Column("handle", String(64), index=True, unique=True),  # what passkeys know a person by
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False, index=True, server_default="0"),  # to the day
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", Float, nullable=False, index=True),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("hash", String(64), unique=True, nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(80), nullable=False),
    Column("made", Float, nullable=False),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("credential", String(1400), unique=True, nullable=False),  # base64url
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public", LargeBinary, nullable=False),  # the public key, COSE
    Column("counter", BigInteger, nullable=False),  # how often it was used, as it says itself
    Column("synced", Boolean, nullable=False),  # whether other devices of its owner have it
    Column("made", Float, nullable=False),
    Column("used", Float),
)

CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("sort", String(10), nullable=False),  # make or sign-in
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), index=True),  # who asked
    Column("name", String(40), nullable=False),  # of the account to be made
    Column("handle", String(64), nullable=False),
    Column("until", Float, nullable=False, index=True),
)

MEMORIES = Table(
    "memories",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("value", BigInteger, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("status", String(10), nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("invite", String(32), nullable=False),
    Column("shuffle", Boolean, nullable=False),
    Column("clock", Text, nullable=False),  # JSON, the rule
    Column("banks", Text, nullable=False),  # JSON, seconds left for each seat
    Column("since", Float, nullable=False),  # when the time of the actor began to run
    Column("ply", Integer, nullable=False),
    Column("revision", Integer, nullable=False),  # rises with every undo
    Column("actor", SmallInteger),  # the seat that must choose
    Column("made", Float, nullable=False),
    Column("moved", Float, nullable=False, index=True),
    Column("next", String(32)),  # the table of the rematch
    Index("ix_tables_status_moved", "status", "moved"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("who", String(10), nullable=False),  # person, computer, open or link
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(10)),
    Column("left", Boolean, nullable=False),
    Column("public", Boolean, nullable=False, server_default=false()),  # open again when left
)

CHOICES = Table(
    "choices",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),  # two writers can't both win
    Column("seat", SmallInteger, nullable=False),  # -1 for chance
    Column("word", String(120), nullable=False),
    Column("at", Float, nullable=False),
)

TALK = Table(
    "talk",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("seat", SmallInteger),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("notice", String(20)),
    Column("ply", Integer),
)

PRESENCE = Table(  # the only one that may be lost; so it refers to none
    "presence",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("process", String(8), primary_key=True),
    Column("people", Text, nullable=False),  # JSON, who watches there
    Column("watchers", Integer, nullable=False),
    Column("until", Float, nullable=False),
)
