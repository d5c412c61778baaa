"""What document is asked for."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum, unique

from carrom_desk.desk.documents import Form
from carrom_desk.reports.paper import Paper


@unique
class DocumentKind(StrEnum):
    """What a document is about."""

    MATCH = "match"
    """The report of one match."""
    MATCH_NUMBERS = "match_numbers"
    """Its statistics."""
    CHOSEN = "chosen"
    """The matches chosen in a list, together."""
    EVENT = "event"
    DATE = "date"
    PLAYER = "player"
    """The statistics of a player over all matches."""
    BLANK_MATCH = "blank_match"
    """A sheet to umpire on paper, with names and format of one match."""
    BLANK_SINGLES = "blank_singles"
    BLANK_DOUBLES = "blank_doubles"

    @property
    def forms(self) -> tuple[Form, ...]:
        """What such a document can be written as, the usual form first."""
        match self:
            case DocumentKind.MATCH:
                return (Form.PDF, Form.HTML, Form.CSV, Form.STROKES, Form.XLSX, Form.MATCH_FILE, Form.SOL)
            case DocumentKind.CHOSEN | DocumentKind.EVENT | DocumentKind.DATE:
                return (Form.PDF, Form.ZIP, Form.HTML, Form.CSV, Form.SOL)
            case DocumentKind.MATCH_NUMBERS | DocumentKind.PLAYER:
                return (Form.PDF, Form.HTML, Form.CSV)
            case DocumentKind.BLANK_MATCH | DocumentKind.BLANK_SINGLES | DocumentKind.BLANK_DOUBLES:
                return (Form.PDF, Form.HTML)


@dataclass(frozen=True, slots=True)
class DocumentRequest:
    """A document that is asked for."""

    kind: DocumentKind
    form: Form = Form.PDF
    paper: Paper = Paper.A4
    name: str = ""
    """Of the event or of the player."""
    on: date | None = None
    """The date."""
    is_to_print: bool = False
    """Whether it is to be printed and not written to a file."""
