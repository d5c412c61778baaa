"""Contents of a document before typesetting: worded parts in order, the same on paper and on the web.

A document is made here once; `typeset.py` has Typst set it on pages, `html.py` writes it as a web page.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, is_dataclass
from enum import StrEnum, unique


@unique
class Paper(StrEnum):
    """A size of paper, upright; the value is also CSS's word for it."""

    A4 = "a4"
    LETTER = "letter"


WEB = {"web": True}
"""Marks a field that is for web pages alone."""

MARGIN_MM = 12.0
"""On every side of the paper."""


@unique
class Mark(StrEnum):
    """Emphasis of a piece of text."""

    BOLD = "bold"
    ITALIC = "italic"
    STRUCK = "struck"
    """Struck out: it counts no more."""
    WHOLE = "whole"
    """Kept on one line."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a text."""

    text: str
    mark: Mark


CellText = str | tuple[str | Piece, ...]
"""A text, of which pieces may be set apart."""


def unparted(pieces: Iterable[str]) -> tuple[str | Piece, ...]:
    """Pieces of which each stays on one line: a score or a time that is parted would be two numbers."""
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
    """True when its cells lead to where their rows lead."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table; the first cell names it."""

    cells: tuple[CellText, ...]
    is_struck: bool = False
    """True when what it shows no longer counts."""
    leads_to: str = ""
    """Name of the chapter with details."""


@dataclass(frozen=True, slots=True)
class GroupRow:
    """A heading within a table, over the rows that follow it."""

    title: str


@dataclass(frozen=True, slots=True)
class Table:
    """Table whose titles are repeated on every page."""

    label: str
    """Caption, and accessible name."""
    columns: tuple[Column, ...]
    rows: tuple[Row | GroupRow, ...]
    has_label: bool = True
    """True when the label is shown."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing as SVG."""

    svg: str
    """A standalone document; its width follows from its shape."""
    alt: str
    """Alternative text; empty for an ornament."""


@dataclass(frozen=True, slots=True)
class Title:
    """Head of a document, above its parts."""

    kind: str
    """Above the title."""
    title: str
    lines: tuple[str, ...] = ()
    """Below it."""


@dataclass(frozen=True, slots=True)
class Heading:
    """Heading of a part of a document."""

    text: str


@dataclass(frozen=True, slots=True)
class Note:
    """A paragraph that explains."""

    text: str


@dataclass(frozen=True, slots=True)
class Figures:
    """Drawings side by side, each below its title."""

    figures: tuple[tuple[str, Drawing], ...]
    legend: tuple[tuple[Drawing, str], ...] = ()


@dataclass(frozen=True, slots=True)
class CardSide:
    """A side at the head of a score card."""

    number: int
    sample: Drawing
    """Style of its line."""
    name: str


@dataclass(frozen=True, slots=True)
class CardRow:
    """A line of a score card: a board, or a sentence about one."""

    board: str
    break_by: str
    cells: tuple[str, ...] = ()
    """Queen, men, other points and total of the first side, then of the second."""
    winner: int = 0
    """1 or 2; 0 if there is no winner."""
    words: str = ""
    """Text in place of the cells."""
    breaker: str = ""
    """The tag of the player of `break_by`."""
    points: str = ""
    """Points of the winner for this board."""


@dataclass(frozen=True, slots=True)
class Card:
    """Score card of a game, next to the chart of its score."""

    title: str
    titles: tuple[str, ...]
    """Titles of board and break, then of the columns of each side."""
    sides: tuple[CardSide, ...]
    rows: tuple[CardRow, ...]
    course: Drawing


@dataclass(frozen=True, slots=True)
class Member:
    """A player at the head of the sheet."""

    tag: str
    """Tag next to every name of the sheet, such as "1a"."""
    name: str
    short: str
    """The only shorter form of the name."""
    flag: str
    """The name of its drawing; empty for none."""


@dataclass(frozen=True, slots=True)
class Team:
    """A side at the head of the sheet."""

    title: str
    number: int
    clubs: str
    members: tuple[Member, ...]


@dataclass(frozen=True, slots=True)
class Headline:
    """The result, for who looks at nothing else."""

    words: str
    """Result as a sentence that refers to the sides by number."""
    winners: tuple[str, ...]
    """Full names of the winners; empty if there are none."""
    scores: tuple[tuple[int, int], ...]
    """Score of each game, the winner's points first, otherwise those of side 1."""


@dataclass(frozen=True, slots=True)
class Remarks:
    """Protests, corrections and remarks; below them, lines for the umpire's pen."""

    title: str
    notation: str
    """Prefix of each."""
    items: tuple[tuple[str, str], ...]
    """Place in the match, and event."""


@dataclass(frozen=True, slots=True)
class Signing:
    """Signatories besides the players, and fields to fill in."""

    time: str
    choices: tuple[str, ...]
    """Check boxes of each side."""
    title: str
    officials: tuple[tuple[str, str], ...]
    """Role and name of each signatory."""


@dataclass(frozen=True, slots=True)
class ScorePage:
    """The sheet that the players sign: a page, its rows as high as there is room for.

    On a web page, sides, outcome, legend, remarks and signatures are told at length; on paper the teams, the headline
    and what follows it stand in their place.
    """

    title: Title
    sides: Table
    outcome: str
    is_final: bool
    terms: tuple[tuple[str, str], ...]
    """Title and value."""
    cards: tuple[Card, ...]
    legend: str
    counts: Table | None
    remarks: tuple[tuple[str, str], ...]
    """Corrections, protests and remarks: what, and what of it."""
    signatures: tuple[tuple[str, str], ...]
    """Role and name of a signatory."""
    identity: str
    code: Drawing
    """Same contents, machine-readable."""
    kind: str
    """Below the event."""
    boxes: tuple[tuple[str, str], ...]
    """Identification of a sheet in a pile: round, table and number of the match."""
    facts: tuple[tuple[str, str], ...]
    """Terms that are not elsewhere on the sheet, as short as possible."""
    teams: tuple[Team, ...]
    headline: Headline
    points: str
    """The title of the column of a board's points."""
    levels: tuple[int, ...]
    """Points at which charts have a line: those that win, and from where the Queen adds nothing."""
    key: str
    """Legend of the printed cards."""
    record: Remarks
    signing: Signing


@unique
class Weight(StrEnum):
    """Weight of an entry in a printed log."""

    LINE = "line"
    RULING = "ruling"
    """Full text, next to a thin bar."""
    DECISION = "decision"
    """Decision of a person, or a protest: full text, next to a thick bar."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An entry of a printed log."""

    number: str
    tag: str
    """Tag of the player or the side."""
    text: CellText
    more: str = ""
    """Consequences, in sentences."""
    time: str = ""
    laws: str = ""
    turn: str = ""
    """A mark of the legend: whether the player plays on."""
    weight: Weight = Weight.LINE


@dataclass(frozen=True, slots=True)
class LogBoard:
    """The entries of a board, between what was known before it and the result."""

    title: str
    about: str
    score: str
    """Before the board."""
    entries: tuple[LogEntry, ...]
    foot: str


@dataclass(frozen=True, slots=True)
class Log:
    """Every entry of a match: on a web page a table, on paper two columns of short lines."""

    table: Table = field(metadata=WEB)
    note: str = field(metadata=WEB)
    title: str
    players: str
    fingerprint: str
    boards: tuple[LogBoard, ...]
    legend: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BlankPages:
    """Score cards to be filled in by hand, and boxes for the strokes."""

    title: str
    fields: tuple[tuple[tuple[str, str], ...], ...]
    """Labels and known values, one per line."""
    terms: str
    games: tuple[str, ...]
    """The title of each."""
    boards: tuple[str, ...]
    """The rows of each game."""
    titles: tuple[str, ...]
    """Titles of the columns of a card."""
    written: tuple[str, ...]
    """Labels of blanks next to the title of a game."""
    remarks: str
    result: tuple[str, ...]
    roles: tuple[str, ...]
    """Signatories."""
    strokes: str
    notes: tuple[str, ...]
    """Instructions for card and boxes."""


@dataclass(frozen=True, slots=True)
class Beside:
    """Parts in columns side by side."""

    columns: tuple[tuple["Part", ...], ...]


Part = Title | Heading | Note | Table | Figures | ScorePage | Log | BlankPages | Beside


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file that goes with a document."""

    name: str
    text: str
    description: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """Parts that start on a new page."""

    name: str
    """Target of links."""
    title: str
    """Among the bookmarks."""
    parts: tuple[Part, ...]
    foot: str = ""
    """At the foot of each of its pages."""
    across: str = ""
    """Watermark of every page while the result is not final."""
    attachment: Attachment | None = None


@dataclass(frozen=True, slots=True)
class Document:
    """All of it."""

    title: str
    chapters: tuple[Chapter, ...]
    paper: Paper
    language: str
    """Its ISO 639 code."""
    program: str
    """Program and version."""
    direction: str = ""
    """Text direction of the language, as in HTML."""
    authors: tuple[str, ...] = ()
    page_words: str = "{page} / {pages}"
    written_at: int = 0
    """Time of its latest event, in seconds since 1970, which is the file's date whenever it is made."""
    logo: Drawing | None = None
    """Logo of the organiser."""
    organised: str = ""
    """Name of the organiser in words."""
    organiser: Attachment | None = None
    """Organiser, with which it can be made again."""
    made_as: tuple[str, ...] = ()
    """Options such as `part=card`, from which it can be made again with the match."""


def as_json(value: object) -> str:
    """A document or a part of it as JSON for paper; `part` says what each is."""
    return json.dumps(value, ensure_ascii=False, default=_values)


def _values(part: object) -> dict[str, object]:
    """The fields of a part; those in it follow one by one, so that a long document is never held twice."""
    assert is_dataclass(part), part
    assert not isinstance(part, type), part
    named = {each.name: getattr(part, each.name) for each in fields(part) if each.metadata != WEB}
    return {"part": type(part).__name__} | named
