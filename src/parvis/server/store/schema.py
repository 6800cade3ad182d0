"""The tables of the database. Choices are the source of truth.

Times are seconds since 1970. Secrets of sessions and tokens are stored as hashes only.
"""

import sqlalchemy as sa
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
    Text,
    false,
    true,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE = sa.Table(
    "people",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("key", String(80), unique=True),  # an account's name, case-folded; None for a guest
    Column("password", String(200)),  # argon2; None for a guest or a passkey-only account
    Column("handle", String(64), index=True, unique=True),  # the WebAuthn user handle
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False, index=True, server_default="0"),  # last visit, to the day
    Column("look", String(120), index=True),  # an account's lookalike key (`names.py`)
    Column("banned", Float),  # end of the ban
    Column("program", Boolean, nullable=False, server_default=false()),  # no person plays
    Column("listens", Float, nullable=False, server_default="0"),  # a program's stream: valid until
    Column("shares", Boolean, nullable=False, server_default=false()),  # games may be exported
)

SESSIONS = sa.Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", Float, nullable=False, index=True),
    Column("made", Float, nullable=False, server_default="0"),
    Column("seen", Float, nullable=False, server_default="0"),  # to the hour
    Column("agent", String(120), nullable=False, server_default=""),  # browser and system
)

TOKENS = sa.Table(
    "tokens",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("hash", String(64), unique=True, nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(80), nullable=False),
    Column("made", Float, nullable=False),
)

PASSKEYS = sa.Table(
    "passkeys",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("credential", String(1400), unique=True, nullable=False),  # base64url
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public", LargeBinary, nullable=False),  # the public key, COSE
    Column("counter", BigInteger, nullable=False),  # the authenticator's signature counter
    Column("synced", Boolean, nullable=False),  # whether it is synced to other devices
    Column("made", Float, nullable=False),
    Column("used", Float),
)

CHALLENGES = sa.Table(
    "challenges",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("sort", String(10), nullable=False),  # make or sign-in
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), index=True),  # who asked
    Column("name", String(40), nullable=False),  # of the account to be created
    Column("handle", String(64), nullable=False),
    Column("until", Float, nullable=False, index=True),
)

MEMORIES = sa.Table(
    "memories",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("value", BigInteger, nullable=False),
)

FEATS = sa.Table(  # finished solo games, compared by starting value
    "feats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("sheet", String(80), nullable=False),  # the game, or a mode with separate records
    Column("mode", String(20), nullable=False),
    Column("start", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("rival", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

TABLES = sa.Table(
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
    Column("since", Float, nullable=False),  # when the actor's clock was started
    Column("ply", Integer, nullable=False),
    Column("revision", Integer, nullable=False),  # raised by every undo
    Column("actor", SmallInteger),  # the seat that must choose
    Column("made", Float, nullable=False),
    Column("moved", Float, nullable=False, index=True),
    Column("next", String(32)),  # the table of the rematch
    Column("visibility", String(10), nullable=False, server_default="link"),  # or private, public
    Column(
        "returns", Boolean, nullable=False, server_default=true()
    ),  # a replaced person may return
    Column("training", Boolean, nullable=False, server_default=false()),  # undone beyond the rules
    Column("quit", SmallInteger),  # the seat that resigned, if that ended the game
    Column("votes", Text, nullable=False, server_default="[]"),  # JSON, votes to replace the actor
    Column("thinker", String(8)),  # the process that answers for a computer player
    Column("record", LargeBinary),  # all words of an uploaded record (`packed`)
    Column("stuck", Text),  # why the game can't be replayed
    Column("visited", Float, nullable=False, server_default="0"),  # last visit, to the hour
    Column("origin", String(32)),  # the table whose game continues here
    Column("rated", Boolean, nullable=False, server_default=false()),  # affects ratings
    Index("ix_tables_status_moved", "status", "moved"),
    Index("ix_tables_status_visited", "status", "visited"),
)

SEATS = sa.Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("who", String(10), nullable=False),  # person, computer, open or link
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(10)),
    Column("left", Boolean, nullable=False),
    Column("public", Boolean, nullable=False, server_default=false()),  # reopens when left
    Column("owner", ForeignKey("people.id"), index=True),  # the replaced person
    Column("guest", Boolean, nullable=False, server_default=false()),  # without an account
    Column("again", Boolean),  # the answer to the rematch offer
    Column("hidden", Boolean, nullable=False, server_default=false()),  # hidden from their list
    Column("seen", Integer, nullable=False, server_default="0"),  # the ply at the last visit …
    Column("away", Float),  # … and its time
    Column("program", Boolean, nullable=False, server_default=false()),  # no person plays
)

CHOICES = sa.Table(
    "choices",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),  # two writers can't both win
    Column("seat", SmallInteger, nullable=False),  # -1 for chance
    Column("word", String(120), nullable=False),
    Column("at", Float, nullable=False),
)

TALK = sa.Table(
    "talk",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("seat", SmallInteger),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("notice", String(20)),
    Column("guest", Boolean, nullable=False, server_default=false()),
    Column("ply", Integer),
    Column("person", Integer, index=True),  # the author
    Column("program", Boolean, nullable=False, server_default=false()),
)

PRESENCE = sa.Table(  # may be lost at any time, so it has no foreign keys
    "presence",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("process", String(8), primary_key=True),
    Column("people", Text, nullable=False),  # JSON, the watchers
    Column("watchers", Integer, nullable=False),
    Column("until", Float, nullable=False),
)

PROCESSES = sa.Table(
    "processes",
    METADATA,
    Column("name", String(8), primary_key=True),
    Column("began", Float, nullable=False),
    Column("beat", Float, nullable=False),  # the last heartbeat
    Column("alive", Boolean, nullable=False),  # false after a clean shutdown
)

STANDING = sa.Table(  # standing answers
    "standing",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(40), primary_key=True),
    Column("word", String(120), nullable=False),
    Column("until", String(10), nullable=False),  # turn, round or game
    Column("forms", Text, nullable=False),  # JSON, the options when it was set
    Column("ply", Integer, nullable=False),  # … and the ply
    Column("round", Integer, nullable=False),
)

BLOCKS = sa.Table(
    "blocks",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

MUTES = sa.Table(  # tables whose chat a person has muted
    "mutes",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

SILENCED = sa.Table(  # people who may not write at a table
    "silenced",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

REPORTS = sa.Table(  # reports outlive their table and people
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table", String(32), nullable=False),
    Column("number", Integer, nullable=False),  # of the line
    Column("person", Integer, nullable=False),  # who reported it
    Column("about", Integer),  # the line's author
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("done", Boolean, nullable=False),
)

NOTICES = sa.Table(  # the outbox
    "notices",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("sort", String(10), nullable=False),  # mail, push or hook
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("target", Text, nullable=False),  # an address, a subscription as JSON, a URL
    Column("body", Text, nullable=False),  # JSON
    Column("made", Float, nullable=False),
    Column("due", Float, nullable=False, index=True),  # not before
    Column("tries", Integer, nullable=False),
)

ANALYSES = sa.Table(  # analyses of finished games; they can be recomputed
    "analyses",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("signature", String(40), nullable=False),  # of method and evaluation
    Column("status", String(10), nullable=False),  # waiting, running, done or failed
    Column("change", Integer, nullable=False),
    Column("process", String(8), nullable=False),  # the process computing it
    Column("at", Float, nullable=False),
    Column("body", LargeBinary),  # JSON, compressed
)

STUDIES = sa.Table(  # trees of variations through finished games
    "studies",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("branches", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),  # the branches, JSON, compressed
)

KEYS = sa.Table(  # secrets created once
    "keys",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
