"""Adds the clocks of tables as set by the umpires."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

_SINCE = "the entry with which the umpire's clock began; null: nothing was said"
_ENDS = "when it is over, since 1970; null: it stands, or is not used"


def upgrade() -> None:
    op.add_column("hall_matches", sa.Column("clock_since", sa.Integer(), nullable=True, comment=_SINCE))
    op.add_column("hall_matches", sa.Column("clock_ends_ms", sa.BigInteger(), nullable=True, comment=_ENDS))
    left = sa.Column("clock_left_ms", sa.BigInteger(), nullable=True, comment="what is left while it stands")
    op.add_column("hall_matches", left)
