"""`carrom-desk blank`: a sheet to umpire on paper."""

from collections.abc import Callable, Mapping

from carrom_desk import __version__
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide
from carrom_desk.reports.blank_html import blank_html
from carrom_desk.reports.blank_sheet import BlankSheet, blank_sheet_of
from carrom_desk.reports.paper import Paper
from carrom_desk.rules.edition_id import EditionId

from .output import by_ending, write
from .sheets import match_of
from .talk import FAILED, OK, answer, error_of


def run(database: str, source: str | None, target: str, *, doubles: bool = False, paper: Paper = Paper.A4) -> int:
    """Write a blank sheet; with the names and the format of a match, where one is given."""
    content_of = by_ending(target, WRITERS)
    try:
        setup = _nobodys(doubles=doubles) if source is None else match_of(database, source).setup
    except InvalidDocument as invalid:
        answer(error_of(invalid.problems))
        return FAILED
    write(target, lambda: content_of(blank_sheet_of(setup, paper, version=__version__)))
    return OK


def _nobodys(*, doubles: bool) -> Setup:
    """A match of which nothing is known but how many play it."""
    players = (Player(""),) * (2 if doubles else 1)
    return Setup(EditionId.ICF_REVISED, BySide(players, players), doubles)


def _pdf(sheet: BlankSheet) -> bytes:
    # Qt is loaded for this form alone.
    from carrom_desk.gui.printing.pdf_blank import blank_pdf
    from carrom_desk.gui.printing.without_window import without_window

    with without_window():
        return blank_pdf(sheet)


WRITERS: Mapping[str, Callable[[BlankSheet], bytes]] = {
    ".pdf": _pdf,
    ".html": lambda sheet: blank_html(sheet).encode("utf-8"),
}
"""By the ending of the target's name."""
