"""Documents of each version: those of the current one are true, earlier ones are true or name their version."""

from pathlib import Path

import pytest

from carrom_desk import __version__
from carrom_desk.desk.verify.looked_up import ComparedWith, Source
from carrom_desk.desk.verify.report_files import read_report
from carrom_desk.desk.verify.verification import ReportVerdict, verify
from tests.desk.golden_documents import FOLDER, MATCH, NAMES

DOCUMENTS = sorted(FOLDER.glob("*/*"))
RENEW = "If its bytes were meant to change: python -m tests.desk.golden_documents"


def test_the_current_version_has_every_document() -> None:
    assert {path.name for path in DOCUMENTS if path.parent.name == __version__} == set(NAMES), RENEW


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: f"{path.parent.name} {path.name}")
def test_a_document_is_true_or_tells_what_else_made_it(path: Path) -> None:
    report = read_report(path.read_bytes(), path.name)
    found = verify(report, [Source(MATCH, ComparedWith.FILE)])

    is_earlier = path.parent.name != __version__
    is_told = found.version == path.parent.name if is_earlier else any("(Typst" in note for note in found.notes)
    is_table = is_earlier and path.suffix == ".csv"  # which records no version
    assert found.verdict is ReportVerdict.TRUE or (found.verdict is ReportVerdict.ALTERED and (is_told or is_table)), (
        RENEW
    )
