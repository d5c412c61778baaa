"""Documents of each version that stay in the tests, so that a change of their bytes is noticed.

`python -m tests.desk.golden_documents` writes those of the current version again. Earlier ones never change.
"""

from collections.abc import Mapping
from pathlib import Path

from carrom_desk import __version__
from carrom_desk.desk.documents import Form, match_report, written
from carrom_desk.exchange.match_file import read_match
from carrom_desk.reports.match_documents import Extent, Options

TESTS = Path(__file__).parent.parent
FOLDER = TESTS / "data" / "documents"
MATCH = read_match((TESTS / "data" / "matches" / "club-doubles-16.carrom").read_text(encoding="utf-8"))
NAMES: Mapping[str, tuple[Form, Options]] = {
    "report.pdf": (Form.PDF, Options(extent=Extent.CARD, language="en")),
    "report.html": (Form.HTML, Options(language="en")),
    "boards.csv": (Form.CSV, Options(language="en", separator=";")),
    "strokes.csv": (Form.STROKES, Options(language="en")),
    "workbook.xlsx": (Form.XLSX, Options(language="en")),
}


def document(name: str) -> bytes:
    """Returns the document as the current version makes it."""
    form, options = NAMES[name]
    return written(match_report(MATCH), form, options, name).content


if __name__ == "__main__":
    for each in NAMES:
        path = FOLDER / __version__ / each
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(document(each))
