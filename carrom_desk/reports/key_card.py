"""Card of shortcuts as a document."""

from dataclasses import dataclass

from carrom_desk.reports.content import Column, Emphasis, Note, Piece, Row, Table, Title
from carrom_desk.reports.document import Chapter, Document, SideBySide
from carrom_desk.reports.match_documents import Options


@dataclass(frozen=True, slots=True)
class KeyRow:
    """Title of an action with its shortcuts, if any."""

    keys: tuple[str, ...]
    words: str


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """Rows that belong together."""

    title: str
    rows: tuple[KeyRow, ...]


@dataclass(frozen=True, slots=True)
class KeyCard:
    """Card in the window's language."""

    title: str
    columns: tuple[tuple[KeyGroup, ...], ...]
    """Columns of groups, balanced by rows."""
    note: str
    language: str
    """ISO 639 code."""


_NONE, _OR = "–", " · "


def key_card_document(card: KeyCard, options: Options) -> Document:
    """Returns the card as a document."""
    columns = tuple(tuple(_table(group) for group in column) for column in card.columns)
    parts = (Title("", card.title), SideBySide(columns), Note(card.note))
    return Document(
        title=card.title,
        chapters=(Chapter("keys", card.title, parts, card.title),),
        paper=options.paper,
        language=card.language,
        program=options.program,
    )


def _table(group: KeyGroup) -> Table:
    rows = (Row(((Piece(_OR.join(row.keys) or _NONE, Emphasis.BOLD),), row.words)) for row in group.rows)
    return Table(group.title, (Column("", 34), Column("", 66)), tuple(rows))
