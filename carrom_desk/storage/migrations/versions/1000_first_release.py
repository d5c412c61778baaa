"""The tables of the first release, which are created with a database; a migration only changes those of a release."""

revision = "1000"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Changes nothing."""
