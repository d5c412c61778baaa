"""Reports of a match, and their verification."""

from functools import cache

from carrom_desk import __version__
from carrom_desk.desk.documents import Form, match_report, written
from carrom_desk.desk.verify.looked_up import ComparedWith, Source
from carrom_desk.desk.verify.report_files import read_report
from carrom_desk.desk.verify.verification import ReportVerdict, Verification, verify
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.reports.match_documents import Options
from tests.fakes import stroke
from tests.reports.sheets import EVENTFUL, TOSS, WHITE_BOARD, timed

RECORD = timed(*EVENTFUL)
MATCH = StoredMatch(MatchId("one"), RECORD.setup, RECORD.entries)
OTHER_RECORD = timed(TOSS, *WHITE_BOARD, stroke(1))
OTHER = StoredMatch(MatchId("other"), OTHER_RECORD.setup, OTHER_RECORD.entries)
FORMS = (Form.PDF, Form.HTML, Form.CSV, Form.STROKES, Form.XLSX)
"""Formats that can be verified."""


@cache
def made(form: Form, options: Options | None = None, match: StoredMatch = MATCH) -> bytes:
    """Returns a cached report of the match."""
    return written(match_report(match), form, options or Options(), "x").content


def verified(content: bytes, form: Form, *matches: StoredMatch, version: str = __version__) -> Verification:
    """Verifies a report against matches given as files; without any, against the one inside it."""
    sources = [Source(match, ComparedWith.FILE) for match in matches]
    return verify(read_report(content, f"x{form.ending}"), sources, version=version)


def verdict_of(content: bytes, form: Form, *matches: StoredMatch) -> ReportVerdict:
    """Returns the verdict on a report, by default against the match that it is about."""
    return verified(content, form, *(matches or (MATCH,))).verdict
