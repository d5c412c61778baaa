"""`carrom-desk day`: all matches of an event or of a date together."""

from collections.abc import Mapping

from carrom_desk import __version__
from carrom_desk.desk.documents import DayReport, Form, Written, day_report, written
from carrom_desk.desk.gathering import DayAsked, day_found
from carrom_desk.reports.paper import Paper

from .many_matches import tell_left_out
from .opening import library_at
from .output import by_ending, write
from .talk import CommandFailed, message

FORMS: Mapping[str, Form] = {
    ".pdf": Form.PDF,
    ".zip": Form.ZIP,
    ".html": Form.HTML,
    ".csv": Form.CSV,
    ".sol": Form.SOL,
    ".sol.gz": Form.SOL,
}
"""By the ending of the target's name: every sheet, everything, the list, the list as a table, a file for SoL."""


def run(database: str, asked: DayAsked, target: str, *, paper: Paper = Paper.A4) -> int:
    """Write the matches of a day as the target's ending asks; 1 when one of them could not be read."""
    form = by_ending(target, FORMS)
    with library_at(database) as library:
        found = day_found(library, asked, version=__version__)
    status = tell_left_out(found)
    if not found.sheets:
        title = asked.title(asked.event or "") or "this event"
        raise CommandFailed(f"No stored match is of {title}. “carrom-desk matches” lists them all.")
    document = day_report(asked.title_of(found), found, version=__version__)
    write(target, lambda: _content(document, form, paper, target))
    return status


def _content(document: DayReport, form: Form, paper: Paper, target: str) -> bytes:
    is_of_pages = form in (Form.PDF, Form.ZIP)
    made = _set_on_pages(document, form, paper) if is_of_pages else written(document, form, paper, target)
    for note in made.notes:
        message(note)
    return made.content


def _set_on_pages(document: DayReport, form: Form, paper: Paper) -> Written:
    # Qt is loaded for these forms alone.
    from carrom_desk.gui.printing.documents import made
    from carrom_desk.gui.printing.without_window import without_window

    with without_window():
        return made(document, form, paper, "")
