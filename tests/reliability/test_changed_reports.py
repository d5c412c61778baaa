"""Random matches: every form of a report is true, and any changed digit of it is detected.

The number is small here; `packaging/soak.sh` sets it with CARROM_DESK_REPORTS, and continues an earlier run with
CARROM_DESK_REPORTS_FROM.
"""

import io
import os
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from random import Random
from typing import Any

import pytest
from openpyxl import load_workbook

from carrom_desk.desk.documents import Form, MatchReport, document_of, match_report, written
from carrom_desk.desk.verify.looked_up import ComparedWith, Source
from carrom_desk.desk.verify.report_files import read_report
from carrom_desk.desk.verify.verification import ReportVerdict, verify
from carrom_desk.languages import languages
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.reports.content import Drawing, Paper
from carrom_desk.reports.document import Document
from carrom_desk.reports.match_documents import Extent, Options
from carrom_desk.reports.output.typeset import set_pages
from tests.reports.generated import generated

MATCHES = int(os.environ.get("CARROM_DESK_REPORTS", "1"))
FIRST = int(os.environ.get("CARROM_DESK_REPORTS_FROM", "0"))
PARTS = 3
LENGTHS = (150, 250, 350, 1_200)
"""Maximum numbers of entries in a match."""
DIGITS = 5
"""Number of digits changed in each format of each match, one at a time; only one with a PDF."""
FORMS = (Form.PDF, Form.HTML, Form.CSV, Form.STROKES, Form.XLSX)


def figures(*words: object) -> None:
    sys.stdout.write(" ".join(str(word) for word in words) + "\n")


@pytest.mark.parametrize("part", range(min(PARTS, MATCHES)))
def test_every_form_of_a_match_by_chance(part: int) -> None:
    seeds, digits = range(FIRST + part, MATCHES, PARTS), 0
    for seed in seeds:
        random = Random(seed)
        record = generated(seed, random.choice(LENGTHS))
        match = StoredMatch(MatchId(f"m{seed}"), record.agreed, record.entries)
        options = Options(
            random.choice(tuple(Paper)),
            Extent.ALL if random.random() < 0.2 else Extent.CARD,
            random.choice(languages()),
        )
        report = match_report(match)
        made = {form: written(report, form, options, "x").content for form in FORMS}

        for form, content in made.items():
            assert verdict_of(content, form, match) is ReportVerdict.TRUE, (seed, form)
        for form, content in forged(report, options, made, random):
            digits += 1
            assert verdict_of(content, form, match) is ReportVerdict.ALTERED, (seed, form)
    figures(f"{len(seeds)} matches in every form: true, and {digits} changed digits, each found")


def verdict_of(content: bytes, form: Form, match: StoredMatch) -> ReportVerdict:
    """Verifies a report against the match inside, if any."""
    sources = [] if form is Form.PDF else [Source(match, ComparedWith.FILE)]
    return verify(read_report(content, f"x{form.ending}"), sources).verdict


# Changed digits


def forged(
    report: MatchReport, options: Options, made: dict[Form, bytes], random: Random
) -> Iterator[tuple[Form, bytes]]:
    """Yields reports with one changed digit."""
    document = document_of(report, options)
    digits = digits_in(document)
    # Some digits stand on the web page only: to change them makes the same PDF.
    changed = (set_pages(Forger(place).changed(document)).pdf for place in random.sample(range(digits), digits))
    yield Form.PDF, next(pdf for pdf in changed if pdf != made[Form.PDF])
    html = made[Form.HTML].decode("utf-8")
    for _ in range(DIGITS):
        yield Form.HTML, with_another_digit(html, html.index("<body>"), random).encode("utf-8")
    for form in (Form.CSV, Form.STROKES):
        text = made[form].decode("utf-8")
        if re.search(r"\n.*\d", text):
            for _ in range(DIGITS):
                yield form, with_another_digit(text, text.index("\n"), random).encode("utf-8")
    yield Form.XLSX, with_another_cell(made[Form.XLSX], random)


def another(digit: str) -> str:
    return str((int(digit) + 1) % 10)


def with_another_digit(text: str, start: int, random: Random) -> str:
    # The digit in the name of a heading's tag is nothing that a report says.
    places = [found.start() for found in re.finditer("(?<!<h)(?<!</h)[0-9]", text) if found.start() > start]
    place = random.choice(places)
    return text[:place] + another(text[place]) + text[place + 1 :]


def with_another_cell(content: bytes, random: Random) -> bytes:
    book = load_workbook(io.BytesIO(content))
    cells = [cell for page in book.worksheets for row in page.iter_rows(min_row=2) for cell in row]
    cell: Any = random.choice([cell for cell in cells if isinstance(cell.value, int)])
    cell.value += random.choice((1, 10))
    changed = io.BytesIO()
    book.save(changed)
    return changed.getvalue()


@dataclass
class Forger:
    """Changes one digit in a document's chapters."""

    left: int
    """Number of digits before it."""

    def changed(self, document: Document) -> Document:
        return replace(document, chapters=self._in(document.chapters))

    def _in(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(self._in(each) for each in value)
        if type(value) is str:
            return re.sub("[0-9]", self._digit, value)
        if is_dataclass(value) and not isinstance(value, type) and not isinstance(value, Drawing):
            return replace(value, **{name: self._in(getattr(value, name)) for name in _shown(value)})
        return value

    def _digit(self, found: re.Match[str]) -> str:
        self.left -= 1
        return another(found[0]) if self.left == -1 else found[0]


def _shown(value: Any) -> Iterator[str]:
    hidden = {"attachment", "name"} if type(value).__name__ == "Chapter" else {"leads_to"}
    return (field.name for field in fields(value) if field.init and field.name not in hidden)


def digits_in(document: Document) -> int:
    """Counts the digits in a document's chapters."""
    forger = Forger(sys.maxsize)
    forger.changed(document)
    return sys.maxsize - forger.left
