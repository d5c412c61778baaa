"""Adds matches whose log at the table differs from the hub's."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hall_divergences",
        sa.Column("match_id", sa.Text().with_variant(sa.Text(collation="C"), "postgresql"), nullable=False),
        sa.Column("there_length", sa.Integer(), nullable=False, comment="entries at the table"),
        sa.Column("there_hash", sa.Text(), nullable=False),
        sa.Column("here_length", sa.Integer(), nullable=False, comment="entries at the hub"),
        sa.Column("here_hash", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_hall_divergences"),
        sqlite_with_rowid=False,
    )
