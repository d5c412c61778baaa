"""Reports as PDF."""

from pathlib import Path

from carrom_desk.reports.blank_sheet import BlankSheet
from carrom_desk.reports.paper import Paper
from carrom_desk.reports.player_statistics import PlayerStatistics
from carrom_desk.reports.score_sheet import ScoreSheet
from carrom_desk.reports.sheet_words import title_words
from carrom_desk.reports.statistics_parts import DOCUMENT_NAME as STATISTICS
from carrom_desk.reports.statistics_parts import match_heading
from carrom_desk.reports.whole_file import write_whole

from .blank_pages import blank_printable
from .parts_pages import match_statistics_printable, player_statistics_printable
from .pdf_document import pdf_document
from .sheet_pages import sheet_printable


def write_pdf(sheet: ScoreSheet, path: Path, paper: Paper = Paper.A4) -> None:
    """Write the sheet as a PDF file, as a whole or not at all. Needs the application object, but no screen.

    Raises:
        OSError: the file could not be written; what was there is as it was.
    """
    write_whole(path, pdf_of(sheet, paper))


def pdf_of(sheet: ScoreSheet, paper: Paper = Paper.A4) -> bytes:
    """The sheet as a PDF document."""
    return pdf_document((sheet_printable(sheet),), title_words(sheet), sheet.version, paper)


def match_statistics_pdf(sheet: ScoreSheet, paper: Paper = Paper.A4) -> bytes:
    """The numbers of a match as a PDF document."""
    title = f"{STATISTICS}: {match_heading(sheet).title}"
    return pdf_document((match_statistics_printable(sheet),), title, sheet.version, paper)


def player_statistics_pdf(player: PlayerStatistics, paper: Paper = Paper.A4) -> bytes:
    """The numbers of a player as a PDF document."""
    title = f"{STATISTICS}: {player.name}"
    return pdf_document((player_statistics_printable(player),), title, player.version, paper)


def blank_pdf(sheet: BlankSheet) -> bytes:
    """A blank sheet as a PDF document."""
    return pdf_document((blank_printable(sheet),), sheet.title, sheet.version, sheet.paper)
