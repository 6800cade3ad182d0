"""Tables of the database about finished games: results, tallies, ratings.

A row of `results` is the source of truth for one seat. Tallies and ratings are running sums over
them, which `ratings.recompute` can rebuild.
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
    SmallInteger,
    String,
    Text,
    false,
)

from parvis.server.store.schema import METADATA

RESULTS = sa.Table(  # one row per seat of a finished game
    "results",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("number", BigInteger, nullable=False),  # of the game, in the order of ending
    Column("person", ForeignKey("people.id", ondelete="SET NULL")),  # None: computer, or erased
    Column("own", Boolean, nullable=False),  # false: another player on the person's device
    Column("level", String(10)),  # of a computer player
    Column("left", Boolean, nullable=False),  # the person left; a computer player finished the game
    Column("game", String(40), nullable=False),
    Column("size", SmallInteger, nullable=False),  # number of seats
    Column("score", Integer, nullable=False),
    Column("place", SmallInteger, nullable=False),  # 1 for the first; ties share it
    Column("points", Text, nullable=False),  # JSON, by category
    Column("seconds", Float, nullable=False),  # from the first choice to the last
    Column("at", Float, nullable=False),
    Column("counts", Boolean, nullable=False),  # for statistics: false for training games
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("mu", Float),  # the rating before a rated game …
    Column("sigma", Float),
    Column("new_mu", Float),  # … and after it
    Column("new_sigma", Float),
    Column("accuracy", Float),  # of its decisions, 0 to 100, once analysed
    Column("luck", Float),  # as a share of the win, if an analysis has it
    Index("ix_results_mine", "person", "own", "number"),
    Index("ix_results_number", "number"),
    Index("ix_results_best", "game", "size", "score"),
    Index("ix_results_judged", "person", "game", "accuracy"),
)

USES = sa.Table(  # what people chose in games that count, and how often they won
    "uses",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("opening", Boolean, primary_key=True),  # as the seat's first choice, or at any time
    Column("action", String(80), primary_key=True),  # kind and form of a choice: `market buy`
    Column("noun", String(40), primary_key=True),  # "" for the action itself
    Column("name", String(80), primary_key=True),
    Column("seats", Integer, nullable=False),  # that chose it, over all games
    Column("wins", Float, nullable=False),  # of these seats; shared ones as fractions
    Column("even", Float, nullable=False),  # expected wins with equal chances
)

COUNTED = sa.Table(  # progress of counting uses
    "counted",
    METADATA,
    Column("game", String(40), primary_key=True),  # "" for all games
    Column("number", BigInteger, nullable=False),  # of the last game examined
    Column("games", Integer, nullable=False),  # replayed
    Column("seats", Integer, nullable=False),  # people's seats in these
)

TALLIES = sa.Table(  # sums of the results that count
    "tallies",
    METADATA,
    Column("who", String(16), primary_key=True),  # a person's number, a level, or * for all people
    Column("game", String(40), primary_key=True),
    Column("size", SmallInteger, primary_key=True),  # seats; 0 for all together
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("games", Integer, nullable=False),
    Column("wins", Float, nullable=False),  # a shared first place counts as a fraction
    Column("score", BigInteger, nullable=False),
    Column("points", Text, nullable=False),  # JSON, by category
    Column("best", Integer, nullable=False),
    Column("streak", Integer, nullable=False),  # current winning streak
    Column("longest", Integer, nullable=False),
)

RATINGS = sa.Table(
    "ratings",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),  # end of the last rated game
    Index("ix_ratings_game", "game", "at"),
)

PREFERENCES = sa.Table(  # settings of an account
    "preferences",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),  # raised by every change
    Column("body", Text, nullable=False),  # JSON
    Column("open", Boolean, nullable=False, server_default=false()),  # public profile
    Column("invites", String(10), nullable=False, server_default="anyone"),  # or known, nobody
)
