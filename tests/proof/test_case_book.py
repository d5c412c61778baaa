"""The case book of rulings in the tests: each difference between the ICF's texts has a class, and everything is
typeset.
"""

from dataclasses import replace
from io import BytesIO
from itertools import islice

import pytest
from pypdf import PdfReader

from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from tests.proof.case_book import CaseBook, case_book
from tests.proof.case_book_files import as_html, as_pdf
from tests.proof.changes import CHANGES, compared
from tests.proof.covering import covering
from tests.proof.play_out import ActClass, place_of, stated_of
from tests.proof.sweep import Proof, hold
from tests.rules.notation import read_scene


def covered(edition: Edition) -> Proof:
    proof = Proof(edition)
    for scene in covering(edition):
        position, act = read_scene(scene)
        hold(proof, position, ActClass(stated_of(act), act), place_of(position))
    return proof


@pytest.fixture(scope="module")
def book() -> CaseBook:
    return case_book(covered(ICF_REVISED))


def test_every_act_that_the_icfs_texts_rule_differently_is_of_a_class() -> None:
    scenes = {*covering(ICF_REVISED), *covering(ICF_1993)}
    found = (compared(*read_scene(scene)) for scene in scenes)

    assert {difference.change for difference in found if difference is not None} == set(CHANGES)


@pytest.mark.nightly
@pytest.mark.parametrize("edition", EDITIONS, ids=str)
def test_every_reading_that_decides_is_an_open_question_and_its_cases_name_it(edition: Edition) -> None:
    proof = covered(edition)
    shown = case_book(proof)
    named = {number for chapter in shown.chapters for case in chapter.cases for number in case.readings}

    assert named == set(range(1, len(proof.decided_by) + 1))
    assert [each.number for each in shown.readings] == sorted(named)


def test_cases_are_numbered_through_and_each_has_its_picture(book: CaseBook) -> None:
    cases = [case for chapter in book.chapters for case in chapter.cases]

    assert [case.number for case in cases] == list(range(1, len(cases) + 1))
    assert {case.board for case in cases} == set(book.boards)
    assert all(case.ruling and case.laws for case in cases)


def test_the_book_is_set_as_pdf_and_as_html(book: CaseBook) -> None:
    """Uses a few cases of each chapter, since all are rendered alike."""
    chapters = tuple(replace(each, cases=tuple(islice(each.cases, 3))) for each in book.chapters)
    short = replace(book, chapters=chapters)
    pages = PdfReader(BytesIO(as_pdf(short))).pages
    page = as_html(short)
    text = "".join(each.extract_text() for each in pages)

    for each in (*(chapter.title for chapter in chapters), "What changed", "Open questions", "Chief referee"):
        assert each in text
        assert each in page
    assert page.count('class="case"') == sum(len(chapter.cases) for chapter in chapters)
    assert page.count('class="change"') == len(CHANGES)
