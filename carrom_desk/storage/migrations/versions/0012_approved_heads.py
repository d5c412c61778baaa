"""Adds the head of the log and the result that the chief referee approved."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    head = sa.Column(
        "approved_head",
        sa.Text(),
        nullable=False,
        server_default=sa.text("''"),
        comment="hash of the last entry at the time of approval; empty if none",
    )
    op.add_column("hall_matches", head)
    op.add_column("hall_matches", sa.Column("approved_result", sa.Text(), comment="the result approved, as in matches"))
