"""Adds checkpoints derived from the start of a log."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "checkpoints",
        sa.Column("match_id", sa.Text().with_variant(sa.Text(collation="C"), "postgresql"), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False, comment="for the program that wrote it, with a digest"),
        sa.PrimaryKeyConstraint("match_id", name="pk_checkpoints"),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_checkpoints_match_id", ondelete="CASCADE", onupdate="CASCADE"
        ),
    )
