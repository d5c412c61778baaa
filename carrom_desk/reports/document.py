"""A document before typesetting: chapters of parts in order, the same for paper and the web.

`typeset.py` typesets a document with Typst, `html.py` writes it as a web page.
"""

import json
from dataclasses import dataclass, fields, is_dataclass

from .content import Drawing, Figure, Heading, Note, Paper, Table, Title
from .sheet_content import BlankPages, Log, ScorePage


@dataclass(frozen=True, slots=True)
class SideBySide:
    """Parts in columns, side by side."""

    columns: tuple[tuple["Part", ...], ...]


Part = Title | Heading | Note | Table | Figure | ScorePage | Log | BlankPages | SideBySide


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
    notice: str = ""
    """Line above everything else if the match does not count or its result is not final."""
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
    return {"part": type(part).__name__} | {each.name: getattr(part, each.name) for each in fields(part)}
