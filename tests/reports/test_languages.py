"""A report is entirely in the selected language."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from carrom_desk.i18n import NN_, Words, say
from carrom_desk.languages import speaking
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.reports.document import Document
from carrom_desk.reports.match_documents import (
    Options,
    blank_document,
    day_document,
    match_document,
    match_statistics_document,
    player_statistics_document,
)
from carrom_desk.reports.output.html import as_html
from carrom_desk.reports.results.day import day_of
from carrom_desk.reports.statistics.player_statistics import player_statistics_of
from carrom_desk.reports.tables import strokes_table
from carrom_desk.rules.texts.piece_text import points_of
from tests.fakes import SINGLES
from tests.reports.sheets import TOSS, eventful, sheet
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


def documents() -> Iterator[Document]:
    found: tuple[ScoreSheet, ...] = (eventful(), sheet(TOSS))
    yield match_document(found[0], GERMAN)
    yield match_document(found[1], GERMAN)
    yield match_statistics_document(found[0], GERMAN)
    yield day_document(day_of("", found, version="1"), GERMAN)
    yield player_statistics_document(player_statistics_of("Player A1", found, version="1"), GERMAN)
    yield blank_document(SINGLES, GERMAN, version="1")


@pytest.mark.parametrize("document", list(documents()), ids=lambda document: document.title)
def test_a_german_report_has_no_english_sentence_of_ours(document: Document) -> None:
    said = re.sub(r"<style.*?</style>|<[^>]*>", "\n", as_html(document), flags=re.DOTALL)

    assert document.language == "de"
    assert sorted(words for words in english_sentences() if words in said) == []


def test_a_german_table_of_strokes_has_none_either() -> None:
    with speaking("de"):
        prose = "\n".join(str(cell) for row in strokes_table(eventful().reworded()).rows for cell in row)

    assert "Seiten gewechselt" in prose
    assert sorted(words for words in english_sentences() if words in prose) == []


def test_an_english_sentence_in_it_would_be_seen() -> None:
    said = re.sub("<[^>]*>", "\n", as_html(match_document(eventful(), Options())))

    assert len([words for words in english_sentences() if words in said]) > 20


def test_a_sheet_said_again_is_the_same_but_for_its_words() -> None:
    english = eventful()
    with speaking("de"):
        german = english.reworded()

    assert german.reworded() == english
    assert english.reworded() is english
    assert german.fingerprint == english.fingerprint
    assert german.log != english.log


@pytest.mark.parametrize(("count", "said"), [(1, "1 Punkt"), (2, "2 Punkte"), (0, "0 Punkte")])
def test_a_count_chooses_its_form(count: int, said: str) -> None:
    with speaking("de"):
        assert points_of(count) == said


def test_what_is_not_translated_stays_english() -> None:
    with speaking("de"):
        assert say(Words("{a} of {b}"), a=1, b=2) == "1 of 2"
        assert say(NN_("{count} of one", "{count} of several"), count=3) == "3 of several"
