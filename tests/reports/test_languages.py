"""A report is entirely in the selected language."""

import re
from dataclasses import replace
from functools import cache, partial

import pytest

from carrom_desk.desk.documents import (
    BlankReport,
    DayReport,
    MatchNumbers,
    MatchReport,
    PlayerReport,
    Subject,
    document_of,
    match_report,
)
from carrom_desk.desk.gathering import replayed
from carrom_desk.exchange.match_file import read_match
from carrom_desk.i18n import NN_, Words, say
from carrom_desk.languages import speaking
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.reports.document import Document
from carrom_desk.reports.match_documents import Options, match_document
from carrom_desk.reports.output.html import as_html
from carrom_desk.reports.results.day import day_of
from carrom_desk.reports.tables import results_table, strokes_table
from carrom_desk.rules.texts.piece_text import points_of
from tests.benchmarks.calls import calls_of
from tests.fakes import SINGLES
from tests.reports.sheets import EVENTFUL, MATCHES, TOSS, eventful, timed
from tests.translatable import sentences

GERMAN = Options(language="de")
LEAST = 3
"""Minimum number of words; shorter texts may be the same in two languages."""


@cache
def english_sentences() -> frozenset[str]:
    """Returns the fixed parts of every text that differs in German."""
    with speaking("de"):
        said = {each.text: say(replace(each, plural="")) for each in sentences()}
    found = (piece.strip(" .:,;()") for source, german in said.items() if source != german for piece in pieces(source))
    return frozenset(piece for piece in found if len(piece.split()) >= LEAST)


def pieces(source: str) -> list[str]:
    """Returns the text between the placeholders."""
    return re.split(r"\{\w*\}", source)


def documents() -> list[Document]:
    found = tuple(
        replayed(StoredMatch(MatchId(f"m{number}"), record.agreed, record.entries))
        for number, record in enumerate((timed(*EVENTFUL), timed(TOSS)))
    )
    subjects: tuple[Subject, ...] = (
        *(MatchReport(match) for match in found),
        MatchNumbers(found[0]),
        DayReport("", found),
        PlayerReport("Player A1", found),
        BlankReport(SINGLES),
    )
    return [document_of(subject, GERMAN) for subject in subjects]


@pytest.mark.parametrize("document", documents(), ids=lambda document: document.title)
def test_a_german_report_has_no_english_sentence_of_ours(document: Document) -> None:
    said = re.sub(r"<style.*?</style>|<[^>]*>", "\n", as_html(document), flags=re.DOTALL)

    assert document.language == "de"
    assert sorted(words for words in english_sentences() if words in said) == []


def test_a_german_table_of_strokes_has_none_either() -> None:
    with speaking("de"):
        prose = "\n".join(str(cell) for row in strokes_table(eventful()).rows for cell in row)

    assert "Seiten gewechselt" in prose
    assert sorted(words for words in english_sentences() if words in prose) == []


def test_an_english_sentence_in_it_would_be_seen() -> None:
    said = re.sub("<[^>]*>", "\n", as_html(match_document(eventful(), Options())))

    assert len([words for words in english_sentences() if words in said]) > 20


def test_a_polish_report_has_colons_in_scores_and_its_data_does_not() -> None:
    with speaking("pl"):
        page = as_html(match_document(eventful(), Options(language="pl")))
        results = results_table(day_of("", (eventful(),)).results)

    shown = "".join(re.findall(r'<p class="scores".*?</p>', page))
    stored = str(dict(zip(results.columns, results.rows[0], strict=True))["scores"])
    assert [("–" in words, ":" in words) for words in (shown, stored)] == [(False, True), (True, False)]


def test_a_german_report_takes_hardly_more_calls_than_an_english_one() -> None:
    whole = read_match((MATCHES / "icf-revised-singles-11.carrom").read_text(encoding="utf-8"))
    match = replace(whole, entries=whole.entries[:150])
    assert len(match.entries) == 150
    report = match_report(match)

    def made(language: str) -> Document:
        return document_of(report, Options(language=language))

    english, german = [calls_of(partial(made, language)).total() for language in ("en", "de", "en", "de")][2:]
    assert german <= 1.1 * english


@pytest.mark.parametrize(("count", "said"), [(1, "1 Punkt"), (2, "2 Punkte"), (0, "0 Punkte")])
def test_a_count_chooses_its_form(count: int, said: str) -> None:
    with speaking("de"):
        assert points_of(count) == said


def test_what_is_not_translated_stays_english() -> None:
    with speaking("de"):
        assert say(Words("{a} of {b}"), a=1, b=2) == "1 of 2"
        assert say(NN_("{count} of one", "{count} of several"), count=3) == "3 of several"
