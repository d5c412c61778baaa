"""Adds waiting desks, both logs and the outcome of a difference, and a match's planned time, call and approval."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

_TEXTS = (
    ("hall_tables", "waiting_hash", "SHA-256 of the key of a desk that waits to take the table over; empty: none does"),
    ("hall_divergences", "copy", "the table's log, a match file; empty: not sent yet"),
    ("hall_divergences", "settled", "whose log counts: hall, table; empty: not decided"),
    ("hall_divergences", "reason", "the chief referee's"),
    ("hall_matches", "unlawful", "numbers of entries whose ruling is not what the laws give, with commas between them"),
    ("hall_matches", "planned_at", "the time of day it is planned for, HH:MM; empty: none"),
)
_MOMENTS = (
    ("hall_tables", "waiting_ms", "when it asked to, since 1970"),
    ("hall_matches", "called_ms", "when its sides were called to the table, since 1970; 0: not called"),
    ("hall_matches", "approved_ms", "when the chief referee approved its result, since 1970; 0: not approved"),
)


def upgrade() -> None:
    for table, name, words in _TEXTS:
        op.add_column(table, sa.Column(name, sa.Text(), nullable=False, server_default=sa.text("''"), comment=words))
    for table, name, words in _MOMENTS:
        moment = sa.Column(name, sa.BigInteger(), nullable=False, server_default=sa.text("0"), comment=words)
        op.add_column(table, moment)
