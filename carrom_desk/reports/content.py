"""Contents of a document before typesetting: texts in order, the same for paper and the web.

`typeset.py` typesets a document with Typst, `html.py` writes it as a web page.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, is_dataclass
from enum import StrEnum, unique


@unique
class Paper(StrEnum):
    """Paper size in portrait format; the value is also its CSS name."""

    A4 = "a4"
    LETTER = "letter"


WEB = {"web": True}
"""Marks a field that is only used on web pages."""

MARGIN_MM = 12.0
"""Margin on every side of the paper."""


@unique
class Mark(StrEnum):
    """Emphasis of a text."""

    BOLD = "bold"
    ITALIC = "italic"
    STRUCK = "struck"
    """Crossed out because it no longer counts."""
    WHOLE = "whole"
    """Kept on one line."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Text with emphasis."""

    text: str
    mark: Mark


CellText = str | tuple[str | Piece, ...]
"""A text, optionally with emphasised parts."""


def unbroken(pieces: Iterable[str]) -> tuple[str | Piece, ...]:
    """Returns pieces that each stay on one line, since a divided score or time would look like two numbers."""
    return tuple(child for piece in pieces if piece for child in (", ", Piece(piece, Mark.WHOLE)))[1:]


@unique
class Align(StrEnum):
    """Alignment of a column."""

    LEFT = "left"
    CENTRE = "center"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table."""

    title: str
    width: int
    """Width as a percentage of the table."""
    align: Align = Align.LEFT
    holds_link: bool = False
    """True when its cells link to the chapters of their rows."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table; the first cell names it."""

    cells: tuple[CellText, ...]
    is_struck: bool = False
    """True when its contents no longer count."""
    leads_to: str = ""
    """Name of the chapter with details, for a link."""


@dataclass(frozen=True, slots=True)
class GroupRow:
    """Heading between rows of a table."""

    title: str


@dataclass(frozen=True, slots=True)
class Table:
    """Table whose headings are repeated on every page."""

    label: str
    """Caption, also used as the accessible name."""
    columns: tuple[Column, ...]
    rows: tuple[Row | GroupRow, ...]
    has_label: bool = True
    """True when the caption is shown."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing as SVG."""

    svg: str
    """A standalone document; the aspect ratio determines its width."""
    alt: str
    """Alternative text; empty for decoration."""


@dataclass(frozen=True, slots=True)
class Title:
    """Head of a document."""

    kind: str
    """Shown above the title."""
    title: str
    lines: tuple[str, ...] = ()
    """Shown below the title."""


@dataclass(frozen=True, slots=True)
class Heading:
    """Heading of a part of a document."""

    text: str


@dataclass(frozen=True, slots=True)
class Note:
    """Explanatory paragraph."""

    text: str


@dataclass(frozen=True, slots=True)
class Figures:
    """Drawings side by side, each with a title above."""

    figures: tuple[tuple[str, Drawing], ...]
    legend: tuple[tuple[Drawing, str], ...] = ()


@dataclass(frozen=True, slots=True)
class CardSide:
    """Head of a side's columns on a score card."""

    number: int
    sample: Drawing
    """Sample of its line in the chart."""
    name: str


@dataclass(frozen=True, slots=True)
class CardRow:
    """Row of a score card: a board, or a sentence about one."""

    board: str
    break_by: str
    cells: tuple[str, ...] = ()
    """Queen, men, other points and total of the first side, then of the second."""
    winner: int = 0
    """1 or 2; 0 if there is no winner."""
    words: str = ""
    """Text that replaces the cells."""
    breaker: str = ""
    """Tag of the player of `break_by`."""
    points: str = ""
    """Points of the winner for this board."""


@dataclass(frozen=True, slots=True)
class Card:
    """Score card of a game, beside a chart of its score."""

    title: str
    titles: tuple[str, ...]
    """Column titles: board and break, then those of each side."""
    sides: tuple[CardSide, ...]
    rows: tuple[CardRow, ...]
    course: Drawing


@dataclass(frozen=True, slots=True)
class Member:
    """A player in the head of the sheet."""

    tag: str
    """Tag beside every name, such as "1a"."""
    name: str
    short: str
    """Shorter form of the name."""
    flag: str
    """Name of the flag's drawing; empty for none."""


@dataclass(frozen=True, slots=True)
class Team:
    """A side in the head of the sheet."""

    title: str
    number: int
    clubs: str
    members: tuple[Member, ...]


@dataclass(frozen=True, slots=True)
class Headline:
    """The result in large type, for readers in a hurry."""

    words: str
    """Sentence on the result that refers to the sides by number."""
    winners: tuple[str, ...]
    """Full names of the winners; empty if there are none."""
    scores: tuple[tuple[int, int], ...]
    """Score of each game, the winner's points first, otherwise those of side 1."""


@dataclass(frozen=True, slots=True)
class Remarks:
    """Protests, corrections and remarks, followed by blank lines for the umpire."""

    title: str
    notation: str
    """Prefix of each item."""
    items: tuple[tuple[str, str], ...]
    """Place in the match, and event."""


@dataclass(frozen=True, slots=True)
class Signing:
    """Signatories besides the players, and blanks to fill in."""

    time: str
    choices: tuple[str, ...]
    """Check boxes for each side."""
    title: str
    officials: tuple[tuple[str, str], ...]
    """Role and name of each signatory."""


@dataclass(frozen=True, slots=True)
class ScorePage:
    """The page that the players sign, whose rows fill the available height.

    Web pages show sides, result, legend, remarks and signatures in full; on paper, teams, headline and the following
    fields replace them.
    """

    title: Title
    sides: Table
    outcome: str
    is_final: bool
    terms: tuple[tuple[str, str], ...]
    """Titles and values."""
    cards: tuple[Card, ...]
    legend: str
    counts: Table | None
    remarks: tuple[tuple[str, str], ...]
    """Corrections, protests and remarks with their texts."""
    signatures: tuple[tuple[str, str], ...]
    """Role and name of a signatory."""
    identity: str
    code: Drawing
    """Machine-readable form of the contents."""
    kind: str
    """Shown below the event."""
    boxes: tuple[tuple[str, str], ...]
    """Fields that identify a sheet in a pile: round, table and number of the match."""
    facts: tuple[tuple[str, str], ...]
    """Terms not found elsewhere on the sheet, as short as possible."""
    teams: tuple[Team, ...]
    headline: Headline
    points: str
    """Title of the column with the points of a board."""
    levels: tuple[int, ...]
    """Points with a line in the charts: those that win, and from which the Queen does not count."""
    key: str
    """Legend of printed cards."""
    record: Remarks
    signing: Signing


@unique
class Weight(StrEnum):
    """Prominence of an entry in a printed log."""

    LINE = "line"
    RULING = "ruling"
    """Full text with a thin bar."""
    DECISION = "decision"
    """A person's decision or a protest: full text with a thick bar."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """Entry of a printed log."""

    number: str
    tag: str
    """Tag of the player or the side."""
    text: CellText
    more: str = ""
    """Consequences, in sentences."""
    time: str = ""
    laws: str = ""
    turn: str = ""
    """Sign for whether the turn continues."""
    weight: Weight = Weight.LINE


@dataclass(frozen=True, slots=True)
class LogBoard:
    """Entries of a board, with the situation before it and the result."""

    title: str
    about: str
    score: str
    """Score before the board."""
    entries: tuple[LogEntry, ...]
    foot: str


@dataclass(frozen=True, slots=True)
class Log:
    """Every entry of a match: a table on web pages, two columns of short lines on paper."""

    table: Table = field(metadata=WEB)
    note: str = field(metadata=WEB)
    title: str
    players: str
    fingerprint: str
    boards: tuple[LogBoard, ...]
    legend: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BlankPages:
    """Empty score cards and boxes for the strokes, to fill in by hand."""

    title: str
    fields: tuple[tuple[tuple[str, str], ...], ...]
    """Labels with known values, by line."""
    terms: str
    games: tuple[str, ...]
    """Title of each game."""
    boards: tuple[str, ...]
    """Number of rows of each game."""
    titles: tuple[str, ...]
    """Column titles of a card."""
    written: tuple[str, ...]
    """Labels of blanks beside the title of a game."""
    remarks: str
    result: tuple[str, ...]
    roles: tuple[str, ...]
    """Signatories."""
    strokes: str
    notes: tuple[str, ...]
    """Instructions for filling in the sheet."""


@dataclass(frozen=True, slots=True)
class Beside:
    """Parts in columns, side by side."""

    columns: tuple[tuple["Part", ...], ...]


Part = Title | Heading | Note | Table | Figures | ScorePage | Log | BlankPages | Beside


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file embedded in a document."""

    name: str
    text: str
    description: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """Parts that start on a new page."""

    name: str
    """Target name for links."""
    title: str
    """Title in the bookmarks."""
    parts: tuple[Part, ...]
    foot: str = ""
    """Footer of each of its pages."""
    across: str = ""
    """Watermark of every page if the result is not final."""
    attachment: Attachment | None = None


@dataclass(frozen=True, slots=True)
class Document:
    """A complete document."""

    title: str
    chapters: tuple[Chapter, ...]
    paper: Paper
    language: str
    """ISO 639 code."""
    program: str
    """Name and version of the program."""
    direction: str = ""
    """Text direction of the language, as in HTML."""
    authors: tuple[str, ...] = ()
    page_words: str = "{page} / {pages}"
    written_at: int = 0
    """Time of the latest event, in seconds since 1970. It becomes the file's date, so that repeated exports are
    identical.
    """
    logo: Drawing | None = None
    """Logo of the organiser."""
    organised: str = ""
    """Text naming the organiser."""
    organiser: Attachment | None = None
    """Organiser as data, needed to make the document again."""
    made_as: tuple[str, ...] = ()
    """Options such as `part=card`, needed to make the document again from the match."""


def as_json(value: object) -> str:
    """Returns a document or a part of it as JSON for Typst; `part` contains the type of each."""
    return json.dumps(value, ensure_ascii=False, default=_values)


def _values(part: object) -> dict[str, object]:
    """Returns the fields of a part one by one, so that a long document is never held in memory twice."""
    assert is_dataclass(part), part
    assert not isinstance(part, type), part
    named = {each.name: getattr(part, each.name) for each in fields(part) if each.metadata != WEB}
    return {"part": type(part).__name__} | named
