"""Reports of a match, and their verification."""

from functools import cache

from carrom_desk.desk.documents import Form, match_report, written
from carrom_desk.desk.verify.verification import ComparedWith, ReportVerdict, Source, verify
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.reports.match_documents import Options
from tests.fakes import stroke
from tests.reports.sheets import EVENTFUL, TOSS, WHITE_BOARD, timed

RECORD = timed(*EVENTFUL)
MATCH = StoredMatch(MatchId("one"), RECORD.setup, RECORD.entries)
REPORT = Source(match_report(MATCH, version="9"), ComparedWith.FILE)
OTHER_RECORD = timed(TOSS, *WHITE_BOARD, stroke(1))
OTHER = StoredMatch(MatchId("other"), OTHER_RECORD.setup, OTHER_RECORD.entries)
NOT_COMPARED = (Form.MATCH_FILE, Form.SOL, Form.ZIP, Form.JSON, Form.PNG)
"""Formats that cannot be verified: they contain matches without naming them, or are meant for sharing."""
FORMS = [form for form in Form if form not in NOT_COMPARED]


@cache
def made(form: Form, options: Options | None = None, match: StoredMatch = MATCH) -> bytes:
    """Returns a cached report of the match."""
    return written(match_report(match, version="1.2.3"), form, options or Options(), "x").content


def truth_of(content: bytes, form: Form, source: StoredMatch | None = MATCH) -> ReportVerdict:
    """Verifies a report against a match."""
    # By another version of the program than the report was made by.
    report = None if source is None else Source(match_report(source, version="9"), ComparedWith.FILE)
    return verify(content, f"x{form.ending}", report, version="9").truth
