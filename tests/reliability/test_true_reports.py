"""Random matches: every form of a report is true.

The number is small here; `packaging/soak.sh` sets it with CARROM_DESK_REPORTS, and continues an earlier run with
CARROM_DESK_REPORTS_FROM.
"""

import os
from random import Random

import pytest

from carrom_desk.desk.documents import Form, match_report, written
from carrom_desk.desk.verify.looked_up import ComparedWith, Source
from carrom_desk.desk.verify.report_files import read_report
from carrom_desk.desk.verify.verification import ReportVerdict, verify
from carrom_desk.languages import languages
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.reports.content import Paper
from carrom_desk.reports.match_documents import Extent, Options
from tests.reports.generated import generated

MATCHES = int(os.environ.get("CARROM_DESK_REPORTS", "1"))
FIRST = int(os.environ.get("CARROM_DESK_REPORTS_FROM", "0"))
PARTS = 3
LENGTHS = (150, 250, 350, 1_200)
"""Maximum numbers of entries in a match."""
FORMS = (Form.PDF, Form.HTML, Form.CSV, Form.STROKES, Form.XLSX)


@pytest.mark.parametrize("part", range(min(PARTS, MATCHES)))
def test_every_form_of_a_match_by_chance(part: int) -> None:
    for seed in range(FIRST + part, MATCHES, PARTS):
        random = Random(seed)
        record = generated(seed, random.choice(LENGTHS))
        match = StoredMatch(MatchId(f"m{seed}"), record.agreed, record.entries)
        options = Options(
            random.choice(tuple(Paper)),
            Extent.ALL if random.random() < 0.2 else Extent.CARD,
            random.choice(languages()),
        )
        report = match_report(match)
        for form in FORMS:
            content = written(report, form, options, "x").content
            assert verdict_of(content, form, match) is ReportVerdict.TRUE, (seed, form)


def verdict_of(content: bytes, form: Form, match: StoredMatch) -> ReportVerdict:
    """Verifies a report against the match inside, if any."""
    sources = [] if form is Form.PDF else [Source(match, ComparedWith.FILE)]
    return verify(read_report(content, f"x{form.ending}"), sources).verdict
