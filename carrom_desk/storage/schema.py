"""The tables: matches with what a list shows of them, their logs, and who played in them."""

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, Index, MetaData, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from carrom_desk.match.side import Seat
from carrom_desk.match.state import Status

HASH_LENGTH = 64
"""Characters of a SHA-256 in hexadecimal."""


class Base(DeclarativeBase):
    """What all tables share: constraints have names, so that a later version can change them."""

    metadata = MetaData(
        naming_convention={
            "pk": "pk_%(table_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        }
    )


class MatchRow(Base):
    """A match. All but the setup follows from the log and is kept so that a list needs no replay."""

    __tablename__ = "matches"

    id: Mapped[str] = mapped_column(Text, primary_key=True, comment="the same in every database and file")
    setup: Mapped[str] = mapped_column(Text, comment="canonical JSON, as in a match file")
    started: Mapped[str] = mapped_column(Text, comment="wall time of its creation, ISO 8601; empty: not known")
    started_ms: Mapped[int] = mapped_column(BigInteger, comment="the same since 1970 in UTC, or when it was stored")
    event: Mapped[str] = mapped_column(Text)
    round: Mapped[str] = mapped_column(Text)
    side_a: Mapped[str] = mapped_column(Text, comment="names of side a")
    side_b: Mapped[str] = mapped_column(Text, comment="names of side b")
    search: Mapped[str] = mapped_column(Text, comment="event and names without regard to case, a line each")
    status: Mapped[str] = mapped_column(String(20), comment="by value, as in a state")
    games_a: Mapped[int] = mapped_column(comment="games won")
    games_b: Mapped[int] = mapped_column(comment="games won")
    score_a: Mapped[int] = mapped_column(comment="points in the game being played, or in the last")
    score_b: Mapped[int] = mapped_column(comment="points in the game being played, or in the last")
    length: Mapped[int] = mapped_column(comment="entries in its log")
    last_hash: Mapped[str] = mapped_column(String(HASH_LENGTH), comment="of the last entry; of the setup while none")
    touched: Mapped[int] = mapped_column(BigInteger, comment="grows with every write: the highest was written last")
    binned_at: Mapped[str | None] = mapped_column(Text, comment="when it was put into the bin, ISO 8601 in UTC")

    __table_args__ = (
        CheckConstraint(f"status IN ({', '.join(repr(status.value) for status in Status)})", name="status"),
        CheckConstraint("games_a >= 0 AND games_b >= 0", name="games"),
        CheckConstraint("score_a >= 0 AND score_b >= 0", name="score"),
        CheckConstraint("length >= 0", name="length"),
        CheckConstraint(f"length(last_hash) = {HASH_LENGTH}", name="last_hash"),
        Index(None, "binned_at", "started_ms", "id", "search"),  # the list, newest first, searched without its rows
        Index(None, "binned_at", "touched"),  # the match to go on with
        Index(None, "touched"),  # the next number
    )


class EntryRow(Base):
    """An entry of a match's log. The key refuses a second entry of one number."""

    __tablename__ = "entries"

    match_id: Mapped[str] = mapped_column(
        ForeignKey(MatchRow.id, ondelete="CASCADE", onupdate="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False, comment="from 0")
    payload: Mapped[str] = mapped_column(Text, comment="canonical JSON, as in a match file")
    at: Mapped[str] = mapped_column(Text, comment="wall time, ISO 8601; empty: not known")
    elapsed_ms: Mapped[int] = mapped_column(BigInteger, comment="since the match was opened first")
    previous_hash: Mapped[str] = mapped_column(String(HASH_LENGTH), comment="of the entry before; of the setup for 0")
    hash: Mapped[str] = mapped_column(String(HASH_LENGTH), comment="SHA-256 of the previous hash and the payload")

    __table_args__ = (
        CheckConstraint("number >= 0", name="number"),
        CheckConstraint("elapsed_ms >= 0", name="elapsed_ms"),
        CheckConstraint(f"length(previous_hash) = {HASH_LENGTH}", name="previous_hash"),
        CheckConstraint(f"length(hash) = {HASH_LENGTH}", name="hash"),
        # A log is one run of pages: an entry is one page written, a match one range read.
        {"sqlite_with_rowid": False},
    )


class PlayerRow(Base):
    """Who sits where in a match: kept so that a name can be completed when the next match is set up."""

    __tablename__ = "players"

    match_id: Mapped[str] = mapped_column(
        ForeignKey(MatchRow.id, ondelete="CASCADE", onupdate="CASCADE"), primary_key=True
    )
    seat: Mapped[str] = mapped_column(String(2), primary_key=True, comment="by value: a1, b1, a2, b2")
    name: Mapped[str] = mapped_column(Text)
    folded: Mapped[str] = mapped_column(Text, comment="the name without regard to case")

    __table_args__ = (
        CheckConstraint(f"seat IN ({', '.join(repr(seat.value) for seat in Seat)})", name="seat"),
        Index(None, "folded"),
        {"sqlite_with_rowid": False},
    )
