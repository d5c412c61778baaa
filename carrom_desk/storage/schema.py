"""Tables of the database: matches with their summaries, logs, players, and data of a hall.

Tables instead of mapped classes: rows are converted in one place, and loading SQLAlchemy's ORM would add about 60 ms
and 6 MiB to every start.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)

from carrom_desk.match.side import Seat
from carrom_desk.match.state import Status

HASH_LENGTH = 64
"""Length of a SHA-256 hash in hexadecimal."""

APPLICATION_ID = 0x43524D44
"""Application id in the header of our SQLite files, the letters CRMD. Other programs' files are not touched."""

WORDS = Text().with_variant(Text(collation="C"), "postgresql")
"""Text compared and sorted by code point in every database, as SQLite does by default."""

_FOLDED = "without case and accents"
_EMPTY, _ZERO = text("''"), text("0")
"""Value of a new column in older rows."""

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)
"""All tables. Constraints are named so that migrations can change them. Columns ending in `_ms` contain milliseconds,
and times in them count from 1970 in UTC.
"""

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", WORDS, primary_key=True, comment="the same in every database and file"),
    Column("setup", Text, nullable=False, comment="canonical JSON, as in a match file"),
    Column("started", Text, nullable=False, comment="wall time of creation, ISO 8601; empty if unknown"),
    Column("started_ms", BigInteger, nullable=False, comment="the same; if unknown, time of storing"),
    Column("event", WORDS, nullable=False),
    Column("round", Text, nullable=False),
    Column("side_a", Text, nullable=False, comment="names of side a"),
    Column("side_b", Text, nullable=False, comment="names of side b"),
    Column("search", WORDS, nullable=False, comment=f"event, names and round {_FOLDED}, one per line"),
    Column("status", String(20), nullable=False, comment="as in a state"),
    Column("games_a", Integer, nullable=False, comment="games won"),
    Column("games_b", Integer, nullable=False, comment="games won"),
    Column("score_a", Integer, nullable=False, comment="points in the current or last game"),
    Column("score_b", Integer, nullable=False, comment="points in the current or last game"),
    Column("length", Integer, nullable=False, comment="number of entries"),
    Column("last_hash", String(HASH_LENGTH), nullable=False, comment="hash of the last entry, or of the setup"),
    Column("touched", BigInteger, nullable=False, comment="number of the latest write to it"),
    Column("trashed_at", WORDS, comment="time of moving to the trash, ISO 8601 in UTC"),
    Column("event_folded", WORDS, nullable=False, server_default=_EMPTY, comment=f"event {_FOLDED}"),
    Column("sides_folded", WORDS, nullable=False, server_default=_EMPTY, comment=f"names of both sides {_FOLDED}"),
    Column("result", Text, nullable=False, comment="winner, outcome and scores as JSON"),
    CheckConstraint(f"status IN ({', '.join(repr(status.value) for status in Status)})", name="status"),
    CheckConstraint("games_a >= 0 AND games_b >= 0", name="games"),
    CheckConstraint("score_a >= 0 AND score_b >= 0", name="score"),
    CheckConstraint("length >= 0", name="length"),
    CheckConstraint(f"length(last_hash) = {HASH_LENGTH}", name="last_hash"),
    # Indexes for each sort order of the list, which also cover filters and search. The first one serves the trash too.
    # PostgreSQL limits the length of indexed texts, and sorts the few thousand rows of a federation quickly.
    *(
        Index(f"ix_matches_by_{order}", *columns).ddl_if(dialect="sqlite")
        for order, columns in {
            "begin": ("trashed_at", "started_ms", "id", "status", "event_folded", "search"),
            "event": ("trashed_at", "event_folded", "started_ms", "id", "status", "search", "event"),
            "sides": ("trashed_at", "sides_folded", "started_ms", "id", "status", "event_folded", "search"),
        }.items()
    ),
    Index(None, "trashed_at", "touched"),  # the match to resume
    Index(None, "touched"),  # the next number
)
"""Matches. All columns except the setup follow from the log; they are stored so that lists need no replay."""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("match_id", WORDS, ForeignKey(MATCHES.c.id, ondelete="CASCADE", onupdate="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False, comment="from 0"),
    Column("payload", Text, nullable=False, comment="canonical JSON, as in a match file"),
    Column("at", Text, nullable=False, comment="wall time, ISO 8601; empty if unknown"),
    Column("elapsed_ms", BigInteger, nullable=False, comment="milliseconds since the match was first opened"),
    Column("previous_hash", String(HASH_LENGTH), nullable=False, comment="hash of the previous entry, or of the setup"),
    Column("hash", String(HASH_LENGTH), nullable=False, comment="SHA-256 of the previous hash and the payload"),
    CheckConstraint("number >= 0", name="number"),
    CheckConstraint("elapsed_ms >= 0", name="elapsed_ms"),
    CheckConstraint(f"length(previous_hash) = {HASH_LENGTH}", name="previous_hash"),
    CheckConstraint(f"length(hash) = {HASH_LENGTH}", name="hash"),
    # A log is stored contiguously: an entry writes one page, a match reads one range.
    sqlite_with_rowid=False,
)
"""Entries of logs. The key prevents two entries with the same number."""

PLAYERS = Table(
    "players",
    METADATA,
    Column("match_id", WORDS, ForeignKey(MATCHES.c.id, ondelete="CASCADE", onupdate="CASCADE"), primary_key=True),
    Column("seat", String(2), primary_key=True, comment="a1, b1, a2 or b2"),
    Column("name", WORDS, nullable=False),
    Column("folded", WORDS, nullable=False, comment=f"name {_FOLDED}"),
    CheckConstraint(f"seat IN ({', '.join(repr(seat.value) for seat in Seat)})", name="seat"),
    Index("ix_players_folded", "folded").ddl_if(dialect="sqlite"),
    sqlite_with_rowid=False,
)
"""Players of a match by seat, to complete names in new matches."""

SETTINGS = Table(
    "hall_settings",
    METADATA,
    Column("name", WORDS, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""Settings of the hall, and at a table the joined hall."""

HALL_TABLES = Table(
    "hall_tables",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("code", Text, nullable=False, comment="secret of its sticker"),
    Column("key_hash", Text, nullable=False, comment="SHA-256 of the desk's key; empty if none"),
    Column("seen_ms", BigInteger, nullable=False, comment="time of last contact"),
    Column("waiting_hash", Text, nullable=False, server_default=_EMPTY, comment="SHA-256 of a waiting desk's key"),
    CheckConstraint("number > 0", name="number"),
)
"""Tables of the hall."""

HALL_MATCHES = Table(
    "hall_matches",
    METADATA,
    Column("match_id", WORDS, primary_key=True),
    Column("position", Integer, nullable=False, comment="place in the order of play"),
    Column("setup", Text, nullable=False, comment="canonical JSON of a pairing; empty if started at a table"),
    Column("owner", Integer, comment="table that may write to it"),
    Column("place", Text, nullable=False, comment="displayed table"),
    Column("seen_ms", BigInteger, nullable=False, comment="time of last contact about it"),
    Column("skew_ms", BigInteger, nullable=False, comment="lead of the hub's clock over the table's"),
    Column("behind", Integer, nullable=False, comment="number of entries not received yet"),
    Column("is_calling", Boolean, nullable=False, comment="true while the umpire calls the chief referee"),
    Column("clock_since", Integer, comment="entry that started the umpire's clock; null if not reported"),
    Column("clock_ends_ms", BigInteger, comment="end of the clock; null if stopped or not used"),
    Column("clock_left_ms", BigInteger, comment="time left on a stopped clock"),
    Column("unlawful", Text, nullable=False, server_default=_EMPTY, comment="unlawful entries, comma-separated"),
    Column("planned_at", Text, nullable=False, server_default=_EMPTY, comment="time of day, HH:MM; empty if none"),
    Column("called_ms", BigInteger, nullable=False, server_default=_ZERO, comment="time of the call; 0 if not called"),
    Column("approved_ms", BigInteger, nullable=False, server_default=_ZERO, comment="time of approval; 0 if none"),
    Column(
        "approved_head",
        Text,
        nullable=False,
        server_default=_EMPTY,
        comment="hash of the last entry at the time of approval; empty if none",
    ),
    Column("approved_result", Text, comment="the result approved, as in matches"),
    sqlite_with_rowid=False,
)
"""Data of a match at a hub besides its log. A planned match has no log yet."""

HALL_DIVERGENCES = Table(
    "hall_divergences",
    METADATA,
    Column("match_id", WORDS, primary_key=True),
    Column("there_length", Integer, nullable=False, comment="number of entries at the table"),
    Column("there_hash", Text, nullable=False),
    Column("here_length", Integer, nullable=False, comment="number of entries at the hub"),
    Column("here_hash", Text, nullable=False),
    Column("copy", Text, nullable=False, server_default=_EMPTY, comment="the table's log; empty if not received"),
    Column("settled", Text, nullable=False, server_default=_EMPTY, comment="log that counts: hall, table or empty"),
    Column("reason", Text, nullable=False, server_default=_EMPTY, comment="reason for the decision"),
    sqlite_with_rowid=False,
)
"""Matches whose log at the table differs from the hub's, with both heads."""

LEARNERS = Table("learners", METADATA, Column("id", WORDS, primary_key=True), Column("name", WORDS, nullable=False))
"""Learners in umpire training."""

LAW_PROGRESS = Table(
    "law_progress",
    METADATA,
    Column("learner_id", ForeignKey(LEARNERS.c.id, ondelete="CASCADE", onupdate="CASCADE"), primary_key=True),
    Column("edition", WORDS, primary_key=True, comment="id of the edition"),
    Column("law", WORDS, primary_key=True, comment="stable name of the law"),
    Column("asked", Integer, nullable=False, comment="number of questions"),
    Column("right", Integer, nullable=False, comment="number of correct answers"),
    Column("card", Text, nullable=False, comment="FSRS card as JSON"),
    Column("due", Text, nullable=False, comment="time of the next question, ISO 8601 in UTC"),
    CheckConstraint("asked >= 1", name="asked"),
    sqlite_with_rowid=False,
)
"""Progress of a learner in a law."""
