"""Numbers read back from the PDF equal those of the page, for matches by chance."""

import re
import subprocess
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from PySide6.QtWidgets import QApplication

from carrom_desk.gui.printing.pdf_report import write_pdf
from carrom_desk.reports.as_html import as_html
from tests.needs import needs_poppler
from tests.reports.generated import SEEDS, few, generated
from tests.reports.page import read_page
from tests.reports.sheets import sheet_of
from tests.reports.test_every_form import card_of

# Letters that poppler reads back as they were set.
LATIN = ("Kavitha Raman", "Imran Sheikh", "Bo", "O'Neill", "Anna Lind", "Jo Smith")
LEFT_OF_THE_CHARTS = ("-x", "0", "-y", "0", "-W", "424", "-H", "842", "-r", "72")


def text_of(path: Path, *options: str) -> str:
    """The text as it stands on the pages, letter by letter: no two are set as one."""
    read = subprocess.run(["pdftotext", "-layout", *options, str(path), "-"], capture_output=True, check=True)
    return read.stdout.decode("utf-8")


def joined(text: str) -> str:
    """Without spaces: how many there are between two columns, or two words, is for poppler to guess."""
    return "".join(text.split())


@needs_poppler
@given(SEEDS)
@settings(few(10), suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_numbers_on_paper(qapp: QApplication, tmp_path: Path, seed: int) -> None:
    record = generated(seed, names=LATIN)
    found = sheet_of(record)
    path = tmp_path / "report.pdf"
    write_pdf(found, path)

    page = read_page(as_html(found))
    card = [joined(line) for line in text_of(path, "-l", "1", *LEFT_OF_THE_CHARTS).splitlines()]
    for rows in card_of(page, record):
        for row in rows:
            assert joined("".join(row)) in card, "a row of the card"
    text = text_of(path)
    lines = [joined(line) for line in text.splitlines()]
    tables = {table.attributes.get("aria-label"): table.rows() for table in page.all("table", "list")}
    for row in tables.get("Statistics", [])[1:]:
        assert joined("".join(row)) in lines, "a row of the statistics"
    log = text[text.index("\fLog") :]
    numbers = [int(number) for number in re.findall(r"^ {0,12}(\d+) +\S", log, re.MULTILINE)]
    assert numbers == list(range(len(record.entries)))
    assert joined(page.all("p", "outcome")[0].text) in joined(text)
    assert text.count(f"fingerprint {found.fingerprint} · Page ") == text.count("\f")
