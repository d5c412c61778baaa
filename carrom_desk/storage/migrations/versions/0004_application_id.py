"""Sets the application id, and drops the checkpoints: a match is opened from its log alone."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_APPLICATION_ID = 0x43524D44


def upgrade() -> None:
    op.drop_table("checkpoints")
    if op.get_bind().dialect.name == "sqlite":
        op.execute(f"PRAGMA application_id = {_APPLICATION_ID}")
