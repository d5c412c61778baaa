"""Adds indexes for sorting and filtering the list of matches, and makes the round searchable."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_MATCHES = sa.table(
    "matches",
    *(
        sa.column(name, sa.Text)
        for name in ("id", "event", "round", "side_a", "side_b", "search", "event_folded", "sides_folded")
    ),
)
_WORDS = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
_COLUMNS = {"event_folded": "the event without regard to case", "sides_folded": "sides without regard to case"}
_INDICES = {
    "ix_matches_by_begin": ["binned_at", "started_ms", "id", "status", "event_folded", "search"],
    "ix_matches_by_event": ["binned_at", "event_folded", "started_ms", "id", "status", "search", "event"],
    "ix_matches_by_sides": ["binned_at", "sides_folded", "started_ms", "id", "status", "event_folded", "search"],
}


def upgrade() -> None:
    for former in ("ix_matches_binned_at_started_ms_id_search", "ix_matches_binned_at_started_ms_id"):
        op.drop_index(former, "matches", if_exists=True)
    for name, comment in _COLUMNS.items():
        column = sa.Column(name, _WORDS, nullable=False, server_default=sa.text("''"), comment=comment)
        op.add_column("matches", column)
    _fill()
    if op.get_bind().dialect.name == "sqlite":  # PostgreSQL limits the length of indexed texts
        for name, columns in _INDICES.items():
            op.create_index(name, "matches", columns)


def _fill() -> None:
    connection = op.get_bind()
    columns = _MATCHES.c
    change = (
        sa.update(_MATCHES)
        .where(columns.id == sa.bindparam("match_id"))
        .values(search=sa.bindparam("found_by"), event_folded=sa.bindparam("of"), sides_folded=sa.bindparam("between"))
    )
    named = sa.select(columns.id, columns.event, columns.round, columns.side_a, columns.side_b)
    for match_id, event, round_, side_a, side_b in connection.execute(named).all():
        values = {
            "match_id": match_id,
            "found_by": "\n".join((event, side_a, side_b, round_)).casefold(),
            "of": _folded(event),
            "between": _folded(f"{side_a}\n{side_b}"),
        }
        connection.execute(change, values)


def _folded(words: str) -> str:
    return " ".join(words.split()).casefold()
