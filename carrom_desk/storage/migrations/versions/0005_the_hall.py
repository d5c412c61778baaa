"""Adds tables for a hub: settings, hall tables, and records of matches."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_WORDS = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "hall_settings",
        sa.Column("name", _WORDS, nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_hall_settings"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "hall_tables",
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("code", sa.Text(), nullable=False, comment="the secret of its sticker"),
        sa.Column("key_hash", sa.Text(), nullable=False, comment="SHA-256 of the key of the desk that joined"),
        sa.Column("is_hub", sa.Boolean(), nullable=False),
        sa.Column("seen_ms", sa.BigInteger(), nullable=False, comment="when it was last heard of, since 1970"),
        sa.PrimaryKeyConstraint("number", name="pk_hall_tables"),
        sa.CheckConstraint("number > 0", name="ck_hall_tables_number"),
    )
    op.create_table(
        "hall_matches",
        sa.Column("match_id", _WORDS, nullable=False),
        sa.Column("position", sa.Integer(), nullable=False, comment="its place among the pairings"),
        sa.Column("setup", sa.Text(), nullable=False, comment="canonical JSON of a pairing; empty: none"),
        sa.Column("owner", sa.Integer(), nullable=True, comment="the table that may write to it"),
        sa.Column("place", sa.Text(), nullable=False, comment="the table as it is shown"),
        sa.Column("seen_ms", sa.BigInteger(), nullable=False, comment="when its table last spoke of it, since 1970"),
        sa.Column("skew_ms", sa.BigInteger(), nullable=False, comment="the hub's clock less the table's"),
        sa.Column("behind", sa.Integer(), nullable=False, comment="entries that the hub has not"),
        sa.Column("is_calling", sa.Boolean(), nullable=False, comment="whether the umpire calls"),
        sa.PrimaryKeyConstraint("match_id", name="pk_hall_matches"),
        sqlite_with_rowid=False,
    )
