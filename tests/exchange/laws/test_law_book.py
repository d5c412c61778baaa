"""The law book: chapters, a search that finds each law first, and two texts side by side."""

from functools import cache
from tomllib import loads

import pytest

from carrom_desk.exchange.laws.law_book import LawBook, differences, laws_of_reading, read_book
from carrom_desk.languages import languages
from carrom_desk.resources import resource_path
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.laws import Law
from carrom_desk.rules.texts.readings import Reading

FILES = {code: resource_path("laws") / f"{code}.toml" for code in languages()[1:]}
TRANSLATED = {code: file.read_text(encoding="utf-8") for code, file in FILES.items() if file.exists()}


@cache
def book(edition: Edition, translated: str = "") -> LawBook:
    return read_book(edition, resource_path(f"laws/{edition.digest}").read_text(encoding="utf-8"), translated)


@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_the_rules_cite_opens_its_law(edition: Edition) -> None:
    laws = book(edition)
    for number in edition.numbers.values():
        row = laws.find(number)
        assert row is not None, number
        assert number.startswith(laws.whole(row).number)


@pytest.mark.parametrize("number", ["72", "72(a)", "73", "72(c)", "45(c)", "111(a)", "78(b)(ii)", "TRIAL BOARD"])
def test_a_citation_opens_the_law_that_it_names(number: str) -> None:
    row = book(ICF_REVISED).find(number)

    assert row is not None
    assert row.number == number


def test_the_texts_of_the_icf_have_chapters_in_order_and_clubs_have_sections() -> None:
    titles = [chapter.title.text for chapter in book(ICF_1993).chapters if chapter.title is not None]

    assert titles[:3] == ["Interpretations", "Sitting position", "How to strike"]
    assert "Dues and penalties" in titles
    assert len(titles) == len(set(titles))
    assert {chapter.title for chapter in book(CLUB).chapters} == {None}


def test_every_law_is_in_one_chapter() -> None:
    for edition in EDITIONS:
        numbers = [law.number for chapter in book(edition).chapters for law in chapter.laws]
        assert len(numbers) == len(set(numbers))


def test_a_law_stands_beside_the_same_law_of_the_other_text() -> None:
    revised, older = book(ICF_REVISED), book(ICF_1993)
    row = revised.find("72(a)")
    assert row is not None
    twin = older.counterpart(row)

    assert twin is not None
    assert twin.number == "45(a)"
    assert older.counterpart(next(row for row in revised.rows() if row.name == "board_disturbed")) is None


def test_what_differs_is_marked_on_both_sides() -> None:
    mine, other = differences("one man comes back", "two men come back")

    assert mine == (("one man comes", True), ("back", False))
    assert other == (("two men come", True), ("back", False))
    assert differences("the same", "the same") == ((("the same", False),), (("the same", False),))
    assert differences("alone", "") == ((("alone", True),), ())


def test_a_reading_knows_the_laws_that_it_names() -> None:
    assert laws_of_reading(Reading.TIME_LIMIT) == {Law.STROKE_TIME}


@pytest.mark.parametrize("translated", TRANSLATED.values(), ids=TRANSLATED)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_summary_is_translated(edition: Edition, translated: str) -> None:
    for mine, other in zip(book(edition).rows(), book(edition, translated).rows(), strict=True):
        assert other.summary != mine.summary, mine.number
        assert other.summary.endswith((".", "।", "۔")), mine.number


@pytest.mark.parametrize("translated", TRANSLATED.values(), ids=TRANSLATED)
def test_no_translation_is_left_over(translated: str) -> None:
    summaries = {row.summary for edition in EDITIONS for row in book(edition).rows()}

    assert set(loads(translated)) <= summaries
