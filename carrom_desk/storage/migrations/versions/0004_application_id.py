"""The file says which program it belongs to; and a match is opened by its log alone: what was kept beside it goes."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_APPLICATION_ID = 0x43524D44


def upgrade() -> None:
    op.drop_table("checkpoints")
    _sign(_APPLICATION_ID)


def _sign(number: int) -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute(f"PRAGMA application_id = {number}")


def downgrade() -> None:
    _sign(0)
    op.create_table(
        "checkpoints",
        sa.Column("match_id", sa.Text().with_variant(sa.Text(collation="C"), "postgresql"), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False, comment="for the program that wrote it, with a digest"),
        sa.PrimaryKeyConstraint("match_id", name="pk_checkpoints"),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
            name="fk_checkpoints_match_id",
            ondelete="CASCADE",
            onupdate="CASCADE",
        ),
    )
