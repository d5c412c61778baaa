"""Adds learners and their progress in umpire training."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_WORDS = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "learners",
        sa.Column("id", _WORDS, nullable=False),
        sa.Column("name", _WORDS, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_learners"),
    )
    op.create_table(
        "law_progress",
        sa.Column("learner_id", _WORDS, nullable=False),
        sa.Column("edition", _WORDS, nullable=False, comment="its id"),
        sa.Column("law", _WORDS, nullable=False, comment="its stable name"),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.Column("right", sa.Integer(), nullable=False, comment="how many of them were answered right"),
        sa.Column("card", sa.Text(), nullable=False, comment="JSON, as FSRS writes it"),
        sa.Column("due", sa.Text(), nullable=False, comment="when it is asked again, ISO 8601 in UTC"),
        sa.CheckConstraint("asked >= 1", name="ck_law_progress_asked"),
        sa.ForeignKeyConstraint(
            ["learner_id"], ["learners.id"], name="fk_law_progress_learner_id", ondelete="CASCADE", onupdate="CASCADE"
        ),
        sa.PrimaryKeyConstraint("learner_id", "edition", "law", name="pk_law_progress"),
        sqlite_with_rowid=False,
    )
