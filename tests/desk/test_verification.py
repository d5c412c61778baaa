"""Verification of reports: true ones are confirmed, and every changed digit is found."""

import re
from dataclasses import replace
from random import Random

import pytest

from carrom_desk.desk.documents import DayReport, Form, MatchNumbers, match_report, written
from carrom_desk.desk.verify.report_files import CannotVerify
from carrom_desk.desk.verify.verification import ReportVerdict, match_named, verify
from carrom_desk.exchange.match_file import write_match
from carrom_desk.languages import languages, speaking
from carrom_desk.match.entry.entries import ActEntry
from carrom_desk.reports.content import Paper
from carrom_desk.reports.match_documents import Extent, Options, match_document
from carrom_desk.reports.output.typeset import set_pages
from carrom_desk.reports.results.day import day_of
from tests.desk.verified import FORMS, MATCH, OTHER, REPORT, made, truth_of


@pytest.mark.parametrize("form", FORMS)
def test_what_was_not_touched_is_true(form: Form) -> None:
    verdict = verify(made(form), f"x{form.ending}", REPORT, version="9")

    assert verdict.differences == ()
    assert (verdict.truth, verdict.match_id) == (ReportVerdict.TRUE, "one")
    assert re.fullmatch("[0-9a-f]{4}( [0-9a-f]{4}){3}", verdict.fingerprint)


def test_a_pdf_carries_its_own_proof_in_every_language_and_extent() -> None:
    for options in (Options(Paper.LETTER, Extent.CARD, "de"), Options(extent=Extent.LOG)):
        assert truth_of(made(Form.PDF, options), Form.PDF, None) is ReportVerdict.TRUE


@pytest.mark.parametrize("form", FORMS)
def test_a_report_in_another_language_is_true(form: Form) -> None:
    content = made(form, Options(language="de"))

    assert truth_of(content, form) is ReportVerdict.TRUE


@pytest.mark.parametrize("language", languages())
def test_a_page_is_true_whatever_language_the_program_speaks(language: str) -> None:
    content = made(Form.HTML, Options(language=language))

    for spoken in ("en", "de"):
        with speaking(spoken):
            assert truth_of(content, Form.HTML) is ReportVerdict.TRUE


def test_the_statistics_and_a_day_are_verified_too() -> None:
    report = match_report(MATCH, version="1")
    numbers = written(MatchNumbers(report.sheet), Form.HTML, Options(), "x").content
    sheets = [report.sheet, match_report(OTHER, version="1").sheet]
    day = DayReport(day_of("State Open", sheets, version="1"), (OTHER, MATCH))
    pdf = written(day, Form.PDF, Options(extent=Extent.CARD), "x").content

    assert truth_of(numbers, Form.HTML) is ReportVerdict.TRUE
    assert truth_of(pdf, Form.PDF, None) is ReportVerdict.TRUE


@pytest.mark.parametrize("seed", range(12))
def test_a_changed_digit_of_a_page_is_found(seed: int) -> None:
    html = made(Form.HTML).decode()
    body = html.index("<body>")
    digits = [found.start() for found in re.finditer(r"(?<=[>\s–:(])\d(?=[^<>]*<)", html) if found.start() > body]
    place = Random(seed).choice(digits)
    other = str((int(html[place]) + 1) % 10)

    verdict = verify((html[:place] + other + html[place + 1 :]).encode(), "x.html", REPORT, version="9")

    assert verdict.truth is ReportVerdict.ALTERED
    assert verdict.differences


def test_what_differs_in_a_report_of_another_version_may_come_from_that() -> None:
    altered = made(Form.HTML).replace(b"Player A1", b"Player A2")

    by_same, by_other = (verify(altered, "x.html", REPORT, version=version) for version in ("1.2.3", "9"))

    assert by_same.truth is by_other.truth is ReportVerdict.ALTERED
    assert by_other.differences == (
        (
            "The report was made by version 1.2.3, and this is version 9. That alone may explain the "
            "differences. Verify it with version 1.2.3."
        ),
        *by_same.differences,
    )


def test_another_match_is_told_from_an_altered_report() -> None:
    for form in (Form.PDF, Form.HTML, Form.XLSX):
        assert truth_of(made(form), form, OTHER) is ReportVerdict.OTHER
    assert truth_of(made(Form.CSV), Form.CSV, OTHER) is ReportVerdict.ALTERED, (
        "a table does not say what match it is of"
    )


def test_a_match_that_has_gone_on_is_told() -> None:
    shorter = replace(MATCH, entries=MATCH.entries[:-2])

    verdict = verify(made(Form.PDF, match=shorter), "x.pdf", REPORT, version="9")

    assert verdict.truth is ReportVerdict.ALTERED
    assert verdict.differences == ("The stored match one is different. It has continued since, or was changed.",)


def test_a_report_made_from_a_file_without_rulings_is_true_of_the_imported_match() -> None:
    unruled = tuple(
        replace(each, entry=replace(each.entry, ruling=None)) if isinstance(each.entry, ActEntry) else each
        for each in MATCH.entries
    )

    for form in (Form.PDF, Form.HTML):
        assert truth_of(made(form, match=replace(MATCH, entries=unruled)), form) is ReportVerdict.TRUE


def test_a_match_inside_that_was_altered_is_found() -> None:
    sheet = match_report(MATCH, version="1").sheet
    shorter = write_match(replace(MATCH, entries=MATCH.entries[:-1]))

    for text in (shorter, shorter.replace("stroke", "strike"), "{}"):
        pdf = set_pages(match_document(sheet, Options(), text)).pdf
        assert truth_of(pdf, Form.PDF, None) is ReportVerdict.ALTERED


@pytest.mark.parametrize(
    ("content", "name"), [(b"x", "x.txt"), (b"x", "x.pdf"), (b"x", "x.xlsx"), (b"a,b\n1,2\n", "x.csv")]
)
def test_what_is_no_report_is_told(content: bytes, name: str) -> None:
    with pytest.raises(CannotVerify, match="Only PDF, HTML, CSV and XLSX reports"):
        verify(content, name, REPORT, version="9")


@pytest.mark.parametrize("many", ["<a b='", "<a ", "<!-- ", "<![CDATA[", "</", "&", "<a b='>", "<script></scr"])
def test_a_page_that_never_comes_to_an_end_was_altered(many: str) -> None:
    page = made(Form.HTML) + many.encode() * 20_000

    assert truth_of(page, Form.HTML) is ReportVerdict.ALTERED
    assert truth_of(many.encode() * 20_000, Form.HTML) is ReportVerdict.ALTERED


def test_a_page_that_is_much_longer_than_it_ought_to_be_was_altered() -> None:
    page = made(Form.HTML)
    words = b" ".join(re.sub(rb"<[^>]*>", b" ", page).split())
    verdict = verify(page.replace(b"</body>", words * 100 + b"</body>"), "x.html", REPORT, version="1.2.3")

    assert verdict.truth is ReportVerdict.ALTERED
    assert len(verdict.differences) == 1


def test_without_a_match_there_is_nothing_to_compare_with() -> None:
    html = made(Form.HTML)

    assert match_named(html, "x.html") == "one"
    assert match_named(b"x", "x.pdf") == ""
    with pytest.raises(CannotVerify, match="This file contains no match"):
        verify(html, "x.html", None, version="1")


def page_with(old: str, new: str) -> bytes:
    html = made(Form.HTML).decode()
    assert old in html
    return html.replace(old, new, 1).encode()


@pytest.mark.parametrize(
    ("content", "truth"),
    [
        (made(Form.HTML).replace(b"\n", b"\r\n"), ReportVerdict.TRUE),
        (page_with("</main>", "<!-- x --></main>"), ReportVerdict.ANNOTATED),
        (page_with("</main>", "<!--><b>25</b>--></main>"), ReportVerdict.ALTERED),
        (page_with("</style>", "td{display:none}</style>"), ReportVerdict.ALTERED),
        (page_with("</style>", 'td::after{content:"5"}</style>'), ReportVerdict.ALTERED),
        (page_with("<body>", '<body style="color:#fff">'), ReportVerdict.ALTERED),
        (page_with("</main>", "</main><p>25</p>"), ReportVerdict.ALTERED),
        (page_with('<html lang="en"', "<html lang='en'"), ReportVerdict.RESET),
        (
            page_with("<td", '<td style="display:none"').replace(b'name="generator"', b'name="by"'),
            ReportVerdict.ALTERED,
        ),
        (page_with('<html lang="en"', '<html lang="xx" lang="en"'), ReportVerdict.ALTERED),
        (page_with("Player A1", "Play\u200ber A1"), ReportVerdict.ALTERED),
        (page_with("</h1>", "<img alt='' src='data:,'></h1>"), ReportVerdict.ALTERED),
    ],
)
def test_a_page_with_something_beside_its_words_is_not_true(content: bytes, truth: ReportVerdict) -> None:
    assert truth_of(content, Form.HTML) is truth
