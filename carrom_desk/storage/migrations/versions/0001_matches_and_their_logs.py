"""Adds matches, their logs and their players."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_WORDS = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    _make_matches()
    _index_matches()
    _make_entries()
    _make_players()


def _make_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", _WORDS, nullable=False, comment="the same in every database and file"),
        sa.Column("setup", sa.Text(), nullable=False, comment="canonical JSON, as in a match file"),
        sa.Column(
            "started", sa.Text(), nullable=False, comment="wall time of its creation, ISO 8601; empty: not known"
        ),
        sa.Column(
            "started_ms", sa.BigInteger(), nullable=False, comment="the same since 1970 in UTC, or when it was stored"
        ),
        sa.Column("event", _WORDS, nullable=False),
        sa.Column("round", sa.Text(), nullable=False),
        sa.Column("side_a", sa.Text(), nullable=False, comment="names of side a"),
        sa.Column("side_b", sa.Text(), nullable=False, comment="names of side b"),
        sa.Column("search", _WORDS, nullable=False, comment="event and names without regard to case, a line each"),
        sa.Column("status", sa.String(20), nullable=False, comment="by value, as in a state"),
        sa.Column("games_a", sa.Integer(), nullable=False, comment="games won"),
        sa.Column("games_b", sa.Integer(), nullable=False, comment="games won"),
        sa.Column("score_a", sa.Integer(), nullable=False, comment="points in the game being played, or in the last"),
        sa.Column("score_b", sa.Integer(), nullable=False, comment="points in the game being played, or in the last"),
        sa.Column("length", sa.Integer(), nullable=False, comment="entries in its log"),
        sa.Column("last_hash", sa.String(64), nullable=False, comment="of the last entry; of the setup while none"),
        sa.Column(
            "touched", sa.BigInteger(), nullable=False, comment="grows with every write: the highest was written last"
        ),
        sa.Column("binned_at", _WORDS, nullable=True, comment="when it was put into the bin, ISO 8601 in UTC"),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.CheckConstraint(
            "status IN ('before_toss', 'in_progress', 'finished', 'under_protest')", name="ck_matches_status"
        ),
        sa.CheckConstraint("games_a >= 0 AND games_b >= 0", name="ck_matches_games"),
        sa.CheckConstraint("score_a >= 0 AND score_b >= 0", name="ck_matches_score"),
        sa.CheckConstraint("length >= 0", name="ck_matches_length"),
        sa.CheckConstraint("length(last_hash) = 64", name="ck_matches_last_hash"),
    )


def _index_matches() -> None:
    if op.get_bind().dialect.name == "sqlite":
        columns = ["binned_at", "started_ms", "id", "search"]
        op.create_index("ix_matches_binned_at_started_ms_id_search", "matches", columns)
    op.create_index("ix_matches_binned_at_touched", "matches", ["binned_at", "touched"])
    op.create_index("ix_matches_touched", "matches", ["touched"])


def _make_entries() -> None:
    op.create_table(
        "entries",
        sa.Column("match_id", _WORDS, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False, comment="from 0"),
        sa.Column("payload", sa.Text(), nullable=False, comment="canonical JSON, as in a match file"),
        sa.Column("at", sa.Text(), nullable=False, comment="wall time, ISO 8601; empty: not known"),
        sa.Column("elapsed_ms", sa.BigInteger(), nullable=False, comment="since the match was opened first"),
        sa.Column("previous_hash", sa.String(64), nullable=False, comment="of the entry before; of the setup for 0"),
        sa.Column("hash", sa.String(64), nullable=False, comment="SHA-256 of the previous hash and the payload"),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_entries_match_id", ondelete="CASCADE", onupdate="CASCADE"
        ),
        sa.CheckConstraint("number >= 0", name="ck_entries_number"),
        sa.CheckConstraint("elapsed_ms >= 0", name="ck_entries_elapsed_ms"),
        sa.CheckConstraint("length(previous_hash) = 64", name="ck_entries_previous_hash"),
        sa.CheckConstraint("length(hash) = 64", name="ck_entries_hash"),
        sqlite_with_rowid=False,
    )


def _make_players() -> None:
    op.create_table(
        "players",
        sa.Column("match_id", _WORDS, nullable=False),
        sa.Column("seat", sa.String(2), nullable=False, comment="by value: a1, b1, a2, b2"),
        sa.Column("name", _WORDS, nullable=False),
        sa.Column("folded", _WORDS, nullable=False, comment="the name without regard to case"),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_players"),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_players_match_id", ondelete="CASCADE", onupdate="CASCADE"
        ),
        sa.CheckConstraint("seat IN ('a1', 'b1', 'a2', 'b2')", name="ck_players_seat"),
        sqlite_with_rowid=False,
    )
    if op.get_bind().dialect.name == "sqlite":
        op.create_index("ix_players_folded", "players", ["folded"])
