"""Statistics as PDF."""

from carrom_desk.reports.paper import Paper
from carrom_desk.reports.player_statistics import PlayerStatistics
from carrom_desk.reports.score_sheet import ScoreSheet
from carrom_desk.reports.statistics_parts import DOCUMENT_NAME, match_heading

from .parts_pages import match_statistics_printable, player_statistics_printable
from .pdf_document import pdf_document


def match_statistics_pdf(sheet: ScoreSheet, paper: Paper = Paper.A4) -> bytes:
    """The numbers of a match as a PDF document."""
    title = f"{DOCUMENT_NAME}: {match_heading(sheet).title}"
    return pdf_document((match_statistics_printable(sheet),), title, sheet.version, paper)


def player_statistics_pdf(player: PlayerStatistics, paper: Paper = Paper.A4) -> bytes:
    """The numbers of a player as a PDF document."""
    title = f"{DOCUMENT_NAME}: {player.name}"
    return pdf_document((player_statistics_printable(player),), title, player.version, paper)
