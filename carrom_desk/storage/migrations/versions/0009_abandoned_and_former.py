"""Allows abandoned matches, and marks entries from before some fields existed."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

_FORMER = "entries stored while words said what has fields since; null: none"
_BEFORE = "status IN ('before_toss', 'in_progress', 'finished', 'under_protest')"
_AFTER = "status IN ('before_toss', 'in_progress', 'finished', 'under_protest', 'abandoned')"


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        _reword_check()
    else:
        op.drop_constraint("ck_matches_status", "matches", type_="check")
        op.create_check_constraint("ck_matches_status", "matches", _AFTER)
    op.add_column("matches", sa.Column("former", sa.Integer(), nullable=True, comment=_FORMER))
    matches = sa.table("matches", sa.column("former", sa.Integer), sa.column("length", sa.Integer))
    op.execute(sa.update(matches).values(former=matches.c.length))


def _reword_check() -> None:
    """Rewrites the table definition: SQLite cannot change a constraint in place, but permits this for a looser one."""
    connection = op.get_bind()
    connection.exec_driver_sql("PRAGMA writable_schema = ON")
    reworded = "UPDATE sqlite_schema SET sql = replace(sql, ?, ?) WHERE type = 'table' AND name = 'matches'"
    connection.exec_driver_sql(reworded, (_BEFORE, _AFTER))
    connection.exec_driver_sql("PRAGMA writable_schema = RESET")
