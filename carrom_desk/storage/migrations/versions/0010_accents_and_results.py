"""Makes the search ignore accents, and adds results and scores to the list."""

import unicodedata
from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

_RESULT = "JSON: who won, how, every game's score; null: stored before this column"
_BEFORE, _AFTER = "without regard to case", "without regard to case and accents"
_COMMENTS = {
    ("matches", "search"): "event, names and round {folded}, a line each",
    ("matches", "event_folded"): "the event {folded}",
    ("matches", "sides_folded"): "both sides {folded}",
    ("players", "folded"): "the name {folded}",
}
_ALPHABETS = ("LATIN ", "GREEK ", "CYRILLIC ")
_PLAIN = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ŧ": "t", "ı": "i", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th", "ŋ": "n"}
)


def upgrade() -> None:
    op.add_column("matches", sa.Column("result", sa.Text(), nullable=True, comment=_RESULT))
    if op.get_bind().dialect.name != "sqlite":
        for (table, column), words in _COMMENTS.items():
            former = words.format(folded=_BEFORE)
            op.alter_column(table, column, comment=words.format(folded=_AFTER), existing_comment=former)
    _fold_matches()
    _fold_players()


def _fold_matches() -> None:
    connection = op.get_bind()
    names = ("id", "event", "round", "side_a", "side_b", "search", "event_folded", "sides_folded")
    matches = sa.table("matches", *(sa.column(name, sa.Text) for name in names))
    columns = matches.c
    change = (
        sa.update(matches)
        .where(columns.id == sa.bindparam("match_id"))
        .values(search=sa.bindparam("found_by"), event_folded=sa.bindparam("of"), sides_folded=sa.bindparam("between"))
    )
    named = sa.select(columns.id, columns.event, columns.round, columns.side_a, columns.side_b)
    for match_id, *texts in connection.execute(named).all():
        if not all(isinstance(text, str) for text in texts):
            continue  # bytes written by another program: a check reports them
        event, round_, side_a, side_b = texts
        values = {
            "match_id": match_id,
            "found_by": _without_accents("\n".join((event, side_a, side_b, round_))),
            "of": _folded(event),
            "between": _folded(f"{side_a}\n{side_b}"),
        }
        connection.execute(change, values)


def _fold_players() -> None:
    connection = op.get_bind()
    players = sa.table("players", *(sa.column(name, sa.Text) for name in ("match_id", "seat", "name", "folded")))
    columns = players.c
    change = (
        sa.update(players)
        .where(columns.match_id == sa.bindparam("of_match"), columns.seat == sa.bindparam("at_seat"))
        .values(folded=sa.bindparam("found_by"))
    )
    for match_id, seat, name in connection.execute(sa.select(columns.match_id, columns.seat, columns.name)).all():
        if isinstance(name, str):
            connection.execute(change, {"of_match": match_id, "at_seat": seat, "found_by": _folded(name)})


# Folding as of this version


def _folded(words: str) -> str:
    return " ".join(_without_accents(words).split())


def _without_accents(words: str) -> str:
    if words.isascii():
        return words.casefold()
    letters = "".join(_unmarked(unicodedata.normalize("NFKD", words.casefold())))
    return unicodedata.normalize("NFC", letters.casefold().translate(_PLAIN))


def _unmarked(letters: str) -> Iterator[str]:
    is_accentable = False
    for letter in letters:
        if not unicodedata.combining(letter):
            is_accentable = unicodedata.name(letter, "").startswith(_ALPHABETS)
        elif is_accentable:
            continue
        yield letter
